//! Bytes on disk, for good: each function returns only when what it did survives a power
//! cut. Knows nothing of what the bytes mean, and must never be called on the table's loop,
//! since a disk takes its time.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, BufReader, ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tempfile::NamedTempFile;

use super::obstacle::{Obstacle, Ready};

/// The disk that files are written to. Cheap to clone.
#[derive(Debug, Clone, Default)]
pub struct Disk {
    obstacle: Option<Arc<dyn Obstacle>>,
}

const HALF_WRITTEN_PREFIX: &str = ".keep-";
const HALF_WRITTEN_SUFFIX: &str = ".tmp";

/// Makes a folder and those above it, for the owner alone; closes it where it was open to others.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    if !folder.is_dir() {
        let missing: Vec<_> = folder.ancestors().take_while(|one| !one.exists()).collect();
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder)?;
        for made in missing.into_iter().rev() {
            sync_folder(folder_of(made))?;
        }
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        if fs::metadata(folder)?.permissions().mode() & 0o077 != 0 {
            // A folder of somebody else's cannot be closed; its files still are.
            let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
        }
    }
    Ok(())
}

/// A file made with these options is the owner's alone.
pub(super) fn owner_only(options: &mut OpenOptions) {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    #[cfg(not(unix))]
    let _ = options;
}

/// Closes a file to others where somebody opened it to them, such as a restored copy.
pub(super) fn close_to_others(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        if file.metadata()?.permissions().mode() & 0o077 != 0 {
            file.set_permissions(fs::Permissions::from_mode(0o600))?;
        }
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// Writes a file whole or not at all, such as an exported game: readable by its owner
/// alone, since it holds every secret that was entered. Waits for the disk.
///
/// # Errors
/// Whatever the disk reports; what was there before is then still there.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    Disk::default().replace(path, bytes)
}

impl Disk {
    /// A disk with something in its way.
    #[must_use]
    pub fn behind(obstacle: Arc<dyn Obstacle>) -> Self {
        Self {
            obstacle: Some(obstacle),
        }
    }

    /// When it is ready for the table's work.
    pub(crate) fn ready(&self) -> Ready {
        match &self.obstacle {
            Some(obstacle) => obstacle.ready(),
            None => Box::pin(std::future::ready(())),
        }
    }

    /// Writes a whole file in one go: afterwards it holds either what it held before or all of
    /// `bytes`.
    pub(super) fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let file = self.half_written(path, bytes)?;
        file.persist(path).map_err(|error| error.error)?;
        sync_folder(folder_of(path))
    }

    /// Writes a whole new file; fails with `AlreadyExists` where there is one.
    pub(super) fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let file = self.half_written(path, bytes)?;
        file.persist_noclobber(path).map_err(|error| error.error)?;
        sync_folder(folder_of(path))
    }

    fn half_written(&self, path: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
        // Made with mode 0600 on unix.
        let mut file = new_half_written(path)?;
        self.write_all(file.as_file_mut(), bytes)?;
        self.sync(file.as_file())?;
        Ok(file)
    }

    /// Writes behind the first `good` bytes of an open file; what lay there is gone.
    pub(super) fn write_behind(&self, file: &mut File, good: u64, bytes: &[u8]) -> io::Result<()> {
        self.truncate(file, good)?;
        file.seek(SeekFrom::Start(good))?;
        self.write_all(file, bytes)?;
        self.sync(file)
    }

    /// Takes back what a failed write may have left behind the first `good` bytes.
    pub(super) fn take_back(&self, file: &File, good: u64) -> io::Result<()> {
        self.truncate(file, good)?;
        self.sync(file)
    }

    /// Gives the file a second name, `….damaged-1` or the next free one, and returns it.
    pub(super) fn copy_aside(&self, path: &Path) -> io::Result<PathBuf> {
        let (name, before) = free_name(path)?;
        if let Some(before) = before
            && same_bytes(path, &before).unwrap_or(false)
        {
            // It was set aside by a start that could not finish its repair.
            return Ok(before);
        }
        // A second name needs no room on a full disk. Not every file system has them.
        if fs::hard_link(path, &name).is_err() {
            let mut copy = new_half_written(&name)?;
            io::copy(&mut File::open(path)?, copy.as_file_mut())?;
            self.sync(copy.as_file())?;
            copy.persist_noclobber(&name).map_err(|error| error.error)?;
        }
        sync_folder(folder_of(path))?;
        Ok(name)
    }

    fn write_all(&self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        let room = self
            .obstacle
            .as_ref()
            .map_or(bytes.len(), |obstacle| obstacle.room_for(bytes.len()));
        match bytes.get(..room) {
            Some(part) if room < bytes.len() => {
                io::Write::write_all(file, part)?;
                Err(ErrorKind::StorageFull.into())
            }
            _ => io::Write::write_all(file, bytes),
        }
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        if let Some(obstacle) = &self.obstacle {
            obstacle.before_sync()?;
        }
        file.sync_data()
    }

    fn truncate(&self, file: &File, length: u64) -> io::Result<()> {
        if file.metadata()?.len() > length {
            if let Some(obstacle) = &self.obstacle {
                obstacle.before_truncate()?;
            }
            file.set_len(length)?;
        }
        Ok(())
    }
}

fn new_half_written(path: &Path) -> io::Result<NamedTempFile> {
    tempfile::Builder::new()
        .prefix(HALF_WRITTEN_PREFIX)
        .suffix(HALF_WRITTEN_SUFFIX)
        .tempfile_in(folder_of(path))
}

/// Removes what a killed program left of a file that it was about to put in place.
pub(super) fn sweep(folder: &Path) {
    let Ok(listing) = fs::read_dir(folder) else {
        return;
    };
    for file in listing.flatten() {
        let name = file.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(HALF_WRITTEN_PREFIX) && name.ends_with(HALF_WRITTEN_SUFFIX) {
            // What cannot be removed now is tried again at the next start.
            let _ = fs::remove_file(file.path());
        }
    }
}

/// The names of damaged files: never one that is taken.
fn free_name(path: &Path) -> io::Result<(PathBuf, Option<PathBuf>)> {
    let mut before = None;
    for number in 1_u32.. {
        let name = path.with_extension(format!("damaged-{number}"));
        match fs::symlink_metadata(&name) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok((name, before)),
            Err(error) => return Err(error),
            Ok(_) => before = Some(name),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Renames the file to `….damaged-1` or the next free one, and returns the name.
pub(super) fn move_aside(path: &Path) -> io::Result<PathBuf> {
    let (name, _) = free_name(path)?;
    fs::rename(path, &name)?;
    sync_folder(folder_of(path))?;
    Ok(name)
}

/// Gives a file another name in the same folder.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    // A lock keeps other copies of the program out, and nobody else makes such names.
    if fs::symlink_metadata(to).is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    fs::rename(from, to)?;
    sync_folder(folder_of(to))
}

fn same_bytes(one: &Path, other: &Path) -> io::Result<bool> {
    let (one, other) = (File::open(one)?, File::open(other)?);
    if one.metadata()?.len() != other.metadata()?.len() {
        return Ok(false);
    }
    let mut pairs = BufReader::new(one)
        .bytes()
        .zip(BufReader::new(other).bytes());
    pairs.try_fold(true, |same, (one, other)| Ok(same && one? == other?))
}

/// A whole file of at most `most` bytes; `None` where there is none, `FileTooLarge` where it is larger.
pub(super) fn read_at_most(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).is_ok_and(|read| read > most) {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(Some(bytes))
}

/// The entries of a folder are on disk only when the folder itself was written out.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    // Windows has no such call and writes them out with the files.
    #[cfg(unix)]
    match File::open(folder)?.sync_all() {
        // Some network file systems refuse it for folders and need none.
        Err(error)
            if !matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::Unsupported
            ) =>
        {
            return Err(error);
        }
        Ok(()) | Err(_) => {}
    }
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        Some(_) | None => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_file_never_takes_the_place_of_one_that_is_there() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("0001.journal");
        let disk = Disk::default();
        disk.create(&path, b"first").unwrap();
        let refused = disk.create(&path, b"second").unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"first");
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 1);
    }
}

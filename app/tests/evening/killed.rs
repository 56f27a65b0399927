//! The real loop in a process of its own, playing random games without a window, killed
//! with `kill -9` at any moment, its newest bytes cut or zeroed now and then, on a disk
//! that fills, turns read-only and vanishes: the next start opens where it stood, sets bad
//! files aside, says so, and nothing that was called kept is missing.
//!
//! `KILLS=300` makes the long run. What the process says stands in `plays`.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{BuildHasher as _, Hash as _, Hasher as _, RandomState};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use app::contract::Notice;
use app::keep::{Folders, Journal, LastTable, Lock, SettingsFile};

use crate::dice::{Dice, Luck};
use crate::plays::{At, DISK, Line, PLACE, SEED};

/// So many kills when nobody asks for more.
const FEW: usize = 20;

fn kills() -> usize {
    let asked = std::env::var("KILLS").ok();
    asked.map_or(FEW, |kills| kills.parse().expect("KILLS is a number"))
}

/// A process that plays, and all that it said.
struct Playing {
    child: Child,
    said: BufReader<ChildStderr>,
}

impl Playing {
    fn start(place: &Path, seed: u64, disk: &str) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([
                "plays::without_pause",
                "--exact",
                "--ignored",
                "--nocapture",
            ])
            .env(PLACE, place)
            .env(SEED, seed.to_string())
            .env(DISK, disk)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stderr.take().unwrap());
        Self { child, said }
    }

    /// The next whole line; what is not ours is left out. `None` at the end.
    fn line(&mut self) -> Option<Line> {
        loop {
            let mut line = String::new();
            let read = self.said.read_line(&mut line).unwrap();
            assert!(!line.contains("panicked"), "{line}{}", self.rest());
            if read == 0 || !line.ends_with('\n') {
                return None;
            }
            if let Some(said) = Line::read(line.trim_end()) {
                return Some(said);
            }
        }
    }

    fn rest(&mut self) -> String {
        let mut rest = String::new();
        while self.said.read_line(&mut rest).unwrap_or(0) > 0 {}
        rest
    }

    /// `SIGKILL`: whatever it is just writing stays as it is.
    fn kill(&mut self) {
        self.child.kill().unwrap();
    }
}

/// What the killed one had shown.
#[derive(Default)]
struct Past {
    /// Every state in order, and whether it was called kept.
    seen: Vec<(At, bool)>,
    /// What was asked for and not answered any more.
    asked: Option<String>,
    settings: Vec<(u16, bool)>,
    tables: Vec<(String, bool)>,
}

impl Past {
    fn hear(&mut self, line: Line) {
        match line {
            Line::Seen { at, kept } => {
                match self.seen.last_mut() {
                    // Caught up with later.
                    Some(last) if last.0 == at => last.1 |= kept,
                    _ => self.seen.push((at, kept)),
                }
            }
            Line::Asks(ask) => self.asked = Some(ask),
            Line::Answered => self.asked = None,
            Line::Settings { sand_s, kept } => self.settings.push((sand_s, kept)),
            Line::Table { name, kept } => self.tables.push((name, kept)),
            Line::Vanished => {
                // Nobody can promise what somebody took away.
                self.tables.iter_mut().for_each(|table| table.1 = false);
            }
            Line::Opened { .. } | Line::Before(_) | Line::After(_) | Line::Ready => {}
        }
    }
}

/// What the next start finds.
struct Found {
    at: At,
    kept: bool,
    before: Vec<At>,
    after: Vec<At>,
    notices: Vec<(Notice, Option<u64>)>,
    settings: u16,
    table: Option<String>,
    /// What else it said while it opened.
    said: Vec<Line>,
}

impl Playing {
    /// Up to the moment when it begins to play.
    fn opened(&mut self) -> Found {
        let mut found = None;
        let mut said = Vec::new();
        loop {
            let line = self.line().unwrap_or_else(|| panic!("it never opened"));
            match line {
                Line::Opened {
                    at,
                    kept,
                    notices,
                    settings,
                    table,
                } => {
                    // What was seen until now is this.
                    said.clear();
                    found = Some(Found {
                        at,
                        kept,
                        before: Vec::new(),
                        after: Vec::new(),
                        notices,
                        settings,
                        table,
                        said: Vec::new(),
                    });
                }
                Line::Before(at) => found.as_mut().unwrap().before.push(at),
                Line::After(at) => found.as_mut().unwrap().after.push(at),
                Line::Ready => {
                    let found = found.unwrap();
                    return Found { said, ..found };
                }
                other => said.push(other),
            }
        }
    }
}

impl Past {
    /// What was found is what is shown now.
    fn goes_on(&mut self, found: Found) {
        let (at, kept) = (found.at, found.kept);
        self.hear(Line::Seen { at, kept });
        self.settings.push((found.settings, true));
        match found.table {
            Some(name) => self.tables.push((name, true)),
            None => self.tables.clear(),
        }
        self.asked = None;
        found.said.into_iter().for_each(|line| self.hear(line));
    }
}

/// What was done to the files while nothing ran.
#[derive(Default)]
struct Damage {
    game: Option<(PathBuf, Vec<u8>)>,
    settings: Option<Vec<u8>>,
    table: Option<Vec<u8>>,
}

/// Cuts or zeroes the newest bytes, fewer than a line of a journal has.
fn hurt(path: &Path, luck: &mut Luck) -> Option<Vec<u8>> {
    let mut bytes = fs::read(path).ok()?;
    let newest = 2 + luck.below(389);
    let start = bytes.len().checked_sub(newest)?;
    if luck.one_in(2) {
        bytes.truncate(start);
    } else {
        bytes[start..].fill(0);
    }
    fs::write(path, &bytes).ok()?;
    Some(bytes)
}

fn is_plain(journal: &[u8]) -> bool {
    let header = journal.split(|byte| *byte == b'\n').next();
    String::from_utf8_lossy(header.unwrap_or_default()).contains("\"sealed\":false")
}

impl Damage {
    fn is_none(&self) -> bool {
        self.game.is_none() && self.settings.is_none() && self.table.is_none()
    }

    fn to(folders: &Folders, luck: &mut Luck) -> Self {
        let mut damage = Self::default();
        if luck.one_in(2)
            && let Ok(opened) = Journal::open_last(folders, &app::games::UPGRADES)
            && opened.damaged.is_none()
            && let Some(last) = opened.last
            && let Some(path) = last.journal.path()
            // A line of a game in plain text may be shorter than what is cut.
            && fs::read(path).is_ok_and(|bytes| !is_plain(&bytes))
        {
            damage.game = hurt(path, luck).map(|bytes| (path.to_owned(), bytes));
        }
        if luck.one_in(8) {
            damage.settings = hurt(
                SettingsFile::of(folders, &app::games::UPGRADES).path(),
                luck,
            );
        }
        if luck.one_in(8) {
            damage.table = hurt(LastTable::of(folders, &app::games::UPGRADES).path(), luck);
        }
        damage
    }

    /// Every one of them was told and set aside, and nothing else was.
    fn was_told(&self, notices: &[(Notice, Option<u64>)]) {
        let aside = |is: fn(&Notice) -> bool| {
            let told = notices.iter().find(|one| is(&one.0));
            told.and_then(|told| told.1)
        };
        let game = self.game.as_ref().map(|game| digest(&game.1));
        let settings = self.settings.as_ref().map(digest);
        let table = self.table.as_ref().map(digest);
        let told = aside(|one| matches!(one, Notice::GameDamaged { .. }));
        assert_eq!(told, game, "the damaged game in {notices:?}");
        let told = aside(|one| matches!(one, Notice::SettingsDamaged { .. }));
        assert_eq!(told, settings, "the damaged settings in {notices:?}");
        let told = aside(|one| matches!(one, Notice::TableDamaged { .. }));
        assert_eq!(told, table, "the damaged table in {notices:?}");
    }
}

/// Holds what was found against what had been shown.
fn judge(past: &Past, found: &Found, damage: &Damage) {
    damage.was_told(&found.notices);
    let kept = |kept: &(At, bool)| kept.1;
    let promised = past.seen.iter().rposition(kept).unwrap_or(0);
    let last_but_one = usize::from(damage.game.is_some());
    let from = promised.saturating_sub(last_but_one);
    let shown = past.seen[from..].iter().any(|(at, _)| *at == found.at);
    // One step more than was shown: it was on disk, as it must be before it is shown.
    let last = past.seen.last().map(|seen| &seen.0);
    let beyond = found.before.iter().chain(&found.after);
    let one_more = last.is_none_or(|last| beyond.clone().any(|at| at == last));
    let begun = match past.asked.as_deref() {
        Some("new-game") => found.at.is_fresh(),
        // The last hand is dealt with all the others, and that is never undone.
        Some("enter-hand") => found.at.is_fresh(),
        Some("leave") => found.at == At::Nothing && last.is_some_and(At::is_over),
        _ => false,
    };
    assert!(
        shown || one_more || begun,
        "opened at {:?}, between {:?} and {:?}; shown before: {:?}, asked {:?}, damage {last_but_one}",
        found.at,
        found.before,
        found.after,
        &past.seen[past.seen.len().saturating_sub(5)..],
        past.asked,
    );
    if damage.settings.is_none() {
        one_of(&past.settings, &found.settings);
    }
    if damage.table.is_none()
        && let Some(table) = &found.table
    {
        one_of(&past.tables, table);
    } else {
        let promised = past.tables.iter().any(|table| table.1);
        assert!(damage.table.is_some() || !promised, "no table");
    }
}

/// The last one that was called kept, or one that came after it.
fn one_of<T: PartialEq + std::fmt::Debug>(past: &[(T, bool)], found: &T) {
    let promised = past.iter().rposition(|one| one.1).unwrap_or(0);
    let since = past.get(promised..).unwrap_or_default();
    // The asked-for one is said before it is asked for, so that it stands here.
    assert!(
        since.is_empty() || since.iter().any(|one| one.0 == *found),
        "{found:?} is none of {since:?}"
    );
}

/// A moment that no clock knows.
fn a_moment(luck: &mut Luck) {
    for _ in 0..luck.below(4_000) {
        std::thread::yield_now();
    }
}

fn play_and_be_killed(place: &Path, rounds: usize, disk: &str) {
    let folders = Folders::below(place);
    // The same people every time, unless somebody asked for a longer run; when they are killed
    // is the machine's to say.
    let seed = match std::env::var_os("KILLS") {
        Some(_) => RandomState::new().hash_one(rounds),
        None => 1692,
    };
    eprintln!("seed {seed}");
    let mut luck = Luck(seed);
    let mut past = Past::default();
    let mut damage = Damage::default();
    let (mut killed, mut damaged) = (0, 0);
    while killed < rounds {
        let mut playing = Playing::start(place, seed.wrapping_add(killed as u64), disk);
        if luck.one_in(8) && damage.is_none() {
            // Killed while it opens.
            a_moment(&mut luck);
            playing.kill();
            while let Some(line) = playing.line() {
                past.hear(line);
            }
            playing.child.wait().unwrap();
            killed += 1;
            mend(place);
            continue;
        }
        let found = playing.opened();
        judge(&past, &found, &damage);
        past.goes_on(found);
        let lines = luck.below(150);
        for _ in 0..lines {
            let line = playing.line();
            past.hear(line.unwrap_or_else(|| panic!("it ended by itself")));
        }
        a_moment(&mut luck);
        playing.kill();
        while let Some(line) = playing.line() {
            past.hear(line);
        }
        playing.child.wait().unwrap();
        killed += 1;
        // The system gave the lock back, once a command that the killed one had begun is gone too.
        let given_back = (0..20).any(|_| {
            mend(place);
            Lock::take_within(&folders, Duration::from_secs(1)).is_ok()
        });
        assert!(given_back, "the lock outlives its owner");
        damage = Damage::to(&folders, &mut luck);
        damaged += usize::from(damage.game.is_some());
    }
    let states = past.seen.len();
    eprintln!("{killed} kills, {damaged} damaged journals, {states} states shown");
    assert!(states > killed);
}

/// Gives room, rights and folder back, as whoever owns the machine would.
fn mend(place: &Path) {
    let data = place.join("data");
    let away = place.join("data.away");
    let _ = fs::remove_file(place.join("ballast"));
    let _ = Command::new("umount").arg(&data).output();
    if away.exists() {
        // What was written again is whole, once it has its name.
        let again = fs::read_dir(Folders::below(place).games());
        let mut again = again.into_iter().flatten().flatten();
        if again.any(|file| file.path().extension().is_some_and(|end| end == "journal")) {
            fs::remove_dir_all(away).unwrap();
        } else {
            let _ = fs::remove_file(&data);
            let _ = fs::remove_dir_all(&data);
            fs::rename(away, data).unwrap();
        }
    }
}

#[test]
fn a_table_killed_at_any_moment_opens_where_it_stood() {
    let place = tempfile::tempdir().unwrap();
    play_and_be_killed(place.path(), kills(), "");
}

#[test]
fn a_table_killed_while_its_folder_comes_and_goes_never_called_kept_what_is_lost() {
    let place = tempfile::tempdir().unwrap();
    play_and_be_killed(place.path(), kills(), "vanishes");
}

/// On a disk of its own, which needs the right to mount one: where that is not given, this
/// says so and passes.
#[test]
#[cfg(target_os = "linux")]
fn a_table_killed_on_a_disk_that_fails_never_called_kept_what_is_lost() {
    let place = tempfile::tempdir().unwrap();
    let mounted = "mount -t tmpfs -o size=32m none \"$0\" && exec \"$@\"";
    let allowed = Command::new("unshare")
        .args(["--mount", "sh", "-c", mounted])
        .arg(place.path())
        .arg("true")
        .output();
    if !allowed.is_ok_and(|tried| tried.status.success()) {
        eprintln!("skipped: no disk can be mounted here");
        return;
    }
    let run = Command::new("unshare")
        .args(["--mount", "sh", "-c", mounted])
        .arg(place.path())
        .arg(std::env::current_exe().unwrap())
        .args(["killed::on_a_disk_of_its_own", "--exact", "--ignored"])
        .arg("--nocapture")
        .env(PLACE, place.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stderr);
    eprintln!("{said}");
    assert!(run.status.success(), "{said}");
    assert!(said.contains(" kills, "), "it did run");
}

#[test]
#[ignore = "run by the test above on a disk of its own"]
fn on_a_disk_of_its_own() {
    let Some(place) = std::env::var_os(PLACE) else {
        return;
    };
    play_and_be_killed(place.as_ref(), kills(), "fails");
}

/// A number for what somebody sees.
pub(crate) fn digest(seen: &impl serde::Serialize) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(seen).unwrap().hash(&mut hasher);
    hasher.finish()
}

#[test]
fn a_second_table_steps_back_while_the_first_one_plays() {
    let place = tempfile::tempdir().unwrap();
    let mut playing = Playing::start(place.path(), 1, "");
    playing.opened();
    let second = Lock::take(&Folders::below(place.path()));
    assert!(matches!(second, Err(app::keep::KeepError::InUse)));
    playing.kill();
    playing.child.wait().unwrap();
    drop(Lock::take(&Folders::below(place.path())).unwrap());
}

/// A table after so many steps.
fn after(steps: u64) -> At {
    At::Game {
        table: steps,
        fresh: steps == 0,
        over: false,
    }
}

fn found(at: At) -> Found {
    Found {
        at,
        kept: true,
        before: Vec::new(),
        after: Vec::new(),
        notices: Vec::new(),
        settings: 30,
        table: None,
        said: Vec::new(),
    }
}

fn shown(kept: &[bool]) -> Past {
    let seen = (1..).zip(kept).map(|(steps, kept)| (after(steps), *kept));
    Past {
        seen: seen.collect(),
        ..Past::default()
    }
}

#[test]
#[should_panic = "opened at"]
fn a_step_that_was_called_kept_and_is_lost_is_noticed() {
    judge(&shown(&[true, true]), &found(after(1)), &Damage::default());
}

#[test]
fn a_step_that_was_not_called_kept_may_be_lost() {
    judge(&shown(&[true, false]), &found(after(1)), &Damage::default());
}

#[test]
#[should_panic = "the damaged game in"]
fn damage_that_is_not_told_is_noticed() {
    let damage = Damage {
        game: Some((PathBuf::new(), vec![0])),
        ..Damage::default()
    };
    judge(&shown(&[true, true]), &found(after(1)), &damage);
}

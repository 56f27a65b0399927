//! What is to be told once. The newest is told first; what was not read yet waits beneath
//! it, so that one accident never hides another.

use super::Table;
use crate::contract::{Notice, Storage};

/// The notices that nobody has put away yet, the newest last.
#[derive(Default)]
pub(super) struct Notices(Vec<Notice>);

impl Notices {
    /// Tells it, or tells it again.
    pub(super) fn tell(&mut self, notice: Notice) {
        self.0.retain(|told| *told != notice);
        self.0.push(notice);
    }

    pub(super) fn newest(&self) -> Option<&Notice> {
        self.0.last()
    }

    /// The newest was read.
    pub(super) fn put_away(&mut self) {
        self.0.pop();
    }
}

impl Table {
    /// Takes over what the disk brought about, and drops what is no longer so.
    pub(super) fn gather_notices(&mut self) {
        for notice in self.keeping.take_notices() {
            self.notices.tell(notice);
        }
        self.notices.0.retain(|notice| match notice {
            Notice::NotKept => self.keeping.storage() == Storage::NotKept,
            Notice::SettingsNotKept => self.keeping.are_settings_owed(),
            Notice::GameDamaged { .. }
            | Notice::CannotOpenLast
            | Notice::SettingsDamaged { .. }
            | Notice::TableDamaged { .. }
            | Notice::NoSound
            | Notice::TakesForgotten
            | Notice::Exported { .. } => true,
        });
    }
}

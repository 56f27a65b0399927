//! What is to be told once. The newest is told first; what was not read yet waits beneath
//! it, so that one accident never hides another, and each has a number, so that a hasty finger
//! never puts away one that was not read.

use crate::contract::{Notice, NumberedNotice};

/// The notices that nobody has put away yet, the newest last.
#[derive(Default)]
pub(super) struct Notices {
    untold: Vec<NumberedNotice>,
    told: u64,
}

impl Notices {
    /// Tells it, or tells it again.
    pub(super) fn tell(&mut self, notice: Notice) {
        self.untold.retain(|told| told.notice != notice);
        self.told += 1;
        self.untold.push(NumberedNotice {
            number: self.told,
            notice,
        });
    }

    pub(super) fn newest(&self) -> Option<&NumberedNotice> {
        self.untold.last()
    }

    /// This one was read.
    pub(super) fn put_away(&mut self, number: u64) {
        self.untold.retain(|told| told.number != number);
    }
}

impl Notices {
    /// Drops what is no longer so.
    pub(super) fn keep_what(&mut self, is_so: impl Fn(&Notice) -> bool) {
        self.untold.retain(|told| is_so(&told.notice));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_that_came_meanwhile_is_not_put_away_unread() {
        let mut notices = Notices::default();
        notices.tell(Notice::NoSound);
        notices.tell(Notice::NotKept);
        let seen = notices.newest().map(|notice| notice.number).unwrap();
        notices.put_away(seen);
        notices.put_away(seen);
        let left = notices.newest().map(|notice| &notice.notice);
        assert_eq!(left, Some(&Notice::NoSound), "a double tap puts away one");
    }
}

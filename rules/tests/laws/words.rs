//! A closed list has one word for each of its members: files, the screen's contract and the
//! code that asks for a word say the same.

use std::fmt::Debug;
use std::str::FromStr;

use rules::salem::cards::{BlueCard, Card, Character, RedCard};
use rules::salem::moves::{Cause, Fate, Side};
use rules::salem::refusals::Code;
use rules::salem::view::{Awaiting, ConstableCard, PhaseName};
use serde::Serialize;
use strum::VariantArray;

fn written_as_it_is_called<T>()
where
    T: VariantArray + Serialize + Debug + Copy + Into<&'static str>,
{
    for one in T::VARIANTS {
        let written = serde_json::to_value(one).expect("a word");
        assert_eq!(written.as_str(), Some((*one).into()), "{one:?}");
    }
}

fn read_as_it_is_called<T>()
where
    T: VariantArray + FromStr + PartialEq + Debug + Copy + Into<&'static str>,
{
    for one in T::VARIANTS {
        let word: &str = (*one).into();
        assert!(word.parse::<T>().is_ok_and(|read| read == *one), "{word}");
    }
    assert!("no such word".parse::<T>().is_err());
}

#[test]
fn every_closed_list_has_one_word_for_each_of_its_members() {
    written_as_it_is_called::<Card>();
    written_as_it_is_called::<BlueCard>();
    written_as_it_is_called::<RedCard>();
    written_as_it_is_called::<Character>();
    written_as_it_is_called::<Code>();
    written_as_it_is_called::<Cause>();
    written_as_it_is_called::<Fate>();
    written_as_it_is_called::<Side>();
    written_as_it_is_called::<PhaseName>();
    written_as_it_is_called::<Awaiting>();
    written_as_it_is_called::<ConstableCard>();
    read_as_it_is_called::<Card>();
    read_as_it_is_called::<BlueCard>();
    read_as_it_is_called::<RedCard>();
    read_as_it_is_called::<Character>();
    read_as_it_is_called::<Code>();
}

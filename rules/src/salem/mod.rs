//! Salem 1692, as far as a moderator keeps it: the course of the game on one page.
//!
//! A [`setup`] is checked once. Where the app is to know the hands they are entered
//! ([`dealing`]). Then the game goes [`dawn`] (the Black Cat is placed), and day after day
//! ([`day`]) until a card calls a [`night`] or a [`conspiracy`]. Revealed cards and kills bring [`death`]s,
//! one at a time; somebody may go home ([`leaving`]); after each the
//! [`end`] is looked for. The witches may [`claim`] theirs.
//!
//! [`moves`] lists what may be asked for and what happens; [`rules`] joins the phases;
//! [`refusals`] lists why not; [`view`] is what may be seen; [`offers`] what may be done;
//! [`moment`] is what the table is to wait for. [`game`] is all of it for the house.
//! Numbers such as S31 are those of `docs/rules/salem.md`.
//!
//! This module must never know how anything is said, shown, stored or timed.

pub mod cards;
mod characters;
mod claim;
mod conspiracy;
mod dawn;
mod day;
mod dealing;
mod death;
mod draft;
mod end;
pub mod game;
mod interrupted;
mod leaving;
mod ledger;
pub mod moment;
pub mod moves;
mod naming;
mod night;
pub mod offers;
mod people;
pub mod printing;
pub mod refusals;
mod requirements;
mod reveal;
pub mod rules;
pub mod setup;
pub mod state;
pub mod view;

pub use game::{Salem, SalemGame};

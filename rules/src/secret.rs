//! What holds a secret does not print it: neither a log nor a panic may tell a hand or a
//! target. Types that hold one print their name, or the word of their variant, and no more.

/// Lets types print their name alone.
macro_rules! prints_its_name {
    ($($secret:ident),+ $(,)?) => {$(
        impl std::fmt::Debug for $secret {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                to.write_str(stringify!($secret))
            }
        }
    )+};
}

/// Lets enums that know their words print the word of the variant alone.
macro_rules! prints_its_word {
    ($($secret:ident $(<$generic:ident>)?),+ $(,)?) => {$(
        impl$(<$generic>)? std::fmt::Debug for $secret$(<$generic>)? {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                to.write_str(<&'static str>::from(self))
            }
        }
    )+};
}

pub(crate) use prints_its_name;
pub(crate) use prints_its_word;

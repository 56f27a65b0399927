//! A set-up that was entered, as the rules take it. Must never decide a rule.

use rules::refusals::SetupRefusal;

use crate::contract::Trouble;
use crate::games::Listed;

/// The set-up of a form; refusals stand where `at` puts them.
pub(super) fn check<G: Listed>(
    form: &G::Form,
    at: impl Fn(SetupRefusal<G::Code>) -> SetupRefusal<G::Code>,
) -> Result<G::Setup, Vec<Trouble>> {
    let trouble = |refusal| Trouble::Setup {
        refusal: G::as_trouble(at(refusal)),
    };
    G::check(form).map_err(|refusals| refusals.into_iter().map(trouble).collect())
}

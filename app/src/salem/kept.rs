//! How what was kept of Salem 1692 by earlier versions is understood.

use rules::salem::setup::SetupForm;
use serde_json::{Value, json};

use super::journal_v1::KIND;
pub(crate) use super::journal_v1::upgrade as journal;
use crate::keep::Raw;

/// A table of today from what lies in the file; version 1 wrote the form alone. Without hands
/// and seed, whoever wrote them there.
pub(crate) fn table(found: Raw) -> Option<Raw> {
    let form = match found {
        Value::Object(mut table) if table.contains_key("game") => {
            (table.get("game")? == KIND).then(|| table.remove("form"))??
        }
        form => form,
    };
    let form = SetupForm {
        hands: None,
        seed: 0,
        ..serde_json::from_value(form).ok()?
    };
    Some(json!({ "game": KIND, "form": form }))
}

/// Settings of version 1, which had those of this game among the others.
pub(crate) fn settings(found: &mut Value) {
    const OURS: [&str; 4] = [
        "witches_least_s",
        "constable_least_s",
        "own_timer",
        "sand_s",
    ];
    let Some(settings) = found.as_object_mut() else {
        return;
    };
    for name in OURS {
        let Some(value) = settings.remove(name) else {
            continue;
        };
        let ours = settings.entry("salem").or_insert_with(|| json!({}));
        if let Some(ours) = ours.as_object_mut() {
            // What today's version wrote beside it is newer.
            ours.entry(name).or_insert(value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_of_this_game_stand_in_a_place_of_their_own() {
        let mut found = json!({"sand_s": 45, "own_timer": true, "pace": "slow"});
        settings(&mut found);
        let of_today = json!({"salem": {"sand_s": 45, "own_timer": true}, "pace": "slow"});
        assert_eq!(found, of_today);
        settings(&mut found);
        assert_eq!(found, of_today);
        found["sand_s"] = json!(60);
        settings(&mut found);
        assert_eq!(found, of_today);
        for nonsense in [json!([]), json!({"sand_s": 45, "salem": 7}), json!(null)] {
            settings(&mut nonsense.clone());
        }
    }

    #[test]
    fn a_table_of_version_1_is_one_of_today_and_no_secret_comes_out_of_either() {
        let form = json!({
            "players": [{"name": "Ada"}], "tracking": "ledger", "seed": 7,
            "hands": {"Ada": ["witch"]},
        });
        let of_today = table(form.clone()).unwrap();
        assert_eq!(of_today["game"], KIND);
        assert_eq!(of_today["form"]["players"][0]["name"], "Ada");
        assert!(!of_today.to_string().contains("witch\""));
        assert_eq!(
            table(json!({"game": KIND, "form": form})),
            Some(of_today.clone())
        );
        assert_eq!(table(of_today.clone()), Some(of_today));
        for no_table in [
            json!({}),
            json!({"game": "pagan", "form": {}}),
            json!({"game": KIND}),
        ] {
            assert_eq!(table(no_table), None);
        }
    }
}

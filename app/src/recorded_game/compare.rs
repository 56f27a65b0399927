//! Holds what a file expects against a table: only the keys that are named, at every
//! depth; lists and values exactly.

use std::fmt;

use serde_json::Value;

use super::step::Expected;

/// The first thing that is not as expected.
#[derive(Debug, Clone, PartialEq)]
pub struct Difference {
    /// The keys down to it.
    pub path: Vec<String>,
    /// What the file names.
    pub expected: Value,
    /// What is there; nothing where there is no such key.
    pub found: Option<Value>,
}

impl fmt::Display for Difference {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.join(".");
        write!(to, "`{path}` should be {}, ", self.expected)?;
        match &self.found {
            Some(found) => write!(to, "but is {found}"),
            None => write!(to, "but there is no such thing"),
        }
    }
}

/// The first difference, if any.
pub(super) fn difference(expected: &Expected, found: &Value) -> Option<Difference> {
    let mut path = Vec::new();
    let differs = expected
        .iter()
        .find_map(|(key, expected)| differs(key, expected, found, &mut path));
    differs.map(|(expected, found)| Difference {
        path,
        expected: expected.clone(),
        found: found.cloned(),
    })
}

/// Leaves the path to the difference behind when there is one.
fn differs<'a>(
    key: &str,
    expected: &'a Value,
    whole: &'a Value,
    path: &mut Vec<String>,
) -> Option<(&'a Value, Option<&'a Value>)> {
    path.push(key.to_owned());
    let differs = match (expected, whole.get(key)) {
        (Value::Object(expected), Some(found @ Value::Object(_))) => expected
            .iter()
            .find_map(|(key, expected)| differs(key, expected, found, path)),
        // What is not there is as good as nothing.
        (Value::Null, None) => None,
        (expected, found) => (Some(expected) != found).then_some((expected, found)),
    };
    if differs.is_none() {
        path.pop();
    }
    differs
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn compare(expected: Value, found: &Value) -> Option<String> {
        let Value::Object(expected) = expected else {
            panic!("what is expected has keys");
        };
        difference(&expected, found).map(|difference| difference.to_string())
    }

    #[test]
    fn only_what_is_named_is_compared_at_every_depth() {
        let found = json!({
            "phase": "day",
            "winner": null,
            "night": {"number": 1, "died": ["Cy", "Dee"]},
            "players": {"Cy": {"alive": false, "blue": []}}
        });
        for same in [
            json!({}),
            json!({"phase": "day"}),
            json!({"winner": null, "unheard-of": null}),
            json!({"players": {"Cy": {}}}),
            json!({"players": {"Cy": {"blue": []}}, "night": {"died": ["Cy", "Dee"]}}),
        ] {
            assert_eq!(compare(same.clone(), &found), None, "{same}");
        }
        for (other, said) in [
            (
                json!({"phase": "night"}),
                "`phase` should be \"night\", but is \"day\"",
            ),
            (
                json!({"night": {"died": ["Dee", "Cy"]}}),
                "`night.died` should be [\"Dee\",\"Cy\"], but is [\"Cy\",\"Dee\"]",
            ),
            (
                json!({"players": {"Cy": {"alive": true}}}),
                "`players.Cy.alive` should be true, but is false",
            ),
            (
                json!({"players": {"Eve": {}}}),
                "`players.Eve` should be {}, but there is no such thing",
            ),
            (json!({"winner": {}}), "`winner` should be {}, but is null"),
        ] {
            assert_eq!(compare(other, &found).as_deref(), Some(said));
        }
    }
}

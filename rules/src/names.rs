//! Names of players: what is a name, and when two names are the same (S5).

use icu_casemap::CaseMapper;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_segmentation::UnicodeSegmentation;

/// The longest name, in grapheme clusters (S5).
pub const LONGEST_NAME: usize = 24;

/// The most bytes that 24 grapheme clusters may take. A cluster has no bound of its
/// own, so that without this a name of one letter and a million accents would pass.
const MOST_BYTES: usize = LONGEST_NAME * 64;

/// The most marks that may stand one upon another. No writing needs more (UTS 39, 5.4), and a tower
/// of them would cover the names around it.
const MOST_MARKS: usize = 4;

/// The name without what surrounds it, or `None` when it is not one (S5): empty,
/// invisible, too long, with a control character in it or with a tower of marks.
#[must_use]
pub fn checked(typed: &str) -> Option<String> {
    let name = typed.trim_matches(|sign: char| {
        sign.is_whitespace() || (is_invisible(sign) && !belongs_to_its_neighbour(sign))
    });
    let visible = name
        .chars()
        .any(|sign| !sign.is_whitespace() && !is_invisible(sign));
    let clean = !name.chars().any(is_control);
    let short = name.len() <= MOST_BYTES && name.graphemes(true).count() <= LONGEST_NAME;
    (visible && clean && short && !towers(name)).then(|| name.to_owned())
}

/// Whether more marks stand one upon another than any writing needs.
fn towers(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|sign| {
        marks = if is_mark(sign) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

fn is_mark(sign: char) -> bool {
    matches!(
        general_category(sign),
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
    )
}

/// What two names have in common exactly when a table could not tell them apart:
/// compatibility-normalised, case-folded, without invisible signs, spaces run together.
#[must_use]
pub fn key(name: &str) -> String {
    let normalizer = ComposingNormalizerBorrowed::new_nfkc();
    let visible: String = name
        .chars()
        .filter(|sign| !is_invisible(*sign) || is_tag(*sign))
        .collect();
    let folded = CaseMapper::new()
        .fold_string(&normalizer.normalize(&visible))
        .into_owned();
    let key = normalizer.normalize(&folded);
    key.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_invisible(sign: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(sign)
        || general_category(sign) == GeneralCategory::Format
}

/// Whether a sign that shows nothing by itself makes the one beside it another: the
/// colours of a heart, the members of a family, the flags of England and Scotland.
fn belongs_to_its_neighbour(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}') || is_tag(sign)
}

/// The signs that spell which flag it is.
fn is_tag(sign: char) -> bool {
    matches!(sign, '\u{e0020}'..='\u{e007f}')
}

/// Controls, and the signs that turn the direction of what follows them: a name must
/// not rearrange the sentence that it stands in.
fn is_control(sign: char) -> bool {
    const TURNS: [char; 9] = [
        '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2066}', '\u{2067}',
        '\u{2068}', '\u{2069}',
    ];
    TURNS.contains(&sign)
        || matches!(
            general_category(sign),
            GeneralCategory::Control
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
        )
}

fn general_category(sign: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s5_a_name_is_trimmed_and_has_1_to_24_grapheme_clusters() {
        assert_eq!(checked("  Ada\t").as_deref(), Some("Ada"));
        assert_eq!(checked("\u{200b}Anna\u{feff}").as_deref(), Some("Anna"));
        for whole in ["Ada ❤\u{fe0f}", "🏴\u{e0067}\u{e0062}\u{e007f}"] {
            assert_eq!(checked(whole).as_deref(), Some(whole), "nothing is cut off");
        }
        let families = "👩‍👩‍👧‍👦".repeat(24);
        assert_eq!(checked(&families).as_deref(), Some(families.as_str()));
        assert_eq!(
            checked(&"木".repeat(24)).map(|name| name.chars().count()),
            Some(24)
        );
        for bad in ["", "  ", "\u{200b}", "A\nB", "A\u{0}", "A\u{202e}B"] {
            assert_eq!(checked(bad), None, "{bad:?}");
        }
        assert_eq!(checked(&"木".repeat(25)), None);
        assert_eq!(checked(&format!("a{}", "\u{301}".repeat(1_000_000))), None);
    }

    #[test]
    fn s5_a_name_of_any_script_has_24_letters_as_a_reader_counts_them() {
        for letter in [
            "W",
            "中",
            "👨‍👩‍👧‍👦",
            "🇩🇪",
            "🏳️‍🌈",
            "1️⃣",
            "👩🏾‍🚀",
            "क्षि",
            "কৃ",
            "กิ่",
            "مُّ",
            "שָּׁ",
            "မြို့",
            "ស្រី",
            "சி",
            "Щ",
            "a\u{302}\u{309}\u{323}",
        ] {
            let [most, over] = [24, 25].map(|count| letter.repeat(count));
            assert_eq!(checked(&most).as_deref(), Some(most.as_str()), "{letter}");
            assert_eq!(checked(&over), None, "{letter}");
        }
    }

    #[test]
    fn s5_marks_do_not_tower_over_the_names_around() {
        let marked = |count| format!("Z{}o", "\u{301}".repeat(count));
        assert_eq!(checked(&marked(4)), Some(marked(4)));
        assert_eq!(checked(&marked(5)), None);
    }

    #[test]
    fn s5_names_are_the_same_after_case_folding() {
        for (one, other) in [
            ("Anna", "ANNA"),
            ("Anna", "Anna\u{200b}"),
            ("Straße", "STRASSE"),
            ("Ωδή", "ΩΔΉ"),
            ("é", "e\u{301}"),
            ("Ａｄａ", "ada"),
            ("Anna  B", "anna b"),
        ] {
            assert_eq!(key(one), key(other), "{one} and {other}");
        }
        assert_ne!(key("Anna"), key("Anne"));
        assert_ne!(key("Zoë"), key("Zoe"));
        let [england, scotland] = ["gbeng", "gbsct"].map(|flag| {
            let spelled = flag.bytes().map(|letter| 0xe0000 + u32::from(letter));
            let spelled: String = spelled.filter_map(char::from_u32).collect();
            format!("🏴{spelled}\u{e007f}")
        });
        assert_ne!(key(&england), key(&scotland));
    }
}

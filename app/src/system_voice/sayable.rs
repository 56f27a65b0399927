//! What of a name a voice can say. Must never hand a voice a writing that its language
//! does not read: it would spell it out as "Chinese letter", or say nothing.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, Script};

use super::voices::Voice;

/// A name as plain text for this voice: one line, without what cannot be said (control
/// signs, marks of direction, emoji). Nothing when nothing is left, or when the voice's
/// language does not read a writing that is in it; Latin letters all do.
#[must_use]
pub fn sayable(name: &str, voice: &Voice) -> Option<String> {
    let language = voice.speaks();
    let scripts = CodePointMapData::<Script>::new();
    let heard: String = name
        .chars()
        .map(|sign| if sign.is_whitespace() { ' ' } else { sign })
        .filter(|sign| can_be_heard(*sign))
        .collect();
    let is_read = |sign| match scripts.get(sign) {
        Script::Common | Script::Inherited | Script::Latin => true,
        Script::Han => voice.reads_han && matches!(language.as_str(), "zh" | "ja"),
        Script::Bopomofo => language == "zh",
        Script::Hiragana | Script::Katakana => language == "ja",
        Script::Hangul => language == "ko",
        Script::Cyrillic => matches!(language.as_str(), "ru" | "uk"),
        Script::Arabic => language == "ar",
        Script::Hebrew => language == "he",
        Script::Thai => language == "th",
        _ => false,
    };
    let says_something = heard.chars().any(char::is_alphanumeric);
    (says_something && heard.chars().all(is_read))
        .then(|| heard.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn can_be_heard(sign: char) -> bool {
    use GeneralCategory as Kind;
    let chooses_a_picture = matches!(sign, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    let kind = CodePointMapData::<Kind>::new().get(sign);
    let silent = matches!(
        kind,
        Kind::Control
            | Kind::Format
            | Kind::Surrogate
            | Kind::PrivateUse
            | Kind::Unassigned
            | Kind::EnclosingMark
            | Kind::MathSymbol
            | Kind::CurrencySymbol
            | Kind::ModifierSymbol
            | Kind::OtherSymbol
    );
    !silent && !chooses_a_picture
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(name: &str, language: &str) -> Option<String> {
        let voice = Voice {
            name: language.to_owned(),
            language: language.to_owned(),
            reads_han: true,
        };
        sayable(name, &voice)
    }

    #[test]
    fn a_name_is_said_in_a_language_that_reads_it() {
        for (name, language) in [
            ("Zoë O’Brien-Łuk", "zh"),
            ("李明", "cmn"),
            ("李明", "zh-TW"),
            ("明日香", "ja-JP"),
            ("けんタロー", "ja"),
            ("민준", "ko"),
            ("Мария", "ru"),
            ("Олесь", "uk"),
            ("مريم", "ar"),
            ("נועה", "he"),
            ("สมชาย", "th"),
            ("Ada 2", "en"),
        ] {
            assert_eq!(said(name, language).as_deref(), Some(name), "{language}");
        }
    }

    #[test]
    fn a_name_in_a_writing_that_the_voice_does_not_read_is_not_said() {
        for (name, language) in [
            ("李明", "en"),
            ("Ada 明", "en"),
            ("李明", "ko"),
            ("けん", "zh"),
            ("Мария", "en"),
            ("נועה", "ar"),
            ("Ελένη", "en"),
        ] {
            assert_eq!(said(name, language), None, "{name} in {language}");
        }
        let kana_only = Voice {
            name: "Japanese".to_owned(),
            language: "ja".to_owned(),
            reads_han: false,
        };
        assert_eq!(sayable("健太", &kana_only), None);
        assert_eq!(sayable("けんた", &kana_only).as_deref(), Some("けんた"));
    }

    #[test]
    fn what_cannot_be_said_is_left_out() {
        for (name, expected) in [
            ("\u{2067}Ada\u{2069}\r\nB.", Some("Ada B.")),
            ("👩‍🚀 Eve ❤️", Some("Eve")),
            ("Cy <b/>", Some("Cy b/")),
            (".", None),
            ("🦊🏽", None),
            ("\u{200b}", None),
        ] {
            assert_eq!(said(name, "en").as_deref(), expected, "{name:?}");
        }
    }
}

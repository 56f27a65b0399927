//! Which voice of the system speaks a language. Must never answer with a voice of
//! another language: no voice is better than that.

use unic_langid::LanguageIdentifier;

/// A voice as the system tells of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voice {
    /// The system's own name for it.
    pub name: String,
    /// Its language as the system spells it: `en-US`, `pt_br`, `cmn`.
    pub language: String,
    /// Whether it reads Chinese characters: a Japanese voice may know the kana only.
    pub reads_han: bool,
}

impl Voice {
    /// The language that it speaks, without script and region, such as `zh`.
    #[must_use]
    pub fn speaks(&self) -> String {
        Tag::of(&self.language).language
    }
}

/// The best voice for words in this language (BCP 47): of the same region, or of none,
/// or of another one. The first of those that are equally good.
#[must_use]
pub fn voice_for<'a>(language: &str, voices: &'a [Voice]) -> Option<&'a Voice> {
    let wanted = Tag::wanted(language);
    voices
        .iter()
        .filter_map(|voice| {
            let tag = Tag::of(&voice.language);
            let rank = match tag.region {
                _ if tag.language != wanted.language => return None,
                // What calls itself Chinese of Hong Kong speaks Cantonese.
                Some(region) if wanted.language == "zh" && region == "HK" => return None,
                Some(region) if Some(&region) == wanted.region.as_ref() => 0,
                None => 1,
                Some(_) => 2,
            };
            Some((rank, voice))
        })
        .min_by_key(|(rank, _)| *rank)
        .map(|(_, voice)| voice)
}

/// As much of a tag as tells voices apart. Not a parsed BCP 47 tag, since systems spell
/// freely (`pt_br`, `en-gb-x-rp`, `cmn-LATN-PINYIN`).
struct Tag {
    language: String,
    region: Option<String>,
}

impl Tag {
    fn of(spelt: &str) -> Self {
        let mut parts = spelt.split(['-', '_', '.']);
        let language = parts.next().unwrap_or_default().to_ascii_lowercase();
        let region = parts
            .take_while(|part| part.len() > 1)
            .find(|part| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_alphabetic()));
        Self {
            language: match language.as_str() {
                // Mandarin has a code of its own where Chinese is taken for a family.
                "cmn" => "zh".to_owned(),
                "iw" => "he".to_owned(),
                _ => language,
            },
            region: region.map(str::to_ascii_uppercase),
        }
    }

    /// With the region that a language without one stands for: zh-Hant is that of Taiwan.
    fn wanted(language: &str) -> Self {
        let full = language.parse().map(|mut tag: LanguageIdentifier| {
            tag.maximize();
            tag.to_string()
        });
        Self::of(full.as_deref().unwrap_or(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(language: &str, there: &[&str]) -> Option<String> {
        let voices: Vec<_> = there
            .iter()
            .map(|tag| Voice {
                name: (*tag).to_owned(),
                language: (*tag).to_owned(),
                reads_han: true,
            })
            .collect();
        voice_for(language, &voices).map(|voice| voice.language.clone())
    }

    #[test]
    fn a_language_is_spoken_by_a_voice_of_its_own() {
        for (language, there, expected) in [
            ("en", vec!["de", "en-GB", "en-us"], "en-us"),
            ("en", vec!["en-029", "en-GB"], "en-029"),
            ("pt-BR", vec!["pt-PT", "pt", "pt_br"], "pt_br"),
            ("pt-BR", vec!["es", "pt"], "pt"),
            ("pt-BR", vec!["pt-PT"], "pt-PT"),
            ("zh-Hans", vec!["zh-TW", "zh-CN"], "zh-CN"),
            ("zh-Hant", vec!["zh-CN", "zh-Hant-TW"], "zh-Hant-TW"),
            ("zh-Hant", vec!["cmn", "zh-CN"], "cmn"),
            ("zh-Hans", vec!["cmn-LATN-PINYIN", "cmn"], "cmn-LATN-PINYIN"),
            ("he", vec!["iw"], "iw"),
        ] {
            assert_eq!(
                chosen(language, &there).as_deref(),
                Some(expected),
                "{language} of {there:?}"
            );
        }
    }

    #[test]
    fn another_language_never_speaks_in_its_place() {
        for (language, there) in [
            ("zh-Hans", vec!["en-US", "ja", "yue", "zh-HK", "zh_HK"]),
            ("uk", vec!["ru"]),
            ("en", vec!["", "e", "eng-x", "fr-CA"]),
            ("ko", vec![]),
        ] {
            assert_eq!(chosen(language, &there), None, "{language} of {there:?}");
        }
    }
}

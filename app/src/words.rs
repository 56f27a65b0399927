//! The words of all languages, by message id, English beneath each. Must never know
//! which line follows which.

use std::collections::BTreeMap;
use std::path::Path;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// The language that is beneath every other.
pub const BENEATH: &str = "en";

type Bundle = FluentBundle<FluentResource>;

/// The words that were found.
pub struct Words {
    bundles: BTreeMap<String, Bundle>,
}

/// Why there are no words.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum WordsError {
    #[error("the words cannot be read: {0}")]
    Unreadable(#[from] std::io::Error),
    #[error("{0} is not a language tag")]
    NotALanguage(String),
    #[error("{0} is not well formed")]
    Malformed(String),
}

/// A language that there are no words for.
#[derive(Debug, thiserror::Error)]
#[error("{asked} is no language that is known here; these are: {known}")]
pub struct UnknownLanguage {
    asked: String,
    known: String,
}

impl Words {
    /// Reads every `<language>/*.ftl` of a folder.
    ///
    /// # Errors
    /// The first file that cannot be read or is not well formed.
    pub fn read(folder: &Path) -> Result<Self, WordsError> {
        let mut bundles = BTreeMap::new();
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            if !entry.file_type()?.is_dir() {
                continue;
            }
            let tag = entry.file_name().to_string_lossy().into_owned();
            let bundle = bundle(&tag, &entry.path())?;
            bundles.insert(tag, bundle);
        }
        Ok(Self { bundles })
    }

    /// The languages that there are words for, sorted.
    #[must_use]
    pub fn languages(&self) -> Vec<String> {
        self.bundles.keys().cloned().collect()
    }

    /// The best language for somebody who asks for these, best first: the same language
    /// in the same script, of the same region where there is a choice, else English.
    #[must_use]
    pub fn language_for<S: AsRef<str>>(&self, asked: &[S]) -> String {
        let there = || self.bundles.keys().map(|tag| (tag, spelt_out(tag)));
        asked
            .iter()
            .filter_map(|tag| spelt_out(tag.as_ref()))
            .find_map(|wanted| {
                let alike = |tag: &LanguageIdentifier| {
                    tag.language == wanted.language && tag.script == wanted.script
                };
                let mut fitting: Vec<_> = there()
                    .filter_map(|(tag, full)| Some((tag, full.filter(alike)?)))
                    .collect();
                fitting.sort_by_key(|(_, full)| full.region != wanted.region);
                fitting.first().map(|(tag, _)| (*tag).clone())
            })
            .unwrap_or_else(|| BENEATH.to_owned())
    }

    /// The language that somebody means who writes this tag, and no other: what is not there is
    /// refused rather than guessed.
    ///
    /// # Errors
    /// Where there are no words for it, with all that there are words for.
    pub fn known(&self, tag: &str) -> Result<String, UnknownLanguage> {
        let same = |known: &&String| known.eq_ignore_ascii_case(&tag.replace('_', "-"));
        let known = self.bundles.keys().find(same);
        known.cloned().ok_or_else(|| UnknownLanguage {
            asked: tag.to_owned(),
            known: self.languages().join(", "),
        })
    }

    /// A message in a language, or in English where it has none.
    #[must_use]
    pub fn say(&self, language: &str, id: &str, names: &[(&str, &str)]) -> Option<String> {
        [language, BENEATH]
            .into_iter()
            .find_map(|tag| self.say_only(tag, id, names))
    }

    /// A message in a language and no other: none where it is not translated.
    #[must_use]
    pub fn say_only(&self, language: &str, id: &str, names: &[(&str, &str)]) -> Option<String> {
        let bundle = self.bundles.get(language)?;
        let pattern = bundle.get_message(id)?.value()?;
        let mut args = FluentArgs::new();
        for (name, value) in names {
            args.set(*name, *value);
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

/// The tag with the script and region that it stands for: zh-TW is zh-Hant-TW. Takes
/// the POSIX spelling too (`zh_TW.UTF-8`).
fn spelt_out(tag: &str) -> Option<LanguageIdentifier> {
    let tag = tag.split(['.', '@']).next().unwrap_or_default();
    let mut tag: LanguageIdentifier = tag.replace('_', "-").parse().ok()?;
    tag.maximize();
    Some(tag)
}

fn bundle(tag: &str, folder: &Path) -> Result<Bundle, WordsError> {
    let language = tag
        .parse()
        .map_err(|_| WordsError::NotALanguage(tag.to_owned()))?;
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Captions and spoken words are compared and hashed; the screen isolates names itself.
    bundle.set_use_isolating(false);
    let mut files: Vec<_> = std::fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "ftl"))
        .collect();
    files.sort();
    for file in files {
        let name = || file.display().to_string();
        let resource = FluentResource::try_new(std::fs::read_to_string(&file)?)
            .map_err(|_| WordsError::Malformed(name()))?;
        bundle
            .add_resource(resource)
            .map_err(|_| WordsError::Malformed(name()))?;
    }
    Ok(bundle)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shipped() -> Words {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../i18n");
        Words::read(&folder).expect("the shipped words")
    }

    #[test]
    fn f5_a_language_that_is_not_known_is_refused_and_those_that_are_are_named() {
        let words = shipped();
        assert_eq!(words.known("de").unwrap(), "de");
        assert_eq!(words.known("ZH_hans").unwrap(), "zh-Hans");
        for asked in ["xx", "English", "", "e", "de-AT", "../en"] {
            let refused = words.known(asked).unwrap_err().to_string();
            assert!(refused.contains("ar, de, en, es"), "{refused}");
        }
    }

    #[test]
    fn every_system_language_meets_a_sensible_one() {
        let words = shipped();
        for (asked, expected) in [
            ("zh-TW", "zh-Hant"),
            ("zh-HK", "zh-Hant"),
            ("zh_CN.UTF-8", "zh-Hans"),
            ("zh", "zh-Hans"),
            ("pt-PT", "pt-BR"),
            ("uk-UA", "uk"),
            ("de_AT", "de"),
            ("en-GB", "en"),
            ("nb-NO", "en"),
            ("C", "en"),
            ("", "en"),
        ] {
            assert_eq!(words.language_for(&[asked]), expected, "{asked}");
        }
    }

    #[test]
    fn a_missing_message_is_english_and_an_unknown_one_is_none() {
        let words = shipped();
        assert!(words.say("en", "sound-test", &[]).is_some());
        assert_eq!(
            words.say("xx", "sound-test", &[]),
            words.say("en", "sound-test", &[])
        );
        assert_eq!(words.say("en", "no-such-message", &[]), None);
    }
}

//! No text for people in the page's markup: it all comes from `i18n/`.

use crate::tree::{Source, hold, sources};

/// Attributes that people see or hear.
const SPOKEN: &[&str] = &[
    "alt",
    "aria-description",
    "aria-label",
    "aria-placeholder",
    "aria-roledescription",
    "aria-valuetext",
    "label",
    "placeholder",
    "title",
];

/// Where in the markup the scanner stands.
enum Place {
    Text,
    Tag,
    /// In a quoted value; whether it is one that people see.
    Value {
        quote: char,
        spoken: bool,
    },
}

/// The pieces of text in a Svelte file that are neither code nor style nor comment nor `{…}`.
fn texts(svelte: &str) -> Vec<String> {
    let markup = without(
        without(
            without(svelte.to_owned(), "<script", "</script>"),
            "<style",
            "</style>",
        ),
        "<!--",
        "-->",
    );
    let mut found = Vec::new();
    let mut piece = String::new();
    let mut tag = String::new();
    let mut place = Place::Text;
    let mut braces = 0_usize;
    let mut quoted: Option<char> = None;
    for letter in markup.chars() {
        if braces > 0 {
            // Code inside braces: strings may hold braces of their own.
            match (quoted, letter) {
                (Some(quote), _) if quote == letter => quoted = None,
                (None, '\'' | '"' | '`') => quoted = Some(letter),
                (None, '{') => braces += 1,
                (None, '}') => braces -= 1,
                _ => {}
            }
            continue;
        }
        match (&place, letter) {
            (_, '{') => braces = 1,
            (Place::Text, '<') => {
                found.push(std::mem::take(&mut piece));
                tag.clear();
                place = Place::Tag;
            }
            (Place::Text, _) => piece.push(letter),
            (Place::Tag, '>') => place = Place::Text,
            (Place::Tag, '"' | '\'') => {
                let name = tag.trim_end_matches('=');
                let name = name.rsplit(char::is_whitespace).next().unwrap_or_default();
                place = Place::Value {
                    quote: letter,
                    spoken: SPOKEN.contains(&name),
                };
            }
            (Place::Tag, _) => tag.push(letter),
            (Place::Value { quote, .. }, _) if *quote == letter => {
                found.push(std::mem::take(&mut piece));
                tag.push(' ');
                place = Place::Tag;
            }
            (Place::Value { spoken: true, .. }, _) => piece.push(letter),
            (Place::Value { .. }, _) => {}
        }
    }
    found.push(piece);
    found
        .into_iter()
        .map(|piece| piece.trim().to_owned())
        .filter(|piece| piece.chars().any(char::is_alphabetic))
        .collect()
}

fn without(mut text: String, open: &str, close: &str) -> String {
    while let Some(start) = text.find(open) {
        let end = text[start..]
            .find(close)
            .map_or(text.len(), |length| start + length + close.len());
        text.replace_range(start..end, "");
    }
    text
}

fn hard_coded(files: &[Source]) -> Vec<String> {
    files
        .iter()
        .filter(|file| file.is(".svelte"))
        .flat_map(|file| {
            texts(&file.text)
                .into_iter()
                .map(|text| format!("{}: {text:?}", file.path))
        })
        .collect()
}

#[test]
fn the_markup_holds_no_text_for_people() {
    hold(
        "words belong into i18n/, not into markup",
        &hard_coded(&sources()),
    );
}

#[test]
fn a_hard_coded_word_is_noticed() {
    let svelte = r#"<!-- The day. -->
<script lang="ts">let text = 'not this';</script>
<button class="quiet" aria-label="Undo" onclick={() => (a > b ? "}" : c)}>{t('undo')} now</button>
<img alt="" src="bell.svg" /> — <p title={t('title')}>{#if open}Shut{/if}</p>
<style>p { color: red; }</style>"#;
    assert_eq!(texts(svelte), ["Undo", "now", "Shut"]);
}

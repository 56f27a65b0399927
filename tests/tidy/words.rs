//! Scripts, words and languages agree on ids: each spoken line has words, each language has the
//! same messages with the same parts, the page asks for none that is not there, and every code
//! that can cross to the page is a sentence.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use toml::Value;

use crate::tree::{Source, hold, names_in, root, sources};

/// The language that each other is compared with, and that stands in for a gap.
const FIRST: &str = "en";

/// Messages that may still be missing in some languages, for one release: `file.ftl: id`. English
/// stands in for them. A message that every language has comes off this list.
const MAY_BE_MISSING: &[&str] = &[];

/// What one message is made of.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shape {
    has_value: bool,
    attributes: BTreeSet<String>,
    variables: BTreeSet<String>,
    functions: BTreeSet<String>,
    /// Whether any part of it is computed.
    computed: bool,
    /// What stands above it for translators.
    comment: String,
}

type File = BTreeMap<String, Shape>;

/// Reads a file's messages; what is wrong with the file itself goes to `faults`.
fn shapes(path: &str, text: &str, faults: &mut Vec<String>) -> File {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(|error| format!("{path}: {error}")));
        resource
    });
    let mut file = File::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut shape = Shape {
            has_value: message.value.is_some(),
            comment: message
                .comment
                .iter()
                .flat_map(|comment| &comment.content)
                .map(|line| format!("{line}\n"))
                .collect(),
            ..Shape::default()
        };
        message.value.iter().for_each(|value| shape.look_at(value));
        for attribute in &message.attributes {
            shape.attributes.insert(attribute.id.name.to_owned());
            shape.look_at(&attribute.value);
        }
        if file.insert(message.id.name.to_owned(), shape).is_some() {
            faults.push(format!("{path}: {} stands twice", message.id.name));
        }
    }
    file
}

impl Shape {
    fn look_at(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.computed = true;
                self.look_into(expression);
            }
        }
    }

    fn look_into(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.look_inside(inline),
            Expression::Select { selector, variants } => {
                self.look_inside(selector);
                variants
                    .iter()
                    .for_each(|variant| self.look_at(&variant.value));
            }
        }
    }

    fn look_inside(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                self.look_at_arguments(arguments);
            }
            InlineExpression::TermReference { arguments, .. } => {
                arguments
                    .iter()
                    .for_each(|arguments| self.look_at_arguments(arguments));
            }
            InlineExpression::Placeable { expression } => self.look_into(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. } => {}
        }
    }

    fn look_at_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments
            .positional
            .iter()
            .for_each(|argument| self.look_inside(argument));
        arguments
            .named
            .iter()
            .for_each(|argument| self.look_inside(&argument.value));
    }
}

/// How a language's file differs from the same file in English; a file that is not there has no
/// message.
fn differences(path: &str, english: &File, other: &File, may_be_missing: &[&str]) -> Vec<String> {
    let name = path.rsplit('/').next().unwrap_or_default();
    let mut found = Vec::new();
    for (id, shape) in english {
        match other.get(id) {
            None if may_be_missing.contains(&format!("{name}: {id}").as_str()) => {}
            None => found.push(format!("{path}: {id} is missing")),
            Some(same) => {
                if (same.has_value, &same.attributes) != (shape.has_value, &shape.attributes) {
                    found.push(format!("{path}: {id} has other parts than in English"));
                }
                // A language may do without a number, but none may use one that English neither
                // uses nor names in the comment above the message.
                let unknown = |name: &&String| {
                    !shape.variables.contains(*name) && !shape.comment.contains(&format!("${name}"))
                };
                if same.variables.iter().any(|name| unknown(&name)) {
                    found.push(format!("{path}: {id} uses a variable that English has not"));
                }
            }
        }
    }
    let unknown = other.keys().filter(|id| !english.contains_key(*id));
    found.extend(unknown.map(|id| format!("{path}: {id} is not in English")));
    found
}

/// What stands on the list although no language misses it any more, or English has it not.
fn needlessly_missing(languages: &Languages, may_be_missing: &[&str]) -> Vec<String> {
    let has = |files: &BTreeMap<String, File>, name: &str, id: &str| {
        files.get(name).is_some_and(|file| file.contains_key(id))
    };
    may_be_missing
        .iter()
        .filter(|listed| {
            let (name, id) = listed.split_once(": ").unwrap_or((listed, ""));
            !has(&languages[FIRST], name, id)
                || languages.values().all(|files| has(files, name, id))
        })
        .map(|listed| format!("{listed}: take it off MAY_BE_MISSING"))
        .collect()
}

/// Everything that is wrong with one message by itself.
fn faults_of(path: &str, file: &File) -> Vec<String> {
    let spoken = path.ends_with("-voice.ftl");
    let mut found = Vec::new();
    for (id, shape) in file {
        if !shape.functions.is_empty() {
            found.push(format!(
                "{path}: {id} calls {:?}, which Rust and the page do not agree on",
                shape.functions
            ));
        }
        if spoken && (shape.computed || !shape.has_value || !shape.attributes.is_empty()) {
            found.push(format!(
                "{path}: {id} is recorded, so it can only be plain words"
            ));
        }
    }
    found
}

/// All languages: by language, by file name.
type Languages = BTreeMap<String, BTreeMap<String, File>>;

fn languages(faults: &mut Vec<String>) -> Languages {
    names_in("i18n")
        .into_iter()
        .filter(|name| root().join("i18n").join(name).is_dir())
        .map(|language| {
            let files = names_in(&format!("i18n/{language}"))
                .into_iter()
                .filter(|name| name.ends_with(".ftl"))
                .map(|name| {
                    let path = format!("i18n/{language}/{name}");
                    let text = crate::tree::read(&path);
                    (name, shapes(&path, &text, faults))
                })
                .collect();
            (language, files)
        })
        .collect()
}

fn english() -> BTreeMap<String, File> {
    languages(&mut Vec::new())
        .remove(FIRST)
        .expect("English words")
}

/// Every `line = "…"` of a script, at any depth.
fn lines_of(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Table(table) => {
            for (key, value) in table {
                match value {
                    Value::String(id) if key == "line" => {
                        found.insert(id.clone());
                    }
                    _ => lines_of(value, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| lines_of(value, found)),
        _ => {}
    }
}

/// The message ids that the page names in calls such as `t('…')`: whole ids, and beginnings
/// of ids that it completes.
fn asked_for(file: &Source) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    for quote in ['\'', '`'] {
        for (start, call) in file.text.match_indices(&format!("t({quote}")) {
            let word_before = file.text[..start].chars().next_back();
            if word_before
                .is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == '.')
            {
                continue;
            }
            let id: String = file.text[start + call.len()..]
                .chars()
                .take_while(|letter| letter.is_alphanumeric() || "-_.".contains(*letter))
                .collect();
            let completed = file.text[start + call.len() + id.len()..].starts_with("${");
            found.push((id, completed));
        }
    }
    found
}

fn unanswered(english: &BTreeMap<String, File>, files: &[Source]) -> Vec<String> {
    let known: BTreeSet<String> = english
        .values()
        .flatten()
        .flat_map(|(id, shape)| {
            let attributes = shape
                .attributes
                .iter()
                .map(move |name| format!("{id}.{name}"));
            [id.clone()].into_iter().chain(attributes)
        })
        .collect();
    files
        .iter()
        .filter(|file| file.within("ui/src/") && (file.is(".svelte") || file.is(".ts")))
        .filter(|file| !file.is(".test.ts"))
        .flat_map(|file| {
            asked_for(file)
                .into_iter()
                .map(|asked| (file.path.clone(), asked))
        })
        .filter(|(_, (id, completed))| {
            if *completed {
                !known.iter().any(|known| known.starts_with(id))
            } else {
                !known.contains(id)
            }
        })
        .map(|(path, (id, _))| format!("{path}: {id}"))
        .collect()
}

/// The values of a closed list of words in the contract: `export type Name = "one" | "two";`.
fn listed_in_contract(contract: &str, name: &str) -> BTreeSet<String> {
    let declared = format!("export type {name} = ");
    let Some((_, rest)) = contract.split_once(&declared) else {
        return BTreeSet::new();
    };
    let list = rest.split(';').next().unwrap_or_default();
    quoted(list).into_iter().collect()
}

/// The values of a tag in the contract: of `"trouble": "stale"`, what stands behind.
fn tagged_in_contract(contract: &str, tag: &str) -> BTreeSet<String> {
    contract
        .split(&format!("\"{tag}\": "))
        .skip(1)
        .filter_map(|rest| quoted(rest).into_iter().next())
        .collect()
}

/// What stands between double quotes, comments left out.
fn quoted(text: &str) -> Vec<String> {
    let mut bare = text.to_owned();
    while let Some(start) = bare.find("/*") {
        let end = bare[start..]
            .find("*/")
            .map_or(bare.len(), |length| start + length + 2);
        bare.replace_range(start..end, "");
    }
    let parts = bare.split('"').skip(1).step_by(2);
    parts.map(str::to_owned).collect()
}

/// Where the messages of a file and the codes of a list differ: each code has one, and each
/// message that begins so has a code.
fn without_counterpart(
    path: &str,
    file: &File,
    beginning: &str,
    codes: &BTreeSet<String>,
) -> Vec<String> {
    let wanted: BTreeSet<_> = codes
        .iter()
        .map(|code| format!("{beginning}{code}"))
        .collect();
    let there: BTreeSet<_> = file
        .keys()
        .filter(|id| id.starts_with(beginning))
        .cloned()
        .collect();
    let speechless = wanted
        .difference(&there)
        .map(|id| format!("{path}: {id} has no words"));
    let codeless = there
        .difference(&wanted)
        .map(|id| format!("{path}: {id} is no code"));
    speechless.chain(codeless).collect()
}

#[test]
fn every_language_has_the_same_messages_as_english() {
    let mut faults = Vec::new();
    let languages = languages(&mut faults);
    let english = &languages[FIRST];
    let nothing = File::new();
    for (language, files) in &languages {
        for (name, file) in files {
            let path = format!("i18n/{language}/{name}");
            faults.extend(faults_of(&path, file));
            if !english.contains_key(name) {
                faults.push(format!("{path} has no counterpart in English"));
            }
        }
        for (name, first) in english {
            let path = format!("i18n/{language}/{name}");
            let file = files.get(name).unwrap_or(&nothing);
            faults.extend(differences(&path, first, file, MAY_BE_MISSING));
        }
    }
    faults.extend(needlessly_missing(&languages, MAY_BE_MISSING));
    hold("words differ between languages", &faults);
}

#[test]
fn every_code_that_can_cross_to_the_page_is_a_sentence() {
    let english = english();
    let mut faults = Vec::new();
    let mut games = 0;
    for (name, file) in &english {
        let path = format!("i18n/{FIRST}/{name}");
        let Some(game) = name.strip_suffix("-codes.ftl") else {
            continue;
        };
        games += 1;
        let contract = crate::tree::read(&format!("ui/src/contract/{game}.ts"));
        let codes = listed_in_contract(&contract, "Code");
        assert!(!codes.is_empty(), "{game} has no codes");
        faults.extend(without_counterpart(
            &path,
            file,
            &format!("{game}-code-"),
            &codes,
        ));
        let others = file
            .keys()
            .filter(|id| !id.starts_with(&format!("{game}-code-")));
        faults.extend(others.map(|id| format!("{path}: {id} is no code")));
    }
    assert!(games > 0, "no game has codes");
    let house = crate::tree::read("ui/src/contract/house.ts");
    let path = format!("i18n/{FIRST}/house.ftl");
    let mut troubles = tagged_in_contract(&house, "trouble");
    assert!(troubles.remove("rule") && troubles.remove("setup"));
    faults.extend(without_counterpart(
        &path,
        &english["house.ftl"],
        "trouble-",
        &troubles,
    ));
    let mut notices = tagged_in_contract(&house, "notice");
    // The button that puts one away.
    notices.insert("put-away".to_owned());
    faults.extend(without_counterpart(
        &path,
        &english["house.ftl"],
        "notice-",
        &notices,
    ));
    hold("codes and words differ", &faults);
}

#[test]
fn every_line_of_a_script_has_words() {
    let english = english();
    let mut missing = Vec::new();
    let mut scripts = 0;
    for name in names_in("audio/scripts") {
        let Some(game) = name.strip_suffix(".toml") else {
            continue;
        };
        scripts += 1;
        let script: Value =
            toml::from_str(&crate::tree::read(&format!("audio/scripts/{name}"))).expect("a script");
        let mut lines = BTreeSet::new();
        lines_of(&script, &mut lines);
        assert!(!lines.is_empty(), "audio/scripts/{name} speaks no line");
        let words = english
            .get(&format!("{game}-voice.ftl"))
            .unwrap_or_else(|| panic!("audio/scripts/{name} has no {game}-voice.ftl"));
        missing.extend(
            lines
                .iter()
                .filter(|line| !words.contains_key(*line))
                .map(|line| format!("audio/scripts/{name}: {line}")),
        );
    }
    assert!(scripts > 0, "there is no script");
    hold("a line of a script has no words", &missing);
}

#[test]
fn every_message_that_the_page_asks_for_is_there() {
    hold(
        "the page asks for a message that English has not",
        &unanswered(&english(), &sources()),
    );
}

#[test]
fn a_difference_between_languages_is_noticed() {
    let mut faults = Vec::new();
    let english = shapes(
        "en/a.ftl",
        "# $k: how many\none = One\ntwo = { $n } two\n    .label = Two\nthree = Three\n",
        &mut faults,
    );
    let other = shapes(
        "de/a.ftl",
        "one = { $k } { $m ->\n   *[other] Eins\n }\ntwo = zwei\nfour = { NUMBER($n) }\n",
        &mut faults,
    );
    assert_eq!(faults, Vec::<String>::new());
    assert_eq!(
        differences("de/a.ftl", &english, &other, &[]),
        [
            "de/a.ftl: one uses a variable that English has not",
            "de/a.ftl: three is missing",
            "de/a.ftl: two has other parts than in English",
            "de/a.ftl: four is not in English",
        ]
    );
    assert_eq!(
        differences("de/a.ftl", &english, &File::new(), &[]).len(),
        3
    );
    let listed = ["a.ftl: three", "a.ftl: one", "a.ftl: gone"];
    assert!(
        !differences("de/a.ftl", &english, &other, &listed)
            .contains(&"de/a.ftl: three is missing".to_owned())
    );
    let languages = Languages::from([
        (
            FIRST.to_owned(),
            BTreeMap::from([("a.ftl".to_owned(), english)]),
        ),
        (
            "de".to_owned(),
            BTreeMap::from([(
                "a.ftl".to_owned(),
                shapes("de/a.ftl", "one = Eins\n", &mut faults),
            )]),
        ),
    ]);
    assert_eq!(
        needlessly_missing(&languages, &listed),
        [
            "a.ftl: one: take it off MAY_BE_MISSING",
            "a.ftl: gone: take it off MAY_BE_MISSING",
        ]
    );
    assert_eq!(faults_of("de/a.ftl", &other).len(), 1);
    assert_eq!(faults_of("de/a-voice.ftl", &other).len(), 3);
    shapes("broken.ftl", "one = { \n", &mut faults);
    assert_eq!(faults.len(), 1);
}

#[test]
fn a_message_that_is_asked_for_in_vain_is_noticed() {
    let mut faults = Vec::new();
    let file = shapes(
        "en/a.ftl",
        "undo = Undo\n    .hint = Back\ncode-dead = Dead\n",
        &mut faults,
    );
    let english = BTreeMap::from([("a.ftl".to_owned(), file)]);
    let page = Source::of(
        "ui/src/Day.svelte",
        "{t('undo')} {t('undo.hint')} {t('redo')} {t(`code-${x}`)} {t(`kind-${x}`)} {get('no')}",
    );
    assert_eq!(
        unanswered(&english, &[page]),
        ["ui/src/Day.svelte: redo", "ui/src/Day.svelte: kind-"]
    );
}

#[test]
fn a_code_without_words_and_words_without_a_code_are_noticed() {
    let mut faults = Vec::new();
    let file = shapes(
        "en/a-codes.ftl",
        "a-code-dead = Dead\na-code-old = Old\n",
        &mut faults,
    );
    let contract = "export type Code = \"dead\" | \n/**\n * It is \"late\".\n */\n\"tired\";\n\
                    export type Trouble = { \"trouble\": \"stale\" } | { \"trouble\": \"rule\", \n\
                    code: Code, };\n";
    let codes = listed_in_contract(contract, "Code");
    assert_eq!(
        without_counterpart("en/a-codes.ftl", &file, "a-code-", &codes),
        [
            "en/a-codes.ftl: a-code-tired has no words",
            "en/a-codes.ftl: a-code-old is no code",
        ]
    );
    assert_eq!(
        tagged_in_contract(contract, "trouble"),
        BTreeSet::from(["rule".to_owned(), "stale".to_owned()])
    );
}

//! Rust as the compiler reads it: which files a crate is made of, the names in each, and the file
//! that a path leads to. What only tests are built with is left out. Knows no law.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, ItemMod, ItemUse, UseTree};

use crate::tree::Source;

/// The program's crates, each by the file that it begins with.
pub(crate) const CRATES: [&str; 3] = ["rules/src/lib.rs", "app/src/lib.rs", "src-tauri/src/lib.rs"];

/// A crate, without its tests. The first module is the crate itself.
pub(crate) struct Crate {
    pub(crate) modules: Vec<Module>,
}

/// A module: a file, or a block in one.
pub(crate) struct Module {
    /// From the root of the tree, with `/`.
    pub(crate) file: String,
    /// Every path that is written here, `use` lines among them, each with its line.
    pub(crate) paths: Vec<(Vec<String>, usize)>,
    /// Every name and text that is written here but for those of modules declared, each with
    /// its line.
    pub(crate) words: Vec<(String, usize)>,
    /// Every call of a macro: its path, what stands in it, its line.
    pub(crate) macros: Vec<(Vec<String>, TokenStream, usize)>,
    /// Every attribute but comments, as its path and its line.
    pub(crate) attributes: Vec<(Vec<String>, usize)>,
    parent: Option<usize>,
    /// Where the files of this module's own modules are.
    folder: String,
    children: BTreeMap<String, usize>,
    items: BTreeSet<String>,
    /// Names that `use` lines bring here, each with its path.
    pub(crate) imports: Vec<(String, Vec<String>)>,
    globs: Vec<Vec<String>>,
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Module(usize),
    /// In the file of this module.
    Item(usize),
}

impl Crate {
    /// Reads a crate from the file that it begins with.
    pub(crate) fn read(files: &[Source], first: &str) -> Self {
        let folder = first.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut reader = Reader {
            files,
            modules: Vec::new(),
            now: 0,
        };
        reader.file(first, folder.to_owned(), None);
        Self {
            modules: reader.modules,
        }
    }

    /// The files that a path leads to, seen from a module. None for another crate's names, and
    /// for a module as such: what is taken from it is looked for, wherever it is re-exported.
    pub(crate) fn files_of(&self, from: usize, path: &[String]) -> BTreeSet<&str> {
        self.follow(from, path, &mut BTreeSet::new())
            .into_iter()
            .filter_map(|place| match place {
                Place::Module(_) => None,
                Place::Item(module) => Some(self.modules[module].file.as_str()),
            })
            .collect()
    }

    fn follow(
        &self,
        from: usize,
        path: &[String],
        seen: &mut BTreeSet<(usize, String)>,
    ) -> Vec<Place> {
        let Some((first, rest)) = path.split_first() else {
            return Vec::new();
        };
        let mut places = match first.as_str() {
            "crate" => vec![Place::Module(0)],
            "self" => vec![Place::Module(from)],
            "super" => self.above(from),
            name => self.find(from, name, seen),
        };
        for name in rest {
            places = places
                .into_iter()
                .flat_map(|place| match place {
                    Place::Module(module) if name == "super" => self.above(module),
                    Place::Module(module) => {
                        let found = self.find(module, name, seen);
                        // Made by a macro of that module's.
                        let made = found.is_empty().then_some(Place::Item(module));
                        found.into_iter().chain(made).collect()
                    }
                    item => vec![item],
                })
                .collect();
        }
        places
    }

    fn above(&self, module: usize) -> Vec<Place> {
        self.modules[module]
            .parent
            .map(Place::Module)
            .into_iter()
            .collect()
    }

    fn find(&self, at: usize, name: &str, seen: &mut BTreeSet<(usize, String)>) -> Vec<Place> {
        if !seen.insert((at, name.to_owned())) {
            return Vec::new();
        }
        let module = &self.modules[at];
        let child = module.children.get(name).copied().map(Place::Module);
        let item = module.items.contains(name).then_some(Place::Item(at));
        let mut found: Vec<_> = child.into_iter().chain(item).collect();
        for (_, path) in module.imports.iter().filter(|(import, _)| import == name) {
            found.extend(self.follow(at, path, seen));
        }
        if found.is_empty() {
            for glob in &module.globs {
                for place in self.follow(at, glob, seen) {
                    if let Place::Module(other) = place {
                        found.extend(self.find(other, name, seen));
                    }
                }
            }
        }
        found
    }
}

/// Reads one module after the other.
struct Reader<'a> {
    files: &'a [Source],
    modules: Vec<Module>,
    now: usize,
}

impl Reader<'_> {
    fn file(&mut self, path: &str, folder: String, parent: Option<usize>) -> usize {
        let source = self.files.iter().find(|file| file.path == path);
        let text = &source.unwrap_or_else(|| panic!("{path} is missing")).text;
        let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{path}: {error}"));
        self.module(path.to_owned(), folder, parent, |reader| {
            if !parsed.attrs.iter().any(is_test) {
                reader.visit_file(&parsed);
            }
        })
    }

    fn module(
        &mut self,
        file: String,
        folder: String,
        parent: Option<usize>,
        read: impl FnOnce(&mut Self),
    ) -> usize {
        let new = self.modules.len();
        self.modules.push(Module {
            file,
            folder,
            parent,
            paths: Vec::new(),
            words: Vec::new(),
            macros: Vec::new(),
            attributes: Vec::new(),
            children: BTreeMap::new(),
            items: BTreeSet::new(),
            imports: Vec::new(),
            globs: Vec::new(),
        });
        let before = std::mem::replace(&mut self.now, new);
        read(self);
        self.now = before;
        new
    }

    fn here(&mut self) -> &mut Module {
        &mut self.modules[self.now]
    }

    /// The file of a module that is declared here, and the folder of its own modules.
    fn declared(&self, name: &str) -> (String, String) {
        let folder = format!("{}/{name}", self.modules[self.now].folder);
        let candidates = [format!("{folder}.rs"), format!("{folder}/mod.rs")];
        let file = candidates
            .iter()
            .find(|path| self.files.iter().any(|file| file.path == **path));
        let file = file.unwrap_or_else(|| panic!("there is no {}", candidates.join(", no ")));
        (file.clone(), folder)
    }

    fn import(&mut self, tree: &UseTree, before: &[String], line: usize) {
        let with = |name: String| [before, &[name]].concat();
        match tree {
            UseTree::Path(path) => self.import(&path.tree, &with(path.ident.to_string()), line),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, before, line);
                }
            }
            UseTree::Glob(_) => {
                self.here().paths.push((before.to_vec(), line));
                self.here().globs.push(before.to_vec());
            }
            UseTree::Name(name) if name.ident == "self" => {
                let last = before.last().cloned().unwrap_or_default();
                self.named(last, before.to_vec(), line);
            }
            UseTree::Name(name) => {
                let name = name.ident.to_string();
                self.named(name.clone(), with(name), line);
            }
            UseTree::Rename(name) => {
                let path = if name.ident == "self" {
                    before.to_vec()
                } else {
                    with(name.ident.to_string())
                };
                self.named(name.rename.to_string(), path, line);
            }
        }
    }

    fn named(&mut self, name: String, path: Vec<String>, line: usize) {
        self.here().paths.push((path.clone(), line));
        self.here().imports.push((name, path));
    }

    /// Paths, names, texts and calls of macros among tokens that nobody has parsed: of a macro, of
    /// an attribute.
    fn tokens(&mut self, tokens: &TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut at = 0;
        // What stands before: `::` goes on with a path, `.` makes a name a field, `!` a call.
        let mut before = String::new();
        // What only tests are built with goes to the next comma, semicolon or block.
        let mut of_tests = false;
        for token in tokens.clone() {
            if of_tests {
                of_tests = match &token {
                    TokenTree::Punct(punct) => ![',', ';'].contains(&punct.as_char()),
                    TokenTree::Group(group) => group.delimiter() != Delimiter::Brace,
                    _ => true,
                };
                continue;
            }
            if let TokenTree::Group(group) = &token
                && before.ends_with('#')
                && names_test(&group.stream())
            {
                self.end(&mut path, at);
                before.clear();
                of_tests = true;
                continue;
            }
            match &token {
                TokenTree::Ident(name) => {
                    if !before.ends_with("::") || path.is_empty() {
                        self.end(&mut path, at);
                    }
                    if !before.ends_with(['.', '\'']) {
                        at = line(name.span());
                        path.push(name.to_string());
                    }
                    self.word(name.to_string(), name.span());
                }
                TokenTree::Punct(punct) if [':', '!'].contains(&punct.as_char()) => {}
                TokenTree::Group(group) if before.ends_with('!') && !path.is_empty() => {
                    let call = (path.clone(), group.stream(), at);
                    self.here().macros.push(call);
                    self.end(&mut path, at);
                }
                _ => self.end(&mut path, at),
            }
            match &token {
                TokenTree::Group(group) => self.tokens(&group.stream()),
                TokenTree::Literal(literal) => self.text(&literal.to_string(), literal.span()),
                _ => {}
            }
            match &token {
                TokenTree::Punct(punct) => before.push(punct.as_char()),
                _ => before.clear(),
            }
        }
        self.end(&mut path, at);
    }

    fn end(&mut self, path: &mut Vec<String>, line: usize) {
        if !path.is_empty() {
            self.here().paths.push((std::mem::take(path), line));
        }
    }

    fn word(&mut self, word: String, span: Span) {
        self.here().words.push((word, line(span)));
    }

    /// A literal as it is written. Serde takes paths as texts.
    fn text(&mut self, literal: &str, span: Span) {
        let text = literal.trim_matches('"');
        let is_name = |part: &str| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        };
        if literal.starts_with('"') && text.split("::").all(is_name) {
            let path = text.split("::").map(str::to_owned).collect();
            self.here().paths.push((path, line(span)));
        }
        self.word(literal.to_owned(), span);
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if attributes(item).iter().any(is_test) {
            return;
        }
        let name = match item {
            Item::Const(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Macro(item) => item.ident.as_ref(),
            Item::Static(item) => Some(&item.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            Item::TraitAlias(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            Item::Union(item) => Some(&item.ident),
            _ => None,
        };
        if let Some(name) = name {
            self.here().items.insert(name.to_string());
        }
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let name = item.ident.to_string();
        let unknown = item.attrs.iter().any(|one| one.path().is_ident("path"));
        assert!(!unknown, "mod {name}: #[path] is not followed");
        for attribute in &item.attrs {
            self.visit_attribute(attribute);
        }
        let parent = Some(self.now);
        // Two of a name, each for a platform, are read as one: they are in one file.
        let child = if let Some((_, items)) = &item.content {
            let folder = format!("{}/{name}", self.here().folder);
            let file = self.here().file.clone();
            self.module(file, folder, parent, |reader| {
                for item in items {
                    reader.visit_item(item);
                }
            })
        } else {
            let (file, folder) = self.declared(&name);
            self.file(&file, folder, parent)
        };
        let earlier = self.here().children.insert(name, child);
        if let Some(earlier) = earlier {
            let items = std::mem::take(&mut self.modules[earlier].items);
            self.modules[child].items.extend(items);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        // Such a path leads to another crate, always.
        if item.leading_colon.is_none() {
            let at = line(item.use_token.span);
            self.import(&item.tree, &[], at);
        }
        visit::visit_item_use(self, item);
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Macro(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            _ => &Vec::new(),
        };
        if !attributes.iter().any(is_test) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if !field.attrs.iter().any(is_test) {
            visit::visit_field(self, field);
        }
    }

    fn visit_field_value(&mut self, field: &'ast syn::FieldValue) {
        if !field.attrs.iter().any(is_test) {
            visit::visit_field_value(self, field);
        }
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        if !variant.attrs.iter().any(is_test) {
            visit::visit_variant(self, variant);
        }
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if !arm.attrs.iter().any(is_test) {
            visit::visit_arm(self, arm);
        }
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if !local.attrs.iter().any(is_test) {
            visit::visit_local(self, local);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none() {
            let names: Vec<_> = segments(path);
            let at = path
                .segments
                .first()
                .map_or(0, |one| line(one.ident.span()));
            self.here().paths.push((names, at));
        }
        visit::visit_path(self, path);
    }

    fn visit_ident(&mut self, ident: &'ast syn::Ident) {
        self.word(ident.to_string(), ident.span());
    }

    fn visit_lit(&mut self, literal: &'ast syn::Lit) {
        // Written as it was, so that what is only a text is not looked for as a path.
        if let syn::Lit::Str(text) = literal {
            self.word(text.value(), text.span());
        }
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let at = call.path.segments.first();
        let at = at.map_or(0, |one| line(one.ident.span()));
        let entry = (segments(&call.path), call.tokens.clone(), at);
        self.here().macros.push(entry);
        self.visit_path(&call.path);
        self.tokens(&call.tokens);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("doc") {
            return;
        }
        let at = line(attribute.pound_token.span);
        let entry = (segments(attribute.path()), at);
        self.here().attributes.push(entry);
        self.visit_path(attribute.path());
        match &attribute.meta {
            syn::Meta::List(list) => self.tokens(&list.tokens),
            syn::Meta::NameValue(pair) => self.visit_expr(&pair.value),
            syn::Meta::Path(_) => {}
        }
    }
}

pub(crate) fn segments(path: &syn::Path) -> Vec<String> {
    let names = path.segments.iter();
    names.map(|segment| segment.ident.to_string()).collect()
}

fn line(span: Span) -> usize {
    span.start().line
}

/// `#[test]`, `#[cfg(test)]` and the like; not `#[cfg(not(test))]`.
fn is_test(attribute: &Attribute) -> bool {
    match &attribute.meta {
        syn::Meta::List(list) => list.path.is_ident("cfg") && names_test(&list.tokens),
        meta => meta.path().is_ident("test"),
    }
}

fn names_test(condition: &TokenStream) -> bool {
    let text = condition.to_string();
    let words = || text.split(|letter: char| !letter.is_alphanumeric());
    words().any(|word| word == "test") && !words().any(|word| word == "not")
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

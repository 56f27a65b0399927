// Every language says everything that English says, with the same words to fill in, and nothing
// that English does not. A gap would be filled with English at the table; here it is named.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../i18n/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** language → file → text */
const languages = new Map<string, Map<string, string>>();
for (const [path, text] of Object.entries(files)) {
  const [language = '', file = ''] = path.split('/').slice(-2);
  if (!languages.has(language)) languages.set(language, new Map());
  languages.get(language)?.set(file, text);
}
const english = languages.get('en') ?? new Map<string, string>();
const others = [...languages.keys()].filter((language) => language !== 'en').sort();

/** Each message and attribute by its name, with the source that belongs to it. */
function messagesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let message = '';
  let name = '';
  for (const line of text.split('\n')) {
    const start = /^([a-z][\w-]*) *=/u.exec(line)?.[1];
    const attribute = /^\s+\.([a-z][\w-]*) *=/u.exec(line)?.[1];
    if (start) name = message = start;
    else if (attribute) name = `${message}.${attribute}`;
    else if (/^#|^\s*$/u.test(line)) name = '';
    if (name) found.set(name, `${found.get(name) ?? ''}${line}\n`);
  }
  return found;
}
const wordsIn = (source: string) => [...new Set([...source.matchAll(/\$(\w+)/gu)].map((match) => match[1]))].sort();
/** Words that a language may need beyond English, because its verbs are counted. */
const ALSO_ALLOWED: Record<string, string[]> = { 'end-late': ['count'] };

test('there are the eighteen languages', () => {
  expect([...languages.keys()].sort()).toEqual(
    ['ar', 'de', 'en', 'es', 'fr', 'he', 'hu', 'it', 'ja', 'ko', 'nl', 'pl', 'pt-BR', 'ru', 'th', 'uk', 'zh-Hans', 'zh-Hant'],
  );
});

test.each(others)('%s says all that English says', (language) => {
  const gaps: string[] = [];
  for (const [file, text] of english) {
    const wanted = messagesOf(text);
    const there = messagesOf(languages.get(language)?.get(file) ?? '');
    for (const [name, source] of wanted) {
      const said = there.get(name);
      if (said === undefined) gaps.push(`${file}: ${name} is missing`);
      else {
        const [here, lost] = [wordsIn(said), wordsIn(source).filter((word) => !wordsIn(said).includes(word))];
        const extra = here.filter((word) => word !== undefined && !wordsIn(source).includes(word) && !ALSO_ALLOWED[name]?.includes(word));
        if (lost.length + extra.length > 0) gaps.push(`${file}: ${name} has other words to fill in: ${[...lost, ...extra].join(', ')}`);
      }
    }
    for (const name of there.keys()) if (!wanted.has(name)) gaps.push(`${file}: ${name} is not in English`);
  }
  expect(gaps).toEqual([]);
});

/** The words that are counted come as numbers, all others as text. */
const COUNTED = ['count', 'points', 'nights', 'night', 'witch', 'constable', 'not_a_witch', 'seconds', 'threshold', 'revealed', 'in_play', 'done', 'step'];

test.each([...languages.keys()])('%s can be formatted with any number, and uses no function', (language) => {
  const wrong: string[] = [];
  const bundle = new FluentBundle(language);
  for (const [file, text] of languages.get(language) ?? []) {
    if (/\b(NUMBER|DATETIME)\(/u.test(text)) wrong.push(`${file} uses a function`);
    for (const error of bundle.addResource(new FluentResource(text))) wrong.push(`${file}: ${error.message}`);
    for (const [name, source] of messagesOf(text)) {
      const [id = '', attribute] = name.split('.');
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) {
        wrong.push(`${file}: ${name} is not read`);
        continue;
      }
      for (const number of [0, 1, 2, 3, 5, 11, 21, 100]) {
        const errors: Error[] = [];
        bundle.formatPattern(pattern, Object.fromEntries(wordsIn(source).map((word) => [word ?? '', COUNTED.includes(word ?? '') ? number : 'Ada'])), errors);
        if (errors[0]) wrong.push(`${file}: ${name}: ${errors[0].message}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

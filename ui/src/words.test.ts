// The words as the page formats them: no language loses a name that English fills in, and each can be
// said with any number. That all have the same messages is held by the tests of the tree.
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

test.each(others)('%s fills in every name that English does', (language) => {
  const lost: string[] = [];
  for (const [file, text] of english) {
    const there = messagesOf(languages.get(language)?.get(file) ?? '');
    for (const [name, source] of messagesOf(text)) {
      const message = there.get(name);
      // What is missing altogether is English.
      if (message === undefined) continue;
      const said = wordsIn(message);
      for (const word of wordsIn(source)) if (word && !said.includes(word)) lost.push(`${file}: ${name} loses ${word}`);
    }
  }
  expect(lost).toEqual([]);
});

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
      // What is a number comes as one; a name, or anything else, may be any text.
      for (const value of [0, 1, 2, 3, 5, 11, 21, 100, 'Ada']) {
        const errors: Error[] = [];
        bundle.formatPattern(pattern, Object.fromEntries(wordsIn(source).map((word) => [word ?? '', value])), errors);
        if (errors[0]) wrong.push(`${file}: ${name}: ${errors[0].message}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

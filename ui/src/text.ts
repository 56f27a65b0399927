// Words for people, from i18n/<language>/*.ftl. English stands beneath every language.
// Must hold no sentence of its own.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import type { Trouble } from './contract';

const sources = import.meta.glob<string>('../../i18n/*/*.ftl', { query: '?raw', import: 'default' });
const english = import.meta.glob<string>('../../i18n/en/*.ftl', { query: '?raw', import: 'default', eager: true });

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);

export type Words = Record<string, FluentVariable>;

/** Names that a language gives itself, for choosing it; no words of ours. */
export function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

function bundleOf(language: string, files: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language);
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}

const beneath = bundleOf('en', Object.values(english));
const loaded = new Map<string, FluentBundle>([['en', beneath]]);
let current = beneath;
let changed: () => void = () => {};
const subscribe = createSubscriber((update) => {
  changed = update;
  return () => {
    changed = () => {};
  };
});

/** Loads a language's words and shows them; also tells the page its language and direction. */
export async function speak(language: string): Promise<void> {
  let bundle = loaded.get(language);
  if (!bundle) {
    const files = Object.entries(sources).filter(([path]) => path.includes(`/i18n/${language}/`));
    bundle = bundleOf(language, await Promise.all(files.map(([, load]) => load())));
    loaded.set(language, bundle);
  }
  current = bundle;
  document.documentElement.lang = language;
  document.documentElement.dir = RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  changed();
}

/** The sentence with this id, `message` or `message.attribute`. Follows the language when read
 *  in a template. A missing one shows its id, which the tests look for. */
export function t(id: string, words?: Words): string {
  subscribe();
  return format(current, id, words) ?? format(beneath, id, words) ?? id;
}

/** Whether there are words for this id, in this language or in English. */
export function hasWords(id: string): boolean {
  subscribe();
  return current.hasMessage(id) || beneath.hasMessage(id);
}

function format(bundle: FluentBundle, id: string, words?: Words): string | null {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  // With a list for errors a missing word is shown as its name instead of being thrown.
  return bundle.formatPattern(pattern, words, []);
}

/** Why something was not done, as a sentence. */
export function sentenceOf(trouble: Trouble): string {
  switch (trouble.trouble) {
    case 'rule':
      return t(`code-${trouble.code}`);
    case 'setup':
      return t(`code-${trouble.refusal.code}`);
    case 'went-otherwise':
      return t('trouble-went-otherwise', { step: trouble.step });
    default:
      return t(`trouble-${trouble.trouble}`);
  }
}

// Words for people, from i18n/<language>/*.ftl. English stands beneath every language.
// Must hold no sentence of its own.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import type { GameId } from './contract/games';
import type { Trouble } from './contract/house';
import { directionOf } from './shared/direction';
import { standIn } from './shared/stand-in';

const sources = import.meta.glob<string>('../../i18n/*/*.ftl', { query: '?raw', import: 'default' });
const english = import.meta.glob<string>('../../i18n/en/*.ftl', { query: '?raw', import: 'default', eager: true });

export type Words = Record<string, FluentVariable>;

/** Names that a language gives itself, for choosing it; no words of ours. */
export function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** A moment, in ms since 1970, as the language in use writes it. */
export function dateOf(ms: number): string {
  subscribe();
  const language = document.documentElement.lang || 'en';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
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

/** The language that was asked for last: one whose words come later than that is not shown any more. */
let wanted: string | null = null;
let spoken: string | null = null;

/** Loads a language's words and shows them; also tells the page its language and direction. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  let bundle = loaded.get(language);
  if (!bundle) {
    const files = Object.entries(sources).filter(([path]) => path.includes(`/i18n/${language}/`));
    try {
      bundle = bundleOf(language, await Promise.all(files.map(([, load]) => load())));
    } catch {
      // Words that cannot be had leave those that are there.
      return;
    }
    loaded.set(language, bundle);
  }
  if (wanted !== language || spoken === language) return;
  const before = current;
  spoken = language;
  current = bundle;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (current !== before) changed();
}

/** The sentence with this id, `message` or `message.attribute`. Follows the language when read
 *  in a template. Where the language has none it is in English, marked as such; where English has
 *  none either its id is shown, which the tests look for. */
export function t(id: string, words?: Words): string {
  subscribe();
  const said = format(current, id, words);
  if (said !== null) return said;
  const english = format(beneath, id, words);
  if (english === null) return id;
  return current === beneath ? english : standIn(english);
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

/** What the ids of a game's messages begin with: its own, without the year. */
const wordsOf = (game: GameId) => game.replace(/-\d+$/u, '');

/** Why the rules of a game refuse something, as a sentence. */
export function sentenceOfCode({ game, code }: { game: GameId; code: string }): string {
  return t(`${wordsOf(game)}-code-${code}`);
}

/** Why something was not done, as a sentence. */
export function sentenceOf(trouble: Trouble): string {
  switch (trouble.trouble) {
    case 'rule':
      return sentenceOfCode(trouble.code);
    case 'setup':
      return sentenceOfCode({ game: trouble.refusal.game, code: trouble.refusal.refusal.code });
    case 'went-otherwise':
      return t('trouble-went-otherwise', { step: trouble.step });
    default:
      return t(`trouble-${trouble.trouble}`);
  }
}

/** A message with the words in it, as it comes with a view. */
export function say(said: { message: string; names: Record<string, string>; numbers: Record<string, number> }): string {
  return t(said.message, { ...said.names, ...said.numbers });
}

// The words of a language are shown when they are asked for, and only the newest ones.
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { nameOfLanguage, sentenceOf, speak, t } from './text';

const languages = Object.keys(import.meta.glob('../../i18n/*/house.ftl')).map((path) => path.split('/').at(-2) ?? '');
const spoken = () => document.documentElement.lang;

afterEach(() => speak('en'));

test.each(languages)('%s can be spoken', async (language) => {
  await speak(language);
  expect(spoken()).toBe(language);
  expect(nameOfLanguage(language)).not.toBe('');
  const back = t('control-back');
  await speak('en');
  expect(back === t('control-back')).toBe(language === 'en');
});

test('a language whose words come later than those asked for after it is not shown', async () => {
  // Nobody has asked this one for words before, so they are still to be had.
  vi.resetModules();
  const fresh = await import('./text');
  const slow = fresh.speak('ja');
  await fresh.speak('en');
  await slow;
  expect(spoken()).toBe('en');
  expect(fresh.t('control-back')).toBe('Back');
});

test('templates are evaluated anew when the language changes, and not otherwise', async () => {
  let times = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      t('control-back');
      times += 1;
    });
  });
  flushSync();
  await speak('en');
  await speak('en');
  flushSync();
  expect(times).toBe(1);
  await speak('de');
  flushSync();
  expect(times).toBe(2);
  stop();
});

test('a refusal of the rules is said in the words of its game', () => {
  expect(sentenceOf({ trouble: 'rule', code: { game: 'salem-1692', code: 'not-yours' } })).toMatch(/another player/u);
  expect(sentenceOf({ trouble: 'nothing-to-undo' })).toMatch(/start of the game/u);
});

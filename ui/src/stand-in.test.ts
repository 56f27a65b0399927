// English beneath a language that lacks some words: isolated in the text, marked in the page, and given
// up again when the words are there.
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

// Hebrew from which a chapter of the rules was taken away.
vi.mock('@fluent/bundle', async (real) => {
  const fluent = await real<typeof import('@fluent/bundle')>();
  class Without extends fluent.FluentBundle {
    override getMessage(id: string) {
      return this.locales.includes('he') && id === 'rules-night' ? undefined : super.getMessage(id);
    }
  }
  return { ...fluent, FluentBundle: Without };
});
const { speak, t } = await import('./text');
const { default: RulesReference } = await import('./salem/rules-reference/RulesReference.svelte');

afterEach(() => speak('en'));

const settled = async () => {
  await tick();
  // Once for what waits, once for what watches.
  await Promise.resolve();
  await Promise.resolve();
};
const named = (text: string) =>
  [...document.querySelectorAll('li, .words')].find((one) => one.textContent?.includes(text)) as HTMLElement;

test('each line of it is isolated from left to right, and no other', async () => {
  await speak('he');
  expect(t('rules-night')).toBe('\u2066Night\u2069');
  for (const line of t('rules-night.text').split('\n')) expect(line).toMatch(/^\u2066[^\n]+\u2069$/u);
  expect(t('rules-day')).not.toMatch(/\u2066/u);
  await speak('en');
  expect(t('rules-night')).toBe('Night');
});

test('what shows it is marked as English, and what stands beside it is not', async () => {
  await speak('he');
  render(RulesReference);
  await settled();
  expect([named('Night').lang, named('Night').dir]).toEqual(['en', 'ltr']);
  const line = named('Everyone closes their eyes. The witches agree');
  expect([line.lang, line.dir]).toEqual(['en', 'ltr']);
  expect(named(t('rules-day')).lang).toBe('');
  await speak('en');
  await settled();
  expect(named('Night').lang).toBe('');
});

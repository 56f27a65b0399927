// Large text on the smallest phone, in every language: no word is cut at an edge, whether it breaks or
// not, on any screen, and with the lines that have the longest words; where words are longest, in any sheet too.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCREENS, type ScreenName } from '../src/host/fixtures/games';
import { misfits } from './judge';
import { open, openPage, type Opened, show, unhurried } from './kit';
import { WAYS } from './ways';

let opened: Opened;
let page: Page;
beforeAll(async () => {
  opened = await open();
  page = await openPage(opened);
  await page.setViewportSize({ width: 360, height: 640 });
  await show(page, opened, 'screen=day');
  await unhurried(page);
  // A way that leads nowhere is told soon.
  page.setDefaultTimeout(10_000);
});
afterAll(() => opened?.close());

const folder = fileURLToPath(new URL('../../i18n/', import.meta.url));
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

/** The spoken lines whose longest word is longest, in signs, by their ids. */
function worstLines(language: string, count: number): string[] {
  const bundle = new FluentBundle(language);
  const spoken = readdirSync(folder + language).filter((file) => file.endsWith('-voice.ftl'));
  const ids = spoken.flatMap((file) => {
    const text = readFileSync(`${folder}${language}/${file}`, 'utf8');
    bundle.addResource(new FluentResource(text));
    return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gmu)].map(([, id]) => id ?? '');
  });
  const longest = (id: string) => {
    const pattern = bundle.getMessage(id)?.value;
    const text = pattern ? bundle.formatPattern(pattern, {}, []) : '';
    return Math.max(...text.split(/[\s—–-]+/u).map((word) => word.length));
  };
  return [...new Set(ids)].sort((one, other) => longest(other) - longest(one)).slice(0, count);
}

test.each(languages)(
  '%s: nothing is cut at 200 % on any screen',
  async (language) => {
    const wrong: Record<string, string[]> = {};
    const look = async (asked: string) => {
      await show(page, opened, `screen=${asked}&language=${language}&text=200`);
      const found = await misfits(page);
      if (found.length > 0) wrong[asked] = found;
    };
    for (const line of worstLines(language, 3)) {
      await look(`night&line=${line}`);
      await look(`confession&line=${line}`);
    }
    for (const name of Object.keys(SCREENS) as ScreenName[]) await look(name);
    expect(wrong).toEqual({});
  },
  120_000,
);

/** The languages with the longest words. */
const LONG = ['de', 'fr', 'hu', 'nl', 'ru', 'uk'];

const sheetOf = (place: number) => (at: Page) => at.locator('ol > li > button:visible').nth(place).click();
/** What opens within a sheet, and the sheets that no other test leads to. */
const WITHIN: [string, ScreenName, (page: Page) => Promise<unknown>][] = [
  ['sand', 'day', (at) => at.locator('.actions .button').nth(1).click()],
  ['who drew', 'day', (at) => at.locator('.actions .button').nth(2).click()],
  ['a dead player', 'day', sheetOf(3)],
  [
    'a card that kills',
    'day',
    async (at) => {
      await sheetOf(1)(at);
      await at.locator('dialog .kind').first().click();
      await at.locator('dialog .question').waitFor();
    },
  ],
  [
    'a card that is moved',
    'day',
    async (at) => {
      await sheetOf(0)(at);
      await at.locator('dialog .lies').first().click();
    },
  ],
  [
    'a name that is put right',
    'day',
    async (at) => {
      await sheetOf(0)(at);
      await at.locator('.person .ways .button').first().click();
    },
  ],
  [
    'somebody who leaves',
    'day',
    async (at) => {
      await sheetOf(0)(at);
      await at.locator('.person .ways .button').last().click();
      await at.locator('.person .ways').last().locator('.button').first().click();
      await at.locator('.person .do').waitFor();
    },
  ],
  ['a confession', 'confession', (at) => at.locator('.who button:enabled').first().click()],
];

test.each(LONG)(
  '%s: nothing is cut at 200 % in any sheet',
  async (language) => {
    const wrong: Record<string, string[]> = {};
    for (const [name, screen, way] of [...WAYS, ...WITHIN]) {
      await show(page, opened, `screen=${screen}&language=${language}&text=200`);
      await way(page);
      const found = await misfits(page);
      if (found.length > 0) wrong[name] = found;
    }
    expect(wrong).toEqual({});
  },
  120_000,
);

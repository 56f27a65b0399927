// The table as somebody has set it: its shape, names turned to their owners, the screen turned, the
// other hand, larger text. And names of any direction, each kept apart from what stands around it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCREENS } from '../src/host/fixtures/games';
import { NAMES } from '../src/host/fixtures/house';
import { misfits } from './judge';
import { open, openPage, type Opened, show } from './kit';

let opened: Opened;
let page: Page;
beforeAll(async () => {
  opened = await open();
  page = await openPage(opened);
});
afterAll(() => opened?.close());

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];
const SHAPES = ['round', 'long', 'one-side'].flatMap((shape) => [`shape=${shape}`, `shape=${shape}&facing=1`]);

describe.each(SIZES)('at $width × $height', (viewport) => {
  test.each([
    ...SHAPES,
    'hand=left',
    'hand=left&text=200',
    'turn=1',
    'turn=2',
    'turn=3&shape=long',
    'motion=reduced&contrast=1&text=200',
  ])('nothing is clipped with %s', async (with_) => {
    await page.setViewportSize(viewport);
    const wrong: Record<string, string[]> = {};
    for (const name of [
      'shelf',
      'hand-round',
      'day-four',
      'day',
      'day-twelve',
      'window-witches',
      'confession',
      'night',
    ]) {
      await show(page, opened, `screen=${name}&${with_}`);
      const found = await misfits(page);
      if (found.length > 0) wrong[name] = found;
    }
    await show(page, opened, `screen=day&${with_}`);
    await page.locator('ol > li > button:visible').first().click();
    await page.getByRole('dialog').waitFor();
    const found = await misfits(page);
    if (found.length > 0) wrong['a sheet'] = found;
    expect(wrong).toEqual({});
  });
});

test('left-handed, what can be done is at the left of a phone that lies on its side', async () => {
  await page.setViewportSize({ width: 844, height: 390 });
  const middle = async (with_: string) => {
    await show(page, opened, `screen=day&${with_}`);
    const box = await page.locator('.actions').boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  expect(await middle('hand=right')).toBeGreaterThan(422);
  expect(await middle('hand=left')).toBeLessThan(422);
});

test('going back is at the same place on every screen of a game, whatever the language', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const places = new Set<string>();
  for (const language of ['en', 'ar']) {
    for (const name of ['day', 'confession', 'result-died', 'turn-up', 'conspiracy-taking', 'claim', 'end-witches']) {
      await show(page, opened, `screen=${name}&language=${language}`);
      const box = await page.locator('.back button').first().boundingBox();
      places.add(`${Math.round(box?.x ?? -1)}/${Math.round(box?.y ?? -1)}`);
    }
  }
  expect([...places]).toHaveLength(1);
});

test.each([{ width: 360, height: 640 }, ...SIZES, { width: 1280, height: 800 }])(
  'whatever lies before the players, every seat is where it was and as large, at $width × $height',
  async (viewport) => {
    await page.setViewportSize(viewport);
    const boxes = async (asked: string) => {
      await show(page, opened, asked);
      return page.locator('ol > li > button:visible').evaluateAll((seats) =>
        seats.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [one.querySelector('bdi')?.textContent, x, y, width, height, getComputedStyle(one).fontSize].join(' ');
        }),
      );
    };
    for (const how of ['', '&text=200', '&language=de', '&shape=one-side']) {
      const bare = await boxes(`screen=day-bare${how}`);
      expect(bare).toHaveLength(8);
      const laid = await boxes(`screen=day${how}`);
      expect(laid, how).toEqual(bare);
    }
  },
);

test('every name is kept apart, so that no direction mixes with another', async () => {
  const loose: string[] = [];
  for (const name of Object.keys(SCREENS)) {
    await show(page, opened, `screen=${name}`);
    const found = await page.evaluate((names) => {
      const wrong: string[] = [];
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const words = node.textContent ?? '';
        for (const one of names) {
          const at = words.indexOf(one);
          if (at < 0) continue;
          const apart = words.slice(0, at).endsWith('\u2068') && words.slice(at + one.length).startsWith('\u2069');
          if (!apart && !node.parentElement?.closest('bdi, [dir="auto"]'))
            wrong.push(`${words.trim()} in ${node.parentElement?.outerHTML.slice(0, 80)}`);
        }
      }
      return wrong;
    }, NAMES);
    loose.push(...found.map((one) => `${name}: ${one}`));
  }
  expect(loose).toEqual([]);
});

test('turning the device and the window in the night leaves the night as it was', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, opened, 'screen=window-witches');
  await page.getByRole('button', { name: 'Faith' }).click();
  for (const size of [
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.locator('.target[aria-pressed="true"]:visible').waitFor();
    expect(await page.locator('.target[aria-pressed="true"]:visible').innerText()).toContain('Faith');
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));
    expect(paper).toMatch(/#0c0907|rgb\(12, 9, 7\)/u);
  }
});

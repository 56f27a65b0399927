// The screens that one comes to by pressing: set-up with all its choices, settings, rules, the
// uncovered device. In several languages and both directions, by finger and by keyboard alone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRASTS, difference, findings, misfits } from './judge';
import { open, openPage, type Opened, show, unhurried } from './kit';
import { newGame, uncover, WAYS } from './ways';

let opened: Opened;
let page: Page;
beforeAll(async () => {
  opened = await open();
  page = await openPage(opened);
  await show(page, opened, 'screen=day');
  await unhurried(page);
});
afterAll(() => opened?.close());

const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

describe.each(WAYS)('%s', (_, screen, go) => {
  test.each(['en', 'de', 'zh-Hans', 'ar'])(
    'nothing is clipped, outside or too small in %s',
    async (language) => {
      const wrong: Record<string, string[]> = {};
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        for (const text of [100, 200]) {
          await show(page, opened, `screen=${screen}&language=${language}&text=${text}`);
          await go(page);
          const found = await misfits(page);
          if (found.length > 0) wrong[`${viewport.width}×${viewport.height} at ${text} %`] = found;
        }
      }
      expect(wrong).toEqual({});
    },
    120_000,
  );

  test.each(CONTRASTS)('axe finds nothing %s', async (_, contrast, what) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await show(page, opened, `screen=${screen}${contrast}`);
    await go(page);
    const found = await findings(page, what);
    expect(found).toEqual([]);
  });
});

test('a game is begun by keyboard alone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, opened, 'screen=shelf-empty');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');
  for (let presses = 0; presses < 6 && !(await focused()).startsWith('New game'); presses += 1) await press('Tab');
  await press('Enter');
  for (const name of ['Ada', 'Ben', 'Cy', 'Dee']) {
    await page.keyboard.type(name);
    await press('Enter');
  }
  await press('Enter');
  expect(await focused()).toBe('Begin');
  await press('Enter');
  await page.getByText('Close your eyes: dawn').waitFor();
});

test.each(['en', 'ar'])('a player is dragged to another place in %s', async (language) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, opened, `screen=shelf&language=${language}`);
  await newGame(page);
  const names = () =>
    page.locator('ol input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const before = await names();
  const middle = async (place: number) => {
    const box = await page.locator('button.handle').nth(place).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [from, to] = [await middle(0), await middle(3)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  const after = await names();
  const stillOpen = await page.locator('.moves').count();
  expect(after).toEqual([...before.slice(1, 4), before[0], ...before.slice(4)]);
  expect(stillOpen).toBe(0);
});

test('the covered and the uncovered device are equally bright whatever the answers are', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pictures: Buffer[] = [];
  for (const key of ['1', '2', '3']) {
    await show(page, opened, `screen=hand-round&again=${key}`);
    await uncover(page);
    await page.keyboard.press(key);
    // The words of the three answers change places by chance; all else must be the same picture.
    pictures.push(await page.screenshot({ style: '.answer { color: transparent !important; }' }));
  }
  const [first, ...others] = pictures;
  // A browser may round an edge up once and down another time.
  for (const other of others) expect(await difference(first, other)).toBeLessThanOrEqual(2);
});

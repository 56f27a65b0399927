// Keys that are held with the browser's own repetition, and presses of assistive technology: one press
// is one act, and two presses are only meant together.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, openPage, type Opened, show } from './kit';

let opened: Opened;
let page: Page;
beforeAll(async () => {
  opened = await open();
  page = await openPage(opened);
  await page.setViewportSize({ width: 1024, height: 768 });
  page.setDefaultTimeout(15_000);
});
afterAll(() => opened?.close());

/** Holds a key as long as a keyboard repeats it so many times, wherever the focus goes meanwhile. */
async function hold(key: string, repeats = 12): Promise<void> {
  for (let times = 0; times <= repeats; times += 1) {
    await page.keyboard.down(key);
    // What the press brought about is there before the next.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.up(key);
}
const button = (name: RegExp | string) => page.getByRole('button', { name }).first();
/** Counts the clicks that arrive from now on. */
const countClicks = () =>
  page.evaluate(() => {
    const counted = window as unknown as { clicks?: number };
    if (counted.clicks === undefined)
      addEventListener('click', () => (counted.clicks = (counted.clicks ?? 0) + 1), { capture: true });
    counted.clicks = 0;
  });
const clicks = () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);

test.each(['Enter', ' '])('held on Undo by day, %j takes back one step', async (key) => {
  await show(page, opened, 'screen=day');
  await countClicks();
  await button('Undo').focus();
  await hold(key);
  expect(await clicks()).toBe(1);
});

test('held on a seat it opens the sheet, and presses nothing in it', async () => {
  await show(page, opened, 'screen=day');
  await button(/^Benjamin/).focus();
  await hold('Enter');
  expect(await page.getByRole('dialog').count()).toBe(1);
  // Nor is it closed by the cross that has the focus now: Space acts as it is let go.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await hold(' ');
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('held on the empty last name it comes to the button and does not begin the game', async () => {
  await show(page, opened, 'screen=shelf-empty');
  await button('New game').click();
  for (const name of ['Ada', 'Ben', 'Cy', 'Dee']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await hold('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toMatch(/^Begin/u);
});

test('held on the last button before dawn it begins one dawn and chooses nothing there', async () => {
  await show(page, opened, 'screen=before-dawn');
  await countClicks();
  await button('Close your eyes: dawn').focus();
  await hold('Enter');
  expect(await clicks()).toBe(1);
});

test('Escape that is held closes what lies uppermost, and no more', async () => {
  await show(page, opened, 'screen=day');
  await button('Menu').click();
  await page.getByRole('dialog').waitFor();
  await hold('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  // By day it opens the menu: once, and does not close it again.
  await hold('Escape');
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('an arrow that is held goes on from seat to seat', async () => {
  await show(page, opened, 'screen=day-twelve');
  await button(/^Abigail/).focus();
  await hold('ArrowRight', 2);
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).not.toMatch(/^(Abigail|Benjamin)/u);
});

/** As assistive technology does: a click that no pointer and no key made. */
const press = (name: RegExp | string) => button(name).evaluate((one: HTMLElement) => one.click());
const announced = () => page.locator('[aria-live]').first().innerText();
const HELD = /Hold to choose .?Faith/u;
const gone = () => page.getByText('Touch a player').filter({ visible: true }).first().waitFor({ state: 'detached' });

/** What a finger or a key may have done before, without having held. */
const BEFORE = {
  'a finger that slid off': async () => {
    const box = await button(HELD).boundingBox();
    if (!box) throw new Error('no button');
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, 5);
    await page.mouse.up();
  },
  'a tap of Enter and of Space': async () => {
    await button(HELD).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
  },
  'a mere tap': () => button(HELD).click(),
};
test.each(Object.entries(BEFORE))('after %s two presses still act', async (_, before) => {
  // Afresh: the night that a choice leads on to goes on by itself.
  await page.goto('about:blank');
  await show(page, opened, 'screen=window-witches');
  await page.getByRole('button', { name: 'Faith' }).click();
  await before();
  expect(await announced()).not.toMatch(/Press once more/u);
  await press(HELD);
  expect(await announced()).toMatch(/Press once more/u);
  await press(HELD);
  await gone();
  expect(await announced()).not.toMatch(/Press once more/u);
});

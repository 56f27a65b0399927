// Two quick touches at one place, by day: whatever control of a sheet they are on, they do one thing
// at most, and nothing else moves.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, openPage, type Opened, show } from './kit';

let opened: Opened;
let page: Page;
beforeAll(async () => {
  opened = await open();
  page = await openPage(opened);
});
afterAll(() => opened?.close());

/** Every control of the sheet that lies uppermost, or of the page, that can be pressed: what it is
 *  called, and where. */
const controls = () =>
  page.evaluate(() => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...sheet.querySelectorAll('button')]
      .filter((one) => !one.closest('[inert]') && one.checkVisibility({ checkVisibilityCSS: true }))
      .map((one) => {
        const group = one.closest('[role="group"]')?.getAttribute('aria-label') ?? '';
        const { x, y, width, height } = one.getBoundingClientRect();
        const name = `${group} / ${(one.getAttribute('aria-label') ?? one.innerText).replace(/\s+/gu, ' ').replace(/[\u2068\u2069]/gu, '')}`;
        return { name, may: !one.disabled, box: { x, y, width, height } };
      });
  });

/** The boxes of the sheet's rows and of the sheet. */
const boxes = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open] .paper, dialog[open] section button')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

/** What the sheet and the table say now, without their being pressed. */
const words = () => page.evaluate(() => document.querySelector('main .room')?.textContent ?? '');

async function touchTwice({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  await page.mouse.click(x + width / 2, y + height * 0.7, { clickCount: 2, delay: 0 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

const WHO = ['Abigail', 'Ezekiel'];

/** A touch elsewhere comes between: what is touched next is none in haste. */
const elsewhere = () =>
  page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown', { clientX: -999, clientY: -999 })));

test.each([
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
])(
  'two quick touches do one thing at most, and the rows stay where they are, at $width × $height',
  async (size) => {
    await page.setViewportSize(size);
    const wrong: string[] = [];
    for (const who of WHO) {
      const opens = async () => {
        await show(page, opened, 'screen=day');
        await elsewhere();
        await page.locator('ol > li > button:visible').filter({ hasText: who }).click();
        await page.getByRole('dialog').waitFor();
        await elsewhere();
      };
      await opens();
      const all = (await controls()).filter(({ may }) => may);
      for (const [at, { name }] of all.entries()) {
        await opens();
        const control = page.locator('dialog[open] button:not(:disabled)').filter({ visible: true }).nth(at);
        await control.scrollIntoViewIfNeeded();
        const before = { boxes: await boxes(), words: await words() };
        const box = await control.boundingBox();
        if (!box) throw new Error(`${name} is not there`);
        await touchTwice(box);
        const twice = {
          boxes: await boxes(),
          words: await words(),
          sheets: await page.locator('dialog[open]').count(),
        };
        // The same with one touch: the second has done nothing, or what the first did once more.
        await opens();
        await control.scrollIntoViewIfNeeded();
        await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.7);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const once = { words: await words(), sheets: await page.locator('dialog[open]').count() };
        const counts = /\+\d/u.test(name);
        if (!counts && (twice.words !== once.words || twice.sheets !== once.sheets))
          wrong.push(`${who}: ${name} did two`);
        if (twice.sheets === 1 && !/Witch/u.test(name) && twice.boxes.join() !== before.boxes.join())
          wrong.push(
            `${who}: ${name} moved ${before.boxes.filter((one, index) => twice.boxes[index] !== one).join(', ')} to ${twice.boxes.filter((one, index) => before.boxes[index] !== one).join(', ')}`,
          );
      }
    }
    expect(wrong).toEqual([]);
  },
  300_000,
);

test('what a touch brought under the finger takes no second touch, and takes a later one', async () => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await show(page, opened, 'screen=day');
  await page.locator('ol > li > button:visible').filter({ hasText: 'Abigail' }).click();
  const discard = page.getByRole('button', { name: 'Discard the red cards' });
  const back = page.getByRole('button', { name: 'Bring back' }).and(page.locator('section button:visible'));
  const box = await discard.boundingBox();
  if (!box) throw new Error('nothing to discard');
  await touchTwice(box);
  expect(await back.first().boundingBox()).toEqual(box);
  await elsewhere();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await discard.waitFor();
  expect((await page.locator('dialog .points').innerText()).replace(/[\u2068\u2069]/gu, '')).toBe('3 of 7 points');
});

// Every screen, in both lights and at every size: nothing for axe to find, nothing clipped, nothing
// outside the screen, no target too small for a finger.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCREENS, type ScreenName } from '../src/host/fixtures/games';
import { CONTRASTS, findings, misfits } from './judge';
import { open, openPage, type Opened, show, SIZES, UPRIGHT } from './kit';

let opened: Opened;
let page: Page;
beforeAll(async () => {
  opened = await open();
  page = await openPage(opened);
});
afterAll(() => opened?.close());

const names = Object.keys(SCREENS) as ScreenName[];
describe.each([...SIZES, ...UPRIGHT])('at $width × $height', (viewport) => {
  for (const text of [100, 200]) {
    test(`nothing is clipped, outside or too small, with text at ${text} %`, async () => {
      await page.setViewportSize(viewport);
      const wrong: Record<string, string[]> = {};
      for (const name of names) {
        await show(page, opened, `screen=${name}&text=${text}`);
        const found = await misfits(page);
        if (found.length) wrong[name] = found;
      }
      expect(wrong).toEqual({});
    }, 300_000);
  }
});

test.each(CONTRASTS)(
  'axe finds nothing on any screen %s',
  async (_, with_, what) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const wrong: Record<string, string[]> = {};
    for (const name of names) {
      await show(page, opened, `screen=${name}${with_}`);
      const found = await findings(page, what);
      if (found.length) wrong[name] = found;
    }
    expect(wrong).toEqual({});
  },
  300_000,
);

test('from right to left nothing is clipped, and the seats still run clockwise', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const places = async () =>
    page
      .locator('ol > li > button:visible')
      .evaluateAll((seats) =>
        seats.map(
          (one) => `${Math.round(one.getBoundingClientRect().left)}/${Math.round(one.getBoundingClientRect().top)}`,
        ),
      );
  await show(page, opened, 'screen=day');
  const before = await places();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const after = await places();
  const wrong = await misfits(page);
  expect(after).toEqual(before);
  expect(wrong).toEqual([]);
});

test('the sheets over the day hold what they show, and axe finds nothing in them', async () => {
  const wrong: Record<string, string[]> = {};
  for (const viewport of [SIZES[0], SIZES[2], SIZES[3]]) {
    await page.setViewportSize(viewport);
    const look = async (sheet: string, ...names: RegExp[]) => {
      await show(page, opened, 'screen=day');
      for (const name of names) await page.getByRole('button', { name }).first().click();
      const found = [...(await misfits(page)), ...(viewport === SIZES[0] ? await findings(page) : [])];
      if (found.length) wrong[`${sheet} at ${viewport.width}`] = found;
    };
    await look('seat', /^Ezekiel/);
    await look('seat, moving', /^Abigail/, /^Black Cat Move$/);
    await look('witch card', /^Benjamin/, /^Witch$/);
    await look('dead', /Deliverance/);
    await look('menu', /^Menu$/);
    await look('sand', /^Sand timer$/);
    await look('drawer', /Conspiracy card/);
  }
  expect(wrong).toEqual({});
}, 300_000);

test('by keyboard alone: the focus is seen, stays in a sheet, and comes back when it closes', async () => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await show(page, opened, 'screen=day');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const ringed = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  for (let press = 0; press < 30 && !(await focused()).startsWith('Abigail'); press += 1) {
    await page.keyboard.press('Tab');
    expect(await ringed()).toBe('solid');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused()).toMatch(/^Abigail/);
});

test('several fingers at once choose exactly one', async () => {
  const touched = await opened.browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await show(touched, opened, 'screen=window-witches');
  const touch = await touched.context().newCDPSession(page);
  const points = [];
  for (const name of ['Abigail', 'Faith', 'Goodwin']) {
    const box = await touched.getByRole('button', { name }).boundingBox();
    if (!box) throw new Error('no seat');
    points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2, id: points.length });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touched.touchscreen.tap(points[0]?.x ?? 0, points[0]?.y ?? 0);
  await touched.touchscreen.tap(points[1]?.x ?? 0, points[1]?.y ?? 0);
  expect(await touched.locator('.target[aria-pressed="true"]:visible').count()).toBe(1);
});

test.each([100, 200])(
  'every sign lies within its own seat, with twelve names of 24 wide letters too, and text at %i %',
  async (text) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const strays: Record<string, string[]> = {};
    for (const name of ['day-four', 'day', 'day-twelve', 'day-crowd'] as const) {
      await show(page, opened, `screen=${name}&text=${text}`);
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('ol > li > button')]
          .filter((one) => !one.closest('[inert]'))
          .flatMap((seat) => {
            const around = seat.getBoundingClientRect();
            return [...seat.querySelectorAll('bdi, .sign, .up, .card')]
              .map((sign) => ({ sign: sign.textContent ?? '', box: sign.getBoundingClientRect() }))
              .filter(
                ({ box }) =>
                  box.left < around.left - 1 ||
                  box.right > around.right + 1 ||
                  box.top < around.top - 1 ||
                  box.bottom > around.bottom + 1,
              )
              .map(({ sign }) => sign);
          }),
      );
      if (found.length > 0) strays[name] = found;
    }
    expect(await page.locator('ol > li > button:visible').count()).toBe(12);
    expect(strays).toEqual({});
  },
);

// The stage as a device gives it: a notch at its sides, and what is said of it in its middle.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCREENS, type ScreenName } from '../src/host/fixtures/games';
import { open, openPage, type Opened, show } from './kit';

let opened: Opened;
let page: Page;
beforeAll(async () => {
  opened = await open();
  page = await openPage(opened);
});
afterAll(() => opened?.close());

/** px: as much as a notch takes of a phone that lies on its side. */
const NOTCH = 59;

test('beside a notch on either side nothing is written and nothing can be touched', async () => {
  await page.setViewportSize({ width: 844, height: 390 });
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: NOTCH, right: NOTCH, bottom: 21 } });
  const wrong: Record<string, string[]> = {};
  for (const name of Object.keys(SCREENS) as ScreenName[]) {
    await show(page, opened, `screen=${name}`);
    const found = await page.evaluate((notch) => {
      const under = ({ left, right }: DOMRect) => left < notch - 1 || right > innerWidth - notch + 1;
      return [...document.querySelectorAll<HTMLElement>('button, input, h1, h2, p, bdi, .words, svg')]
        .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest('.unseen, [inert]'))
        .filter((one) => under(one.getBoundingClientRect()))
        .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 30)}`);
    }, NOTCH);
    if (found.length > 0) wrong[name] = found;
  }
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  expect(wrong).toEqual({});
});

test.each([
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
])('a title stands in the middle of the stage at $width × $height', async (viewport) => {
  await page.setViewportSize(viewport);
  for (const name of ['day', 'day-twelve', 'confession', 'conspiracy-taking'] as const) {
    await show(page, opened, `screen=${name}`);
    const middles = await page.locator('.said .title:visible').evaluateAll((titles) =>
      titles.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const { left, right } = words.getBoundingClientRect();
        return (left + right) / 2;
      }),
    );
    for (const middle of middles) expect(Math.abs(middle - viewport.width / 2), name).toBeLessThanOrEqual(4);
  }
});

test('in the dark the frame of whatever can be touched stands out from its ground by 3 to 1', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  let frames = 0;
  for (const name of ['night', 'night-paused', 'interrupted', 'window-witches', 'window-constable'] as const) {
    await show(page, opened, `screen=${name}`);
    const ratios = await page.evaluate(() => {
      const light = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/gu) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const paper = light(getComputedStyle(document.documentElement).backgroundColor);
      return [...document.querySelectorAll('button')]
        .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest('[inert]') && !one.disabled)
        .map((one) => getComputedStyle(one).borderTopColor)
        .filter((colour) => !/, 0\)|transparent/u.test(colour))
        .map((colour) => (light(colour) + 0.05) / (paper + 0.05));
    });
    for (const ratio of ratios) expect(ratio, name).toBeGreaterThanOrEqual(3);
    frames += ratios.length;
  }
  expect(frames).toBeGreaterThan(10);
});

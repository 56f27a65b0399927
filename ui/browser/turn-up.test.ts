// The cards of the dead, counted by a finger that does not look: nothing that comes moves what it counts
// with.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { misfits } from './judge';
import { open, openPage, type Opened, show, SIZES } from './kit';

let opened: Opened;
let page: Page;
beforeAll(async () => {
  opened = await open();
  page = await openPage(opened);
});
afterAll(() => opened?.close());

/** Where the buttons that count stand, however far somebody has scrolled. */
const places = () =>
  page.locator('.kind button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y } = button.getBoundingClientRect();
      return [Math.round(x), Math.round(y + (button.closest('.turn-up')?.scrollTop ?? 0))];
    }),
  );

describe.each(SIZES)('at $width × $height', (viewport) => {
  test.each(['en', 'de', 'ar'])(
    'what is counted stays where it is when the sand comes and when the last card is counted',
    async (language) => {
      await page.setViewportSize(viewport);
      await show(page, opened, `screen=turn-up&language=${language}`);
      const before = await places();
      expect(before).toHaveLength(6);
      await page.locator('.words button').click();
      await page.locator('.words .strip').waitFor();
      expect(await places()).toEqual(before);
      const [witch, innocent] = [1, 5].map((place) => page.locator('.kind button').nth(place));
      for (const button of [witch, witch, innocent, innocent]) await button!.click();
      await page.locator('.wins').waitFor();
      expect(await places()).toEqual(before);
      expect(await misfits(page)).toEqual([]);
    },
  );
});

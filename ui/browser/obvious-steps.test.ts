// The obvious next steps on the pretended host: whoever types the names and else presses only the one
// obvious next step comes from the shelf to the night's screen in few presses. The page itself counts
// them. That a real evening speaks then is held by tests/window.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, type Opened, show } from './kit';

let opened: Opened;
beforeAll(async () => {
  opened = await open();
});
afterAll(() => opened?.close());

/** Presses whatever is the obvious next step until the narrator speaks; how many presses it took. */
async function presses(page: Page, names: string[]): Promise<number> {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    addEventListener('click', (event) => {
      if (event.isTrusted) counted.presses += 1;
    });
  });
  const line = page.locator('main .line').filter({ hasText: 'close your eyes' });
  for (let steps = 0; steps < 20 && !(await line.isVisible()); steps += 1) {
    // Where the keyboard is ready for a name, names are what is typed.
    if (names.length > 0 && (await page.evaluate(() => document.activeElement instanceof HTMLInputElement))) {
      for (const name of names.splice(0)) await page.keyboard.type(`${name}\n`);
      continue;
    }
    const obvious = page.locator('.button.primary:visible');
    // One obvious next step: never two.
    expect(await obvious.count()).toBe(1);
    await obvious.tap();
  }
  await line.waitFor();
  return page.evaluate(() => (window as unknown as { presses: number }).presses);
}

test.each([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
])(
  'three obvious presses and the names lead from the empty shelf to the screen of the night at $width × $height',
  async (viewport) => {
    const page = await opened.browser.newPage({ viewport, hasTouch: true, reducedMotion: 'reduce' });
    await show(page, opened, 'screen=shelf-empty');
    expect(await presses(page, ['Ada', 'Ben', 'Cy', 'Dee', 'Eve'])).toBe(3);
    await page.close();
  },
);

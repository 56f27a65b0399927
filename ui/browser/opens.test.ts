// The page opens in a browser without an error, at every size.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, type Opened, SIZES } from './kit';

let opened: Opened;
beforeAll(async () => {
  opened = await open();
});
afterAll(() => opened?.close());

test.each(SIZES)('opens without an error at $width × $height', async (viewport) => {
  const page = await opened.browser.newPage({ viewport });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(opened.address);
  await page.locator('main').waitFor({ state: 'attached' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.close();
  expect(errors).toEqual([]);
  expect(overflow).toBeLessThanOrEqual(0);
});

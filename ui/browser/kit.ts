// The built page, served on a free port and opened in the system's Chromium, for tests.
// Downloads no browser of its own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';

/** The screens that nothing may be clipped on: phones upright and lying, tablet, laptop. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

export interface Opened {
  /** Where the page is served, without a slash at the end. */
  address: string;
  browser: Browser;
  close(): Promise<void>;
}

/** Serves `dist/` and starts the browser; close both with `close`. */
export async function open(): Promise<Opened> {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('the preview server has no address');
  const browser = await chromium.launch({
    executablePath: installedChromium(),
    // Root may not use Chromium's sandbox; a user keeps it.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    address: address.replace(/\/$/, ''),
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Opens an address and waits until its words and letters are there and nothing moves. */
export async function show(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main > *').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: one in which sizes are measured, one in which they are used.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}

function installedChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const found = folders.map((folder) => join(folder, name)).find(existsSync);
    if (found) return found;
  }
  throw new Error('no Chromium is installed; scripts/setup test installs it');
}

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

/** Tablets and monitors that stand upright. */
export const UPRIGHT = [
  { width: 600, height: 960 },
  { width: 768, height: 1024 },
  { width: 800, height: 1280 },
  { width: 820, height: 1180 },
  { width: 1080, height: 1920 },
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

/** A page for all tests of a file, because it is the loading that takes long. Nothing on it moves
 *  by itself. */
export function openPage(opened: Opened): Promise<Page> {
  return opened.browser.newPage({ reducedMotion: 'reduce' });
}

/** Shows the pretended screen `asked` ("screen=day&text=200") and waits until its words and letters
 *  are there and nothing moves. A page that has been loaded once only follows. */
export async function show(page: Page, opened: Opened, asked: string): Promise<void> {
  if (page.url() === 'about:blank') {
    // Opened at a game, so that the game's room is there before anything is shown: a page that has
    // to load it shows for a moment what was on before, and that would be looked at instead.
    await page.goto(`${opened.address}/?screen=day`);
    // From here on the pretended host follows.
    await page.locator('main > *').first().waitFor();
    // Letters that come after the first picture.
    await page.waitForFunction(() => [...document.fonts].some((face) => face.family.includes('Noto Serif SC')));
  }
  // What an earlier press left the pointer over would look different from the rest.
  await page.mouse.move(-1, -1);
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise(requestAnimationFrame);
    // A touch elsewhere comes between: what is touched next is no second touch in a hurry.
    dispatchEvent(new PointerEvent('pointerdown', { clientX: -999, clientY: -999 }));
    dispatchEvent(new CustomEvent('pretend', { detail: wanted }));
    // One frame for the change, one for the screen, two in which sizes are measured and used.
    for (let count = 0; count < 4; count += 1) await frame();
    // A language's words may still be on their way, and are measured anew when they are there.
    const language = new URLSearchParams(wanted).get('language') ?? 'en';
    while (document.documentElement.lang !== language) await frame();
    await document.fonts.ready;
    for (let count = 0; count < 2; count += 1) await frame();
  }, asked);
}

/** Lets a test press faster than anybody could see what is there (see shared/haste.ts): each press is one of
 *  its own, as if another finger had come down elsewhere between. For a page that has been loaded. */
export function unhurried(page: Page): Promise<void> {
  return page.evaluate(() => {
    const elsewhere = { clientX: -999, clientY: -999 };
    addEventListener('click', () => dispatchEvent(new PointerEvent('pointerdown', elsewhere)));
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

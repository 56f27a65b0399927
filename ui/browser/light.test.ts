// Light tells nothing: witches' and constable's windows are equally bright and equally laid out,
// before and after the choice; nothing at night is brighter than the night, from the first frame on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewOf } from '../src/host/fixtures/address';
import type { ScreenName } from '../src/host/fixtures/games';
import { open, type Opened, show } from './kit';

let opened: Opened;
let meter: Page;
beforeAll(async () => {
  opened = await open();
  meter = await opened.browser.newPage();
});
afterAll(() => opened?.close());

interface Light {
  /** 0 to 255, as the eye weighs colours. */
  mean: number;
  red: number;
  green: number;
  blue: number;
  /** The brightest 8 × 8 px anywhere. */
  brightest: number;
  /** The picture is wider than high. */
  lying: boolean;
}

/** Measures a picture in the browser, which can read PNGs. */
async function lightOf(picture: Buffer): Promise<Light> {
  return meter.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const sums = [0, 0, 0];
      const tiles = new Map<number, number>();
      const across = Math.ceil(image.width / 8);
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
        sums[0] = (sums[0] ?? 0) + red;
        sums[1] = (sums[1] ?? 0) + green;
        sums[2] = (sums[2] ?? 0) + blue;
        const pixel = at / 4;
        const tile = Math.floor(pixel / image.width / 8) * across + Math.floor((pixel % image.width) / 8);
        tiles.set(tile, (tiles.get(tile) ?? 0) + (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 64);
      }
      const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (data.length / 4));
      return {
        mean: 0.2126 * red + 0.7152 * green + 0.0722 * blue,
        red,
        green,
        blue,
        brightest: Math.max(...tiles.values()),
        lying: image.width > image.height,
      };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

async function picture(page: Page, name: ScreenName, during?: (page: Page) => Promise<void>): Promise<Buffer> {
  await show(page, opened, `screen=${name}`);
  await during?.(page);
  return page.screenshot();
}

/** Every visible box of the screen with its place and size. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest('[inert]'))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [one.tagName, left, top, width, height].join(' ');
      }),
  );

const SIZE = { width: 390, height: 844 };

test('the witches’ and the constable’s window are the same picture, before and with a choice or the mark', async () => {
  const page = await opened.browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  const choose = (at: Page) => at.getByRole('button', { name: 'Faith' }).click();
  const mark = (at: Page) => at.locator('.mark').click();
  for (const during of [undefined, choose, mark]) {
    const witches = await picture(page, 'window-witches', during);
    const laidOut = await boxes(page);
    const constable = await picture(page, 'window-constable', during);
    expect(await boxes(page)).toEqual(laidOut);
    const [one, two] = [await lightOf(witches), await lightOf(constable)];
    for (const of of ['mean', 'red', 'green', 'blue'] as const) expect(Math.abs(one[of] - two[of])).toBeLessThan(0.05);
  }
  await page.close();
});

test('who was chosen changes the light by less than an eye can tell', async () => {
  const page = await opened.browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  const means: number[] = [];
  for (const name of ['Abigail', 'Faith', 'Hepzibah']) {
    means.push(
      (await lightOf(await picture(page, 'window-witches', (at) => at.getByRole('button', { name }).click()))).mean,
    );
  }
  await page.close();
  expect(Math.max(...means) - Math.min(...means)).toBeLessThan(0.5);
});

test('once chosen, both screens are dark and close to one another', async () => {
  const page = await opened.browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  const witches = await lightOf(await picture(page, 'window-chosen'));
  const constable = await lightOf(await picture(page, 'window-constable-chosen'));
  await page.close();
  expect(witches.mean).toBeLessThan(25);
  // They differ by the line that was spoken aloud, and by nothing else.
  expect(Math.abs(witches.mean - constable.mean)).toBeLessThan(1.5);
});

test('the night’s own brightness makes every screen of it darker alike, and moves nothing', async () => {
  const page = await opened.browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  const means: Record<string, number[]> = {};
  for (const name of ['night', 'interrupted', 'window-witches', 'window-constable'] as const) {
    await show(page, opened, `screen=${name}`);
    const laidOut = await boxes(page);
    const usual = await lightOf(await page.screenshot());
    await show(page, opened, `screen=${name}&night=5`);
    // Its name says how bright it is, and is as wide as ever.
    expect(await boxes(page)).toEqual(laidOut);
    const least = await lightOf(await page.screenshot());
    expect({ name, brightest: least.brightest < 12 }).toEqual({ name, brightest: true });
    means[name] = [usual.mean, least.mean];
    expect(least.mean).toBeLessThan(usual.mean / 4);
  }
  expect(means['window-witches']).toEqual(means['window-constable']);
  // Opened in the dark, what explains it is no brighter.
  await show(page, opened, 'screen=window-witches&night=5');
  await page.getByRole('button', { name: 'What may be done now' }).click();
  await page.getByRole('dialog').waitFor();
  expect((await lightOf(await page.screenshot())).brightest).toBeLessThan(12);
  await page.close();
});

test('one touch in the dark makes the night darker, down to the least and back', async () => {
  const page = await opened.browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  await show(page, opened, 'screen=window-witches');
  for (const percent of [50, 25, 10, 5, 100]) {
    await page.getByRole('button', { name: /^Light of the night/u }).click();
    await page.getByRole('button', { name: new RegExp(`^Light of the night: .?${percent}.? %`, 'u') }).waitFor();
  }
  await page.close();
});

test('the shelf is as dark as a night while the game to go on with waits in the dark, its sheets too', async () => {
  const page = await opened.browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  for (const open of [undefined, 'Settings', 'Rules', 'New game']) {
    await show(page, opened, 'screen=shelf-dark');
    if (open) await page.getByRole('button', { name: open }).click();
    const light = await lightOf(await page.screenshot());
    expect({ open, mean: light.mean < 40, brightest: light.brightest < 150 }).toEqual({
      open,
      mean: true,
      brightest: true,
    });
  }
  await page.close();
});

test('a night is dark: every screen of it, on average and at its brightest spot', async () => {
  const page = await opened.browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  for (const name of [
    'night',
    'night-muted',
    'night-paused',
    'interrupted',
    'window-witches',
    'window-constable',
    'window-chosen',
  ] as const) {
    const light = await lightOf(await picture(page, name));
    expect({ name, mean: light.mean < 25, brightest: light.brightest < 150 }).toEqual({
      name,
      mean: true,
      brightest: true,
    });
  }
  await page.close();
});

/** Words are there: something is brighter than the night without any. */
const hasWords = (light: Light) => light.brightest > 60;

/** Every frame that is drawn from the page's first until its words stand, upright and then lying:
 *  however long a slow machine takes for that, no frame before it is left out. What the page's entry
 *  asks for can be held back until a frame has been drawn without it. */
async function framesOfAStart(page: Page, without?: (frame: Light) => boolean): Promise<Light[]> {
  // The browser's own page is white, and a first frame may still show it. So the start is watched
  // from a dark page of the same server: whatever is light then comes from ours.
  await page.route('**/dark.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en" style="background: #000"></html>' }),
  );
  await page.goto(`${opened.address}/dark.html`);
  const watcher = await page.context().newCDPSession(page);
  const frames: Promise<Light>[] = [];
  watcher.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(lightOf(Buffer.from(data, 'base64')));
    // The last frame may come when the page is already gone, and then wants no answer.
    watcher.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  const drawn = (wanted: (frame: Light) => boolean) =>
    expect.poll(async () => (await Promise.all(frames)).some(wanted), { timeout: 20_000 }).toBe(true);
  if (without) {
    await page.route('**/*.js', async (route) => {
      if (!route.request().url().includes('/index-')) await drawn(without);
      await route.continue();
    });
  }
  await watcher.send('Page.startScreencast', { format: 'png' });
  await page.goto(`${opened.address}/?screen=night`);
  await drawn((frame) => hasWords(frame) && !frame.lying);
  await page.setViewportSize({ width: SIZE.height, height: SIZE.width });
  await drawn((frame) => hasWords(frame) && frame.lying);
  await watcher.send('Page.stopScreencast');
  await page.close();
  return Promise.all(frames);
}

test('starting in the night, no frame is lighter than the night', async () => {
  const frames = await framesOfAStart(await opened.browser.newPage({ viewport: SIZE }));
  for (const frame of frames) expect(frame.mean).toBeLessThan(30);
});

test('a page that is white until it has words would be caught', async () => {
  const page = await opened.browser.newPage({ viewport: SIZE });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#app:empty { position: fixed; inset: 0; background: #fff; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const frames = await framesOfAStart(page, (frame) => frame.mean > 200);
  expect(Math.max(...frames.map((frame) => frame.mean))).toBeGreaterThan(200);
});

test('the window’s first picture is whole, and as dark as the night from which the day comes', async () => {
  const page = await opened.browser.newPage({ viewport: SIZE });
  await page.addInitScript(
    (view) => {
      const given = {
        firstView: view,
        __TAURI_INTERNALS__: { invoke: () => new Promise(() => {}), transformCallback: () => 0 },
        frames: [] as unknown[],
      };
      Object.assign(window, given);
      const watch = () => {
        const [red = 255] =
          getComputedStyle(document.documentElement)
            .backgroundColor.match(/[0-9]+/gu)
            ?.map(Number) ?? [];
        given.frames.push({ dark: red < 40, whole: document.querySelector('nav button') !== null });
        if (given.frames.length < 3) requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    },
    viewOf(new URLSearchParams('screen=shelf')),
  );
  await page.goto(opened.address);
  await page.waitForFunction(() => (window as unknown as { frames: unknown[] }).frames.length === 3);
  const frames = await page.evaluate(() => (window as unknown as { frames: unknown[] }).frames);
  const begun = await page.evaluate(() => document.documentElement.dataset.light);
  await page.close();
  expect(begun).toBe('day');
  expect(frames[0]).toEqual({ dark: true, whole: true });
});

test('day turns to night slowly, or at once where motion is to be reduced', async () => {
  /** How long the paper takes from day to night, in ms; 0 when it changes at once. Noted when the
   *  change begins: on a slow machine it may be over before anybody looks. */
  const dusk = async (page: Page) => {
    await show(page, opened, 'screen=day');
    await page.evaluate(() => {
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      const noted = Object.assign(window, { paperTakes: [0] }).paperTakes;
      document.addEventListener('transitionrun', () => {
        for (const change of document.getAnimations())
          if (change instanceof CSSTransition && change.transitionProperty === '--paper')
            noted.push(Number(change.effect?.getComputedTiming().duration));
      });
    });
    await show(page, opened, 'screen=night');
    return page.evaluate(() => Math.max(...(window as unknown as { paperTakes: number[] }).paperTakes));
  };
  const slow = await opened.browser.newPage({ viewport: SIZE });
  expect(await dusk(slow)).toBe(2500);
  await slow.close();
  const quick = await opened.browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  expect(await dusk(quick)).toBe(0);
  await quick.close();
});

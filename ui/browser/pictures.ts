// The README's pictures: `npm run pictures`, after `npm run build`. Some screens as small
// PNGs, and a night of about twenty seconds as a moving WebP, played on the pretended host by a clock of our
// own, so that it comes out the same on a slow machine.
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { open, show } from './kit';
import { newGame } from './ways';

/** ms between two frames as they are shown, and as much time passes on the page meanwhile: a night
 *  is a little quicker in a picture than at a table. */
const FRAME = 100;
const PASSES = 125;

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
await mkdir(folder, { recursive: true });
const opened = await open();
await stills();
await oneNight();
await opened.close();

async function stills(): Promise<void> {
  const tablet = { width: 1024, height: 768 };
  const phone = { width: 390, height: 844 };
  const pictures: [string, { width: number; height: number }, string, ((page: Page) => Promise<unknown>)?][] = [
    ['day', tablet, 'day'],
    ['choosing', tablet, 'window-witches', (page) => page.locator('.target:visible').nth(5).click()],
    ['hourglass', tablet, 'confession'],
    ['set-up', phone, 'shelf-over', newGame],
  ];
  const page = await opened.browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
  for (const [name, size, screen, go] of pictures) {
    await page.setViewportSize(size);
    await show(page, opened, `screen=${screen}`);
    await go?.(page);
    const path = `${folder}${name}.png`;
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(path);
    await tell(path);
  }
  await page.close();
}

async function oneNight(): Promise<void> {
  const page = await opened.browser.newPage({ viewport: { width: 720, height: 540 } });
  await page.clock.install();
  await show(page, opened, 'screen=day');
  // It has been day for long.
  await page.evaluate(() => {
    for (const dusk of document.getAnimations()) if (dusk instanceof CSSTransition) dusk.finish();
  });
  await page.clock.pauseAt(Date.now() + 1000);

  const frames: { picture: Buffer; shown: number }[] = [];
  /** Lets a time pass, in ms as shown. */
  async function film(shown: number): Promise<void> {
    for (let left = shown; left > 0; left -= FRAME) {
      await page.clock.runFor(PASSES);
      await page.evaluate(moveBy, PASSES);
      const picture = await page.screenshot({ animations: 'allow', caret: 'hide' });
      const last = frames.at(-1);
      if (last?.picture.equals(picture)) last.shown += FRAME;
      else frames.push({ picture, shown: FRAME });
    }
  }
  /** A finger comes to a button, presses it or holds it, and goes. */
  async function finger(button: string, held = 0, nth = 0): Promise<void> {
    const target = page.locator(button).filter({ visible: true }).nth(nth);
    await target.evaluate(putFinger);
    await film(FRAME * 3);
    if (held === 0) await target.evaluate((element: HTMLElement) => element.click());
    else await target.dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
    await film(Math.max(FRAME, held));
    await page.evaluate(() => document.querySelector('.finger')?.remove());
  }
  /** Lets time pass until something is on the screen. */
  async function until(what: string): Promise<void> {
    const sought = page.locator(what).filter({ visible: true }).first();
    for (let times = 0; times < 100 && (await sought.count()) === 0; times += 1) await film(FRAME);
  }

  await film(1000);
  await finger('.actions .button.primary');
  await until('.target');
  await film(600);
  await finger('.target', 0, 5);
  await finger('.middle .hold', 900);
  await until('.line');
  await until('.target');
  await film(400);
  await finger('.target', 0, 2);
  await finger('.middle .hold', 900);
  await until('.glass');
  await film(1800);
  await finger('.actions .hold', 900);
  await until('.fate');
  await film(2200);
  await page.close();

  const path = `${folder}night.webp`;
  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    // At less than this the last picture shines through the next.
    .webp({ delay: frames.map(({ shown }) => shown), loop: 0, quality: 90, effort: 4 })
    .toFile(path);
  process.stdout.write(`${frames.reduce((sum, { shown }) => sum + shown, 0) / 1000} s, ${frames.length} frames\n`);
  await tell(path);
}

async function tell(path: string): Promise<void> {
  process.stdout.write(`${path} ${Math.round((await stat(path)).size / 1024)} kB\n`);
}

/** On the page: moves what moves by style alone, which a clock of ours does not reach. */
function moveBy(ms: number): void {
  for (const moving of document.getAnimations()) {
    moving.pause();
    const now = Number(moving.currentTime ?? 0) + ms;
    const end = Number(moving.effect?.getComputedTiming().endTime ?? 0);
    if (now >= end) moving.finish();
    else moving.currentTime = now;
  }
}

/** On the page: draws where somebody touches it. */
function putFinger(target: Element): void {
  const box = target.getBoundingClientRect();
  const mark = document.createElement('div');
  mark.className = 'finger';
  mark.style.cssText = `position:fixed;z-index:9;pointer-events:none;width:44px;height:44px;border-radius:50%;border:3px solid #c08349;background:#c0834940;left:${box.left + box.width / 2 - 22}px;top:${box.top + box.height * 0.62 - 22}px`;
  document.body.append(mark);
}

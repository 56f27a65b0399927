// Pictures of every screen at every size in four languages, as PNGs and as sheets for people to look
// at: `npm run screens [-- screen… language=de size=390x844 with=text=200]`. Checks nothing; the
// tests beside it do.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { SCREENS } from '../src/host/fixtures/games';
import { open, openPage, show, SIZES } from './kit';
import { WAYS } from './ways';

/** No sheet is higher than this, in px: more could not be read at once. */
const SHEET = { width: 1820, height: 2000 };

const folder = fileURLToPath(new URL('../../target/screens/', import.meta.url));
const wanted = process.argv.slice(2).filter((one) => !one.includes('='));
const option = (name: string) =>
  process.argv
    .slice(2)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
const languages = option('language')?.split(',') ?? ['en', 'zh-Hans', 'de', 'ar'];
const sizes = SIZES.filter((size) =>
  option('size') ? option('size') === `${size.width}x${size.height}` : size.width !== 1280,
);
const extra = option('with') ? `&${option('with')}` : '';

interface Picture {
  name: string;
  bytes: Buffer;
}

/** Every screen that is shown at once, then those that are pressed for. */
const screens: { name: string; screen: string; go?: (page: Page) => Promise<unknown> }[] = [
  ...Object.keys(SCREENS).map((name) => ({ name, screen: name })),
  ...WAYS.map(([name, screen, go]) => ({ name, screen, go })),
].filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.startsWith(one)));

const opened = await open();
const page = await openPage(opened);
for (const language of languages) {
  for (const size of sizes) {
    const at = `${size.width}x${size.height}`;
    const place = `${folder}${at}/${language}/`;
    await rm(place, { recursive: true, force: true });
    await mkdir(place, { recursive: true });
    await page.setViewportSize(size);
    const pictures: Picture[] = [];
    for (const { name, screen, go } of screens) {
      await show(page, opened, `screen=${screen}&language=${language}${extra}`);
      await go?.(page);
      const bytes = await page.screenshot();
      await writeFile(`${place}${name.replaceAll(' ', '-')}.png`, bytes);
      pictures.push({ name, bytes });
    }
    await contactSheets(pictures, size, `${folder}sheet-${at}-${language}`);
  }
}
await opened.close();

/** All pictures of one size, each above its name, on as many sheets as they need. */
async function contactSheets(pictures: Picture[], size: { width: number; height: number }, path: string) {
  const columns = size.height > size.width ? 6 : 3;
  const width = Math.min(size.width, Math.floor((SHEET.width - 20) / columns) - 12);
  const rows = Math.max(1, Math.floor(SHEET.height / ((width * size.height) / size.width + 30)));
  const each = columns * rows;
  const paper = await opened.browser.newPage({ viewport: { width: SHEET.width, height: 400 } });
  for (let from = 0; from < pictures.length; from += each) {
    const figures = pictures
      .slice(from, from + each)
      .map(
        ({ name, bytes }) =>
          `<figure><img width="${width}" src="data:image/png;base64,${bytes.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
      );
    await paper.setContent(
      `<style>body{margin:8px;background:#777;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:10px}figure{margin:0}img{display:block}</style>${figures.join('')}`,
    );
    await paper.screenshot({ path: `${path}-${from / each + 1}.png`, fullPage: true });
  }
  await paper.close();
}

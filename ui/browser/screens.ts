// Pictures of every screen at every size, as PNGs and one sheet a size, for people to look at:
// `npm run screens [-- screen…]`. Checks nothing; the tests beside it do.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SCREENS } from '../src/host/fixtures/screens';
import { open, show, SIZES } from './kit';

const folder = fileURLToPath(new URL('../../target/screens/', import.meta.url));
const wanted = process.argv.slice(2).filter((one) => !one.includes('='));
const option = (name: string) => process.argv.slice(2).find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
const languages = option('language')?.split(',') ?? ['en'];
const sizes = option('size') ? SIZES.filter((size) => `${size.width}x${size.height}` === option('size')) : SIZES;
const extra = option('with') ? `&${option('with')}` : '';

const names = Object.keys(SCREENS).filter((name) => wanted.length === 0 || wanted.some((one) => name.startsWith(one)));
if (process.argv.length === 2) await rm(folder, { recursive: true, force: true });

const opened = await open();
for (const language of languages) {
  for (const size of sizes) {
    const page = await opened.browser.newPage({ viewport: size, reducedMotion: 'reduce' });
    const place = `${folder}${size.width}x${size.height}/${language}/`;
    await mkdir(place, { recursive: true });
    const pictures: { name: string; bytes: Buffer }[] = [];
    for (const name of names) {
      await show(page, opened, `screen=${name}&language=${language}${extra}`);
      const bytes = await page.screenshot();
      await writeFile(`${place}${name}.png`, bytes);
      pictures.push({ name, bytes });
    }
    await page.close();
    await contactSheet(pictures, size, `${folder}sheet-${size.width}x${size.height}-${language}.png`);
  }
}
await opened.close();

/** All pictures of one size on one page, each above its name. */
async function contactSheet(pictures: { name: string; bytes: Buffer }[], size: { width: number; height: number }, path: string) {
  const columns = size.height > size.width ? 6 : 4;
  const width = Math.min(size.width, Math.floor(1800 / columns) - 12);
  const figures = pictures.map(
    ({ name, bytes }) => `<figure><img width="${width}" src="data:image/png;base64,${bytes.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  const page = await opened.browser.newPage({ viewport: { width: 1820, height: 1000 } });
  await page.setContent(
    `<style>body{margin:8px;background:#777;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:10px}figure{margin:0}img{display:block}</style>${figures.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

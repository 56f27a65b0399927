// Names of every script, as long as they may be: each stands whole on every screen, and each of its letters
// is drawn by the letters that are shipped, whatever the system has.
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScreenName } from '../src/host/fixtures/games';
import { SCRIPT_NAMES } from '../src/host/fixtures/house';
import { inInk } from '../src/shared/in-ink';
import { open, openPage, type Opened, show, unhurried } from './kit';
import { WAYS } from './ways';

let opened: Opened;
let page: Page;
let inspector: CDPSession;
beforeAll(async () => {
  opened = await open();
  page = await openPage(opened);
  inspector = await page.context().newCDPSession(page);
  await show(page, opened, 'screen=day');
  await unhurried(page);
  for (const domain of ['DOM', 'CSS'] as const) await inspector.send(`${domain}.enable`);
});
afterAll(() => opened?.close());

/** What of the names on the page is not whole: cut short, or drawn beyond what it belongs to. */
function broken(): Promise<string[]> {
  return page.evaluate((names) => {
    const wrong: string[] = [];
    let seen = 0;
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const around = node.parentElement;
      const text = node.textContent ?? '';
      if (!around?.checkVisibility({ checkVisibilityCSS: true }) || around.closest('.unseen, [inert]')) continue;
      // What lies under a sheet was looked at before.
      if (sheet && !sheet.contains(around)) continue;
      for (const name of names) {
        // So much of it that nothing else begins like that.
        const begun = name.slice(0, 6);
        if (!text.includes(begun)) continue;
        seen += 1;
        if (!text.includes(name)) wrong.push(`cut short: ${text}`);
        const range = document.createRange();
        range.selectNodeContents(node);
        const drawn = range.getBoundingClientRect();
        if (drawn.left < -1 || drawn.right > innerWidth + 1) wrong.push(`outside: ${name}`);
        for (let at: Element | null = around; at && at !== document.body; at = at.parentElement) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
          const box = at.getBoundingClientRect();
          if (textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth) wrong.push(`ellipsed: ${name}`);
          const clips = at.matches('button, li') || overflowX !== 'visible';
          if (clips && (drawn.left < box.left - 2 || drawn.right > box.right + 2))
            wrong.push(`beyond the sides of ${at.tagName}.${at.className}: ${name}`);
          if (/auto|scroll/.test(overflowY)) break;
          if (clips && (drawn.top < box.top - 2 || drawn.bottom > box.bottom + 2))
            wrong.push(`over the edge of ${at.tagName}.${at.className}: ${name}`);
        }
      }
    }
    return seen === 0 ? ['no name'] : wrong;
  }, SCRIPT_NAMES.map(inInk));
}

/** Each kind of screen that names somebody, once. */
const NAMING: ScreenName[] = [
  'shelf',
  'hand-round',
  'window-witches',
  'confession',
  'confession-own',
  'result-died',
  'result-spared',
  'turn-up',
  'turn-up-left',
  'day',
  'day-left',
  'day-twelve',
  'conspiracy-cat',
  'conspiracy-taking',
  'conspiracy-ledger',
  'claim',
  'end-townspeople',
  'end-witches',
];
/** The ways on which nobody is named. */
const NAMELESS = ['settings', 'rules', 'a game that was dropped', 'the menu'];

const SIZES = [
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
] as const;

test.each(SIZES.flatMap((size) => [100, 200].map((text) => ({ ...size, text }))))(
  'every name is whole at $width × $height, with text at $text %',
  async ({ text, ...viewport }) => {
    await page.setViewportSize(viewport);
    const wrong: Record<string, string[]> = {};
    const look = async (called: string, screen: ScreenName, way?: (page: Page) => Promise<unknown>) => {
      await show(page, opened, `screen=${screen}&text=${text}&names=scripts`);
      await way?.(page);
      const found = await broken();
      if (found.length > 0) wrong[called] = found;
    };
    for (const screen of NAMING) await look(screen, screen);
    for (const [called, screen, way] of WAYS.filter(([called]) => !NAMELESS.includes(called)))
      await look(called, screen, way);
    expect(wrong).toEqual({});
  },
  120_000,
);

/** Which letters of the system's the names on the page are drawn with. */
async function foreign(): Promise<string[]> {
  const { root } = await inspector.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await inspector.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'bdi' });
  expect(nodeIds.length).toBeGreaterThan(7);
  const fonts = [];
  for (const nodeId of nodeIds) fonts.push((await inspector.send('CSS.getPlatformFontsForNode', { nodeId })).fonts);
  return fonts.flat().flatMap((font) => (font.isCustomFont ? [] : [font.familyName]));
}

test.each(['day', 'window-witches', 'day-twelve'])('on %s every letter of a name is a shipped one', async (screen) => {
  await show(page, opened, `screen=${screen}&names=scripts`);
  expect(await foreign()).toEqual([]);
});

test('letters that are on no screen are not loaded', async () => {
  const fresh = await opened.browser.newPage();
  await show(fresh, opened, 'screen=day');
  const loaded = await fresh.evaluate(() =>
    [...document.fonts].filter((face) => face.status !== 'unloaded').map((face) => face.family),
  );
  expect(loaded.join()).toMatch(/Garamond/);
  expect(loaded.filter((family) => /Names|Pictures|Noto/.test(family))).toEqual([]);
  await fresh.close();
});

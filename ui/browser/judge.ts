// What is wrong with a page as it is seen: for axe, for a finger, and at the edges.
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** The two contrasts: what to say of it, how to ask for it, what axe has to look at. */
export const CONTRASTS = [
  ['by candle', '', 'all'],
  ['in high contrast', '&contrast=1', 'contrast'],
] as const;

/** What axe has against the page as it is; of its contrast alone where only the colours are other
 *  ones than those that were looked at before. */
export async function findings(page: Page, what: 'all' | 'contrast' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  const found = await page.evaluate(
    async (runOnly) => {
      const { axe: tool } = window as unknown as {
        axe: { run: (what: Document, how: object) => Promise<{ violations: Finding[] }> };
      };
      return (await tool.run(document, { runOnly, resultTypes: ['violations'] })).violations;
    },
    what === 'contrast'
      ? { type: 'rule', values: ['color-contrast'] }
      : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  );
  return found.map(
    (one) => `${one.id}: ${one.nodes.map((node) => `${String(node.target)} ${node.failureSummary ?? ''}`).join(' | ')}`,
  );
}

/** By how much two pictures of one size differ where they differ most: 0 to 255. */
export async function difference(one: Buffer | undefined, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  if (!left || left.length !== right?.length) return 255;
  return left.reduce((most, value, at) => Math.max(most, Math.abs(value - (right[at] ?? 0))), 0);
}

/** What is clipped, outside or too small. Unseen words for screen readers are meant to be unseen. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte')).join('.')} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    const seen = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      // What a demo shows cannot be touched, and is looked at all the same.
      !element.closest('.unseen, [inert]:not(.played), [aria-hidden="true"]');
    /** The nearest ancestor that scrolls what lies outside it. */
    const scroller = (element: Element): Element | null => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return at;
      return null;
    };
    /** Where the lines of an element's own words are drawn. */
    const wordsOf = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].filter((one) => one.width > 1);
        });
    /** Between what is seen of an element: the edges of the screen, and of what cuts it off. */
    const edges = (element: Element): [number, number] => {
      let [left, right] = [0, innerWidth];
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const box = at.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return [left, right];
    };
    if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight)
      wrong.push('the page itself scrolls');
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || !seen(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (element.matches('button, a[href], input:not([type="hidden"]), select, summary, [role="button"]')) {
        const label =
          element instanceof HTMLInputElement ? (element.closest('label')?.getBoundingClientRect() ?? box) : box;
        if (Math.min(label.width, label.height) < 47.5)
          wrong.push(`small: ${name(element)} ${Math.round(label.width)}×${Math.round(label.height)}`);
      }
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (!words) continue;
      // What scrolls runs over the lower edge, which is at a side where the screen is turned.
      const turned = document.documentElement.dataset.turned === 'across';
      const mayRunOver = scroller(element) !== null;
      if (!(turned && mayRunOver) && (box.left < -1 || box.right > innerWidth + 1))
        wrong.push(`outside: ${name(element)} ${Math.round(box.left)}…${Math.round(box.right)}`);
      if ((turned || !mayRunOver) && (box.top < -1 || box.bottom > innerHeight + 1))
        wrong.push(`outside: ${name(element)} ${Math.round(box.top)}…${Math.round(box.bottom)}`);
      // The words themselves: a long one runs out of a box that keeps its place.
      if (!turned)
        for (const word of wordsOf(element)) {
          const [left, right] = edges(element);
          if (word.left < left - 1 || word.right > right + 1)
            wrong.push(`cut: ${name(element)} ${Math.round(word.left)}…${Math.round(word.right)}`);
        }
      const style = getComputedStyle(element);
      if (
        style.overflow !== 'visible' &&
        !/auto|scroll/.test(style.overflow) &&
        (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 2)
      )
        wrong.push(`clipped: ${name(element)}`);
      // Words that run over the edge of what they belong to.
      const holder = element.closest('button, li, p, h1, h2');
      if (!turned && holder && holder !== element) {
        const around = holder.getBoundingClientRect();
        if (box.right > around.right + 2 || box.left < around.left - 2) wrong.push(`over the edge: ${name(element)}`);
      }
    }
    // A picture is whole, and no button lies on it. Signs are as large as text, and are judged with it.
    const buttons = [...document.querySelectorAll('button')]
      .filter((one) => seen(one) && scroller(one) === null)
      .map((one) => ({ one, box: one.getBoundingClientRect() }));
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    for (const picture of sheet.querySelectorAll('svg, canvas, img')) {
      const box = picture.getBoundingClientRect();
      const shown =
        picture.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
        !picture.closest('.unseen, [inert], button, [data-ground]');
      if (!shown || Math.max(box.width, box.height) < 64) continue;
      const [left, right] = edges(picture);
      const what = `${picture.tagName} ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`;
      const runsOver = scroller(picture) !== null;
      if (box.left < left - 1 || box.right > right + 1) wrong.push(`a picture is cut: ${what}`);
      if (!runsOver && (box.top < -1 || box.bottom > innerHeight + 1)) wrong.push(`a picture is cut: ${what}`);
      for (const { one, box: over } of buttons)
        if (
          !runsOver &&
          over.left < box.right - 1 &&
          box.left < over.right - 1 &&
          over.top < box.bottom - 1 &&
          box.top < over.bottom - 1
        )
          wrong.push(`a picture lies under ${name(one)}: ${what}`);
    }
    // A seat covers no other seat.
    const seats = [...document.querySelectorAll('ol > li > button')]
      .filter(seen)
      .map((one) => one.getBoundingClientRect());
    for (const [index, one] of seats.entries()) {
      for (const two of seats.slice(index + 1)) {
        if (
          one.left < two.right - 1 &&
          two.left < one.right - 1 &&
          one.top < two.bottom - 1 &&
          two.top < one.bottom - 1
        )
          wrong.push('two seats cover one another');
      }
    }
    return [...new Set(wrong)];
  });
}

// A whole evening by keyboard alone, on the pretended host: the focus is always seen, arrows lead
// round the table, and there is one way of going back, by Escape and by the browser's Back.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, type Opened, show } from './kit';

let opened: Opened;
let page: Page;
beforeAll(async () => {
  opened = await open();
  page = await opened.browser.newPage({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
});
afterAll(() => opened?.close());

/** What the focused element is called, on one line, and whether it can be seen that it has the focus. */
const focus = () =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return { name: '', seen: true };
    // A choice is drawn by its label, and the focus with it.
    const drawn = [at, at.closest('label')].filter((one) => one !== null);
    return {
      name: (at.getAttribute('aria-label') ?? at.innerText)
        .replace(/\s+/gu, ' ')
        .replace(/[\u2068\u2069]/gu, '')
        .trim(),
      seen: drawn.some((one) => getComputedStyle(one).outlineStyle === 'solid'),
    };
  });
const focused = async () => (await focus()).name;

/** Presses a key until the focus is on what begins with this name; each time it can be seen where
 *  the focus is. */
async function walk(name: string, key = 'Tab', most = 40): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses <= most; presses += 1) {
    const at = await focus();
    if (presses > 0) expect(at).toEqual({ ...at, seen: true });
    if (at.name.startsWith(name)) return;
    passed.push(at.name);
    await page.keyboard.press(key);
  }
  throw new Error(`no key led to ${name}, only to ${passed.join(', ')}`);
}

async function press(name: string, key = 'Enter'): Promise<void> {
  await walk(name);
  await page.keyboard.press(key);
}

/** Holds Enter until what is waited for is there. */
async function hold(name: string, until: () => Promise<unknown>): Promise<void> {
  await walk(name);
  await page.keyboard.down('Enter');
  await until();
  await page.keyboard.up('Enter');
}

/** What stands on the page to be measured is hidden. */
const seen = (words: string | RegExp) => page.getByText(words).filter({ visible: true }).first();
const there = (words: string | RegExp) => seen(words).waitFor();
const gone = (words: string) => seen(words).waitFor({ state: 'detached' });

/** Chooses somebody in a window: Tab to the table, arrows to the player, Enter held. */
async function choose(arrow: string, name: string): Promise<void> {
  await there('Touch a player');
  await walk('Ada');
  await walk(name, arrow, 4);
  await page.keyboard.press('Enter');
  await hold('Hold to choose', () => gone('Touch a player'));
}

test('an evening from the first name to the end', async () => {
  await show(page, opened, 'screen=shelf-empty');
  await press('New game');
  for (const name of ['Ada', 'Ben', 'Cy', 'Dee']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  // Ben sits after Cy.
  await page.keyboard.press('Shift+Tab');
  await walk('Move Ben', 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  expect(
    await page.locator('ol input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  ).toEqual(['Ada', 'Cy', 'Ben', 'Dee', '']);
  await press('Begin');
  await press('Close your eyes: dawn');
  await choose('ArrowDown', 'Ben');
  await there('The first day');

  // Accused and brought to trial.
  await press('Ada');
  await press('+1 Accusation');
  await page.keyboard.press('Escape');
  await walk('Cy', 'ArrowRight', 2);
  await page.keyboard.press('Enter');
  await press('Not a Witch');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused()).toMatch(/^Cy/);

  await press('The Conspiracy card was drawn');
  await press('Dee');
  await press('Not a Witch');
  await press('All have taken');

  await hold('The Night card was drawn', () => there('close your eyes'));
  await choose('ArrowRight', 'Cy');
  await choose('ArrowLeft', 'Dee');
  await there(/Gavel: .?Dee/u);
  await press('Cy');
  await press('Not a Witch');
  await there('has confessed');
  await hold('End now', () => there('On to the day'));
  await press('On to the day');

  // The record, the rules, the settings, the copy: all lie in the menu.
  for (const name of ['Record', 'Rules', 'Settings']) {
    await press('Menu');
    await press(name);
    await page.getByRole('heading', { name }).first().waitFor();
    await page.keyboard.press('Escape');
    // A page of the menu is left for the menu.
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await press('Menu');
  await hold('The witches say', () => there('is every one of you a witch?'));
  await hold('Yes, all of us', () => there('Again with the same table'));
  await press('To the shelf');
  await there('New game');
}, 180_000);

test('the table is one stop for Tab, and remembers where one was', async () => {
  await show(page, opened, 'screen=day-twelve');
  await walk('Abigail');
  await page.keyboard.press('End');
  expect(await focused()).toMatch(/^Lydia/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^Benjamin/);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Menu');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toMatch(/^Benjamin/);
  expect(await page.locator('ol > li > button[tabindex="0"]:visible').count()).toBe(1);
});

const BACK = { Escape: () => page.keyboard.press('Escape'), Back: () => page.evaluate(() => history.back()) };
const ways = Object.keys(BACK) as (keyof typeof BACK)[];
const noDialog = () => page.getByRole('dialog').waitFor({ state: 'detached' });

test.each(ways)('%s closes the sheet that lies uppermost, and no more', async (way) => {
  await show(page, opened, 'screen=day');
  for (const go of [
    () => page.getByRole('button', { name: /^Benjamin/ }).click(),
    () => page.getByRole('button', { name: 'The Conspiracy card was drawn' }).click(),
    async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog', { name: 'Settings' }).waitFor();
      await BACK[way]();
    },
  ]) {
    await go();
    await page.getByRole('dialog').waitFor();
    await BACK[way]();
    await noDialog();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  }
});

test.each(ways)('%s in a running game opens the menu by day and does nothing in the dark', async (way) => {
  for (const screen of ['day', 'confession', 'result-died', 'turn-up', 'conspiracy-taking', 'claim', 'interrupted']) {
    await show(page, opened, `screen=${screen}`);
    await BACK[way]();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await BACK[way]();
    await noDialog();
  }
  for (const screen of ['night', 'night-paused', 'window-witches', 'window-constable', 'end-witches']) {
    await show(page, opened, `screen=${screen}`);
    const before = await page.locator('main').innerText();
    for (let times = 0; times < 3; times += 1) await BACK[way]();
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));
    expect(await page.locator('main').innerText()).toBe(before);
  }
});

test.each(ways)('%s leads from the set-up to the shelf, and no name is lost', async (way) => {
  await show(page, opened, 'screen=shelf-empty');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.keyboard.type('Ada');
  await BACK[way]();
  await page.getByRole('button', { name: 'New game' }).click();
  expect(await page.locator('ol input').first().inputValue()).toBe('Ada');
});

test.each(ways)('%s takes back who was touched in a window, and covers what was uncovered', async (way) => {
  await show(page, opened, 'screen=window-witches');
  await page.getByRole('button', { name: 'Faith' }).click();
  await BACK[way]();
  await page.locator('.target[aria-pressed="true"]').first().waitFor({ state: 'detached' });
  await show(page, opened, 'screen=hand-round');
  await page
    .locator('button.hold')
    .first()
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await page.locator('.uncovered').waitFor();
  await BACK[way]();
  await page.locator('.uncovered').waitFor({ state: 'detached' });
});

test('going back never leaves the page, with nothing open and however quickly', async () => {
  await page.goto('about:blank');
  await show(page, opened, 'screen=shelf');
  const address = page.url();
  for (let rounds = 0; rounds < 5; rounds += 1) {
    // In one go, before the page can answer.
    await page.evaluate(() => {
      for (let times = 0; times < 3; times += 1) history.back();
    });
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => history.back());
  await noDialog();
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('Alt+ArrowLeft');
  expect(page.url()).toBe(address);
  await there('New game');
});

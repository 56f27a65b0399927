// The screens that one comes to by pressing, and the presses that lead there, by place and not by
// word, so that they lead there in every language.
import type { Page } from 'playwright-core';
import type { ScreenName } from '../src/host/fixtures/games';

export const newGame = async (page: Page) => {
  await page.locator('nav .choice').last().click();
  await page.locator('.last').click();
};
export const uncover = async (page: Page) => {
  await page.locator('button.hold').first().dispatchEvent('pointerdown', { button: 0, pointerId: 1 });
  await page.locator('.uncovered').waitFor();
};
/** Pressed twice, as a screen reader does: that takes no second of holding. */
const uncoverAtOnce = async (page: Page) => {
  await page
    .locator('button.hold')
    .first()
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await page.locator('.uncovered').waitFor();
};
const answer = async (page: Page) => {
  while ((await page.locator('button.answer').count()) > 0) await page.locator('button.answer').first().click();
};

/** Lets the file of a recorded game fall on the page. */
const drop = async (page: Page, name: string) => {
  await page.evaluate((called) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], `${called}.json`));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, name);
  await page.locator('dialog').waitFor();
};

/** Each screen by the pretended one that it is reached from, and the presses that lead there. */
export const WAYS: [string, ScreenName, (page: Page) => Promise<unknown>][] = [
  ['set-up', 'shelf', newGame],
  [
    'moving a player',
    'shelf',
    async (page) => {
      await newGame(page);
      await page.locator('button.handle').nth(2).click();
    },
  ],
  [
    'more choices',
    'shelf',
    async (page) => {
      await newGame(page);
      await page.locator('summary').first().click();
      await page.locator('input[type=radio]').last().waitFor({ state: 'attached' });
    },
  ],
  ['settings', 'shelf', (page) => page.locator('.others button').nth(3).click()],
  ['games', 'shelf', (page) => page.locator('.others button').first().click()],
  [
    'one game',
    'shelf',
    async (page) => {
      await page.locator('.others button').first().click();
      await page.locator('.game').first().click();
    },
  ],
  [
    'the story of a game',
    'shelf',
    async (page) => {
      await page.locator('.others button').first().click();
      await page.locator('.game').nth(1).click();
      await page.locator('.ways button').first().click();
    },
  ],
  [
    'looking back',
    'shelf',
    async (page) => {
      await page.locator('.others button').first().click();
      await page.locator('.back button').first().click();
    },
  ],
  [
    'rules',
    'shelf',
    async (page) => {
      await page.locator('.others button').nth(2).click();
      await page.locator('details').evaluateAll((chapters) => {
        for (const chapter of chapters) (chapter as HTMLDetailsElement).open = true;
      });
    },
  ],
  ['a game that was dropped', 'day', (page) => drop(page, 'Our last evening together at the lake')],
  ['the uncovered device', 'hand-round', uncoverAtOnce],
  [
    'the last look at a hand',
    'hand-round',
    async (page) => {
      await uncoverAtOnce(page);
      await answer(page);
    },
  ],
  ['a player’s sheet', 'day', (page) => page.locator('ol > li > button:visible').first().click()],
  ['the menu', 'day', (page) => page.locator('.actions .button.square').first().click()],
  [
    'the record',
    'day',
    async (page) => {
      await page.locator('.actions .button.square').first().click();
      await page
        .locator('dialog .list .button')
        .filter({ has: page.locator('svg') })
        .nth(1)
        .click();
    },
  ],
];

// The ledger's secret entry: nothing secret while covered, the same taps for every hand, and no way
// to uncover but the owner's hold.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask, Reply } from '../../contract/house';
import type { Card, CardCounts } from '../../contract/salem';
import { SCREENS } from '../../host/fixtures/games';
import { PretendedHost } from '../../host/pretend';
import { TABLE, Table } from '../../table.svelte';
import { players } from '../fixtures/tables';
import { bare } from '../fixtures/show';
import { play } from '../game';
import HandRound from './HandRound.svelte';

const NAMES = ['Ada', 'Ben', 'Cy', 'Dee'];
const WORDS: Record<Card, string> = { witch: 'Witch', constable: 'Constable', 'not-a-witch': 'Not a Witch' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function handRound(
  over: Partial<{
    mode: 'hand' | 'take';
    waiting: number[];
    cards_each: number;
    pooled: boolean;
    did_not_add_up: boolean;
    expected: CardCounts;
    takes_from: (number | null)[];
    may_undo: boolean;
    ghost: number;
  }> = {},
  reply: Reply = { reply: 'done' },
) {
  const host = new PretendedHost(SCREENS['hand-round']());
  const asked: Ask[] = [];
  vi.spyOn(host, 'send').mockImplementation(async ({ ask }) => {
    asked.push(ask);
    return reply;
  });
  const { ghost, ...props } = over;
  const table = players(NAMES).map((player, seat) => ({ ...player, ghost: seat === ghost }));
  const shown = render(HandRound, {
    props: { players: table, waiting: [0, 1, 2, 3], mode: 'hand', cards_each: 4, ...props },
    context: new Map([[TABLE, new Table(host)]]),
  });
  return { asked, host, ...shown };
}

/** Holds a button long enough; a shorter press does nothing. */
async function hold(name: RegExp) {
  const button = screen.getByRole('button', { name });
  await fireEvent.pointerDown(button, { button: 0, pointerId: 1 });
  await vi.advanceTimersByTimeAsync(1100);
}
const uncover = () => hold(/^Uncover/u);
const page = () => document.documentElement.outerHTML;
const isCovered = () => screen.queryByRole('button', { name: /^Uncover/u }) !== null;

/** Enters a hand and counts the presses that it takes. */
async function enterHand(hand: Card[]): Promise<number> {
  let presses = 0;
  for (const card of hand) {
    await fireEvent.click(screen.getByRole('button', { name: WORDS[card] }));
    presses += 1;
  }
  await hold(/^Enter and cover/u);
  return presses + 1;
}

test('the device is passed to one player after another', () => {
  handRound();
  expect(screen.getByText(/Pass me to .?Ada/u)).toBeTruthy();
});

test('another view of the same table covers nothing', async () => {
  const { host } = handRound();
  await uncover();
  host.show({});
  await tick();
  expect(isCovered()).toBe(false);
});

test('while covered, no kind of card is anywhere in the page', async () => {
  const { asked } = handRound();
  const words = /Witch|Constable|card \d|picks|answer/u;
  expect(page()).not.toMatch(words);
  await uncover();
  expect(page()).toMatch(/Constable/u);
  await enterHand(['witch', 'not-a-witch', 'not-a-witch', 'constable']);
  expect(asked).toEqual([
    play({ do: 'enter-hand', player: 0, cards: ['witch', 'not-a-witch', 'not-a-witch', 'constable'] }),
  ]);
  expect(isCovered()).toBe(true);
  expect(page()).not.toMatch(words);
});

test('a tap does not uncover; only a hold does', async () => {
  handRound();
  const button = screen.getByRole('button', { name: /^Uncover/u });
  await fireEvent.pointerDown(button, { button: 0, pointerId: 1 });
  await vi.advanceTimersByTimeAsync(300);
  await fireEvent.pointerUp(button, { pointerId: 1 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(isCovered()).toBe(true);
});

test('every hand takes the same number of presses, and looks the same from outside', async () => {
  const seen: { presses: number; covered: string; form: string }[] = [];
  for (const hand of [
    ['not-a-witch', 'not-a-witch', 'not-a-witch', 'not-a-witch'],
    ['witch', 'witch', 'constable', 'not-a-witch'],
    ['constable', 'not-a-witch', 'not-a-witch', 'witch'],
  ] satisfies Card[][]) {
    const { unmount, container } = handRound();
    await uncover();
    // The frame of the screen without its words: elements, classes and the number of buttons.
    const form = container.innerHTML.replace(/>[^<]*</gu, '><').replace(/id="[^"]*"/gu, '');
    const presses = await enterHand(hand);
    seen.push({ presses, covered: container.textContent ?? '', form });
    unmount();
  }
  expect(new Set(seen.map((one) => one.presses))).toEqual(new Set([5]));
  expect(new Set(seen.map((one) => one.covered)).size).toBe(1);
  expect(new Set(seen.map((one) => one.form)).size).toBe(1);
});

test('the three answers change places, so that the place of a tap tells nothing', async () => {
  handRound({ cards_each: 5 });
  await uncover();
  const orders = new Set<string>();
  for (let turn = 0; turn < 100; turn += 1) {
    const answers = [...document.querySelectorAll<HTMLElement>('.answer')];
    const words = answers.map((answer) => answer.textContent ?? '');
    expect([...words].sort()).toEqual(['Constable', 'Not a Witch', 'Witch']);
    orders.add(words.join());
    await fireEvent.click(answers[0]!);
    if (document.querySelectorAll('.answer').length === 0) await fireEvent.click(screen.getByText('Choose again'));
  }
  expect(orders.size).toBe(6);
});

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['the window losing the focus', () => fireEvent.blur(window)],
  [
    'the page being hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      return fireEvent(document, new Event('visibilitychange'));
    },
  ],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Cover' }))],
])('%s covers, drops what was chosen, and nothing uncovers by itself', async (_, happen) => {
  const { asked } = handRound();
  await uncover();
  await fireEvent.click(screen.getByRole('button', { name: 'Witch' }));
  await happen();
  expect(isCovered()).toBe(true);
  vi.restoreAllMocks();
  await fireEvent(document, new Event('visibilitychange'));
  await fireEvent.focus(window);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isCovered()).toBe(true);
  await uncover();
  expect(document.querySelectorAll('.picks .done')).toHaveLength(0);
  expect(asked).toEqual([]);
});

test('a turned screen covers', async () => {
  const turned: (() => void)[] = [];
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, heard: () => void) => turned.push(heard),
    removeEventListener: () => {},
  }));
  handRound();
  await uncover();
  for (const heard of turned) heard();
  await waitFor(() => expect(isCovered()).toBe(true));
  vi.unstubAllGlobals();
});

test('when it is another player’s turn to enter, the screen is covered', async () => {
  const { rerender } = handRound();
  await uncover();
  await rerender({ waiting: [1, 2, 3] });
  expect(isCovered()).toBe(true);
  expect(screen.getByText(/Pass me to .?Ben/u)).toBeTruthy();
});

test('nothing secret is announced: no live region while uncovered', async () => {
  const { container } = handRound();
  await uncover();
  expect(container.querySelectorAll('[aria-live], [role="status"], [role="alert"], [title]')).toHaveLength(0);
});

test('the keys 1, 2 and 3 are the three answers from above', async () => {
  handRound();
  await fireEvent.keyDown(window, { key: '1' });
  expect(isCovered()).toBe(true);
  await uncover();
  await fireEvent.keyDown(window, { key: '2' });
  await fireEvent.keyDown(window, { key: '4' });
  expect(document.querySelectorAll('.picks .done')).toHaveLength(1);
});

test('somebody else may enter first', async () => {
  const { asked } = handRound();
  await fireEvent.click(screen.getByRole('button', { name: 'Somebody else first' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Cy' }));
  await uncover();
  await enterHand(['not-a-witch', 'not-a-witch', 'not-a-witch', 'not-a-witch']);
  expect(asked[0]).toMatchObject({ command: { command: { do: 'enter-hand', player: 2 } } });
});

test('s43_in_a_conspiracy_one_press_says_which_card_was_taken', async () => {
  for (const card of ['witch', 'constable', 'not-a-witch'] as const) {
    const { asked, unmount } = handRound({ mode: 'take' });
    await uncover();
    expect(await enterHand([card])).toBe(2);
    expect(asked).toEqual([play({ do: 'take', player: 0, card })]);
    unmount();
  }
});

test('s44_pooled_conspiracies_ask_for_the_card_given_too', async () => {
  const { asked } = handRound({ mode: 'take', pooled: true });
  await uncover();
  expect(await enterHand(['constable', 'witch'])).toBe(3);
  expect(asked).toEqual([play({ do: 'take', player: 0, card: 'witch', gave: 'constable' })]);
});

test('s43_cards_that_do_not_add_up_are_said_to_all_and_nobody_is_named', () => {
  handRound({ did_not_add_up: true });
  expect(screen.getByRole('alert').textContent).toMatch(/do not add up/u);
  for (const name of NAMES) expect(screen.getByRole('alert').textContent).not.toContain(name);
});

test('what is expected is said to all, before and after it did not add up', async () => {
  const expected = { witch: 1, constable: 1, not_a_witch: 14 };
  const words = /I expect 1 Witch, 1 Constable, 14 Not a Witch/u;
  const { rerender, container } = handRound({ expected });
  expect(bare(container.textContent)).toMatch(words);
  await rerender({ did_not_add_up: true });
  expect(bare(container.textContent)).toMatch(words);
});

test('what did not add up has a page of its own without thanks, which leads to entering once more', async () => {
  const { rerender, container } = handRound({ waiting: [3] });
  await uncover();
  await enterHand(['not-a-witch', 'not-a-witch', 'witch', 'not-a-witch']);
  await rerender({ waiting: [0, 1, 2, 3], did_not_add_up: true });
  expect(container.textContent).not.toMatch(/Entered|Pass me/u);
  expect(screen.getByText(/Another number of Witch cards was dealt/u)).toBeTruthy();
  expect(isCovered()).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Enter once more' }));
  expect(screen.getByText(/Pass me to .?Ada/u)).toBeTruthy();
  expect(container.textContent).not.toMatch(/Entered/u);
});

test('s41_in_a_conspiracy_the_neighbour_is_named_and_so_are_the_frequent_slips', async () => {
  const { rerender } = handRound({ mode: 'take', takes_from: [1, 2, 3, 0] });
  expect(screen.getByText(/Pass me to .?Ada.?, who took from .?Ben/u)).toBeTruthy();
  await rerender({ did_not_add_up: true });
  expect(screen.getByText(/.?Ada.? takes from .?Ben/u)).toBeTruthy();
  expect(screen.queryByText(/Another number of Witch cards/u)).toBeNull();
});

test('whoever entered last can enter once more', async () => {
  const { rerender, asked } = handRound();
  await uncover();
  await enterHand(['not-a-witch', 'not-a-witch', 'witch', 'not-a-witch']);
  await rerender({ waiting: [1, 2, 3], may_undo: true });
  await fireEvent.click(screen.getByRole('button', { name: /Enter .?Ada.?’s cards again/u }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toEqual({ ask: 'undo' });
  await rerender({ waiting: [0, 1, 2, 3], may_undo: false });
  expect(screen.getByText(/Pass me to .?Ada/u)).toBeTruthy();
  expect(screen.queryByText(/Entered/u)).toBeNull();
});

test('the last look ends by itself after ten seconds, and the hand can still be entered', async () => {
  const { asked } = handRound();
  await uncover();
  for (const card of ['witch', 'not-a-witch', 'not-a-witch', 'not-a-witch'] as const)
    await fireEvent.click(screen.getByRole('button', { name: WORDS[card] }));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(page()).toMatch(/>\s*Witch\s*</u);
  await vi.advanceTimersByTimeAsync(200);
  expect(page()).not.toMatch(/>\s*(Not a )?Witch\s*</u);
  await hold(/^Enter and cover/u);
  expect(asked).toHaveLength(1);
});

test('a ghost’s cards are entered by the player to its left', () => {
  handRound({ ghost: 1, waiting: [1] });
  expect(screen.getByText(/.?Ben.?’s cards: pass me to .?Cy/u)).toBeTruthy();
});

test.each(['stale', 'unreachable'] as const)('a hand that was not entered is asked for again: %s', async (trouble) => {
  const { container } = handRound({}, { reply: 'refused', troubles: [{ trouble }] });
  await fireEvent.click(screen.getByRole('button', { name: 'Somebody else first' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Cy' }));
  await uncover();
  await enterHand(['not-a-witch', 'not-a-witch', 'witch', 'not-a-witch']);
  await vi.advanceTimersByTimeAsync(0);
  expect(container.textContent).not.toMatch(/Entered/u);
  expect(container.textContent).toMatch(/Pass me to .?Cy/u);
  expect(screen.getByRole('alert').textContent).toMatch(/did not happen/u);
});

// The shelf: one obvious next step, and the ways to everything else.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { ShelfView, View } from '../../contract/house';
import { SCREENS, stand } from '../../host/fixtures/games';
import { around, openRooms } from '../../host/fixtures/page';
import { PretendedHost } from '../../host/pretend';
import Shelf from './Shelf.svelte';
import { wish } from './wish.svelte';

const rooms = await openRooms();

function shelf(name: 'shelf' | 'shelf-empty', change: (shelf: ShelfView) => ShelfView = (one) => one) {
  const view: View = SCREENS[name]();
  if (view.screen.screen !== 'shelf') throw new Error('the pretended shelf is none');
  const host = new PretendedHost(view);
  render(Shelf, { props: { shelf: change(view.screen) }, context: around(host, rooms) });
  return host;
}
const lastGame = (phase: string, nights: number) => (one: ShelfView) => ({
  ...one,
  last_game: { game: 'salem-1692' as const, names: ['Ada'], stand: stand(phase, nights), eyes: 'open' as const },
});
const primary = () => [...document.querySelectorAll('.button.primary')].map((button) => button.textContent);

test('a game that goes on is the one obvious next step, with its names and where it stands', async () => {
  const host = shelf('shelf');
  expect(primary()).toHaveLength(1);
  expect(primary()[0]).toMatch(/Go on with the last game.*day after night .?2.*Abigail/su);
  await fireEvent.click(screen.getByRole('button', { name: /^Go on/u }));
  expect(host.asked).toEqual([{ ask: 'go-on' }]);
});

test('without a last game, and after one that is over, a new game is', () => {
  shelf('shelf-empty');
  expect(primary()).toHaveLength(1);
  expect(primary()[0]).toMatch(/New game/u);
  document.body.innerHTML = '';
  shelf('shelf', lastGame('over', 3));
  expect(primary()[0]).toMatch(/New game/u);
  // It can be looked at, and not gone on with.
  expect(screen.getByRole('button', { name: /^Look at the last game again/u }).textContent).not.toMatch(/Over/u);
  expect(screen.queryByRole('button', { name: /^Go on/u })).toBeNull();
});

test.each([
  ['setup', 0, 'The dawn is still to come'],
  ['dealing', 0, 'The cards are being entered'],
  ['dawn', 0, 'At dawn'],
  ['day', 0, 'The first day'],
  ['night', 1, 'Night 1'],
  ['conspiracy', 1, 'In a conspiracy'],
] as const)('a game in the phase %s says so', (phase, nights, words) => {
  shelf('shelf', lastGame(phase, nights));
  expect(primary()[0]?.replace(/[\u2068\u2069]/gu, '')).toContain(words);
});

test('a recorded game is opened from a file, and what is wrong with it is said', async () => {
  const host = shelf('shelf');
  host.answerNext = { reply: 'refused', troubles: [{ trouble: 'not-a-game' }] };
  await fireEvent.click(screen.getByRole('button', { name: 'Open a file' }));
  expect(await screen.findByText('This file is not a recorded game.')).toBeTruthy();
  expect(host.asked).toEqual([{ ask: 'open', path: '/home/you/evening.json' }]);
});

test('a new game leads to the set-up and back', async () => {
  shelf('shelf');
  await fireEvent.click(screen.getByRole('button', { name: 'New game' }));
  expect(screen.getByRole('heading', { name: 'Who sits at the table?' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Town Crier' })).toBeTruthy();
});

test('again with the same table opens the set-up once', () => {
  wish.again = true;
  shelf('shelf');
  expect(screen.getAllByRole<HTMLInputElement>('combobox')[0]?.value).toBe('Abigail');
  expect(wish.again).toBe(false);
});

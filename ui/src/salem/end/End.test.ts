// The end: who has won and why, who was found, the story, and what can be done next.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Game } from '../game';
import { SCREENS } from '../../host/fixtures/games';
import { PretendedHost } from '../../host/pretend';
import { TABLE, Table } from '../../table.svelte';
import { wish } from '../../house/shelf/wish.svelte';
import End from './End.svelte';
import { whyOf } from './why';

function ended(name: 'end-townspeople' | 'end-witches', change: (game: Game) => Game = (game) => game) {
  const view = SCREENS[name]();
  if (view.screen.screen !== 'game') throw new Error('the pretended end is no game');
  const host = new PretendedHost(view);
  render(End, { props: { game: change(view.screen) }, context: new Map([[TABLE, new Table(host)]]) });
  return host;
}

test('s52_townspeople_have_won_with_the_reason_in_words_that_open_the_rules', async () => {
  ended('end-townspeople');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The townspeople have won');
  expect(screen.getByText('Every Witch card in play lies face up.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/S\d/u);
  await fireEvent.click(screen.getByRole('button', { name: 'How a game ends' }));
  expect(document.querySelector('dialog details[open] summary')?.textContent).toMatch(/aim/u);
});

test('in counts nobody is called a witch or a townsperson', () => {
  ended('end-townspeople');
  expect(screen.queryByText('Townsperson')).toBeNull();
  expect(screen.queryByText('Witch')).toBeNull();
});

test('whoever showed a Witch card or the Constable card is marked, with when', () => {
  ended('end-townspeople', (game) => ({
    ...game,
    table: {
      ...game.table,
      seats: game.table.seats.map((place, seat) =>
        seat === 0 ? { ...place, revealed: ['constable' as const] } : place,
      ),
    },
    record: [
      ...game.record,
      {
        step: 9,
        night: 2,
        message: 'record-revealed',
        names: { player: 'Abigail', card: 'constable' },
        numbers: {},
        secret_until_the_end: false,
      },
      {
        step: 10,
        night: 2,
        message: 'record-turned-up',
        names: { player: 'Deliverance' },
        numbers: { witch: 1, constable: 0, not_a_witch: 3 },
        secret_until_the_end: false,
      },
    ],
  }));
  expect(screen.getByRole('heading', { name: 'Who was who' })).toBeTruthy();
  const people = [...document.querySelectorAll('.people li')].map((one) => one.textContent ?? '');
  expect(people.filter((one) => /Showed the Constable card/u.test(one))).toHaveLength(1);
  expect(people[0]).toMatch(/Showed the Constable card[\s\S]*Night .?2/u);
  expect(people[3]).toMatch(/Showed a Witch card[\s\S]*Night .?2/u);
  expect(screen.getByText(/only you know/u)).toBeTruthy();
});

test('in counts, where nobody showed who they were, it only says who lived', () => {
  ended('end-witches', (game) => ({
    ...game,
    ledger: false,
    table: {
      ...game.table,
      seats: game.table.seats.map((place) => ({ ...place, was_witch: null, revealed: ['not-a-witch' as const] })),
    },
  }));
  expect(screen.getByRole('heading', { name: 'Who lived' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Who was who' })).toBeNull();
});

test('s56_the_ledger_says_who_ever_held_a_witch_card', () => {
  ended('end-witches');
  expect(screen.getAllByText('Witch')).toHaveLength(4);
  expect(screen.getAllByText('Townsperson')).toHaveLength(4);
});

test('s45_whoever_turned_too_late_is_named_among_the_losers', () => {
  ended('end-witches', (game) => ({ ...game, table: { ...game.table, losers_by_late_turning: [2, 5] } }));
  expect(screen.getByText(/Constance.* and .*Faith.* too late/u)).toBeTruthy();
});

test('the story tells what was secret until now, and marks it', () => {
  ended('end-witches', (game) => ({
    ...game,
    record: [
      ...game.record,
      {
        step: 8,
        night: 1,
        message: 'record-witches-chose',
        names: { player: 'Deliverance' },
        numbers: {},
        secret_until_the_end: true,
      },
    ],
  }));
  expect(screen.getByText(/The witches chose .?Deliverance/u)).toBeTruthy();
  expect(screen.getAllByText(/Kept secret until now/u)).toHaveLength(1);
});

test.each([
  ['claim', { record: 'record-claim-true' }, 'end-why-witches-claim'],
  ['ledger', { record: 'record-dawn' }, 'end-why-witches'],
  ['ghosts', { record: 'record-dawn', ghost: true }, 'end-why-witches-ghosts'],
] as const)('the reason follows what was recorded: %s', (_, how, message) => {
  const view = SCREENS['end-witches']();
  if (view.screen.screen !== 'game') throw new Error('the pretended end is no game');
  const game = {
    ...view.screen,
    players: view.screen.players.map((player) => ({ ...player, ghost: 'ghost' in how })),
    record: [{ step: 1, night: null, message: how.record, names: {}, numbers: {}, secret_until_the_end: false }],
  };
  expect(whyOf(game)).toBe(message);
});

test('the game can be saved, left, or played again with the same table', async () => {
  const host = ended('end-townspeople');
  await fireEvent.click(screen.getByRole('button', { name: 'Save this game as a file' }));
  await fireEvent.click(screen.getByRole('button', { name: 'To the shelf' }));
  expect(host.asked.map((ask) => ask.ask)).toEqual(['export', 'leave']);
  expect(wish.again).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Again with the same table' }));
  expect(wish.again).toBe(true);
  wish.again = false;
});

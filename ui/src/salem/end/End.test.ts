// The end: who has won, why and by which rule, the story, and what can be done next.
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

test('s52_townspeople_have_won_with_the_reason_and_the_rule', () => {
  ended('end-townspeople');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The townspeople have won');
  expect(screen.getByText('Every Witch card in play lies face up.')).toBeTruthy();
  expect(screen.getByText(/S52/u)).toBeTruthy();
});

test('in counts nobody is called a witch or a townsperson', () => {
  ended('end-townspeople');
  expect(screen.queryByText('Townsperson')).toBeNull();
  expect(screen.queryByText('Witch')).toBeNull();
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
  ['claim', { record: 'record-claim-true' }, 'end-why-witches-claim', 'S53'],
  ['ledger', { record: 'record-dawn' }, 'end-why-witches', 'S53'],
  ['ghosts', { record: 'record-dawn', ghost: true }, 'end-why-witches-ghosts', 'S64'],
] as const)('the reason follows what was recorded: %s', (_, how, message, rule) => {
  const view = SCREENS['end-witches']();
  if (view.screen.screen !== 'game') throw new Error('the pretended end is no game');
  const game = {
    ...view.screen,
    players: view.screen.players.map((player) => ({ ...player, ghost: 'ghost' in how })),
    record: [{ step: 1, night: null, message: how.record, names: {}, numbers: {}, secret_until_the_end: false }],
  };
  expect(whyOf(game)).toEqual({ message, rule });
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

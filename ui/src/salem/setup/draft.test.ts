// The set-up as it is entered: rows, order, and the ghosts that fill a small table (S60).
import { expect, test } from 'vitest';
import { Draft } from './draft.svelte';

const ghost = (number: number) => `Ghost ${number}`;

function draftOf(...names: string[]): Draft {
  const draft = new Draft();
  draft.fill(draft.rows[0]!, names);
  return draft;
}
const names = (draft: Draft) => draft.send(ghost).form.players.map((player) => player.name);

test('there is always one empty row for the next name, until the table is full', () => {
  const draft = new Draft();
  expect(draft.rows.map((row) => row.name)).toEqual(['']);
  draft.rename(draft.rows[0]!, 'Ada');
  expect(draft.rows.map((row) => row.name)).toEqual(['Ada', '']);
  expect(draftOf(...'abcdefghijkl').rows).toHaveLength(12);
});

test('a list is put in the place of its row, and the names after it stay', () => {
  const draft = draftOf('Ada', 'Dee', 'Eve');
  draft.fill(draft.rows[1]!, ['Ben', 'Cy', 'Dee']);
  expect(names(draft)).toEqual(['Ada', 'Ben', 'Cy', 'Dee', 'Eve']);
});

test('a row moves and keeps its character; it never leaves the list', () => {
  const draft = draftOf('Ada', 'Ben', 'Cy', 'Dee');
  const cy = draft.rows[2]!;
  cy.character = 'tituba';
  expect(draft.move(cy, 0)).toBe(0);
  expect(names(draft)).toEqual(['Cy', 'Ada', 'Ben', 'Dee']);
  expect(draft.send(ghost).form.players[0]).toEqual({ name: 'Cy', character: 'tituba' });
  expect(draft.move(cy, -5)).toBe(0);
  draft.move(cy, 99);
  expect(names(draft)).toEqual(['Ada', 'Ben', 'Dee', 'Cy']);
});

test('s60_ghosts_fill_the_table_up_to_four_and_sit_between_the_players', () => {
  expect(draftOf('Ada').send(ghost).form.players).toEqual([{ name: 'Ada' }]);
  expect(draftOf('Ada', 'Ben').send(ghost).form.players).toEqual([
    { name: 'Ada' },
    { name: 'Ghost 1', ghost: true },
    { name: 'Ben' },
    { name: 'Ghost 2', ghost: true },
  ]);
  expect(names(draftOf('Ada', 'Ben', 'Cy'))).toEqual(['Ada', 'Ben', 'Cy', 'Ghost 1']);
  expect(draftOf('Ada', 'Ben', 'Cy', 'Dee').ghosts).toBe(0);
});

test('a ghost takes no name that a player has', () => {
  expect(names(draftOf('ghost 1', 'Ben', 'Cy'))).toEqual(['ghost 1', 'Ben', 'Cy', 'Ghost 2']);
});

test('s60_characters_are_not_sent_with_ghosts_at_the_table', () => {
  const draft = draftOf('Ada', 'Ben', 'Cy');
  draft.rows[0]!.character = 'tituba';
  expect(draft.send(ghost).form.players[0]).toEqual({ name: 'Ada' });
});

test('what was sent knows the row of each player, so that a refusal stands at its field', () => {
  const draft = draftOf('Ada', 'Ben');
  const sent = draft.send(ghost);
  expect(sent.rows.map((row) => row?.name ?? null)).toEqual(['Ada', null, 'Ben', null]);
});

test('a table that was played before comes back without its ghosts', () => {
  const draft = new Draft();
  draft.take({ ...draftOf('Ada', 'Ben').send(ghost).form, printing: 'older', tracking: 'ledger', witch_cards: 1 });
  expect(draft.named.map((row) => row.name)).toEqual(['Ada', 'Ben']);
  expect(draft.send(ghost).form).toMatchObject({ printing: 'older', tracking: 'ledger', witch_cards: 1 });
});

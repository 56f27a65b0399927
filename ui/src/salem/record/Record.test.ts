// Each line that the record can hold has words, with every kind of card and cause.
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { RecordLine } from '../../contract/house';
import Record from './Record.svelte';

const CARDS = ['witch', 'constable', 'not-a-witch'];
const BLUE = ['asylum', 'black-cat', 'matchmaker', 'piety'];

type Words = globalThis.Record<string, string | number>;

/** A line as it comes with a view: what is counted comes apart from names. */
function lineOf(step: number, message: string, words: Words): RecordLine {
  const all = Object.entries(words);
  return {
    step,
    night: null,
    message,
    names: Object.fromEntries(all.flatMap(([name, word]) => (typeof word === 'string' ? [[name, word]] : []))),
    numbers: Object.fromEntries(all.flatMap(([name, word]) => (typeof word === 'number' ? [[name, word]] : []))),
    secret_until_the_end: false,
  };
}

/** Every message of the record with the words that it comes with. */
const LINES: [string, Words][] = [
  ['record-dawn', {}],
  ['record-black-cat', { player: 'Ada' }],
  ['record-night-began', { night: 2 }],
  ['record-gavel', { player: 'Ada' }],
  ['record-gavel-nobody', {}],
  ...CARDS.map((card): [string, Words] => ['record-confessed', { player: 'Ada', card }]),
  ['record-confessed-ability', { player: 'Ada' }],
  ['record-attacked-died', { player: 'Ada' }],
  ...['gavel', 'confessed', 'asylum'].map((why): [string, Words] => ['record-attacked-saved', { player: 'Ada', why }]),
  ['record-attacked-dead', { player: 'Ada' }],
  ['record-attacked-forfeits', { player: 'Ada' }],
  ...CARDS.map((card): [string, Words] => ['record-revealed', { player: 'Ada', card }]),
  ['record-ledger-corrected', { player: 'Ada' }],
  ...['witch-card', 'all-cards-revealed', 'night', 'matchmaker'].map((cause): [string, Words] => [
    'record-died',
    { player: 'Ada', cause },
  ]),
  ['record-forfeits', { player: 'Ada', count: 1 }],
  ['record-forfeits', { player: 'Ada', count: 2 }],
  ['record-turned-up', { player: 'Ada', witch: 1, constable: 0, not_a_witch: 3 }],
  ...BLUE.flatMap((card): [string, Words][] => [
    ['record-blue-given', { player: 'Ada', card }],
    ['record-blue-moved', { from: 'Ada', to: 'Ben', card }],
    ['record-blue-discarded', { player: 'Ada', card }],
  ]),
  ['record-accused', { player: 'Ada', points: 1 }],
  ['record-accused', { player: 'Ada', points: 7 }],
  ['record-accusations-cleared', { player: 'Ada' }],
  ['record-conspiracy', { player: 'Ada' }],
  ['record-cat-card-skipped', {}],
  ['record-taking', {}],
  ...CARDS.flatMap((gave) => CARDS.map((got): [string, Words] => ['record-passed', { player: 'Ada', gave, got }])),
  ['record-takes-forgotten', {}],
  ['record-conspiracy-ended', {}],
  ['record-claimed', {}],
  ['record-claim-false', {}],
  ['record-claim-true', {}],
  ['record-witches-chose', { player: 'Ada' }],
  ['record-won-townspeople', {}],
  ['record-won-witches', {}],
];

test('every line has words, no two kinds have the same, and none shows a gap', () => {
  const record: RecordLine[] = LINES.map(([message, words], index) => lineOf(index + 1, message, words));
  const { container } = render(Record, { props: { record } });
  const lines = [...container.querySelectorAll('.words')].map((line) => line.textContent?.trim() ?? '');
  expect(lines).toHaveLength(LINES.length);
  expect(new Set(lines).size).toBe(LINES.length);
  for (const line of lines) expect(line).not.toMatch(/record-|[{}$]|NaN/u);
});

test('one point is one point: counts choose the plural', () => {
  const record = [1, 7].map((points) => lineOf(points, 'record-accused', { player: '12', points }));
  const { container } = render(Record, { props: { record } });
  const [one, seven] = [...container.querySelectorAll('.words')].map((line) =>
    line.textContent?.replace(/[\u2068\u2069]/gu, '').trim(),
  );
  expect([one, seven]).toEqual(['12 is accused: 1 point.', '12 is accused: 7 points.']);
});

test('an empty record says so', () => {
  const { container } = render(Record, { props: { record: [] } });
  expect(container.textContent).toContain('Nothing has happened yet.');
});

// The record's lines become words and stretches.
import { expect, test } from 'vitest';
import type { RecordLine } from '../../contract';
import { stretches, wordsOf } from './lines';

const line = (
  step: number,
  night: number | null,
  message = 'record-dawn',
  names: Record<string, string> = {},
): RecordLine => ({
  step,
  night,
  message,
  names,
  secret_until_the_end: false,
});

test('counts become numbers for the plural, and a player called "12" stays a name', () => {
  expect(wordsOf(line(1, null, 'record-accused', { player: '12', points: '3' }))).toEqual({ player: '12', points: 3 });
});

test('a new stretch begins with each night, and the day after it stays with it', () => {
  const record = [line(1, null), line(2, null), line(3, 1), line(4, 1), line(5, null), line(6, 2)];
  expect(stretches(record).map(({ night, lines }) => [night, lines.map((one) => one.step)])).toEqual([
    [null, [1, 2]],
    [1, [3, 4, 5]],
    [2, [6]],
  ]);
  expect(stretches([])).toEqual([]);
});

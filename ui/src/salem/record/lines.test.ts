// The record's lines become stretches.
import { expect, test } from 'vitest';
import type { RecordLine } from '../../contract/house';
import { stretches } from './lines';

const line = (step: number, night: number | null): RecordLine => ({
  step,
  night,
  message: 'record-dawn',
  names: {},
  numbers: {},
  secret_until_the_end: false,
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

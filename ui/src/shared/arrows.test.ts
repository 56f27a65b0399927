// By arrow keys alone every seat is reached from every other, whatever the shape of the table.
import { expect, test } from 'vitest';
import { placeTowards } from './arrows';
import { longTable, planRing } from './ring';

const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const COUNTS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/** Every place that keys lead to from one. */
function reached(places: { x: number; y: number }[], from: number): Set<number> {
  const found = new Set([from]);
  for (const at of found) {
    for (const key of KEYS) {
      const next = placeTowards(key, places, at);
      if (next !== null) found.add(next);
    }
  }
  return found;
}

test.each(COUNTS)('every seat of %i is reached from every other', (count) => {
  const tables = [true, false].map((upright) =>
    longTable(count, upright).map(({ row, column }) => ({ x: column * 160, y: row * 90 })),
  );
  for (const shape of ['round', 'one-side'] as const) {
    for (const room of [
      { width: 390, height: 720 },
      { width: 844, height: 330 },
      { width: 1024, height: 640 },
      { width: 1920, height: 960 },
    ]) {
      const plan = planRing({
        shape,
        room,
        width: 110,
        heights: Array.from({ length: count }, () => 60),
        centre: { width: 100, height: 60 },
        facing: false,
      });
      if (plan) tables.push(plan.places);
    }
  }
  for (const places of tables) {
    for (let from = 0; from < count; from += 1) expect(reached(places, from).size).toBe(count);
  }
});

test('an arrow leads to where it points, and nowhere where nothing lies', () => {
  const cross = [
    { x: 50, y: 0 },
    { x: 100, y: 50 },
    { x: 50, y: 100 },
    { x: 0, y: 50 },
  ];
  expect(KEYS.map((key) => placeTowards(key, cross, 0))).toEqual([null, 1, 2, 3]);
  expect(placeTowards('ArrowLeft', cross, 3)).toBeNull();
  expect(placeTowards('a', cross, 0)).toBeNull();
});

test('Home and End are the first and the last seat', () => {
  const row = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));
  expect(placeTowards('Home', row, 2)).toBe(0);
  expect(placeTowards('End', row, 1)).toBe(3);
});

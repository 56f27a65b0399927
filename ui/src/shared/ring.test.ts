// Seats lie clockwise, none upon another, inside the screen; where that cannot be, there is no ring.
import { expect, test } from 'vitest';
import { longTable, planRing } from './ring';

const seat = { width: 120, height: 90 };
const centre = { width: 150, height: 120 };

const rooms = [
  { width: 360, height: 520 },
  { width: 390, height: 720 },
  { width: 844, height: 330 },
  { width: 1024, height: 640 },
  { width: 1280, height: 680 },
  { width: 1920, height: 960 },
];
const counts = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const shapes = ['round', 'one-side'] as const;

test.each(rooms)('no seat lies upon another or outside at $width × $height', (room) => {
  for (const count of counts) {
    for (const shape of shapes) {
      for (const facing of [false, true]) {
        const plan = planRing({
          shape,
          room,
          width: seat.width,
          heights: Array.from({ length: count }, () => seat.height),
          centre,
          facing,
        });
        if (!plan) continue;
        expect(plan.places).toHaveLength(count);
        const boxes = plan.places.map(({ x, y, turn }) => {
          const [w, h] = turn % 2 ? [seat.height, seat.width] : [seat.width, seat.height];
          return {
            l: x - (w * plan.scale) / 2,
            r: x + (w * plan.scale) / 2,
            t: y - (h * plan.scale) / 2,
            b: y + (h * plan.scale) / 2,
          };
        });
        for (const [index, one] of boxes.entries()) {
          expect(one.l).toBeGreaterThan(-1);
          expect(one.t).toBeGreaterThan(-1);
          expect(one.r).toBeLessThan(room.width + 1);
          expect(one.b).toBeLessThan(room.height + 1);
          for (const two of boxes.slice(index + 1)) {
            expect(one.r <= two.l || two.r <= one.l || one.b <= two.t || two.b <= one.t).toBe(true);
          }
        }
      }
    }
  }
});

test('fourteen seats have a ring on a laptop, and none on a phone', () => {
  expect(
    planRing({
      shape: 'round',
      room: { width: 1280, height: 680 },
      width: seat.width,
      heights: Array.from({ length: 14 }, () => seat.height),
      centre,
      facing: false,
    }),
  ).not.toBeNull();
  expect(
    planRing({
      shape: 'round',
      room: { width: 360, height: 520 },
      width: seat.width,
      heights: Array.from({ length: 14 }, () => seat.height),
      centre,
      facing: false,
    }),
  ).toBeNull();
});

test('seats run clockwise from the top', () => {
  const plan = planRing({
    shape: 'round',
    room: { width: 1280, height: 800 },
    width: seat.width,
    heights: Array.from({ length: 8 }, () => seat.height),
    centre,
    facing: false,
  });
  const angles = plan?.places.map(({ x, y }) => Math.atan2(y - 400, x - 640)) ?? [];
  const from = angles[0] ?? 0;
  const turned = angles.map((angle) => (angle - from + Math.PI * 4) % (Math.PI * 2));
  expect(turned).toEqual([...turned].sort((one, two) => one - two));
  expect(plan?.places[0]?.y).toBe(Math.min(...(plan?.places.map(({ y }) => y) ?? [])));
});

test('names that face their owners are upside down at the top and upright at the bottom', () => {
  const plan = planRing({
    shape: 'round',
    room: { width: 900, height: 900 },
    width: seat.width,
    heights: Array.from({ length: 4 }, () => seat.height),
    centre,
    facing: true,
  });
  expect(plan?.places.map(({ turn }) => turn)).toEqual([2, 3, 0, 1]);
});

test.each(counts)('the long table runs clockwise with %i seats, each in a place of its own', (count) => {
  for (const upright of [false, true]) {
    const cells = longTable(count, upright);
    expect(new Set(cells.map(({ row, column }) => `${row}/${column}`)).size).toBe(count);
    // Clockwise: the sum over the polygon's edges is positive where y grows downwards.
    const area = cells.reduce((sum, one, index) => {
      const two = cells[(index + 1) % count] ?? one;
      return sum + (one.column * two.row - two.column * one.row);
    }, 0);
    expect(area).toBeGreaterThan(0);
    expect(Math.min(...cells.flatMap(({ row, column }) => [row, column]))).toBe(1);
  }
});

// Where the seats lie on the screen: around a table, clockwise, none upon another. Sizes in px.
// Knows no players and no cards.
import type { SeatShape } from '../contract/house';

export interface Size {
  width: number;
  height: number;
}

/** A seat's middle, and by how many quarter turns it faces its owner. */
export interface Place {
  x: number;
  y: number;
  turn: 0 | 1 | 2 | 3;
}

export interface Plan {
  places: Place[];
  /** By how much each seat is drawn larger than asked, or smaller. */
  scale: number;
  /** The middle of what lies in the middle, and by how much it may be drawn larger. */
  centre: { x: number; y: number; scale: number };
}

interface Wish {
  shape: SeatShape;
  /** The screen's part for it. */
  room: Size;
  /** One seat's width at its smallest. */
  width: number;
  /** Each seat's height at its smallest, clockwise. */
  heights: number[];
  /** What lies in the middle. */
  centre: Size;
  /** Whether names face their owners. */
  facing: boolean;
  /** The smallest scale that can still be read; 1 where nothing else is said. */
  least?: number;
}

const GAP = 6;
/** What stays free along the edges, as a share of the room's smaller side. */
const EDGE = 1 / 64;
const SCALES = [1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8];

/** The largest ring that holds everything, or null: then the seats go in rows. */
export function planRing(wish: Wish): Plan | null {
  const { room, heights } = wish;
  const highest = Math.max(0, ...heights);
  if (room.width <= 0 || room.height <= 0 || highest <= 0) return null;
  for (const scale of SCALES.filter((one) => one >= Math.min(1, wish.least ?? 1))) {
    const size = { width: wish.width * scale, height: highest * scale };
    const plan = wish.shape === 'one-side' ? arc(wish, size) : ellipse(wish, size);
    if (!plan || !fits(plan, wish, scale, 1)) continue;
    const middle = SCALES.find((larger) => larger <= Math.max(1, scale) && fits(plan, wish, scale, larger)) ?? 1;
    return { places: plan.places, scale, centre: { ...middleOf(plan, wish, middle), scale: middle } };
  }
  return null;
}

interface Unscaled {
  places: Place[];
  centre: { x: number; y: number };
}

/** Behind an arc of seats the middle lies on the lower edge, however large it is. */
function middleOf(plan: Unscaled, { shape, room, centre }: Wish, larger: number): { x: number; y: number } {
  return shape === 'one-side' ? { x: plan.centre.x, y: room.height - (centre.height * larger) / 2 } : plan.centre;
}

const edgeOf = ({ width, height }: Size) => Math.min(width, height) * EDGE;

function ellipse({ heights, room, facing }: Wish, size: Size): Unscaled | null {
  // A seat that is turned by a quarter is as wide as it was high; room is kept for the larger.
  const wide = facing ? Math.max(size.width, size.height) : size.width;
  const high = facing ? Math.max(size.width, size.height) : size.height;
  const a = (room.width - wide) / 2 - edgeOf(room);
  const b = (room.height - high) / 2 - edgeOf(room);
  if (a < wide / 2 || b < high / 2) return null;
  const centre = { x: room.width / 2, y: room.height / 2 };
  const places = along(heights.length, -Math.PI / 2, Math.PI * 2, heights.length, a, b).map(({ x, y }) => ({
    x: centre.x + x,
    y: centre.y + y,
    turn: facing ? towards(x / a, y / b) : (0 as const),
  }));
  return { places, centre };
}

/** Everyone on the far side: an arc over the table, from left to right. */
function arc({ heights, room, centre }: Wish, size: Size): Unscaled | null {
  const edge = edgeOf(room);
  const a = (room.width - size.width) / 2 - edge;
  const b = room.height - size.height - 2 * edge;
  if (a < size.width / 2 || b < centre.height / 2) return null;
  const base = { x: room.width / 2, y: room.height - size.height / 2 - edge };
  const places = along(heights.length, -Math.PI, Math.PI, Math.max(1, heights.length - 1), a, b).map(({ x, y }) => ({
    x: base.x + x,
    y: base.y + y,
    turn: 0 as const,
  }));
  return { places, centre: { x: base.x, y: room.height - centre.height / 2 } };
}

/** A little squarer than an ellipse: that leaves more room in the middle and at the corners. */
const SQUARENESS = 2.5;

/** Points at equal ways along a part of a squarish ellipse. */
function along(
  count: number,
  from: number,
  sweep: number,
  parts: number,
  a: number,
  b: number,
): { x: number; y: number }[] {
  const steps = 720;
  const ways = [0];
  const at = (step: number) => {
    const angle = from + (sweep * step) / steps;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: a * Math.sign(cos) * Math.abs(cos) ** (2 / SQUARENESS),
      y: b * Math.sign(sin) * Math.abs(sin) ** (2 / SQUARENESS),
    };
  };
  for (let step = 1; step <= steps; step += 1) {
    const one = at(step - 1);
    const two = at(step);
    ways.push((ways[step - 1] ?? 0) + Math.hypot(two.x - one.x, two.y - one.y));
  }
  const whole = ways[steps] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (whole * index) / parts;
    const step = ways.findIndex((way) => way >= wanted - 1e-6);
    return at(step < 0 ? steps : step);
  });
}

/** The quarter turn that lets a name at this side be read from outside. */
function towards(x: number, y: number): 0 | 1 | 2 | 3 {
  if (Math.abs(y) >= Math.abs(x)) return y < 0 ? 2 : 0;
  return x < 0 ? 1 : 3;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function box(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function apart(one: Box, two: Box, gap: number): boolean {
  return (
    one.right + gap <= two.left ||
    two.right + gap <= one.left ||
    one.bottom + gap <= two.top ||
    two.bottom + gap <= one.top
  );
}

function fits(plan: Unscaled, wish: Wish, scale: number, larger: number): boolean {
  const { room, centre, width, heights } = wish;
  const boxes = plan.places.map((place, index) => {
    const size = { width: width * scale, height: (heights[index] ?? 0) * scale };
    return place.turn % 2
      ? box(place.x, place.y, size.height, size.width)
      : box(place.x, place.y, size.width, size.height);
  });
  const at = middleOf(plan, wish, larger);
  const middle = box(at.x, at.y, centre.width * larger, centre.height * larger);
  return boxes.every(
    (one, index) =>
      one.left >= -0.5 &&
      one.top >= -0.5 &&
      one.right <= room.width + 0.5 &&
      one.bottom <= room.height + 0.5 &&
      apart(one, middle, GAP) &&
      boxes.every((two, other) => other <= index || apart(one, two, GAP)),
  );
}

/** A place in a table of rows and columns, counted from 1. */
export interface Cell {
  row: number;
  column: number;
}

/** Two sides of a long table, clockwise: the first seat at the upper left. `upright` puts the
 *  sides left and right, otherwise they lie above and below. */
export function longTable(count: number, upright: boolean): Cell[] {
  if (upright) {
    // The first seat, then down the right side and up the left.
    const right = Math.floor(count / 2);
    return Array.from({ length: count }, (_, index) => {
      if (index === 0) return { row: 1, column: 1 };
      if (index <= right) return { row: index, column: 2 };
      return { row: count - index + 1, column: 1 };
    });
  }
  const above = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) =>
    index < above ? { row: 1, column: index + 1 } : { row: 2, column: above - (index - above) - (count % 2) },
  );
}

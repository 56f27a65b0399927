// To which seat an arrow key leads: the nearest one that lies where the arrow points on the screen,
// so that no key has to know how a table is laid out, turned or read. Knows no seats, only places.

interface Place {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Place> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The place that a key leads to from another, or null where it leads nowhere. Home and End are
 *  the first and the last; y grows downwards. */
export function placeTowards(key: string, places: Place[], from: number): number | null {
  const at = places[from];
  if (!at || places.length < 2) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { x, y }] of places.entries()) {
    const [right, down] = [x - at.x, y - at.y];
    const along = right * direction.x + down * direction.y;
    const aside = Math.abs(right * direction.y) + Math.abs(down * direction.x);
    // What lies far more to the side than ahead is another key's.
    if (index === from || along <= 1 || aside > along * 3) continue;
    const far = along + 2 * aside;
    if (far < least) [nearest, least] = [index, far];
  }
  return nearest;
}

// How large a name is written in a seat, so that its longest word need not be broken, and a line, so
// that it stays one. The seat is a container of its own (see SeatRing). Knows no players.

/** The width of a letter of the display face, in em. */
const LETTER = 0.54;

/** A `font-size`: the full one where the longest word fits, never under seven tenths of it, or half
 *  of it for whoever asked for text that is so much larger. */
export function nameSize(name: string): string {
  const longest = Math.max(1, ...name.split(/[\s-]+/u).map((word) => [...word].length));
  return `clamp(max(0.5em, 0.7em / var(--text-scale, 1)), (100cqi - 1.2em) / ${(longest * LETTER).toFixed(2)}, 1em)`;
}

/** The width of a letter of the text face, in em; one of a wide script counts as two. */
const TEXT_LETTER = 0.48;

/** A `font-size` at which a line stays one line: so many em of signs, and these words. */
export function lineSize(signs: number, words: string): string {
  const letters = [...words.replace(/[\u2068\u2069]/gu, '')].map((one) => (one >= '\u1100' ? 2 : 1));
  const width = signs + TEXT_LETTER * letters.reduce((sum, one) => sum + one, 0);
  return `min(1em, (100cqi - 1.2em) / ${Math.max(1, width).toFixed(2)})`;
}

// How large a name is written in a seat, so that its longest word need not be broken, and a line, so
// that it stays one. The seat is a container of its own (see SeatRing). Knows no players.
import { clustersOf } from './clusters';

/** How wide letters are in the display face, in em: pictures, square letters, all others. */
const PICTURE = 1.3;
const SQUARE = 1.05;
const LETTER = 0.54;

const isPicture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const isSquare =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Myanmar}\p{Script=Ethiopic}\uff01-\uff60]/u;

const widthOf = (letter: string) => (isPicture.test(letter) ? PICTURE : isSquare.test(letter) ? SQUARE : LETTER);

/** A `font-size`: the full one where the longest word fits, never under seven tenths of it, or half
 *  of it for whoever asked for text that is so much larger. */
export function nameSize(name: string): string {
  const widths = name
    .split(/[\s-]+/u)
    .map((word) => clustersOf(word).reduce((width, letter) => width + widthOf(letter), 0));
  const longest = Math.max(LETTER, ...widths);
  return `clamp(max(0.5em, 0.7em / var(--text-scale, 1)), (100cqi - 1.2em) / ${longest.toFixed(2)}, 1em)`;
}

/** The width of a letter of the text face, in em; one of a wide script counts as two. */
const TEXT_LETTER = 0.48;

/** A `font-size` at which a line stays one line: so many em of signs, and these words. */
export function lineSize(signs: number, words: string): string {
  const letters = [...words.replace(/[\u2068\u2069]/gu, '')].map((one) => (one >= '\u1100' ? 2 : 1));
  const width = signs + TEXT_LETTER * letters.reduce((sum, one) => sum + one, 0);
  return `min(1em, (100cqi - 1.2em) / ${Math.max(1, width).toFixed(2)})`;
}

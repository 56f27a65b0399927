// What a reader takes for one letter: it may be written in many signs, and must never be cut within.

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text. A family is one, so is a flag, and so is a letter with all its marks. */
export function clustersOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

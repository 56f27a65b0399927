// How far a night has come, as quiet marks. Counted from the lines that everybody has heard, and
// the same whether or not there is a constable, so that it tells nothing.
const STEPS: Record<'dawn' | 'night', RegExp[]> = {
  dawn: [/^dawn-close-eyes/, /^dawn-witches-open/, /^dawn-witches-close/, /^dawn-open-eyes/],
  night: [
    /^night-close-eyes/,
    /^night-witches-open/,
    /^night-witches-close/,
    /^night-(constable-open|no-constable)/,
    /^night-constable-close/,
    /^night-open-eyes/,
  ],
};

export interface Progress {
  done: number;
  count: number;
}

/** None for a line that belongs to neither. */
export function progressOf(caption: string | null): Progress | null {
  if (caption === null) return null;
  for (const steps of Object.values(STEPS)) {
    const at = steps.findIndex((step) => step.test(caption));
    if (at >= 0) return { done: at + 1, count: steps.length };
  }
  return null;
}

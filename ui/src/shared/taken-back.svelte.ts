// What an undo took back, for some seconds, and that an undo wants to be held. Made of the public record
// alone; must outlive the screen on which it was asked for, which an undo may change.
import type { RecordLine } from '../contract/house';

/** For so long it is told, in ms. */
const TOLD = 8000;

class TakenBack {
  /** The record as it stood before the undo. */
  before: readonly RecordLine[] | null = $state.raw(null);
  /** An undo that must be held was only touched. */
  touched = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** This stood in the record, and what of it is gone was taken back. */
  tell(before: readonly RecordLine[]): void {
    this.#begin();
    this.before = before;
  }
  /** The arrow was touched where it must be held. */
  touch(): void {
    this.#begin();
    this.touched = true;
  }
  forget(): void {
    clearTimeout(this.#timer);
    this.before = null;
    this.touched = false;
  }
  #begin(): void {
    this.forget();
    this.#timer = setTimeout(() => this.forget(), TOLD);
  }
}

export const takenBack = new TakenBack();

/** The lines of a record that another has no more. What is kept until the end is none of them. */
export function gone(before: readonly RecordLine[], now: readonly RecordLine[]): RecordLine[] {
  const left = now.map((line) => JSON.stringify(line));
  return before.filter((line) => {
    if (line.secret_until_the_end) return false;
    const at = left.indexOf(JSON.stringify(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

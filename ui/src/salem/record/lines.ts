// From a line of the record to the words that its message takes. Must know no sentence.
import type { RecordLine } from '../../contract';

/** The words that are counted; all others are names and kinds of cards. */
const COUNTED = new Set(['night', 'points', 'count', 'witch', 'constable', 'not_a_witch']);

/** Numbers as numbers, so that a language may choose its plural. A player called "12" stays a name. */
export function wordsOf(line: RecordLine): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(line.names).map(([name, value]) => [name, COUNTED.has(name) ? Number(value) : value]),
  );
}

export interface Stretch {
  /** The night, or null for what came before the first. */
  night: number | null;
  lines: RecordLine[];
}

/** The record in stretches: what came before the first night, then each night with the day after it. */
export function stretches(lines: readonly RecordLine[]): Stretch[] {
  const all: Stretch[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    // A line of the day after a night belongs to no night, and stays below that night.
    if (last && (line.night === null || line.night === last.night)) last.lines.push(line);
    else all.push({ night: line.night, lines: [line] });
  }
  return all;
}

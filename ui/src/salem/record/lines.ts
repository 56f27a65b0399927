// The record in stretches from night to night. Must know no sentence.
import type { RecordLine } from '../../contract/house';

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

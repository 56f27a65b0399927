// Saving a copy of the running game: the system's dialog, then the request. Knows no game by name.
import type { Asking } from '../shared/asking.svelte';
import type { Table } from '../table.svelte';

/** Answers whether a copy was saved. A game that was left while the dialog stood there has none. */
export async function saveCopy(table: Table, asking: Asking, proposedName: string): Promise<boolean> {
  const path = (await table.host.can.files?.chooseWhereToSave(proposedName)) ?? null;
  if (path === null || table.view?.screen.screen !== 'game') return false;
  return asking.send({ ask: 'export', path });
}

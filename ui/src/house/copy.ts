// Saving a copy of the game that goes on, or of one on the shelf: the system’s dialog, then the request.
// Knows no game by name.
import type { Asking } from '../shared/asking.svelte';
import type { Table } from '../table.svelte';

/** Answers whether a copy was saved. Where no game is there any more, there is nothing to save. */
export async function saveCopy(table: Table, asking: Asking, proposedName: string): Promise<boolean> {
  const path = (await table.host.can.files?.chooseWhereToSave(proposedName)) ?? null;
  const screen = table.view?.screen;
  if (path === null || !screen || (screen.screen === 'shelf' && screen.last_game === null)) return false;
  return asking.send({ ask: 'export', path });
}

/** The same of a game on the shelf. */
export async function saveKept(table: Table, asking: Asking, number: number, game: string): Promise<boolean> {
  const path = (await table.host.can.files?.chooseWhereToSave(`${game}.json`)) ?? null;
  return path !== null && asking.send({ ask: 'export-kept', number, path });
}

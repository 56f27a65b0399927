// What a game asks of the shelf that follows it. Holds no more than that, and knows no game.
import type { Asking } from '../../shared/asking.svelte';
import type { Table } from '../../table.svelte';

/** That the shelf opens the set-up: "again with the same table" with the last table's names in, and where
 *  one of its further choices is to be another, with those unfolded. */
export const wish: { setUp: boolean; again: boolean; choices: boolean } = $state({
  setUp: false,
  again: false,
  choices: false,
});

/** Leaves to the set-up with everything kept. */
export async function setUpAgain(table: Table, asking: Asking, at: 'names' | 'choices' = 'names'): Promise<void> {
  wish.again = true;
  wish.choices = at === 'choices';
  const left = await asking.send({ ask: 'leave' });
  // The shelf may be there before the answer; where it never comes, nothing is wished for.
  if (!left && table.view?.screen.screen === 'game') Object.assign(wish, { again: false, choices: false });
}

/** From a demo to a game of one's own. */
export async function setUpFirst(table: Table): Promise<void> {
  wish.setUp = true;
  const left = await table.press({ ask: 'leave' });
  if (!left && table.view?.screen.screen === 'game') wish.setUp = false;
}

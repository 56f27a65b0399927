// What the rules say of the set-up as it is entered: whether it can be played, and what is wrong with
// which row. Asks with each change, and lets a later question's answer stand. Decides nothing itself.
import type { Trouble } from '../../contract/house';
import type { SalemPlayable } from '../../contract/salem';
import { useTable } from '../../table.svelte';
import { type Refusal, SALEM } from '../game';
import type { Row, Sent } from './draft.svelte';

/** A refusal, and the row that it is about; none where it is about the whole table. */
export interface Wrong extends Refusal {
  row: Row | null;
}

export class Check {
  wrong: readonly Wrong[] = $state.raw([]);
  playable: SalemPlayable | null = $state.raw(null);

  /** Called as the component begins. */
  constructor(sent: () => Sent) {
    const table = useTable();
    let asked = 0;
    $effect(() => {
      const checked = sent();
      asked += 1;
      const question = asked;
      if (checked.form.players.length === 0) {
        this.wrong = [];
        this.playable = null;
        return;
      }
      void table.ask({ ask: 'check-setup', form: { game: SALEM, form: checked.form } }).then((reply) => {
        if (question !== asked) return;
        const playable = reply.reply === 'playable' ? reply.playable : null;
        this.playable = playable?.game === SALEM ? playable.playable : null;
        this.place(reply.reply === 'refused' ? refusalsOf(reply.troubles) : [], checked);
      });
    });
  }

  /** Puts each refusal to the row that it is about. */
  place(refusals: readonly Refusal[], of: Sent): void {
    this.wrong = refusals.map((one) => ({ ...one, row: one.player === null ? null : (of.rows[one.player] ?? null) }));
  }
}

export function refusalsOf(troubles: readonly Trouble[]): Refusal[] {
  return troubles.flatMap((one) =>
    one.trouble === 'setup' && one.refusal.game === SALEM ? [one.refusal.refusal] : [],
  );
}

// The live view and how to ask for something. Must hold nothing that is not in the view, but what
// became of what was asked.
import { getContext, setContext, untrack } from 'svelte';
import type { Ask, Reply, Trouble, View } from './contract/house';
import type { Host } from './host/host';
import { inInk } from './shared/in-ink';

/** What became of something that was asked. Only `done` is done: what is stale came too late, what is
 *  unreachable did not come at all. */
export type Outcome =
  { outcome: 'done' } | { outcome: 'refused' | 'stale' | 'unreachable'; troubles: readonly Trouble[] };

const UNREACHABLE: Reply = { reply: 'refused', troubles: [{ trouble: 'unreachable' }] };

export class Table {
  /** The newest view; null until the first has come. */
  view: View | null = $state.raw(null);
  /** Whether no view will ever come again. */
  ended = $state(false);
  /** Why something was not done that was asked from a place without room for an answer. */
  troubles: readonly Trouble[] = $state.raw([]);
  readonly host: Host;
  #stop: () => void;

  constructor(host: Host) {
    this.host = host;
    this.#stop = host.views(
      (view) => {
        this.view = inInk(view);
      },
      () => {
        this.ended = true;
      },
    );
  }

  /** Asks on behalf of the view that is on the screen now; never rejects. Whoever asks from an effect
   *  does not ask again with every view: the answer may be one. */
  async ask(ask: Ask): Promise<Reply> {
    try {
      return inInk(await this.host.send({ seen: untrack(() => this.view?.turn ?? 0), ask }));
    } catch {
      // No host of ours does that; if one does, nothing was done.
      return UNREACHABLE;
    }
  }

  /** Asks, and says what became of it. */
  async send(ask: Ask): Promise<Outcome> {
    const reply = await this.ask(ask);
    if (reply.reply !== 'refused') return { outcome: 'done' };
    const { troubles } = reply;
    const among = (name: Trouble['trouble']) => troubles.some((one) => one.trouble === name);
    return { outcome: among('stale') ? 'stale' : among('unreachable') ? 'unreachable' : 'refused', troubles };
  }

  /** Asks from a place without room for an answer: why it was not done is told at the edge of the
   *  page. Answers whether it was done. */
  async press(ask: Ask): Promise<boolean> {
    this.troubles = [];
    const outcome = await this.send(ask);
    if (outcome.outcome === 'done') return true;
    this.troubles = outcome.troubles;
    return false;
  }

  close(): void {
    this.#stop();
  }
}

/** The key under which components find the table (see `useTable`). */
export const TABLE = 'table';

export function setTable(table: Table): Table {
  return setContext(TABLE, table);
}

export function useTable(): Table {
  return getContext<Table>(TABLE);
}

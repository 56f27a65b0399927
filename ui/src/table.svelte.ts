// The live view and how to ask for something. Must hold nothing that is not in the view.
import { getContext, setContext, untrack } from 'svelte';
import type { Ask, Reply, Trouble, View } from './contract';
import type { Host } from './host/host';

export class Table {
  /** The newest view; null until the first has come. */
  view: View | null = $state.raw(null);
  readonly host: Host;
  #stop: () => void;

  constructor(host: Host) {
    this.host = host;
    this.#stop = host.views((view) => {
      this.view = view;
    });
  }

  /** Asks on behalf of the view that is on the screen now. Whoever asks from an effect does not
   *  ask again with every view: the answer may be one. */
  ask(ask: Ask): Promise<Reply> {
    return this.host.send({ seen: untrack(() => this.view?.number ?? 0), ask });
  }

  /** Asks, and says why it was not done: no trouble at all when it was. A stale request is no
   *  trouble, because the newer view that it missed is on its way and says all there is to say. */
  async send(ask: Ask): Promise<Trouble[]> {
    const reply = await this.ask(ask);
    return reply.reply === 'refused' ? reply.troubles.filter((one) => one.trouble !== 'stale') : [];
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

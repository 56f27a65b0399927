// One place of the page that asks for things: what it waits for, and why the last thing was not
// done. Knows no question and no answer by name.
import { onDestroy } from 'svelte';
import type { Ask, Reply, Trouble } from '../contract/house';
import { type Table, useTable } from '../table.svelte';

export class Asking {
  /** Why what was asked last was not done. */
  troubles: readonly Trouble[] = $state.raw([]);
  readonly #table: Table = useTable();
  #waiting = $state(0);
  /** Grows with each question that takes the place of another: older answers are for nobody then. */
  #question = 0;
  /** Whether the place is gone. */
  #gone = false;
  readonly #secret: boolean;

  /** Called as the component begins. What is `secret` is told nowhere but here, if at all. */
  constructor({ secret = false } = {}) {
    this.#secret = secret;
    onDestroy(() => {
      this.#gone = true;
    });
  }

  /** Whether an answer is still to come. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Asks. Answers whether it was done and that still matters here. */
  async send(ask: Ask): Promise<boolean> {
    const question = this.#question;
    this.troubles = [];
    this.#waiting += 1;
    try {
      const outcome = await this.#table.send(ask);
      const wanted = !this.#gone && question === this.#question;
      if (outcome.outcome === 'done') return wanted;
      if (wanted) this.troubles = outcome.troubles;
      // Where the question is gone the newer view says what a stale one missed; all else is told.
      else if (outcome.outcome !== 'stale' && !this.#secret) this.#table.troubles = outcome.troubles;
      return false;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Asks for something that is told. Nothing where that is not, or does not matter here any more. */
  async ask(ask: Ask): Promise<Reply | null> {
    const question = this.#question;
    this.troubles = [];
    this.#waiting += 1;
    try {
      const reply = await this.#table.ask(ask);
      if (this.#gone || question !== this.#question) return null;
      if (reply.reply !== 'refused') return reply;
      this.troubles = reply.troubles;
      return null;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Another question takes this one's place. */
  forget(): void {
    this.#question += 1;
    this.troubles = [];
  }
}

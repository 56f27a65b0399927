// What a control shows between a press and its answer: what was pressed. Decides nothing; where the
// answer is no, what was before is shown again.

/** Answers whether it was done; nothing where it is done at once. */
export type OnChange<Value> = (value: Value) => Promise<boolean> | void;

export class Pressed<Value> {
  readonly #value: () => Value;
  /** After the answer, `until` is what the view said then: the one that shows the press may come later. */
  #waiting: { to: Value; until?: { value: Value } } | null = $state.raw(null);

  constructor(value: () => Value) {
    this.#value = value;
  }

  get shown(): Value {
    const value = this.#value();
    const waiting = this.#waiting;
    return waiting && (!waiting.until || waiting.until.value === value) ? waiting.to : value;
  }

  async press(to: Value, change: OnChange<Value>): Promise<void> {
    const waiting = { to };
    this.#waiting = waiting;
    let done = false;
    try {
      done = (await change(to)) ?? true;
    } finally {
      // A later press has its own answer.
      if (this.#waiting === waiting) this.#waiting = done ? { to, until: { value: this.#value() } } : null;
    }
  }
}

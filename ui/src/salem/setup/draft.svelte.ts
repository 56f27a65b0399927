// The set-up while it is being entered. Must not decide whether it can be played: it becomes a form
// that the rules check, and remembers which row each player of that form came from.
import type { Character, Exceptions, PlayerForm, Printing, SetupForm, TrackingForm } from '../../contract/salem';

/** A table smaller than this is filled up with ghosts (S60). */
const SEATS_WITH_GHOSTS = 4;
const FEWEST_WITH_GHOSTS = 2;
/** The list offers no further empty row from here on (S1). */
const MOST_ROWS = 12;

export interface Row {
  /** Stays with the row when it is moved. */
  readonly key: number;
  name: string;
  character: Character | null;
}

/** A form, and the row of each of its players; ghosts have none. */
export interface Sent {
  form: SetupForm;
  rows: (Row | null)[];
}

export class Draft {
  /** Clockwise; ends with an empty row while there is room. */
  rows: Row[] = $state([]);
  witchCards: number | null = $state(null);
  printing: Printing = $state('15th');
  rules: Exceptions = $state({});
  tracking: TrackingForm = $state('counts');
  #lastKey = 0;

  constructor() {
    this.#keepAnEmptyRow();
  }

  /** The rows with a name, clockwise. */
  get named(): Row[] {
    return this.rows.filter((row) => row.name.trim() !== '');
  }

  /** How many ghosts fill the table. */
  get ghosts(): number {
    const players = this.named.length;
    return players >= FEWEST_WITH_GHOSTS && players < SEATS_WITH_GHOSTS ? SEATS_WITH_GHOSTS - players : 0;
  }

  rename(row: Row, name: string): void {
    row.name = name;
    this.#keepAnEmptyRow();
  }

  /** Puts a list in the place of a row; answers with the last row it filled. */
  fill(row: Row, names: string[]): Row {
    const at = this.rows.indexOf(row);
    const rest = this.rows.slice(at + 1).filter((later) => later.name.trim() !== '');
    const [first, ...more] = names;
    row.name = first ?? '';
    const filled = [row, ...more.map((name) => this.#row(name))];
    this.rows = [...this.rows.slice(0, at), ...filled, ...rest];
    this.#keepAnEmptyRow();
    return this.rows[at + filled.length - 1] ?? row;
  }

  /** Moves a row to a place among the named ones; answers with the place it has then, from 0. */
  move(row: Row, to: number): number {
    const from = this.rows.findIndex((other) => other.key === row.key);
    const moved = this.rows[from];
    const place = Math.max(0, Math.min(to, this.rows.length - 1));
    if (!moved || place === from) return from;
    const rows = this.rows.filter((_, index) => index !== from);
    rows.splice(place, 0, moved);
    this.rows = rows;
    this.#keepAnEmptyRow();
    return this.rows.findIndex((other) => other.key === row.key);
  }

  remove(row: Row): void {
    this.rows = this.rows.filter((other) => other.key !== row.key);
    this.#keepAnEmptyRow();
  }

  /** Takes over a table that was played before; ghosts come back by themselves. */
  take(table: SetupForm): void {
    this.rows = table.players
      .filter((player) => player.ghost !== true)
      .map((player) => this.#row(player.name, (player.character ?? null) as Character | null));
    this.witchCards = table.witch_cards ?? null;
    this.printing = table.printing;
    this.rules = { ...table.rules };
    this.tracking = table.tracking;
    this.#keepAnEmptyRow();
  }

  /** What the rules check and a game begins with. `ghostName` gives the words for a ghost's number. */
  send(ghostName: (number: number) => string): Sent {
    const players: { row: Row | null; form: PlayerForm }[] = this.named.map((row) => ({
      row,
      form: { name: row.name, ...(row.character && this.ghosts === 0 ? { character: row.character } : {}) },
    }));
    const taken = this.named.map((row) => row.name.trim().toLocaleLowerCase());
    let number = 0;
    for (let ghost = 0; ghost < this.ghosts; ghost += 1) {
      let name: string;
      do {
        number += 1;
        name = ghostName(number);
      } while (taken.includes(name.toLocaleLowerCase()));
      // After the first player, then after the second with that ghost counted: between them all.
      const place = this.named.length === FEWEST_WITH_GHOSTS ? 1 + 2 * ghost : players.length;
      players.splice(place, 0, { row: null, form: { name, ghost: true } });
    }
    const form: SetupForm = {
      players: players.map((player) => player.form),
      printing: this.printing,
      rules: $state.snapshot(this.rules),
      tracking: this.tracking,
      ...(this.witchCards === null ? {} : { witch_cards: this.witchCards }),
    };
    return { form, rows: players.map((player) => player.row) };
  }

  #row(name: string, character: Character | null = null): Row {
    this.#lastKey += 1;
    const row: Row = $state({ key: this.#lastKey, name, character });
    return row;
  }

  #keepAnEmptyRow(): void {
    const last = this.rows.at(-1);
    if (this.rows.length < MOST_ROWS && (!last || last.name.trim() !== '')) this.rows.push(this.#row(''));
  }
}

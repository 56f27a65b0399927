// The games' rooms, each loaded once, when it is first asked for. Knows no game by name.
import { getContext, setContext } from 'svelte';
import type { GameId } from '../contract/games';
import type { Doors, Room } from './game-room';

export class Rooms {
  readonly ids: readonly GameId[];
  readonly #doors: Doors;
  #open: { readonly [Id in GameId]?: Room<Id> } = $state.raw({});
  readonly #opening: { [Id in GameId]?: Promise<boolean> } = {};

  constructor(doors: Doors) {
    this.#doors = doors;
    this.ids = Object.keys(doors) as GameId[];
  }

  /** A game's room if it is there; it is on its way otherwise. Followed when read in a template. */
  of<Id extends GameId>(id: Id): Room<Id> | null {
    const room: Room<Id> | undefined = this.#open[id];
    if (!room) void this.open(id);
    return room ?? null;
  }

  /** Loads a game's room; answers whether it is there then. What failed can be tried again. */
  open(id: GameId): Promise<boolean> {
    let opening = this.#opening[id];
    if (!opening) {
      opening = this.#doors[id]().then(
        (room) => {
          this.#open = { ...this.#open, [id]: room };
          return true;
        },
        () => {
          delete this.#opening[id];
          return false;
        },
      );
      this.#opening[id] = opening;
    }
    return opening;
  }
}

/** The key under which components find the rooms (see `useRooms`). */
export const ROOMS = 'rooms';

export function setRooms(rooms: Rooms): Rooms {
  return setContext(ROOMS, rooms);
}

export function useRooms(): Rooms {
  return getContext<Rooms>(ROOMS);
}

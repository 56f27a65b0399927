// A running game of Salem 1692 as the page sees it, and how to play in it.
import type { Ask, SetupRefusal } from '../contract/house';
import type { Code, SalemCommand } from '../contract/salem';
import type { GameOf } from '../house/game-room';

/** What may be done in a game. */
export type Command = SalemCommand;

/** One reason why a set-up cannot be played. */
export type Refusal = SetupRefusal<Code>;

export const SALEM = 'salem-1692';

/** What the dialog for saving proposes. */
export const NAME_OF_A_COPY = `${SALEM}.json`;

export type Game = GameOf<typeof SALEM>;

export function play(command: Command): Ask {
  return { ask: 'play', command: { game: SALEM, command } };
}

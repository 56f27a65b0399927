// Why a game is over, read from what was recorded: which sentence says so (S52, S53, S64). Must not work
// out who has won.
import type { Game } from '../game';

/** The id of that sentence. */
export function whyOf(game: Game): string | null {
  const withGhosts = game.players.some((player) => player.ghost);
  switch (game.table.winner) {
    case null:
      return null;
    case 'townspeople':
      return 'end-why-townspeople';
    case 'witches':
      if (withGhosts) return 'end-why-witches-ghosts';
      if (game.record.some((line) => line.message === 'record-claim-true')) return 'end-why-witches-claim';
      return 'end-why-witches';
  }
}

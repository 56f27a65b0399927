// Why a game is over, read from what was recorded: which sentence and which numbered rule say so.
// Must not work out who has won.
import type { Game } from '../game';

export interface Why {
  /** A message id. */
  message: string;
  /** The rule's number in docs/rules/salem.md. */
  rule: string;
}

export function whyOf(game: Game): Why | null {
  const withGhosts = game.players.some((player) => player.ghost);
  switch (game.table.winner) {
    case null:
      return null;
    case 'townspeople':
      return { message: 'end-why-townspeople', rule: withGhosts ? 'S64' : 'S52' };
    case 'witches':
      if (withGhosts) return { message: 'end-why-witches-ghosts', rule: 'S64' };
      if (game.record.some((line) => line.message === 'record-claim-true'))
        return { message: 'end-why-witches-claim', rule: 'S53' };
      return { message: 'end-why-witches', rule: 'S53' };
  }
}

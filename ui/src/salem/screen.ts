// Which screen a game shows, from its view alone. Must decide nothing that the view does not say.
import type { SalemScreen } from '../contract/salem';
import type { Stage } from '../house/game-room';
import type { Game } from './game';

export type Screen =
  | 'interrupted'
  | 'window'
  | 'night'
  | 'hand-round'
  | 'claim'
  | 'turn-up'
  | 'confession'
  | 'conspiracy'
  | 'result'
  | 'end'
  | 'day';

/** `read` is the telling of a result that was read and put away, if any. */
export function screenOf({ table, narrator }: Game, read: number | null = null): Screen {
  const shows = narrator.shows;
  // The script's word for it, which is one of these.
  const shown = shows?.screen as SalemScreen | undefined;
  if (narrator.interrupted) return 'interrupted';
  if (narrator.window && !narrator.window.chosen && !narrator.paused) return 'window';
  if (narrator.eyes === 'shut') return 'night';
  if (table.phase === 'over') return 'end';
  if (table.awaiting === 'dead-cards') return 'turn-up';
  if (shown === 'result' && shows?.since !== read) return 'result';
  switch (table.awaiting) {
    case 'hands':
      return 'hand-round';
    case 'claim':
      return 'claim';
    case 'confession':
      return 'confession';
    case 'cat-card':
    case 'taking':
      return 'conspiracy';
    case 'witches':
    case 'constable':
      // What they chose is not told yet, but eyes are open again; or eyes are about to be shut, and
      // dusk begins.
      return shown === 'confession' || shown === 'day' ? shown : 'night';
    case null:
      break;
  }
  switch (table.phase) {
    case 'dealing':
      return 'hand-round';
    case 'conspiracy':
      return 'conspiracy';
    case 'night':
      return 'result';
    case 'setup':
    case 'dawn':
    case 'day':
      return 'day';
  }
}

/** The light around a screen, whether a notice may stand beside it, and whether a file may fall on it. */
export function stage(game: Game): Stage {
  const screen = screenOf(game);
  const dark = screen === 'interrupted' || screen === 'window' || screen === 'night';
  const lost = screen === 'end' && game.table.winner === 'witches';
  return {
    light: dark || lost ? 'night' : 'day',
    dark,
    notices: screen !== 'window',
    drops: (screen === 'day' && game.narrator.eyes === 'open') || screen === 'end',
    over: game.table.phase === 'over',
  };
}

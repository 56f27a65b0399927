// Which screen a game shows, from its view alone. Must decide nothing that the view does not say.
import type { GameView } from '../contract';

export type GameScreen =
  'interrupted' | 'window' | 'night' | 'claim' | 'turn-up' | 'confession' | 'conspiracy' | 'result' | 'end' | 'day';

/** What the narrator says while a night's result is told; a later line means that the day is on. */
const RESULT_LINES = /^(result-|shuffle-|death-|constable-gone|last-two|confession-closed)/;

/** What the narrator says before a night's result: what has become of whom is not shown sooner. */
const BEFORE_RESULT = /^confession-/;

/** Whether a night's result is known, and the voice is still on its way to it. */
export function isUntold({ table, narrator }: GameView): boolean {
  return (
    (narrator.speaking || narrator.paused) &&
    table.night !== null &&
    table.night.fate !== null &&
    BEFORE_RESULT.test(narrator.caption ?? '')
  );
}

/** `toldNight` is the night whose result was put away, if any. */
export function screenOf(game: GameView, toldNight: number | null): GameScreen {
  const { table, narrator } = game;
  if (narrator.interrupted) return 'interrupted';
  if (isUntold(game)) return 'result';
  if (table.phase === 'over') return 'end';
  if (narrator.window && !narrator.window.chosen && !narrator.paused) return 'window';
  if (narrator.eyes === 'shut') return 'night';
  switch (table.awaiting) {
    case 'claim':
      return 'claim';
    case 'dead-cards':
      return 'turn-up';
    case 'confession':
      return 'confession';
    case 'witches':
    case 'constable':
      // Eyes are about to be shut: dusk begins.
      return 'night';
    case 'cat-card':
    case 'taking':
      return 'conspiracy';
    case null:
      break;
  }
  if (table.phase === 'conspiracy') return 'conspiracy';
  const told = table.night && table.night.fate !== null && RESULT_LINES.test(narrator.caption ?? '');
  if (table.phase === 'night' || (told && table.night?.number !== toldNight)) return 'result';
  return 'day';
}

/** Whether the screen is a dark one. */
export function isDark(screen: GameScreen): boolean {
  return screen === 'interrupted' || screen === 'window' || screen === 'night';
}

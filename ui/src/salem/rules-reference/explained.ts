// Which chapters of the rules explain what a screen shows. Both windows of the night are explained
// alike: nothing here may depend on whose it is.
import type { Game } from '../game';
import { type Screen, screenOf } from '../screen';

export const CHAPTERS = [
  'aim',
  'setup',
  'dawn',
  'day',
  'trial',
  'blue',
  'night',
  'confession',
  'conspiracy',
  'death',
  'end',
  'ghosts',
] as const;

export type Chapter = (typeof CHAPTERS)[number];

const EXPLAINED: Record<Screen, readonly Chapter[]> = {
  interrupted: ['night'],
  window: ['night'],
  night: ['night'],
  'hand-round': ['setup'],
  claim: ['end'],
  'turn-up': ['death'],
  confession: ['confession'],
  conspiracy: ['conspiracy'],
  result: ['confession', 'death'],
  end: ['aim'],
  day: ['day', 'trial'],
};

/** The chapters of the screen that is on. */
export function chaptersOf(game: Game): readonly Chapter[] {
  const { phase } = game.table;
  if (phase === 'dawn') return ['dawn'];
  const screen = screenOf(game);
  if (phase === 'setup' && screen === 'day') return ['setup', 'dawn'];
  return EXPLAINED[screen];
}

// The games that there are. The only file of the page that lists them.
import type { Doors } from './house/game-room';

export const GAMES: Doors = {
  'salem-1692': () => import('./salem/room'),
};

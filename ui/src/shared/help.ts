// How a game's screens come to have a sign that explains them: whoever knows the game gives what opens
// the explanation, under this key of the context. Knows no game.

export const HELP = 'help';

/** Opens what explains the screen that is on. */
export type Help = () => void;

// Which folder of the page may import which: a game imports no other game, and what games share
// knows none. A game is a folder of src/ with a room.ts.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../src');

export const GAMES = readdirSync(src).filter((name) => existsSync(join(src, name, 'room.ts')));

/** What stands beneath the games, and knows none. Pretended views of all games lie in `host/fixtures`. */
const SHARED = ['./src/shared', './src/house', './src/host/*.ts', './src/*.svelte.ts', './src/text.ts'];

/** For `import-x/no-restricted-paths`: what may not be imported where, with these games. */
export function tiers(games) {
  const folders = games.map((game) => `./src/${game}`);
  return [
    ...folders.map((game) => ({
      target: game,
      from: folders.filter((other) => other !== game),
      message: 'A game imports no other game.',
    })),
    { target: SHARED, from: folders, message: 'What all games share knows none.' },
    { target: './src/shared', from: './src/house', message: 'The house is built of what is shared.' },
  ].filter(({ from }) => from.length > 0);
}

/** Tests may show the whole page; nothing else in these folders may know what the page is made of. */
export function tiersOfThePage(games) {
  return [
    ...tiers(games),
    {
      target: [...SHARED, ...games.map((game) => `./src/${game}`)],
      from: ['./src/games.ts', './src/App.svelte', './src/main.ts'],
      message: 'Only the page itself knows which games there are.',
    },
  ];
}

/** For `no-restricted-imports`: the page itself imports nothing that is pretended. */
export const PRETENDED = {
  patterns: [{ regex: '/fixtures/|/pretend$|\\.test$', message: 'What is pretended is for tests and design.' }],
};

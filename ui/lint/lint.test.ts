// What the linter forbids it is seen to forbid, each on a made-up breach, so that a rule that has
// stopped looking is noticed.
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { tiers } from './tiers.js';

const eslint = new ESLint();

/** The rules that a file would break if this stood in it; the file must be one that there is. */
async function broken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map((one) => one.ruleId ?? one.message).sort();
}

test('a word for people in markup', async () => {
  const found = await broken(
    'src/salem/Day.svelte',
    `<!-- The day. -->
<script lang="ts">
  const open = 'not this';
</script>
<button class="quiet" aria-label="Undo" title={open}>{open} now</button>
<img alt="" src="bell.svg" />
— 5 {#if open}Shut{/if}
<style>
  button { color: red; }
</style>
`,
  );
  // "Undo", "now" and "Shut".
  expect(found).toEqual(['no-restricted-syntax', 'no-restricted-syntax', 'no-restricted-syntax']);
});

test('no word for people in markup', async () => {
  expect(
    await broken(
      'src/salem/Day.svelte',
      `<!-- The day. -->
<script lang="ts">
  const open = 'not this';
</script>
<button class="quiet" aria-label={open} data-words="any">{open}</button>
— 5
<style>
  button { color: red; }
</style>
`,
    ),
  ).toEqual([]);
});

test.each([
  ['src/salem/Day.svelte', `<script lang="ts">async function go() {}\ngo();</script>\n`],
  ['src/text.ts', 'async function go() {}\ngo();\n'],
])('a promise that nobody waits for in %s', async (file, code) => {
  expect(await broken(file, code)).toEqual(['@typescript-eslint/no-floating-promises']);
});

test('a promise where none is expected', async () => {
  expect(await broken('src/text.ts', 'async function go() {}\n[1].forEach(go);\n')).toEqual([
    '@typescript-eslint/no-misused-promises',
  ]);
});

test.each([
  ['shared/', 'a game', 'src/shared/list.ts', "import '../salem/end/why';\n"],
  [
    'shared/, in Svelte,',
    'a game',
    'src/shared/Icon.svelte',
    '<script lang="ts">import \'../salem/end/why\';</script>\n',
  ],
  ['a host', 'a game', 'src/host/host.ts', "import '../salem/end/why';\n"],
  ['a game', 'the list of games', 'src/salem/end/why.ts', "import '../../games';\n"],
])('%s imports %s', async (_, __, file, code) => {
  expect(await broken(file, code)).toContain('import-x/no-restricted-paths');
});

test('a game imports another', async () => {
  const zones = tiers(['salem', 'shared']);
  const rule: ['error', object] = ['error', { basePath: process.cwd(), zones }];
  const pretended = new ESLint({ overrideConfig: [{ rules: { 'import-x/no-restricted-paths': rule } }] });
  const [result] = await pretended.lintText("import '../../shared/list';\n", { filePath: 'src/salem/end/why.ts' });
  expect(result?.messages.map((one) => one.message)).toEqual([
    expect.stringContaining('A game imports no other game.'),
  ]);
});

test.each(["import { SCREENS } from '../host/fixtures/games';\n", "import { pretend } from '../host/pretend';\n"])(
  'the page imports what is pretended: %s',
  async (code) => {
    expect(await broken('src/salem/Day.svelte', `<script lang="ts">${code}</script>{SCREENS}{pretend}`)).toContain(
      'no-restricted-imports',
    );
  },
);

test.each(['./shared/list', './shared/Troubles.svelte'])(
  'two files import one another, by way of %s',
  async (other) => {
    // These import text.ts already.
    expect(await broken('src/text.ts', `import '${other}';\n`)).toEqual(['import-x/no-cycle']);
  },
);

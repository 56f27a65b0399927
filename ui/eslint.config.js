// How the page is linted: types and promises, the tiers of its folders, and no word for people in
// markup. What it forbids it must be seen to forbid: lint/lint.test.ts.
import js from '@eslint/js';
import { importX, createNodeResolver } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import markup from './lint/markup.js';
import { GAMES, PRETENDED, tiers, tiersOfThePage } from './lint/tiers.js';
import svelteConfig from './svelte.config.js';

const CODE = ['**/*.ts', '**/*.svelte'];
const TESTS = ['**/*.test.ts', '**/page-for-tests.ts'];
const PRETENDING = ['**/fixtures/*.ts', '**/pretend.ts', 'browser/**/*.ts'];
const basePath = import.meta.dirname;

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/contract/'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: CODE,
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: basePath },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.svelte'],
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.svelte', '.js'] })],
      // A Svelte file's imports stand in its scripts, which only its own parser finds.
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts'],
        [new URL('lint/svelte-imports.js', import.meta.url).pathname]: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      // What only promises something says so by being async.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-restricted-paths': ['error', { basePath, zones: tiersOfThePage(GAMES) }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'no-restricted-syntax': ['error', ...markup],
      // What comes out of another Svelte file has no type for the linter; svelte-check knows it.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: [...TESTS, ...PRETENDING],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath, zones: tiers(GAMES) }],
      // `expect.objectContaining` is of no type, and methods are stood in for.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: CODE, ignores: [...TESTS, ...PRETENDING], rules: { 'no-restricted-imports': ['error', PRETENDED] } },
  { files: ['**/*.js', '**/*.mjs'], ...ts.configs.disableTypeChecked, languageOptions: { globals: globals.node } },
);

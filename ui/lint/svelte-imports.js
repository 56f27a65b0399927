// Reads a Svelte file for the search for circular imports, which looks at a program's own
// statements: those of the scripts are put there. Knows nothing else of the file.
import { parseForESLint as parse } from 'svelte-eslint-parser';
import ts from 'typescript-eslint';

export function parseForESLint(code, options) {
  const parsed = parse(code, { ...options, parser: ts.parser, project: undefined, projectService: false });
  const scripts = parsed.ast.body.filter((node) => node.type === 'SvelteScriptElement');
  return { ...parsed, ast: { ...parsed.ast, body: scripts.flatMap((script) => script.body) } };
}

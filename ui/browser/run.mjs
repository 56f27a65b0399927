// Runs a TypeScript file of this folder in Node, with what Vite brings: `node browser/run.mjs FILE …`.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file] = process.argv.splice(2, 1);
await runnerImport(resolve(file), { configFile: false, logLevel: 'warn' });

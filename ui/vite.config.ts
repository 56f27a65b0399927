// How the page is built and its tests run; knows no screen.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  clearScreen: false,
  // The words in ../i18n are imported as text, from outside this folder.
  server: { port: 5173, strictPort: true, fs: { allow: ['..'] } },
  // WebKitGTK of the oldest Debian that the program is packaged for.
  build: { target: 'safari16' },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});

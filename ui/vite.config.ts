// How the page is built and its tests run; knows no screen.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The font packages name each file twice, the second time for browsers that we never meet.
const modernFontsOnly: Plugin = {
  name: 'modern-fonts-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/@fontsource.*\.css$/.test(id)) return null;
    return { code: code.replace(/, url\([^)]+\.woff\) format\('woff'\)/g, ''), map: null };
  },
};

// A first frame without anything in it costs as much as the one that follows it, and holds it up.
const firstFrameWhole: Plugin = {
  name: 'first-frame-whole',
  transformIndexHtml: (page) => page.replace('<script type="module"', '<script type="module" blocking="render"'),
};

export default defineConfig({
  plugins: [modernFontsOnly, firstFrameWhole, svelte(), svelteTesting()],
  clearScreen: false,
  // The words in ../i18n are imported as text, from outside this folder.
  server: { port: 5173, strictPort: true, fs: { allow: ['..'] } },
  build: {
    // WebKitGTK of the oldest Debian that the program is packaged for.
    target: 'safari16',
    // The window's policy allows no font that is written into the style sheet.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/shared/page-for-tests.ts'],
    include: ['src/**/*.test.ts', 'lint/*.test.ts'],
    testTimeout: 30_000,
  },
});

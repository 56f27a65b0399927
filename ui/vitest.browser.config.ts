// Tests of the built page in a real browser (browser/*.test.ts); `npm run build` comes first.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    // One Chromium for each file is heavy; two at once is what a small machine bears.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

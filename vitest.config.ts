import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // a run of the built command is a process of its own, and two cores are shared by all of them
    testTimeout: 30_000,
  },
});

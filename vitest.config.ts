import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // a run of the built command is a process of its own, and two cores are shared by all of them
    testTimeout: 30_000,
    // as many as there are cores: by default one is left idle, which is half of a small machine
    maxWorkers: availableParallelism(),
  },
});

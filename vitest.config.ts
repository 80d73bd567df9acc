import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/build.ts',
    // Real processes and whole imports, on machines that may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

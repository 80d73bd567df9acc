import { defineConfig } from 'vitest/config';

/** The tests of the room that `mutation.js` mutates, without those that start the program. */
export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    exclude: (process.env['MUTATION_TESTS_LEFT_OUT'] ?? '').split(','),
    setupFiles: ['test/mutation/bounded-properties.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

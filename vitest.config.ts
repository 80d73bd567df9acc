import { defineConfig } from 'vitest/config';
import { quickPatternsInTests } from './build/quick-patterns.js';

/** Tests that start the program or read the embedded catalogue, and so need `npm run build`. */
const PROCESS = ['test/**/*.process.test.ts'];

/**
 * The percentage of lines of each room of `src/` that the tests must run, as measured on 2026-11-22.
 * Lines that only run in another process or thread, such as those of the server under its socket, do
 * not count as run.
 */
const COVERED_LINES = {
  catalogue: 98,
  cli: 91,
  collections: 100,
  engine: 98,
  estimation: 100,
  evaluation: 99,
  importers: 95,
  io: 92,
  language: 99,
  meals: 94,
  model: 97,
  operations: 95,
  presentation: 100,
  queue: 0,
  render: 98,
  report: 98,
  rules: 99,
  search: 98,
  server: 64,
  tables: 93,
  text: 100,
};

export default defineConfig({
  plugins: [quickPatternsInTests],
  test: {
    // Tests start real processes and import whole catalogues, on machines that may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default leaves one core idle, which on a machine with two is half of it.
    maxWorkers: '100%',
    // Loading and compiling the program for each file takes as long as the tests themselves.
    isolate: false,
    // Node 20 reads these certificates whenever it starts, and the tests start it thousands of times.
    env: { NODE_EXTRA_CA_CERTS: '' },
    // Both projects compile most modules of the program; the second one reads those of the first.
    experimental: { fsModuleCache: true },
    setupFiles: ['test/support/equal-vectors.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: PROCESS },
      },
      {
        extends: true,
        test: { name: 'process', include: PROCESS, globalSetup: 'test/support/build.ts' },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
      thresholds: Object.fromEntries(
        Object.entries(COVERED_LINES).map(([room, lines]) => [`src/${room}/**`, { lines }]),
      ),
    },
  },
});

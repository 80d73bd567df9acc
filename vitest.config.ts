import { defineConfig } from 'vitest/config';

/** Tests that start the program or read the embedded catalogue, and so need `npm run build`. */
const NEEDS_BUILD = [
  'test/{docs,embedded-catalogue}.test.ts',
  'test/{bench,commands,library,page,real,relevance,server,shared,validate}/**/*.test.ts',
  'test/engine/{evaluate,run}.test.ts',
];

/**
 * The percentage of lines of each room that the tests must run. Lines that only run in another
 * process, such as those of the server under its socket, do not count as run.
 */
const COVERED_LINES = {
  catalogue: 98,
  cli: 95,
  engine: 98,
  evaluation: 99,
  importers: 100,
  io: 91,
  meals: 99,
  model: 100,
  operations: 98,
  presentation: 100,
  render: 99,
  report: 99,
  rules: 100,
  search: 97,
  server: 67,
  tables: 97,
  text: 100,
};

export default defineConfig({
  test: {
    // Tests start real processes and import whole catalogues, on machines that may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: NEEDS_BUILD },
      },
      {
        extends: true,
        test: { name: 'process', include: NEEDS_BUILD, globalSetup: 'test/support/build.ts' },
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

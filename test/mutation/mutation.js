/**
 * Changes the sources of a room one place at a time and counts the changes that no test notices:
 * `npm run mutation -- rules`. More patterns after the room mutate some of its files only, such as
 * `npm run mutation -- engine 'src/engine/sums/**'`. docs/background/mutation-testing.md has the results.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = path.join(HOME, 'coverage/mutation');

/** The last version of Stryker that runs on Node.js 20. */
const STRYKER = '9.6.1';

/**
 * The rooms that are mutated: the tests that must notice it, and those among them that start the
 * program, run threads or need data next to the project. `unseen` are sources that only those see:
 * whole runs over files and their threads, and SQL that databases run.
 */
const ROOMS = {
  evaluation: {
    tests: ['test/evaluation/**/*.test.ts'],
    leftOut: ['test/evaluation/hei-vectors.test.ts'],
    unseen: ['src/evaluation/sql/**/*.ts'],
  },
  engine: {
    tests: ['test/engine/**/*.test.ts'],
    leftOut: ['test/engine/**/*.process.test.ts'],
    unseen: [
      'src/engine/fast-path/{chunk-sums,chunk-worker,executor,open-plain,serve-chunks}.ts',
      'src/engine/run/{choose-executor,pass,run,run-state}.ts',
    ],
  },
  rules: {
    tests: ['test/rules/**/*.test.ts'],
    leftOut: ['test/rules/rule-book.process.test.ts'],
    unseen: [],
  },
};

const [room = '', ...patterns] = process.argv.slice(2);
if (!(room in ROOMS)) {
  process.stderr.write(`Usage: npm run mutation -- ${Object.keys(ROOMS).join('|')} [PATTERN...]\n`);
  process.exit(2);
}

mkdirSync(FOLDER, { recursive: true });

const settings = {
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  mutate: [
    ...(patterns.length > 0 ? patterns : [`src/${room}/**/*.ts`]),
    ...ROOMS[room].unseen.map((pattern) => `!${pattern}`),
  ],
  ignorePatterns: ['dist/**', '!dist/worker.cjs', '!dist/schemas/**', 'coverage', '*.tgz'],
  plugins: ['@stryker-mutator/*', path.join(HOME, 'test/mutation/plugins.js')],
  ignorers: ['texts'],
  checkers: 'MUTATION_SAMPLE' in process.env ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: !('MUTATION_SAMPLE' in process.env),
  incrementalFile: path.join(FOLDER, `${room}.incremental.json`),
  jsonReporter: { fileName: path.join(FOLDER, `${room}.json`) },
  htmlReporter: { fileName: path.join(FOLDER, `${room}.html`) },
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: path.join(FOLDER, 'copies'),
  // TypeScript 7 lacks the programming interface with which Stryker would read it.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  allowEmpty: false,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
};
const file = path.join(FOLDER, `${room}.settings.json`);
writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);

const { devDependencies } = JSON.parse(readFileSync(path.join(HOME, 'package.json'), 'utf8'));
const packages = [
  `@stryker-mutator/core@${STRYKER}`,
  `@stryker-mutator/vitest-runner@${STRYKER}`,
  `vitest@${devDependencies.vitest}`,
];
const { status } = spawnSync(
  'npx',
  ['--yes', ...packages.map((name) => `--package=${name}`), '--', 'stryker', 'run', file],
  {
    cwd: HOME,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATION_TESTS: ROOMS[room].tests.join(),
      MUTATION_TESTS_LEFT_OUT: ROOMS[room].leftOut.join(),
    },
  },
);
process.exitCode = status ?? 1;

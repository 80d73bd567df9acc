/**
 * Measures whole runs of viand next to a Node.js that does nothing: `npm run bench:startup`. With
 * `-- --where`, it measures the parts of a run instead. Each round runs everything once and starts
 * with a different run, so that ratios compare runs of the same time. `--rounds` sets the number of
 * rounds.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PLAIN_ENVIRONMENT } from './plain-environment.ts';

const VIAND = path.resolve('bin/viand.cjs');
const PROGRAM = path.resolve('dist/viand.cjs');
const CATALOGUE = path.resolve('data/catalogue.sqlite');
const GTIN = '0039400103431';

interface Run {
  readonly name: string;
  /** The arguments of Node.js. */
  readonly argv: readonly string[];
}

const BARE: Run = { name: 'node -e 0', argv: ['-e', '0'] };
const LOOK_UP = ['gtin', GTIN, '--json'];

const viand = (...argv: readonly string[]): Run => ({
  name: `viand ${argv.join(' ')}`,
  argv: [VIAND, ...argv],
});

const COMMANDS: readonly Run[] = [
  viand('--version'),
  viand(...LOOK_UP),
  viand('gtin', GTIN),
  viand('search', 'milk', '--json'),
  viand('search', 'milk'),
  viand('evaluate', 'hei', 'data/week.csv'),
];

const LOAD = `require('${path.resolve('bin/compiled.cjs')}').requireCompiled('${PROGRAM}')`;
const SQLITE = `new (require('better-sqlite3'))`;

/** The parts of a run as separate scripts. */
const PARTS: Readonly<Record<string, string>> = {
  'an empty file': '',
  'the program, not compiled before': `require('${PROGRAM}')`,
  'the program, compiled before': LOAD,
  commander: `require('commander')`,
  valibot: `require('valibot')`,
  'cli-table3': `new (require('cli-table3'))({ head: ['a'] }).toString()`,
  'better-sqlite3, as it comes': `${SQLITE}(':memory:')`,
  'the same, and a query': `${SQLITE}('${CATALOGUE}').prepare('SELECT * FROM food WHERE gtin = ?').get('0${GTIN}')`,
  'process.stdout': `process.stdout.write('')`,
  'node:child_process': `require('node:child_process')`,
};

/** Writes the parts as files, in a place from which Node.js finds the packages. */
function partRuns(folder: string): Run[] {
  return Object.entries(PARTS).map(([name, script], index) => {
    const file = path.join(folder, `${index}.cjs`);
    writeFileSync(file, script);
    return { name, argv: [file] };
  });
}

function milliseconds({ name, argv }: Run): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, argv, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: PLAIN_ENVIRONMENT,
    encoding: 'utf8',
  });
  const taken = performance.now() - start;
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  return taken;
}

/** The times of each run, by round. */
function measure(runs: readonly Run[], rounds: number): number[][] {
  const times = runs.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const turn of runs.keys()) {
      const index = (turn + Math.max(round, 0)) % runs.length;
      const taken = milliseconds(runs[index] as Run);
      // The first round reads everything from the disk, and does not count.
      if (round >= 0) times[index]?.push(taken);
    }
  }
  return times;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] as number;
}

function table(runs: readonly Run[], times: readonly number[][]): string {
  const bare = times[0] as number[];
  const lines = runs.map(({ name }, index) => {
    const own = times[index] as number[];
    return [
      name.padEnd(36),
      median(own).toFixed(1).padStart(7),
      Math.min(...own)
        .toFixed(1)
        .padStart(7),
      median(own.map((time, round) => time / (bare[round] as number)))
        .toFixed(2)
        .padStart(8),
      (Math.min(...own) / Math.min(...bare)).toFixed(2).padStart(8),
    ].join(' ');
  });
  const head =
    'ms'.padStart(44) + 'least'.padStart(8) + 'of bare'.padStart(9) + 'least'.padStart(9);
  return `${[head, ...lines].join('\n')}\n`;
}

function bench(): void {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '40' },
      where: { type: 'boolean', default: false },
    },
  });
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync(path.resolve('dist/startup-'));
  try {
    const runs = [BARE, ...(values.where ? [...partRuns(folder), viand(...LOOK_UP)] : COMMANDS)];
    const model = cpus()[0]?.model ?? 'unknown processor';
    process.stdout.write(
      `${availableParallelism()} cores of ${model}, Node ${process.version}; ${values.rounds} rounds\n\n`,
    );
    process.stdout.write(table(runs, measure(runs, Number(values.rounds))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

bench();

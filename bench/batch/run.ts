import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { version } from '@duckdb/node-api';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { type Batch, generatedBatch, nhanesBatch, type Shape } from './batches.ts';
import { contest } from './contest.ts';
import { idsByUse } from './food-table.ts';
import { growth } from './growth.ts';
import { writeMealRows } from './meal-rows.ts';

const USAGE = `npm run bench:batch -- [what] [options]

  contest   viand and DuckDB on generated meals (the default)
  nhanes    viand and DuckDB on the food records of NHANES
  growth    viand alone on generated meals of growing size
  meals     only write generated meals to --output

  --rows <sizes>       1000000; for growth 10000,100000,1000000,10000000
  --jobs <threads>     1,2
  --rounds <n>         5; for growth 1
  --shuffled           rows in any order, else sorted by person and day
  --quoted             text in quotes
  --crlf               lines end with CR LF
  --faulty <share>     share of faulty rows, such as 0.01
  --data <folder>      of nhanes and fndds-2017-2018: ../shared/data
  --folder <folder>    for temporary files, some 35 bytes a row
  --output <file>
`;

/** Runs the benchmark of batches with the options of its command line. */
export async function runBench(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      rows: { type: 'string' },
      jobs: { type: 'string', default: '1,2' },
      rounds: { type: 'string' },
      shuffled: { type: 'boolean', default: false },
      quoted: { type: 'boolean', default: false },
      crlf: { type: 'boolean', default: false },
      faulty: { type: 'string', default: '0' },
      data: { type: 'string', default: '../shared/data' },
      folder: { type: 'string', default: tmpdir() },
      output: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [what = 'contest'] = positionals;
  const shape: Shape = {
    isShuffled: values.shuffled,
    isQuoted: values.quoted,
    hasCrlf: values.crlf,
    faultyShare: Number(values.faulty),
  };
  const numbers = (list: string) => list.split(',').map(Number);
  const say = (text: string) => process.stdout.write(text);
  if (values.help || !['contest', 'nhanes', 'growth', 'meals'].includes(what)) {
    say(USAGE);
    return;
  }
  if (what === 'meals') {
    const [rows = 0] = numbers(values.rows ?? '1000000');
    writeMeals(rows, shape, values.output ?? 'meals.csv');
    return;
  }

  const folder = mkdtempSync(path.join(values.folder, 'viand-bench-'));
  const options = {
    threads: numbers(values.jobs),
    rounds: Number(values.rounds ?? (what === 'growth' ? 1 : 5)),
    folder,
  };
  const sizes = numbers(
    values.rows ?? (what === 'growth' ? '10000,100000,1000000,10000000' : '1000000'),
  );
  const compare = async (batch: Batch) => say(`\n${await contest(batch, options)}`);
  const model = cpus()[0]?.model ?? 'unknown processor';
  say(
    `${availableParallelism()} cores of ${model}, Node ${process.version}, DuckDB ${version()}; medians of ${options.rounds} rounds\n`,
  );
  try {
    if (what === 'nhanes') await compare(await nhanesBatch(values.data, folder));
    else if (what === 'growth') {
      for await (const line of growth(sizes, shape, options)) say(line);
    } else {
      for (const rows of sizes) await compare(await generatedBatch(rows, shape, folder));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeMeals(rows: number, shape: Shape, file: string): void {
  const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
  const foods = idsByUse(catalogue);
  catalogue.close();
  writeMealRows(file, { ...shape, rows, foods });
}

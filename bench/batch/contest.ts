import path from 'node:path';
import { median } from '../median.ts';
import { type Batch, VIAND } from './batches.ts';
import { compareScores, type DuckDbRun } from './duckdb.ts';
import { type Measured, measure } from './measure.ts';

const PROGRAMS = ['viand', 'DuckDB'] as const;
type Program = (typeof PROGRAMS)[number];

interface Contender {
  readonly program: Program;
  readonly threads: number;
  readonly rounds: Measured[];
}

export interface ContestOptions {
  readonly threads: readonly number[];
  readonly rounds: number;
  /** The folder for the output of the programs. */
  readonly folder: string;
}

/** Both programs round to six decimals, but add up in different orders. */
const TOLERANCE = 1e-6 + 1e-9;

/**
 * Measures viand and DuckDB on the same meals. In each round, every program runs once in its own
 * process, and each round starts with a different program.
 *
 * @returns a table as text
 * @throws Error if their scores differ
 */
export async function contest(batch: Batch, options: ContestOptions): Promise<string> {
  const contenders = options.threads.flatMap((threads) =>
    PROGRAMS.map((program): Contender => ({ program, threads, rounds: [] })),
  );
  let alike = '';
  for (let round = 0; round < options.rounds; round++) {
    for (const turn of contenders.keys()) {
      const one = contenders[(turn + round) % contenders.length] as Contender;
      one.rounds.push(run(one, batch, options.folder));
    }
    if (round === 0) alike = await assertAlike(contenders, batch, options.folder);
  }
  const rows = batch.rows.toLocaleString('en');
  return [`${rows} rows, ${batch.name}; ${alike}`, HEADER, ...lines(contenders), ''].join('\n');
}

function run({ program, threads }: Contender, batch: Batch, folder: string): Measured {
  const output = outputOf(program, threads, folder);
  if (program === 'viand') return measure(viandCommand(batch, threads, output), folder);
  const job: DuckDbRun = { meals: batch.meals, foods: batch.foods, output, threads };
  return measure([__filename, 'duckdb', JSON.stringify(job)], folder);
}

function outputOf(program: Program, threads: number, folder: string): string {
  return path.join(folder, `${program}-${threads}.csv`);
}

/** The arguments with which Node.js runs viand on a batch. */
export function viandCommand(batch: Batch, threads: number, output: string): string[] {
  return [
    VIAND,
    'evaluate',
    'hei',
    ...batch.argv,
    '--jobs',
    String(threads),
    '--format',
    'csv',
    '-o',
    output,
  ];
}

/** Checks that all programs give the same scores, so that they do the same work. */
async function assertAlike(
  contenders: readonly Contender[],
  { meals }: Batch,
  folder: string,
): Promise<string> {
  const [first, ...others] = contenders.map((one) => outputOf(one.program, one.threads, folder));
  let groups = 0;
  let greatest = 0;
  for (const other of others) {
    const compared = await compareScores(String(first), other, meals.by);
    groups = compared.groups;
    greatest = Math.max(greatest, compared.greatestDifference);
    if (compared.unmatched > 0 || greatest > TOLERANCE) {
      throw new Error(`${other} scores otherwise: ${JSON.stringify(compared)}`);
    }
  }
  return `greatest difference of scores in ${groups.toLocaleString('en')} groups: ${greatest}`;
}

const HEADER =
  'program  threads    wall s (least)     CPU s (least)   peak MB (least)   of DuckDB: wall   CPU  peak';

const FIGURES = ['wall', 'cpu', 'peak'] as const;
type Figure = (typeof FIGURES)[number];

function lines(contenders: readonly Contender[]): string[] {
  return contenders.map(({ program, threads, rounds }) => {
    const all = (figure: Figure) => rounds.map((measured) => measured[figure]);
    const shown = (figure: Figure, digits: number) => {
      const least = `(${Math.min(...all(figure)).toFixed(digits)})`;
      return median(all(figure)).toFixed(digits).padStart(8) + least.padStart(9);
    };
    const peer = contenders.find((one) => one.program === 'DuckDB' && one.threads === threads);
    // Ratios are taken within a round, since the speed of the machine may change between rounds.
    const ratio = (figure: Figure) =>
      median(all(figure).map((own, at) => own / (peer?.rounds[at]?.[figure] ?? Number.NaN)));
    const ratios = FIGURES.map((figure) => ratio(figure).toFixed(2).padStart(6)).join('');
    return [
      `${program.padEnd(8)} ${String(threads).padStart(7)}`,
      shown('wall', 2),
      shown('cpu', 2),
      shown('peak', 0),
      program === 'viand' ? ratios.padStart(26) : '',
    ]
      .join(' ')
      .trimEnd();
  });
}

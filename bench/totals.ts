/**
 * Scores 71,000 totals by person and day, from CSV to CSV, and compares the user CPU time with that
 * of an R script that computes the same scores:
 * `npm run bench:totals -- [--data FOLDER] [--rounds 5]`. It needs GNU time and R. With a folder
 * that contains `hei-2015`, the totals are those of NHANES 2017-2018, repeated ten times; otherwise
 * they are made up.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, measure } from './batch/measure.ts';
import { median } from './median.ts';

const ROWS = 71_000;
const NHANES = 'hei-2015/nhanes-2017-2018-day-1.nci-sas.csv';

const COLUMNS = [
  ...['f_total', 'f_citmlb', 'f_other', 'v_total', 'v_drkgr', 'v_legumes', 'g_whole', 'g_refined'],
  ...['d_total', 'pf_mps_total', 'pf_seafd_hi', 'pf_seafd_low', 'pf_eggs', 'pf_soy', 'pf_nutsds'],
  ...['pf_legumes', 'add_sugars', 'sfat', 'mfat', 'pfat'],
];

/** Amounts with two or three decimals, the same in every run. */
function madeUp(): string {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const amounts = COLUMNS.map(
      (_, column) =>
        ((row * 7919 + column * 104_729) % (column < 16 ? 600 : 60_000)) /
        (column < 16 ? 100 : 1000),
    );
    return [row + 1, 800 + (row % 3000), ...amounts, 500 + (row % 5000)].join(',');
  });
  return `seqn,kcal,${COLUMNS.join(',')},sodi\n${lines.join('\n')}\n`;
}

/** The totals of a survey, repeated with other ids. */
function repeated(file: string): string {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const line = lines[row % lines.length] as string;
    return `${row + 1}${line.slice(line.indexOf(','))}`;
  });
  return `${header.replaceAll('"', '')}\n${rows.join('\n')}\n`;
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const folder = mkdtempSync(path.join(tmpdir(), 'viand-totals-'));
try {
  const [totals, ours, theirs] = ['totals.csv', 'viand.csv', 'r.csv'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  writeFileSync(
    totals,
    values.data === undefined ? madeUp() : repeated(path.join(values.data, NHANES)),
  );
  const contestants: Readonly<Record<string, () => Measured>> = {
    viand: () =>
      measure(
        ['bin/viand.cjs', 'evaluate', 'hei', totals, '--by', 'seqn', '--jobs', '1', '-o', ours],
        folder,
      ),
    R: () => measure(['bench/totals/score.R', totals, theirs], folder, 'Rscript'),
  };
  const figures = Object.entries(contestants).map(([name, run]) => {
    const rounds = Array.from({ length: Number(values.rounds) }, run);
    return {
      name,
      user: median(rounds.map(({ user }) => user)),
      wall: median(rounds.map(({ wall }) => wall)),
    };
  });
  process.stdout.write('| program | user CPU, s | wall, s |\n| --- | --- | --- |\n');
  for (const { name, user, wall } of figures) {
    process.stdout.write(`| ${name} | ${user.toFixed(2)} | ${wall.toFixed(2)} |\n`);
  }
  const [viand, r] = figures;
  const ratio = (r?.user ?? Number.NaN) / (viand?.user ?? Number.NaN);
  process.stdout.write(`\nR takes ${ratio.toFixed(1)} times the user CPU of viand.\n`);
} finally {
  rmSync(folder, { recursive: true });
}

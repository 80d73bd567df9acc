/**
 * Checks the rule that joins foods as variants of one food: `npm run bench:variants -- FOLDER`,
 * with the folders of `TABLES`. It prints how many of the pairs that were judged by hand were
 * wrong, and how many of these are still wrong. With `--draw`, it prints pairs that nobody has
 * judged yet.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { requiredPaths } from './required-paths.ts';
import { TABLES, type VariantPair, variantPairs } from './variants/variant-pairs.ts';

type Table = keyof typeof TABLES;

/**
 * A row of judged.csv: the version of the rule when the pair was judged, the pair, and the
 * judgement.
 */
interface JudgedPair {
  readonly rule: string;
  readonly source: Table;
  readonly code: string;
  readonly base: string;
  readonly processing: string;
  readonly factor: string;
  readonly judgement: 'right' | 'other food' | 'state' | 'raw weight';
}

/** The number of pairs to draw from each source. */
const DRAWN: Readonly<Record<Table, number>> = { sr: 15, bls: 18, fndds: 12, cofid: 9, swiss: 6 };

const [folder] = requiredPaths(
  process.argv.slice(2),
  'npm run bench:variants -- FOLDER, such as ../shared/data',
);

const print = (text: string) => process.stdout.write(`${text}\n`);
const judged: JudgedPair[] = parse(readFileSync(path.resolve('bench/variants/judged.csv')), {
  columns: true,
});

function shown({ source, code, base, name, baseName, processing, factor, amounts }: VariantPair) {
  const weight = factor === undefined ? '-' : `${factor.factor.toFixed(2)} by ${factor.origin}`;
  const compositions = amounts.map((one) => one.join('/')).join(' < ');
  return [source, code, base, name, baseName, processing, weight, compositions].join(' | ');
}

function isStillSo({ judgement, base, processing, factor }: JudgedPair, now?: VariantPair) {
  if (now === undefined || now.base !== base) return false;
  if (judgement === 'state') return now.processing === processing;
  return judgement === 'other food' || now.factor?.factor.toFixed(2) === factor;
}

if (!process.argv.includes('--draw')) {
  print('| rule | source | pairs | read | other food | state | raw weight | wrong still |');
  print('| --- | --- | --- | --- | --- | --- | --- | --- |');
}
for (const source of Object.keys(TABLES) as Table[]) {
  const pairs = new Map((await variantPairs(folder, source)).map((pair) => [pair.code, pair]));
  const own = judged.filter((pair) => pair.source === source);
  if (process.argv.includes('--draw')) {
    const read = new Set(own.map(({ code }) => code));
    const fresh = [...pairs.values()].filter(({ code }) => !read.has(code));
    for (const pair of fresh.slice(0, DRAWN[source])) print(shown(pair));
    continue;
  }
  for (const rule of new Set(own.map((pair) => pair.rule))) {
    const read = own.filter((pair) => pair.rule === rule);
    const wrong = read.filter(({ judgement }) => judgement !== 'right');
    const count = (kind: string) => wrong.filter(({ judgement }) => judgement === kind).length;
    const still = wrong.filter((pair) => isStillSo(pair, pairs.get(pair.code))).length;
    const kinds = ['other food', 'state', 'raw weight'].map(count);
    print(`| ${[rule, source, pairs.size, read.length, ...kinds, still].join(' | ')} |`);
  }
}

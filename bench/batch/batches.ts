import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { distinctValues, idsByUse, writeFoodTable } from './food-table.ts';
import { GRAMS_OF_UNIT, type MealTable } from './hei-query.ts';
import { type MealRows, writeMealRows } from './meal-rows.ts';

/** The same meals for both programs. */
export interface Batch {
  readonly name: string;
  readonly rows: number;
  /** Arguments of `viand evaluate hei`, without the output. */
  readonly argv: readonly string[];
  readonly meals: MealTable;
  /** The DuckDB database with the foods. */
  readonly foods: string;
}

export const VIAND = path.resolve('bin/viand.cjs');

export type Shape = Omit<MealRows, 'rows' | 'foods'>;

/** Writes meals with foods of the embedded catalogue. */
export async function generatedBatch(rows: number, shape: Shape, folder: string): Promise<Batch> {
  const foods = path.join(folder, 'foods.duckdb');
  const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
  const ids = idsByUse(catalogue);
  if (!existsSync(foods)) await writeFoodTable(catalogue, ids, foods);
  catalogue.close();
  const file = path.join(folder, `meals-${rows}.csv`);
  writeMealRows(file, { ...shape, rows, foods: ids });
  const hasFaults = (shape.faultyShare ?? 0) > 0;
  return {
    name: shapeName(shape),
    rows,
    argv: [file, '--by', 'person,day', ...(hasFaults ? ['--skip-faulty'] : [])],
    meals: {
      files: [file],
      columns: {
        person: 'VARCHAR',
        day: 'INTEGER',
        food_id: 'food_id',
        amount: 'DOUBLE',
        unit: 'VARCHAR',
      },
      by: ['person', 'day'],
      foodId: 'food_id',
      grams: GRAMS_OF_UNIT,
      hasFaults,
      isQuoted: shape.isQuoted ?? false,
    },
    foods,
  };
}

/** The properties of a batch as text, such as `shuffled, quoted`. */
export function shapeName({ isShuffled, isQuoted, hasCrlf, faultyShare = 0 }: Shape): string {
  const words = [
    isShuffled ? 'shuffled' : 'sorted',
    ...(isQuoted ? ['quoted'] : []),
    ...(hasCrlf ? ['CR LF'] : []),
    ...(faultyShare > 0 ? [`${100 * faultyShare} % faulty`] : []),
  ];
  return words.join(', ');
}

/**
 * Meals that people really ate: NHANES 2009-2012, with the foods of FNDDS 2017-2018. Rows of foods
 * that FNDDS lacks are skipped; a row without an amount counts as a standard serving.
 *
 * @param data folder that has `nhanes/iff_*.csv.gz` and `fndds-2017-2018`
 */
export async function nhanesBatch(data: string, folder: string): Promise<Batch> {
  const file = path.join(folder, 'fndds.sqlite');
  const source = path.join(data, 'fndds-2017-2018');
  const command = [VIAND, 'catalogue', 'import', 'fndds', source, '--catalogue', file];
  execFileSync(process.execPath, command, { stdio: 'ignore' });
  const foods = path.join(folder, 'fndds.duckdb');
  const catalogue = openCatalogue(file);
  const records = path.join(data, 'nhanes');
  const files = readdirSync(records)
    .filter((name) => /^iff_.*\.csv\.gz$/.test(name))
    .map((name) => path.join(records, name));
  const eaten = await distinctValues(files, 'food_code');
  const known = eaten.filter((code) => catalogue.find(code) !== undefined);
  await writeFoodTable(catalogue, known, foods);
  catalogue.close();
  return {
    name: 'NHANES 2009-2012, gzipped',
    rows: files.reduce((sum, name) => sum + rowsIn(name), 0),
    argv: [
      ...files,
      ...['--by', 'seqn', '--map', 'food_id=food_code,amount=grams', '--unit', 'g'],
      ...['--skip-faulty', '--catalogue', file],
    ],
    meals: {
      files,
      columns: {
        seqn: 'INTEGER',
        wtdr2d: 'DOUBLE',
        food_code: 'food_id',
        grams: 'DOUBLE',
        recall_status: 'INTEGER',
        eating_occasion: 'INTEGER',
      },
      by: ['seqn'],
      foodId: 'food_code',
      grams: 'coalesce(meal.grams, default_grams)',
      hasFaults: true,
      isQuoted: false,
    },
    foods,
  };
}

/** The number of rows of a compressed file, without the header. */
function rowsIn(file: string): number {
  return gunzipSync(readFileSync(file)).toString('latin1').trimEnd().split('\n').length - 1;
}

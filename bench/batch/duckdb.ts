import { DuckDBInstance } from '@duckdb/node-api';
import { heiQuery, type MealTable, quotedText, SCORE_MACRO, SCORES } from './hei-query.ts';

export interface DuckDbRun {
  readonly meals: MealTable;
  /** The database with the table of foods. */
  readonly foods: string;
  readonly output: string;
  readonly threads: number;
}

/** Scores a meal file with DuckDB. */
export async function scoreByDuckDb({ meals, foods, output, threads }: DuckDbRun): Promise<void> {
  const instance = await DuckDBInstance.create(foods, {
    access_mode: 'READ_ONLY',
    threads: String(threads),
    // Without a fixed order, DuckDB reads and groups rows faster and in less memory.
    preserve_insertion_order: 'false',
  });
  const connection = await instance.connect();
  await connection.run(SCORE_MACRO);
  await connection.run(heiQuery(meals, output));
  connection.closeSync();
  instance.closeSync();
}

export interface Comparison {
  readonly groups: number;
  /** Groups that only one of the results has. */
  readonly unmatched: number;
  /** The greatest difference of any score in any group. */
  readonly greatestDifference: number;
}

/** Compares two CSV files of scores, whose groups may be in any order. */
export async function compareScores(
  one: string,
  other: string,
  by: readonly string[],
): Promise<Comparison> {
  const table = (file: string) =>
    `(SELECT ${by.join(', ')}, ${SCORES.map((name) => `${name}::DOUBLE AS ${name}`).join(', ')}
      FROM read_csv(${quotedText(file)}, header = true, all_varchar = true))`;
  const differences = SCORES.map((name) => `abs(one.${name} - other.${name})`);
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const reader = await connection.runAndReadAll(
    `SELECT count(*)::DOUBLE AS groups,
       count(*) FILTER (one.total_score IS NULL OR other.total_score IS NULL)::DOUBLE AS unmatched,
       coalesce(max(greatest(${differences.join(', ')})), 0) AS difference
     FROM ${table(one)} AS one FULL JOIN ${table(other)} AS other USING (${by.join(', ')})`,
  );
  const [row] = reader.getRows() as [number, number, number][];
  connection.closeSync();
  instance.closeSync();
  const [groups, unmatched, greatestDifference] = row as [number, number, number];
  return { groups, unmatched, greatestDifference };
}

import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import type { GridRow } from '../../tables/grid.ts';
import { BASES } from './column-basis.ts';
import type { LongLayout } from './long-layout.ts';

/** The text of a cell, without white space around it; empty where there is none. */
export function textAt({ cells }: GridRow, position: number | undefined): string {
  return position === undefined ? '' : (cells[position] ?? '').trim();
}

/** What is wrong with a row that has more cells than the header. */
export function tooWide({ cells, location }: GridRow, width: number): Diagnostic {
  return {
    code: 'import/cell-count',
    message: `The row has ${cells.length} cells`,
    location,
    expected: `${width} cells, as in the header`,
  };
}

/** What is wrong with an amount that no nutrient stands beside. */
export function withoutNutrient(row: GridRow, { nutrient, names }: LongLayout): Diagnostic {
  return {
    code: 'import/bad-value',
    message: 'The row has an amount but no nutrient',
    location: row.locationOf(nutrient),
    field: names[nutrient] as string,
    expected: 'the name of a nutrient, such as "fat"',
  };
}

/** What is wrong with a cell that should say what an amount is per. */
export function badBasis(row: GridRow, { per, names }: LongLayout): Diagnostic {
  const [position = 0] = per;
  const value = per.map((at) => textAt(row, at)).join(' ');
  return {
    code: 'import/bad-value',
    message: `Invalid ${names[position]} "${value}"`,
    location: row.locationOf(position),
    field: names[position] as string,
    value,
    expected: `one of ${BASES.join(', ')}, or a weight`,
  };
}

/** What is wrong with a large table whose foods have rows in several places. */
export function rowsApart(row: GridRow, { key, names }: LongLayout, rows: number): ViandError {
  const [position = 0] = key;
  return ViandError.of([
    {
      code: 'import/bad-value',
      message: `The rows of a food are not together, in a table of more than ${rows} rows`,
      location: row.locationOf(position),
      field: names[position] as string,
      value: textAt(row, position),
      expected: 'a table sorted by food',
    },
  ]);
}

/** What is wrong with names in --map that are neither columns nor nutrients. */
export function missingNutrients(missing: readonly string[], { location }: GridRow): ViandError {
  return ViandError.of(
    missing.map((theirs) => ({
      code: 'import/missing-column',
      message: `Missing column "${theirs}"`,
      location,
      field: theirs,
      expected: `a column or nutrient "${theirs}", as given in --map`,
    })),
  );
}

import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { isInternationalUnit } from '../../international-units.ts';
import { BASES } from '../headings/bases.ts';
import type { LongLayout } from './long-layout.ts';

/** The trimmed text of a cell; empty if there is none. */
export function textAt({ cells }: GridRow, position: number | undefined): string {
  return position === undefined ? '' : cellAt(cells, position);
}

/** The problem of a row that has more cells than the header. */
export function tooWide({ cells, location }: GridRow, width: number): Diagnostic {
  return {
    code: 'import/cell-count',
    message: `The row has ${cells.length} cells`,
    location,
    expected: `${width} cells, as in the header`,
  };
}

/** The problem of a row with an amount but no nutrient. */
export function withoutNutrient(row: GridRow, { nutrient, names }: LongLayout): Diagnostic {
  return {
    code: 'import/bad-value',
    message: 'The row has an amount but no nutrient',
    location: row.locationOf(nutrient),
    field: names[nutrient] as string,
    expected: 'the name of a nutrient, such as "fat"',
  };
}

/** The problem of a row with an amount but no unit. */
export function withoutUnit(row: GridRow, { unit = 0, names }: LongLayout): Diagnostic {
  return {
    code: 'import/bad-value',
    message: 'The row has an amount but no unit',
    location: row.locationOf(unit),
    field: names[unit] as string,
    expected: 'the unit of the amount, such as "g"',
  };
}

/** The problem of a row whose amount has a unit that viand cannot convert. */
export function badUnit(row: GridRow, { nutrient, unit = 0, names }: LongLayout): Diagnostic {
  const value = textAt(row, unit);
  const ignore = `--map ignore="${textAt(row, nutrient)}"`;
  return {
    code: 'import/bad-value',
    message: `Invalid ${names[unit]} "${value}"`,
    location: row.locationOf(unit),
    field: names[unit] as string,
    value,
    expected: isInternationalUnit(value)
      ? `a mass, since that of an international unit depends on the substance, or ${ignore}`
      : `a unit such as g, mg or µg, or ${ignore}`,
  };
}

/** The problem of a cell that should hold a reference amount. */
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

/** The problem of a large table in which the rows of a food are not together. */
export function scatteredRows(row: GridRow, { key, names }: LongLayout, rows: number): ViandError {
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

/** The problems of names in --map that are neither columns nor nutrients. */
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

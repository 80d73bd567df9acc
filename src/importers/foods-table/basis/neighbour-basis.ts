import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import type { AmountColumn } from '../columns/amount-columns.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { type AmountBasis, OF_STATED_UNIT, type StatedBasis } from '../headings/column-basis.ts';

/** The reference amounts of tables of foods, rather than of portions. */
const USUAL: readonly (AmountBasis | undefined)[] = ['100 g', '100 ml', OF_STATED_UNIT];

/** Columns with a reference amount in their names, and columns without one. */
function byBasis({ nutrients }: FoodColumns) {
  const all = nutrients.flatMap(([, columns]) => columns);
  return {
    given: all.filter(({ basis, isShare }) => basis !== undefined && !isShare),
    open: all.filter(({ basis }) => basis === undefined),
  };
}

/**
 * The reference amount of columns without one: all columns next to them are per 100 g, or all are per 100 ml. Undefined
 * for any other table.
 */
export function neighbourBasis(columns: FoodColumns): StatedBasis | undefined {
  const { given } = byBasis(columns);
  const bases = new Set(given.map(({ basis }) => basis));
  const [basis] = bases;
  if (columns.text.has('per') || bases.size !== 1 || !basis || !USUAL.includes(basis)) {
    return undefined;
  }
  return { text: nameOf(given[0], columns), basis, per: basis, columns: 'neighbours' };
}

/**
 * The problem of a table in which some columns are per portion and others state nothing: "kcal pro Portion" next to
 * "Fett (g)". If a nutrient has one column of each kind, those without a reference amount are not per portion.
 */
export function mixedBases(columns: FoodColumns, header: GridRow): Diagnostic | undefined {
  const { given, open } = byBasis(columns);
  const [first] = open;
  const portions = given.find(({ basis }) => !USUAL.includes(basis));
  const isTwice = columns.nutrients.some(([, of]) =>
    [open, given].every((kind) => of.some((column) => kind.includes(column))),
  );
  if (first === undefined || portions === undefined) return undefined;
  if (isTwice || columns.text.has('per')) return undefined;
  const names = open.map((column) => `"${nameOf(column, columns)}"`);
  return {
    code: 'import/bad-value',
    message: `Missing reference amount in ${names.join(', ')}, unlike in "${nameOf(portions, columns)}"`,
    location: header.locationOf(first.position),
    field: nameOf(first, columns),
    expected: 'the reference amount in the name of each column, or --per for columns without one',
  };
}

function nameOf(column: AmountColumn | undefined, { names }: FoodColumns): string {
  return names[column?.position ?? -1] ?? '';
}

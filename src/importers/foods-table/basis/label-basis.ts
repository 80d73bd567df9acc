import type { GridRow } from '../../../tables/grid.ts';
import { normaliseColumnName } from '../../../text/column-names.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import type { StatedBasis } from '../headings/column-basis.ts';
import { parseWeight } from '../headings/parse-weight.ts';

/** How US labels name energy, and totals for which composition tables have other names. */
const CALORIES = /^calories(?:_\(?kcal\)?)?$/;
const TOTALS = /^total_(?:fat|carbohydrates?|carbs?|sugars?)(?![a-z])/;

/**
 * The reference amount of a table with the columns of a US nutrition label: labels give amounts per serving, and the
 * table has its weight. Undefined for any other table, and if columns or rows give the reference amount themselves.
 */
export function labelBasis(
  { text, names, nutrients, measures }: FoodColumns,
  rows: readonly GridRow[],
): StatedBasis | undefined {
  const serving = text.get('serving_size');
  const hasWeights =
    measures.some(({ type }) => type === 'portion') ||
    (serving !== undefined &&
      rows.some(({ cells }) => parseWeight(cells[serving] ?? '') !== undefined));
  const isSaid =
    text.has('per') ||
    nutrients.some(([, columns]) => columns.some(({ basis }) => basis !== undefined));
  if (!hasWeights || isSaid) return undefined;
  const found = [CALORIES, TOTALS].map((of) =>
    names.find((name) => of.test(normaliseColumnName(name))),
  );
  if (found.includes(undefined)) return undefined;
  return { text: found.join(', '), basis: 'serving', per: '1 serving', columns: 'label' };
}

import type { GridRow } from '../../../tables/grid.ts';
import { normaliseColumnName } from '../../../text/words/column-names.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { isMyFitnessPal } from '../columns/units/percent-columns.ts';
import type { StatedBasis } from '../headings/column-basis.ts';
import { lastWords } from '../headings/nested-names.ts';
import { parseWeight } from '../headings/parse-weight.ts';

/** The name of energy on US labels, as a normalised name of a column. */
const CALORIES = /^calories(?:_\(?kcal\)?)?$/;

/** The totals of US labels that have other names in composition tables. */
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
  const calories = named(names, CALORIES);
  // MyFitnessPal writes "Fat (g)", with amounts for the quantity of each food.
  const total = named(names, TOTALS) ?? (isMyFitnessPal(names) ? 'Fat (g)' : undefined);
  if (calories === undefined || total === undefined) return undefined;
  const label = `${calories}, ${total}`;
  return { text: label, basis: 'serving', per: '1 serving', columns: 'label' };
}

function named(names: readonly string[], pattern: RegExp): string | undefined {
  return names.find((name) => pattern.test(normaliseColumnName(lastWords(name))));
}

/** Whether a column has the energy of a label: "Calories". Composition tables say "kcal". */
export function hasCalories(names: readonly string[]): boolean {
  return named(names, CALORIES) !== undefined;
}

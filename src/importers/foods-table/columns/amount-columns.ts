import type { Nutrient } from '../../../model/nutrients.ts';
import { OF_STATED_UNIT } from '../headings/column-basis.ts';
import type { AmountForm, Meaning } from '../headings/column-meaning.ts';
import { nutrientOfName } from '../headings/nutrient-names.ts';

/** A column of amounts of a nutrient. */
export interface AmountColumn extends AmountForm {
  readonly position: number;
}

/**
 * Amounts per 100 g come first, then those without a reference amount, and the others last. Kilojoules come before
 * kilocalories, which are converted.
 */
function rankOf({ unit, basis, isShare }: AmountColumn, areDaily: boolean): number {
  const ofUnit = unit === 'kcal' ? 1 : 0;
  if (basis === undefined) return 2 + ofUnit;
  // For alcohol, grams take precedence over shares of the volume; for every nutrient, amounts take precedence over
  // shares of a daily value.
  if (isShare && (areDaily || basis === '100 ml')) return 3;
  if (basis === OF_STATED_UNIT || basis.startsWith('100 ')) return ofUnit;
  return (/^\d/.test(basis) ? 4 : 6) + ofUnit;
}

/** Whether a column is the share of a mineral or vitamin in a daily value: "Calcium (%)" next to "Total Fat (%)". */
function isDailyShare(name: string): boolean {
  if (!name.includes('%')) return false;
  const unit = nutrientOfName(name.replace(/[()[\]%]/g, ' ').trim())?.unit;
  return unit === 'mg' || unit === 'µg';
}

/**
 * The columns of each nutrient, the best first.
 *
 * @param names the header
 */
export function amountColumns(
  meanings: readonly Meaning[],
  names: readonly string[],
): [Nutrient, AmountColumn[]][] {
  const areDaily = names.some(isDailyShare);
  const found = new Map<Nutrient, AmountColumn[]>();
  meanings.forEach((meaning, position) => {
    if (meaning?.kind !== 'nutrient') return;
    const { nutrient, kind: _, ...column } = meaning;
    found.set(nutrient, [...(found.get(nutrient) ?? []), { position, ...column }]);
  });
  return [...found].map(([nutrient, columns]) => [
    nutrient,
    columns.toSorted((a, b) => rankOf(a, areDaily) - rankOf(b, areDaily)),
  ]);
}

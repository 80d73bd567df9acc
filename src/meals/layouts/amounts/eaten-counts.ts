import { isCountName } from '../../headers/amount-names.ts';
import { scopeOfAmounts } from '../../headers/amount-scope.ts';
import { splitUnit } from '../../headers/column-units.ts';
import { isMass } from '../../words/amounts/amount-cells.ts';
import type { Contents } from './column-contents.ts';
import type { NamedColumn } from './eaten-columns.ts';
import { statesWeight } from './portion-sizes.ts';

/** Words of eating in names of counts. */
const EATEN = /(?<!\p{L})(?:eaten|consumed|(?:auf)?gegessene?[nr]?|verzehrte?[nr]?)(?!\p{L})/giu;

/**
 * Columns in which "servings eaten" next to "grams per serving", "Portion (g)" or "40 g" below "Serving" is a count of
 * servings. Next to amounts that were served, it is the part of them that was eaten.
 */
export function withEatenCounts(
  columns: readonly NamedColumn[],
  contents: Contents,
): readonly NamedColumn[] {
  const isSize = ({ name, position }: NamedColumn) =>
    ['unit', 'serving'].includes(scopeOfAmounts(name) ?? '') ||
    (isPortion(name) &&
      (isMass(splitUnit(name).unit ?? '') || contents.areMostly(position, statesWeight)));
  const hasCounts = columns.some((column) => isCountName(column.name) && !isSize(column));
  if (hasCounts || !columns.some(isSize)) return columns;
  return columns.map((column) => {
    const name = column.name.replace(EATEN, ' ').replace(/\s+/g, ' ').trim();
    return name !== column.name && isCountName(name) ? { ...column, name } : column;
  });
}

/** "Portion (g)", "Serving" */
function isPortion(name: string): boolean {
  return /^(?:portion|serving)$/i.test(splitUnit(name).bare);
}

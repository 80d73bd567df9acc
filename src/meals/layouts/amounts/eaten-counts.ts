import { isCountName } from '../../headers/amount-names.ts';
import { scopeOfAmounts } from '../../headers/amount-scope.ts';
import { splitUnit } from '../../headers/column-units.ts';
import { isMass } from '../../words/amount-cells.ts';
import type { NamedColumn } from './eaten-columns.ts';

/** Words of eating in names of counts. */
const EATEN = /(?<!\p{L})(?:eaten|consumed|(?:auf)?gegessene?[nr]?|verzehrte?[nr]?)(?!\p{L})/giu;

/**
 * Columns in which "servings eaten" next to "grams per serving" or "Portion (g)" is a count of servings. Next to amounts that were served,
 * it is the part of them that was eaten.
 */
export function withEatenCounts(columns: readonly NamedColumn[]): readonly NamedColumn[] {
  const hasSizes = columns.some(
    ({ name }) =>
      ['unit', 'serving'].includes(scopeOfAmounts(name) ?? '') || isWeightOfPortion(name),
  );
  if (!hasSizes || columns.some(({ name }) => isCountName(name))) return columns;
  return columns.map((column) => {
    const name = column.name.replace(EATEN, ' ').replace(/\s+/g, ' ').trim();
    return name !== column.name && isCountName(name) ? { ...column, name } : column;
  });
}

/** "Portion (g)" */
function isWeightOfPortion(name: string): boolean {
  const { bare, unit = '' } = splitUnit(name);
  return /^(?:portion|serving)$/i.test(bare) && isMass(unit);
}

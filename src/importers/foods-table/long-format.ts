import { ViandError } from '../../model/diagnostic.ts';
import type { GridRow } from '../../tables/grid.ts';

/** Columns that name the nutrient of a row, and those of its amount. */
const NUTRIENT =
  /^(?:nutrients?|nutrient[ _]?name|nährstoffe?|naehrstoffe?|component|komponente|inhaltsstoff|analyte|parameter)$/i;
const VALUE = /^(?:value|amount|wert|menge|gehalt|quantity|content)\b/i;

/**
 * Refuses a table with a row for each nutrient: its first row of a food would be all that there is of it.
 *
 * @throws ViandError for such a table
 */
export function refuseLongFormat(names: readonly string[], row: GridRow): void {
  const nutrient = names.findIndex((name) => NUTRIENT.test(name.trim()));
  if (nutrient < 0 || !names.some((name) => VALUE.test(name.trim()))) return;
  throw ViandError.of([
    {
      code: 'import/bad-value',
      message: 'The table has a row for each nutrient of a food',
      location: row.locationOf(nutrient),
      field: names[nutrient] as string,
      expected: 'a row for each food, with a column for each nutrient, such as "fat_g"',
    },
  ]);
}

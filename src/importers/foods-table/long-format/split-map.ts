import { normaliseColumnName } from '../../../text/words/column-names.ts';
import { type FoodColumnMap, IGNORED } from '../columns/names/column-map.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import { LONG_COLUMNS, type LongLayout } from './long-layout.ts';

/** A map of names for a table in long format, where nutrients are in rows. */
export interface SplitMap {
  readonly ofColumns: FoodColumnMap;
  /** The names of nutrients, by the normalised name in the table. */
  readonly ofNutrients: ReadonlyMap<string, { readonly ours: string; readonly theirs: string }>;
}

/** Splits a map into names of columns and names of nutrients. */
export function splitMap(map: FoodColumnMap, { header, names }: LongLayout): SplitMap {
  const known = new Set(names.map(normaliseColumnName));
  const named = new Set(header.cells.map(normaliseColumnName));
  const ofColumns: Record<string, string[]> = {};
  const ofNutrients = new Map<string, { readonly ours: string; readonly theirs: string }>();
  for (const [ours, list] of Object.entries(map)) {
    for (const theirs of [list].flat()) {
      const isNutrient = ours === IGNORED || columnMeaning(ours)?.kind === 'nutrient';
      const key = normaliseColumnName(theirs);
      if (isNutrient && !known.has(key)) ofNutrients.set(key, { ours, theirs });
      // Columns that differ between the rows of a food are not read anyway.
      else if (!LONG_COLUMNS.some((one) => one === ours) && (ours !== IGNORED || named.has(key))) {
        ofColumns[ours] = [...(ofColumns[ours] ?? []), theirs];
      }
    }
  }
  return { ofColumns, ofNutrients };
}

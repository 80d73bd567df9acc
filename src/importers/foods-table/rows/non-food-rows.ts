import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import type { FoodColumns } from '../columns/read-columns.ts';

/** Names of rows of totals. */
const TOTAL =
  /^(?:(?:gesamt|zwischen|tages|end|wochen|mahlzeit(?:en)?)?summen?|(?:tages)?gesamt(?:menge|wert)?|gesamt pro tag|insgesamt|(?:grand |sub|daily |day |meal |overall |weekly )?totals?|total (?:général|du jour|per day|day)|totaux|sous-total|somme|moyenne|tages(?:durchschnitt|mittel)|sum|mittelwert|durchschnitt|average|mean|median|minimum|maximum|standardabweichung|standard deviation|std\.?|[∑Σø])(?:\s+(?:je|pro|per)\s.*)?\s*:?$/iu;

/**
 * The problem of a row that is not a food: a total, or a heading or note, which has only a name although the table has
 * amounts.
 *
 * @returns undefined for any other row
 */
export function nonFoodFault(row: GridRow, columns: FoodColumns): Diagnostic | undefined {
  const { text, names, nutrients } = columns;
  const position = text.get('name');
  if (position === undefined || nutrients.length === 0) return undefined;
  const at = (one: number | undefined) => (one === undefined ? '' : (row.cells[one] ?? '').trim());
  const name = at(position);
  const isBranded = () => at(text.get('brand')) !== '' || at(text.get('gtin')) !== '';
  // This runs only for a row that is not a food, since it takes as long as reading the row.
  const found = () => ({
    location: row.locationOf(position),
    field: names[position] ?? '',
    value: name,
  });
  if (TOTAL.test(name) && !isBranded()) {
    return {
      ...found(),
      code: 'import/bad-value',
      message: `"${name}" is a total, not a food`,
      expected: 'a row for each food',
    };
  }
  const isAlone =
    name !== '' && row.cells.every((cell, at) => at === position || cell.trim() === '');
  if (!isAlone) return undefined;
  return {
    ...found(),
    code: 'import/bad-value',
    message: `The row has only the name "${name}" and no amounts`,
    expected: 'amounts for the food; viand skips headings and notes',
  };
}

import { cellAt, type GridRow } from '../../../../tables/grid.ts';
import { quoted } from '../../../../text/escaping/quote.ts';
import { splitUnit } from '../../../headers/column-units.ts';
import { isAmountCell } from '../../../words/amounts/amount-cells.ts';
import { isDrink, isDrinksName } from '../../header/food-columns.ts';
import type { RecordColumns } from '../../header/record-header.ts';

/** Units of drinks. */
const VOLUME = /^(?:m?l|cl|dl|liters?|litres?|fl\.? ?oz)$/i;

/** Amounts of drinks: "Trinkmenge", "Fluid intake", "Flüssigkeit". */
const AMOUNT_OF_DRINKS =
  /^(?:(?:trink|getränke|flüssigkeits?)-?(?:menge|zufuhr|aufnahme)|flüssigkeit(?:en)?|(?:fluids?|liquids?|drinks?|beverages?)(?: (?:intake|amount|volume))?)$/i;

/** Whether a name means an amount of drinks, but no drink: "Trinkmenge", "Getränke". */
export function isAmountOfDrinks(name: string): boolean {
  return isDrinksName(name) || AMOUNT_OF_DRINKS.test(name);
}

/** "How many glasses of water did you drink?", "Wie viel Liter Wasser?" */
function asksForDrink(question: string): boolean {
  return (
    /^(?:how (?:many|much)|wie ?viele?)\s/i.test(question) && question.split(/\s+/).some(isDrink)
  );
}

/** Volumes that nobody drinks. */
const NO_DRINK = /urin|harn|blut|blood|insulin|ausscheid|ausfuhr|output|medi|alkohol|alcohol/i;

/**
 * Names columns whose numbers are amounts of drinks next to the foods: "Getränke (ml)" above 200. They do not say which
 * drink it was, or only their name does.
 *
 * @param header the names of the columns
 */
export function unreadDrinksNotes(
  rows: readonly GridRow[],
  header: readonly string[],
  {
    food,
    amounts,
    others,
  }: Pick<RecordColumns, 'food' | 'others'> & {
    readonly amounts: Pick<RecordColumns['amounts'], 'amounts'>;
  },
): string[] {
  const [first, ...further] = amounts.amounts.map(({ position }) => position);
  const places = [...others.map(({ position }) => position), ...further];
  return places.flatMap((position) => {
    const { bare, unit = '' } = splitUnit(header[position] ?? '');
    const isNamed = isAmountOfDrinks(bare) || isDrink(bare) || asksForDrink(bare);
    const isAmount = further.includes(position);
    if (!isNamed && (isAmount || !VOLUME.test(unit) || NO_DRINK.test(bare))) return [];
    // In a row of the drink itself, the number is not an amount of a food.
    const cells = rows
      .filter((row) => cellAt(row.cells, food) !== '')
      .filter((row) => !isAmount || cellAt(row.cells, first ?? -1) !== '')
      .map((row) => cellAt(row.cells, position))
      .filter((cell) => /[1-9½¼¾⅓⅔]/.test(cell));
    if (cells.length === 0 || !cells.every(isAmountCell)) return [];
    return [unreadDrinksNote('column', (header[position] as string).trim(), cells.length)];
  });
}

/** Notes that the amounts of a column or a row do not say which drink they are of. */
export function unreadDrinksNote(of: 'column' | 'row', title: string, amounts: number): string {
  const name = quoted(title);
  return amounts === 1
    ? `${of} ${name}: 1 amount is not read; write each drink in a row of its own`
    : `${of} ${name}: ${amounts} amounts are not read; write each drink in a row of its own`;
}

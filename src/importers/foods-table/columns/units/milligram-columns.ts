import type { NutrientName } from '../../../../model/nutrients.ts';
import type { Meaning } from '../../headings/column-meaning.ts';
import type { ColumnCells } from '../cells/column-cells.ts';

/**
 * More grams than 100 g of any food have: common salt is 39 % sodium, potassium chloride 52 % potassium, and brain has 3
 * g of cholesterol. Calcium, iron and vitamins are not listed, since menus give them as percentages of a daily value.
 */
const IMPOSSIBLE_GRAMS: ReadonlyMap<NutrientName, number> = new Map([
  ['sodium', 40],
  ['potassium', 53],
  ['cholesterol', 5],
]);

/** Smaller amounts are unlikely in mg: they are grams, and a larger one is a typing error. */
const LEAST_MILLIGRAMS = 1;

/**
 * The columns without a unit whose amounts are in mg, since most would be impossible in grams and none is unlikely in
 * mg. A single impossible amount may be a typing error.
 */
export function milligramColumns(
  meanings: readonly Meaning[],
  { amounts, giveUnits }: Pick<ColumnCells, 'amounts' | 'giveUnits'>,
): number[] {
  return meanings.flatMap((meaning, position) => {
    if (meaning?.kind !== 'nutrient' || meaning.unit !== undefined || giveUnits(position))
      return [];
    const most = IMPOSSIBLE_GRAMS.get(meaning.nutrient.name) ?? Number.POSITIVE_INFINITY;
    const known = amounts(position).filter((amount = 0) => amount > 0) as number[];
    const impossible = known.filter((amount) => amount > most);
    const areMilligrams =
      impossible.length > known.length / 2 && known.every((amount) => amount >= LEAST_MILLIGRAMS);
    return areMilligrams ? [position] : [];
  });
}

/** Columns with mg as the unit of some of them. */
export function withMilligrams(meanings: readonly Meaning[], positions: readonly number[]) {
  return meanings.map(
    (meaning, position): Meaning =>
      meaning?.kind === 'nutrient' && positions.includes(position)
        ? { ...meaning, unit: 'mg' }
        : meaning,
  );
}

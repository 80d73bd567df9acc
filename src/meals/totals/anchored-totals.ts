import { KCAL_PER_GRAM } from '../../model/derived/energy-factors.ts';
import { type NutrientName, nutrient } from '../../model/nutrients.ts';
import { kjToKcal } from '../../model/units.ts';
import { POINT_NUMBERS } from './totals-numbers.ts';
import type { TotalsColumns } from './totals-table.ts';

/** Energy of day totals is within this share of the energy of their macronutrients. */
const TOLERANCE = 0.15;

/**
 * The labels of a row of totals with one cell too many or too few, if it is clear which cells they are in: counted from
 * one end of the row, the energy fits the macronutrients. Then no cell is missing or extra between that end and these
 * columns.
 *
 * @returns undefined if a label may be in another cell
 */
export function anchoredTotals(
  record: readonly string[],
  columns: TotalsColumns,
): readonly string[] | undefined {
  const { names, labels } = columns;
  const places = energyPlaces(columns);
  if (places === undefined) return undefined;
  const isBefore = agrees(record, 0, places);
  const fromEnd = record.length - names.length;
  const isBehind = agrees(record, fromEnd, places);
  const anchors = [...places.values()].map(({ place }) => place);
  const group: string[] = [];
  for (const label of labels) {
    if (isBefore && anchors.some((anchor) => label < anchor)) group.push(textOf(record, label));
    else if (isBehind && anchors.some((anchor) => label > anchor)) {
      group.push(textOf(record, label + fromEnd));
    } else return undefined;
  }
  return group;
}

interface Placed {
  readonly place: number;
  /** The factor from the unit of the cell to that of the nutrient. */
  readonly factor: number;
}

/** The columns of energy and of the macronutrients; undefined if one is missing. */
function energyPlaces(columns: TotalsColumns): ReadonlyMap<string, Placed> | undefined {
  const carbohydrates = ['carbohydrates_by_difference', 'carbohydrates'] as const;
  const carbohydrate = carbohydrates.find((name) => placeOf(columns, name) !== undefined);
  const found = new Map<string, Placed>();
  for (const name of ['energy', 'protein', 'fat', carbohydrate] as const) {
    const placed = name === undefined ? undefined : placeOf(columns, name);
    if (placed === undefined) return undefined;
    found.set(name === carbohydrate ? 'carbohydrates' : `${name}`, placed);
  }
  const alcohol = placeOf(columns, 'alcohol');
  if (alcohol !== undefined) found.set('alcohol', alcohol);
  return found;
}

/**
 * The place of a nutrient, and the factor of its unit. Intakes written by viand name their columns after nutrients and
 * units: `protein_g`.
 */
function placeOf({ columns, names }: TotalsColumns, name: NutrientName): Placed | undefined {
  const { position, unit } = nutrient(name);
  if (columns.length > 0) {
    return columns.find((one) => one.of === 'nutrient' && one.position === position);
  }
  const place = names.indexOf(`${name}_${unit}`);
  return place < 0 ? undefined : { place, factor: 1 };
}

/** @param offset how far the cells are from the columns that they belong to */
function agrees(
  record: readonly string[],
  offset: number,
  places: ReadonlyMap<string, Placed>,
): boolean {
  const amountOf = (name: string) => {
    const placed = places.get(name);
    if (placed === undefined) return 0;
    const text = textOf(record, placed.place + offset);
    if (name === 'alcohol' && text === '') return 0;
    return POINT_NUMBERS.numberOf(text) * placed.factor;
  };
  const energy = kjToKcal(amountOf('energy'));
  const { protein, fat, alcohol } = KCAL_PER_GRAM;
  const sum =
    protein * amountOf('protein') +
    fat * amountOf('fat') +
    alcohol * amountOf('alcohol') +
    KCAL_PER_GRAM.carbohydrates * amountOf('carbohydrates');
  return energy > 0 && Math.abs(sum - energy) <= TOLERANCE * energy;
}

function textOf(record: readonly string[], place: number): string {
  return record[place]?.trim() ?? '';
}

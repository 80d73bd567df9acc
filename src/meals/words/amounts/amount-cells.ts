import { ownValue } from '../../../collections/own-value.ts';
import { OUNCE_G, POUND_G } from '../../../model/units.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import {
  CUP_WORDS,
  GLASS_WORDS,
  HELPING_WORDS,
  PIECE_WORDS,
} from '../../../text/vocabulary/container-words.ts';
import { SPOON_WORDS, VOLUME_WORDS, WEIGHT_WORDS } from '../../../text/vocabulary/unit-words.ts';

/** A number, and at most one word that is a unit or a household measure. */
const AMOUNT = new RegExp(
  String.raw`^(?:(?:ca\.?|circa|etwa|about|approx\.?|~)\s*)?[\d.,/½⅓⅔¼¾⅛–-]+\s*(?:${WEIGHT_WORDS}|mg|${VOLUME_WORDS}|${SPOON_WORDS}|${CUP_WORDS}|${GLASS_WORDS}|${PIECE_WORDS}|${HELPING_WORDS}|port)?\.?$`,
  'i',
);

/** Whether a cell is an amount without a food: "150", "150 g", "2 EL". */
export function isAmountCell(cell: string): boolean {
  return AMOUNT.test(cell.trim());
}

/** Whether a cell is a unit or a household measure without a number: "g", "EL". */
export function isUnitCell(cell: string): boolean {
  return !/\d/.test(cell) && isAmountCell(`1 ${cell}`);
}

/** An amount with the unit of its column, unless the cell has its own unit: "30 g" in a column of grams. */
export function withUnit(amount: string, unit: string): string {
  const hasOwn = /\d\s*\p{L}/u.test(amount) && (isMass(unit) || isAmountCell(amount));
  if (amount === '' || unit === '' || hasOwn) return amount;
  return `${amount} ${unit}`;
}

/** Units of weight and volume, in g or ml. */
const IN_G_OR_ML: Readonly<Record<string, number>> = {
  ...{ g: 1, gr: 1, gramm: 1, gram: 1, grams: 1, kg: 1000, mg: 0.001 },
  ...{ ml: 1, cl: 10, dl: 100, l: 1000, liter: 1000, litre: 1000, litres: 1000 },
  ...{ oz: OUNCE_G, lb: POUND_G, lbs: POUND_G },
};

/** Whether a unit is one of weight or volume rather than a household measure. */
export function isMass(unit: string): boolean {
  return inGOrMl(unit) !== undefined;
}

function inGOrMl(unit: string): number | undefined {
  return ownValue(IN_G_OR_ML, unit.toLowerCase());
}

/** The weight or volume in a cell, g or ml; undefined for any other text. */
export function gramsOrMl(cell: string, unitOfColumn: string): number | undefined {
  const [, number, own = ''] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)\.?$/u.exec(cell.trim()) ?? [];
  const factor = inGOrMl(own || unitOfColumn);
  if (number === undefined || factor === undefined) return undefined;
  return Number((decimalOf(number) * factor).toPrecision(12));
}

import { OUNCE_G, POUND_G, US_VOLUME_ML } from '../../../model/units.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';

/** A mass or volume in a cell of a food table. */
export interface Weight {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
}

const WEIGHT =
  /(\d+(?:[.,]\d+)?)\s*(kg|g|gramm?s?|ml|cl|dl|l|liters?|litres?|grm|mlt)(?![\p{L}\d])/giu;

/** Ounces, pounds and fluid ounces, with fractions: "1/2 lb", "1 1/2 oz". Numbers of other units take precedence. */
const US_WEIGHT =
  /(?<![\d./,])(?:(\d+)\s+(?=\d+\/))?(\d+(?:[.,]\d+)?)(?:\/(\d+))?\s*(fl\.?\s*oz|oz|ounces?|lbs?|pounds?)(?![\p{L}\d])/giu;

/** Grams or millilitres per US unit, by its first letters. */
const US_UNITS: readonly (readonly [RegExp, Weight])[] = [
  [/^fl/i, { amount: US_VOLUME_ML.fluidOunce, unit: 'ml' }],
  [/^o/i, { amount: OUNCE_G, unit: 'g' }],
  [/^(?:lb|p)/i, { amount: POUND_G, unit: 'g' }],
];

/** Grams or millilitres per unit, by the first letter of units larger than 1 g or 1 ml. */
const UNIT_SIZES: Readonly<Record<string, number>> = { k: 1000, l: 1000, d: 100, c: 10 };

/** `1.250` means 1250 g or ml: programs write no trailing zeros, and people no third decimal. */
const THOUSANDS_OF_UNITS = /^[1-9]\d{0,2}[.,]\d[05]0$/;

/** "2 x 100 g", "3 Stück à 60 g": a count before the weight of each. */
const TIMES = /(?<![\d.,])(\d{1,2})\s*(?:\p{L}+\.?\s+)?(?:[x×*]|à|a|je|zu je|@)\s*$/iu;

/** "4 pieces (30 g each)": the weight of each after a count. */
const COUNT = /^\s*(\d{1,2})\s+\p{L}/u;
const OF_EACH = /^\s*(?:each|a piece|per piece|je|jeweils|(?:pro|je) stück)(?!\p{L})/iu;

/** "10-30 g" cannot be a reference amount. */
const RANGE = /\d\s*[-–]\s*$/;

/**
 * The last weight or volume in a text, such as "2 slices (60 g)"; for "2 x 100 g" and "4 pieces (30 g each)", the
 * weight of all.
 *
 * @returns undefined if there is none, or a range
 */
export function parseWeight(text: string): Weight | undefined {
  if (text === '') return undefined;
  const found = [...text.matchAll(WEIGHT)].at(-1) ?? [...text.matchAll(US_WEIGHT)].at(-1);
  if (found === undefined) return undefined;
  const [all] = found;
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + all.length);
  if (RANGE.test(before)) return undefined;
  const weight = weightOf(found);
  const count =
    TIMES.exec(before)?.[1] ?? (OF_EACH.test(behind) ? COUNT.exec(text)?.[1] : undefined);
  return weight && { ...weight, amount: weight.amount * Number(count ?? 1) };
}

function weightOf([, ...parts]: RegExpExecArray): Weight | undefined {
  const [first = '', second = ''] = parts;
  if (parts.length === 2) return toWeight(first, second);
  const [whole = '0', number = '', divisor = '1', name = ''] = parts;
  const one = toWeight(number, name);
  const ofWhole = toWeight(whole, name)?.amount ?? 0;
  return one && { ...one, amount: ofWhole + one.amount / Number(divisor) };
}

/** Converts a number and its unit to grams or millilitres; undefined for 0. */
export function toWeight(number: string, name: string): Weight | undefined {
  const us = US_UNITS.find(([unit]) => unit.test(name))?.[1];
  if (us !== undefined) {
    const times = decimalOf(number);
    return times > 0 ? { ...us, amount: us.amount * times } : undefined;
  }
  const size = UNIT_SIZES[name.charAt(0).toLowerCase()] ?? 1;
  const isWhole = size === 1 && THOUSANDS_OF_UNITS.test(number);
  const amount = Number(isWhole ? number.replace(/[.,]/, '') : number.replace(',', '.')) * size;
  const unit = /^[mcdl]/i.test(name) ? 'ml' : 'g';
  return amount > 0 ? { amount, unit } : undefined;
}

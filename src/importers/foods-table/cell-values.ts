import { convertMass, isMassUnit, kcalToKj, type MassUnit, readUnit } from '../../model/units.ts';
import type { EnergyUnit } from './column-meaning.ts';

/** What tables write where an amount is not known. */
const UNKNOWN =
  /^(?:|[-–—?.]+|n\/?a|nan|null|none|n|unknown|unbekannt|k\.?\s?a\.?|keine angabe|n\.?\s?b\.?)$/i;

/** What tables write for less than can be measured, which is not nothing. */
const TRACE = /^(?:tr\.?|traces?|sp\.?|spuren|\+|(?:[<≤]|&lt;).*)$/i;

const PLAIN = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$|^\.\d+$/i;

/** Decimals with a comma, and points between thousands: `1,5`, `1.250,5`. */
const COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d*$/;

/** Commas between thousands and a decimal point: `1,250.5`. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+\.\d+$/;

/** What may be a decimal or thousands: `1,250`. */
const UNCLEAR = /^\d{1,3},\d{3}$/;

const WITH_UNIT = /^([\d.,]+)\s*([a-zµμ]+)$/i;

/** An amount in a cell: NaN where it is unknown; undefined where the cell holds no amount. */
export interface CellAmount {
  readonly amount: number;
  /** The unit that the cell itself gives. */
  readonly unit?: MassUnit | EnergyUnit;
}

/**
 * Reads an amount. Unknown amounts and traces are NaN: neither of them is zero.
 *
 * @param hasDecimalCommas commas in this table are decimal, as in text whose cells they do not separate
 * @returns undefined for anything else
 */
export function cellAmount(written: string, hasDecimalCommas: boolean): CellAmount | undefined {
  const text = written.trim();
  if (PLAIN.test(text)) return { amount: Number(text) };
  if (UNKNOWN.test(text) || TRACE.test(text)) return { amount: Number.NaN };
  if (THOUSANDS.test(text)) return { amount: Number(text.replaceAll(',', '')) };
  if (COMMA.test(text) && (hasDecimalCommas || !UNCLEAR.test(text))) {
    return { amount: Number(text.replaceAll('.', '').replace(',', '.')) };
  }
  const [, number, name = ''] = WITH_UNIT.exec(text) ?? [];
  const unit = amountUnit(name);
  const inner =
    number === undefined || unit === undefined ? undefined : cellAmount(number, hasDecimalCommas);
  return inner === undefined || unit === undefined ? undefined : { amount: inner.amount, unit };
}

function amountUnit(name: string): MassUnit | EnergyUnit | undefined {
  if (/^kj$/i.test(name)) return 'kJ';
  if (/^kcal$/i.test(name)) return 'kcal';
  const unit = readUnit(name);
  return unit !== undefined && isMassUnit(unit) ? unit : undefined;
}

/** Converts an amount to the unit of a nutrient; undefined between energy and mass. */
export function toUnit(
  amount: number,
  from: MassUnit | EnergyUnit,
  to: MassUnit | EnergyUnit,
): number | undefined {
  if (from === to) return amount;
  if (from === 'kcal' && to === 'kJ') return kcalToKj(amount);
  return isMass(from) && isMass(to) ? convertMass(amount, from, to) : undefined;
}

function isMass(unit: MassUnit | EnergyUnit): unit is MassUnit {
  return unit !== 'kJ' && unit !== 'kcal';
}

/** A mass or volume in a cell of a table of foods. */
export interface Weight {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
}

const WEIGHT = /(\d+(?:[.,]\d+)?)\s*(g|gramm?s?|ml|grm|mlt)\b/gi;

/** The last weight or volume in a text, such as "2 slices (60 g)"; undefined where there is none. */
export function weightIn(text: string): Weight | undefined {
  const found = [...text.matchAll(WEIGHT)].at(-1);
  if (found === undefined) return undefined;
  const amount = Number((found[1] as string).replace(',', '.'));
  const unit = /^ml/i.test(found[2] as string) ? 'ml' : 'g';
  return amount > 0 ? { amount, unit } : undefined;
}

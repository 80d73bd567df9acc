import {
  convertMass,
  isMassUnit,
  kcalToKj,
  type MassUnit,
  readUnit,
} from '../../../../model/units.ts';
import { decimalOf } from '../../../../text/numbers/decimal.ts';
import { fractionNumber } from '../../../../text/numbers/fractions.ts';
import { joinThousands, unclearMark } from '../../../../text/numbers/thousands.ts';
import { isInternationalUnit } from '../../../international-units.ts';
import type { EnergyUnit } from '../../headings/column-meaning.ts';
import { UNKNOWN_WORDS } from './unknown-words.ts';

/** Words of tables for an unknown amount: "keine Angabe", "nicht bestimmt", "not determined". */
const UNKNOWN = new RegExp(
  String.raw`^(?:|[-–—−?.…*/]+|${UNKNOWN_WORDS}|#?n\/?a|#nv|n|x|unknown|unbekannt|nicht bekannt|o\.?\s?a\.?|ohne angaben?|n\.\s?a|n\.?\s?b\.?|nicht (?:bestimmt|verfügbar|analysiert)|not (?:determined|available|analy[sz]ed|known)|non? (?:disponible|disponibile|déterminé|determinado)|sin datos|s\/d|onbekend|inconnu|fehlt|missing)$`,
  'i',
);

/**
 * Words of tables for an amount below the limit of detection, which is not zero: "nicht nachweisbar", "not detected".
 */
const TRACE =
  /^(?:tr\.?|(?:in )?(?:traces?|spur(?:en)?|tra[zç]as?|tracce|sporen|spår|spor|ślady)|sp\.?|\+|n\.?\s?n\.?|nicht nachweisbar|n\.?\s?d\.?|n\/d|not detected|lo[dq]|bdl|(?:[<≤]|&lt;|unter |weniger als |less than |max\.? ?|inf[eé]rieure? [aà] |inferiore? a |menos (?:de|que) |meno di |moins de |minder dan |mindre [äe]nd? |poniżej ).*)$/i;

/** Words before a rounded amount. */
const ABOUT = /^(?:ca\.?|circa|etwa|about|approx\.?|~|≈)\s*(?=\d)/i;

const PLAIN = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$|^\.\d+$/i;

/** Decimals with a comma, and points between thousands: `1,5`, `1.250,5`, `1,5E+01`. */
const COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d*(?:e[+-]?\d+)?$/i;

/** Commas between thousands and a decimal point: `1,250.5`. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+\.\d+$/;

/** A number whose comma may separate decimals or thousands: `1,250`. */
const UNCLEAR = /^\d{1,3},\d{3}$/;

/** Points between thousands in a table whose decimals have commas: `1.250`. */
const POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

const WITH_UNIT = /^([\d.,]+(?:e[+-]?\d+)?)\s*([a-zµμ]+)$/i;

/** Marks of footnotes after an amount, and its share of a daily value: "2,1²", "1,8 a)", "80 mg (100 % NRV)*". */
const MARKS =
  /(?<=\S)\s*(?:(?<=\s)[a-f\d]\)|[*†‡§¹²³⁴⁵⁶⁷⁸⁹]+\)?|[(/]\s*\d+(?:[.,]\d+)?\s*%\s*\*?\s*(?:nrv|rm|rda|ri|dv|vrn)?\*?\s*\)?)$/i;

/** Marks of tables for an estimate: "(0.5)", "[0,5]", "0,5 (geschätzt)". */
const ESTIMATE =
  /^(?:\(([^()]+)\)|\[([^[\]]+)\]|(.+?)\s*[([]\s*(?:e|est\.?|estimated?|geschätzt|ber\.?|berechnet|calc\.?|calculated)\s*[)\]])$/i;

/**
 * An amount with its spread, which is ignored: "0,5 ± 0,1", "12 +/- 2 mg". Letters mark which amounts differ:
 * "9.4 ± 0.3a", "4.0b ± 0.3".
 */
const SPREAD =
  /^(\d[^±+]*?)(?:(?<=\d)[a-f]{1,3})?\s*(?:±|\+\/[-–])\s*[\d.,]+(?:[a-f]{1,3}(?![a-z]))?\s*([a-zµμ]+|%)?$/i;

/** A single-character fraction: "½", "1 ½ g". */
const FRACTION = /^(\d{1,3})?\s*([¼-¾⅐-⅞])\s*([a-zµμ]*)$/i;

/** The reference amount in a cell, in the form of laboratories: "12,5 g/100 g", "400 kcal pro 100 ml". */
const PER_100 = /\s*(?:\/|(?<![a-z])(?:per|pro|je))\s*100\s*(g|ml)$/i;

/** Energy in both units, as on labels: "188 kJ / 45 kcal", "1850 kJ (441 kcal)". */
const BOTH_ENERGIES =
  /^([\d.,]+)\s*(kj|kcal)\s*[/|;,(-]?\s*([\d.,]+)\s*((?!\2)(?:kj|kcal))\s*\)?$/i;

/** How far energies in two units may differ, in kJ and as a share: labels use rounded factors and round both values. */
const ENERGY_KJ_ANYWAY = 20;
const ENERGY_SHARE = 0.1;

/** Whether energies in kcal and kJ are the same within the rounding of labels. */
export function isSameEnergy(kj: number, kcal: number): boolean {
  return Math.abs(kcalToKj(kcal) - kj) <= Math.max(ENERGY_KJ_ANYWAY, kj * ENERGY_SHARE);
}

/**
 * The meaning of commas and points in the numbers of a table. `point`: cells are separated by commas, and a comma
 * within one is decimal only if it cannot separate thousands. `either`: both are decimal. `comma`: points separate
 * thousands. `point only`: commas separate thousands. `unclear`: both are decimal in some numbers, so that "1.250" may
 * be either.
 */
export type DecimalMark = 'point' | 'point only' | 'either' | 'comma' | 'unclear';

function isPointDecimal(mark: DecimalMark): boolean {
  return mark !== 'comma' && mark !== 'unclear';
}

/** An amount in a cell, NaN if it is unknown. */
export interface CellAmount {
  readonly amount: number;
  /** The unit in the cell itself. IU are international units. */
  readonly unit?: MassUnit | EnergyUnit | 'IU';
  /** The reference amount that the cell itself gives. */
  readonly per?: '100 g' | '100 ml';
}

/**
 * Reads an amount. Unknown amounts and traces are NaN, since neither is zero.
 *
 * @returns undefined for anything else
 */
export function cellAmount(written: string, mark: DecimalMark): CellAmount | undefined {
  const bare = written.trim();
  if (bare === '') return { amount: Number.NaN };
  if (PLAIN.test(bare) && (isPointDecimal(mark) || !POINTS.test(bare))) {
    return { amount: Number(bare) };
  }
  const unmarked = bare.replace(MARKS, '');
  if (unmarked !== bare && /\d/.test(unmarked)) return cellAmount(unmarked, mark);
  const [said, unitPer] = PER_100.exec(bare) ?? [];
  if (said !== undefined) {
    const inner = cellAmount(bare.slice(0, -said.length), mark);
    return inner && { ...inner, per: /^ml$/i.test(unitPer as string) ? '100 ml' : '100 g' };
  }
  const text = joinThousands(bare.replace(ABOUT, ''));
  const isJoined = text !== bare && PLAIN.test(text);
  const number = markedNumber(text, mark) ?? (isJoined ? Number(text) : undefined);
  if (number !== undefined) return { amount: number };
  if (UNKNOWN.test(text) || TRACE.test(text)) return { amount: Number.NaN };
  const estimated = ESTIMATE.exec(text)?.slice(1).find(Boolean);
  if (estimated !== undefined && /^\d/.test(estimated)) return cellAmount(estimated, mark);
  const usual = withoutSpread(text) ?? withDecimals(text);
  if (usual !== undefined) return cellAmount(usual.text, usual.mark ?? mark);
  const both = BOTH_ENERGIES.exec(text);
  return both === null ? amountWithUnit(text, mark) : bothEnergies(both, mark);
}

/** A number whose commas and points the table decides; undefined for any other text. */
function markedNumber(text: string, mark: DecimalMark): number | undefined {
  if (mark === 'comma' && POINTS.test(text)) return Number(text.replaceAll('.', ''));
  const isUnclear = UNCLEAR.test(text);
  if (THOUSANDS.test(text) || (isUnclear && mark === 'point only'))
    return Number(text.replaceAll(',', ''));
  const isDecimal = COMMA.test(text) && (!isUnclear || (mark !== 'point' && mark !== 'unclear'));
  return isDecimal ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined;
}

/** An amount with a unit in the cell itself. */
function amountWithUnit(text: string, mark: DecimalMark): CellAmount | undefined {
  const [, number, name = ''] = WITH_UNIT.exec(text) ?? [];
  const amount = number === undefined ? undefined : cellAmount(number, mark)?.amount;
  if (amount === undefined) return undefined;
  if (/^mj$/i.test(name)) return { amount: amount * 1000, unit: 'kJ' };
  const unit = isInternationalUnit(name) ? 'IU' : amountUnit(name);
  return unit && { amount, unit };
}

/** An amount in other words, and the meaning of its points, if known. */
interface Reworded {
  readonly text: string;
  readonly mark?: DecimalMark;
}

function withoutSpread(text: string): Reworded | undefined {
  const [, amount, unit = ''] = SPREAD.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return { text: /\d$/.test(amount) && unit !== '%' ? `${amount}${unit}` : amount };
}

function withDecimals(text: string): Reworded | undefined {
  const [, whole = '0', sign, unit = ''] = FRACTION.exec(text) ?? [];
  if (sign === undefined) return undefined;
  return { text: `${fractionNumber(`${whole} ${sign}`)}${unit}`, mark: 'point' };
}

/**
 * The first of two energies in one cell, if they are equal. If they are not, a point or a comma may separate thousands:
 * "1.046 kJ / 250 kcal".
 */
function bothEnergies(
  [, first = '', name = '', second = '', other = '']: readonly string[],
  mark: DecimalMark,
): CellAmount | undefined {
  const unit = amountUnit(name);
  for (const tried of [mark, 'comma', 'point only'] as const) {
    const amounts = [first, second].map((text) => cellAmount(text, tried)?.amount ?? Number.NaN);
    const [amount, further] = amounts as [number, number];
    const [kj, kcal] = amountUnit(other) === 'kcal' ? [amount, further] : [further, amount];
    if (unit !== undefined && isSameEnergy(kj, kcal)) return { amount, unit };
  }
  return undefined;
}

/** Two energies with their units in the header or after one of them: "265 / 63", "364 (87)", "265 / 63 kcal". */
const TWO_NUMBERS = /^([\d.,'’]+)\s*(kj|kcal)?\s*[/|;(]\s*([\d.,'’]+)\s*(kj|kcal)?\s*\)?$/i;

/**
 * The first of two energies in a cell.
 *
 * @param units the units of the two, if the cell has none
 * @returns undefined if they are not equal
 */
export function twoEnergies(
  written: string,
  mark: DecimalMark,
  units: readonly [EnergyUnit, EnergyUnit] | undefined,
): CellAmount | undefined {
  const [, first, own, second, other] = TWO_NUMBERS.exec(written) ?? [];
  if (first === undefined) return undefined;
  const otherOf = (unit: string | undefined) =>
    unit === undefined ? undefined : /^kj$/i.test(unit) ? 'kcal' : 'kJ';
  const unit = own || otherOf(other) || units?.[0];
  if (unit === undefined) return undefined;
  return cellAmount(`${first} ${unit} / ${second} ${other ?? otherOf(unit)}`, mark);
}

/** A number whose points must separate thousands: `1.250,5`, `1.250.000`. */
const SURE_POINTS = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
/** A number whose comma must be decimal: `1,5`, `0,125`. */
const SURE_COMMA = /^(?:\d+,(?:\d{1,2}|\d{4,})|0,\d+)$/;
/** A number whose point must be decimal: `1.8`, `0.125`. */
const SURE_POINT = /^(?:\d*\.(?:\d{1,2}|\d{4,})|0?\.\d+)$/;

/** A suggestion for a number whose point or comma may separate thousands; undefined for any other number. */
export function clearNumber(written: string, mark: DecimalMark): string | undefined {
  const bare = written.trim();
  const isUnclear = mark === 'unclear' && (POINTS.test(bare) || UNCLEAR.test(bare));
  if (!isUnclear && (mark !== 'point' || !UNCLEAR.test(bare))) return undefined;
  const sign = bare.includes(',') ? 'comma' : 'point';
  const [thousands, decimals] = [bare.replace(/[.,]/g, ''), decimalOf(bare)];
  const isBoth = Number.isNaN(decimals) ? '' : ` or ${decimals}`;
  return `${thousands}${isBoth}, ${unclearMark(sign)}`;
}

/** The unit after a number, which does not affect the meaning of commas and points. */
const UNIT_BEHIND = /(?<=\d)\s*(?:kj|kcal|g|mg|µg|μg|ug|mcg|%)$/i;

/** The meaning of commas and points in a table, from its separator and its first rows. */
export function decimalMarkOf(
  separator: string | undefined,
  rows: readonly { readonly cells: readonly string[] }[],
): DecimalMark {
  const has = (sure: RegExp) =>
    rows.some(({ cells }) => cells.some((cell) => sure.test(cell.trim().replace(UNIT_BEHIND, ''))));
  if (separator === undefined) return 'point';
  if (separator === ',') {
    if (has(SURE_POINT)) return has(SURE_COMMA) || has(SURE_POINTS) ? 'point' : 'point only';
    if (has(SURE_POINTS)) return 'comma';
    return has(SURE_COMMA) && !has(POINTS) ? 'either' : 'point';
  }
  if (has(SURE_POINT)) return has(SURE_COMMA) || has(SURE_POINTS) ? 'unclear' : 'point only';
  if (has(SURE_COMMA) || has(SURE_POINTS)) return 'comma';
  // Programs use semicolons as separators if their decimals have commas.
  return separator === ';' && has(POINTS) && !has(UNCLEAR) ? 'comma' : 'either';
}

function amountUnit(name: string): MassUnit | EnergyUnit | undefined {
  if (/^kj$/i.test(name)) return 'kJ';
  if (/^kcal$/i.test(name)) return 'kcal';
  const unit = readUnit(name);
  return unit !== undefined && isMassUnit(unit) ? unit : undefined;
}

/** Converts an amount to the unit of a nutrient; undefined between energy and mass, and for international units. */
export function toUnit(
  amount: number,
  from: MassUnit | EnergyUnit | 'IU',
  to: MassUnit | EnergyUnit,
): number | undefined {
  if (from === to) return amount;
  if (from === 'kcal' && to === 'kJ') return kcalToKj(amount);
  return isMass(from) && isMass(to) ? convertMass(amount, from, to) : undefined;
}

function isMass(unit: MassUnit | EnergyUnit | 'IU'): unit is MassUnit {
  return unit !== 'kJ' && unit !== 'kcal' && unit !== 'IU';
}

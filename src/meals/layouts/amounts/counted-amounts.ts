import { ownValue } from '../../../collections/own-value.ts';
import { cellAt } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { gramsOrMl, isMass } from '../../words/amounts/amount-cells.ts';
import { sizeOfUnit } from '../../words/amounts/size-in-name.ts';
import type { CellFault } from './amount-faults.ts';
import type { Contents } from './column-contents.ts';
import type { ServedColumn, ServedColumns } from './served-columns.ts';

/** A number of portions without a word for them. */
const IS_COUNT = /^(?:[\d.,/½¼¾⅓⅔ ]+|[\d.,]+ ?[x×])$/i;

/** Whether a cell has a number and no unit: "2", "1/2", "2 x". */
export function isPlainCount(cell: string): boolean {
  return IS_COUNT.test(cell);
}

const TIMES_IN_WORDS: Readonly<Record<string, number>> = {
  ...{ once: 1, twice: 2, thrice: 3, einmal: 1, zweimal: 2, dreimal: 3, viermal: 4 },
};

/** "2x tägl.", "3 times a day": an amount of one day was eaten that often. */
const OF_A_DAY =
  /\s?(?:täglich|tägl\.?|tgl\.?|daily|(?:am|pro|je) tag|(?:a|per|each) day|\/\s?(?:tag|day|d))$/i;

/**
 * How often something was eaten, according to a cell: "2x", "3 times", "twice", "2x täglich".
 *
 * @param mayBeBare whether a number alone says it, too
 */
export function repeatsIn(written: string, mayBeBare: boolean): number | undefined {
  const cell = written.replace(OF_A_DAY, '');
  const word = ownValue(TIMES_IN_WORDS, cell.toLowerCase());
  if (word !== undefined) return word;
  const [, number = '', mark] = /^(\d+(?:[.,]\d+)?)\s?([x×]|times|mal)?$/i.exec(cell) ?? [];
  return number !== '' && (mayBeBare || mark !== undefined || cell !== written)
    ? decimalOf(number)
    : undefined;
}

/** What the other columns of a table tell. */
interface OtherColumns {
  readonly haveTimes: boolean;
  readonly haveDays: boolean;
}

/** Whether a column says how often a food was eaten: "times" above numbers, rather than times of day. */
export function countsTimes(
  name: string,
  filled: readonly string[],
  { haveTimes, haveDays }: OtherColumns,
): boolean {
  return (
    /^times$/i.test(name) &&
    filled.length > 0 &&
    (haveTimes || !areHours(filled, haveDays)) &&
    filled.every((cell) => repeatsIn(cell, true) !== undefined)
  );
}

/**
 * Whether numbers are hours of several meals, "8", "12" and "18": nobody eats every food five times, and hours go on
 * until the next day begins.
 */
function areHours(cells: readonly string[], haveDays: boolean): boolean {
  const hours = cells.map((cell) => (/^\d{1,2}$/.test(cell) ? Number(cell) : 0));
  const latest = Math.max(...hours);
  const earlier = hours.filter((hour, at) => hour < (hours[at - 1] ?? 0)).length;
  const areInOrder = haveDays ? earlier * 2 < hours.length : earlier === 0;
  return (
    areInOrder && Math.min(...hours) >= 5 && latest >= 12 && latest <= 24 && new Set(hours).size > 1
  );
}

/** "2 slices" */
const COUNT_OF_MEASURE = /^([\d.,/½¼¾⅓⅔ ]+)\s*(\p{L}+)\.?$/u;

/**
 * "2" and "150 g" mean two times 150 g. A total is not multiplied, and neither is the weight of "2 | slices | 90 g".
 */
export function countedColumns(
  count: number,
  { amounts, unit }: Omit<ServedColumns, 'count'>,
  contents: Contents,
): ServedColumns {
  const counts = { position: count, unit: '' };
  if (amounts.length === 0) return { amounts: [counts], unit, count: -1 };
  const haveMeasures = areMeasures(unit, contents);
  const sizes = amounts.map((column): ServedColumn => {
    const mayBeOfAll = column.scope === undefined || column.scope === 'one or all';
    const isOfMeasures = haveMeasures && mayBeOfAll && isMass(column.unit);
    const isWhole = isOfMeasures || column.scope === 'all' || column.scope === 'person';
    return isWhole ? column : { ...column, counted: 'stated' };
  });
  return { amounts: [...sizes, counts], unit, count };
}

/** Whether the unit is a serving, so that "serving weight" is that of one. */
function areServings(unit: number, contents: Contents): boolean {
  return contents.areMostly(unit, (cell) => /^(?:servings?|portion(?:en|s)?)$/i.test(cell));
}

/** Whether a column of units has measures such as "slice", without their sizes. */
function areMeasures(unit: number, contents: Contents): boolean {
  return (
    unit >= 0 && contents.areMostly(unit, (cell) => sizeOfUnit(cell) === undefined && !isMass(cell))
  );
}

/**
 * "2", "slice" and "Serving size (g)": the first number counts the last. Undefined if no column has the amount of one
 * unit.
 */
export function countedPerUnit(
  { amounts, unit }: Omit<ServedColumns, 'count'>,
  contents: Contents,
): ServedColumns | undefined {
  const isWhole = (column: ServedColumn) =>
    column.scope === 'one or all' &&
    ((areMeasures(unit, contents) && !areServings(unit, contents)) ||
      repeatsCount(column, amounts, contents));
  const size = amounts.find(
    (column) => isOfOne(column) && !isWhole(column) && hasWeights(column, contents),
  );
  if (size === undefined) return undefined;
  const counts = amounts.find(
    (column) =>
      column !== size &&
      column.scope === undefined &&
      !column.isEaten &&
      !isMass(column.unit) &&
      contents.areMostly(column.position, (cell) => countOf(cell, size) !== ''),
  );
  if (counts === undefined) return undefined;
  const others = amounts.filter((column) => column !== size);
  const weighed = others.filter((column) => isMass(column.unit));
  const household = others.filter((column) => !isMass(column.unit));
  const counted: ServedColumn = { ...size, counted: 'inferred' };
  return { amounts: [...weighed, counted, ...household], unit, count: counts.position };
}

/**
 * Whether weights are those of everything, since some repeat a number of grams or ounces: "g | 45 | 45", next to
 * "cup | 0.5 | 40".
 */
function repeatsCount(
  { position, unit }: ServedColumn,
  amounts: readonly ServedColumn[],
  contents: Contents,
): boolean {
  const units = amounts.find((one) => contents.areMostly(one.position, (cell) => !/\d/.test(cell)));
  if (units === undefined) return false;
  const counts = amounts.filter((one) => one !== units && one.position !== position);
  const counted = contents.rowsWith(units.position, isMass);
  return counts.some((count) => {
    const weights = counted.flatMap((cells) => {
      const number = cellAt(cells, count.position);
      const stated = gramsOrMl(number, cellAt(cells, units.position));
      const weight = gramsOrMl(cellAt(cells, position), unit);
      return stated === undefined || weight === undefined || decimalOf(number) === 1
        ? []
        : [weight / stated];
    });
    return weights.length > 0 && weights.every((ratio) => ratio > LIGHTEST && ratio < HEAVIEST);
  });
}

/** The weight of a volume of food, g/ml: from salad leaves to syrup. */
const LIGHTEST = 0.5;
const HEAVIEST = 1.5;

/** Whether the amounts of a column are those of one unit or serving each. */
export function isOfOne({ scope }: ServedColumn): boolean {
  return scope === 'unit' || scope === 'serving' || scope === 'one or all';
}

function hasWeights({ position, unit }: ServedColumn, contents: Contents): boolean {
  return isMass(unit) || contents.areMostly(position, (cell) => gramsOrMl(cell, '') !== undefined);
}

/**
 * The number in a cell that counts portions: "2" of "2 slices" if the size is the size of a slice. Blank if there is
 * none.
 */
export function countOf(cell: string, { scope }: ServedColumn): string {
  if (IS_COUNT.test(cell)) return cell;
  const [, number = '', measure = ''] = scope === 'unit' ? (COUNT_OF_MEASURE.exec(cell) ?? []) : [];
  return isMass(measure) ? '' : number.trim();
}

/** "2" of "Scheibe (50 g)" as 2 x 50 g; undefined if the unit has no size, or the amount is not a number. */
export function countOfSizedUnit(
  amount: string,
  unit: string,
): { readonly measure: string; readonly fault?: CellFault } | undefined {
  const sized = IS_COUNT.test(amount) ? sizeOfUnit(unit) : undefined;
  if (sized === undefined) return undefined;
  const number = amount.replace(/\s?[x×]$/i, '');
  const measure = `${number} x ${sized.size}`;
  if (!sized.mayBeOfAll || number === '1') return { measure };
  const fault: CellFault = {
    code: 'meal/bad-amount',
    message: `Amount "${amount} ${unit}" is unclear`,
    value: unit,
    expected: `${sized.size} of each, or of all: write ${measure}, or the weight of all`,
  };
  return { measure, fault };
}

/** Nobody counts more servings of a size. */
const MANY = 20;

/** Nobody eats more of a food at once, g or ml. */
const MOST_AT_ONCE = 5000;

/**
 * The problem of a number that may count servings or be an amount itself: "180" next to "Serving size (g)", or of one
 * that counts more than anybody eats: "20" servings next to "Qty (lbs)" with 10.
 */
export function countFault(
  number: string,
  size: string,
  { counted, scope }: ServedColumn,
): CellFault | undefined {
  const count = decimalOf(number);
  const isMuch = count * (gramsOrMl(size, '') ?? 0) > MOST_AT_ONCE;
  if (counted !== 'inferred' && !(counted === 'stated' && isMuch)) return undefined;
  if (counted === 'stated' || (scope === 'one or all' && number !== '' && count !== 1)) {
    return {
      code: 'meal/bad-amount',
      message: `Amount "${number}" is unclear`,
      value: number,
      expected: `whether ${size} is one serving or all: a column "Grams per serving", or --map amount=… with that of the weight`,
    };
  }
  if (!isMuch && !(scope === 'serving' && count > MANY)) return undefined;
  return {
    code: 'meal/bad-amount',
    message: `Amount "${number}" is unclear`,
    value: number,
    expected: `a unit, since it may be grams, or servings of ${size}`,
  };
}

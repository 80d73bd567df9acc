import { columnTopic } from '../column-names.ts';
import { isMeasureName, unitOfColumn } from '../column-units.ts';
import {
  edibleOrPurchased,
  isAmountName,
  isCountName,
  isHouseholdName,
  isPlannedName,
  mayBeBodyWeight,
  stateOfAmounts,
  unitOfAmounts,
} from '../records/amount-names.ts';
import {
  type AmountScope,
  amountPerUnit,
  isNetAmount,
  isTotalWeight,
  scopeOfAmounts,
} from '../records/amount-scope.ts';
import {
  areBeforeAndAfter,
  isEatenName,
  isLeftName,
  isPercentName,
  isShareName,
  isWasteName,
  partEaten,
} from '../records/eaten-part.ts';
import { sizeOfUnit } from '../records/size-in-name.ts';
import { gramsOrMl, isAmountCell, isMass } from './amount-cells.ts';
import { Contents, type RowsOfCells } from './column-contents.ts';
import { countedColumns, countedPerUnit, isPlainCount } from './counted-amounts.ts';
import type { ServedColumn, ServedColumns } from './served-columns.ts';

/** The columns of a record that give the amount eaten, by position from 0; -1 for missing ones. */
export interface AmountColumns extends ServedColumns {
  /** The share of the served amount that was eaten. */
  readonly eaten: number;
  /** Whether its numbers are percentages: "Verzehr (%)". */
  readonly isEatenPercent: boolean;
  /** What was left over. */
  readonly left: number;
  /** The unit in the name of the column of leftovers: `%` for a share, or blank. */
  readonly leftUnit: string;
}

interface NamedColumn {
  readonly name: string;
  readonly position: number;
}

/**
 * Finds the columns of amounts by their names, and by their cells if the names are unclear.
 *
 * @param taken positions of other columns, such as those of foods
 */
export function findAmountColumns(
  names: readonly string[],
  rows: RowsOfCells,
  taken: ReadonlySet<number>,
): AmountColumns {
  const contents = new Contents(rows);
  const free = names.flatMap((name, position) =>
    name === '' || taken.has(position) ? [] : [{ name, position }],
  );
  const leftovers = leftColumn(free);
  const left = leftovers?.position ?? -1;
  const share = free.find(
    (column) => isPartColumn(column, contents) && !isNumberEaten(column, free, contents),
  );
  const eaten = share?.position ?? -1;
  const others = free.filter(({ position }) => position !== left && position !== eaten);
  const served = servedColumns(others, contents);
  // A leftover weight is useless if the served weight is unknown.
  const isLeftOf = served.amounts.length > 0 || served.unit >= 0;
  const isUseful =
    isLeftOf || !contents.areMostly(left, (cell) => gramsOrMl(cell, 'g') !== undefined);
  return {
    ...served,
    eaten,
    isEatenPercent:
      share !== undefined && isPercentName(share.name) && !areFractions(share.position, contents),
    left: isUseful ? left : -1,
    leftUnit: leftovers === undefined ? '' : unitOfLeft(leftovers.name),
  };
}

/** The column of leftovers, of the weight after a meal, or of waste that a net weight still includes. */
function leftColumn(columns: readonly NamedColumn[]): NamedColumn | undefined {
  const named = columns.find(({ name }) => isLeftName(name));
  if (named !== undefined) return named;
  const after = columns.find(({ name }) =>
    columns.some((other) => isAmountName(other.name) && areBeforeAndAfter(other.name, name)),
  );
  const hasNet = columns.some(({ name }) => isNetAmount(name) === true);
  return after ?? (hasNet ? undefined : columns.find(({ name }) => isWasteName(name)));
}

function unitOfLeft(name: string): string {
  return isPercentName(name) ? '%' : (unitOfColumn(name) ?? '');
}

/** Whether a column gives the share that was eaten, rather than grams. */
function isPartColumn({ name, position }: NamedColumn, contents: Contents): boolean {
  const unit = unitOfColumn(name) ?? '';
  if (!isEatenName(name) || isMass(unit) || isMeasureName(unit)) return false;
  if (isPercentName(name)) return true;
  if (/ist[- ]?menge|verzehrs?menge/i.test(name)) return false;
  if (hasAmounts(position, contents)) return false;
  // Unreadable cells in a column of this name are reported, not ignored.
  return isShareName(name) || contents.areMostly(position, (cell) => partEaten(cell) !== undefined);
}

/** "Amount eaten", "verzehrte Menge": names that promise an amount rather than a share. */
const NAMES_AMOUNT = /amount|quantit|weight|menge|gewicht/i;

/**
 * Whether a column such as "Amount eaten" has amounts, although its numbers could be percentages: it has a column of
 * units next to it, or is the only column of amounts.
 */
function isNumberEaten(
  column: NamedColumn,
  columns: readonly NamedColumn[],
  contents: Contents,
): boolean {
  const { name, position } = column;
  if (!NAMES_AMOUNT.test(name) || isPercentName(name)) return false;
  const areNumbers = contents
    .filled(position)
    .every(
      (cell) =>
        /^\d+(?:[.,]\d+)?$/.test(cell) && (Number(cell) === 0 || partEaten(cell) === undefined),
    );
  const others = columns.filter((one) => one !== column);
  const hasUnits = others.some((one) => columnTopic(one.name) === 'unit');
  return areNumbers && (hasUnits || !others.some((one) => isAmountName(one.name)));
}

/** "0.5" and "1" below "% eaten": a spreadsheet program wrote 50 % and 100 % as plain numbers. */
function areFractions(position: number, contents: Contents): boolean {
  const cells = contents.filled(position);
  const isFraction = (cell: string) => /^0[.,]\d*[1-9]\d*$/.test(cell);
  return (
    cells.some(isFraction) &&
    cells.every((cell) => isFraction(cell) || /^[01](?:[.,]0+)?$/.test(cell))
  );
}

/** No share is greater than 100 %. */
const MOST_PERCENT = 100;

/** Whether a column has amounts rather than shares: "150 g", or numbers that are not percentages. */
function hasAmounts(position: number, contents: Contents): boolean {
  const cells = contents.filled(position).filter((cell) => /^\d/.test(cell));
  const shares = cells.filter((cell) => partEaten(cell) !== undefined);
  const withUnits = cells.filter((cell) => isAmountCell(cell) && /\p{L}/u.test(cell));
  const isBeyondPercent = cells.some((cell) => Number(cell.replace(',', '.')) > MOST_PERCENT);
  return (withUnits.length > 0 || isBeyondPercent) && shares.length * 2 <= cells.length;
}

/** The columns that give the amount served. */
function servedColumns(columns: readonly NamedColumn[], contents: Contents): ServedColumns {
  const counts = columns.find(({ name }) => isCountName(name));
  const hasCounts = counts !== undefined;
  const named = amountColumns(
    columns.filter((column) => column !== counts),
    contents,
  )
    .sort((a, b) => rankOf(a.name, hasCounts) - rankOf(b.name, hasCounts))
    .map(servedColumn);
  const weighed = cookedFirst(named.filter(({ unit }) => isMass(unit)));
  const household = cookedFirst(named.filter(({ unit }) => !isMass(unit)));
  // The numbers of what was eaten have the unit of what was served.
  const [{ unit: servedUnit = '' } = {}] = weighed.filter(({ isEaten }) => !isEaten);
  const amounts = [
    ...weighed.filter(({ isEaten }) => isEaten),
    ...household
      .filter(isEatenBesideServed)
      .map((one) => ({ ...one, unit: one.unit || servedUnit })),
    ...weighed.filter(({ isEaten }) => !isEaten),
    ...household.filter((one) => !isEatenBesideServed(one)),
  ];
  /** "2" and "150 g" */
  function areSizesOf(counts: readonly ServedColumn[]): boolean {
    return (
      contents.areMostly(unit, (cell) => sizeOfUnit(cell) !== undefined) &&
      counts.some(({ position }) => contents.areMostly(position, isPlainCount))
    );
  }
  function isEatenBesideServed({ isEaten }: ServedColumn): boolean {
    return isEaten === true && named.some((one) => !one.isEaten);
  }
  const measures = columns.find(({ name }) => columnTopic(name) === 'unit');
  const unit = measures?.position ?? -1;
  // "2 slices" in a column of measures is an amount, and so is a cell next to a weight.
  const isAmount =
    measures !== undefined &&
    ((contents.areMostly(unit, (cell) => /^[\d½¼¾⅓⅔]/.test(cell)) && !areSizesOf(amounts)) ||
      (weighed.length > 0 && !hasCounts && isHouseholdName(measures.name)));
  const served = isAmount
    ? { amounts: [...amounts, { position: unit, unit: '' }], unit: -1 }
    : { amounts, unit };
  if (hasCounts) return countedColumns(counts.position, served, contents);
  const perUnit = countedPerUnit(served, contents);
  if (perUnit !== undefined) return perUnit;
  return weighed.length === 0 ? withMeasures(served, contents) : { ...served, count: -1 };
}

/** The columns of amounts, except those of amounts that were only planned. */
function amountColumns(columns: readonly NamedColumn[], contents: Contents): NamedColumn[] {
  const own = columns.filter((column) => isAmountColumn(column, contents));
  // "Total (g)" alone may be about nutrients.
  const named =
    own.length === 0
      ? own
      : columns.filter((column) => own.includes(column) || isTotalWeight(column.name));
  const real = named.filter(({ name }) => !isPlannedName(name));
  if (real.length > 0) return real;
  if (named.length > 0) return named;
  return columns.filter(({ name, position }) => {
    const cells = contents.filled(position).map((cell) => Number(cell.replace(',', '.')));
    return mayBeBodyWeight(name) && cells.length > 0 && cells.every((one) => one < LIGHTEST_PERSON);
  });
}

/** A column of the weights of persons has a number of at least this, in kg or lb. */
const LIGHTEST_PERSON = 10;

/** Whether a column has amounts by its name, or by its cells: "Eaten" above "150 g". */
function isAmountColumn({ name, position }: NamedColumn, contents: Contents): boolean {
  return (
    isAmountName(name) ||
    amountPerUnit(name) !== undefined ||
    (isEatenName(name) && hasAmounts(position, contents))
  );
}

/** A column of amounts, with what its name says about them. */
function servedColumn({ name, position }: NamedColumn): ServedColumn {
  const state = stateOfAmounts(name);
  const scope = scopeOfAmounts(name);
  return {
    position,
    unit: amountPerUnit(name)?.unit ?? unitOfAmounts(name),
    ...(isEatenName(name) ? { isEaten: true } : {}),
    ...(state === undefined ? {} : { state }),
    ...(edibleOrPurchased(name) === 'purchased' ? { isPurchased: true } : {}),
    ...(scope === undefined ? {} : { scope }),
  };
}

/** The order of columns by the scope of their amounts, which depends on whether another column counts units. */
const ORDER: Readonly<Record<AmountScope | 'none', readonly [alone: number, counted: number]>> = {
  person: [0, 0],
  none: [1, 2],
  unit: [2, 3],
  serving: [2, 3],
  'one or all': [2, 3],
  all: [3, 1],
};

/**
 * The amount for one person counts before the others, and the net amount before the gross one. If units were counted,
 * the amount of all of them counts.
 */
function rankOf(name: string, hasCounts: boolean): number {
  const isNet = isNetAmount(name);
  const ofScope = ORDER[scopeOfAmounts(name) ?? 'none'][hasCounts ? 1 : 0];
  return ofScope + (isNet === undefined ? 0 : isNet ? -NET : NET);
}

/** Moves net amounts before gross amounts within one scope. */
const NET = 0.1;

/** Moves the cooked weight before the raw weight next to it, because the cooked food was eaten. */
function cookedFirst(columns: readonly ServedColumn[]): ServedColumn[] {
  const isRaw = ({ state }: ServedColumn) => state === 'raw' || state === 'roh';
  const raw = columns.filter(isRaw);
  const others = columns.filter((column) => !isRaw(column));
  return others.some(({ state }) => state !== undefined) ? [...others, ...raw] : [...columns];
}

/** If one of two columns of amounts has only words, it holds the measures. */
function withMeasures(
  { amounts, unit }: Omit<ServedColumns, 'count'>,
  contents: Contents,
): ServedColumns {
  const [first, second] = amounts.filter(({ unit, isEaten }) => unit === '' && !isEaten);
  if (unit < 0 && first !== undefined && second !== undefined) {
    const areWords = ({ position }: ServedColumn) =>
      contents.areMostly(position, (cell) => !/[\d½¼¾⅓⅔]/.test(cell));
    if (areWords(second) && !areWords(first)) {
      return { amounts: [first], unit: second.position, count: -1 };
    }
    if (areWords(first) && !areWords(second)) {
      return { amounts: [second], unit: first.position, count: -1 };
    }
  }
  return { amounts, unit, count: -1 };
}

import { columnTopic } from '../column-names.ts';
import { unitOfColumn } from '../column-units.ts';
import {
  isAmountName,
  isCountName,
  isHouseholdName,
  isPlannedName,
  mayBeBodyWeight,
  stateOfAmounts,
  unitOfAmounts,
  type WeighedState,
} from '../records/amount-names.ts';
import {
  isEatenName,
  isLeftName,
  isPercentName,
  isShareName,
  partEaten,
} from '../records/eaten-part.ts';
import { gramsOrMl, isAmountCell, isMass } from './amount-cells.ts';

/** A column of amounts; `unit` is the unit in its name, or blank. */
export interface ServedColumn {
  readonly position: number;
  readonly unit: string;
  /** It says what was eaten rather than what was served, so leftovers are not subtracted from it. */
  readonly isEaten?: true;
  /** The state in which its foods were weighed, if its name says it. */
  readonly state?: WeighedState;
}

/** The columns of a record that give the amount eaten, by position from 0; -1 for missing ones. */
export interface AmountColumns {
  /** The first non-blank one counts. */
  readonly amounts: readonly ServedColumn[];
  readonly unit: number;
  /** The number of portions, "2" of "150 g". Their size is in the first column of amounts. */
  readonly count: number;
  /** The share of the served amount that was eaten. */
  readonly eaten: number;
  /** Whether its numbers are percentages: "Verzehr (%)". */
  readonly isEatenPercent: boolean;
  /** What was left over. */
  readonly left: number;
  /** The unit in the name of that column, `%` for a share, or blank. */
  readonly leftUnit: string;
}

type Rows = readonly { readonly cells: readonly string[] }[];

interface NamedColumn {
  readonly name: string;
  readonly position: number;
}

/**
 * Finds the columns of amounts by their names, and by their cells if the names are unclear.
 *
 * @param taken places of other columns, such as those of foods
 */
export function findAmountColumns(
  names: readonly string[],
  rows: Rows,
  taken: ReadonlySet<number>,
): AmountColumns {
  const contents = new Contents(rows);
  const free = names.flatMap((name, position) =>
    name === '' || taken.has(position) ? [] : [{ name, position }],
  );
  const leftovers = free.find(({ name }) => isLeftName(name));
  const left = leftovers?.position ?? -1;
  const share = free.find((column) => isPartColumn(column, contents));
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
    isEatenPercent: share !== undefined && isPercentName(share.name),
    left: isUseful ? left : -1,
    leftUnit: leftovers === undefined ? '' : unitOfLeft(leftovers.name),
  };
}

function unitOfLeft(name: string): string {
  return isPercentName(name) ? '%' : (unitOfColumn(name) ?? '');
}

/** Whether a column gives the share that was eaten, not the grams. */
function isPartColumn({ name, position }: NamedColumn, contents: Contents): boolean {
  if (!isEatenName(name) || isMass(unitOfColumn(name) ?? '')) return false;
  if (isPercentName(name)) return true;
  if (/ist[- ]?menge|verzehrs?menge/i.test(name)) return false;
  if (hasAmounts(position, contents)) return false;
  // What cannot be read in a column of this name is reported, not ignored.
  return isShareName(name) || contents.areMostly(position, (cell) => partEaten(cell) !== undefined);
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

type ServedColumns = Pick<AmountColumns, 'amounts' | 'unit' | 'count'>;

/** The columns that give the amount served. */
function servedColumns(columns: readonly NamedColumn[], contents: Contents): ServedColumns {
  const counts = columns.find(({ name }) => isCountName(name));
  const named = amountColumns(
    columns.filter((column) => column !== counts),
    contents,
  ).map(({ name, position }) => ({
    position,
    unit: unitOfAmounts(name),
    ...eatenMark(name),
    ...weighedState(name),
  }));
  const weighed = cookedFirst(named.filter(({ unit }) => isMass(unit)));
  const household = cookedFirst(named.filter(({ unit }) => !isMass(unit)));
  // Numbers that were eaten are in the unit of those that were served.
  const [{ unit: servedUnit = '' } = {}] = weighed.filter(({ isEaten }) => !isEaten);
  const amounts = [
    ...weighed.filter(({ isEaten }) => isEaten),
    ...household
      .filter(isEatenBesideServed)
      .map((one) => ({ ...one, unit: one.unit || servedUnit })),
    ...weighed.filter(({ isEaten }) => !isEaten),
    ...household.filter((one) => !isEatenBesideServed(one)),
  ];
  function isEatenBesideServed({ isEaten }: ServedColumn): boolean {
    return isEaten === true && named.some((one) => !one.isEaten);
  }
  const measures = columns.find(({ name }) => columnTopic(name) === 'unit');
  const unit = measures?.position ?? -1;
  // "2 slices" in a column of measures is an amount, and so is a cell next to a weight.
  const isAmount =
    measures !== undefined &&
    (contents.areMostly(unit, (cell) => /^[\d½¼¾⅓⅔]/.test(cell)) ||
      (weighed.length > 0 && isHouseholdName(measures.name)));
  const served = isAmount
    ? { amounts: [...amounts, { position: unit, unit: '' }], unit: -1 }
    : { amounts, unit };
  if (counts !== undefined) return countedColumns(counts.position, served, contents);
  return weighed.length === 0 ? withMeasures(served, contents) : { ...served, count: -1 };
}

/** The columns of amounts, without those that were only planned. */
function amountColumns(columns: readonly NamedColumn[], contents: Contents): NamedColumn[] {
  const named = columns.filter((column) => isAmountColumn(column, contents));
  const real = named.filter(({ name }) => !isPlannedName(name));
  if (real.length > 0) return real;
  if (named.length > 0) return named;
  return columns.filter(({ name, position }) => {
    const cells = contents.filled(position).map((cell) => Number(cell.replace(',', '.')));
    return mayBeBodyWeight(name) && cells.length > 0 && cells.every((one) => one < LIGHTEST_PERSON);
  });
}

/** No column of the weights of persons has only numbers below this one, kg or lb. */
const LIGHTEST_PERSON = 10;

/** Whether a column has amounts by its name, or by its cells: "Eaten" above "150 g". */
function isAmountColumn({ name, position }: NamedColumn, contents: Contents): boolean {
  return isAmountName(name) || (isEatenName(name) && hasAmounts(position, contents));
}

function weighedState(name: string): Pick<ServedColumn, 'state'> {
  const state = stateOfAmounts(name);
  return state === undefined ? {} : { state };
}

/** What was weighed cooked is what was eaten, so that it counts before the raw weight beside it. */
function cookedFirst(columns: readonly ServedColumn[]): ServedColumn[] {
  const isRaw = ({ state }: ServedColumn) => state === 'raw' || state === 'roh';
  const raw = columns.filter(isRaw);
  const others = columns.filter((column) => !isRaw(column));
  return others.some(({ state }) => state !== undefined) ? [...others, ...raw] : [...columns];
}

function eatenMark(name: string): Pick<ServedColumn, 'isEaten'> {
  return isEatenName(name) ? { isEaten: true } : {};
}

/** "2" and "slice" are an amount and its unit, "2" and "150 g" are two of those. */
function countedColumns(
  count: number,
  { amounts, unit }: Omit<ServedColumns, 'count'>,
  contents: Contents,
): ServedColumns {
  const [size] = amounts;
  const counted = [{ position: count, unit: '' }];
  if (size === undefined) return { amounts: counted, unit, count: -1 };
  const hasNumbers =
    size.unit !== '' || contents.areMostly(size.position, (cell) => /\d/.test(cell));
  return hasNumbers
    ? { amounts, unit, count }
    : { amounts: counted, unit: size.position, count: -1 };
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

/** The cells of the columns of a table. */
class Contents {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  /** The non-blank cells of a column. */
  filled(position: number): string[] {
    return this.#rows.map(({ cells }) => cellAt(cells, position)).filter((cell) => cell !== '');
  }

  /** Whether more than half of the non-blank cells match. */
  areMostly(position: number, is: (cell: string) => boolean): boolean {
    const filled = this.filled(position);
    return filled.filter(is).length * 2 > filled.length;
  }
}

function cellAt(cells: readonly string[], position: number): string {
  return (cells[position] ?? '').trim();
}

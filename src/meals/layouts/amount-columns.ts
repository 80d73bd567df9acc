import { columnTopic } from '../column-names.ts';
import { unitOfColumn } from '../column-units.ts';
import { isAmountName, isCountName, isHouseholdName } from '../records/amount-names.ts';
import { isEatenName, isLeftName, partEaten } from '../records/eaten-part.ts';
import { isMass, withUnit } from './amount-cells.ts';

/** A column of amounts; `unit` is the unit in its name, or blank. */
export interface ServedColumn {
  readonly position: number;
  readonly unit: string;
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
  /** What was left over, in the unit of its column name, or in grams. */
  readonly left: number;
}

/** The amount eaten according to a row. */
export interface EatenAmount {
  /** Amount and unit of what was served. */
  readonly measure: string;
  /** The position of the cell; -1 if there is none. */
  readonly position: number;
  /** The share that was eaten, from 0; undefined if everything was. */
  readonly part?: number;
  /** What was left over, g or ml. */
  readonly left?: number;
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
  const left = free.find(({ name }) => isLeftName(name))?.position ?? -1;
  const eaten = free.find((column) => isPartColumn(column, contents))?.position ?? -1;
  const others = free.filter(({ position }) => position !== left && position !== eaten);
  const served = servedColumns(others, contents);
  // A leftover weight is useless if the served weight is unknown.
  const isLeftOf = served.amounts.length > 0 || served.unit >= 0;
  return { ...served, eaten, left: isLeftOf || !contents.areMostly(left, isGrams) ? left : -1 };
}

function isGrams(cell: string): boolean {
  return leftOver(cell).left !== undefined;
}

/** Whether a column gives the share that was eaten, not the grams. */
function isPartColumn({ name, position }: NamedColumn, contents: Contents): boolean {
  const isNamed = isEatenName(name) && !isMass(unitOfColumn(name) ?? '');
  return isNamed && contents.areMostly(position, (cell) => partEaten(cell) !== undefined);
}

type ServedColumns = Pick<AmountColumns, 'amounts' | 'unit' | 'count'>;

/** The columns that give the amount served. */
function servedColumns(columns: readonly NamedColumn[], contents: Contents): ServedColumns {
  const counts = columns.find(({ name }) => isCountName(name));
  const named = columns
    .filter((column) => column !== counts && isAmountName(column.name))
    .map(({ name, position }) => ({ name, position, unit: unitOfColumn(name) ?? '' }));
  const weighed = named.filter(({ unit }) => isMass(unit));
  const household = named.filter(({ unit }) => !isMass(unit));
  const amounts = [
    ...weighed.filter(({ name }) => isEatenName(name)),
    ...weighed.filter(({ name }) => !isEatenName(name)),
    ...household,
  ];
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
  const [first, second] = amounts.filter((column) => column.unit === '');
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

  /** Whether more than half of the non-blank cells match. */
  areMostly(position: number, is: (cell: string) => boolean): boolean {
    const filled = this.#rows
      .map(({ cells }) => cellAt(cells, position))
      .filter((cell) => cell !== '');
    return filled.filter(is).length * 2 > filled.length;
  }
}

/** The amount eaten according to the cells of a row. */
export function readEatenAmount(cells: readonly string[], columns: AmountColumns): EatenAmount {
  const { amounts, unit, count, eaten, left } = columns;
  const column = amounts.find(({ position }) => isFilled(cellAt(cells, position))) ?? amounts[0];
  const amount = column === undefined ? '' : cellAt(cells, column.position);
  const given = cellAt(cells, unit);
  const measure = column === undefined ? '' : withUnit(amount, unitFor(column, given, amounts));
  const number = cellAt(cells, count);
  const part = partEaten(cellAt(cells, eaten));
  return {
    measure: number === '' ? measure : measure === '' ? number : `${number} je ${measure}`,
    position: column?.position ?? -1,
    ...leftOver(cellAt(cells, left)),
    ...(part === undefined || part === 1 ? {} : { part }),
  };
}

/** A column of units applies to those columns of amounts that have no unit of their own. */
function unitFor({ unit }: ServedColumn, given: string, amounts: readonly ServedColumn[]): string {
  return unit !== '' && amounts.length > 1 ? unit : given || unit;
}

/** The leftover share, or the leftover weight. */
function leftOver(cell: string): Pick<EatenAmount, 'part' | 'left'> {
  const number = /^(\d+(?:[.,]\d+)?)\s*(?:g|gr|ml|gramm|grams?)?\.?$/i.exec(cell)?.[1];
  if (number !== undefined) {
    const left = Number(number.replace(',', '.'));
    return left === 0 ? {} : { left };
  }
  const part = partEaten(cell);
  return part === undefined || part === 0 ? {} : { part: 1 - part };
}

function isFilled(cell: string): boolean {
  return cell !== '' && !/^[-–—/.?]+$/.test(cell);
}

function cellAt(cells: readonly string[], position: number): string {
  return (cells[position] ?? '').trim();
}

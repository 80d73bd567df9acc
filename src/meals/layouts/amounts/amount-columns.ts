import { cellAt } from '../../../tables/grid.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import {
  edibleOrPurchased,
  isAmountName,
  isCountName,
  isHouseholdName,
  isPlannedName,
  mayBeBodyWeight,
  unitOfAmounts,
} from '../../headers/amount-names.ts';
import {
  amountPerUnit,
  isNetAmount,
  isTotalWeight,
  scopeOfAmounts,
  withoutPerson,
} from '../../headers/amount-scope.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { unitOfColumn } from '../../headers/column-units.ts';
import { gramsOrMl, isMass } from '../../words/amounts/amount-cells.ts';
import {
  areBeforeAndAfter,
  isLeftName,
  isPercentName,
  isWasteName,
} from '../../words/amounts/eaten-part.ts';
import { sizeOfUnit } from '../../words/amounts/size-in-name.ts';
import { stateOfAmounts } from '../../words/amounts/weighed-states.ts';
import { rankOf } from './amount-ranks.ts';
import { Contents, type RowsOfCells } from './column-contents.ts';
import { isOfRowNumbers, isOfUnits } from './columns-by-cells.ts';
import { countedColumns, countedPerUnit, isPlainCount } from './counted-amounts.ts';
import {
  areFractions,
  hasAmounts,
  isEatenColumn,
  isNumberEaten,
  isPartColumn,
  type NamedColumn,
} from './eaten-columns.ts';
import { withEatenCounts } from './eaten-counts.ts';
import { areEatenShares } from './eaten-numbers.ts';
import { onePortionOf } from './kitchen-portions.ts';
import { withMeasures } from './measure-columns.ts';
import { withPackages } from './package-columns.ts';
import { isNumberBesidePlan, plannedColumn, unitBesidePlan } from './planned-amounts.ts';
import { statesWeight, withSizes, withTotals } from './portion-sizes.ts';
import type { ServedColumn, ServedColumns } from './served-columns.ts';

/** The columns of a record that give the amount eaten, by position from 0; -1 for missing ones. */
export interface AmountColumns extends ServedColumns {
  /** The share of the served amount that was eaten. */
  readonly eaten: number;
  /** Whether its numbers are percentages: "Verzehr (%)". */
  readonly isEatenPercent: boolean;
  /** Whether plain numbers of what was eaten are shares; undefined where they may also be amounts. */
  readonly areShares: boolean | undefined;
  /** What was left over. */
  readonly left: number;
  /** The unit in the name of the column of leftovers: `%` for a share, or blank. */
  readonly leftUnit: string;
  /** What was only planned, if another column says what was eaten. */
  readonly planned: number;
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
  const free = withEatenCounts(
    names.flatMap((name, position) =>
      name === '' || taken.has(position) ? [] : [{ name, position }],
    ),
    contents,
  );
  const leftovers = leftColumn(free);
  const left = leftovers?.position ?? -1;
  const named = free.find(
    (column) => isPartColumn(column, contents) && !isNumberEaten(column, free, contents),
  );
  const others = free.filter((column) => column.position !== left && column !== named);
  const ofTable = servedColumns(others, contents);
  const whole = named === undefined ? ofTable : withPackages(ofTable, others, contents);
  const ofEaten = named ?? free.find(({ name }) => isEatenColumn(name));
  const counted = whole.unit < 0 && whole.amounts.find((one) => !one.isEaten && one.unit === '');
  const servedAt = counted ? counted.position : -1;
  const areShares = ofEaten && areEatenShares(ofEaten.name, rows, servedAt, ofEaten.position);
  const share = areShares === false ? undefined : named;
  const stated = named === share ? whole : withEaten(whole, named);
  const served = withRest(stated, left, contents);
  // A leftover weight is useless if the served weight is unknown.
  const isLeftOf = served.amounts.length > 0 || served.unit >= 0;
  const isUseful =
    isLeftOf || !contents.areMostly(left, (cell) => gramsOrMl(cell, 'g') !== undefined);
  return {
    ...served,
    eaten: share?.position ?? -1,
    areShares,
    isEatenPercent:
      share !== undefined && isPercentName(share.name) && !areFractions(share.position, contents),
    left: isUseful ? left : -1,
    leftUnit: leftovers === undefined ? '' : unitOfLeft(leftovers.name),
    planned: plannedColumn(free, served.amounts, contents),
  };
}

/** Amounts that were eaten, which count before those that were served. */
function withEaten(served: ServedColumns, eaten: NamedColumn | undefined): ServedColumns {
  if (eaten === undefined) return served;
  const column: ServedColumn = { position: eaten.position, unit: '', isEaten: true };
  return { ...served, amounts: [column, ...served.amounts] };
}

/** Marks amounts as eaten if each is what another column says was served, minus the leftovers. */
function withRest(served: ServedColumns, left: number, contents: Contents): ServedColumns {
  const [first, ...others] = served.amounts;
  if (first === undefined || first.isEaten || left < 0 || served.count >= 0) return served;
  const leftovers = contents.rowsWith(left, (cell) => decimalOf(cell) > 0);
  const isRest = ({ position }: ServedColumn) =>
    leftovers.length > 0 &&
    leftovers.every((cells) => {
      const [whole, rest, eaten] = [position, left, first.position].map((at) =>
        decimalOf(cellAt(cells, at)),
      ) as [number, number, number];
      return Math.abs(whole - rest - eaten) <= ROUNDED;
    });
  if (!others.some(isRest)) return served;
  return { ...served, amounts: [{ ...first, isEaten: true }, ...others] };
}

/** Differences up to this weight, g, come from rounding. */
const ROUNDED = 1;

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

/** The columns that give the amount served. */
function servedColumns(columns: readonly NamedColumn[], contents: Contents): ServedColumns {
  const counts = columns.find(
    ({ name, position }) =>
      isCountName(name) &&
      !contents.areMostly(position, statesWeight) &&
      !isOfRowNumbers(name, contents.filled(position)),
  );
  const hasCounts = counts !== undefined;
  const measures =
    columns.find(({ name }) => columnTopic(name) === 'unit') ??
    columns.find((column) => isOfUnits(column, columns, contents)) ??
    (hasCounts ? wordsOfUnits(columns, contents) : undefined);
  const named = amountColumns(
    columns.filter((column) => column !== counts && column !== measures),
    contents,
    hasCounts,
  )
    .sort((a, b) => rankOf(a.name, hasCounts) - rankOf(b.name, hasCounts))
    .map(servedColumn)
    .map((one) => (measures === undefined ? withUnitOfPlan(one, columns, contents) : one));
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
  const unit = measures?.position ?? -1;
  // "2 slices" in a column of measures is an amount, and so is a cell next to a weight.
  const isAmount =
    measures !== undefined &&
    ((contents.areMostly(unit, (cell) => /^[\d½¼¾⅓⅔]/.test(cell)) && !areSizesOf(amounts)) ||
      (weighed.length > 0 && !hasCounts && isHouseholdName(measures.name)));
  const served = isAmount
    ? { amounts: [...amounts, { position: unit, unit: '' }], unit: -1 }
    : { amounts, unit };
  const counted = hasCounts
    ? countedColumns(
        counts.position,
        withTotals(counts.position, served, columns, contents),
        contents,
      )
    : countedPerUnit(
        { ...served, amounts: withSizes(served.amounts, columns, contents) },
        contents,
      );
  if (counted !== undefined) return onePortionOf(counted, contents) ?? counted;
  return weighed.length === 0 ? withMeasures(served, columns, contents) : { ...served, count: -1 };
}

/** A column of what was eaten, with the unit of the plan next to it if it has none. */
function withUnitOfPlan(
  column: ServedColumn,
  columns: readonly NamedColumn[],
  contents: Contents,
): ServedColumn {
  if (!column.isEaten || column.unit !== '') return column;
  return { ...column, unit: unitBesidePlan(column.position, columns, contents) };
}

/** The column of amounts that has the units of counts, by its cells: "Portion" above "Stück". */
function wordsOfUnits(
  columns: readonly NamedColumn[],
  contents: Contents,
): NamedColumn | undefined {
  return columns.find(
    ({ name, position }) =>
      isAmountName(name) &&
      unitOfAmounts(name) === '' &&
      contents.areMostly(position, (cell) => !/[\d½¼¾⅓⅔]/.test(cell)),
  );
}

/** The columns of amounts, except those of amounts that were only planned. */
function amountColumns(
  columns: readonly NamedColumn[],
  contents: Contents,
  hasCounts: boolean,
): NamedColumn[] {
  const own = columns.filter((column) => isAmountColumn(column, columns, contents));
  // "Total (g)" alone may be about nutrients.
  const named =
    own.length === 0 && !hasCounts
      ? own
      : columns.filter((column) => own.includes(column) || isTotalWeight(column.name));
  const real = named.filter(({ name }) => !isPlannedName(name));
  if (real.length > 0) return real;
  if (named.length > 0) return named;
  return columns.filter(({ name, position }) => {
    const cells = contents.filled(position).map(decimalOf);
    return mayBeBodyWeight(name) && cells.length > 0 && cells.every((one) => one < LIGHTEST_PERSON);
  });
}

/** A column of the weights of persons has a number of at least this, in kg or lb. */
const LIGHTEST_PERSON = 10;

/** Whether a column has amounts by its name, or by its cells: "Eaten" above "150 g". */
function isAmountColumn(
  column: NamedColumn,
  columns: readonly NamedColumn[],
  contents: Contents,
): boolean {
  const { name, position } = column;
  return (
    isAmountName(name) ||
    amountPerUnit(name) !== undefined ||
    (isEatenColumn(name) &&
      (isMass(unitOfColumn(name) ?? '') ||
        hasAmounts(position, contents) ||
        isNumberBesidePlan(column, columns, contents)))
  );
}

/** A column of amounts, with what its name says about them. */
function servedColumn({ name, position }: NamedColumn): ServedColumn {
  const state = stateOfAmounts(name);
  const scope = scopeOfAmounts(name);
  return {
    position,
    unit: amountPerUnit(name)?.unit ?? unitOfAmounts(withoutPerson(name)),
    ...(isEatenColumn(name) ? { isEaten: true } : {}),
    ...(state === undefined ? {} : { state }),
    ...(edibleOrPurchased(name) === 'purchased' ? { isPurchased: true } : {}),
    ...(scope === undefined ? {} : { scope }),
  };
}

/** Moves the cooked weight before the raw weight next to it, because the cooked food was eaten. */
function cookedFirst(columns: readonly ServedColumn[]): ServedColumn[] {
  const isRaw = ({ state }: ServedColumn) => state === 'raw' || state === 'roh';
  const raw = columns.filter(isRaw);
  const others = columns.filter((column) => !isRaw(column));
  return others.some(({ state }) => state !== undefined) ? [...others, ...raw] : [...columns];
}

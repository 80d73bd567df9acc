import { cellAt } from '../../../tables/grid.ts';
import { decimalOf, isDecimal } from '../../../text/numbers/decimal.ts';
import { isAmountName, isPlannedName, unitOfAmounts } from '../../headers/amount-names.ts';
import { unitOfColumn } from '../../headers/column-units.ts';
import { isAmountCell, isMass } from '../../words/amounts/amount-cells.ts';
import { partEaten } from '../../words/amounts/eaten-part.ts';
import type { AmountFault } from './amount-faults.ts';
import type { Contents } from './column-contents.ts';
import { isEatenColumn, isOfNutrient, type NamedColumn } from './eaten-columns.ts';
import type { ServedColumn } from './served-columns.ts';

/**
 * The column of amounts that were only planned, next to others that count: "Soll (g)" next to "Ist (g)".
 *
 * @returns its position; -1 if there is none, or no other amounts and no column for what was eaten
 */
export function plannedColumn(
  columns: readonly NamedColumn[],
  counting: readonly ServedColumn[],
  contents: Contents,
): number {
  const areEaten = columns.some(({ name }) => isEatenColumn(name) && !isPlannedName(name));
  if (counting.length === 0 && !areEaten) return -1;
  const areNumbers = ({ name, position }: NamedColumn) =>
    areEaten && unitOfColumn(name) === undefined && contents.areMostly(position, isDecimal);
  const hasUnits = (position: number) =>
    contents.areMostly(position, (cell) => isAmountCell(cell) && /\p{L}/u.test(cell));
  const planned = columns.find(
    (column) =>
      isPlannedName(column.name) &&
      !isOfNutrient(column.name) &&
      (isAmountName(column.name) ||
        isMass(unitOfColumn(column.name) ?? '') ||
        hasUnits(column.position) ||
        areNumbers(column)) &&
      !counting.some(({ position }) => position === column.position),
  );
  return planned?.position ?? -1;
}

/** No share is greater than 100 %. */
const MOST_PERCENT = 100;

/** The unit of the amounts that were planned: g for "Soll (g)"; blank if there is none. */
function unitOfPlan(columns: readonly NamedColumn[]): string {
  const units = columns.flatMap(({ name }) =>
    isPlannedName(name) && !isOfNutrient(name) ? [unitOfAmounts(name)] : [],
  );
  return units.find(isMass) ?? '';
}

/**
 * The unit of numbers that were eaten, next to amounts that were planned: g for "Ist" next to "Soll (g)", if one of them
 * cannot be a percentage.
 *
 * @returns a blank text if there is no such plan, or they may be percentages
 */
export function unitBesidePlan(
  position: number,
  columns: readonly NamedColumn[],
  contents: Contents,
): string {
  const isBeyond = contents.filled(position).some((cell) => decimalOf(cell) > MOST_PERCENT);
  return isBeyond ? unitOfPlan(columns) : '';
}

/**
 * Whether a column has numbers that are no shares, next to numbers that were planned: "Ist" with 90 next to "Soll" with
 * 150. Next to a plan in grams, up to 100 may be a percentage.
 */
export function isNumberBesidePlan(
  { position }: NamedColumn,
  columns: readonly NamedColumn[],
  contents: Contents,
): boolean {
  const isAmount = (cell: string) => isDecimal(cell) && partEaten(cell) === undefined;
  return (
    contents.areMostly(position, isAmount) &&
    (unitOfPlan(columns) === '' || unitBesidePlan(position, columns, contents) !== '') &&
    columns.some(
      (one) =>
        isPlannedName(one.name) &&
        !isOfNutrient(one.name) &&
        contents.areMostly(one.position, isDecimal),
    )
  );
}

/**
 * The fault of a row that says how much was planned but not how much was eaten. Neither the plan nor a usual portion may
 * count then.
 */
export function plannedOnlyFault(
  cells: readonly string[],
  planned: number,
): AmountFault | undefined {
  const value = cellAt(cells, planned);
  if (!/[1-9]/.test(value)) return undefined;
  return {
    code: 'meal/bad-amount',
    message: `The row says how much was planned (${value}), but not how much was eaten`,
    value,
    expected: 'the amount that was eaten, 0 if nothing was',
    position: planned,
  };
}

import { cellAt, filledInColumn, type Grid, type GridRow } from '../../../tables/grid.ts';
import { counted } from '../../../text/numbers/counted.ts';
import { isDecimal } from '../../../text/numbers/decimal.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { foodAndUnit } from '../../headers/food-and-unit.ts';
import { isNutrientColumn } from '../../headers/foods-table-fault.ts';
import { LEAST_HEADINGS } from '../../headers/header-rows.ts';
import { LABEL_TOPICS } from '../../headers/own-names.ts';
import type { DietaryRecord } from '../../records/dietary-record.ts';
import { isCross, isEmptyMark } from '../../words/amounts/cross-marks.ts';
import { isEatenName, isLeftName } from '../../words/amounts/eaten-part.ts';
import { isNoFood, isNothing } from '../../words/amounts/not-eaten.ts';
import { isTally } from '../../words/amounts/tally-marks.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { clearAmounts } from '../amounts/amount-marks.ts';
import { headerEnd } from '../header/header-end.ts';
import { isOtherName } from '../header/is-header-of-table.ts';
import { AmountLines } from './amount-lines.ts';
import { skippedColumnsNote } from './skipped-columns.ts';

/** A food with a column of its own, and the unit of its amounts. */
interface FoodOfColumn {
  readonly food: string;
  readonly position: number;
  readonly unit: string;
}

/**
 * Reads a table with a row for each day or person, and a column for each food: "Day | Bread (g) | Milk (ml)" with
 * amounts, or "Day | Bread | Milk" with crosses.
 *
 * @returns undefined for any other table
 */
export function readFoodsAsColumns(grid: Grid): DietaryRecord | undefined {
  const { rows } = grid;
  for (const [index, { cells }] of rows.slice(0, headerEnd(rows)).entries()) {
    const below = rows.slice(index + 1);
    const labels = labelsOf(cells);
    const foods = foodsOf(cells, below);
    if (labels.some(({ topic }) => topic !== 'time') && foods.length >= LEAST_HEADINGS)
      return readBelow(cells, below, grid, labels, foods);
  }
  return undefined;
}

/** The columns of labels. Next to foods, a first column "Name" has persons. */
function labelsOf(cells: readonly string[]) {
  return cells.flatMap((name, position) => {
    const isName = position === 0 && /^(?:vor)?name$/i.test(name.trim());
    const topic = isName ? 'person' : LABEL_TOPICS.find((label) => label === columnTopic(name));
    return topic === undefined ? [] : [{ name: isName ? 'person' : name.trim(), position, topic }];
  });
}

/** The columns of foods; none in a table of foods below each other, or of nutrients. */
function foodsOf(cells: readonly string[], below: readonly GridRow[]): readonly FoodOfColumn[] {
  const topics = cells.map(columnTopic);
  const isOther = topics.some((one) => one === 'food' || one === 'food_id' || one === 'amount');
  const isOfAmounts = (name: string) => isAmountName(name) || isEatenName(name) || isLeftName(name);
  if (isOther || cells.some((name) => isNutrientColumn(name) || isOfAmounts(name))) return [];
  const hasBareNumbers = cells.some(
    (name, position) =>
      topics[position] === undefined &&
      foodAndUnit(name).unit === undefined &&
      !isNoFood(name) &&
      !isOtherName(name) &&
      filledInColumn(below, position).some(isDecimal),
  );
  // Such numbers may be pieces or grams of a food.
  if (hasBareNumbers) return [];
  return cells.flatMap((name, position) => {
    const { bare, unit = '' } = foodAndUnit(name);
    const filled = filledInColumn(below, position);
    if (topics[position] !== undefined || filled.length === 0) return [];
    if (!/\p{L}{3}/u.test(bare) || isNoFood(bare) || isBody(bare)) return [];
    const areCrosses =
      unit === '' &&
      filled.every((cell) => [isCross, isTally, isNothing, isEmptyMark].some((is) => is(cell)));
    return unit !== '' || areCrosses ? [{ food: bare, position, unit }] : [];
  });
}

/** "Körpergewicht (kg)" */
function isBody(bare: string): boolean {
  return /gewicht|weight/i.test(bare);
}

function readBelow(
  header: readonly string[],
  below: readonly GridRow[],
  { separator }: Grid,
  labels: readonly { readonly name: string; readonly position: number }[],
  foods: readonly FoodOfColumn[],
): DietaryRecord {
  const clear = clearAmounts(below, foods, { separator });
  const amounts = new AmountLines(
    clear,
    foods.map(({ position }) => position),
  );
  let totals = 0;
  for (const row of clear.rows) {
    if (row.cells.some(isTotals)) {
      totals += 1;
      continue;
    }
    const own = labels.map((label) => cellAt(row.cells, label.position));
    for (const { position, ...of } of foods) {
      amounts.add(row, position, { ...of, portion: '' }, own);
    }
  }
  const notes = [
    `each of ${counted(foods.length, 'column')} is a food`,
    ...skippedColumnsNote(header, below, new Set([...labels, ...foods].map((one) => one.position))),
    ...rowsOfTotalsNote(totals),
  ];
  const { lines, faults } = amounts;
  return { columns: labels.map(({ name }) => name), lines, faults, notes };
}

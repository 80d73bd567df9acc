import { type Diagnostic, lineNumber } from '../../../model/diagnostic.ts';
import { cellAt, filledInColumn, type Grid, type GridRow } from '../../../tables/grid.ts';
import {
  BOWL_WORDS,
  CUP_WORDS,
  GLASS_WORDS,
  HELPING_WORDS,
  PIECE_WORDS,
} from '../../../text/container-words.ts';
import { counted } from '../../../text/counted.ts';
import { decimalOf } from '../../../text/decimal.ts';
import { SPOON_WORDS } from '../../../text/unit-words.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic, LABEL_TOPICS } from '../../headers/column-names.ts';
import { isWeightUnit, splitUnit } from '../../headers/column-units.ts';
import { isNutrientColumn } from '../../headers/foods-table-fault.ts';
import { LEAST_HEADINGS } from '../../headers/header-rows.ts';
import type { DietaryRecord, RecordLine } from '../../records/dietary-record.ts';
import { isMass, withUnit } from '../../words/amount-cells.ts';
import { isCross } from '../../words/cross-marks.ts';
import { isEatenName, isLeftName } from '../../words/eaten-part.ts';
import { isNoFood, isNothing } from '../../words/not-eaten.ts';
import { isTotals, rowsOfTotalsNote } from '../../words/totals-rows.ts';
import { amountFault } from '../amounts/amount-faults.ts';
import { clearAmounts } from '../amounts/amount-marks.ts';
import { headerEnd } from '../header/header-end.ts';
import { isOtherName } from '../header/is-header-of-table.ts';
import { skippedColumnsNote } from './skipped-columns.ts';

/** Measures in the name of a column: "Bread (slices)". */
const MEASURE = new RegExp(
  String.raw`^(?:${PIECE_WORDS}|${HELPING_WORDS}|${GLASS_WORDS}|${CUP_WORDS}|${BOWL_WORDS}|${SPOON_WORDS})\.?$`,
  'i',
);

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
    const labels = cells.flatMap((name, position) => {
      const topic = LABEL_TOPICS.find((label) => label === columnTopic(name));
      return topic === undefined ? [] : [{ name: name.trim(), position, topic }];
    });
    const foods = foodsOf(cells, below);
    if (labels.some(({ topic }) => topic !== 'time') && foods.length >= LEAST_HEADINGS)
      return readBelow(cells, below, grid, labels, foods);
  }
  return undefined;
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
      nameAndUnit(name).unit === undefined &&
      !isNoFood(name) &&
      !isOtherName(name) &&
      filledInColumn(below, position).some((cell) => /^\d+(?:[.,]\d+)?$/.test(cell)),
  );
  // Such numbers may be pieces or grams of a food.
  if (hasBareNumbers) return [];
  return cells.flatMap((name, position) => {
    const { bare, unit = '' } = nameAndUnit(name);
    const filled = filledInColumn(below, position);
    if (topics[position] !== undefined || filled.length === 0) return [];
    if (!/\p{L}{3}/u.test(bare) || isNoFood(bare) || isBody(bare)) return [];
    const areCrosses = unit === '' && filled.every((cell) => isCross(cell) || isNothing(cell));
    return unit !== '' || areCrosses ? [{ food: bare, position, unit }] : [];
  });
}

/** "Körpergewicht (kg)" */
function isBody(bare: string): boolean {
  return /gewicht|weight/i.test(bare);
}

function nameAndUnit(name: string): { readonly bare: string; readonly unit: string | undefined } {
  const { bare, unit } = splitUnit(name);
  if (unit === undefined) return { bare, unit };
  return { bare, unit: isWeightUnit(unit) || isMass(unit) || MEASURE.test(unit) ? unit : '' };
}

function readBelow(
  header: readonly string[],
  below: readonly GridRow[],
  { separator }: Grid,
  labels: readonly { readonly name: string; readonly position: number }[],
  foods: readonly FoodOfColumn[],
): DietaryRecord {
  const { rows, faultAt } = clearAmounts(below, foods, { separator });
  const lines: RecordLine[] = [];
  const faults: Diagnostic[] = [];
  let totals = 0;
  for (const row of rows) {
    const { cells } = row;
    if (cells.some(isTotals)) {
      totals += 1;
      continue;
    }
    for (const { food, position, unit } of foods) {
      const cell = cellAt(cells, position);
      const isMark = isCross(cell);
      if (cell === '' || (!isMark && (isNothing(cell) || decimalOf(cell) === 0))) continue;
      const fault = isMark ? undefined : (faultAt(cells, position) ?? amountFault(cell, unit));
      if (fault !== undefined) {
        faults.push({ ...fault, field: 'amount', location: row.locationOf(position) });
        continue;
      }
      const measure = isMark ? '' : withUnit(cell, unit);
      lines.push({
        location: row.locationOf(position),
        line: lineNumber(row.location),
        text: `${measure} ${food}`.trim(),
        measure,
        food,
        cells: labels.map((label) => cellAt(cells, label.position)),
      });
    }
  }
  const notes = [
    `each of ${counted(foods.length, 'column')} is a food`,
    ...skippedColumnsNote(header, below, new Set([...labels, ...foods].map((one) => one.position))),
    ...rowsOfTotalsNote(totals),
  ];
  return { columns: labels.map(({ name }) => name), lines, faults, notes };
}

import { type DiagnosticSink, fixOf } from '../model/diagnostic.ts';
import type { FoodPatternVector } from '../model/food-patterns.ts';
import type { TableRow } from '../tables/csv/headed-table.ts';
import { nearestOf } from '../text/words/edit-distance.ts';

/** A plain decimal number, as tables print it. */
const NUMBER = /^\d+(\.\d*)?$|^\.\d+$/;

/**
 * Reads a cell that holds an amount: NaN if it is empty, since unknown is not zero. Anything other than a number of 0
 * or more is a fault.
 */
export function readAmount(row: TableRow, column: string, fault: DiagnosticSink): number {
  const text = row.cell(column);
  if (text === '') return Number.NaN;
  if (NUMBER.test(text)) return Number(text);
  fault({
    code: 'import/bad-value',
    message: `${column} "${text}" is not an amount`,
    location: row.at(column),
    field: column,
    value: text,
    expected: 'a number, 0 or more, or an empty cell',
  });
  return Number.NaN;
}

/** Reads a cell that must hold one of a few words. Any other word is reported and gives undefined. */
export function readChoice<Choice extends string>(
  row: TableRow,
  column: string,
  choices: readonly Choice[],
  fault: DiagnosticSink,
): Choice | undefined {
  const text = row.cell(column);
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) {
    fault({
      code: 'import/bad-value',
      message: `Unknown ${column} "${text}"`,
      location: row.at(column),
      field: column,
      value: text,
      expected: `one of ${choices.join(', ')}`,
      ...fixOf(nearestOf(text, choices)),
    });
  }
  return choice;
}

/** Whether a key occurred before. If so, this is reported. */
export function isRepeated(
  row: TableRow,
  column: string,
  known: { readonly has: (key: string) => boolean },
  fault: DiagnosticSink,
): boolean {
  const key = row.cell(column);
  if (!known.has(key)) return false;
  fault({
    code: 'import/duplicate',
    message: `Duplicate ${column} "${key}"`,
    location: row.at(column),
    field: column,
    value: key,
    expected: 'each value once',
  });
  return true;
}

/**
 * Reads the food patterns of a row. A food has all of them or none, because no index could be scored with one of them
 * unknown.
 *
 * @param columns the columns of the food patterns, in the order of the registry
 */
export function readFoodPatternVector(
  row: TableRow,
  columns: readonly string[],
  fault: DiagnosticSink,
): FoodPatternVector | undefined {
  const vector = Float64Array.from(columns, (column) => readAmount(row, column, fault));
  return vector.some(Number.isNaN) ? undefined : vector;
}

/** Text, or null if the cell is empty. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}

import type { FaultSink } from '../model/faults.ts';
import type { TableRow } from './table.ts';

/** A plain decimal number, as tables print it. */
const NUMBER = /^\d+(\.\d*)?$|^\.\d+$/;

/**
 * Reads a cell that holds an amount: NaN where it is empty, since unknown is not zero.
 * Anything but a number from 0 up is a fault.
 */
export function readAmount(row: TableRow, column: string, fault: FaultSink): number {
  const text = row.cell(column);
  if (text === '') return Number.NaN;
  if (NUMBER.test(text)) return Number(text);
  fault({
    code: 'import/bad-value',
    message: `Cannot read ${column} "${text}" as an amount`,
    place: row.place,
    field: column,
    value: text,
    expected: 'a number from 0 up, or nothing',
  });
  return Number.NaN;
}

/** Reads a cell that holds one of a few words; undefined, and a fault, for any other. */
export function readChoice<Choice extends string>(
  row: TableRow,
  column: string,
  choices: readonly Choice[],
  fault: FaultSink,
): Choice | undefined {
  const text = row.cell(column);
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) {
    fault({
      code: 'import/bad-value',
      message: `Cannot read ${column} "${text}"`,
      place: row.place,
      field: column,
      value: text,
      expected: `one of ${choices.join(', ')}`,
    });
  }
  return choice;
}

/** Text, or null where the cell is empty. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}

/** An amount, or null where it is unknown. */
export function knownOrNull(amount: number): number | null {
  return Number.isNaN(amount) ? null : amount;
}

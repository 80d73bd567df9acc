import type { ColumnTopic } from '../header-names.ts';
import { HEADING_COLUMNS, type Heading, isMeal, readHeading } from '../records/headings.ts';
import { dayInTwoCells } from './day-rows.ts';
import type { OtherColumn } from './record-header.ts';

/** Tracks headings in separate rows, such as "Monday" or "Breakfast". */
export class Headings {
  under: ReadonlyMap<Heading['column'], string>;
  readonly #labels: readonly OtherColumn[];

  constructor(labels: readonly OtherColumn[], day: string | undefined) {
    const isInColumn = labels.some(({ topic }) => topic === 'date' || topic === 'day');
    this.under = new Map(day === undefined || isInColumn ? [] : [['day', day]]);
    this.#labels = labels;
  }

  /** Takes a row that is only a heading; returns false for any other row. */
  take(cells: readonly string[]): boolean {
    const day = dayInTwoCells(cells);
    if (day !== undefined) {
      this.place({ column: 'day', title: day });
      return true;
    }
    const filled = cells.map((cell, position) => ({ text: cell.trim(), position }));
    const [only, second] = filled.filter(({ text }) => text !== '');
    if (only === undefined || second !== undefined) return false;
    const heading = readHeading(only.text);
    if (heading === undefined || heading.rest !== '') return false;
    // A value in the column of such a label applies to the rows below.
    const label = this.#labels.find(({ position }) => position === only.position);
    if (label !== undefined && !isOtherTopic(label.topic, heading)) return false;
    this.place(heading);
    return true;
  }

  /** Puts the rows below under a heading. */
  place(heading: Heading): void {
    this.under = placed(heading, this.under);
  }
}

/** Whether a heading in a column of labels has a different topic: a day among meals, a meal among times. */
function isOtherTopic(topic: ColumnTopic | undefined, { column, title }: Heading): boolean {
  if (column === 'day') return topic === 'meal' || topic === 'time' || topic === 'person';
  return column === 'meal' && topic === 'time' && isMeal(title);
}

/** A heading ends the headings of its rank and below: the next day begins without a meal. */
export function placed({ column, title }: Heading, under: ReadonlyMap<Heading['column'], string>) {
  const above = HEADING_COLUMNS.slice(0, HEADING_COLUMNS.indexOf(column));
  const kept = [...under].filter(([name]) => above.some((one) => one === name));
  return new Map([...kept, [column, title] as const]);
}

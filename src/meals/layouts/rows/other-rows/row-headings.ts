import { cellAt } from '../../../../tables/grid.ts';
import type { ColumnTopic } from '../../../headers/header-names.ts';
import { dayInTwoCells, dayWithDate } from '../../../words/days/day-rows.ts';
import { isDay } from '../../../words/headings/days.ts';
import { type Heading, type HeadingsAbove, placed } from '../../../words/headings/heading.ts';
import { isMeal } from '../../../words/headings/meal-names.ts';
import { readHeading } from '../../../words/headings/read-heading.ts';
import type { OtherColumn } from '../../header/record-header.ts';

interface Cell {
  readonly text: string;
  readonly position: number;
}

/** Tracks headings in separate rows, such as "Monday" or "Breakfast". */
export class Headings {
  under: HeadingsAbove;
  readonly #labels: readonly OtherColumn[];
  readonly #foods: readonly number[];

  /**
   * @param above the headings above the header, which apply unless a column has such labels
   * @param foods the positions of the columns of foods
   */
  constructor(labels: readonly OtherColumn[], above: Headings['under'], foods: readonly number[]) {
    this.#foods = foods;
    const topics = labels.map(({ topic }) => (topic === 'date' ? 'day' : topic));
    this.under = new Map(
      [...above].filter(([column]) => !topics.some((topic) => topic === column)),
    );
    this.#labels = labels;
  }

  /** Takes a row that is only a heading, or a day with remarks or sums; returns false for any other row. */
  take(cells: readonly string[]): boolean {
    const day = dayInTwoCells(cells) ?? (this.#hasDay(cells) ? undefined : dayWithDate(cells));
    if (day !== undefined) {
      this.place({ column: 'day', title: day });
      return true;
    }
    const filled = cells.map((cell, position) => ({ text: cell.trim(), position }));
    const [only, second] = filled.filter(({ text }) => text !== '');
    if (only === undefined) return false;
    if (second !== undefined && !this.#isDayOfRows(cells, only)) return false;
    const heading = readHeading(only.text);
    if (heading === undefined || heading.rest !== '') return false;
    // A value in the column of such a label applies to the rows below.
    const label = this.#labels.find(({ position }) => position === only.position);
    if (label !== undefined && !isOtherTopic(label.topic, heading)) return false;
    this.place(heading);
    return true;
  }

  /** Whether a row has a day instead of a food or a meal: "Tag 1 | | | little time", "Day 1 | | 619 g". */
  #isDayOfRows(cells: readonly string[], { text, position }: Cell): boolean {
    const places = [...this.#foods, ...this.#labels.map((label) => label.position)];
    const isElsewhere = places.every((place) => place === position || cellAt(cells, place) === '');
    return places.includes(position) && isElsewhere && isDay(text);
  }

  /** Whether a row has a day in a column of days. */
  #hasDay(cells: readonly string[]): boolean {
    return this.#labels.some(
      ({ topic, position }) =>
        (topic === 'date' || topic === 'day') && cellAt(cells, position) !== '',
    );
  }

  /** Puts the rows below under a heading. */
  place(heading: Heading): void {
    this.under = placed(heading, this.under);
  }
}

/** Whether a heading in a column of labels has a different topic: a day among meals, a meal among times or days. */
function isOtherTopic(topic: ColumnTopic | undefined, { column, title }: Heading): boolean {
  if (column === 'day') return topic === 'meal' || topic === 'time' || topic === 'person';
  const isOther = topic === 'time' || topic === 'day' || topic === 'date' || topic === 'person';
  return column === 'meal' && isOther && isMeal(title);
}

import { lineNumber } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { partEaten } from '../../words/amounts/eaten-part.ts';
import { type Heading, type HeadingsAbove, placed } from '../../words/headings/heading.ts';
import type { LineUnder } from '../rows/other-rows/record-under.ts';

/** A food of a row, without the headings above it. */
export function lineOfFood(row: GridRow, text: string): Omit<LineUnder, 'under'> {
  return {
    location: row.locationOf(row.cells.findIndex((cell) => cell.trim() !== '')),
    line: lineNumber(row.location),
    text,
  };
}

/** The planned foods at the end of a diary so far, which the line below may say were eaten: "Eaten: all". */
export class PlannedFoods {
  #foods: LineUnder[] = [];
  /** The headings above the last planned food; undefined before a plan. */
  #under: HeadingsAbove | undefined;

  /** Takes headings of a plan; the first ones are below those of what was eaten. */
  takeHeadings(headings: readonly Heading[], eaten: HeadingsAbove): void {
    this.#under ??= new Map(eaten);
    for (const heading of headings) this.#under = placed(heading, this.#under);
  }

  /** Takes a planned food; one without headings of its own is below those of what was eaten. */
  add(food: Omit<LineUnder, 'under'>, under = this.#under ?? new Map()): void {
    this.#under = under;
    this.#foods.push({ ...food, under });
  }

  /** Forgets the planned foods, since something else follows. */
  clear(): void {
    this.#foods = [];
    this.#under = undefined;
  }

  /**
   * The planned foods and the last headings above them, if a share of them was eaten; undefined if it is nothing, or there
   * are none. If a part of several meals was eaten, all their foods are uncertain, and nothing is left to apply.
   */
  eaten(share: string):
    | {
        readonly foods: readonly LineUnder[];
        readonly under: HeadingsAbove;
        readonly isRead: boolean;
      }
    | undefined {
    const [planned, under, part] = [this.#foods, this.#under, partEaten(share)];
    this.clear();
    if (under === undefined || planned.length === 0 || part === 0) return undefined;
    const isRead = part !== 1 && planned.some((food) => food.under !== under);
    const foods = planned.map((food) => ({
      ...food,
      text: isRead ? `${food.text} (not all eaten)` : food.text,
    }));
    return { foods, under, isRead };
  }

  /** Whether there are planned foods above. */
  get hasFoods(): boolean {
    return this.#foods.length > 0;
  }
}

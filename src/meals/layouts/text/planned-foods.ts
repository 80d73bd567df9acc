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
  #foods: Omit<LineUnder, 'under'>[] = [];
  #under: HeadingsAbove = new Map();

  /** Takes the headings of a plan, below those of what was eaten. */
  begin(headings: readonly Heading[], eaten: HeadingsAbove): void {
    if (headings.length === 0) return;
    this.#under = headings.reduce<HeadingsAbove>(
      (under, heading) => placed(heading, under),
      this.#foods.length === 0 ? eaten : this.#under,
    );
    this.#foods = [];
  }

  /** Takes a planned food; one without headings of its own is below those of what was eaten. */
  add(food: Omit<LineUnder, 'under'>, under = this.#under): void {
    this.#under = under;
    this.#foods.push(food);
  }

  /** Forgets the planned foods, since something else follows. */
  clear(): void {
    this.#foods = [];
  }

  /** The planned foods and their headings, if a share of them was eaten; undefined if it is nothing, or there are none. */
  eaten(
    share: string,
  ): { readonly foods: readonly LineUnder[]; readonly under: HeadingsAbove } | undefined {
    const under = this.#under;
    const foods = this.#foods.map((food) => ({ ...food, under }));
    this.clear();
    return foods.length === 0 || partEaten(share) === 0 ? undefined : { foods, under };
  }

  /** Whether there are planned foods above. */
  get hasFoods(): boolean {
    return this.#foods.length > 0;
  }
}

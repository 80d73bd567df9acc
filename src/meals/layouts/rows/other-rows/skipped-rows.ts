import { cellAt, filledCells, type GridRow } from '../../../../tables/grid.ts';
import { skippedNote } from '../../../../text/escaping/notes-on-lines.ts';
import { isNoFood, isNoFoodLine, labelOfNoFood } from '../../../words/amounts/not-eaten.ts';
import { rowsOfTotalsNote } from '../../../words/totals-rows.ts';
import { isNutrientRow } from '../../header/nutrient-rows.ts';
import type { OtherColumn } from '../../header/record-header.ts';
import type { FoodCells } from '../columns/food-cells.ts';
import type { LabelColumns } from '../columns/label-columns.ts';
import { textWithoutFood, withoutFoodNote } from './rows-without-food.ts';

/** The rows of a table that are not about foods: totals, remarks, exercise, and rows with a blank food. */
export class SkippedRows {
  readonly #foods: FoodCells;
  readonly #labels: LabelColumns;
  #totals = 0;
  /** The rows below belong to a list of something else, such as exercises. */
  #isInList = false;
  /** Labels such as "Exercise". */
  readonly #nonFoods = new Set<string>();
  /** The texts of rows with a blank food. */
  readonly #withoutFood: string[] = [];

  /** The positions of columns that say what a row is about, without those of labels. */
  readonly #kinds: readonly number[];

  /** @param others the columns that are neither food nor amount */
  constructor(foods: FoodCells, labels: LabelColumns, others: readonly OtherColumn[]) {
    this.#foods = foods;
    this.#labels = labels;
    const kinds = others.filter(({ name }) => KIND_OF_ROW.test(name));
    this.#kinds = kinds.map(({ position }) => position);
  }

  /** Ends a list of something else: a heading follows. */
  endList(): void {
    this.#isInList = false;
  }

  /**
   * Takes a row of totals or of something other than food; returns false for any other row.
   *
   * @param isNutrient whether the row sums up a nutrient, together with those next to it
   */
  take(cells: readonly string[], isNutrient: boolean): boolean {
    if (this.#isInList) return true;
    if (isNutrient) {
      for (const name of this.#foods.names(cells)) this.#nonFoods.add(name);
      return true;
    }
    if (this.#foods.isOfTotals(cells, this.#labels.places)) {
      this.#totals += 1;
      return true;
    }
    if (this.#foods.hasId(cells)) return false;
    const isBlank = this.#foods.names(cells).every((name) => name.trim() === '');
    const label =
      labelOfNonFood(cells, this.#labels.places) ??
      (isBlank ? nutrientOfRow(cells, this.#labels.places) : undefined) ??
      (cells.some(isAmountOfFood)
        ? undefined
        : (labelOfNonFood(cells, this.#kinds) ?? this.#labelInFood(cells))) ??
      this.#foods.names(cells).find(isNoFoodLine);
    if (label !== undefined) this.#nonFoods.add(label);
    if (label !== undefined) return true;
    const list = this.#foods.names(cells).find(isNoFood);
    if (list === undefined || !isHeaderOfList(cells)) return false;
    this.#nonFoods.add(list);
    this.#isInList = true;
    return true;
  }

  /** A remark in place of a food, with its label, since it may name a food: "Notiz: viel Stress". */
  #labelInFood(cells: readonly string[]): string | undefined {
    return this.#foods.names(cells).find((name) => labelOfNoFood(name) !== undefined);
  }

  /**
   * Remembers the text of a row whose food is blank.
   *
   * @param next the row below, if there is one
   */
  noteWithoutFood(row: GridRow, others: readonly OtherColumn[], next: GridRow | undefined): void {
    const text = textWithoutFood(row, others, this.#labels.places, next);
    if (text !== undefined) this.#withoutFood.push(text);
  }

  notes(): string[] {
    return [
      ...skippedNote(this.#nonFoods),
      ...withoutFoodNote(this.#withoutFood),
      ...rowsOfTotalsNote(this.#totals),
    ];
  }
}

/** A column that says whether a row is food, exercise or a note, as apps export their logs. */
const KIND_OF_ROW =
  /^(?:(?:entry|log|record|item)[ _-]?)?(?:type|kind|category)$|^(?:eintrags?)?(?:art|typ)$|^kategorie$/i;

/** "50 g", "200 ml" or "50 g oats": a row with it is about food, even of the kind "Weight" or "Sport". */
function isAmountOfFood(cell: string): boolean {
  return /^\d+(?:[.,]\d+)?\s?(?:k?g|m?l|[cd]l)(?!\p{L})/iu.test(cell.trim());
}

/** Whether a row has the names of columns: "EXERCISES | Calories | Minutes". */
function isHeaderOfList(cells: readonly string[]): boolean {
  const filled = filledCells(cells);
  return filled.length > 2 && !filled.some((cell) => /\d/.test(cell));
}

/** The label of a row about remarks, exercise or the like. */
function labelOfNonFood(cells: readonly string[], labels: readonly number[]): string | undefined {
  return labels
    .map((position) => cellAt(cells, position).replace(/:.*$/s, ''))
    .find((label) => label !== '' && isNoFood(label));
}

/** The nutrient that a row without a food sums up, in place of its day or meal: "Eiweiß | | 75". */
function nutrientOfRow(cells: readonly string[], labels: readonly number[]): string | undefined {
  return labels.map((position) => cellAt(cells, position)).find(isNutrientRow);
}

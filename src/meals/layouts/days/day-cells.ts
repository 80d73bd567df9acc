import { type Diagnostic, lineNumber } from '../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../tables/grid.ts';
import {
  BOTTLE_WORDS,
  CAN_WORDS,
  CUP_WORDS,
  GLASS_WORDS,
} from '../../../text/vocabulary/container-words.ts';
import { VOLUME_WORDS } from '../../../text/vocabulary/unit-words.ts';
import type { RecordLine } from '../../records/dietary-record.ts';
import { withUnit } from '../../words/amounts/amount-cells.ts';
import { isNothing } from '../../words/amounts/not-eaten.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { amountFault, isUnknownAmount } from '../amounts/amount-faults.ts';
import type { ClearAmounts } from '../amounts/amount-marks.ts';
import { isDrink } from '../header/food-columns.ts';
import { pairedLines } from '../rows/parallel-lines.ts';
import type { DayColumn, DayLayout } from './day-table.ts';
import type { LabelOfRow } from './labels-of-rows.ts';

/** An amount without a food, in a row whose label is the food: "Water | 6 cups | 4 cups". */
const AMOUNT_ALONE = new RegExp(
  String.raw`^(?:(?:ca\.?|circa|etwa|about|approx\.?|~)\s*)?[\d.,/½¼¾⅓⅔–-]+\s*(?:${VOLUME_WORDS}|${CUP_WORDS}|${GLASS_WORDS}|${BOTTLE_WORDS}|${CAN_WORDS}|pints?|gläschen)?\.?$`,
  'i',
);

/** What is needed to read the cells of foods. */
interface DayCellsOptions {
  readonly layout: DayLayout;
  /** Further columns of labels. */
  readonly kept: readonly LabelOfRow[];
  readonly faultAt: ClearAmounts['faultAt'];
}

/** Collects the lines of the cells below days or meals, and their faults. */
export class DayCells {
  readonly lines: RecordLine[] = [];
  readonly faults: Diagnostic[] = [];
  readonly #options: DayCellsOptions;

  constructor(options: DayCellsOptions) {
    this.#options = options;
  }

  /**
   * Adds the foods in the cells of a day or a meal.
   *
   * @param label the label of the row
   */
  add(row: GridRow, label: string, column: DayColumn): void {
    const { title, amount } = column;
    const weighedCell = amount === undefined ? '' : cellAt(row.cells, amount.position);
    for (const position of [column.position, ...column.further]) {
      const cell = cellAt(row.cells, position);
      const pairs = pairedLines(cell, weighedCell);
      for (const [text, weighed] of pairs ?? [[cell, weighedCell] as const]) {
        if (text === '' || isNothing(text)) continue;
        if (isNothing(weighed) && !isUnknownAmount(weighed)) continue;
        const fault = amount && this.#faultOf(row, amount.position, weighed, pairs !== undefined);
        if (fault !== undefined) {
          this.faults.push(fault);
          continue;
        }
        const measure = amount === undefined ? '' : withUnit(weighed, amount.unit);
        this.lines.push({
          location: row.locationOf(position),
          line: lineNumber(row.location),
          ...foodAndAmount(text, measure, this.#foodOfRow(label, title)),
          cells: this.#labelsOf(row, { across: title, down: label }),
        });
      }
    }
  }

  /** @param isPaired whether the cell has several amounts, each next to its food */
  #faultOf(
    row: GridRow,
    position: number,
    weighed: string,
    isPaired: boolean,
  ): Diagnostic | undefined {
    const unclear = isPaired ? undefined : this.#options.faultAt(row.cells, position);
    const fault = unclear || amountFault(weighed, '');
    return fault && { ...fault, field: 'amount', location: row.locationOf(position) };
  }

  /** The food that a row or a column is named after; undefined if neither names a food. */
  #foodOfRow(label: string, title: string): string | undefined {
    // The cells below meals are days, not foods.
    if (this.#options.layout.down === 'meal' && !isMeal(label)) return label;
    return isDrink(title) ? title : undefined;
  }

  /** The further labels of a row, and then its day and its meal. */
  #labelsOf(row: GridRow, { across, down }: Readonly<Record<'across' | 'down', string>>): string[] {
    const { layout, kept } = this.#options;
    const further = kept.map(({ of }) => of(row));
    return layout.across === 'day' ? [...further, across, down] : [...further, down, across];
  }
}

/**
 * The text of a line, with its amount.
 *
 * @param named the food of a cell that has only an amount; undefined if nothing names one
 */
function foodAndAmount(
  text: string,
  measure: string,
  named: string | undefined,
): Pick<RecordLine, 'text' | 'measure' | 'food'> {
  if (named !== undefined && AMOUNT_ALONE.test(text))
    return { text: `${text} ${named}`, measure: text, food: named };
  return measure === '' ? { text } : { text: `${measure} ${text}`, measure, food: text };
}

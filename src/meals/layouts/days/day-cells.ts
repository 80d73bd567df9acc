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
    const { layout, faultAt } = this.#options;
    const { title, amount } = column;
    const at = (position: number) => cellAt(row.cells, position);
    const weighedCell = amount === undefined ? '' : at(amount.position);
    // The cells below meals are days, not foods.
    const named =
      layout.down === 'meal' && !isMeal(label) ? label : isDrink(title) ? title : undefined;
    for (const position of [column.position, ...column.further]) {
      const pairs = pairedLines(at(position), weighedCell);
      for (const [text, weighed] of pairs ?? [[at(position), weighedCell] as const]) {
        if (text === '' || isNothing(text)) continue;
        if (isNothing(weighed) && !isUnknownAmount(weighed)) continue;
        const unclear = pairs === undefined && amount && faultAt(row.cells, amount.position);
        const fault = unclear || amountFault(weighed, '');
        if (amount !== undefined && fault !== undefined) {
          const location = row.locationOf(amount.position);
          this.faults.push({ ...fault, field: 'amount', location });
          continue;
        }
        const measure = amount === undefined ? '' : withUnit(weighed, amount.unit);
        this.lines.push({
          location: row.locationOf(position),
          line: lineNumber(row.location),
          ...foodAndAmount(text, measure, named),
          cells: this.#labelsOf(row, { across: title, down: label }),
        });
      }
    }
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

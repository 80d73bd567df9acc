import type { Diagnostic } from '../../../model/diagnostic.ts';
import { cellAt } from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { isPersonCount } from '../../headers/amount-names.ts';
import { statesAmount } from '../../words/begins-with-amount.ts';
import type { AmountColumns } from '../amounts/amount-columns.ts';
import type { OtherColumn } from '../header/record-header.ts';

/** The columns of a table that say for how many people the amount of a row is. */
export class PersonCounts {
  readonly #columns: readonly OtherColumn[];

  constructor(others: readonly OtherColumn[]) {
    this.#columns = others.filter(({ name }) => isPersonCount(name));
  }

  /**
   * The fault of an amount, in a cell of its own or in the text of the food, that several people shared; undefined if it
   * is the amount of one of them.
   */
  faultOf(
    cells: readonly string[],
    position: number,
    { amounts: { amounts }, food }: { readonly amounts: AmountColumns; readonly food: number },
  ): Omit<Diagnostic, 'location'> | undefined {
    const text = cellAt(cells, food);
    const amount = cellAt(cells, position) || (statesAmount(text) ? text : '');
    const { scope } = amounts.find((one) => one.position === position) ?? {};
    if (amount === '' || scope === 'person') return undefined;
    const column = this.#columns.find((one) => peopleIn(cellAt(cells, one.position)) > 1);
    if (column === undefined) return undefined;
    return {
      code: 'meal/bad-amount',
      field: 'amount',
      message: `Amount ${quoted(amount)} is for ${cellAt(cells, column.position)} people, according to the column ${quoted(column.name)}`,
      value: amount,
      expected: 'the amount that one person ate, in a column such as "Amount per person"',
    };
  }
}

/** The largest number of people in a text, without weights: "4", "4-6 servings", "1 (250 g)"; 1 if there is none. */
export function peopleIn(text: string): number {
  const numbers = text.match(NUMBER_OF_PEOPLE) ?? [];
  return numbers.length === 0 ? 1 : Math.max(...numbers.map(decimalOf));
}

const NUMBER_OF_PEOPLE =
  /(?<![\d.,])\d+(?:[.,]\d+)?(?![\d.,]*\d|\s?(?:k?g|[mcd]?l|oz|lbs?|cups?|%)(?!\p{L}))/giu;

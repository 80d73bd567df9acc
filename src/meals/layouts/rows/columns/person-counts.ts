import type { Diagnostic } from '../../../../model/diagnostic.ts';
import { cellAt } from '../../../../tables/grid.ts';
import { quoted } from '../../../../text/escaping/quote.ts';
import { isPersonCount } from '../../../headers/amount-names.ts';
import { memberOfPortions } from '../../../headers/portions-name.ts';
import { statesAmount } from '../../../words/amounts/begins-with-amount.ts';
import { peopleStated } from '../../../words/people/people-in-text.ts';
import type { AmountColumns } from '../../amounts/amount-columns.ts';
import type { OtherColumn } from '../../header/record-header.ts';

interface PeopleColumn extends OtherColumn {
  /** It is a member of a dish, such as "servings". */
  readonly isOfDish: boolean;
}

/** The columns of a table that say for how many people the amount of a row is. */
export class PersonCounts {
  readonly #columns: readonly PeopleColumn[];

  constructor(others: readonly OtherColumn[]) {
    this.#columns = others.flatMap((column): PeopleColumn[] => {
      const member = memberOfPortions(column.name);
      if (member !== undefined) return [{ ...column, name: member, isOfDish: true }];
      return isPersonCount(column.name) ? [{ ...column, isOfDish: false }] : [];
    });
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
    const [several] = this.#columns.flatMap(({ name, position: at, isOfDish }) => {
      const people = peopleStated(cellAt(cells, at));
      if (people === undefined || people.count === 1) return [];
      // 0 children in a table are none of those who shared, but half a serving of a dish is not what one person ate.
      return people.count > 1 || isOfDish ? [{ name, people }] : [];
    });
    if (several === undefined) return undefined;
    const { name, people } = several;
    return {
      code: 'meal/bad-amount',
      field: 'amount',
      message: `Amount ${quoted(amount)} is for ${people.text} people, according to the column ${quoted(name)}`,
      value: amount,
      expected: 'the amount that one person ate, in a column such as "Amount per person"',
    };
  }
}

import { expect, test } from 'vitest';
import { entryMembers } from '../../../src/meals/entries/entry-members.ts';

/** A row of a database library: its columns are getters of its class. */
class Row {
  readonly food_id = 'apple';
  readonly #amount: number;

  constructor(amount: number) {
    this.#amount = amount;
  }

  get amount(): number {
    return this.#amount;
  }

  get related(): never {
    throw new Error('a query that nobody needs');
  }
}

class HalfRow extends Row {
  override get amount(): number {
    return super.amount / 2;
  }
}

test.each([
  ['getters of its class', new Row(200), { food_id: 'apple', amount: 200 }],
  ['getters of a subclass', new HalfRow(200), { food_id: 'apple', amount: 100 }],
  [
    'values of another object',
    Object.assign(Object.create({ amount: 5 }), { unit: 'g' }),
    { amount: 5, unit: 'g' },
  ],
  [
    'own values that are not listed',
    Object.defineProperty(new Row(1), 'unit', { value: 'g' }),
    { amount: 1, unit: 'g' },
  ],
])('an entry has %s', (_, entry, members) => {
  expect(entryMembers(entry)).toMatchObject(members);
});

test.each([[{ amount: 1 }], [Object.create(null)], [new Map().get(1)], [null], ['text'], [[1]]])(
  '%o inherits nothing',
  (entry) => {
    expect(entryMembers(entry)).toBe(entry);
  },
);

test('methods are no members, except those with the name of one', () => {
  class Entry {
    readonly food_id = 'apple';
    save() {}
    amount() {}
  }
  expect(Object.getOwnPropertyNames(entryMembers(new Entry()))).toEqual(['amount', 'food_id']);
});

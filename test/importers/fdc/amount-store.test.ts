import { expect, test } from 'vitest';
import { AmountStore } from '../../../src/importers/fdc/amount-store.ts';

function storeOf(...rows: readonly (readonly [food: number, nutrient: number, amount: number])[]) {
  const store = new AmountStore();
  for (const row of rows) store.add(...row);
  return store;
}

test('AmountStore counts each unread food once, however often another is read', () => {
  const store = storeOf([7, 1, 2], [7, 3, 4], [8, 1, 5], [9, 1, 6]);
  expect(store.unread).toBe(3);
  for (let time = 0; time < 3; time += 1) {
    expect(store.of(7, () => {})).toEqual(
      new Map([
        [3, 4],
        [1, 2],
      ]),
    );
  }
  expect(store.unread).toBe(2);
  expect(store.of(6, () => {})).toBeUndefined();
  expect(store.unread).toBe(2);
});

test('AmountStore reports a second amount the first time, and keeps it unknown', () => {
  const store = storeOf([7, 1, 2], [7, 1, 3], [7, 2, 9]);
  const seconds: [number, number][] = [];
  const read = () => store.of(7, (nutrient, amount) => seconds.push([nutrient, amount]));
  const first = read();
  expect(first?.get(1)).toBeNaN();
  expect(first?.get(2)).toBe(9);
  expect(read()).toEqual(first);
  expect(seconds).toEqual([[1, 3]]);
});

import { expect, test } from 'vitest';
import { joinedHeader } from '../../../../src/meals/layouts/header/two-line-header.ts';

const row = (cells: readonly string[]) => ({
  cells,
  location: { file: 'a.csv' },
  locationOf: () => ({ file: 'a.csv' }),
});

test.each([
  [
    ['Food', 'Amount', 'kcal'],
    ['', '(g)', '(est.)'],
    ['Food', 'Amount (g)', 'kcal (est.)'],
  ],
  [
    ['Lebensmittel', 'Menge'],
    ['', 'in Gramm'],
    ['Lebensmittel', 'Menge (in Gramm)'],
  ],
  [
    ['Food', 'Amount', ''],
    ['', 'g', 'ml'],
    ['Food', 'Amount (g)', 'Amount (ml)'],
  ],
  [
    ['Lebensmittel', 'Menge', 'Menge'],
    ['', 'fest (g)', 'flüssig (ml)'],
    ['Lebensmittel', 'Menge fest (g)', 'Menge flüssig (ml)'],
  ],
  [
    ['Lebensmittel', 'verzehrte'],
    ['', 'Menge (g)'],
    ['Lebensmittel', 'verzehrte Menge (g)'],
  ],
  [
    ['', 'Verzehr', 'Verzehr'],
    ['Tag', 'Lebensmittel', 'g'],
    ['Tag', 'Lebensmittel', 'g'],
  ],
  [
    ['Tag', 'Verzehr', ''],
    ['', 'Lebensmittel', 'Menge (g)'],
    ['Tag', 'Lebensmittel', 'Menge (g)'],
  ],
  [
    ['Lebensmittel', 'Menge', 'Menge'],
    ['Lebensmittel', 'Zahl', 'Einheit'],
    ['Lebensmittel', 'Menge', 'Einheit'],
  ],
  [
    ['Lebensmittel', 'Menge (g)', '', ''],
    ['', 'Soll', 'Ist', 'Rest'],
    ['Lebensmittel', 'Menge Soll (g)', 'Menge Ist (g)', 'Rest'],
  ],
  [
    ['Food', 'Amount (g)', '', ''],
    ['', 'planned', 'eaten', 'remark'],
    ['Food', 'Amount planned (g)', 'Amount eaten (g)', 'remark'],
  ],
])('%j above %j are two lines of a header', (first, second, header) => {
  expect(joinedHeader(first, row(second))).toEqual(header);
});

test.each([
  [
    ['Food', 'Amount'],
    ['apple', '150'],
  ],
  [
    ['Food', 'Amount'],
    ['apple', '150 g'],
  ],
  [
    ['Food', 'Amount'],
    ['', ''],
  ],
  [
    ['Protokoll', ''],
    ['Lebensmittel', 'Menge'],
  ],
  [
    ['Meal', 'Food'],
    ['Breakfast', ''],
  ],
])('%j above %j are not two lines of a header', (first, second) => {
  expect(joinedHeader(first, row(second))).toBeUndefined();
});

import { expect, test } from 'vitest';
import { anchoredTotals } from '../../../src/meals/totals/anchored-totals.ts';
import { totalsTableOf } from '../../../src/meals/totals/totals-table.ts';

const OPTIONS = { groupBy: [], columnMap: {}, unit: undefined };
const HEADER = ['id', 'day', 'KCAL', 'PROT', 'TFAT', 'CARB', 'SODI', 'site'];

function groupOf(row: string, labels = [0, 1], header = HEADER) {
  const table = totalsTableOf(header, OPTIONS);
  if (table === undefined) throw new Error('no totals');
  return anchoredTotals(row.split(','), { ...table, names: header, labels });
}

test('anchoredTotals() finds the labels before figures that agree with each other', () => {
  const expected = ['7', '1'];
  // A row that was cut short, one with a cell after its last one, and a thousands separator in the sodium.
  expect(groupOf('7,1,2000,75,80,245')).toEqual(expected);
  expect(groupOf('7,1,2000,75,80,245,3000,B,')).toEqual(expected);
  expect(groupOf('7,1,2000,75,80,245,3,000,B')).toEqual(expected);
  expect(groupOf('7,1,2000,75,80,245,3000')).toEqual(expected);
});

test('anchoredTotals() finds the labels after these figures, counted from the end', () => {
  expect(groupOf('Huber, Anna,1,2000,75,80,245,3000,B', [7])).toEqual(['B']);
  expect(groupOf('7,1,2000,75,80,245,3,000,B', [7])).toBeUndefined();
});

test('anchoredTotals() finds none if a label may be in another cell', () => {
  for (const row of [
    'Huber, Anna,1,2000,75,80,245,3000,B',
    '7,2000,75,80,245,3000,B',
    '7,1,2,000,75,80,245,3000,B',
    '7,1,2000,,80,245,3000',
    '7,1,0,0,0,0,0',
    '7',
  ]) {
    expect([row, groupOf(row)]).toEqual([row, undefined]);
  }
  const header = ['id', 'day', 'KCAL', 'SODI', 'SFAT', 'G_WHOLE', 'F_TOTAL'];
  expect(groupOf('7,1,2000,3000,20,2', [0, 1], header)).toBeUndefined();
});

test('anchoredTotals() knows the columns of intakes, and energy from alcohol', () => {
  const energy = ['energy_kJ', 'protein_g', 'fat_g', 'carbohydrates_g', 'alcohol_g'];
  const header = ['id', 'entries', ...energy, 'f_total', 'unknown_g', 'estimated_g'];
  expect(groupOf('7,9,8368,75,80,145,57.1,1', [0], header)).toEqual(['7']);
  expect(groupOf('7,9,8368,75,80,145,,1', [0], header)).toBeUndefined();
});

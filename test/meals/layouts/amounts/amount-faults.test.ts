import { expect, test } from 'vitest';
import { amountFault } from '../../../../src/meals/layouts/amounts/amount-faults.ts';

test.each([
  ['15 %', 'g', 'meal/bad-amount'],
  ['12.5%', '', 'meal/bad-amount'],
  ['2026-05-01', 'g', 'meal/bad-amount'],
  ['1.5.2026', 'g', 'meal/bad-amount'],
  ['01. Feb', '', 'meal/bad-amount'],
  ['1-Feb', '', 'meal/bad-amount'],
  ['Mrz 04', '', 'meal/bad-amount'],
  ['02. Januar', '', 'meal/bad-amount'],
  ['0,15 g', 'kg', 'meal/bad-amount'],
  ['200 ml', 'Gramm', 'meal/bad-amount'],
  ['<5', 'g', 'meal/bad-amount'],
  ['max. 10 g', '', 'meal/bad-amount'],
  ['less than 5', 'g', 'meal/bad-amount'],
  ['Spuren', 'g', 'meal/bad-amount'],
  ['trace', '', 'meal/bad-amount'],
  ['#N/A', 'g', 'meal/bad-amount'],
  ['#DIV/0!', 'g', 'meal/bad-amount'],
  ['#BEZUG!', 'g', 'meal/bad-amount'],
  ['#NAME?', 'g', 'meal/bad-amount'],
  ['#ÜBERLAUF!', '', 'meal/bad-amount'],
  ['Err:502', 'g', 'meal/bad-amount'],
  ['Fehler: 508', '', 'meal/bad-amount'],
  ['######', 'g', 'meal/bad-amount'],
  ['0x10', 'g', 'meal/bad-amount'],
  ['WAHR', 'g', 'meal/bad-amount'],
  ['∞', '', 'meal/bad-amount'],
  ['-50', 'g', 'meal/negative-amount'],
  ['−50 g', '', 'meal/negative-amount'],
])('amountFault(%s, %s) returns %s', (cell, unit, code) => {
  expect(amountFault(cell, unit)).toMatchObject({ code, value: cell });
});

test.each([
  ['150', 'g'],
  ['150 g', 'g'],
  ['150 gr', 'Gramm'],
  ['2 EL', 'g'],
  ['200 ml', 'Glas'],
  ['½', 'cup'],
  ['2 Marillen', ''],
  ['1 Maispoularde', ''],
  ['- 50 g', ''],
  ['-', 'g'],
  ['ca. 100', 'g'],
  ['5 bis 10', 'g'],
  ['1 (50 %)', ''],
  ['#2', ''],
  ['', ''],
])('amountFault(%s, %s) accepts amounts as people write them', (cell, unit) => {
  expect(amountFault(cell, unit)).toBeUndefined();
});

import { expect, test } from 'vitest';
import {
  cellAmount,
  clearNumber,
  decimalMarkOf,
} from '../../../../../src/importers/foods-table/columns/cells/cell-values.ts';
import { parseWeight } from '../../../../../src/importers/foods-table/headings/parse-weight.ts';

test.each([
  ['12', 'point', 12],
  ['0', 'point', 0],
  ['.5', 'point', 0.5],
  ['1,5', 'point', 1.5],
  ['1,250', 'either', 1.25],
  ['1.250,5', 'either', 1250.5],
  ['1,250.5', 'point', 1250.5],
  ['1.250', 'either', 1.25],
  ['1.250', 'comma', 1250],
  ['12.5', 'comma', 12.5],
  ['ca. 12', 'point', 12],
  ['~1.250', 'comma', 1250],
  ['1,250', 'point only', 1250],
  ['1,5', 'point only', 1.5],
  ['3 060', 'either', 3060],
  ['1\u00a0250,5', 'either', 1250.5],
  ['165*', 'point', 165],
  ['2,1²', 'comma', 2.1],
  ['1,8 a)', 'comma', 1.8],
  ['1.8 2)', 'point', 1.8],
  ['1,8¹)', 'comma', 1.8],
  ['48 *)', 'comma', 48],
  ['1,5E+01', 'comma', 15],
  ['(0.5)', 'point', 0.5],
  ['[0,5]', 'comma', 0.5],
  ['0,5 (geschätzt)', 'comma', 0.5],
  ['0,5 ± 0,1', 'comma', 0.5],
  ['9.4 ± 0.3a', 'point', 9.4],
  ['4.0bc ± 0.3', 'point', 4],
  ['12 +/- 2', 'point', 12],
  ['1.250 ± 10 %', 'comma', 1250],
  ['½', 'comma', 0.5],
  ['1 ½', 'comma', 1.5],
  ['1⅛', 'comma', 1.125],
  ['1.8', 'unclear', 1.8],
  ['1,8', 'unclear', 1.8],
] as const)('cellAmount() reads %s where the decimal mark is %s', (text, mark, amount) => {
  expect(cellAmount(text, mark)).toEqual({ amount });
});

test.each([
  ['188 kJ / 45 kcal', { amount: 188, unit: 'kJ' }],
  ['1.850 kJ (441 kcal)', { amount: 1850, unit: 'kJ' }],
  ['1,046 kJ / 250 kcal', { amount: 1046, unit: 'kJ' }],
  ['45kcal/188kJ', { amount: 45, unit: 'kcal' }],
  ['45 kcal / 44 kcal', undefined],
])('cellAmount() reads the first of two energies: %s', (text, amount) => {
  expect(cellAmount(text, 'comma')).toEqual(amount);
});

test.each([
  [',', ['1,5', '1.250'], 'point'],
  [',', ['1.250,5', '1.250'], 'comma'],
  [',', ['1,5', '1,250'], 'either'],
  [',', ['12.5', '1,250'], 'point only'],
  [',', ['12.5', '1,250', '1,5'], 'point'],
  [',', ['1.250.000', '1.250 mg'], 'comma'],
  [',', ['1.250,5 mg', '0.5'], 'point'],
  [';', ['Brot', '1,5', '1.250'], 'comma'],
  [';', ['1,5', '1.8'], 'unclear'],
  [';', ['1,250', '1.250'], 'either'],
  [';', ['Brot', '2.340', '74'], 'comma'],
  [';', ['0.125', '1.250'], 'point only'],
  ['\t', ['81.5', '1,280'], 'point only'],
  [';', ['81.5', '1,280', '0,125'], 'unclear'],
  ['\t', ['1.250', '74'], 'either'],
  [undefined, ['1,5'], 'point'],
])('decimalMarkOf() for a table with the separator %s and %j is %s', (separator, cells, mark) => {
  expect(decimalMarkOf(separator, [{ cells }])).toBe(mark);
});

test.each([
  ['1.250', '1250 or 1.25, since a point may separate'],
  ['1,250', '1250 or 1.25, since a comma may separate'],
])('%s is refused if both points and commas are decimal in other cells', (text, expected) => {
  expect(cellAmount(text, 'unclear')).toBeUndefined();
  expect(clearNumber(text, 'unclear')).toContain(expected);
  expect(clearNumber('12,5', 'unclear')).toBeUndefined();
});

test.each(['± 0,1', '12?', '2-3', '>280', '2 ½ ½', '#DIV/0!', '(a)'])(
  'cellAmount() refuses %s',
  (text) => {
    expect(cellAmount(text, 'comma')).toBeUndefined();
  },
);

test('cellAmount() reads the unit of a cell', () => {
  expect(cellAmount('1,4E+01 mg*', 'comma')).toEqual({ amount: 14, unit: 'mg' });
  expect(cellAmount('80 mg (100 % NRV)', 'comma')).toEqual({ amount: 80, unit: 'mg' });
  expect(cellAmount('2,1 mg/15%*', 'comma')).toEqual({ amount: 2.1, unit: 'mg' });
  expect(cellAmount('200 IE', 'comma')).toEqual({ amount: 200, unit: 'IU' });
  expect(cellAmount('0,5 ± 0,1 g', 'comma')).toEqual({ amount: 0.5, unit: 'g' });
  expect(cellAmount('0,5 g ± 0,1 g', 'comma')).toEqual({ amount: 0.5, unit: 'g' });
  expect(cellAmount('½ g', 'comma')).toEqual({ amount: 0.5, unit: 'g' });
  expect(cellAmount('12 mg', 'point')).toEqual({ amount: 12, unit: 'mg' });
  expect(cellAmount('3kJ', 'point')).toEqual({ amount: 3, unit: 'kJ' });
});

test.each([
  ...['', '-', '–', '--', '*', 'N', 'n/a', 'N.A.', 'k.A.', 'k. A.', 'o. A.', 'ohne Angabe', 'n.b.'],
  ...['Tr', 'TR', 'Spuren', 'in Spuren', '<0.1', '<0,1', '< LOD', '<LOQ', 'nd', 'n. n.', '+'],
  ...['nicht nachweisbar', 'unter 0,1', 'max. 0,5', '\u2212', 'trazas', 'tracce', 'sporen'],
  ...['inferior a 0,01', 'inférieur à 0,5', 'meno di 0,5', 'non disponible', 'not analyzed'],
])('cellAmount() reads "%s" as unknown, not as zero', (text) => {
  expect(cellAmount(text, 'point')).toEqual({ amount: Number.NaN });
});

test.each(['abc', '-3', '1,250', '1046 250', '12 apples', '1.2.3'])(
  'cellAmount() refuses "%s"',
  (text) => {
    expect(cellAmount(text, 'point')).toBeUndefined();
  },
);

test('parseWeight() reads the last weight in a text', () => {
  expect(parseWeight('2 slices (60 g)')).toEqual({ amount: 60, unit: 'g' });
  expect(parseWeight('1 Glas (0,2 l, 200ml)')).toEqual({ amount: 200, unit: 'ml' });
  expect(parseWeight('a slice')).toBeUndefined();
});

test('cellAmount() does not read a point after a zero as a thousands separator', () => {
  expect(cellAmount('0.125', 'comma')).toEqual({ amount: 0.125 });
});

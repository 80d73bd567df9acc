import { expect, test } from 'vitest';
import {
  shownNumber,
  showsStoredNumber,
} from '../../../../src/tables/workbook/spreadsheets/number-format.ts';

test.each([
  [0.02, '0%', '2 %'],
  [0.125, '0.0 %', '12.5 %'],
  [0.123456, '0%', '12.3456 %'],
  [-0.5, '0.00%;[Red]-0.00%', '-50 %'],
  // A percent sign in quoted text does not multiply.
  [12.5, '0.0"%"', '12.5 %'],
  [1_234_567, '#,##0,', '1234.567'],
  [1_234_567, '0.0,,', '1.234567'],
  // "1.2k" displays the stored number, but "1.2 g" another one.
  [1234, '0.0,"k"', '1234'],
  [2_500_000, '0.0,, "Mio."', '2500000'],
  [1234, '0.0, "g"', '1.234 g'],
  [12.5, '0.0\\ \\g', '12.5 g'],
  [150, 'General" kcal"', '150 kcal'],
  [7, '000', '007'],
  [5, '"P-"000', 'P-005'],
  [0.05, '[<0.1]"<0.1";0.0', '<0.1'],
  [0.5, '[<0.1]"<0.1";0.0', '0.5'],
  [0, '0.0;-0.0;"n. b."', 'n. b.'],
])('shownNumber(%f, %s) is %s', (value, format, shown) => {
  expect(shownNumber(value, format)).toBe(shown);
  expect(showsStoredNumber(format)).toBe(false);
});

test.each([
  [1234.5, '#,##0.00', '1234.5'],
  [1 / 3, '# ?/?', '0.333333333333333'],
  [4e12, '0.00E+00', '4000000000000'],
  [0.1 + 0.2, 'General', '0.3'],
  [-3, '0;[Red]-0', '-3'],
  [5, '@', '5'],
  [3.5, '_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-', '3.5'],
  // An accounting format displays zero as a dash, but it is a zero.
  [0, '_-* #,##0.00\\ _€_-;-* #,##0.00\\ _€_-;_-* "-"??\\ _€_-;_-@_-', '0'],
  [0, ';;;', '0'],
])('shownNumber(%f, %s) is %s, the stored number', (value, format, shown) => {
  expect(shownNumber(value, format)).toBe(shown);
  expect(showsStoredNumber(format)).toBe(true);
});

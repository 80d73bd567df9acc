import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigit, normaliseGtin } from '../../src/model/gtin.ts';

test.each([
  ['10061282', '00000010061282', 'GTIN-8'],
  ['036000291452', '00036000291452', 'UPC-A'],
  ['3017620422003', '03017620422003', 'EAN-13'],
  ['17611654666872', '17611654666872', 'GTIN-14 of a case'],
  [' 0123 45678905', '00012345678905', 'spaces'],
  ['76/14-55.13'.replace('/', '-'), '00000076145513', 'separators'],
])('normaliseGtin() brings %s to 14 digits (%s)', (text, gtin) => {
  expect(normaliseGtin(text)).toBe(gtin);
});

test.each([
  ['036000291455', 'wrong check digit'],
  ['71923722898', '11 digits'],
  ['12345', 'too short'],
  ['123456789012345', 'too long'],
  ['7.1923722898E10', 'a spreadsheet number'],
  ['', 'nothing'],
  ['abcdefgh', 'letters'],
])('normaliseGtin() refuses %j (%s)', (text) => {
  expect(normaliseGtin(text)).toBeUndefined();
});

const body = fc.stringMatching(/^\d{13}$/);

test('normaliseGtin() takes a number with its own check digit and is its own normal form', () => {
  fc.assert(
    fc.property(body, (digits) => {
      const gtin = digits + checkDigit(digits);
      expect(normaliseGtin(gtin)).toBe(gtin);
    }),
  );
});

test('normaliseGtin() notices any single wrong digit', () => {
  fc.assert(
    fc.property(body, fc.nat(13), fc.integer({ min: 1, max: 9 }), (digits, index, by) => {
      const gtin = digits + checkDigit(digits);
      const wrong = (Number(gtin[index]) + by) % 10;
      expect(normaliseGtin(gtin.slice(0, index) + wrong + gtin.slice(index + 1))).toBeUndefined();
    }),
  );
});

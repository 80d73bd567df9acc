import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigit, gtinsNear, normaliseGtin, restoreGtin } from '../../../src/model/ids/gtin.ts';

test.each([
  ['10061282', '00000010061282', 'GTIN-8'],
  ['036000291452', '00036000291452', 'UPC-A'],
  ['3017620422003', '03017620422003', 'EAN-13'],
  ['17611654666872', '17611654666872', 'GTIN-14 of a case'],
  [' 0123 45678905', '00012345678905', 'spaces'],
  ['76/14-55.13'.replace('/', '-'), '00000076145513', 'separators'],
])('normaliseGtin() normalises %s to %s (%s)', (text, gtin) => {
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
])('normaliseGtin() rejects %j (%s)', (text) => {
  expect(normaliseGtin(text)).toBeUndefined();
});

const body = fc.stringMatching(/^\d{13}$/);

test('normaliseGtin() accepts 14 digits with a correct check digit unchanged', () => {
  fc.assert(
    fc.property(body, (digits) => {
      const gtin = digits + checkDigit(digits);
      expect(normaliseGtin(gtin)).toBe(gtin);
    }),
  );
});

test('normaliseGtin() rejects any single wrong digit', () => {
  fc.assert(
    fc.property(body, fc.nat(13), fc.integer({ min: 1, max: 9 }), (digits, index, by) => {
      const gtin = digits + checkDigit(digits);
      const wrong = (Number(gtin[index]) + by) % 10;
      expect(normaliseGtin(gtin.slice(0, index) + wrong + gtin.slice(index + 1))).toBeUndefined();
    }),
  );
});

test.each<[string, string | undefined, string]>([
  ['71923722898', '00071923722898', 'a UPC-12 without its zero'],
  ['761145513'.slice(1), undefined, 'a digit too few'],
  ['0061282', undefined, 'zeros that prove nothing'],
  ['123', undefined, 'too few digits to prove anything'],
  ['7.1923722898E10', undefined, 'a spreadsheet number'],
])('restoreGtin() of %s is %s (%s)', (text, gtin) => {
  expect(restoreGtin(text)).toBe(gtin);
});

test('restoreGtin() restores lost leading zeros if at least seven digits remain', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0{0,6}[1-9]\d{6,12}$/), (text) => {
      const digits = text.padStart(13, '0').slice(-13);
      const gtin = digits + checkDigit(digits);
      expect(restoreGtin(gtin.replace(/^0+/, ''))).toBe(gtin);
    }),
  );
});

test('gtinsNear() finds the GTIN after two neighbouring digits were swapped', () => {
  fc.assert(
    fc.property(body, fc.nat(12), (digits, index) => {
      const gtin = digits + checkDigit(digits);
      const [one, other] = [gtin[index] as string, gtin[index + 1] as string];
      const swapped = gtin.slice(0, index) + other + one + gtin.slice(index + 2);
      expect(gtinsNear(swapped).includes(gtin)).toBe(swapped !== gtin);
    }),
  );
});

test('normaliseGtin() and restoreGtin() reject a code of zeros', () => {
  expect(normaliseGtin('0000000000000')).toBeUndefined();
  expect(restoreGtin('00000000')).toBeUndefined();
});

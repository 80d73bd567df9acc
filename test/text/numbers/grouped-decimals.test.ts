import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedDecimals } from '../../../src/text/numbers/grouped-decimals.ts';

const ENGLISH = { point: '.', group: ',' };
const GERMAN = { point: ',', group: '.' };

const intl = (tag: string, amount: number, digits: number) =>
  new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);

describe('groupedDecimals()', () => {
  it('separates thousands and rounds half up', () => {
    expect(groupedDecimals(1234567.005, 2, ENGLISH)).toBe('1,234,567.01');
    expect(groupedDecimals(1234.5, 0, GERMAN)).toBe('1.235');
    expect(groupedDecimals(99.96, 1, GERMAN)).toBe('100,0');
    expect(groupedDecimals(0.00000049, 3, ENGLISH)).toBe('0.000');
  });

  it('leaves other values to JavaScript', () => {
    expect(groupedDecimals(Number.NaN, 1, ENGLISH)).toBe('NaN');
    expect(groupedDecimals(1e21, 1, ENGLISH)).toBe('1e+21');
  });

  it('writes numbers like Intl', () => {
    const amounts = fc.oneof(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc.double({ min: -100, max: 100, noNaN: true }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
    );
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3 }), (amount, digits) => {
        expect(groupedDecimals(amount, digits, ENGLISH)).toBe(intl('en-GB', amount, digits));
        expect(groupedDecimals(amount, digits, GERMAN)).toBe(intl('de-DE', amount, digits));
      }),
      { numRuns: 3000 },
    );
  });
});

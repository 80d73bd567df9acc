import { expect, test } from 'vitest';
import { joinThousands, joinThousandsInText } from '../../../src/text/numbers/thousands.ts';

test.each([
  ["1'250", '1250', '1250'],
  ["1'000'000", '1000000', '1000000'],
  ['1\u202f250', '1250', '1250'],
  ['12 500', '12500', '12 500'],
  ['1.5 250', '1.5 250', '1.5 250'],
  ["12'5", "12'5", "12'5"],
  ["Ben & Jerry's 465", "Ben & Jerry's 465", "Ben & Jerry's 465"],
])(
  'thousands separators: %j becomes %j as a number, and %j within text',
  (text, number, within) => {
    expect(joinThousands(text)).toBe(number);
    expect(joinThousandsInText(text)).toBe(within);
  },
);

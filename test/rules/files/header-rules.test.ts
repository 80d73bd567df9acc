import { expect, test } from 'vitest';
import { checkHeader } from '../../../src/rules/files/header-rules.ts';

const FLAG = 'weighted_before_process';

test('checkHeader reports a column that is probably a misspelt flag', () => {
  expect(checkHeader(['food_id', 'amount', ' weighed_before_process ', 'unit'], {})).toMatchObject([
    {
      code: 'meal/unread-column',
      position: 2,
      field: 'weighed_before_process',
      value: 'weighed_before_process',
      fix: { value: FLAG, isSafe: false },
    },
  ]);
});

test('checkHeader finds nothing if the flag is present in any case, or if no column resembles it', () => {
  expect(checkHeader(['food_id', 'weighed_before_process', FLAG], {})).toEqual([]);
  expect(checkHeader(['food_id', 'weighed_before_process', FLAG.toUpperCase()], {})).toEqual([]);
  expect(checkHeader(['food_id', 'amount', 'unit', 'person'], {})).toEqual([]);
});

test('checkHeader looks for the name that the column map gives to the flag', () => {
  const columnMap = { weighted_before_process: 'is_raw' };
  expect(checkHeader(['food_id', 'is_rav'], columnMap)).toMatchObject([
    { position: 1, fix: { value: 'is_raw' } },
  ]);
  expect(checkHeader(['food_id', 'is_raw', 'is_rav'], columnMap)).toEqual([]);
  expect(checkHeader(['food_id', 'weighed_before_process'], columnMap)).toEqual([]);
});

import { expect, test } from 'vitest';
import { namingOption } from '../../../src/cli/evaluate/column-faults.ts';

const MISSING = { code: 'meal/missing-label', expected: 'one of person, day' } as const;

test.each([
  [{ keep: ['a', 'x'] }, 'Cannot use "x" for --keep: no such column'],
  [{ per: 'x' }, 'Cannot use "x" for --per: no such column'],
  // Ages are kept, too.
  [{ age: 'x', keep: ['x'] }, 'Cannot use "x" for --age: no such column'],
  [{ weight: 'x' }, 'Cannot use "x" for --weight: no such column'],
  [{ by: ['x'] }, 'Cannot group by "x": no such column'],
  [{ by: ['y'] }, 'Cannot group by "x": no such column'],
])('namingOption names the option of a column that is missing: %j', (given, message) => {
  const fault = { ...MISSING, field: 'x', message: 'Cannot group by "x": no such column' };
  expect(namingOption(fault, given)).toEqual({ ...fault, message });
});

test('namingOption takes no column for an option of its name', () => {
  const fault = {
    code: 'request/invalid',
    field: 'unit',
    message: 'Cannot keep unit: it has several values in person Ann: "g" and "ml"',
    expected: 'one value in each group, or unit in --by',
  } as const;
  const { field: _, ...others } = { ...fault, value: 'unit' };
  expect(namingOption(fault, { keep: ['unit'] })).toEqual(others);
  expect(namingOption(fault, { over: ['unit'] })).toEqual({
    ...others,
    message: 'Cannot use "unit" for --over: it has several values in person Ann: "g" and "ml"',
  });
});

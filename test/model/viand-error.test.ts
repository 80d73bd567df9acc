import { expect, test } from 'vitest';
import { type Diagnostic, ViandError } from '../../src/model/diagnostic.ts';

const MISSING: Diagnostic = {
  code: 'input/missing-file',
  message: 'File not found',
  location: { file: 'week.csv' },
};
const UNKNOWN: Diagnostic = {
  code: 'meal/unknown-food',
  message: 'Unknown food "brocoli"',
  location: { file: 'week.xlsx', sheet: 'Mon', cell: 'B7' },
  expected: 'a food id',
  fix: { value: 'broccoli', isSafe: false },
};

test('the message of an error says where each problem is and what is expected', () => {
  expect(new ViandError(MISSING).message).toBe('week.csv: File not found');
  expect(new ViandError(UNKNOWN).message).toBe(
    'week.xlsx, sheet Mon, B7: Unknown food "brocoli": expected a food id (did you mean "broccoli"?)',
  );
  const posted = {
    ...MISSING,
    message: 'Missing unit',
    location: { file: '', pointer: '/0/unit' },
  };
  expect(new ViandError(posted).message).toBe('/0/unit: Missing unit');
  const given = { ...posted, location: { file: 'entries', pointer: '/0/unit' } };
  expect(new ViandError(given).message).toBe('entries#/0/unit: Missing unit');
});

test('the message of an error names the field that has no place in a file', () => {
  const limit = {
    code: 'request/invalid',
    message: 'Too large (got 1000)',
    field: 'limit',
  } as const;
  expect(new ViandError({ ...limit, expected: '1 to 100' }).message).toBe(
    'limit: Too large (got 1000): expected 1 to 100',
  );
  expect(new ViandError({ ...limit, message: 'The limit is too large' }).message).toBe(
    'The limit is too large',
  );
});

test('the message of an error says once what several problems expect, without control characters', () => {
  const bad = { ...MISSING, expected: 'one of a, b' };
  expect(new ViandError(bad, { ...bad, location: { file: 'a\u001b[31m.csv' } }).message).toBe(
    'week.csv: File not found: expected one of a, b; a\\u001b[31m.csv: File not found',
  );
});

test('the message of an error with many problems names three and counts the others', () => {
  const rows = Array.from({ length: 5 }, (_, row) => ({
    ...MISSING,
    message: 'Missing unit',
    location: { file: 'a.csv', line: row + 2 },
  }));
  const text = 'a.csv:2: Missing unit; a.csv:3: Missing unit; a.csv:4: Missing unit; and 2 more';
  const error = ViandError.of(rows);
  expect(error.message).toBe(text);
  expect(error.stack).toContain(text);
  expect(error.diagnostics).toHaveLength(5);
});

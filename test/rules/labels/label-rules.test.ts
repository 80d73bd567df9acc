import { expect, test } from 'vitest';
import {
  checkLabel,
  LABEL_RULES,
  type LabelSettings,
  type LabelType,
} from '../../../src/rules/labels/label-rules.ts';

const check = (value: string, settings?: LabelSettings, isDay = false) =>
  checkLabel({ label: 'visit', value, isDay, settings });

const codes = (...args: Parameters<typeof check>) => check(...args).map(({ code }) => code);

test('checkLabel accepts any value of a label without settings', () => {
  expect(check('2026-13-45')).toEqual([]);
  expect(check('anything', {})).toEqual([]);
});

test('checkLabel reports a date that does not exist, in the day column and in columns of dates', () => {
  expect(check('2026-02-30', undefined, true)).toMatchObject([
    { code: 'meal/impossible-date', field: 'visit', value: '2026-02-30' },
  ]);
  expect(codes('2026-02-30', { type: 'date' })).toEqual(['meal/impossible-date']);
  expect(codes('2026-02-28', { type: 'date' }, true)).toEqual([]);
  expect(codes('Monday', undefined, true)).toEqual([]);
});

test.each<[LabelType, string, boolean]>([
  ['text', 'anything', true],
  ['date', '2026-02-28', true],
  ['date', 'Monday', false],
  ['number', '1.5', true],
  ['number', 'one', false],
  ['number', 'Infinity', false],
  ['integer', '3', true],
  ['integer', '1.5', false],
])('checkLabel of type %s: %s passes: %s', (type, value, passes) => {
  expect(codes(value, { type })).toEqual(passes ? [] : ['meal/label-value']);
});

test('checkLabel reports which type it expects', () => {
  expect(check('one', { type: 'integer' })).toMatchObject([
    { field: 'visit', value: 'one', expected: 'a whole number' },
  ]);
});

test('checkLabel suggests the nearest allowed value, and compares numbers as text', () => {
  const settings = { enum: ['female', 'male', 3] };
  expect(check('female', settings)).toEqual([]);
  expect(check('3', settings)).toEqual([]);
  expect(check('femal', settings)).toMatchObject([
    {
      code: 'meal/label-value',
      field: 'visit',
      value: 'femal',
      expected: 'one of female, male, 3',
      fix: { value: 'female', isSafe: false },
    },
  ]);
  expect(check('other', settings)[0]).not.toHaveProperty('fix');
});

test('checkLabel reports a value that the pattern does not match', () => {
  const settings = { pattern: /^P\d+$/u };
  expect(check('P7', settings)).toEqual([]);
  expect(check('Q7', settings)).toMatchObject([
    { code: 'meal/label-value', field: 'visit', value: 'Q7', expected: 'a value like ^P\\d+$' },
  ]);
});

test('checkLabel checks the type before the allowed values, and those before the pattern', () => {
  const settings = { type: 'integer', enum: [1, 2], pattern: /^1$/u } as const;
  expect(check('one', settings)[0]?.expected).toBe('a whole number');
  expect(check('3', settings)[0]?.expected).toBe('one of 1, 2');
  expect(check('2', settings)[0]?.expected).toBe('a value like ^1$');
});

test('checkLabel truncates a long value', () => {
  const [found] = check('x'.repeat(5000), { type: 'number' });
  expect(found?.value?.length).toBeLessThan(200);
});

test('LABEL_RULES includes the rules for whole files', () => {
  expect(LABEL_RULES.map(({ code }) => code)).toEqual([
    'meal/impossible-date',
    'meal/label-value',
    'meal/repeated-labels',
    'meal/days-per-person',
  ]);
});

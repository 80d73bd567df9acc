import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inferLabel,
  patternOf,
  type SeenLabel,
} from '../../../src/operations/validate/init/infer-label.ts';
import { checkLabel } from '../../../src/rules/labels/label-rules.ts';

function seen(values: readonly string[], more: Partial<SeenLabel> = {}): SeenLabel {
  const counts = new Map<string, number>();
  const filled = values.filter((value) => value !== '');
  for (const value of filled) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [rows, blanks] = [values.length, values.length - filled.length];
  return { name: 'label', isPerson: false, rows, blanks, values: counts, ...more };
}

const many = (...values: string[]) => values.flatMap((value) => Array(5).fill(value));

test.each([
  ['dates', many('2026-03-02', '3.3.2026'), { type: 'date', required: true }],
  ['whole numbers', many('1', '2'), { type: 'integer', required: true }],
  ['numbers', many('1.5', '2', '-3'), { type: 'number', required: true }],
  ['ids with leading zeros', many('001', '002', '010'), { pattern: '^[0-9]{3}$', required: true }],
  ['persons', many('P1', 'P2', 'P12'), { pattern: '^P[0-9]+$', required: true }],
  ['times', many('08:00', '12:30', '18:45'), { pattern: '^[0-9]{2}:[0-9]{2}$', required: true }],
  ['a few words', many('lunch', 'dinner'), { enum: ['dinner', 'lunch'], required: true }],
  ['rare words', ['lunch', 'dinner', 'snack'], { required: true }],
  ['words and blanks', [...many('f', 'm'), ''], { enum: ['f', 'm'] }],
  ['only blanks', ['', ''], undefined],
])('inferLabel() of %s', (_, values, inferred) => {
  expect(inferLabel(seen(values))).toEqual(inferred);
});

test('inferLabel() does not restrict persons to a list, since more may follow', () => {
  expect(inferLabel(seen(many('ann', 'bo'), { isPerson: true }))).toEqual({ required: true });
});

test('inferLabel() requires unique values if at least ten values never repeat', () => {
  const ids = Array.from({ length: 12 }, (_, number) => `E-${number}`);
  expect(inferLabel(seen(ids))).toEqual({ pattern: '^E-[0-9]+$', required: true, unique: true });
  expect(inferLabel(seen(ids.slice(0, 5)))).not.toHaveProperty('unique');
});

test('inferLabel() infers only requirements that all values meet', () => {
  const value = fc.oneof(
    fc.stringMatching(/^[A-Z(+.]{0,2}[0-9]{1,3}[a-z/$]{0,2}$/),
    fc.constantFrom('lunch', 'dinner', '2026-03-02', '1.5', '-0', '1e3', ' x'),
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), (values) => {
      const trimmed = values.map((one) => one.trim());
      const inferred = inferLabel(seen(trimmed));
      const { pattern, type, enum: list } = inferred ?? {};
      const settings = {
        ...(type === undefined ? {} : { type }),
        ...(list === undefined ? {} : { enum: list }),
        ...(pattern === undefined ? {} : { pattern: new RegExp(`^(?:${pattern})$`, 'u') }),
      };
      for (const one of trimmed.filter((text) => text !== '')) {
        expect(checkLabel({ label: 'label', value: one, isDay: false, settings })).toEqual([]);
      }
    }),
  );
});

test('patternOf() escapes special characters, and returns nothing without digits in common places', () => {
  expect(patternOf(['(1)', '(2)'])).toBe('^\\([0-9]{1}\\)$');
  expect(patternOf(['ann', 'bo'])).toBeUndefined();
  expect(patternOf(['a1', '1a'])).toBeUndefined();
});

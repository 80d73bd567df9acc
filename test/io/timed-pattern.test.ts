import { expect, test } from 'vitest';
import { timedPattern } from '../../src/io/timed-pattern.ts';

test('timedPattern() aborts a match that would take days', () => {
  const pattern = timedPattern('person', '^(a+)+$', 'viand.config.json');
  expect(pattern.test(`${'a'.repeat(10)}b`)).toBe(false);
  expect(pattern.test('a'.repeat(60))).toBe(true);
  expect(() => pattern.test(`${'a'.repeat(60)}b`)).toThrow(
    expect.objectContaining({
      diagnostics: [
        expect.objectContaining({
          message: expect.stringContaining('takes more than a second'),
          location: { file: 'viand.config.json' },
        }),
      ],
    }),
  );
});

test('timedPattern() matches characters outside the BMP in short and long values', () => {
  const pattern = timedPattern('person', '^.x*$');
  expect(pattern.test('🍎')).toBe(true);
  expect(pattern.test(`🍎${'x'.repeat(40)}`)).toBe(true);
});

test.each(['^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', '^(?:S|P)\\d+$'])(
  'timedPattern() returns a plain RegExp for a pattern that is always fast: %s',
  (source) => {
    expect(timedPattern('person', source)).toBeInstanceOf(RegExp);
  },
);

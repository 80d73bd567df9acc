import { expect, test } from 'vitest';
import { timedPattern } from '../../src/io/timed-pattern.ts';

test('timedPattern() ends a search that would take days', () => {
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

test('timedPattern() finds letters beyond 16 bits in short and long values', () => {
  const pattern = timedPattern('person', '^.x*$');
  expect(pattern.test('🍎')).toBe(true);
  expect(pattern.test(`🍎${'x'.repeat(40)}`)).toBe(true);
});

test.each(['^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', '^(?:S|P)\\d+$'])(
  'timedPattern() takes no timer for a pattern that cannot take long: %s',
  (source) => {
    expect(timedPattern('person', source)).toBeInstanceOf(RegExp);
  },
);

import { expect, test } from 'vitest';
import { tallyFaults } from '../../src/cli/fault-tally.ts';

test('the tally shows the most frequent faults, and how many others there are', () => {
  const tally = tallyFaults();
  for (let value = 0; value < 250; value++) {
    const message = `Unknown food "${value}"`;
    const fault = { code: 'meal/unknown-food', message, value: String(value) } as const;
    tally.add({ ...fault, expected: 'a food' });
    if (value === 200) tally.add({ ...fault, expected: 'a food' });
  }
  const lines = tally.lines();
  expect(lines).toHaveLength(101);
  expect(lines[0]).toBe('  2 x Unknown food "200"');
  expect(lines[100]).toBe('  and 150 other problems');
});

test('faults without a value are distinguished by their text', () => {
  const tally = tallyFaults();
  for (const name of ['quark', 'stew', 'quark']) {
    tally.add({
      code: 'meal/uncertain-food',
      field: 'food_id',
      message: `No certain match for "${name}"`,
    });
  }
  expect(tally.lines()).toEqual([
    '  2 x No certain match for "quark"',
    '  1 x No certain match for "stew"',
  ]);
});

test('not more than ten thousand different faults are counted one by one', () => {
  const tally = tallyFaults();
  for (let value = 0; value < 10_001; value++) {
    const message = `Unknown food "${value}"`;
    tally.add({ code: 'meal/unknown-food', message, value: String(value) });
  }
  expect(tally.lines().at(-1)).toBe('  and more than 9900 other problems');
});

import { expect, test } from 'vitest';
import { fieldOption } from '../../src/cli/field-option.ts';
import { REPORT } from '../../src/cli/report/command.ts';
import { REPORT_INPUT } from '../../src/operations/report/report-input.ts';

const { read } = fieldOption(REPORT_INPUT.entries.weight, { value: 'kg' });

test.each([
  ['71.5', 71.5],
  ['71,5', 71.5],
  ['68', 68],
])('fieldOption reads the number %j', (text, number) => {
  expect(read?.(text, undefined)).toBe(number);
});

test.each(['1,500', '', 'heavy', '7,1,5'])('fieldOption refuses %j as a number', (text) => {
  expect(() => read?.(text, undefined)).toThrow(/expected/);
});

test('--sex of a report takes the words of both languages', () => {
  const { sex } = REPORT.options;
  expect(['weiblich', 'm', 'female'].map((text) => sex.read?.(text))).toEqual([
    'female',
    'male',
    'female',
  ]);
  expect(() => sex.read?.('x')).toThrow('one of female, male');
});

import { expect, test } from 'vitest';
import { ViandError } from '../../src/model/diagnostic.ts';
import { reportRefusal } from '../../src/rules/report-refusal.ts';
import { findRule, RULES, ruleOf } from '../../src/rules/rule-book.ts';
import { checkLevel, LEVELS, levelOf } from '../../src/rules/severities.ts';

test('levelOf() prefers the configured level to the default of the rule', () => {
  expect(levelOf('meal/zero-amount', {})).toBe('note');
  expect(levelOf('meal/zero-amount', { 'meal/zero-amount': 'off' })).toBe('off');
});

test('checkLevel() accepts every level for every rule that is not firm', () => {
  for (const { code, isFirm } of RULES) {
    for (const level of LEVELS) {
      const isRefused = isFirm === true && level !== 'error';
      expect(checkLevel(code, level) !== undefined, `${code} ${level}`).toBe(isRefused);
    }
  }
});

test('checkLevel() lists the possible levels, and suggests the nearest code or level', () => {
  expect(checkLevel('meal/zero-amont', 'error')).toMatchObject({
    fix: { value: 'meal/zero-amount', isSafe: false },
  });
  for (const code of ['zero-amount', 'meals/zero-amuont', 'entry/zero-amount']) {
    expect(checkLevel(code, 'error')?.fix?.value, code).toBe('meal/zero-amount');
  }
  expect(checkLevel('no/such', 'error')).not.toHaveProperty('fix');
  expect(checkLevel('meal/zero-amount', 'eror')).toMatchObject({
    expected: 'off, error, warning, note',
    fix: { value: 'error', isSafe: false },
  });
  expect(checkLevel('meal/zero-amount', 'silent')).not.toHaveProperty('fix');
  expect(checkLevel('meal/syntax', 'warning')?.expected).toMatch(/^error: /);
});

test('findRule() and ruleOf() return the rule with a code', () => {
  expect(findRule('meal/shape')).toBe(ruleOf('meal/shape'));
  expect(findRule('meal/nothing')).toBeUndefined();
  expect(() => ruleOf('usage/invalid')).toThrow(TypeError);
});

test('reportRefusal() reports input errors, and rethrows all other errors', () => {
  const reported: string[] = [];
  const report = ({ message }: { readonly message: string }) => reported.push(message);
  const refused = new ViandError(
    { code: 'meal/syntax', message: 'one' },
    { code: 'meal/shape', message: 'two' },
  );
  reportRefusal(refused, report);
  expect(reported).toEqual(['one', 'two']);
  const usage = new ViandError(
    { code: 'meal/syntax', message: 'three' },
    { code: 'usage/invalid', message: 'four' },
  );
  const bug = new TypeError('bug');
  expect(() => reportRefusal(usage, report)).toThrow(usage);
  expect(() => reportRefusal(bug, report)).toThrow(bug);
  expect(reported).toHaveLength(2);
});

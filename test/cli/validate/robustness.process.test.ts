import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viand } from '../../support/viand.ts';
import { fileWith, problemsOf, validated } from './support.ts';

const food = fc.constantFrom(
  'milk',
  'zucchini',
  'boiled-egg',
  'bread',
  'brocoli',
  ' G ',
  '',
  '099482450663',
  'a"b',
  'x,y',
  'é\u0000\u2028',
);
const amount = fc.constantFrom('1', '0', '-1', '2,5', '1e99', '1e400', '', 'NaN', '250g', ' 7 ');
const unit = fc.constantFrom('g', 'ML', 'grams', 'Litre', 'cl', '', 'μg', ' KG ');

const cells = fc.tuple(food, amount, unit);

const quoted = (cell: string) =>
  /[",\r\n]/.test(cell) || cell.startsWith(' ') ? `"${cell.replaceAll('"', '""')}"` : cell;

const csv = fc
  .tuple(fc.array(cells, { maxLength: 8 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([rows, end, isMarked]) => {
    const lines = ['food_id,amount,unit', ...rows.map((row) => row.map(quoted).join(','))];
    return `${isMarked ? '\uFEFF' : ''}${lines.join(end)}${end}`;
  });

const json = fc
  .tuple(fc.array(cells, { maxLength: 8 }), fc.constantFrom(undefined, 1, '\t'))
  .map(([rows, space]) => {
    const entries = rows.map(([food_id, written, own]) => ({
      food_id,
      amount: written === '' ? null : Number.isNaN(Number(written)) ? written : Number(written),
      unit: own === '' ? null : own,
    }));
    return JSON.stringify([{ entries }], null, space);
  });

test('validate reports where each value is, and --fix leaves no fixable problem', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(csv, json), async (text) => {
      const file = fileWith(text);
      const problems = await validated(file);
      const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
      for (const { line = 1, column, end_column, value, is_fixable } of problems) {
        if (column === undefined || end_column === undefined || value === undefined) continue;
        const there = lines[line - 1]?.slice(column - 1, end_column - 1);
        if (is_fixable) expect(there).toBe(value);
        expect(end_column).toBeGreaterThanOrEqual(column);
        expect(there).toBeDefined();
      }
      const run = await viand('validate', file, '--fix', '--no-config', '-f', 'ndjson');
      const left = problemsOf(run);
      expect(left.filter(({ is_fixable }) => is_fixable)).toEqual([]);
      const fixable = problems.filter(({ is_fixable }) => is_fixable).length;
      expect(run.stderr.includes(': fixed ')).toBe(fixable > 0);
      const after = readFileSync(file, 'utf8');
      if (fixable === 0) expect(after).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test('validate accepts any bytes, or names their faults', async () => {
  const file = fileWith('');
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
    fc.string({ maxLength: 80 }).map((text) => `food_id,amount,unit\n${text}`),
    fc.string({ maxLength: 80 }).map((text) => `[{"entries":[{"food_id":"milk"${text}`),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (content) => {
      writeFileSync(file, content);
      const run = await viand('validate', file, '--no-config', '-f', 'ndjson');
      expect(run.stderr).toBe('');
      expect([0, 3]).toContain(run.exitCode);
      const problems = problemsOf(run);
      expect(problems.some(({ severity }) => severity === 'error')).toBe(run.exitCode === 3);
    }),
    { numRuns: 200 },
  );
});

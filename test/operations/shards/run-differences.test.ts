import { expect, test } from 'vitest';
import { runDifferences } from '../../../src/operations/shards/run-differences.ts';

const FACTS = {
  record: { part: '1/2', format: 'csv', run: 'a', places: '0', options: { '--by': 'person' } },
  meta: { viand: '1.0.0', evaluations: ['intakes'], inputs: [{ file: 'a.csv', sha256: 'f00' }] },
} as const;

test('runDifferences() finds nothing between shards of one run, even if the files are in other folders', () => {
  const inputs = [{ file: '/data/a.csv', sha256: 'f00' }];
  const options = { '--by': 'person', '--aliases': '/data/codes.csv' };
  const other = { record: { ...FACTS.record, options }, meta: { ...FACTS.meta, inputs } };
  expect(runDifferences(FACTS, other)).toEqual([]);
});

test('runDifferences() lists differing options, but files of options only if nothing else differs', () => {
  const options = { '--by': 'person,day', '--skip-faulty': null, '--names': 'n.csv' };
  const other = { ...FACTS, record: { ...FACTS.record, run: 'b', options } };
  expect(runDifferences(FACTS, other)).toEqual([
    { found: '--by person', expected: '--by person,day' },
    { found: 'no --skip-faulty', expected: '--skip-faulty' },
  ]);
  const names = { ...FACTS.record, run: 'b', options: { '--by': 'person', '--names': 'n.csv' } };
  expect(runDifferences({ ...FACTS, record: names }, FACTS)).toEqual([
    { found: '--names n.csv', expected: 'no --names' },
  ]);
});

test('runDifferences() reports the evaluation, and the first input with other content', () => {
  const meta = { viand: '1.0.0', evaluations: ['healthy-eating-index'], inputs: [] };
  expect(runDifferences({ record: { ...FACTS.record, run: 'b' }, meta }, FACTS)).toEqual([
    { found: 'evaluation healthy-eating-index', expected: 'evaluation intakes' },
    { found: 'no further input', expected: 'input a.csv with SHA-256 f00' },
  ]);
});

test('runDifferences() without recorded options reports what else may differ', () => {
  const { options: _, ...record } = FACTS.record;
  const [difference] = runDifferences(
    { ...FACTS, record: { ...record, run: 'b' } },
    { ...FACTS, record },
  );
  expect(difference?.found).toContain('files that options name');
});

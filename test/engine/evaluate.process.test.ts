import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { evaluate } from '../../src/engine/evaluate.ts';
import { openEmbedded } from '../support/embedded-catalogue.ts';
import { HOME, viand } from '../support/viand.ts';

const catalogue = openEmbedded();

const WEEK = path.join(HOME, 'data/week.csv');
const HEI = ['healthy-eating-index'] as const;

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

test('evaluate() yields groups by name, then a summary', async () => {
  const source = { files: [WEEK] };
  const run = evaluate({ source, catalogue, groupBy: ['day'], evaluations: HEI });
  const groups = await all(run);
  expect(groups).toHaveLength(7);
  const [first] = groups;
  expect(first?.group).toEqual({ day: expect.any(String) });
  expect(first?.metrics['total_score']).toBe(first?.results['healthy-eating-index'].totalScore);
  expect(first?.metrics).toHaveProperty('whole_fruits_density');
  const summary = await run.summary;
  expect(summary).toMatchObject({ groups: 7, skipped: 0, diagnostics: 0 });
  expect(summary.entries).toBe(groups.reduce((sum, { entries }) => sum + entries, 0));
});

test('evaluate() returns the same figures as the command line', async () => {
  const { stdout } = await viand('evaluate', 'hei', WEEK, '--by', 'day', '--format', 'csv');
  const [header = '', ...lines] = stdout.trim().split('\n');
  const column = header.split(',').indexOf('total_score');
  const run = evaluate({
    source: { files: [WEEK] },
    catalogue,
    groupBy: ['day'],
    evaluations: HEI,
  });
  const groups = await all(run);
  expect(groups.map(({ metrics }) => Number(metrics['total_score']?.toFixed(6)))).toEqual(
    lines.map((line) => Number(line.split(',')[column])),
  );
});

test('evaluate() accepts objects, from an array or an async iterable', async () => {
  const entries = [
    { food_id: 'apple', amount: 150, unit: 'g', person: 'Ann' },
    { food_id: 'milk', amount: 200, unit: 'ml', person: 'Bo' },
    { food_id: 'bread', person: 'Ann' },
  ];
  const options = { catalogue, groupBy: ['person'], evaluations: ['energy-density'] } as const;
  const groups = await all(evaluate({ ...options, source: { entries } }));
  expect(groups.map(({ group, entries: count }) => [group['person'], count])).toEqual([
    ['Ann', 2],
    ['Bo', 1],
  ]);
  const streamed = await all(evaluate({ ...options, source: { entries: Readable.from(entries) } }));
  expect(streamed).toEqual(groups);
});

test('evaluate() without labels yields one group, even without entries', async () => {
  const run = evaluate({ source: { entries: [] }, catalogue, evaluations: HEI });
  expect(await all(run)).toMatchObject([{ group: {}, entries: 0 }]);
});

test('evaluate() fails with all diagnostics before the first group', async () => {
  const entries = [
    { food_id: 'apple', amount: 1, unit: 'g' },
    { food_id: 'brocoli', amount: 1, unit: 'g' },
    { food_id: 'apple', amount: -1, unit: 'g' },
  ];
  const run = evaluate({ source: { entries }, catalogue, evaluations: HEI });
  await expect(all(run)).rejects.toMatchObject({
    diagnostics: [
      { code: 'meal/unknown-food', location: { file: 'entries', pointer: '/1/food_id' } },
      { code: 'meal/negative-amount', location: { pointer: '/2/amount' } },
    ],
  });
  await expect(run.summary).rejects.toMatchObject({ name: 'ViandError' });
  const skipping = evaluate({ source: { entries }, catalogue, evaluations: HEI, skipFaulty: true });
  expect(await all(skipping)).toMatchObject([{ entries: 3, skipped: 2 }]);
});

test('evaluate() allows leaving its loop early', async () => {
  const entries = Array.from({ length: 50_000 }, (_, index) => ({
    food_id: 'apple',
    amount: 1,
    unit: 'g',
    person: `P${index}`,
  }));
  const run = evaluate({ source: { entries }, catalogue, groupBy: ['person'], evaluations: HEI });
  for await (const { group } of run) {
    expect(group).toEqual({ person: 'P0' });
    break;
  }
});

import { expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { type EvaluateSettings, evaluate } from '../../src/engine/evaluate.ts';
import type { EntryObjects } from '../../src/meals/entries/entry-objects.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { makeFood, makeVariant, nutrients } from '../support/foods.ts';

/** The kJ in 100 g of bread and milk; the id `old` leads to bread. */
const ENERGIES: Readonly<Record<string, number>> = { bread: 1000, milk: 250, old: 1000 };
const catalogue = {
  composition: (id: string) =>
    Object.hasOwn(ENERGIES, id)
      ? {
          ...makeVariant({ nutrients: nutrients({ energy: ENERGIES[id] as number }) }),
          foodId: id,
          variantId: id === 'old' ? 'bread' : id,
          isSolid: id !== 'milk',
          borrowed: [],
          ...(id === 'old' ? { idAssumption: 'legacy-id' } : {}),
        }
      : undefined,
  find: (id: string) =>
    Object.hasOwn(ENERGIES, id)
      ? { food: makeFood({ id, variants: [makeVariant({ id })] }) }
      : undefined,
  findGtin: () => undefined,
  ambiguousIds: () => [],
  idsLike: () => Object.keys(ENERGIES),
  search: () => ({ foods: [] }),
} as unknown as Catalogue;

const ENTRIES = [
  { food_id: 'bread', amount: 200, unit: 'g', person: 'Ann' },
  { food_id: 'milk', amount: 100, unit: 'g', person: 'Bo' },
  { food_id: 'old', amount: 50, unit: 'g', person: 'Ann' },
];

type Settings = Partial<EvaluateSettings<'energy-density'>>;

function run(settings: Settings = {}, entries: EntryObjects = ENTRIES) {
  return evaluate({
    source: { entries },
    catalogue,
    groupBy: ['person'],
    evaluations: ['energy-density'],
    ...settings,
  });
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

test('evaluate() yields each group with its metrics and results, and null for unknown values', async () => {
  const groups = await all(run());
  expect(groups).toMatchObject([
    {
      group: { person: 'Ann' },
      entries: 2,
      skipped: 0,
      metrics: { kJ_per_g: 10, liquids_energy_kJ: 0 },
      results: { 'energy-density': { kjPerGram: 10 } },
    },
    {
      group: { person: 'Bo' },
      entries: 1,
      metrics: { kJ_per_g: null, liquids_energy_kJ: 250 },
      results: { 'energy-density': { kjPerGram: null } },
    },
  ]);
});

test('evaluate() resolves the summary after the last group', async () => {
  const evaluation = run();
  await all(evaluation);
  expect(await evaluation.summary).toMatchObject({
    entries: 3,
    skipped: 0,
    groups: 2,
    diagnostics: 0,
    assumptions: [{ assumption: 'legacy-id', foodId: 'bread', id: 'old', entries: 1 }],
    ids: { same: 2, successor: 1, standIn: 0 },
    coverage: { energy: 1 },
    // No food patterns are needed.
    estimatedEnergyShare: null,
    metrics: { kJ_per_g: 10, liquids_energy_kJ: 250 },
  });
});

test('evaluate() resolves the summary even if nobody iterates over the groups', async () => {
  expect(await run().summary).toMatchObject({ entries: 3, groups: 2 });
  const evaluation = run();
  const [{ groups }, found] = await Promise.all([evaluation.summary, all(evaluation)]);
  expect([groups, found.length]).toEqual([2, 2]);
  await expect(run({}, FAULTY).summary).rejects.toMatchObject({ name: 'ViandError' });
});

test('evaluate() without labels yields one group, even without entries', async () => {
  expect(await all(run({ groupBy: [] }, []))).toMatchObject([{ group: {}, entries: 0 }]);
  expect(await all(run({ groupBy: [] }))).toMatchObject([{ group: {}, entries: 3 }]);
  expect(await all(run({}, []))).toEqual([]);
});

const FAULTY = [
  ...ENTRIES,
  { food_id: 'bred', amount: 1, unit: 'g', person: 'Bo' },
  { food_id: 'bread', amount: -1, unit: 'g', person: 'Cy' },
];

test('evaluate() reports every problem, and fails with all of them before the first group', async () => {
  const seen: Diagnostic[] = [];
  const evaluation = run({ onDiagnostic: (diagnostic) => seen.push(diagnostic) }, FAULTY);
  const groups: unknown[] = [];
  const failed = (async () => {
    for await (const group of evaluation) groups.push(group);
  })();
  const diagnostics = [
    { code: 'meal/unknown-food', fix: { value: 'bread', isSafe: false } },
    { code: 'meal/negative-amount' },
  ];
  await expect(failed).rejects.toMatchObject({ name: 'ViandError', diagnostics });
  await expect(evaluation.summary).rejects.toMatchObject({ diagnostics });
  expect(groups).toEqual([]);
  expect(seen).toMatchObject(diagnostics);
});

test('evaluate() skips faulty entries on request', async () => {
  const evaluation = run({ skipFaulty: true }, FAULTY);
  const groups = await all(evaluation);
  expect(groups.map(({ group, entries, skipped }) => [group['person'], entries, skipped])).toEqual([
    ['Ann', 2, 0],
    ['Bo', 2, 1],
  ]);
  expect(await evaluation.summary).toMatchObject({
    entries: 5,
    skipped: 2,
    groups: 2,
    diagnostics: 2,
  });
});

test('evaluate() applies the column names and the unit of a source', async () => {
  const entries = [{ code: 'bread', grams: 200, person: 'Ann' }];
  const columnMap = { food_id: 'code', amount: 'grams' };
  expect(await all(run({ columnMap, unit: 'g' }, entries))).toMatchObject([
    { metrics: { kJ_per_g: 10 } },
  ]);
});

test('evaluate() refuses missing groups and labels', async () => {
  expect(() => run({ groupBy: [], evaluations: ['dash-fung' as 'energy-density'] })).toThrow(
    'Cannot evaluate dash-fung without groups',
  );
  expect(() => run({ age: 'age' })).toThrow('Cannot use "age" as the age');
  await expect(all(run({ groupBy: ['day'] }))).rejects.toMatchObject({
    diagnostics: [{ code: 'meal/missing-label' }, {}, {}],
  });
});

test('evaluate() scores by the ages of the persons', async () => {
  const entries = ['1', '30'].map((age) => ({ food_id: 'bread', amount: 100, unit: 'g', age }));
  const evaluation = evaluate({
    source: { entries },
    catalogue,
    groupBy: ['age'],
    age: 'age',
    evaluations: ['healthy-eating-index-2020'],
  });
  const groups = await all(evaluation);
  expect(groups.map(({ metrics }) => metrics['toddler_standards'])).toEqual([1, 0]);
});

test('evaluate() allows leaving its loop early', async () => {
  const entries = Array.from({ length: 3000 }, (_, index) => ({
    ...{ food_id: 'bread', amount: 1, unit: 'g', person: `P${index}` },
  }));
  for await (const { group } of run({}, entries)) {
    expect(group).toEqual({ person: 'P0' });
    break;
  }
});

test('evaluate() stops with the reason of its signal, before, while and after it reads', async () => {
  const collect = (signal: AbortSignal, entries: EntryObjects = ENTRIES) =>
    all(run({ signal }, entries));
  await expect(collect(AbortSignal.abort('no'))).rejects.toBe('no');
  const reading = new AbortController();
  let read = 0;
  function* endless() {
    for (;;) {
      read += 1;
      if (read === 3) reading.abort('enough');
      yield ENTRIES[0] as object;
    }
  }
  await expect(collect(reading.signal, endless())).rejects.toBe('enough');
  expect(read).toBeLessThan(5);

  const waiting = new AbortController();
  const never = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) };
  const stream = run({ signal: waiting.signal }, never);
  const summary = expect(stream.summary).rejects.toBe('late');
  waiting.abort('late');
  await summary;

  const unused = new AbortController();
  expect(await collect(unused.signal)).toHaveLength(2);
});

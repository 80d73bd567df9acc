import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import {
  Accumulator,
  type AccumulatorOptions,
  type WeighedPortion,
} from '../../../src/engine/entries/accumulator.ts';
import { FoodCache } from '../../../src/engine/foods/food-cache.ts';
import { GroupEmitter } from '../../../src/engine/run/group-emitter.ts';
import { sumEntries } from '../../../src/engine/sum-entries.ts';
import { planEvaluations } from '../../../src/evaluation/evaluations.ts';
import {
  ENTRIES,
  GRAMS,
  layoutOf,
  nutrientSlot,
  SUMMED,
  WHOLE_LAYOUT,
} from '../../../src/evaluation/layout.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Entry } from '../../../src/model/entry.ts';
import { FOOD_PATTERNS } from '../../../src/model/food-patterns.ts';
import { makeVariant, nutrients } from '../../support/foods.ts';

/** Foods with 1000 kJ in 100 g; the id `old` leads to bread. */
const catalogue = {
  composition: (id: string) =>
    ['bread', 'milk', 'old'].includes(id)
      ? {
          ...makeVariant({ nutrients: nutrients({ energy: 1000 }) }),
          foodId: id === 'old' ? 'bread' : id,
          variantId: id === 'old' ? 'bread' : id,
          isSolid: true,
          borrowed: [],
          ...(id === 'old' ? { idAssumption: 'legacy-id' } : {}),
        }
      : undefined,
} as unknown as Catalogue;

const LAYOUT = layoutOf([{ nutrients: ['energy'], foodPatterns: [] }]);
const ENERGY = nutrientSlot(LAYOUT, 'energy');

function accumulator(options: Partial<AccumulatorOptions> = {}) {
  const reported: Diagnostic[] = [];
  const sums = new Accumulator({
    foods: new FoodCache(catalogue, LAYOUT),
    report: (diagnostic) => reported.push(diagnostic),
    ...options,
  });
  const add = (entry: Partial<Entry>) => {
    const whole: Entry = {
      foodId: 'bread',
      amount: 100,
      unit: 'g',
      isRawWeight: false,
      group: ['Ann'],
      location: { file: 'a.csv' },
      ...entry,
    };
    sums.sink.row(whole.group);
    return sums.sink.entry(whole);
  };
  const rows = () =>
    Array.from({ length: sums.groups.length }, (_, group) => [
      ...sums.groups.labels(group),
      sums.groups.sums.count(group, ENTRIES),
      sums.groups.sums.count(group, SUMMED),
      Number(sums.groups.sums.sumOf(group, GRAMS)) / 1e9,
    ]);
  return { sums, add, rows, reported };
}

test('Accumulator sums the entries of each group, in any order', () => {
  const { sums, add, rows } = accumulator();
  for (const [person, amount] of [
    ['Ann', 100],
    ['Ann', 50],
    ['Bo', 10],
    ['Ann', 1],
    ['Bo', 2],
    ['An', 3],
  ] as const) {
    expect(add({ group: [person], amount })).toBeUndefined();
  }
  expect(rows()).toEqual([
    ['Ann', 3, 3, 151],
    ['Bo', 2, 2, 12],
    ['An', 1, 1, 3],
  ]);
  expect([sums.entries, sums.skipped]).toEqual([6, 0]);
});

test('Accumulator: groups that differ in one label are separate', () => {
  const { add, rows } = accumulator();
  for (const group of [
    ['Ann', '1'],
    ['Ann', '2'],
    ['Bo', '2'],
    ['Bo', '2'],
  ]) {
    add({ group });
  }
  expect(rows().map(([person, day, entries]) => [person, day, entries])).toEqual([
    ['Ann', '1', 1],
    ['Ann', '2', 1],
    ['Bo', '2', 2],
  ]);
});

test('Accumulator counts faulty entries, but does not add their amounts', () => {
  const { sums, add, rows } = accumulator();
  add({});
  expect(add({ foodId: 'bred' })).toMatchObject({ code: 'meal/unknown-food', value: 'bred' });
  expect(add({ amount: 1e12 })).toBeUndefined();
  expect(add({ amount: 1.1e12 })).toMatchObject({ code: 'meal/bad-amount' });
  sums.sink.row(undefined);
  expect(rows()).toEqual([['Ann', 4, 2, 1e12 + 100]]);
  expect([sums.entries, sums.skipped]).toEqual([5, 3]);
});

test('Accumulator reports and counts the diagnostics of a reader', () => {
  const { sums, reported } = accumulator();
  const diagnostic = { code: 'meal/syntax', message: 'x' } as const;
  sums.sink.report(diagnostic);
  expect(reported).toEqual([diagnostic]);
  expect(sums.diagnostics).toBe(1);
});

test('Accumulator tells a reader whether a food is known, and offers the nearest', () => {
  const fix = { value: 'bread', isSafe: false };
  const { sums } = accumulator({ nearestFood: () => fix });
  expect(sums.sink.food?.('bread')).toBeUndefined();
  expect(sums.sink.food?.('bred')).toMatchObject({ code: 'meal/unknown-food', fix });
});

test('Accumulator split by food makes a group for each food, and none for faulty entries', () => {
  const { add, rows } = accumulator({ byFood: true });
  add({});
  add({ foodId: 'milk', amount: 7 });
  add({ foodId: 'bred' });
  add({ amount: 50 });
  expect(rows()).toEqual([
    ['Ann', 'bread', 2, 2, 150],
    ['Ann', 'milk', 1, 1, 7],
  ]);
});

test('Accumulator counts assumptions, and reports them with each portion', () => {
  const seen: WeighedPortion[] = [];
  const { sums, add } = accumulator({ observe: (_, portion) => seen.push(portion) });
  add({ unit: 'ml', amount: 200 });
  add({ foodId: 'old' });
  add({ match: { isUncertain: true, isSizeAssumed: true } as NonNullable<Entry['match']> });
  add({});
  expect(sums.assumptions.all()).toEqual([
    { assumption: 'assumed-density', foodId: 'bread', entries: 1 },
    { assumption: 'legacy-id', foodId: 'bread', id: 'old', entries: 1 },
    { assumption: 'uncertain-match', foodId: 'bread', entries: 1 },
    { assumption: 'assumed-size', foodId: 'bread', entries: 1 },
  ]);
  expect(seen.map(({ grams, assumptions }) => [grams, assumptions])).toEqual([
    [200, ['assumed-density']],
    [100, []],
    [100, ['uncertain-match', 'assumed-size']],
    [100, []],
  ]);
});

test('Accumulator sums the uncertain part of each group separately', () => {
  const { sums, add } = accumulator();
  const match = { isUncertain: true, isSizeAssumed: false } as NonNullable<Entry['match']>;
  add({ amount: 30, match });
  add({ amount: 50, match: { ...match, isUncertain: false, isSizeAssumed: true } });
  add({ amount: 7, match: { ...match, isUncertain: false } });
  // Only the density is assumed, not the food or the size.
  add({ unit: 'ml', amount: 200 });
  add({ group: ['Bo'] });
  const { unsure } = sums.groups;
  const [ann, bo] = [unsure.find(0), unsure.find(1)];
  expect(bo).toBeUndefined();
  expect(Number(unsure.rows.sumOf(ann ?? -1, GRAMS)) / 1e9).toBe(80);
});

test('Accumulator.clear() removes all sums and counts', () => {
  const { sums, add, rows } = accumulator();
  add({ foodId: 'old' });
  sums.sink.report({ code: 'meal/syntax', message: 'x' });
  sums.clear();
  expect([sums.entries, sums.diagnostics, sums.skipped, rows()]).toEqual([0, 0, 0, []]);
  expect(sums.assumptions.all()).toEqual([]);
  add({ group: ['Bo'] });
  expect(rows()).toEqual([['Bo', 1, 1, 100]]);
});

test('Accumulator adds totals of other programs and intakes that viand wrote', () => {
  const { sums, rows } = accumulator();
  const location = { file: 'totals.csv', line: 2 };
  const unknown = new Float64Array(FOOD_PATTERNS.length).fill(Number.NaN);
  sums.totals({
    group: ['Ann'],
    location,
    totals: {
      kind: 'program',
      grams: 500,
      nutrients: nutrients({ energy: 2000 }),
      foodPatterns: unknown,
    },
  });
  sums.totals({
    group: ['Ann'],
    location,
    totals: {
      kind: 'intakes',
      cells: new Map([
        ['entries', '3'],
        ['left_out', '1'],
        ['grams', '250'],
        ['energy_kJ', '1000.5'],
      ]),
    },
  });
  expect(rows()).toEqual([['Ann', 5, 4, 750]]);
  expect(Number(sums.groups.sums.sumOf(0, ENERGY)) / 1e9).toBe(3000.5);
  expect([sums.entries, sums.skipped]).toEqual([5, 1]);
});

test('sumEntries() sums all entries, and returns zeros without entries', () => {
  const foods = new FoodCache(catalogue);
  const totals = sumEntries(() => {}, { foods, report: () => {} });
  expect(totals.amounts).toEqual(new Float64Array(WHOLE_LAYOUT.width));
});

/** The groups that an emitter emits for these sums of kJ, each of 1 kg. */
function emitted(
  groups: readonly (readonly [labels: readonly string[], kj: number | undefined])[],
  { isGrouped = true, divisor = 1 } = {},
) {
  const plan = planEvaluations(['intakes']);
  const sums = new Accumulator({ foods: new FoodCache(catalogue, plan.layout), report: () => {} });
  for (const [group, amount] of groups) {
    sums.sink.row(group);
    const entry = {
      foodId: 'bread',
      unit: 'g',
      isRawWeight: false,
      location: { file: 'a' },
    } as const;
    if (amount !== undefined) sums.sink.entry({ ...entry, group, amount });
  }
  const seen: unknown[] = [];
  const emitter = new GroupEmitter(
    plan,
    {
      group: (group) => {
        const labels: string[] = [];
        group.forEachLabel((bytes, start, end) =>
          labels.push(Buffer.from(bytes.subarray(start, end)).toString()),
        );
        expect(labels).toEqual(group.labels());
        seen.push([
          labels,
          group.entries,
          group.skipped,
          group.result('intakes').grams,
          Number(group.sumOf(GRAMS)) / 1e9,
        ]);
      },
    },
    isGrouped,
  );
  for (let group = 0; group < sums.groups.length; group++) {
    emitter.emit(sums.groups, group, divisor);
  }
  return { seen, emitter };
}

test('GroupEmitter emits groups with results, and counts empty and partial ones', () => {
  const { seen, emitter } = emitted([
    [['Ann'], 100],
    [['Ann'], undefined],
    [['Bo'], undefined],
    [['Cy'], 7],
  ]);
  expect(seen).toEqual([
    [['Ann'], 2, 1, 100, 100],
    [['Cy'], 1, 0, 7, 7],
  ]);
  expect(emitter.counts).toEqual({ groups: 2, empty: 1, partial: 1 });
  emitter.count({ groups: 10, empty: 20, partial: 30 });
  expect(emitter.counts).toEqual({ groups: 12, empty: 21, partial: 31 });
});

test('GroupEmitter emits the one group without labels even if it is empty', () => {
  expect(emitted([[[], undefined]], { isGrouped: false }).seen).toEqual([[[], 1, 1, 0, 0]]);
});

test('GroupEmitter divides sums that become means, and rounds them to billionths', () => {
  const { seen } = emitted([[['Ann'], 100]], { divisor: 3 });
  expect(seen).toEqual([[['Ann'], 1, 0, 100 / 3, 33.333333333]]);
});

test.each([
  ['1', 1],
  [' ', 0],
  ['30', 0],
] as const)('GroupEmitter scores each group by its age label: %j', (age, toddlers) => {
  const plan = planEvaluations(['healthy-eating-index-2020']);
  const sums = new Accumulator({ foods: new FoodCache(catalogue, plan.layout), report: () => {} });
  const group = ['Ann', age];
  sums.sink.row(group);
  sums.sink.entry({
    ...{ foodId: 'bread', amount: 100, unit: 'g', isRawWeight: false, group },
    location: { file: 'a' },
  });
  const at = plan.metrics.findIndex(({ name }) => name === 'toddler_standards');
  const found: (number | undefined)[] = [];
  const take = (each: { readonly values: Float64Array }) => found.push(each.values[at]);
  new GroupEmitter(plan, { group: take }, true, 1).emit(sums.groups, 0);
  // There is no score for an unknown age.
  expect(found).toEqual([age.trim() === '' ? Number.NaN : toddlers]);
});

test('GroupEmitter ranks the groups that have entries', () => {
  const plan = planEvaluations(['dash-fung']);
  const sums = new Accumulator({ foods: new FoodCache(catalogue, plan.layout), report: () => {} });
  sums.sink.row(['Ann']);
  sums.groups.sums.addPortion(
    sums.groups.ofLabels(['Bo']),
    new FoodCache(catalogue, plan.layout).resolve('bread') as NonNullable<
      ReturnType<FoodCache['resolve']>
    >,
    100,
  );
  const emitter = new GroupEmitter(plan, { group: () => {} }, true);
  expect([...(emitter.rank(sums.groups, () => 1)?.keys() ?? [])]).toEqual([1]);
  const all = new GroupEmitter(plan, { group: () => {} }, false);
  expect([...(all.rank(sums.groups, () => 1)?.keys() ?? [])]).toEqual([0, 1]);
  const none = new GroupEmitter(planEvaluations(['intakes']), { group: () => {} }, true);
  expect(none.rank(sums.groups, () => 1)).toBeUndefined();
});

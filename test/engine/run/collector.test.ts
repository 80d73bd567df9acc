import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { Accumulator } from '../../../src/engine/entries/accumulator.ts';
import { FoodCache } from '../../../src/engine/foods/food-cache.ts';
import type { GroupSink } from '../../../src/engine/group-sink.ts';
import { Collector } from '../../../src/engine/run/collector.ts';
import { GroupEmitter } from '../../../src/engine/run/group-emitter.ts';
import {
  countsOnly,
  type PartialResult,
  type RenderedGroups,
  toPartialResult,
} from '../../../src/engine/sums/partial-result.ts';
import { planEvaluations } from '../../../src/evaluation/evaluations.ts';
import { GRAMS } from '../../../src/evaluation/layout.ts';
import { makeVariant, nutrients } from '../../support/foods.ts';

const PLAN = planEvaluations(['intakes']);
const catalogue = {
  composition: (id: string) => ({
    ...makeVariant({ nutrients: nutrients({ energy: 1000 }) }),
    foodId: id,
    variantId: id,
    isSolid: true,
    borrowed: [],
  }),
} as unknown as Catalogue;

/** A person's grams of a food; unsure ones were matched by a name that is not certain. */
type Eaten = readonly [person: string, grams: number, unsure?: boolean];

function accumulator(eaten: readonly Eaten[]): Accumulator {
  const sums = new Accumulator({ foods: new FoodCache(catalogue, PLAN.layout), report: () => {} });
  for (const [person, amount, isUncertain = false] of eaten) {
    sums.sink.row([person]);
    sums.sink.entry({
      foodId: 'bread',
      amount,
      unit: 'g',
      isRawWeight: false,
      group: [person],
      location: { file: 'a.csv' },
      ...(isUncertain ? { match: { isUncertain, isSizeAssumed: false, confidence: 0.5 } } : {}),
    });
  }
  return sums;
}

type Render = (from: number, to: number) => RenderedGroups;

const part = (eaten: readonly Eaten[], render?: (sums: Accumulator) => Render): PartialResult => {
  const sums = accumulator(eaten);
  return toPartialResult(sums, { lines: eaten.length, diagnostics: [] }, render?.(sums));
};

/** The text of groups as a thread would write it. */
const rendering =
  ({ groups }: Accumulator): Render =>
  (from, to) => {
    let text = '';
    for (let group = from; group < to; group++) {
      text += `${groups.labels(group)} ${gramsOf(groups.sums.sumOf(group, GRAMS))}\n`;
    }
    return {
      bytes: Buffer.from(text),
      counts: { groups: to - from, empty: 0, partial: 0 },
    };
  };

const gramsOf = (parts: number | bigint) => Number(parts) / 1e9;

function collector(groups: 'streaming' | 'collecting', labels = 1) {
  let text = '';
  const emitter = new GroupEmitter(
    PLAN,
    {
      group(group) {
        text += `${group.labels()} ${gramsOf(group.sumOf(GRAMS))}\n`;
      },
    },
    labels > 0,
  );
  const sink = {
    rendered: (bytes: Uint8Array) => {
      text += Buffer.from(bytes);
    },
  } as GroupSink;
  const made = new Collector(PLAN.layout.width, labels, groups, { emitter, sink });
  const merge = (...parts: readonly PartialResult[]) => parts.map((one) => made.merge(one));
  return {
    made,
    emitter,
    merge,
    written: () => text,
    finished: () => {
      for (const _ of made.finish());
      return text;
    },
  };
}

/** The result of a list of meals that is not divided into parts. */
const whole = (eaten: readonly Eaten[]) => {
  const { groups } = accumulator(eaten);
  return rendering({ groups } as Accumulator)(0, groups.length).bytes.toString();
};

const SORTED: readonly Eaten[] = [
  ['a', 1],
  ['a', 2],
  ['b', 4],
  ['c', 8],
  ['c', 16],
  ['d', 32],
];

test('streaming groups are emitted as soon as the next group begins', () => {
  const { made, merge, written, finished, emitter } = collector('streaming');
  expect(merge(part(SORTED.slice(0, 1)))).toEqual([true]);
  expect(written()).toBe('');
  expect(merge(part(SORTED.slice(1, 4)))).toEqual([true]);
  expect(written()).toBe('a 3\nb 4\n');
  expect(merge(part(SORTED.slice(4, 5)), part([]), part(SORTED.slice(5)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(finished()).toBe('a 3\nb 4\nc 24\nd 32\n');
  expect(made.entries).toBe(6);
  expect(emitter.counts).toEqual({ groups: 4, empty: 0, partial: 0 });
  expect(gramsOf(made.total.sumOf(0, GRAMS))).toBe(63);
});

test('groups that a thread has rendered are written in their place', () => {
  const { merge, finished, emitter } = collector('streaming');
  const first = part(SORTED.slice(0, 4), rendering);
  expect(first.groups.keyEnds).toHaveLength(2);
  expect(first.rendered?.counts.groups).toBe(1);
  merge(first, part(SORTED.slice(4), rendering));
  expect(finished()).toBe('a 3\nb 4\nc 24\nd 32\n');
  expect(emitter.counts.groups).toBe(4);
});

test('a thread renders no groups of a part that has only two or is unsorted', () => {
  expect(part(SORTED.slice(0, 3), rendering).rendered).toBeUndefined();
  const unsorted = part(
    [
      ['a', 1],
      ['c', 1],
      ['b', 1],
      ['d', 1],
    ],
    rendering,
  );
  expect([unsorted.rendered, unsorted.orders, unsorted.groups.keyEnds.length]).toEqual([
    undefined,
    undefined,
    4,
  ]);
});

test.each<readonly [string, readonly (readonly Eaten[])[]]>([
  [
    'a group repeats within a part',
    [
      [
        ['a', 1],
        ['b', 1],
        ['a', 1],
      ],
    ],
  ],
  [
    'a group repeats in the next part',
    [
      [
        ['a', 1],
        ['b', 1],
      ],
      [['a', 1]],
    ],
  ],
  [
    'parts are sorted in different ways',
    [
      [
        ['a', 1],
        ['b', 1],
      ],
      [
        ['d', 1],
        ['c', 1],
      ],
    ],
  ],
  [
    'the next part is not sorted',
    [
      [['a', 1]],
      [
        ['b', 1],
        ['d', 1],
        ['c', 1],
      ],
    ],
  ],
])('groups do not stream if %s', (_, parts) => {
  const { merge } = collector('streaming');
  expect(merge(...parts.map((one) => part(one))).at(-1)).toBe(false);
  const held = collector('collecting');
  expect(held.merge(...parts.map((one) => part(one)))).toEqual(parts.map(() => true));
  expect(held.finished()).toBe(whole(parts.flat()));
});

test('groups in descending order stream as well', () => {
  const { merge, finished } = collector('streaming');
  expect(
    merge(
      part([
        ['c', 1],
        ['b', 1],
      ]),
      part([
        ['b', 2],
        ['a', 1],
      ]),
    ),
  ).toEqual([true, true]);
  expect(finished()).toBe('c 1\nb 3\na 1\n');
});

test('without labels there is one group, even without entries', () => {
  const { finished } = collector('collecting', 0);
  expect(finished()).toBe(' 0\n');
});

test('the total includes sums that were added to the shared groups', () => {
  const { made, finished } = collector('collecting');
  const groups = made.share();
  const sums = new Accumulator({
    foods: new FoodCache(catalogue, PLAN.layout),
    groups,
    report: () => {},
  });
  const match = { isUncertain: true, isSizeAssumed: false, confidence: 0.5 };
  for (const [group, amount] of [
    ['a', 1],
    ['b', 2],
    ['a', 4],
  ] as const) {
    sums.sink.row([group]);
    const location = { file: 'a.csv' };
    const entry = { foodId: 'bread', unit: 'g', isRawWeight: false, location } as const;
    sums.sink.entry({ ...entry, amount, group: [group], match });
  }
  expect(finished()).toBe('a 5\nb 2\n');
  expect(gramsOf(made.total.sumOf(0, GRAMS))).toBe(7);
  expect(gramsOf(made.unsure.rows.sumOf(made.unsure.find(0) ?? -1, GRAMS))).toBe(7);
});

test('counts of a part without sums add no group', () => {
  const { made, merge, finished } = collector('collecting');
  const counts = { lines: 3, entries: 3, diagnostics: [] };
  const legacy = { assumption: 'legacy-id', foodId: 'bread', id: 'old', entries: 2 } as const;
  merge(
    countsOnly(PLAN.layout.width, { ...counts, assumptions: [legacy] }),
    countsOnly(PLAN.layout.width, { ...counts, assumptions: [legacy] }),
  );
  expect(finished()).toBe('');
  expect(made.entries).toBe(6);
  expect(made.assumptions.all()).toEqual([{ ...legacy, entries: 4 }]);
});

test('meals give the same result undivided and divided into any parts', () => {
  const eaten = fc.array(
    fc.tuple(fc.constantFrom('a', 'b', 'bb', 'c'), fc.integer({ min: 1, max: 500 }), fc.boolean()),
    { maxLength: 40 },
  );
  const cuts = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 6 });
  fc.assert(
    fc.property(eaten, cuts, fc.boolean(), (list, at, isRendered) => {
      const meals = isRendered ? list.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))) : list;
      const ends = [...at.toSorted((a, b) => a - b), meals.length];
      const parts = ends.map((end, index) =>
        part(meals.slice(ends[index - 1] ?? 0, end), isRendered ? rendering : undefined),
      );
      const { made, merge, finished } = collector(isRendered ? 'streaming' : 'collecting');
      expect(merge(...parts)).not.toContain(false);
      expect(finished()).toBe(whole(meals));
      const grams = (some: readonly Eaten[]) => some.reduce((sum, [, amount]) => sum + amount, 0);
      expect(gramsOf(made.total.sumOf(0, GRAMS))).toBe(grams(meals));
      const unsure = made.unsure.find(0);
      expect(unsure === undefined ? 0 : gramsOf(made.unsure.rows.sumOf(unsure, GRAMS))).toBe(
        grams(meals.filter(([, , isUnsure]) => isUnsure)),
      );
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GroupEmitter } from '../../../src/engine/run/group-emitter.ts';
import { Groups } from '../../../src/engine/sums/groups.ts';
import type { EvaluationName } from '../../../src/evaluation/evaluation-names.ts';
import { planEvaluations } from '../../../src/evaluation/evaluations.ts';
import { INDICES } from '../../../src/evaluation/indices/indices.ts';
import { FIRST_SUM, type Layout } from '../../../src/evaluation/layout.ts';
import { csvRenderer } from '../../../src/render/evaluations/csv.ts';
import { ByteWriter } from '../../../src/tables/byte-writer.ts';

const RENDERING = {
  format: 'csv',
  version: 'v2.1',
  groupBy: ['person', 'day'],
  isColourful: false,
  width: undefined,
  language: 'en',
} as const;

const INDEX_NAMES = Object.keys(INDICES) as (keyof typeof INDICES)[];

/** Slots of the masses for which an amount is unknown. */
function gapsOf({ nutrientGapSlots, foodPatternGapSlots }: Layout): number[] {
  return [...nutrientGapSlots, ...foodPatternGapSlots].filter((slot) => slot >= 0);
}

/** A group: its labels, its sums by slot in units, and its special properties. */
interface Made {
  readonly labels: readonly [string, string];
  readonly amounts: readonly number[];
  readonly special: 'gap' | 'unsure' | 'many' | 'faulty' | 'empty' | 'none';
}

const label = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z0-9 _.:/-]{0,12}$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom('=1+1', '-', 'a"b', 'a,b', '\u00a0x', '@', 'x\ty') },
);

const amount = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 8, arbitrary: fc.double({ min: 0, max: 5000, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 60_000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(1e-9, 5e-7, 0.0000005, 1, 4184, 2e6) },
);

const made: fc.Arbitrary<Made> = fc.record({
  labels: fc.tuple(label, label),
  amounts: fc.array(amount, { minLength: 60, maxLength: 60 }),
  special: fc.constantFrom(
    ...(['none', 'none', 'none', 'none', 'none'] as const),
    ...(['gap', 'unsure', 'many', 'faulty', 'empty'] as const),
  ),
});

function groupsOf(all: readonly Made[], layout: Layout): Groups {
  const groups = new Groups(layout.width);
  const gaps = gapsOf(layout);
  for (const { labels, amounts, special } of all) {
    const group = groups.ofLabels(labels);
    const parts = new Float64Array(layout.width);
    for (let slot = FIRST_SUM; slot < layout.width; slot++) {
      const isGap = gaps.includes(slot) && special !== 'gap';
      parts[slot] = isGap ? 0 : Math.round((amounts[slot] as number) * 1e9);
    }
    if (special === 'faulty' || special === 'empty') groups.sums.addEntry(group);
    if (special !== 'empty') groups.sums.addWhole(group, parts);
    if (special === 'many') {
      for (let time = 0; time < 70; time++) groups.sums.addWhole(group, parts);
    }
    if (special === 'unsure') groups.unsure.rows.addWhole(groups.unsure.of(group), parts);
  }
  return groups;
}

/** The lines of groups, and how many could not be written with the others. */
function lines(name: EvaluationName, groups: Groups, hasSkipped: boolean, isPlain: boolean) {
  const plan = planEvaluations([name]);
  const out = new ByteWriter();
  const { group, plain } = csvRenderer({ ...RENDERING, hasSkipped }, plan, out);
  let others = 0;
  const emitter = new GroupEmitter(
    plan,
    {
      group(each) {
        others += 1;
        group(each);
      },
      plain: isPlain ? plain : undefined,
    },
    true,
  );
  emitter.emitAll(groups, 0, groups.length);
  return { text: out.take().toString(), counts: emitter.counts, others };
}

test('groups are scored and written the same together as one by one', () => {
  fc.assert(
    fc.property(
      fc.array(made, { maxLength: 150 }),
      fc.constantFrom(...INDEX_NAMES),
      fc.boolean(),
      (all, name, hasSkipped) => {
        const groups = groupsOf(all, planEvaluations([name]).layout);
        const plain = lines(name, groups, hasSkipped, true);
        const single = lines(name, groups, hasSkipped, false);
        expect(plain.text).toBe(single.text);
        expect(plain.counts).toEqual(single.counts);
      },
    ),
    { numRuns: 200 },
  );
});

test('groups in more than one page of memory are written together', () => {
  const { layout } = planEvaluations(['healthy-eating-index']);
  const all = Array.from({ length: 2500 }, (_, number): Made => {
    const amounts = Array.from({ length: 60 }, (_, slot) => ((number * slot) % 997) / 7);
    return { labels: [`P${number}`, '1'], amounts, special: 'none' };
  });
  const groups = groupsOf(all, layout);
  expect(groups.sums.count(2499, 1)).toBe(1);
  const plain = lines('healthy-eating-index', groups, false, true);
  expect(plain.others).toBe(0);
  expect(plain.text).toBe(lines('healthy-eating-index', groups, false, false).text);
});

test.each([
  ['healthy-eating-index', true],
  ['dash-fung', false],
  ['energy-density', false],
] as const)('%s has a program that scores many groups together: %s', (name, isPlain) => {
  expect(planEvaluations([name]).program() !== undefined).toBe(isPlain);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolvedVariant } from '../../../src/engine/foods/resolved-food.ts';
import { SumRows } from '../../../src/engine/sums/exact-sums.ts';
import { Groups } from '../../../src/engine/sums/groups.ts';
import { layoutOf, nutrientSlot } from '../../../src/evaluation/layout.ts';
import { makeFood, makeVariant, nutrients } from '../../support/foods.ts';

const LAYOUT = layoutOf([{ nutrients: ['energy', 'sodium'], foodPatterns: [] }]);
const ENERGY = nutrientSlot(LAYOUT, 'energy');

function eaten(energy: number) {
  const variant = makeVariant({ nutrients: nutrients({ energy, sodium: 0 }) });
  return resolvedVariant(makeFood({ variants: [variant] }), undefined, LAYOUT);
}

function sumOf(sums: SumRows, row = 0): number {
  const amounts = new Float64Array(LAYOUT.width);
  sums.readInto(amounts, row);
  return amounts[ENERGY] as number;
}

/** An amount with three decimals of a food with two, as thousandths and hundredths. */
const portion = fc.tuple(fc.nat(2_000_000), fc.nat(400_000));

test('any number of amounts with a few decimals adds up without rounding errors', () => {
  fc.assert(
    fc.property(fc.array(portion, { maxLength: 700 }), (portions) => {
      const sums = new SumRows(LAYOUT.width);
      sums.append();
      let parts = 0n;
      for (const [milligrams, hundredths] of portions) {
        sums.addPortion(0, eaten(hundredths / 100), milligrams / 1000);
        parts += BigInt(milligrams) * BigInt(hundredths);
      }
      // Thousandths of a gram times hundredths of a kJ per 100 g are ten-millionths of a kJ.
      expect(sumOf(sums)).toBe(Number(parts) / 1e7);
    }),
    { numRuns: 60 },
  );
});

test('sums are the same for any order of the amounts, and for any division into parts', () => {
  const amount = fc.oneof(
    fc.double({ min: 0, max: 1000, noNaN: true }),
    fc.double({ min: 0, max: 1e12, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, fc.double({ min: 0, max: 4000, noNaN: true })), { maxLength: 300 }),
      fc.nat(300),
      (portions, cut) => {
        const add = (list: typeof portions) => {
          const sums = new SumRows(LAYOUT.width);
          sums.append();
          for (const [grams, energy] of list) sums.addPortion(0, eaten(energy), grams);
          return sums;
        };
        const whole = add(portions);
        const parts = add(portions.slice(0, cut));
        parts.addRow(0, add(portions.slice(cut)), 0);
        expect(sumOf(parts)).toBe(sumOf(whole));
        expect(sumOf(add(portions.toReversed()))).toBe(sumOf(whole));
      },
    ),
    { numRuns: 100 },
  );
});

test('groups are distinguished and merged by their labels', () => {
  const labels = fc.array(fc.string(), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(labels, { maxLength: 400 }), (list) => {
      const groups = new Groups(LAYOUT.width);
      const known = new Map<string, number>();
      for (const one of list) {
        const group = groups.ofLabels(one);
        const key = JSON.stringify(one.map((label) => Buffer.from(label).toString()));
        expect(known.get(key) ?? known.size).toBe(group);
        known.set(key, group);
        groups.sums.addPortion(group, eaten(100), 1);
      }
      expect(groups.length).toBe(known.size);
      const merged = new Groups(LAYOUT.width);
      const all = Array.from({ length: groups.length }, (_, group) => group);
      merged.merge(groups.packed(all.toReversed()));
      merged.merge(groups.packed(all));
      for (const group of all) {
        const other = merged.ofLabels(groups.labels(group));
        expect(sumOf(merged.sums, other)).toBe(2 * sumOf(groups.sums, group));
      }
    }),
    { numRuns: 50 },
  );
});

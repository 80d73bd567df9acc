import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intakeParts, programParts } from '../../../src/engine/entries/totals-parts.ts';
import {
  foodPatternGapSlot,
  foodPatternSlot,
  GRAMS,
  layoutOf,
  nutrientSlot,
  WHOLE_LAYOUT,
} from '../../../src/evaluation/layout.ts';
import {
  ESTIMATED_COLUMN,
  intakeSums,
  UNKNOWN_COLUMN,
  UNWEIGHED,
} from '../../../src/evaluation/nutrition/intakes.ts';
import { FOOD_PATTERNS, foodPattern } from '../../../src/model/food-patterns.ts';
import { billionthsText } from '../../../src/text/numbers/billionths.ts';
import { nutrients } from '../../support/foods.ts';

const LOCATION = { file: 'intakes.csv', line: 2 };

function partsOf(cells: Readonly<Record<string, string>>, layout = WHOLE_LAYOUT) {
  const totals = { kind: 'intakes', cells: new Map(Object.entries(cells)) } as const;
  return intakeParts(totals, { group: [], location: LOCATION, totals }, layout);
}

const DISTINCT = intakeSums().map((sum) => ({ ...sum, at: sum.slot(WHOLE_LAYOUT) }));

test('intakeParts() reads intakes without losing a digit', () => {
  const amount = fc.oneof(fc.maxSafeNat(), fc.bigInt({ min: 0n, max: 2n ** 80n }));
  const amounts = fc.array(amount, { minLength: DISTINCT.length, maxLength: DISTINCT.length });
  fc.assert(
    fc.property(amounts, (list) => {
      const cells: Record<string, string> = {};
      const lists: Record<string, string[]> = { [UNKNOWN_COLUMN]: [], [ESTIMATED_COLUMN]: [] };
      const expected = new Map<number, bigint>();
      for (const [place, { name, listedIn, at }] of DISTINCT.entries()) {
        const parts = list[place] as number | bigint;
        if (BigInt(parts) > 0n) expected.set(at, BigInt(parts));
        if (listedIn === undefined) cells[name] = billionthsText(parts);
        else lists[listedIn]?.push(`${name} ${billionthsText(parts)}`);
      }
      for (const [column, entries] of Object.entries(lists)) cells[column] = entries.join('; ');
      const { parts } = partsOf({ ...cells, entries: '3', left_out: '1' });
      // A mass of 0 is a known mass.
      expected.set(GRAMS, BigInt(list[0] as number | bigint));
      const read = [...parts].map(([slot, one]) => [slot, BigInt(one)] as const);
      expect(new Map(read)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('intakeParts() counts the summed and the skipped entries', () => {
  expect(partsOf({ grams: '10', entries: '3', left_out: '2' })).toMatchObject({
    entries: 5,
    summed: 3,
  });
  expect(partsOf({ grams: '10' })).toMatchObject({ entries: 0, summed: 0 });
});

test('intakeParts() reads an empty cell as an amount that is unknown for the whole mass', () => {
  const zinc = nutrientSlot(WHOLE_LAYOUT, 'zinc', 'nutrientGapSlots');
  const iron = nutrientSlot(WHOLE_LAYOUT, 'iron', 'nutrientGapSlots');
  const columnOf = (name: string) =>
    intakeSums().find((sum) => sum.name === name && sum.column !== undefined)?.column as string;
  const { parts } = partsOf({
    grams: '2.5',
    [columnOf('zinc')]: '',
    [columnOf('iron')]: '7',
    unknown_g: 'iron 0.5',
  });
  expect(parts.get(zinc)).toBe(2.5e9);
  expect(parts.get(iron)).toBe(0.5e9);
  expect(parts.get(GRAMS)).toBe(2.5e9);
});

test('intakeParts() uses the unweighed mass if the mass is missing', () => {
  const { parts } = partsOf({ grams: '', unknown_g: `${UNWEIGHED} 3` });
  expect(parts.get(GRAMS)).toBe(3e9);
  expect(parts.get(WHOLE_LAYOUT.unweighed)).toBe(3e9);
  expect(partsOf({}).parts.get(GRAMS)).toBe(0);
});

test('intakeParts() returns only the sums that the layout has', () => {
  const layout = layoutOf([{ nutrients: ['zinc'], foodPatterns: [] }]);
  const all = Object.fromEntries(
    intakeSums()
      .filter(({ listedIn }) => listedIn === undefined)
      .map(({ name }) => [name, '1']),
  );
  const { parts } = partsOf(all, layout);
  expect(new Set(parts.keys())).toContain(nutrientSlot(layout, 'zinc'));
  for (const slot of parts.keys()) expect(slot).toBeLessThan(layout.width);
});

test('intakeParts() refuses a number that viand would write differently, and gives its location', () => {
  const refused = (cells: Readonly<Record<string, string>>) => {
    try {
      partsOf(cells);
    } catch (error) {
      return error;
    }
    return undefined;
  };
  expect(refused({ grams: '1e3' })).toMatchObject({
    diagnostics: [{ code: 'meal/bad-amount', location: LOCATION, field: 'grams', value: '1e3' }],
  });
  expect(refused({ grams: '1', unknown_g: 'zinc -1' })).toMatchObject({
    diagnostics: [{ field: 'unknown_g', value: '-1' }],
  });
});

function programSums(
  totals: Partial<Parameters<typeof programParts>[0]>,
  layout = WHOLE_LAYOUT,
): Float64Array {
  const parts = new Float64Array(layout.width).fill(7);
  const unknown = new Float64Array(FOOD_PATTERNS.length).fill(Number.NaN);
  programParts(
    { grams: undefined, nutrients: nutrients({}), foodPatterns: unknown, ...totals },
    layout,
    parts,
  );
  return parts;
}

test('programParts() adds known amounts, and the mass of unknown ones', () => {
  const foodPatterns = new Float64Array(FOOD_PATTERNS.length).fill(Number.NaN);
  foodPatterns[foodPattern('f_total').position] = 1.5;
  const parts = programSums({ grams: 800, nutrients: nutrients({ zinc: 2.25 }), foodPatterns });
  const of = (slot: number) => (parts[slot] as number) / 1e9;
  expect(of(GRAMS)).toBe(800);
  expect(of(nutrientSlot(WHOLE_LAYOUT, 'zinc'))).toBe(2.25);
  expect(of(nutrientSlot(WHOLE_LAYOUT, 'zinc', 'nutrientGapSlots'))).toBe(0);
  expect(of(nutrientSlot(WHOLE_LAYOUT, 'iron'))).toBe(0);
  expect(of(nutrientSlot(WHOLE_LAYOUT, 'iron', 'nutrientGapSlots'))).toBe(800);
  expect(of(foodPatternSlot(WHOLE_LAYOUT, 'f_total'))).toBe(1.5);
  expect(of(foodPatternGapSlot(WHOLE_LAYOUT, 'f_total'))).toBe(0);
  expect(of(foodPatternGapSlot(WHOLE_LAYOUT, 'd_total'))).toBe(800);
  expect(of(WHOLE_LAYOUT.unweighed)).toBe(0);
});

test('programParts() does not know which foods are solid, so their energy is unknown', () => {
  const parts = programSums({ grams: 800, nutrients: nutrients({ energy: 9000 }) });
  expect(parts[WHOLE_LAYOUT.solidEnergy]).toBe(0);
  expect(parts[WHOLE_LAYOUT.solidGrams]).toBe(800e9);
  expect(parts[WHOLE_LAYOUT.solidEnergyGap]).toBe(800e9);
});

test('programParts() counts totals without a mass as 1 g of unweighed mass', () => {
  const parts = programSums({});
  expect(parts[GRAMS]).toBe(1e9);
  expect(parts[WHOLE_LAYOUT.unweighed]).toBe(1e9);
});

test.each([
  ['available ones and fibre', { carbohydrates: 10, fiber: 3 }, 46, 0, 0],
  ['available ones, fibre unknown', { carbohydrates: 10 }, 40, 500, 0],
  ['those by difference', { carbohydrates_by_difference: 10 }, 40, 0, 500],
  ['none', {}, 0, 500, 0],
] as const)('programParts() of carbohydrates: %s', (_, amounts, kcal, gap, byDifference) => {
  const parts = programSums({ grams: 500, nutrients: nutrients(amounts) });
  expect(parts[WHOLE_LAYOUT.carbohydrateKcal]).toBe(kcal * 1e9);
  expect(parts[WHOLE_LAYOUT.carbohydrateGap]).toBe(gap * 1e9);
  expect(parts[WHOLE_LAYOUT.byDifference]).toBe(byDifference * 1e9);
});

test('programParts() skips amounts that the layout does not sum', () => {
  const layout = layoutOf([{ nutrients: ['zinc'], foodPatterns: [] }]);
  const parts = programSums({ nutrients: nutrients({ zinc: 1, iron: 5 }) }, layout);
  const sums = [GRAMS, nutrientSlot(layout, 'zinc')];
  expect([...parts].flatMap((one, slot) => (one === 0 ? [] : [slot]))).toEqual(sums);
});

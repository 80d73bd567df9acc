import { expect, test } from 'vitest';
import {
  compareIntakes,
  type Eater,
  energyRangeOf,
  toleranceOf,
} from '../../../src/evaluation/reference-intakes/compare-intakes.ts';
import { DACH } from '../../../src/evaluation/reference-intakes/dach.ts';
import { DRI } from '../../../src/evaluation/reference-intakes/dri.ts';
import { EFSA } from '../../../src/evaluation/reference-intakes/efsa.ts';
import type { Band, Figure } from '../../../src/evaluation/reference-intakes/reference-table.ts';
import { valuesByAge } from '../../../src/evaluation/reference-intakes/values-by-age.ts';
import type { NutrientName } from '../../../src/model/nutrients.ts';
import { makeTotals, noTotals, withGap } from '../../support/totals.ts';

const ADULT: Eater = { sex: undefined, age: undefined, weight: undefined, stage: undefined };
const TABLES = [EFSA, DRI, DACH];
const FACTS = { days: 1, hasDrinks: true };

/** The lower and upper mark of a nutrient for a person. */
function marksOf(table: typeof EFSA, name: string, eater: Partial<Eater>) {
  const totals = makeTotals({ energy: 10_000 });
  const { compared } = compareIntakes(table, { ...ADULT, ...eater }, totals, FACTS);
  const { lower, upper } = compared.find((row) => row.name === name) ?? {};
  return [lower?.low, lower?.high, upper?.low];
}

/** ValuesByAge copied again from all sections of the published tables. */
test.each<[string, typeof EFSA, string, Partial<Eater>, (number | undefined)[]]>([
  ['EFSA', EFSA, 'vitamin_C', { sex: 'female' }, [95, 95, undefined]],
  ['EFSA', EFSA, 'vitamin_C', { sex: 'male' }, [110, 110, undefined]],
  ['EFSA', EFSA, 'vitamin_C', {}, [95, 110, undefined]],
  ['EFSA', EFSA, 'vitamin_C', { stage: 'pregnant' }, [105, 105, undefined]],
  ['EFSA', EFSA, 'vitamin_C', { stage: 'lactating' }, [155, 155, undefined]],
  ['EFSA', EFSA, 'vitamin_C', { age: 8 }, [45, 45, undefined]],
  ['EFSA', EFSA, 'calcium', { age: 20 }, [1000, 1000, 2500]],
  ['EFSA', EFSA, 'calcium', { age: 25 }, [950, 950, 2500]],
  ['EFSA', EFSA, 'calcium', { age: 12 }, [1150, 1150, undefined]],
  ['EFSA', EFSA, 'iron', { sex: 'female', age: 30 }, [16, 16, 40]],
  ['EFSA', EFSA, 'iron', { sex: 'female', age: 60 }, [11, 11, 40]],
  ['EFSA', EFSA, 'zinc', { sex: 'male' }, [9.4, 16.3, 25]],
  ['EFSA', EFSA, 'zinc', {}, [7.5, 16.3, 25]],
  ['EFSA', EFSA, 'sodium', {}, [undefined, undefined, 2000]],
  ['EFSA', EFSA, 'vitamin_B6', { sex: 'female' }, [1600, 1600, 12_000]],
  ['EFSA', EFSA, 'folate', { stage: 'pregnant' }, [600, 600, 1000]],
  ['EFSA', EFSA, 'water', {}, [2000, 2500, undefined]],
  ['EFSA', EFSA, 'thiamin', {}, [1, 1, undefined]],
  ['EFSA', EFSA, 'niacin_equivalent', {}, [16, 16, undefined]],
  ['EFSA', EFSA, 'protein', { weight: 70 }, [58.1, 58.1, undefined]],
  ['EFSA', EFSA, 'magnesium', { sex: 'male', age: 16 }, [300, 300, undefined]],
  ['EFSA', EFSA, 'potassium', { stage: 'lactating' }, [4000, 4000, undefined]],
  ['EFSA', EFSA, 'selenium', {}, [70, 70, 255]],
  ['DRI', DRI, 'vitamin_C', { sex: 'female' }, [75, 75, 2000]],
  ['DRI', DRI, 'vitamin_A', { stage: 'lactating', age: 18 }, [1200, 1200, 2800]],
  ['DRI', DRI, 'vitamin_A', { stage: 'pregnant' }, [770, 770, 3000]],
  ['DRI', DRI, 'vitamin_D', { age: 71 }, [20, 20, 100]],
  ['DRI', DRI, 'calcium', { sex: 'female', age: 51 }, [1200, 1200, 2000]],
  ['DRI', DRI, 'calcium', { sex: 'male', age: 51 }, [1000, 1000, 2000]],
  ['DRI', DRI, 'iron', { sex: 'female', age: 30 }, [18, 18, 45]],
  ['DRI', DRI, 'iron', { stage: 'pregnant' }, [27, 27, 45]],
  ['DRI', DRI, 'magnesium', { sex: 'male', age: 31 }, [420, 420, undefined]],
  ['DRI', DRI, 'magnesium', { sex: 'female', age: 30 }, [310, 310, undefined]],
  ['DRI', DRI, 'potassium', { sex: 'male' }, [3400, 3400, undefined]],
  ['DRI', DRI, 'potassium', { sex: 'female' }, [2600, 2600, undefined]],
  ['DRI', DRI, 'sodium', {}, [1500, 1500, 2300]],
  ['DRI', DRI, 'sodium', { age: 5 }, [1000, 1000, 1500]],
  ['DRI', DRI, 'protein', { sex: 'female' }, [46, 46, undefined]],
  ['DRI', DRI, 'protein', { sex: 'female', weight: 60 }, [48, 48, undefined]],
  ['DRI', DRI, 'fiber', { sex: 'male', age: 60 }, [30, 30, undefined]],
  ['DRI', DRI, 'phosphorus', { stage: 'pregnant' }, [700, 700, 3500]],
  ['DRI', DRI, 'zinc', { sex: 'male' }, [11, 11, 40]],
  ['D-A-CH', DACH, 'calcium', { age: 14 }, [1200, 1200, undefined]],
  ['D-A-CH', DACH, 'calcium', { stage: 'lactating' }, [1000, 1000, undefined]],
  ['D-A-CH', DACH, 'folate', { stage: 'pregnant' }, [550, 550, undefined]],
  ['D-A-CH', DACH, 'folate', { age: 8 }, [180, 180, undefined]],
  ['D-A-CH', DACH, 'vitamin_C', { sex: 'male', age: 17 }, [105, 105, undefined]],
  ['D-A-CH', DACH, 'vitamin_C', { stage: 'lactating' }, [125, 125, undefined]],
  ['D-A-CH', DACH, 'vitamin_A', { sex: 'male', age: 70 }, [800, 800, undefined]],
  ['D-A-CH', DACH, 'vitamin_A', { sex: 'female' }, [700, 700, undefined]],
  ['D-A-CH', DACH, 'niacin_equivalent', { sex: 'female', age: 55 }, [11, 11, undefined]],
  ['D-A-CH', DACH, 'niacin_equivalent', { stage: 'pregnant' }, [12, 16, undefined]],
  ['D-A-CH', DACH, 'thiamin', { sex: 'male', age: 20 }, [1.3, 1.3, undefined]],
  ['D-A-CH', DACH, 'vitamin_B6', { sex: 'female' }, [1400, 1400, undefined]],
  ['D-A-CH', DACH, 'vitamin_B12', { stage: 'lactating' }, [5.5, 5.5, undefined]],
  ['D-A-CH', DACH, 'vitamin_D', { age: 3 }, [20, 20, undefined]],
  ['D-A-CH', DACH, 'magnesium', { sex: 'female', age: 16 }, [260, 260, undefined]],
  ['D-A-CH', DACH, 'iron', { sex: 'female', age: 20 }, [16, 16, undefined]],
  ['D-A-CH', DACH, 'iron', { sex: 'female', age: 45 }, [14, 16, undefined]],
  ['D-A-CH', DACH, 'iron', { stage: 'pregnant' }, [27, 27, undefined]],
  ['D-A-CH', DACH, 'zinc', { sex: 'male' }, [11, 16, undefined]],
  ['D-A-CH', DACH, 'zinc', { sex: 'female' }, [7, 10, undefined]],
  ['D-A-CH', DACH, 'iodide', { stage: 'lactating' }, [230, 230, undefined]],
  ['D-A-CH', DACH, 'selenium', { sex: 'female' }, [60, 60, undefined]],
  ['D-A-CH', DACH, 'potassium', { stage: 'lactating' }, [4400, 4400, undefined]],
  ['D-A-CH', DACH, 'phosphorus', {}, [550, 550, undefined]],
  ['D-A-CH', DACH, 'fiber', {}, [30, 30, undefined]],
  ['D-A-CH', DACH, 'protein', { weight: 70 }, [56, 56, undefined]],
])('%s: %#, %o of %s', (_, table, name, eater, expected) => {
  const marks = marksOf(table, name, eater);
  marks.forEach((mark, index) => {
    if (expected[index] === undefined) expect(mark).toBeUndefined();
    else expect(mark).toBeCloseTo(expected[index] as number, 9);
  });
});

/** The D-A-CH table has no upper levels. */
function hasUpper({ rows }: typeof EFSA): boolean {
  return rows.some(({ upper }) => upper !== undefined);
}

function bandsOf(table: typeof EFSA): { name: string; bands: readonly Band[] }[] {
  return table.rows.flatMap(({ name, lower, upper }) =>
    [lower, upper].flatMap((mark) =>
      [mark?.perDay, mark?.perKg, mark?.perMJ].flatMap((all) =>
        [all?.bands, all?.pregnant, all?.lactating].flatMap((bands) =>
          bands ? [{ name, bands }] : [],
        ),
      ),
    ),
  );
}

test.each(TABLES.map((table) => [table.name, table] as const))(
  '%s is well formed: ages ascend, values are positive, and ranges start with the lower end',
  (_, table) => {
    const ends = (figure: Figure) => (typeof figure === 'number' ? [figure, figure] : figure);
    expect(new Set(table.rows.map(({ name }) => name)).size).toBe(table.rows.length);
    for (const { name, bands } of bandsOf(table)) {
      bands.forEach(([from, ...all], index) => {
        if (index > 0) expect(from, name).toBeGreaterThan((bands[index - 1] as Band)[0]);
        for (const figure of all as Figure[]) {
          const [low = Number.NaN, high = Number.NaN] = ends(figure);
          expect(low, name).toBeGreaterThan(0);
          expect(high, name).toBeGreaterThanOrEqual(low);
        }
      });
    }
  },
);

test.each(TABLES.filter(hasUpper).map((table) => [table.name, table] as const))(
  '%s has no upper level below the recommended intake, at any age, sex or stage',
  (_, table) => {
    const totals = makeTotals({ energy: 10_000 });
    let seen = 0;
    for (let age = 1; age <= 90; age++) {
      for (const sex of ['female', 'male'] as const) {
        for (const stage of [undefined, 'pregnant', 'lactating'] as const) {
          if (stage !== undefined && (sex === 'male' || age < 14 || age > 50)) continue;
          const eater = { sex, age, stage, weight: 60 };
          for (const { name, lower, upper } of compareIntakes(table, eater, totals, FACTS)
            .compared) {
            if (lower === null || upper === null) continue;
            seen += 1;
            expect(upper.low, `${name} at ${age}`).toBeGreaterThan(lower.high);
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(1000);
  },
);

test('valuesByAge() parses bands, sexes and ranges', () => {
  expect(valuesByAge('1: 20, 18: 9.4-16.3/7.5-12.7', '8', null)).toEqual({
    bands: [
      [1, 20],
      [18, [9.4, 16.3], [7.5, 12.7]],
    ],
    pregnant: [[0, 8]],
    lactating: null,
  });
});

/** The row of a nutrient, for amounts over two days, with gaps where some foods lack it. */
function rowOf(
  name: string,
  amounts: Partial<Record<NutrientName, number>>,
  known: Partial<Record<NutrientName, number>> = {},
  eater: Partial<Eater> = {},
) {
  const totals = makeTotals({ energy: 20_000, ...amounts });
  for (const [one, grams] of Object.entries(known)) {
    withGap(totals, one as NutrientName, 1000 - grams);
  }
  const { compared, notCompared } = compareIntakes(EFSA, { ...ADULT, ...eater }, totals, {
    ...FACTS,
    days: 2,
  });
  return {
    ...compared.find((row) => row.name === name),
    reason: notCompared.find((row) => row.name === name)?.reason,
  };
}

test.each([
  ['below the lower mark', { calcium: 1400 }, {}, 'below'],
  ['close to the lower mark, for two days', { calcium: 1800 }, {}, 'close'],
  ['close to the upper mark', { calcium: 5200 }, {}, 'close'],
  ['at the lower mark', { calcium: 1900 }, {}, 'fine'],
  ['above the upper mark', { calcium: 6200 }, {}, 'above'],
  ['below the lower mark, but with gaps', { calcium: 1800 }, { calcium: 800 }, 'unclear'],
  ['at the lower mark despite gaps', { calcium: 1900 }, { calcium: 800 }, 'fine'],
  ['above the upper mark despite gaps', { calcium: 6200 }, { calcium: 300 }, 'above'],
  ['perhaps above the upper mark because of gaps', { calcium: 3000 }, { calcium: 300 }, 'unclear'],
  ['below the lower mark with small gaps', { calcium: 1400 }, { calcium: 950 }, 'below'],
] as const)('compareIntakes(): %s', (_, amounts, known, verdict) => {
  expect(rowOf('calcium', amounts, known).verdict).toBe(verdict);
});

test('compareIntakes() reports an intake within a reference range as between', () => {
  expect(rowOf('vitamin_C', { vitamin_C: 200 }).verdict).toBe('between');
  expect(rowOf('vitamin_C', { vitamin_C: 200 }, {}, { sex: 'female' }).verdict).toBe('fine');
  expect(rowOf('vitamin_C', { vitamin_C: 200 }, {}, { sex: 'male' }).verdict).toBe('close');
  expect(rowOf('vitamin_C', { vitamin_C: 150 }, {}, { sex: 'male' }).verdict).toBe('below');
});

test('compareIntakes() gives a reason instead of a verdict if the intake or reference is unknown', () => {
  expect(rowOf('biotin', {}, { biotin: 0 }).reason).toBe('no food has it');
  expect(rowOf('protein', {}).reason).toBe('needs the body weight');
  expect(rowOf('protein', {}, {}, { stage: 'pregnant' }).reason).toBe('no figure for this person');
  expect(rowOf('protein', {}, {}, { stage: 'pregnant', weight: 60 }).reason).toBe(
    'no figure for this person',
  );
});

test('vitamin A is the sum of retinol and carotenes if the equivalents are unknown', () => {
  const unknown = { retinol_equivalent: 0, retinol_activity_equivalent: 0 };
  const amounts = { retinol: 200, beta_carotene: 1200, alpha_carotene: 240 };
  expect(rowOf('vitamin_A', amounts, unknown).lower?.amount).toBeCloseTo((200 + 200 + 20) / 2, 9);
});

test('niacin without tryptophan is fine if it reaches the reference, and otherwise unclear', () => {
  const unknown = { niacin_equivalent: 0, tryptophan: 0 };
  expect(rowOf('niacin_equivalent', { niacin: 40 }, unknown).verdict).toBe('fine');
  const little = rowOf('niacin_equivalent', { niacin: 10 }, unknown);
  expect(little.verdict).toBe('unclear');
  expect(little.lower?.measure.isPart).toBe(true);
});

test('an empty record falls short of fixed references, but not of references per energy', () => {
  const { compared } = compareIntakes(EFSA, ADULT, noTotals(), FACTS);
  expect(compared.find(({ name }) => name === 'thiamin')).toBeUndefined();
  expect(compared.find(({ name }) => name === 'calcium')?.verdict).toBe('below');
});

test('energyRangeOf() depends on the age, and is undefined without a range', () => {
  expect(energyRangeOf(EFSA, 'fat', { ...ADULT, age: 2 })).toEqual({ low: 35, high: 40 });
  expect(energyRangeOf(EFSA, 'fat', ADULT)).toEqual({ low: 20, high: 35 });
  expect(energyRangeOf(EFSA, 'protein', ADULT)).toBeUndefined();
  expect(energyRangeOf(DRI, 'protein', ADULT)).toEqual({ low: 10, high: 35 });
});

test('water is compared only if drinks were recorded', () => {
  const totals = makeTotals({ energy: 10_000, water: 900 });
  const { compared, notCompared } = compareIntakes(EFSA, ADULT, totals, {
    days: 1,
    hasDrinks: false,
  });
  expect(compared.find(({ name }) => name === 'water')).toBeUndefined();
  expect(notCompared.find(({ name }) => name === 'water')?.reason).toBe('no drinks recorded');
  expect(rowOf('water', { water: 1800 }).verdict).toBe('below');
});

test('toleranceOf() shrinks with the number of days, but never reaches 0', () => {
  expect([1, 4, 9, 100_000].map((days) => Math.round(100 * toleranceOf(days)))).toEqual([
    30, 15, 10, 2,
  ]);
});

test('compareIntakes() reports an intake at the upper mark as fine, and one just above it as close', () => {
  expect(rowOf('sodium', { sodium: 4000 }).verdict).toBe('fine');
  expect(rowOf('sodium', { sodium: 4001 }).verdict).toBe('close');
});

test('compareIntakes() uses the first measure with enough coverage, or else the one with the most', () => {
  const amounts = { retinol_equivalent: 100, retinol: 700, retinol_activity_equivalent: 300 };
  const by = (known: Partial<Record<NutrientName, number>>) =>
    rowOf('vitamin_A', amounts, known).lower?.amount;
  expect(by({})).toBe(50);
  expect(by({ retinol_equivalent: 900 })).toBe(50);
  expect(by({ retinol_equivalent: 899 })).toBe(350);
  expect(by({ retinol_equivalent: 300, retinol: 600, retinol_activity_equivalent: 500 })).toBe(350);
  expect(by({ retinol_equivalent: 700, retinol: 600, retinol_activity_equivalent: 600 })).toBe(50);
});

test('compareIntakes() returns the notes of the table', () => {
  for (const table of TABLES) {
    const { compared } = compareIntakes(table, ADULT, makeTotals({ energy: 10_000 }), FACTS);
    for (const { name, note, lower, upper } of compared) {
      const row = table.rows.find((one) => one.name === name);
      expect(note).toBe(row?.note);
      expect(lower?.about ?? null).toBe(row?.lower?.about ?? null);
      expect(upper?.about ?? null).toBe(row?.upper?.about ?? null);
    }
  }
  const rows = TABLES.flatMap((table) => table.rows);
  expect(rows.some(({ note }) => note !== undefined)).toBe(true);
  expect(rows.some(({ upper }) => upper?.about !== undefined)).toBe(true);
});

test('compareIntakes() reports the share of an amount that was added to foods', () => {
  const shareOf = (amounts: Partial<Record<NutrientName, number>>) =>
    rowOf('folate', { folate: 400, ...amounts }).lower?.addedShare;
  // 1.7 µg of folate equivalents for each µg of folic acid.
  expect(shareOf({ folic_acid: 100 })).toBeCloseTo(0.425, 12);
  expect(shareOf({ folic_acid: 500 })).toBe(1);
  expect(shareOf({ folate: 0 })).toBeNull();
  expect(rowOf('calcium', { calcium: 400 }).lower?.addedShare).toBeNull();
});

test('valuesByAge() omits stages that are not given', () => {
  expect(Object.keys(valuesByAge('1: 20'))).toEqual(['bands']);
});

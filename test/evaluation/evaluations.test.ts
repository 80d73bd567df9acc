import { expect, test } from 'vitest';
import { EVALUATION_NAMES } from '../../src/evaluation/evaluation-names.ts';
import { evaluateBy, planEvaluations } from '../../src/evaluation/evaluations.ts';
import {
  hasToddlers,
  isIndexName,
  isLinearIndex,
  isRankedIndex,
} from '../../src/evaluation/indices/indices.ts';
import {
  ESTIMATED_ENERGY,
  foodPatternGapSlot,
  foodPatternSlot,
  GRAMS,
  layoutOf,
  nutrientSlot,
  SUMMED,
  WHOLE_LAYOUT,
} from '../../src/evaluation/layout.ts';
import { INTAKES } from '../../src/evaluation/nutrition/intakes.ts';
import { makeTotals, noTotals } from '../support/totals.ts';

const ALL = EVALUATION_NAMES;

test('planEvaluations() writes the metrics of all evaluations into one row', () => {
  const plan = planEvaluations(ALL);
  const whole = makeTotals({ energy: 8000, protein: 50, sodium: 2000, fat: 20 }, { g_whole: 2 });
  const amounts = new Float64Array(plan.layout.width);
  for (const slots of ['nutrientSlots', 'foodPatternSlots'] as const) {
    plan.layout[slots].forEach((slot, position) => {
      if (slot >= 0)
        amounts[slot] = whole.amounts[WHOLE_LAYOUT[slots][position] as number] as number;
    });
  }
  amounts[GRAMS] = 1000;
  const values = new Float64Array(plan.metrics.length);
  plan.evaluate(amounts, values);
  for (const name of ALL) expect(plan.result(name, values)).toEqual(evaluateBy(name, whole));
  expect(plan.evaluations).toBe(ALL);
});

test('planEvaluations() prefixes columns with the short name if there are several evaluations', () => {
  const [first] = planEvaluations(['energy-density', 'healthy-eating-index-2020']).metrics;
  expect(first).toMatchObject({
    name: 'kJ_per_g',
    evaluation: 'energy-density',
    column: 'energy_density_kJ_per_g',
  });
  expect(planEvaluations(['energy-density']).metrics[0]?.column).toBe('kJ_per_g');
  for (const names of [ALL, ALL.toReversed()]) {
    const columns = planEvaluations(names).metrics.map(({ column }) => column);
    expect(new Set(columns).size).toBe(columns.length);
  }
});

test('planEvaluations() ranks groups only if an evaluation compares them', () => {
  expect(planEvaluations(['healthy-eating-index'])).not.toHaveProperty('rank');
  const plan = planEvaluations(['energy-density', 'dash-fung', 'healthy-eating-index']);
  const rows = [1, 2].map((fruit) => {
    const amounts = new Float64Array(plan.layout.width);
    amounts[GRAMS] = 1000;
    amounts[nutrientSlot(plan.layout, 'energy')] = 8000;
    amounts[foodPatternSlot(plan.layout, 'f_total')] = fruit;
    const values = new Float64Array(plan.metrics.length);
    plan.evaluate(amounts, values);
    return values;
  });
  const hei = () => rows.map((row) => plan.result('healthy-eating-index', row).totalScore);
  const before = hei();
  plan.rank?.(rows);
  const fruits = rows.map(
    (row) =>
      plan.result('dash-fung', row).components.find(({ component }) => component === 'fruits')
        ?.score,
  );
  expect(fruits).toEqual([1, 5]);
  expect(hei()).toEqual(before);
});

test('planEvaluations() throws if an evaluation was not planned', () => {
  const plan = planEvaluations(['energy-density']);
  expect(() => plan.result('intakes', new Float64Array(5))).toThrow('intakes is not evaluated');
});

test('planEvaluations() uses the given basis of carbohydrates', () => {
  const total = (basis: 'available' | 'by-difference') => {
    const plan = planEvaluations(['macro-distribution'], basis);
    const amounts = new Float64Array(plan.layout.width);
    amounts[nutrientSlot(plan.layout, 'carbohydrates_by_difference')] = 10;
    const values = new Float64Array(plan.metrics.length);
    plan.evaluate(amounts, values);
    return plan.result('macro-distribution', values).totalKcal;
  };
  expect([total('available'), total('by-difference')]).toEqual([0, 40]);
});

test('planEvaluations() marks the metrics that are unchanged sums', () => {
  const plan = planEvaluations(['energy-density', 'intakes']);
  const slotOf = (column: string) =>
    plan.exactSlots[plan.metrics.findIndex((metric) => metric.column === column)];
  expect(slotOf('intakes_entries')).toBe(-1);
  expect(slotOf('intakes_grams')).toBe(GRAMS);
  expect(slotOf('intakes_energy_kJ')).toBe(nutrientSlot(plan.layout, 'energy'));
  expect(slotOf('energy_density_kJ_per_g')).toBe(-1);
});

test('predicates recognise indices, ranked and linear indices, and the index with toddler standards', () => {
  expect(ALL.filter(isIndexName)).toHaveLength(8);
  expect(isIndexName('toString')).toBe(false);
  expect(ALL.filter(isRankedIndex)).toEqual(['alternate-mediterranean', 'dash-fung']);
  expect(isRankedIndex('energy-density')).toBe(false);
  expect(ALL.filter(isIndexName).filter(isLinearIndex)).toEqual([
    'healthy-eating-index',
    'healthy-eating-index-2020',
    'healthy-eating-index-toddlers-2020',
  ]);
  expect(ALL.filter(hasToddlers)).toEqual(['healthy-eating-index-2020']);
});

const heiOf = (totals: ReturnType<typeof makeTotals>) => evaluateBy('healthy-eating-index', totals);

test('an index reports the share of its energy that is estimated, which is at most 1', () => {
  const totals = makeTotals({ energy: 1000 });
  const share = (estimated: number) => {
    totals.amounts[ESTIMATED_ENERGY] = estimated;
    return heiOf(totals).estimatedEnergyShare;
  };
  expect([0, 250, 1000, 1001].map(share)).toEqual([0, 0.25, 1, 1]);
  const nothing = makeTotals({});
  nothing.amounts[ESTIMATED_ENERGY] = 1;
  expect(heiOf(nothing).estimatedEnergyShare).toBe(0);
});

test('a component reports the amount and density behind its points, or null if they are unknown', () => {
  const totals = makeTotals(
    { energy: 4184, sodium: 1500, monounsaturated_fatty_acids: 7 },
    { f_citmlb: 0.1, f_other: 0.2 },
  );
  const of = (name: string) => heiOf(totals).components.find(({ component }) => component === name);
  expect(of('whole_fruits')).toMatchObject({ amountUnit: 'cup eq', maxScore: 5 });
  expect(of('sodium')).toMatchObject({ amount: 1500, amountUnit: 'mg' });
  expect(of('sodium')?.density).toBeCloseTo(1.5, 12);
  // Without saturated fat, the ratio is infinite and earns the maximum.
  expect(of('fatty_acids')).toMatchObject({ amount: 7, density: null, score: 10 });
  totals.amounts[nutrientSlot(WHOLE_LAYOUT, 'sodium', 'nutrientGapSlots')] = 1000;
  expect(of('sodium')).toMatchObject({ amount: null, density: null, score: 0 });
});

test('a ratio is unknown if either of its sides is unknown', () => {
  for (const name of ['monounsaturated_fatty_acids', 'saturated_fatty_acids'] as const) {
    const totals = makeTotals({
      energy: 4184,
      monounsaturated_fatty_acids: 7,
      saturated_fatty_acids: 1,
    });
    totals.amounts[nutrientSlot(WHOLE_LAYOUT, name, 'nutrientGapSlots')] = 1000;
    const { components } = heiOf(totals);
    expect(components.find(({ component }) => component === 'fatty_acids')).toMatchObject({
      amount: null,
      score: 0,
    });
  }
});

test('layoutOf() gives each requested amount one slot', () => {
  const layout = layoutOf([
    { nutrients: ['zinc', 'energy'], foodPatterns: ['f_total'] },
    { nutrients: ['energy'], foodPatterns: [], hasSolids: true },
  ]);
  // Every layout has 5; amount and gap of two nutrients and a food pattern; energy, mass and gap of solids.
  expect(layout.width).toBe(5 + 2 * 3 + 3);
  expect(layout.hasSolids).toBe(true);
  expect(layout.hasEstimates).toBe(false);
  expect(layout.unweighed).toBe(-1);
  expect(layout.carbohydrateKcal).toBe(-1);
  expect(layout.nutrients.map((position) => position)).toEqual(
    [...layout.nutrients].sort((a, b) => a - b),
  );
  const slots = [
    nutrientSlot(layout, 'energy'),
    nutrientSlot(layout, 'zinc'),
    foodPatternSlot(layout, 'f_total'),
    nutrientSlot(layout, 'energy', 'nutrientGapSlots'),
    nutrientSlot(layout, 'zinc', 'nutrientGapSlots'),
    foodPatternGapSlot(layout, 'f_total'),
    ...[layout.solidEnergy, layout.solidGrams, layout.solidEnergyGap],
  ];
  expect(new Set(slots).size).toBe(9);
  expect(() => foodPatternSlot(layout, 'd_total')).toThrow('d_total is not summed');
  expect(() => foodPatternGapSlot(layout, 'd_total')).toThrow('d_total is not summed');
  expect(() => nutrientSlot(layout, 'energy', 'nutrientEstimateSlots')).toThrow();
});

test.each([
  ['hasEstimates', 1],
  ['hasSolids', 3],
  ['hasCarbohydrateEnergy', 3],
  ['hasUnweighed', 1],
] as const)('layoutOf() adds slots if an evaluation %s: %d', (part, further) => {
  const inputs = { nutrients: ['energy'], foodPatterns: [] } as const;
  const width = layoutOf([inputs]).width;
  expect(layoutOf([inputs, { ...inputs, [part]: true }]).width).toBe(width + further);
  expect(layoutOf([inputs, { ...inputs, [part]: false }]).width).toBe(width);
});

/** Prepares the evaluation again, because evaluations cache their preparation. */
function intakesOf({ layout, amounts }: ReturnType<typeof makeTotals>) {
  const { evaluate, result } = INTAKES.prepare(layout);
  const values = new Float64Array(INTAKES.metrics.length);
  evaluate(amounts, values, 0);
  return result(values, 0);
}

test('intakes list every amount with its coverage', () => {
  const totals = makeTotals({ energy: 8000, zinc: 3 }, { f_total: 2 });
  totals.amounts[SUMMED] = 4;
  totals.amounts[nutrientSlot(WHOLE_LAYOUT, 'zinc', 'nutrientGapSlots')] = 250;
  totals.amounts[nutrientSlot(WHOLE_LAYOUT, 'iron', 'nutrientGapSlots')] = 1000;
  totals.amounts[foodPatternGapSlot(WHOLE_LAYOUT, 'f_total')] = 500;
  const { entries, grams, intakes } = intakesOf(totals);
  const of = (name: string) => intakes.find((intake) => intake.name === name);
  expect([entries, grams]).toEqual([4, 1000]);
  expect(of('energy')).toMatchObject({ kind: 'nutrient', unit: 'kJ', amount: 8000, coverage: 1 });
  expect(of('zinc')).toMatchObject({ amount: 3, coverage: 0.75 });
  // Missing is not zero.
  expect(of('iron')).toMatchObject({ amount: null, coverage: 0 });
  expect(of('f_total')).toMatchObject({ kind: 'food pattern', amount: 2, coverage: 0.5 });
});

test('intakes of totals without a mass still report coverage', () => {
  const totals = makeTotals({ energy: 8000 });
  totals.amounts[WHOLE_LAYOUT.unweighed] = 1000;
  totals.amounts[nutrientSlot(WHOLE_LAYOUT, 'zinc', 'nutrientGapSlots')] = 250;
  const { grams, intakes } = intakesOf(totals);
  expect(grams).toBeNull();
  expect(intakes.find(({ name }) => name === 'zinc')?.coverage).toBe(0.75);
});

test('intakes of an empty record are 0, with full coverage', () => {
  const { grams, intakes } = intakesOf(noTotals());
  expect(grams).toBe(0);
  for (const { amount, coverage } of intakes) expect([amount, coverage]).toEqual([0, 1]);
});

test('energy density reports the share of the drinks whose energy is known', () => {
  const totals = makeTotals({ energy: 900 });
  const { amounts, layout } = totals;
  amounts[layout.solidGrams] = 400;
  amounts[layout.solidEnergy] = 600;
  amounts[layout.solidEnergyGap] = 100;
  amounts[nutrientSlot(layout, 'energy', 'nutrientGapSlots')] = 250;
  expect(evaluateBy('energy-density', totals)).toEqual({
    kjPerGram: 2,
    kcalPerGram: 2 / 4.184,
    liquidsEnergy: 300,
    coverage: 0.75,
    // 150 g of the 600 g of drinks are unknown.
    liquidsCoverage: 0.75,
  });
  amounts[layout.solidGrams] = 1000;
  amounts[layout.solidEnergy] = 900;
  expect(evaluateBy('energy-density', totals).liquidsCoverage).toBe(1);
});

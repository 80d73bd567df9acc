import { expect, test } from 'vitest';
import { evaluateTotals } from '../../../src/evaluation/evaluation.ts';
import {
  sourcesOfComponents,
  sourcesOfNutrients,
} from '../../../src/evaluation/explaining/contributions.ts';
import { indexAdvice } from '../../../src/evaluation/explaining/index-advice.ts';
import {
  HEALTHY_EATING_INDEX,
  HEI_2015,
} from '../../../src/evaluation/indices/tables/healthy-eating-index-2015.ts';
import { compareIntakes } from '../../../src/evaluation/reference-intakes/compare-intakes.ts';
import { EFSA } from '../../../src/evaluation/reference-intakes/efsa.ts';
import { kcalToKj } from '../../../src/model/units.ts';
import { makeTotals } from '../../support/totals.ts';

const EATER = { sex: undefined, age: undefined, weight: undefined, stage: undefined };

const BREAD = makeTotals({ energy: kcalToKj(1000), sodium: 3000 }, { g_refined: 12 });
const CHEESE = makeTotals({ energy: kcalToKj(600), sodium: 6000, calcium: 500 }, { d_total: 0.5 });
const CRUMBS = makeTotals({ energy: kcalToKj(4), sodium: 30 }, { g_refined: 0.1 });
const WHOLE = makeTotals(
  { energy: kcalToKj(1604), sodium: 9030, calcium: 500 },
  { g_refined: 12.1, d_total: 0.5 },
);
const FOODS = [
  { id: 'bread', name: 'Bread', totals: BREAD },
  { id: 'cheese', name: 'Cheese', totals: CHEESE },
  { id: 'crumbs', name: 'Crumbs', totals: CRUMBS },
];

const components = () =>
  sourcesOfComponents(
    indexAdvice(HEI_2015, evaluateTotals(HEALTHY_EATING_INDEX, WHOLE), WHOLE, 2),
    FOODS,
    2,
  );
const of = (name: string) => components().find((sources) => sources.name === name);

test('an excess lists its main foods per day and as shares, without trifles', () => {
  expect(of('refined_grains')).toMatchObject({
    kind: 'excess',
    unit: 'oz eq',
    foods: [{ id: 'bread', amount: 6, share: 12 / 12.1 }],
    energyWithout: [],
  });
});

test('a shortfall lists its sources, and the foods whose energy brings too little', () => {
  expect(of('dairy')).toMatchObject({
    kind: 'shortfall',
    foods: [{ id: 'cheese', amount: 0.25, share: 1 }],
    // For 1000 kcal, the bread lacks 1.3 cups, and the cheese 0.28.
    energyWithout: [{ id: 'bread' }, { id: 'cheese' }, { id: 'crumbs' }],
  });
  expect(of('dairy')?.energyWithout[0]?.amount).toBeCloseTo(500, 9);
});

test('components with the most points to gain come first, and those at their maximum are omitted', () => {
  expect(components()[0]?.name).toBe('whole_grains');
  expect(of('saturated_fats')).toBeUndefined();
});

test('nutrients below or above their reference list their foods', () => {
  const { compared } = compareIntakes(EFSA, EATER, WHOLE, { days: 2, hasDrinks: true });
  const nutrients = sourcesOfNutrients(compared, FOODS, 2);
  expect(nutrients.find(({ name }) => name === 'sodium')).toMatchObject({
    kind: 'excess',
    foods: [
      { id: 'cheese', amount: 3000 },
      { id: 'bread', amount: 1500 },
    ],
  });
  expect(nutrients.find(({ name }) => name === 'calcium')?.kind).toBe('shortfall');
  expect(nutrients.find(({ name }) => name === 'vitamin_C')?.foods).toEqual([]);
});

const part = (share: number) => makeTotals({ energy: 0, sodium: 6000 * share });
const many = (...shares: number[]) =>
  shares.map((share, place) => ({ id: `${place}`, name: `F${place}`, totals: part(share) }));
const sodiumOf = (foods: ReturnType<typeof many>, days = 1) => {
  const { compared } = compareIntakes(EFSA, EATER, makeTotals({ energy: 8000, sodium: 6000 }), {
    days: 1,
    hasDrinks: true,
  });
  return sourcesOfNutrients(compared, foods, days).find(({ name }) => name === 'sodium');
};

test('main sources are at most five foods with at least 2 % each, the largest first', () => {
  const foods = sodiumOf(many(0.1, 0.3, 0.05, 0.2, 0.15, 0.2, 0))?.foods ?? [];
  expect(foods.map(({ id }) => id)).toEqual(['1', '3', '5', '4', '0']);
  expect(sodiumOf(many(0.98, 0.02))?.foods).toHaveLength(2);
  expect(sodiumOf(many(0.981, 0.019))?.foods).toMatchObject([{ share: 0.981 }]);
});

test('amounts of main sources are per day', () => {
  expect(sodiumOf(many(1), 3)?.foods).toMatchObject([{ amount: 2000, share: 1 }]);
});

test('a shortfall lists at most three foods that widen it, and none that contribute enough', () => {
  const foods = [500, 400, 300, 200].map((kcal, place) => ({
    id: `${place}`,
    name: `F${place}`,
    totals: makeTotals({ energy: kcalToKj(kcal) }, { d_total: place === 1 ? 5 : 0 }),
  }));
  const whole = makeTotals({ energy: kcalToKj(1400) });
  const advice = indexAdvice(HEI_2015, evaluateTotals(HEALTHY_EATING_INDEX, whole), whole, 1);
  const dairy = sourcesOfComponents(advice, foods, 2).find(({ name }) => name === 'dairy');
  expect(dairy?.energyWithout.map(({ id }) => id)).toEqual(['0', '2', '3']);
  expect(dairy?.energyWithout[1]?.amount).toBeCloseTo(150, 9);
  expect(dairy?.energyWithout[1]?.share).toBeCloseTo(300 / 1400, 9);
});

test('a ratio is listed separately only if no other component covers its denominator', () => {
  const fats = (saturated: number) => {
    const whole = makeTotals({
      energy: kcalToKj(2000),
      saturated_fatty_acids: saturated,
      monounsaturated_fatty_acids: 5,
    });
    const advice = indexAdvice(HEI_2015, evaluateTotals(HEALTHY_EATING_INDEX, whole), whole, 1);
    return sourcesOfComponents(advice, [{ id: 'a', name: 'A', totals: whole }], 1)
      .filter(({ name }) => /fat/.test(name))
      .map(({ name, label, kind }) => [name, label, kind]);
  };
  expect(fats(40)).toEqual([['saturated_fats', 'Saturated fats', 'excess']]);
  // The component of saturated fat is at its maximum, so the ratio is listed under the name of its denominator.
  expect(fats(10)).toEqual([['fatty_acids', 'Saturated fatty acids', 'excess']]);
});

test('a food without energy does not widen a shortfall', () => {
  const foods = [
    { id: 'water', name: 'Water', totals: makeTotals({}) },
    { id: 'bread', name: 'Bread', totals: makeTotals({ energy: kcalToKj(1000) }) },
  ];
  const whole = makeTotals({ energy: kcalToKj(1000) });
  const advice = indexAdvice(HEI_2015, evaluateTotals(HEALTHY_EATING_INDEX, whole), whole, 1);
  const dairy = sourcesOfComponents(advice, foods, 1).find(({ name }) => name === 'dairy');
  expect(dairy?.energyWithout.map(({ id }) => id)).toEqual(['bread']);
  expect(dairy?.foods).toEqual([]);
});

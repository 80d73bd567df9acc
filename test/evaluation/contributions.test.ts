import { expect, test } from 'vitest';
import { sourcesOfComponents, sourcesOfNutrients } from '../../src/evaluation/contributions.ts';
import { evaluateTotals } from '../../src/evaluation/evaluation.ts';
import { indexAdvice } from '../../src/evaluation/index-advice.ts';
import {
  HEALTHY_EATING_INDEX,
  HEI_2015,
} from '../../src/evaluation/index-tables/healthy-eating-index.ts';
import { compareIntakes } from '../../src/evaluation/reference-intakes/compare-intakes.ts';
import { EFSA } from '../../src/evaluation/reference-intakes/efsa.ts';
import { kcalToKj } from '../../src/model/units.ts';
import { makeTotals } from '../support/totals.ts';

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

const components = sourcesOfComponents(
  indexAdvice(HEI_2015, evaluateTotals(HEALTHY_EATING_INDEX, WHOLE), WHOLE, 2),
  FOODS,
  2,
);
const of = (name: string) => components.find((sources) => sources.name === name);

test('an excess has the foods that bring most of it, a day and as shares; trifles are left out', () => {
  expect(of('refined_grains')).toMatchObject({
    kind: 'excess',
    unit: 'oz eq',
    foods: [{ id: 'bread', amount: 6, share: 12 / 12.1 }],
    energyWithout: [],
  });
});

test('a shortfall has what brings it, and the foods that widen it, by what their energy lacks', () => {
  expect(of('dairy')).toMatchObject({
    kind: 'shortfall',
    foods: [{ id: 'cheese', amount: 0.25, share: 1 }],
    // 1.3 cups of 1000 kcal are lacking of the bread, 0.28 of the cheese.
    energyWithout: [{ id: 'bread' }, { id: 'cheese' }, { id: 'crumbs' }],
  });
  expect(of('dairy')?.energyWithout[0]?.amount).toBeCloseTo(500, 9);
});

test('the components with most points to gain come first, and those at their maximum not at all', () => {
  expect(components[0]?.name).toBe('whole_grains');
  expect(of('saturated_fats')).toBeUndefined();
});

test('nutrients that are below or above a reference have their foods', () => {
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

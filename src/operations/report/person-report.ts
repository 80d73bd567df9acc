import { groupedBy } from '../../collections/grouped-by.ts';
import type { FoodCache } from '../../engine/foods/food-cache.ts';
import { totalsOf } from '../../engine/portion-totals.ts';
import { evaluateBy } from '../../evaluation/evaluations.ts';
import {
  type FoodTotals,
  type Sources,
  sourcesOfComponents,
  sourcesOfNutrients,
} from '../../evaluation/explaining/contributions.ts';
import { type ComponentAdvice, indexAdvice } from '../../evaluation/explaining/index-advice.ts';
import type { IndexScore } from '../../evaluation/indices/index-score.ts';
import { HEI_2015 } from '../../evaluation/indices/tables/healthy-eating-index-2015.ts';
import { nutrientCoverage } from '../../evaluation/known-amounts.ts';
import type { EnergyDensity } from '../../evaluation/nutrition/energy-density.ts';
import type {
  MacroDistribution,
  MacroShare,
} from '../../evaluation/nutrition/macro-distribution.ts';
import {
  compareIntakes,
  type Eater,
  energyRangeOf,
  type IntakeComparison,
  type NotCompared,
} from '../../evaluation/reference-intakes/compare-intakes.ts';
import type { ReferenceTable } from '../../evaluation/reference-intakes/reference-table.ts';
import { massOf, nutrientTotal, type Totals } from '../../evaluation/totals.ts';
import { kjToKcal } from '../../model/units.ts';
import { sortDays } from '../../text/dates/day-order.ts';
import { findAdvice } from './advice/find-advice.ts';
import type { Advice } from './advice/suggestion.ts';
import type { RecordedPortion } from './collect-records.ts';
import { hasDrinks } from './drinks.ts';
import { type Uncertainty, uncertaintyOf } from './uncertainty.ts';

/** The report on a day or a meal. */
export interface PartReport {
  /** The label in the file; empty for entries without one. */
  readonly label: string;
  readonly kcal: number;
  readonly index: IndexScore;
  readonly macros: MacroDistribution;
  readonly energyDensity: EnergyDensity;
}

/** The food that was eaten in meals with one name. */
export interface MealPart extends PartReport {
  /** Days that have such a meal. */
  readonly days: number;
  /** The share of the energy of the record, 0 to 1. */
  readonly energyShare: number;
}

/** A macronutrient's share of the energy, with its recommended range. */
export interface MacroReport extends MacroShare {
  /** Null if the authority has none. */
  readonly range: { readonly low: number; readonly high: number } | null;
}

/** Everything that one person ate. */
export interface PersonReport {
  /** Empty if the files have no persons. */
  readonly person: string;
  /** Days that the amounts are divided by. */
  readonly days: number;
  /** How the number of days was determined: counted by a label, given, or assumed to be 1. */
  readonly daysBy: 'label' | 'given' | 'assumed';
  /** Day by day, sorted by date; empty if the files have no days. */
  readonly byDay: readonly PartReport[];
  /** Meal by meal; empty if the files have no meals. */
  readonly byMeal: readonly MealPart[];
  /** The record itself, sorted by day. */
  readonly portions: readonly RecordedPortion[];
  readonly entries: number;
  /** Faulty entries that are not in the figures. */
  readonly skipped: number;
  readonly foods: number;
  readonly kcalPerDay: number;
  readonly gramsPerDay: number;
  readonly energyCoverage: number;
  readonly index: IndexScore;
  /** The change that each component needs to reach its maximum. */
  readonly components: readonly ComponentAdvice[];
  /** Changes of foods in the record that would raise the index. */
  readonly advice: Advice;
  readonly macros: readonly MacroReport[];
  readonly energyDensity: EnergyDensity;
  readonly compared: readonly IntakeComparison[];
  readonly notCompared: readonly NotCompared[];
  readonly componentSources: readonly Sources[];
  readonly nutrientSources: readonly Sources[];
  /** The share of each figure that depends on uncertain matches or assumed sizes. */
  readonly uncertainty: Uncertainty;
}

/** The portions that one person ate, and the person whose reference values apply. */
export interface Eaten {
  readonly portions: readonly RecordedPortion[];
  readonly given: number | undefined;
  readonly foods: FoodCache;
  readonly nameOf: (variantId: string) => string;
  readonly reference: ReferenceTable;
  readonly eater: Eater;
}

/** Evaluates the food of one person, and finds the foods behind the results. */
export function personReport({
  portions: asRead,
  given,
  foods,
  nameOf,
  reference,
  eater,
}: Eaten): Omit<PersonReport, 'person' | 'entries' | 'skipped'> {
  const { layout } = foods;
  const portions = sortedByDay(asRead);
  const whole = totalsOf(layout, portions);
  const byDay = groupedBy(portions, ({ day }) => day);
  const isByDay = [...byDay.keys()].some((label) => label !== '');
  const days = given ?? (isByDay ? byDay.size : 1);
  const index = evaluateBy('healthy-eating-index', whole);
  const components = indexAdvice(HEI_2015, index, whole, days);
  const facts = { days, hasDrinks: hasDrinks(portions, foods) };
  const { compared, notCompared } = compareIntakes(reference, eater, whole, facts);
  const byFood = [...groupedBy(portions, ({ food }) => food.id)].map(
    ([id, own]): FoodTotals => ({ id, name: nameOf(id), totals: totalsOf(layout, own) }),
  );
  return {
    days,
    daysBy: given !== undefined ? 'given' : isByDay ? 'label' : 'assumed',
    byDay: isByDay
      ? [...byDay].map(([label, own]) => partReport(label, totalsOf(layout, own)))
      : [],
    byMeal: mealParts(portions, whole),
    portions,
    foods: byFood.length,
    kcalPerDay: kcalOf(whole) / days,
    gramsPerDay: massOf(whole) / days,
    energyCoverage: nutrientCoverage(whole, 'energy'),
    index,
    components,
    advice: findAdvice(portions, whole, index, foods),
    macros: evaluateBy('macro-distribution', whole).breakdown.map((share) => ({
      ...share,
      range: energyRangeOf(reference, share.nutrient, eater) ?? null,
    })),
    energyDensity: evaluateBy('energy-density', whole),
    compared,
    notCompared,
    componentSources: sourcesOfComponents(components, byFood, days),
    nutrientSources: sourcesOfNutrients(compared, byFood, days),
    uncertainty: uncertaintyOf(portions, { whole, layout, compared }),
  };
}

function sortedByDay(portions: readonly RecordedPortion[]): readonly RecordedPortion[] {
  const byDay = groupedBy(portions, ({ day }) => day);
  return sortDays([...byDay.keys()]).flatMap((day) => byDay.get(day) ?? []);
}

/** A label such as "07:30" or "8 Uhr", in records with times in place of meals. */
const TIME_OF_DAY = /^\d{1,2}(?:[.:]\d{2}|\s*(?:uhr|[ap]\.?m))/i;

/** Meals with one name over all days; none if the record has fewer than two names. */
function mealParts(portions: readonly RecordedPortion[], whole: Totals): MealPart[] {
  const byMeal = groupedBy(portions, ({ meal }) => meal);
  const named = [...byMeal.keys()].filter((label) => label !== '');
  // Times of day differ from day to day, so that they cannot be compared.
  if (named.length < 2 || named.some((label) => TIME_OF_DAY.test(label))) return [];
  return [...byMeal].map(([label, own]) => {
    const totals = totalsOf(whole.layout, own);
    return {
      ...partReport(label, totals),
      days: new Set(own.map(({ day }) => day)).size,
      energyShare: kcalOf(whole) === 0 ? 0 : kcalOf(totals) / kcalOf(whole),
    };
  });
}

function partReport(label: string, totals: Totals): PartReport {
  return {
    label,
    kcal: kcalOf(totals),
    index: evaluateBy('healthy-eating-index', totals),
    macros: evaluateBy('macro-distribution', totals),
    energyDensity: evaluateBy('energy-density', totals),
  };
}

function kcalOf(totals: Totals): number {
  return kjToKcal(nutrientTotal(totals, 'energy'));
}

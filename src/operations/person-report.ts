import {
  type FoodTotals,
  type Sources,
  sourcesOfComponents,
  sourcesOfNutrients,
} from '../evaluation/contributions.ts';
import type { EnergyDensity } from '../evaluation/energy-density.ts';
import { evaluateBy } from '../evaluation/evaluations.ts';
import { HEI_2015 } from '../evaluation/healthy-eating-index.ts';
import { type ComponentAdvice, indexAdvice } from '../evaluation/index-advice.ts';
import type { IndexScore } from '../evaluation/index-score.ts';
import { nutrientCoverage } from '../evaluation/known-amounts.ts';
import type { MacroDistribution, MacroShare } from '../evaluation/macro-distribution.ts';
import {
  compareIntakes,
  type Eater,
  energyRangeOf,
  type IntakeComparison,
  type NotCompared,
} from '../evaluation/reference-intakes/compare-intakes.ts';
import type { ReferenceTable } from '../evaluation/reference-intakes/reference-table.ts';
import { massOf, nutrientTotal, type Totals } from '../evaluation/totals.ts';
import { kjToKcal } from '../model/units.ts';

/** What was eaten on a day, or under whatever label tells them apart. */
export interface DayReport {
  /** As the file has it; empty for entries without one. */
  readonly label: string;
  readonly kcal: number;
  readonly index: IndexScore;
  readonly macros: MacroDistribution;
  readonly energyDensity: EnergyDensity;
}

/** A macronutrient's share of the energy beside the range that it should be in. */
export interface MacroReport extends MacroShare {
  /** Null where the authority has none. */
  readonly range: { readonly low: number; readonly high: number } | null;
}

/** All of one person. */
export interface PersonReport {
  /** Empty where the files do not tell persons apart. */
  readonly person: string;
  /** Days that the amounts are divided by. */
  readonly days: number;
  /** How the number of days is known: counted by a label, given, or taken to be 1. */
  readonly daysBy: 'label' | 'given' | 'assumed';
  /** Day by day; empty where the files do not tell days apart. */
  readonly byDay: readonly DayReport[];
  readonly entries: number;
  /** Faulty entries that are not in the figures. */
  readonly skipped: number;
  readonly foods: number;
  readonly kcalPerDay: number;
  readonly gramsPerDay: number;
  readonly energyCoverage: number;
  readonly index: IndexScore;
  readonly advice: readonly ComponentAdvice[];
  readonly macros: readonly MacroReport[];
  readonly energyDensity: EnergyDensity;
  readonly compared: readonly IntakeComparison[];
  readonly notCompared: readonly NotCompared[];
  readonly componentSources: readonly Sources[];
  readonly nutrientSources: readonly Sources[];
}

/** What one person ate. */
export interface Eaten {
  readonly whole: Totals;
  readonly days: readonly (readonly [label: string, totals: Totals])[];
  readonly given: number | undefined;
  readonly foods: readonly FoodTotals[];
  readonly reference: ReferenceTable;
  readonly eater: Eater;
}

/** Evaluates what one person ate, and finds the foods behind it. */
export function personReport({
  whole,
  days: labelled,
  given,
  foods,
  reference,
  eater,
}: Eaten): Omit<PersonReport, 'person' | 'entries' | 'skipped'> {
  const isByDay = labelled.some(([label]) => label !== '');
  const days = given ?? (isByDay ? labelled.length : 1);
  const index = evaluateBy('healthy-eating-index', whole);
  const advice = indexAdvice(HEI_2015, index, whole, days);
  const { compared, notCompared } = compareIntakes(reference, eater, whole, days);
  return {
    days,
    daysBy: given !== undefined ? 'given' : isByDay ? 'label' : 'assumed',
    byDay: isByDay ? labelled.map(([label, totals]) => dayReport(label, totals)) : [],
    foods: foods.length,
    kcalPerDay: kcalOf(whole) / days,
    gramsPerDay: massOf(whole) / days,
    energyCoverage: nutrientCoverage(whole, 'energy'),
    index,
    advice,
    macros: evaluateBy('macro-distribution', whole).breakdown.map((share) => ({
      ...share,
      range: energyRangeOf(reference, share.nutrient, eater) ?? null,
    })),
    energyDensity: evaluateBy('energy-density', whole),
    compared,
    notCompared,
    componentSources: sourcesOfComponents(advice, foods, days),
    nutrientSources: sourcesOfNutrients(compared, foods, days),
  };
}

function dayReport(label: string, totals: Totals): DayReport {
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

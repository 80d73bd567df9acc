import type { Catalogue } from '../catalogue/catalogue.ts';
import { type AssumptionCount, type SummedMeals, sumMeals } from '../engine/entries/accumulator.ts';
import { foodResolver } from '../engine/foods/food-cache.ts';
import {
  type FoodTotals,
  type Sources,
  sourcesOfComponents,
  sourcesOfNutrients,
} from '../evaluation/contributions.ts';
import type { EnergyDensity } from '../evaluation/energy-density.ts';
import { EVALUATION_NAMES } from '../evaluation/evaluation-names.ts';
import { EVALUATORS, layoutFor } from '../evaluation/evaluations.ts';
import { HEI_2015 } from '../evaluation/healthy-eating-index.ts';
import { type ComponentAdvice, indexAdvice } from '../evaluation/index-advice.ts';
import type { IndexScore } from '../evaluation/index-score.ts';
import { nutrientCoverage } from '../evaluation/known-amounts.ts';
import { GRAMS } from '../evaluation/layout.ts';
import type { MacroDistribution, MacroShare } from '../evaluation/macro-distribution.ts';
import {
  compareIntakes,
  type Eater,
  energyRangeOf,
  type IntakeComparison,
  type NotCompared,
} from '../evaluation/reference-intakes/compare-intakes.ts';
import type { ReferenceTable } from '../evaluation/reference-intakes/reference-table.ts';
import { type Intake, nutrientTotal, type Totals, totalsOf } from '../evaluation/totals.ts';
import type { EntrySink } from '../meals/reading.ts';
import { type DiagnosticSink, Refusal } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { Food } from '../model/food.ts';
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

export interface MealReport {
  readonly reference: ReferenceTable;
  readonly eater: Eater;
  readonly persons: readonly PersonReport[];
  readonly summed: SummedMeals;
  /** Persons' days that all entries of are faulty, so that they are not there. */
  readonly emptyDays: number;
  /** What had to be assumed, with the food's name. */
  readonly assumptions: readonly (AssumptionCount & { readonly name: string })[];
  /** Ids of the sources that the foods' figures are of. */
  readonly figuresOf: readonly string[];
}

export interface ReportOptions {
  /** Reads the meals, with the labels of persons and then those of days as their groups. */
  readonly read: (sink: EntrySink) => Promise<void>;
  readonly catalogue: Catalogue;
  /** Labels that may tell persons apart, and days: the first that an entry has counts. */
  readonly personLabels: readonly string[];
  readonly dayLabels: readonly string[];
  /** Days that the meals cover, where it is said. */
  readonly days: number | undefined;
  readonly reference: ReferenceTable;
  readonly eater: Eater;
  readonly fault: DiagnosticSink;
}

/** An entry that was summed, and whose it is. */
interface Kept {
  readonly entry: Entry;
  readonly person: string;
  readonly day: string;
}

/** Makes a report of meals, of each person that they are of. The entries are held: a report is of weeks. */
export async function reportMeals(options: ReportOptions): Promise<MealReport> {
  const { catalogue, personLabels, reference, eater } = options;
  const layout = layoutFor(EVALUATION_NAMES);
  const eatenFood = foodResolver(catalogue, layout);
  const kept: Kept[] = [];
  const met = new Set<string>();
  const personOf = (group: readonly string[]) => firstOf(group.slice(0, personLabels.length));
  const summed = await sumMeals({
    read: (sink) =>
      options.read({
        ...sink,
        row(group) {
          if (group !== undefined) met.add(JSON.stringify(group));
          sink.row(group);
        },
        entry(entry) {
          const fault = sink.entry(entry);
          const day = firstOf(entry.group.slice(personLabels.length));
          if (fault === undefined) kept.push({ entry, person: personOf(entry.group), day });
          return fault;
        },
      }),
    eatenFood,
    layout,
    isGrouped: true,
    fault: options.fault,
  });

  const eaten = (entries: readonly Kept[], labelOf: (entry: Kept) => string) =>
    sumMeals({
      async read(sink) {
        for (const one of entries) {
          const group = [labelOf(one)];
          sink.row(group);
          sink.entry({ ...one.entry, group });
        }
      },
      eatenFood,
      layout,
      isGrouped: true,
      fault: (fault) => {
        throw new Refusal(fault);
      },
    }).then(({ groups }) => groups);

  const persons: PersonReport[] = [];
  for (const { group, intake } of await eaten(kept, ({ person }) => person)) {
    const [person = ''] = group;
    const own = kept.filter((entry) => entry.person === person);
    const days = await eaten(own, ({ day }) => day);
    const foods = await eaten(own, ({ entry }) => eatenFood(entry.foodId)?.id ?? '');
    const skipped = summed.groups
      .filter((one) => personOf(one.group) === person)
      .reduce((sum, one) => sum + one.skipped, 0);
    persons.push({
      person,
      entries: own.length,
      skipped,
      ...personReport(intake, {
        days: days.map((day) => [day.group[0] ?? '', day.intake]),
        given: options.days,
        foods: foods.map(({ group: [id = ''], intake: all }) => ({
          id,
          name: nameOf(catalogue, id),
          totals: totalsOf(all),
        })),
        reference,
        eater,
      }),
    });
  }
  return {
    reference,
    eater,
    persons,
    summed,
    emptyDays: met.size - summed.groups.length,
    assumptions: summed.assumptions.map((one) => ({ ...one, name: nameOf(catalogue, one.foodId) })),
    figuresOf: figuresOf(catalogue, kept),
  };
}

interface Eaten {
  readonly days: readonly (readonly [label: string, intake: Intake])[];
  readonly given: number | undefined;
  readonly foods: readonly FoodTotals[];
  readonly reference: ReferenceTable;
  readonly eater: Eater;
}

function personReport(
  intake: Intake,
  { days: labelled, given, foods, reference, eater }: Eaten,
): Omit<PersonReport, 'person' | 'entries' | 'skipped'> {
  const totals = totalsOf(intake);
  const isByDay = labelled.some(([label]) => label !== '');
  const days = given ?? (isByDay ? labelled.length : 1);
  const index = EVALUATORS['healthy-eating-index'](intake);
  const advice = indexAdvice(HEI_2015, index, totals, days);
  const { compared, notCompared } = compareIntakes(reference, eater, totals, days);
  return {
    days,
    daysBy: given !== undefined ? 'given' : isByDay ? 'label' : 'assumed',
    byDay: isByDay ? labelled.map(([label, eaten]) => dayReport(label, eaten)) : [],
    foods: foods.length,
    kcalPerDay: kcalOf(totals) / days,
    gramsPerDay: (totals.amounts[GRAMS] as number) / days,
    energyCoverage: nutrientCoverage(totals, 'energy'),
    index,
    advice,
    macros: EVALUATORS['macro-distribution'](intake).breakdown.map((share) => ({
      ...share,
      range: energyRangeOf(reference, share.nutrient, eater) ?? null,
    })),
    energyDensity: EVALUATORS['energy-density'](intake),
    compared,
    notCompared,
    componentSources: sourcesOfComponents(advice, foods, days),
    nutrientSources: sourcesOfNutrients(compared, foods, days),
  };
}

function dayReport(label: string, intake: Intake): DayReport {
  return {
    label,
    kcal: kcalOf(totalsOf(intake)),
    index: EVALUATORS['healthy-eating-index'](intake),
    macros: EVALUATORS['macro-distribution'](intake),
    energyDensity: EVALUATORS['energy-density'](intake),
  };
}

function kcalOf(totals: Totals): number {
  return kjToKcal(nutrientTotal(totals, 'energy'));
}

function firstOf(labels: readonly string[]): string {
  return labels.find((label) => label !== '') ?? '';
}

/** As a reader knows the food: its state is said where it has several. */
function nameOf(catalogue: Catalogue, id: string): string {
  const found = catalogue.find(id);
  if (found === undefined) return id;
  const { food, variantId } = found;
  const name = food.brand ? `${food.name}, ${food.brand}` : food.name;
  const state = stateOf(food, variantId);
  return state === '' ? name : `${name}, ${state}`;
}

function stateOf({ variants }: Food, variantId: string | undefined): string {
  const variant = variants.find(({ id }) => id === variantId);
  return variants.length === 1 || variant === undefined ? '' : variant.label.toLowerCase();
}

function figuresOf(catalogue: Catalogue, kept: readonly Kept[]): string[] {
  const sources = new Set<string>();
  for (const foodId of new Set(kept.map(({ entry }) => entry.foodId))) {
    const found = catalogue.find(foodId);
    const variant = found?.food.variants.find(({ id }) => id === found.variantId);
    const of =
      variant ??
      found?.food.variants.find(({ processing }) => processing === found.food.standardProcessing);
    for (const source of [of?.source, of?.foodPatternsOrigin?.source, of?.borrowed?.source]) {
      if (source !== undefined) sources.add(source);
    }
  }
  return [...sources].sort();
}

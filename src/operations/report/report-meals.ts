import type { AssumptionCount } from '../../engine/entries/assumptions.ts';
import { FoodCache } from '../../engine/foods/food-cache.ts';
import { EVALUATION_NAMES } from '../../evaluation/evaluation-names.ts';
import { layoutFor } from '../../evaluation/evaluations.ts';
import {
  type PopulationRank,
  populationRank,
} from '../../evaluation/population/population-rank.ts';
import type { Eater } from '../../evaluation/reference-intakes/compare-intakes.ts';
import type { ReferenceTable } from '../../evaluation/reference-intakes/reference-table.ts';
import { REFERENCE_TABLES } from '../../evaluation/reference-intakes/reference-tables.ts';
import { wordsIn } from '../../language/words.ts';
import { DAY_LABEL } from '../../meals/entries/labels.ts';
import type { ReadingNote } from '../../meals/entries/reading.ts';
import { foodName } from '../explain/food-name.ts';
import { operation } from '../operation.ts';
import { type CollectNeeds, collectRecords, type RecordedPortion } from './collect-records.ts';
import { countPieces, type Pieces } from './count-pieces.ts';
import { type PersonReport, personReport } from './person-report.ts';
import { type RecordSummary, recordSummary } from './record-summary.ts';
import { REPORT_INPUT, type ReportInput } from './report-input.ts';

export type { Suggestion } from './advice/suggestion.ts';
export type { MacroReport, MealPart, PartReport } from './person-report.ts';
export type { Uncertainty } from './uncertainty.ts';
export type { AssumptionCount, PersonReport, Pieces, RecordedPortion, RecordSummary };
export { DAY_LABEL };

/** A food as a report names it. */
export interface NamedPortion {
  readonly name: string;
  /** The amount in pieces; undefined if it is not a round number of them. */
  readonly pieces: Pieces | undefined;
}

/** The reports of all persons in the files. */
export interface MealReport {
  readonly reference: ReferenceTable;
  readonly eater: Eater;
  /** Makes each report on demand, because the reports on thousands of persons do not fit into memory. */
  readonly persons: { readonly length: number } & Iterable<PersonReport>;
  /** A summary of every person, in the order of the file. */
  readonly summaries: readonly RecordSummary[];
  /** Earlier records of a person, in the given order; empty if there are none. */
  readonly earlierOf: (person: string) => readonly RecordSummary[];
  /** The rank of a score among the scores of a population. */
  readonly rankOf: (score: number) => PopulationRank;
  /** Names a portion of a food, by the id of its variant. */
  readonly named: (variantId: string, grams: number) => NamedPortion;
  /** Some person's entries have no day, so that all of them count as one day. */
  readonly hasAssumedDays: boolean;
  readonly entries: number;
  /** Faulty entries, which no figure includes. */
  readonly skipped: number;
  readonly diagnostics: number;
  /** Days of persons whose entries are all faulty, so that the days are missing. */
  readonly emptyDays: number;
  /** The assumptions, with the name of the food. */
  readonly assumptions: readonly (AssumptionCount & { readonly name: string })[];
  /** Ids of the sources of the foods' figures. */
  readonly figuresOf: readonly string[];
  /** Notes on how the files were read, if that is not obvious. */
  readonly notes: readonly ReadingNote[];
}

/** Reports on meals, person by person. The catalogue has to stay open while the report is read. */
export const reportMeals = operation({
  name: 'report',
  summary: 'Report on the meals of one or more people',
  input: REPORT_INPUT,
  http: { notOffered: 'It reads files: the route for meals is report-on-meals' },
  run: reportOn,
});

async function reportOn(needs: CollectNeeds, input: ReportInput): Promise<MealReport> {
  const { sex, age, weight, stage, days: given } = input;
  const reference = REFERENCE_TABLES[input.reference];
  const eater = { sex, age, weight, stage };
  const foods = new FoodCache(needs.catalogue, layoutFor(EVALUATION_NAMES));
  const records = await collectRecords(input.files, foods, needs, input);
  const earlier = await earlierRecords(foods, needs, input);
  const { persons, counts, texts, assumptions, diagnostics, notes } = records;
  const owners = counts.byOwner();
  const words = wordsIn(input.lang);
  const nameOf = (id: string) => foodName(foods, id, words, texts.get(id));
  const reportOf = (person: string): PersonReport => {
    const { entries = 0, summed = 0 } = owners.get(person) ?? {};
    const portions = persons.get(person) ?? [];
    return {
      person,
      entries: summed,
      skipped: entries - summed,
      ...personReport({ portions, given, foods, nameOf, reference, eater }),
    };
  };
  return {
    reference,
    eater,
    persons: {
      length: persons.size,
      *[Symbol.iterator]() {
        for (const person of persons.keys()) yield reportOf(person);
      },
    },
    summaries: [...persons].map(([person, portions]) =>
      recordSummary(person, portions, foods, given),
    ),
    earlierOf: (person) => earlier.filter((one) => persons.size === 1 || one.label === person),
    rankOf: (score) => populationRank(score, eater),
    named: (variantId, grams) => ({
      name: nameOf(variantId),
      pieces: piecesOfFood(foods, variantId, grams),
    }),
    hasAssumedDays:
      given === undefined &&
      [...persons.values()].some((portions) => portions.every(({ day }) => day === '')),
    entries: counts.entries,
    skipped: counts.skipped,
    diagnostics,
    emptyDays: counts.emptyGroups,
    assumptions: assumptions.map((one) => ({ ...one, name: nameOf(one.foodId) })),
    figuresOf: sourcesOf(foods, persons.values()),
    notes,
  };
}

/** The records of other files, each as a summary. */
async function earlierRecords(
  foods: FoodCache,
  needs: CollectNeeds,
  input: ReportInput,
): Promise<RecordSummary[]> {
  const summaries: RecordSummary[] = [];
  for (const file of input.earlier ?? []) {
    const { persons } = await collectRecords([file], foods, needs, input);
    for (const [person, portions] of persons) {
      summaries.push({ ...recordSummary(person, portions, foods, undefined), file });
    }
  }
  return summaries;
}

function piecesOfFood(foods: FoodCache, variantId: string, grams: number): Pieces | undefined {
  const found = foods.record(variantId);
  return found && countPieces(found.food, variantId, grams);
}

/** The ids of the sources of the foods that were eaten, sorted. */
function sourcesOf(foods: FoodCache, persons: Iterable<readonly RecordedPortion[]>): string[] {
  const eaten = new Set<string>();
  for (const portions of persons) for (const { food } of portions) eaten.add(food.id);
  const sources = new Set<string>();
  for (const id of eaten) {
    const variant = foods.record(id)?.food.variants.find((one) => one.id === id);
    const likeFoods = variant?.borrowed?.source.split('+') ?? [];
    const origins = [variant?.source, variant?.foodPatternsOrigin?.source, ...likeFoods];
    for (const source of origins) if (source !== undefined) sources.add(source);
  }
  return [...sources].sort();
}

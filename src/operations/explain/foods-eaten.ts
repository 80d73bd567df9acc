import { Accumulator } from '../../engine/entries/accumulator.ts';
import type { FoodCache } from '../../engine/foods/food-cache.ts';
import { GroupedTotals } from '../../engine/grouped-totals.ts';
import type { Language } from '../../language/language.ts';
import type { ReadingNote } from '../../meals/entries/reading.ts';
import { readMeals } from '../../meals/read-meals.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { answersFor } from '../match/answers/name-answers.ts';
import { nameMatcher } from '../match/name-matcher.ts';
import type { Catalogue, StandardInput } from '../services.ts';
import { type CountedLabel, NO_PERIODS, PeriodCounter, type Periods } from './period-counter.ts';
import type { RecordInput } from './record-input.ts';

/** The resources that an evaluation of single foods needs in addition to its input. */
export interface RecordNeeds extends StandardInput {
  readonly catalogue: Catalogue;
  /** Prepared for the layout of the evaluations. */
  readonly foods: FoodCache;
  readonly report: DiagnosticSink;
  readonly note: (note: ReadingNote) => void;
  /** The language of food names in messages; absent for English. */
  readonly language?: Language;
}

/** The foods that were eaten in one group. */
export interface EatenGroup {
  /** The values of the labels, in their order. */
  readonly labels: readonly string[];
  /** Grouped only by the id of the food's variant. */
  readonly byFood: GroupedTotals;
  /** The values of the counted label, such as days. */
  readonly periods: Periods;
}

/** The grams of each variant that each group ate. */
export interface FoodsEaten {
  readonly groups: readonly EatenGroup[];
  readonly entries: number;
  readonly skipped: number;
}

/**
 * Sums meal files by their labels and by food, in one pass.
 *
 * @throws ViandError for files that cannot be read at all
 */
export async function foodsEaten(
  { catalogue, foods, stdin, report, note, language }: RecordNeeds,
  { files, by = [], map = {}, accept, names, unit, ...record }: RecordInput,
  counted?: CountedLabel,
): Promise<FoodsEaten> {
  const sums = new Accumulator({ foods, nearestFood: foods.nearest, byFood: true, report });
  const match = nameMatcher(catalogue, accept, await answersFor(files, names), undefined, language);
  const periods = counted === undefined ? undefined : new PeriodCounter(counted, by.length);
  const reading = { ...record, unit, columnMap: map, groupBy: by, ...periods?.labelsAfter(by) };
  const sink = periods?.counting(sums.sink) ?? sums.sink;
  await readMeals(files, stdin, reading, { ...sink, match, note });
  return {
    groups: groupsOf(new GroupedTotals(foods.layout, sums.groups), by.length, periods),
    entries: sums.entries,
    skipped: sums.skipped,
  };
}

/**
 * Splits groups of labels and food into groups of labels, each by food.
 *
 * @param food the position of the food, which comes after the labels
 */
function groupsOf(
  totals: GroupedTotals,
  food: number,
  periods: PeriodCounter | undefined,
): EatenGroup[] {
  const members = new Map<string, number[]>();
  for (let group = 0; group < totals.length; group++) {
    const key = JSON.stringify(totals.labels(group).slice(0, food));
    const known = members.get(key);
    if (known === undefined) members.set(key, [group]);
    else known.push(group);
  }
  return [...members].map(([key, groups]) => {
    const labels = JSON.parse(key) as string[];
    return {
      labels,
      byFood: totals.regroup((all) => [all[food] ?? ''], groups),
      periods: periods?.of(labels) ?? NO_PERIODS,
    };
  });
}

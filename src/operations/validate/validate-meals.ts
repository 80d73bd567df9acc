import type { Catalogue } from '../../catalogue/catalogue.ts';
import { Accumulator, type WeighedPortion } from '../../engine/entries/accumulator.ts';
import { FoodCache } from '../../engine/foods/food-cache.ts';
import { layoutOf } from '../../evaluation/layout.ts';
import type { ByteStream } from '../../io/reading/byte-stream.ts';
import type { Language } from '../../language/language.ts';
import { localName } from '../../language/local-name.ts';
import { type EntryObjects, readEntryObjects } from '../../meals/entries/entry-objects.ts';
import type { EntryReading, EntrySink, ReadOptions } from '../../meals/entries/reading.ts';
import { readMeals } from '../../meals/read-meals.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import { nutrient } from '../../model/nutrients.ts';
import { kjToKcal } from '../../model/units.ts';
import type { DayLimits } from '../../rules/days/day-limits.ts';
import { checkEntry } from '../../rules/entries/check-entry.ts';
import { checkHeader } from '../../rules/files/header-rules.ts';
import { reportRefusal } from '../../rules/report-refusal.ts';
import { nameMatcher } from '../match/name-matcher.ts';
import type { FileFacts, UniqueValue } from './data-set/data-set.ts';
import { Days } from './data-set/days.ts';
import { labelChecker } from './data-set/label-checks.ts';
import type { LabelPlan } from './data-set/label-plan.ts';

/** A layout without sums: validation only needs the portions. */
const NOTHING = layoutOf([]);

/** The foods that meals are checked against. */
export function referenceFoods(catalogue: Catalogue): FoodCache {
  return new FoodCache(catalogue, NOTHING);
}

/** The catalogue and settings that meals are checked against. */
export interface MealChecks {
  readonly reference: FoodCache;
  readonly plan: LabelPlan;
  readonly limits: DayLimits;
  /** The language of food names in messages; absent for English. */
  readonly language?: Language;
}

/**
 * Checks a meal file: errors, which keep it from being summed, and warnings and notes. It checks one entry at a time,
 * and keeps none.
 *
 * @returns what the rules of a data set need to know about the file
 */
export async function validateMeals(
  file: string,
  {
    stdin,
    options,
    checks,
  }: {
    readonly stdin: ByteStream;
    readonly options: ReadOptions;
    readonly checks: MealChecks;
  },
  report: DiagnosticSink,
  ready?: EntrySink['ready'],
): Promise<FileFacts> {
  const { sink, finish } = mealSink(checks, options, report);
  try {
    await readMeals([file], stdin, options, ready === undefined ? sink : { ...sink, ready });
  } catch (error) {
    reportRefusal(error, report);
  }
  return finish();
}

/** Checks the entries of a program. The diagnostics point to them by number, from `/0`. */
export async function validateEntries(
  entries: EntryObjects,
  options: ReadOptions,
  checks: MealChecks,
  report: DiagnosticSink,
  ready: EntrySink['ready'] & {},
): Promise<void> {
  const { sink, finish } = mealSink(checks, options, report);
  await readEntryObjects(entries, options, { ...sink, ready });
  finish();
}

function mealSink(
  { reference: foods, plan, limits, language = 'en' }: MealChecks,
  { columnMap }: ReadOptions,
  report: DiagnosticSink,
): {
  readonly sink: EntrySink;
  readonly finish: () => FileFacts;
} {
  // The portion of the latest entry, which is also the next one for `remarks`.
  let portion: WeighedPortion | undefined;
  let previous: EntryReading | undefined;
  const checkLabels = labelChecker(plan);
  const days = new Days(plan);
  const energyOf = energyOfVariants();
  const called = (food: Food) =>
    language === 'en' ? food : { ...food, name: localName(food, language) };
  const uniqueValues: UniqueValue[] = [];
  const sums = new Accumulator({
    foods,
    nearestFood: foods.nearest,
    report,
    observe: (_, added) => {
      portion = added;
    },
  });
  const sink: EntrySink = {
    ...sums.sink,
    // Only the portion is needed: groups would cost more than the rest of an entry.
    entry: (entry) => sums.sink.entry({ ...entry, group: [] }),
    match: nameMatcher(foods.catalogue, undefined, undefined, undefined, language),
    row: () => {},
    labels: (group, locationOf) => {
      for (const [list, positions] of plan.unique.entries()) {
        const values = positions.map((position) => (group[position] ?? '').trim());
        const location = locationOf(positions[0] as number);
        if (values.some((value) => value !== '')) {
          uniqueValues.push({ list, value: JSON.stringify(values), location });
        }
      }
      return checkLabels(group, locationOf);
    },
    remarks: (entry) => {
      const found = entry.foodId === '' ? undefined : foods.record(entry.foodId);
      const weighed = entry.isGood ? portion : undefined;
      const diagnostics = checkEntry(entry, {
        food: found && called(found.food),
        legacy: found?.legacy,
        standIn: found?.standIn,
        grams: weighed?.grams,
        assumptions: weighed?.assumptions ?? [],
        previous,
      });
      if (weighed !== undefined && found !== undefined) {
        const { group, location } = entry;
        const { grams } = weighed;
        const kcal = grams * energyOf(found.food, weighed.food.id);
        days.add({ group, location, foodName: localName(found.food, language), grams, kcal });
      }
      portion = undefined;
      previous = entry;
      return diagnostics;
    },
    header: (header, locationOf) => {
      for (const { position, ...found } of checkHeader(header, columnMap)) {
        report({ ...found, location: locationOf(position) });
      }
    },
  };
  const finish = () => {
    days.check(limits, report);
    return { personDays: days.personDays(), uniqueValues };
  };
  return { sink, finish };
}

const ENERGY = nutrient('energy').position;

/** The kcal per gram of a variant; 0 if they are unknown, since such a food does not make a day implausible. */
function energyOfVariants(): (food: Food, variantId: string) => number {
  const known = new Map<string, number>();
  return (food, variantId) => {
    const before = known.get(variantId);
    if (before !== undefined) return before;
    const variant = food.variants.find(({ id }) => id === variantId);
    const kcal = kjToKcal((variant?.nutrients[ENERGY] || 0) / 100);
    known.set(variantId, kcal);
    return kcal;
  };
}

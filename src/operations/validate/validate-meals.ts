import type { Readable } from 'node:stream';
import { memoizeBounded } from '../../catalogue/bounded-cache.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import {
  impossibleAmount,
  MAX_GRAMS,
  type NearestFood,
  unknownFood,
} from '../../engine/entries/entry-diagnostics.ts';
import { portionGrams } from '../../engine/entries/portions.ts';
import { nearestFood } from '../../engine/foods/nearest-food.ts';
import { resolvedVariant } from '../../engine/foods/resolved-food.ts';
import { layoutOf } from '../../evaluation/layout.ts';
import { readMeals } from '../../meals/read-meals.ts';
import type { EntryReading, EntrySink, ReadOptions } from '../../meals/reading.ts';
import type { Assumption } from '../../model/assumptions.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { checkEntry } from '../../rules/entries/check-entry.ts';
import { checkHeader } from '../../rules/files/header-rules.ts';
import { reportRefusal } from '../../rules/report-refusal.ts';

/** A catalogue that meals are checked against, with what was looked up in it before. */
export interface MealReference {
  readonly food: (foodId: string) => ReturnType<typeof lookUp>;
  readonly nearest: NearestFood;
}

/** A catalogue may have millions of foods; a file names some thousands, again and again. */
const KEPT_FOODS = 20_000;

/** Nothing is summed here. */
const NOTHING = layoutOf([]);

export function mealReference(catalogue: Catalogue): MealReference {
  // What is not there is remembered too.
  const kept = memoizeBounded(KEPT_FOODS, (foodId: string) => ({
    found: lookUp(catalogue, foodId),
  }));
  return {
    food: (foodId) => kept(foodId).found,
    nearest: nearestFood(catalogue),
  };
}

function lookUp(catalogue: Catalogue, foodId: string) {
  const found = catalogue.find(foodId);
  return found && { ...found, eaten: resolvedVariant(found.food, found.variantId, NOTHING) };
}

/**
 * Checks a meal file: all that keeps it from being summed, and what is remarkable beside that. Entries
 * are looked at one at a time, and none is kept.
 */
export async function validateMeals(
  file: string,
  {
    stdin,
    options,
    reference,
  }: {
    readonly stdin: Readable;
    readonly options: ReadOptions;
    readonly reference: MealReference;
  },
  report: DiagnosticSink,
  ready?: EntrySink['ready'],
): Promise<void> {
  const sink = mealSink(reference, options, report);
  try {
    await readMeals([file], stdin, options, ready === undefined ? sink : { ...sink, ready });
  } catch (error) {
    reportRefusal(error, report);
  }
}

function mealSink(
  { food, nearest }: MealReference,
  { columnMap }: ReadOptions,
  report: DiagnosticSink,
): EntrySink {
  // Of the entry that was weighed last, which is the one that is asked about next.
  let grams: number | undefined;
  let isYieldAssumed = false;
  let previous: EntryReading | undefined;
  const assume = (assumption: Assumption) => {
    isYieldAssumed ||= assumption === 'assumed-yield';
  };
  return {
    report,
    row: () => {},
    food: (foodId) => (food(foodId) === undefined ? unknownFood(foodId, nearest) : undefined),
    entry: (entry) => {
      isYieldAssumed = false;
      const found = food(entry.foodId);
      if (found === undefined) return unknownFood(entry.foodId, nearest);
      grams = portionGrams(entry, found.eaten, assume);
      return grams > MAX_GRAMS ? impossibleAmount(entry) : undefined;
    },
    remarks: (entry) => {
      const found = entry.foodId === '' ? undefined : food(entry.foodId);
      const diagnostics = checkEntry(entry, {
        food: found?.food,
        legacy: found?.legacy,
        grams: entry.isGood ? grams : undefined,
        isYieldAssumed,
        previous,
      });
      grams = undefined;
      previous = entry;
      return diagnostics;
    },
    header: (header, locationOf) => {
      for (const { position, ...found } of checkHeader(header, columnMap)) {
        report({ ...found, location: locationOf(position) });
      }
    },
  };
}

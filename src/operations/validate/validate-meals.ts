import type { Readable } from 'node:stream';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { Accumulator, type WeighedPortion } from '../../engine/entries/accumulator.ts';
import { FoodCache } from '../../engine/foods/food-cache.ts';
import { layoutOf } from '../../evaluation/layout.ts';
import { readMeals } from '../../meals/read-meals.ts';
import type { EntryReading, EntrySink, ReadOptions } from '../../meals/reading.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { checkEntry } from '../../rules/entries/check-entry.ts';
import { checkHeader } from '../../rules/files/header-rules.ts';
import { reportRefusal } from '../../rules/report-refusal.ts';

/** Validation sums nothing: it needs the portions only. */
const NOTHING = layoutOf([]);

/** The foods that meals are checked against. */
export function referenceFoods(catalogue: Catalogue): FoodCache {
  return new FoodCache(catalogue, NOTHING);
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
    readonly reference: FoodCache;
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

function mealSink(foods: FoodCache, { columnMap }: ReadOptions, report: DiagnosticSink): EntrySink {
  // The portion of the entry that was added last, which is the entry that `remarks` is asked about next.
  let portion: WeighedPortion | undefined;
  let previous: EntryReading | undefined;
  const sums = new Accumulator({
    foods,
    nearestFood: foods.nearest,
    report,
    observe: (_, added) => {
      portion = added;
    },
  });
  return {
    ...sums.sink,
    row: () => {},
    remarks: (entry) => {
      const found = entry.foodId === '' ? undefined : foods.record(entry.foodId);
      const diagnostics = checkEntry(entry, {
        food: found?.food,
        legacy: found?.legacy,
        grams: entry.isGood ? portion?.grams : undefined,
        isYieldAssumed: portion?.assumptions.includes('assumed-yield') ?? false,
        previous,
      });
      portion = undefined;
      previous = entry;
      sums.clear();
      return diagnostics;
    },
    header: (header, locationOf) => {
      for (const { position, ...found } of checkHeader(header, columnMap)) {
        report({ ...found, location: locationOf(position) });
      }
    },
  };
}

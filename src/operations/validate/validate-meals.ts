import type { Readable } from 'node:stream';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { Accumulator, type Portion } from '../../engine/entries/accumulator.ts';
import { FoodCache } from '../../engine/foods/food-cache.ts';
import { layoutOf } from '../../evaluation/layout.ts';
import { readMeals } from '../../meals/read-meals.ts';
import type { EntryReading, EntrySink, ReadOptions } from '../../meals/reading.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { checkEntry, type EntryFinding } from '../../rules/entry-checks.ts';
import { reportRefusal } from '../../rules/report-refusal.ts';
import { nearestOf } from '../../text/edit-distance.ts';

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
  fault: DiagnosticSink,
  ready?: EntrySink['ready'],
): Promise<void> {
  const sink = mealSink(reference, options, fault);
  try {
    await readMeals([file], stdin, options, ready === undefined ? sink : { ...sink, ready });
  } catch (error) {
    reportRefusal(error, fault);
  }
}

function mealSink(
  foods: FoodCache,
  { columnMap: names }: ReadOptions,
  report: DiagnosticSink,
): EntrySink {
  const repeats = repeatFinder();
  // The portion of the entry that was added last, which is the entry that `remarks` is asked about next.
  let portion: Portion | undefined;
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
      const findings = checkEntry(entry, {
        food: found?.food,
        legacy: found?.legacy,
        grams: entry.isGood ? portion?.grams : undefined,
        isYieldAssumed: portion?.assumptions.includes('assumed-yield') ?? false,
      });
      portion = undefined;
      sums.clear();
      if (repeats(entry) && entry.isGood) findings.push(REPEATED);
      return findings;
    },
    header: (header, locationOf) => {
      const flag = names.weighted_before_process ?? FLAG;
      const folded = header.map((name) =>
        name
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_'),
      );
      if (folded.includes(flag.toLowerCase())) return;
      const like = nearestOf(flag, folded);
      if (like === undefined) return;
      const position = folded.indexOf(like);
      const name = (header[position] as string).trim();
      report({
        code: 'meal/unread-column',
        message: `Column "${name}" is not read`,
        location: locationOf(position),
        field: name,
        value: name,
        expected: 'a label, or a column that is read',
        suggestion: flag,
      });
    },
  };
}

/** The one column that may be absent: a misspelt one of the others is missed anyway. */
const FLAG = 'weighted_before_process';

const REPEATED: EntryFinding = {
  code: 'meal/duplicate-entry',
  field: 'food_id',
  message: 'The entry is the same as the one before it',
  expected: 'one entry, or something that tells them apart',
};

/** Tells whether an entry is the same as the one before it, in all that the file says of it. */
function repeatFinder(): (entry: EntryReading) => boolean {
  let before: EntryReading | undefined;
  return (entry) => {
    const last = before;
    before = entry;
    return (
      last !== undefined &&
      entry.foodId === last.foodId &&
      entry.amount === last.amount &&
      mealOf(entry) === mealOf(last) &&
      JSON.stringify(entry.whole) === JSON.stringify(last.whole)
    );
  };
}

/** In JSON, entries of different meals are no repeats. */
function mealOf({ location: { pointer, line } }: EntryReading): string {
  return pointer === undefined ? '' : `${line ?? ''}${pointer.slice(0, pointer.lastIndexOf('/'))}`;
}

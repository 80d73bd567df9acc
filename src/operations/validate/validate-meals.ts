import type { Readable } from 'node:stream';
import { memoizeBounded } from '../../catalogue/bounded-cache.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import {
  impossibleAmount,
  MAX_GRAMS,
  type NearestFood,
  unknownFood,
} from '../../engine/entries/entry-diagnostics.ts';
import { type Assumption, portionGrams } from '../../engine/entries/portions.ts';
import { nearestFood } from '../../engine/foods/nearest-food.ts';
import { resolvedVariant } from '../../engine/foods/resolved-food.ts';
import { layoutOf } from '../../evaluation/layout.ts';
import { readMeals } from '../../meals/read-meals.ts';
import type { EntryReading, EntrySink, ReadOptions } from '../../meals/reading.ts';
import { type DiagnosticSink, fixOf } from '../../model/diagnostic.ts';
import type { EntryDiagnostic } from '../../model/entry.ts';
import { checkEntry } from '../../rules/entry-checks.ts';
import { reportRefusal } from '../../rules/report-refusal.ts';
import { nearestOf } from '../../text/edit-distance.ts';

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
  { food, nearest }: MealReference,
  { columnMap: names }: ReadOptions,
  fault: DiagnosticSink,
): EntrySink {
  const repeats = repeatFinder();
  // Of the entry that was weighed last, which is the one that is asked about next.
  let grams: number | undefined;
  let isYieldAssumed = false;
  const assume = (assumption: Assumption) => {
    isYieldAssumed ||= assumption === 'assumed-yield';
  };
  return {
    report: fault,
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
      const findings = checkEntry(entry, {
        food: found?.food,
        legacy: found?.legacy,
        grams: entry.isGood ? grams : undefined,
        isYieldAssumed,
      });
      grams = undefined;
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
      fault({
        code: 'meal/unread-column',
        message: `Column "${name}" is not read`,
        location: locationOf(position),
        field: name,
        value: name,
        expected: 'a label, or a column that is read',
        ...fixOf(flag),
      });
    },
  };
}

/** The one column that may be absent: a misspelt one of the others is missed anyway. */
const FLAG = 'weighted_before_process';

const REPEATED: EntryDiagnostic = {
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

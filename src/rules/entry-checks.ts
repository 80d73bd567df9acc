import { fixOf } from '../model/diagnostic.ts';
import type { EntryDiagnostic } from '../model/entry.ts';
import { defaultServing, type Food } from '../model/food.ts';
import type { LegacyId } from '../model/food-ids.ts';
import { isMassUnit, type Unit } from '../model/units.ts';

/** An entry as a file has it. */
export interface WrittenEntry {
  readonly foodId: string;
  readonly amount: number | undefined;
  readonly unit: Unit | undefined;
  /** The unit as the file has it. */
  readonly writtenUnit: unknown;
}

/** What is known of it beside that. */
export interface EntryFacts {
  /** Undefined where the catalogue has none. */
  readonly food: Food | undefined;
  /** What became of the id, where it is one of an earlier release. */
  readonly legacy: LegacyId | undefined;
  /** The mass it comes to; undefined where something is wrong with the entry. */
  readonly grams: number | undefined;
  /** Its raw weight was taken as eaten, for want of a yield factor. */
  readonly isYieldAssumed: boolean;
}

/**
 * The most of one food in one entry: an adult eats 1 to 2 kg of solid food a day and drinks 1.5 to 4 l,
 * so that 5 kg is beyond a whole day of it, and far below the thousandfold that a wrong unit makes.
 */
const MOST_GRAMS = 5000;

/** The least that kitchen scales show, and less than a grain of rice. */
const LEAST_GRAMS = 0.01;

/** What a unit was most likely meant to be where its amount is a thousand times too large. */
const SMALLER: Readonly<Partial<Record<Unit, Unit>>> = { kg: 'g', l: 'ml', g: 'mg' };

/** All that is remarkable about an entry. */
export function checkEntry(entry: WrittenEntry, facts: EntryFacts): EntryDiagnostic[] {
  const findings: EntryDiagnostic[] = [];
  for (const check of CHECKS) {
    const finding = check(entry, facts);
    if (finding !== undefined) findings.push(finding);
  }
  return findings;
}

type Check = (entry: WrittenEntry, facts: EntryFacts) => EntryDiagnostic | undefined;

const CHECKS: readonly Check[] = [
  legacyId,
  retiredFood,
  implausibleAmount,
  zeroAmount,
  assumedServing,
  assumedDensity,
  assumedYield,
  unitSpelling,
];

function legacyId({ foodId }: WrittenEntry, { legacy }: EntryFacts): EntryDiagnostic | undefined {
  if (legacy === undefined) return undefined;
  const { change, release, target, note } = legacy;
  const remark = note === '' ? '' : ` (${note})`;
  return {
    code: 'meal/legacy-id',
    field: 'food_id',
    message: `Id "${foodId}" is of an earlier release: ${release} ${CHANGED[change]}${remark}`,
    value: foodId,
    // Of a food that was split or dropped, a person has to say which of the others it was.
    ...fixOf(target, change === 'renamed' || change === 'merged'),
  };
}

const CHANGED = {
  renamed: 'renamed it',
  merged: 'made it a variant of another food',
  split: 'split it',
  deleted: 'dropped it',
} as const;

function retiredFood(
  { foodId }: WrittenEntry,
  { food, legacy }: EntryFacts,
): EntryDiagnostic | undefined {
  if (food === undefined || food.retiredIn === null || legacy !== undefined) return undefined;
  return {
    code: 'meal/retired-food',
    field: 'food_id',
    message: `Food "${foodId}" was dropped in release ${food.retiredIn}`,
    value: foodId,
    expected: 'a food of today',
  };
}

function implausibleAmount(
  { amount, unit }: WrittenEntry,
  { grams }: EntryFacts,
): EntryDiagnostic | undefined {
  if (amount === undefined || unit === undefined || grams === undefined || grams === 0)
    return undefined;
  if (grams >= LEAST_GRAMS && grams <= MOST_GRAMS) return undefined;
  const isMuch = grams > MOST_GRAMS;
  const smaller = isMuch && grams / 1000 <= MOST_GRAMS ? SMALLER[unit] : undefined;
  const likely = smaller !== undefined && grams / 1000 >= LEAST_GRAMS ? smaller : undefined;
  return {
    code: 'meal/implausible-amount',
    field: 'amount',
    message: `An amount of ${amount} ${unit} is ${isMuch ? 'more' : 'less'} than people eat at once`,
    value: String(amount),
    expected: isMuch ? `at most ${MOST_GRAMS / 1000} kg` : `at least ${LEAST_GRAMS} g`,
    ...fixOf(likely && `${amount} ${likely}`),
  };
}

function zeroAmount({ amount }: WrittenEntry, { grams }: EntryFacts): EntryDiagnostic | undefined {
  if (amount !== 0 || grams === undefined) return undefined;
  return {
    code: 'meal/zero-amount',
    field: 'amount',
    message: 'An amount of 0 adds nothing',
    value: '0',
    expected: 'more than 0, or an empty cell for one standard serving',
  };
}

function assumedServing(
  { amount }: WrittenEntry,
  { food, grams }: EntryFacts,
): EntryDiagnostic | undefined {
  if (amount !== undefined || grams === undefined || food === undefined) return undefined;
  const serving = defaultServing(food);
  const what = serving.isServing
    ? `one standard serving, ${Number(grams.toFixed(1))} g`
    : `${serving.amount} ${serving.unit}, as the food has no standard serving`;
  return {
    code: 'meal/assumed-serving',
    field: 'amount',
    message: `No amount counts as ${what}`,
    expected: 'an amount',
  };
}

function assumedDensity(
  { amount, unit }: WrittenEntry,
  { food, grams }: EntryFacts,
): EntryDiagnostic | undefined {
  if (amount === undefined || unit === undefined || grams === undefined) return undefined;
  if (food === undefined || food.density !== null || isMassUnit(unit)) return undefined;
  return {
    code: food.isSolid ? 'meal/unit-mismatch' : 'meal/assumed-density',
    field: 'unit',
    message: `The density of ${food.name} is not known: its volume counts as 1 g/ml`,
    value: unit,
    expected: 'a mass',
  };
}

function assumedYield(
  _: WrittenEntry,
  { food, isYieldAssumed }: EntryFacts,
): EntryDiagnostic | undefined {
  if (!isYieldAssumed || food === undefined) return undefined;
  return {
    code: 'meal/assumed-yield',
    field: 'weighted_before_process',
    message: `The yield of ${food.name} is not known: its raw weight counts as eaten`,
    expected: 'the weight as eaten',
  };
}

function unitSpelling({ unit, writtenUnit }: WrittenEntry): EntryDiagnostic | undefined {
  if (unit === undefined || typeof writtenUnit !== 'string') return undefined;
  if (writtenUnit.trim() === unit) return undefined;
  return {
    code: 'meal/unit-spelling',
    field: 'unit',
    message: `Unit "${writtenUnit.trim()}" is read as ${unit}`,
    value: writtenUnit.trim(),
    ...fixOf(unit, true),
  };
}

import { cutShort, quoted } from '../model/faults.ts';
import type { Place } from '../model/meal.ts';
import { readUnit, UNITS, type Unit } from '../model/units.ts';
import type { EntryFault, EntrySink, ReadOptions } from './reading.ts';

/** The fields of an entry as a file gives them: text from CSV, anything from JSON; undefined where absent. */
export interface RawEntry {
  readonly foodId: unknown;
  readonly amount: unknown;
  readonly unit: unknown;
  readonly weightedBeforeProcess: unknown;
}

/** How a format holds values; each function gives undefined for what it cannot read. */
export interface ValueReaders {
  readonly text: (value: unknown) => string | undefined;
  readonly number: (value: unknown) => number | undefined;
  readonly flag: (value: unknown) => boolean | undefined;
  /** How an amount is to be written. */
  readonly numberExpected: string;
  readonly flagExpected: string;
}

/** Where an entry stands, and under which labels. */
export interface EntryPlace {
  readonly place: Place;
  readonly group: readonly string[];
}

/**
 * The rules of an entry, whatever it was read from. An entry with anything wrong goes to the sink as
 * faults, all of them; a good one as an entry.
 */
export function readEntry(
  raw: RawEntry,
  { place, group }: EntryPlace,
  readers: ValueReaders,
  options: ReadOptions,
  sink: EntrySink,
): void {
  let isGood = true;
  const { pointer } = place;
  const fail = (fault: EntryFault) => {
    isGood = false;
    const { field } = fault;
    sink.fault({
      ...fault,
      place:
        pointer === undefined
          ? place
          : { ...place, pointer: `${pointer}/${options.names[field] ?? field}` },
    });
  };

  const foodId = readFoodId(raw.foodId, readers, fail);
  const foodFault = foodId === '' ? undefined : sink.food(foodId);
  if (foodFault !== undefined) fail(foodFault);
  const amount = readAmount(raw.amount, readers, fail);
  const unit = readEntryUnit(raw.unit, amount, options, readers, fail);
  const weightedBeforeProcess = readFlag(raw.weightedBeforeProcess, readers, fail);
  if (!isGood) return;
  const fault = sink.entry({ foodId, amount, unit, weightedBeforeProcess, group, place });
  if (fault !== undefined) fail(fault);
}

type Fail = (fault: EntryFault) => void;

function readFoodId(value: unknown, readers: ValueReaders, fail: Fail): string {
  const foodId = value === undefined ? '' : readers.text(value)?.trim();
  if (foodId === undefined) {
    fail({
      code: 'meal/missing-food',
      field: 'food_id',
      message: `Cannot read food_id ${quoted(value)} as text`,
      value: asGiven(value),
      expected: 'the id of a food, as text',
    });
  } else if (foodId === '') {
    fail({
      code: 'meal/missing-food',
      field: 'food_id',
      message: 'Cannot find a food_id',
      expected: 'the id of a food',
    });
  }
  return foodId ?? '';
}

function readAmount(value: unknown, readers: ValueReaders, fail: Fail): number | undefined {
  if (value === undefined) return undefined;
  const amount = readers.number(value);
  if (amount === undefined || !Number.isFinite(amount)) {
    fail({
      code: 'meal/bad-amount',
      field: 'amount',
      message: `Cannot read amount ${quoted(value)} as a number`,
      value: asGiven(value),
      expected: readers.numberExpected,
    });
  } else if (amount < 0) {
    fail({
      code: 'meal/negative-amount',
      field: 'amount',
      message: `Cannot eat an amount of ${amount}`,
      value: asGiven(value),
      expected: '0 or more',
    });
  }
  return amount;
}

function readEntryUnit(
  value: unknown,
  amount: number | undefined,
  { unit: defaultUnit, isUnitRequired = false }: ReadOptions,
  readers: ValueReaders,
  fail: Fail,
): Unit | undefined {
  if (value === undefined) {
    if ((amount !== undefined || isUnitRequired) && defaultUnit === undefined) {
      const expected = `one of ${UNITS.join(', ')}`;
      fail({ code: 'meal/missing-unit', field: 'unit', message: 'Cannot find a unit', expected });
    }
    return defaultUnit;
  }
  const unit = readUnit(readers.text(value) ?? '');
  if (unit === undefined) {
    fail({
      code: 'meal/unknown-unit',
      field: 'unit',
      message: `Cannot read unit ${quoted(value)}`,
      value: asGiven(value),
      expected: `one of ${UNITS.join(', ')}`,
    });
  }
  return unit;
}

function readFlag(value: unknown, readers: ValueReaders, fail: Fail): boolean {
  if (value === undefined) return false;
  const flag = readers.flag(value);
  if (flag === undefined) {
    fail({
      code: 'meal/bad-flag',
      field: 'weighted_before_process',
      message: `Cannot read weighted_before_process ${quoted(value)}`,
      value: asGiven(value),
      expected: readers.flagExpected,
    });
  }
  return flag ?? false;
}

/** A value as a fault carries it. */
function asGiven(value: unknown): string {
  return typeof value === 'string' ? cutShort(value) : quoted(value);
}

import { fixOf, type Location } from '../model/diagnostic.ts';
import type { EntryDiagnostic, EntryField } from '../model/entry.ts';
import { readUnit, suggestUnit, UNITS, type Unit } from '../model/units.ts';
import { cutShort, quoted } from '../text/quote.ts';
import type { EntrySink, ReadOptions } from './reading.ts';
import type { ValueReaders } from './values/value-readers.ts';

/** The fields of an entry as a file gives them: text from CSV, anything from JSON; undefined where absent. */
export interface RawEntry {
  readonly foodId: unknown;
  readonly amount: unknown;
  readonly unit: unknown;
  readonly isRawWeight: unknown;
  /** The row or object they are of. */
  readonly whole: unknown;
}

/** Where an entry stands, and under which labels. */
export interface EntryContext {
  readonly location: Location;
  readonly group: readonly string[];
  /** Where the value of a field stands; asked only where it is wrong. */
  readonly locationOf?: (field: EntryField) => Location;
}

/**
 * The rules of an entry, whatever it was read from. An entry with anything wrong goes to the sink as
 * faults, all of them; a good one as an entry.
 */
export function readEntry(
  raw: RawEntry,
  { location, group, locationOf }: EntryContext,
  readers: ValueReaders,
  options: ReadOptions,
  sink: EntrySink,
): void {
  let isGood = true;
  const report = (fault: EntryDiagnostic) => {
    const { field } = fault;
    const { pointer } = location;
    sink.report({
      ...fault,
      location:
        pointer === undefined
          ? (locationOf?.(field) ?? location)
          : { ...location, pointer: `${pointer}/${options.columnMap[field] ?? field}` },
    });
  };
  const fail = (fault: EntryDiagnostic) => {
    isGood = false;
    report(fault);
  };

  const foodId = readFoodId(raw.foodId, readers, fail);
  const foodFault = foodId === '' ? undefined : sink.food(foodId);
  if (foodFault !== undefined) fail(foodFault);
  const amount = readAmount(raw.amount, readers, fail);
  const unit = readEntryUnit(raw.unit, amount, options, readers, fail);
  const isRawWeight = readFlag(raw.isRawWeight, readers, fail);
  const read = { foodId, amount, unit, isRawWeight, group, location };
  if (isGood) {
    const fault = sink.entry(read);
    if (fault !== undefined) fail(fault);
  }
  if (sink.remarks === undefined) return;
  const reading = {
    foodId,
    amount,
    unit,
    isRawWeight,
    group,
    location,
    isGood,
    writtenUnit: raw.unit,
    whole: raw.whole,
  };
  for (const remark of sink.remarks(reading)) report(remark);
}

type Fail = (fault: EntryDiagnostic) => void;

function readFoodId(value: unknown, readers: ValueReaders, fail: Fail): string {
  const foodId = value === undefined ? '' : readers.text(value)?.trim();
  if (foodId === undefined) {
    fail({
      code: 'meal/missing-food',
      field: 'food_id',
      message: `Cannot read food_id ${quoted(value)} as text`,
      value: asGiven(value),
      expected: 'the id of a food, as text',
      ...fixOf(typeof value === 'number' ? String(value) : undefined),
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
  if (Math.abs(amount ?? 0) === Number.POSITIVE_INFINITY) {
    fail({
      code: 'meal/bad-amount',
      field: 'amount',
      message: `Cannot read amount ${quoted(value)} as it is beyond all measure`,
      value: asGiven(value),
      expected: readers.numberExpected,
    });
  } else if (amount === undefined || Number.isNaN(amount)) {
    fail({
      code: 'meal/bad-amount',
      field: 'amount',
      message: `Cannot read amount ${quoted(value)} as a number`,
      value: asGiven(value),
      expected: readers.numberExpected,
      ...fixOf(readers.suggestNumber(value)),
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
  const text = readers.text(value) ?? '';
  const unit = readUnit(text);
  if (unit === undefined) {
    const meant = suggestUnit(text);
    fail({
      code: 'meal/unknown-unit',
      field: 'unit',
      message: `Cannot read unit ${quoted(value)}`,
      value: asGiven(value),
      expected: `one of ${UNITS.join(', ')}`,
      ...fixOf(meant, true),
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
      ...fixOf(readers.suggestFlag(value)),
    });
  }
  return flag ?? false;
}

/** A value as a fault carries it. */
function asGiven(value: unknown): string {
  return typeof value === 'string' ? cutShort(value.trim()) : quoted(value);
}

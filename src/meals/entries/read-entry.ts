import { fixOf, type Location, safeFixOf } from '../../model/diagnostic.ts';
import {
  type Entry,
  type EntryDiagnostic,
  type EntryField,
  type EntryMatch,
  SURE_CONFIDENCE,
} from '../../model/entry.ts';
import { readUnit, suggestUnit, UNITS, type Unit } from '../../model/units.ts';
import { cutShort, quoted } from '../../text/escaping/quote.ts';
import { decimalOf } from '../../text/numbers/decimal.ts';
import type { ValueReaders } from '../values/value-readers.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** The fields of an entry as a file gives them: text from CSV, anything from JSON; undefined if absent. */
export interface RawEntry {
  readonly foodId: unknown;
  readonly amount: unknown;
  readonly unit: unknown;
  readonly isRawWeight: unknown;
  /** The confidence of the match, if a table gives it. */
  readonly confidence?: string | undefined;
  /** Whether the record gives no size, so that a usual one was assumed. */
  readonly isSizeAssumed?: boolean;
  /** The row or object of the fields. */
  readonly whole: unknown;
}

/** The location and the labels of an entry. */
export interface EntryContext {
  readonly location: Location;
  readonly group: readonly string[];
  /** The location of a field's value, computed only if it is wrong. */
  readonly locationOf?: (field: EntryField) => Location;
}

/**
 * Applies the rules of entries, which are the same for all formats. The sink gets either the entry or all of its
 * problems.
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
  const stated = readAmount(raw.amount, readers, fail);
  const household = isGood ? readHousehold(raw, { foodId, stated, location }, readers, sink) : null;
  const amount = household?.amount ?? stated;
  // Files with food names may also use names of units: `grams` and `Liter`.
  const isMatched = sink.match !== undefined;
  const written = { value: raw.unit, amount: stated, isMatched };
  const unit = household?.unit ?? readEntryUnit(written, options, readers, fail);
  const isRawWeight = readFlag(raw.isRawWeight, readers, fail);
  const match = readMatch(raw) ?? household?.match;
  const entry = {
    ...{ foodId, amount, unit, isRawWeight, group, location },
    ...(match === undefined ? {} : { match }),
  };
  if (isGood) {
    const fault = sink.entry(entry);
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
    writtenUnit: household === null ? raw.unit : undefined,
    whole: raw.whole,
  };
  for (const remark of sink.remarks(reading)) report(remark);
}

const NUMBER = 'a number';

const NUMBER_OR_ABSENT = 'a number; an entry without an amount counts as one standard serving';

const ONE_OF_UNITS = `one of ${UNITS.join(', ')}`;

type Fail = (fault: EntryDiagnostic) => void;

function readFoodId(value: unknown, readers: ValueReaders, fail: Fail): string {
  const foodId = value === undefined ? '' : readers.text(value)?.trim();
  if (foodId === undefined) {
    fail({
      code: 'meal/missing-food',
      field: 'food_id',
      message: `food_id must be text (got ${quoted(value)})`,
      value: asGiven(value),
      expected: 'a food id as text',
      ...fixOf(typeof value === 'number' ? String(value) : undefined),
    });
  } else if (foodId === '') {
    fail({
      code: 'meal/missing-food',
      field: 'food_id',
      message: 'Missing food_id',
      expected: 'a food id',
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
      message: `Amount ${quoted(value)} is too large`,
      value: asGiven(value),
      expected: NUMBER,
    });
  } else if (amount === undefined || Number.isNaN(amount)) {
    fail({
      code: 'meal/bad-amount',
      field: 'amount',
      message: `Amount ${quoted(value)} is not a number`,
      value: asGiven(value),
      // A failed calculation becomes null in JSON. It must not count as a standard serving.
      expected:
        value === null
          ? NUMBER_OR_ABSENT
          : typeof value === 'string'
            ? readers.numberExpected
            : NUMBER,
      ...fixOf(readers.suggestNumber(value)),
    });
  } else if (amount < 0) {
    fail({
      code: 'meal/negative-amount',
      field: 'amount',
      message: `Amount must not be negative (got ${amount})`,
      value: asGiven(value),
      expected: '0 or more',
    });
  }
  return amount;
}

function readEntryUnit(
  {
    value,
    amount,
    isMatched,
  }: {
    readonly value: unknown;
    readonly amount: number | undefined;
    /** Names of units and household measures count, too. */
    readonly isMatched: boolean;
  },
  { unit: defaultUnit, isUnitRequired = false }: ReadOptions,
  readers: ValueReaders,
  fail: Fail,
): Unit | undefined {
  if (value === undefined) {
    if ((amount !== undefined || isUnitRequired) && defaultUnit === undefined) {
      fail({
        code: 'meal/missing-unit',
        field: 'unit',
        message: 'Missing unit',
        expected: ONE_OF_UNITS,
      });
    }
    return defaultUnit;
  }
  const text = readers.text(value) ?? '';
  const unit = isMatched ? suggestUnit(text) : readUnit(text);
  if (unit === undefined) {
    const suggestion = suggestUnit(text);
    fail({
      code: 'meal/unknown-unit',
      field: 'unit',
      message: `Unknown unit ${quoted(value)}`,
      value: asGiven(value),
      expected: isMatched ? `${ONE_OF_UNITS}, or a measure of the food` : ONE_OF_UNITS,
      ...safeFixOf(suggestion),
    });
  }
  return unit;
}

/**
 * The confidence of a match in a file written by `viand match --apply`, which a spreadsheet may have saved with a decimal
 * comma. A value that is not a share is ignored.
 */
function readMatch({ confidence: text, isSizeAssumed = false }: RawEntry): EntryMatch | undefined {
  const confidence = text ? decimalOf(text) : Number.NaN;
  const isShare = confidence > 0 && confidence <= 1;
  if (!isShare && !isSizeAssumed) return undefined;
  const isUncertain = isShare && confidence < SURE_CONFIDENCE;
  return { confidence: isShare ? confidence : 1, isUncertain, isSizeAssumed };
}

/** An amount in a measure that depends on the food, such as 2 cups; null for any other unit. */
function readHousehold(
  { unit }: RawEntry,
  {
    foodId,
    stated,
    location,
  }: {
    readonly foodId: string;
    readonly stated: number | undefined;
    readonly location: Location;
  },
  readers: ValueReaders,
  { match }: EntrySink,
): Pick<Entry, 'amount' | 'unit' | 'match'> | null {
  const text = unit === undefined ? undefined : readers.text(unit)?.trim();
  if (match === undefined || stated === undefined || !text || !isMeasure(text)) return null;
  const measure = `${stated} ${text}`;
  const line = { location, line: 0, text: measure, foodId, measure, cells: [] };
  const [meaning] = match(line);
  const isWeighed =
    meaning !== undefined &&
    meaning !== 'left out' &&
    !('code' in meaning) &&
    meaning.unit !== undefined;
  return isWeighed ? meaning : null;
}

/** Whether a text may name a measure such as cups: it has letters and is not a unit. */
function isMeasure(text: string): boolean {
  return /\p{L}/u.test(text) && suggestUnit(text) === undefined;
}

/** Whether an amount is a raw weight. A value other than true or false is reported. */
export function readFlag(value: unknown, readers: ValueReaders, fail: Fail): boolean {
  if (value === undefined) return false;
  const flag = readers.flag(value);
  if (flag === undefined) {
    fail({
      code: 'meal/bad-flag',
      field: 'weighted_before_process',
      message: `weighted_before_process must be true or false (got ${quoted(value)})`,
      value: asGiven(value),
      expected: readers.flagExpected,
      ...fixOf(readers.suggestFlag(value)),
    });
  }
  return flag ?? false;
}

/** A value in the form in which a diagnostic carries it. */
function asGiven(value: unknown): string {
  return typeof value === 'string' ? cutShort(value.trim()) : quoted(value);
}

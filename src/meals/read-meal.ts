import type { Location } from '../model/diagnostic.ts';
import { ENTRY_FIELDS, type EntryField } from '../model/entry.ts';
import { readEntry } from './read-entry.ts';
import type { EntrySink, ReadOptions } from './reading.ts';
import { JSON_VALUES } from './values/json-values.ts';

/** Reads a meal as JSON has it: an object with entries. */
export function readMeal(
  meal: unknown,
  location: Location,
  options: ReadOptions,
  sink: EntrySink,
): void {
  if (!isObject(meal) || !Array.isArray(meal['entries'])) {
    sink.row();
    sink.report({
      code: 'meal/shape',
      message: 'Cannot find the entries of the meal',
      location,
      field: 'entries',
      expected: 'an object with an array "entries"',
    });
    return;
  }
  const group = readLabels(meal, location, options, sink);
  meal['entries'].forEach((entry: unknown, index) => {
    sink.row(group);
    readMember(
      entry,
      group,
      { ...location, pointer: `${location.pointer}/entries/${index}` },
      options,
      sink,
    );
  });
}

/** Reads an entry that stands alone: its labels are members of its own. */
export function readEntryObject(
  entry: unknown,
  location: Location,
  options: ReadOptions,
  sink: EntrySink,
): void {
  const group = isObject(entry) ? readLabels(entry, location, options, sink) : undefined;
  sink.row(group);
  readMember(entry, group, location, options, sink);
}

/** The labels to group by; undefined, and faults, where the meal lacks one. */
function readLabels(
  meal: Readonly<Record<string, unknown>>,
  location: Location,
  options: ReadOptions,
  sink: EntrySink,
): string[] | undefined {
  const isLabel = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const labels = options.groupBy.map((label) => {
    const value = memberOf(meal, label);
    return isLabel(value) || options.optionalColumns?.includes(label) !== true ? value : '';
  });
  options.groupBy.forEach((label, index) => {
    if (isLabel(labels[index])) return;
    sink.report({
      code: 'meal/missing-label',
      message: `Cannot group by "${label}" as the ${'entries' in meal ? 'meal' : 'entry'} has no such member`,
      location,
      field: label,
      expected: 'text, a number, true or false',
    });
  });
  return labels.every(isLabel) ? labels.map(String) : undefined;
}

function readMember(
  entry: unknown,
  group: readonly string[] | undefined,
  location: Location,
  options: ReadOptions,
  sink: EntrySink,
): void {
  if (!isObject(entry)) {
    sink.report({
      code: 'meal/shape',
      message: 'Cannot read the entry',
      location,
      expected: `an object with ${ENTRY_FIELDS.join(', ')}`,
    });
    return;
  }
  // null is how programs write an absent value.
  const member = (field: EntryField) =>
    memberOf(entry, options.columnMap[field] ?? field) ?? undefined;
  readEntry(
    {
      foodId: member('food_id'),
      amount: member('amount'),
      unit: member('unit'),
      isRawWeight: member('weighted_before_process'),
      whole: entry,
    },
    { location, group: group ?? [] },
    JSON_VALUES,
    options,
    group === undefined ? { ...sink, entry: () => undefined } : sink,
  );
}

/** A member of the document, not one that every object inherits. */
function memberOf(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

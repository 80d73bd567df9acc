import { type Diagnostic, fixOf, type Location } from '../../model/diagnostic.ts';
import {
  CONFIDENCE_COLUMN,
  ENTRY_FIELDS,
  type EntryField,
  SIZE_ASSUMED_COLUMN,
} from '../../model/entry.ts';
import { isObject } from '../../tables/json/members.ts';
import { escapePointer } from '../../text/escaping/escape-pointer.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { findLabelColumn } from '../headers/column-names.ts';
import { JSON_VALUES } from '../values/json-values.ts';
import { entryMembers } from './entry-members.ts';
import { isMealObject } from './json-shape.ts';
import { mayLackLabel, missingLabel, reportLabels } from './labels.ts';
import { MisspeltMembers, resembles } from './misspelt-members.ts';
import { readEntry } from './read-entry.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** Reads a meal in the form of JSON: an object with entries. */
export function readMeal(
  meal: unknown,
  location: Location,
  options: ReadOptions,
  sink: EntrySink,
): void {
  if (!isMealObject(meal)) {
    sink.row();
    sink.report(noEntries(meal, location));
    return;
  }
  const group = readLabels(meal, location, options, sink);
  meal.entries.forEach((entry, index) => {
    sink.row(group);
    readMember(
      entryMembers(entry),
      group,
      { ...location, pointer: `${location.pointer}/entries/${index}` },
      options,
      sink,
    );
  });
}

/** The fault of a meal without entries, or with entries under a misspelt name. */
function noEntries(meal: unknown, location: Location): Diagnostic {
  const expected = 'an object with an array "entries"';
  const lists = isObject(meal) ? Object.keys(meal).filter((name) => Array.isArray(meal[name])) : [];
  const name = lists.find((one) => resembles('entries', one));
  if (name === undefined) {
    const message = 'The meal has no list of entries';
    return { code: 'meal/shape', message, location, field: 'entries', expected };
  }
  return {
    code: 'meal/misspelt-field',
    message: `Unknown member ${quoted(name)}`,
    location: { ...location, pointer: `${location.pointer}/${escapePointer(name)}` },
    field: name,
    value: name,
    expected,
    ...fixOf('entries'),
  };
}

/** Reads an entry outside of a meal: its labels are its own members. */
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

/** The labels to group by. A missing label is reported and gives undefined. */
function readLabels(
  meal: Readonly<Record<string, unknown>>,
  location: Location,
  options: ReadOptions,
  sink: EntrySink,
): string[] | undefined {
  const { allowsBlankLabels = false, blankableLabels = [] } = options;
  const labels = options.groupBy.map((label) => {
    const value = labelOf(meal, label);
    if (value === null && blankableLabels.includes(label)) return '';
    return isLabel(value) || !mayLackLabel(label, options) ? value : undefined;
  });
  const isGood = options.groupBy.map((label, index) => {
    const value = labels[index];
    const isBlank =
      typeof value === 'string' &&
      value.trim() === '' &&
      !allowsBlankLabels &&
      !blankableLabels.includes(label) &&
      options.observedLabels?.includes(label) !== true;
    if (isBlank) sink.report(missingLabel(label, location));
    if (isBlank || isLabel(value)) return !isBlank;
    if (value === undefined && mayLackLabel(label, options)) return true;
    sink.report({
      code: 'meal/missing-label',
      message: `Cannot group by "${label}": ${whyNoLabel(meal, value)}`,
      location,
      field: label,
      expected: 'text, a number, true or false',
    });
    return false;
  });
  if (isGood.includes(false)) return undefined;
  const group = labels.map((label) => String(label ?? ''));
  const pointerOf = (label: number) => {
    const name = nameOf(meal, options.groupBy[label] as string);
    return name === undefined ? location.pointer : `${location.pointer}/${escapePointer(name)}`;
  };
  reportLabels(group, (label) => ({ ...location, pointer: pointerOf(label) ?? '' }), sink);
  return group;
}

/** The reason why a value cannot name a group. Programs may pass dates, lists and symbols. */
function whyNoLabel(meal: object, value: unknown): string {
  if (value instanceof Date) return 'it is a Date';
  if (value !== undefined && value !== null) return `it is ${quoted(value)}`;
  return `the ${'entries' in meal ? 'meal' : 'entry'} has no such member`;
}

/** NaN and infinite numbers are no labels: a program gets them from a failed calculation. */
function isLabel(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return ['string', 'bigint', 'boolean'].includes(typeof value);
}

/** The member of a label, or one that means the same. */
function labelOf(meal: Readonly<Record<string, unknown>>, label: string): unknown {
  const name = nameOf(meal, label);
  return name === undefined ? undefined : meal[name];
}

function nameOf(meal: Readonly<Record<string, unknown>>, label: string): string | undefined {
  if (Object.hasOwn(meal, label)) return label;
  const names = Object.keys(meal);
  return names[findLabelColumn(label, names)];
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
      message: 'The entry is not an object',
      location,
      expected: `an object with ${ENTRY_FIELDS.join(', ')}`,
    });
    return;
  }
  const misspelt = misspeltMembersOf(options).of(entry);
  for (const [field, name] of misspelt) {
    sink.report({
      code: 'meal/misspelt-field',
      message: `Unknown member ${quoted(name)}`,
      location: { ...location, pointer: `${location.pointer}/${escapePointer(name)}` },
      field: name,
      value: name,
      expected: `one of ${ENTRY_FIELDS.map((one) => options.columnMap[one] ?? one).join(', ')}, or a label`,
      ...fixOf(options.columnMap[field] ?? field),
    });
  }
  // All other problems are reported, too. A value under the wrong name is reported only if it is invalid itself.
  const member = (field: EntryField) =>
    memberOf(entry, misspelt.get(field) ?? options.columnMap[field] ?? field);
  const isLeftOut = group === undefined || misspelt.size > 0;
  readEntry(
    {
      foodId: member('food_id'),
      amount: member('amount'),
      unit: member('unit'),
      isRawWeight: member('weighted_before_process'),
      confidence: textOf(memberOf(entry, CONFIDENCE_COLUMN)),
      isSizeAssumed: memberOf(entry, SIZE_ASSUMED_COLUMN) === true,
      whole: entry,
    },
    { location, group: group ?? [] },
    JSON_VALUES,
    options,
    isLeftOut ? { ...sink, entry: () => undefined } : sink,
  );
}

const MISSPELT = new WeakMap<ReadOptions, MisspeltMembers>();

/** Names are compared once per run. */
function misspeltMembersOf(options: ReadOptions): MisspeltMembers {
  const known = MISSPELT.get(options) ?? new MisspeltMembers(options);
  MISSPELT.set(options, known);
  return known;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : undefined;
}

/** A member of the document itself, not an inherited one. */
function memberOf(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

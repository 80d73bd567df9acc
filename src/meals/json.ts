import type { TextSource } from '../io/reading/text-source.ts';
import { type Diagnostic, type Location, ViandError } from '../model/diagnostic.ts';
import { locateDiagnostics } from '../tables/json/locate-diagnostics.ts';
import {
  type JsonFormat,
  type JsonLine,
  readDocument,
  readLines,
} from '../tables/json/read-json.ts';
import type { RepeatedMember } from '../tables/json/repeated-members.ts';
import { limitsOf } from '../tables/read-limits.ts';
import { quoted } from '../text/escaping/quote.ts';
import { isEntry, isListOfMeals } from './entries/json-shape.ts';
import { readEntryObject, readMeal } from './entries/read-meal.ts';
import type { EntrySink, ReadOptions } from './entries/reading.ts';

function formatOf(expected: string, options: ReadOptions): JsonFormat {
  return {
    syntaxCode: 'meal/syntax',
    expected,
    limits: limitsOf(options),
    insteadIfTooLarge: 'NDJSON with one meal per line',
  };
}

/**
 * Reads a JSON document: the specification's array of meals, or a single meal.
 *
 * @throws ViandError if it is not JSON, or is too large to hold in memory
 */
export async function readJson(
  source: TextSource,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const { value, text } = await readDocument(source, formatOf('an array of meals', options));
  const repeatedMembers = await repeatedFinder(sink);
  const isList = Array.isArray(value);
  const record = await otherRecord(value, source.name, options);
  if (record !== undefined) {
    const { readEntries } = await import('./reading-records/read-entries.ts');
    await withLocations(text, sink, (collecting) => {
      reportRepeated(repeatedMembers?.(text), { file: source.name }, collecting);
      readEntries(record, source.name, options, collecting);
    });
    return;
  }
  await withLocations(text, sink, (collecting) => {
    reportRepeated(repeatedMembers?.(text), { file: source.name }, collecting);
    (isList ? (value as unknown[]) : [value]).forEach((meal, index) => {
      const pointer = isList ? `/${index}` : '';
      readMeal(meal, { file: source.name, pointer }, options, collecting);
    });
  });
}

/** The record of a document that is no list of meals; its reader is loaded for such a document only. */
async function otherRecord(value: unknown, file: string, options: ReadOptions) {
  if (isListOfMeals(value)) return undefined;
  const { recordOfJson } = await import('./reading-records/json-record.ts');
  return recordOfJson(value, file, options);
}

/** Reads NDJSON, which has one meal per line. */
export async function readNdjson(
  source: TextSource,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const repeatedMembers = await repeatedFinder(sink);
  const lines = readLines(source, formatOf('one meal per line, as JSON', options));
  let isFirst = true;
  for await (const read of lines) {
    if ('fault' in read) {
      sink.row();
      sink.report(read.fault);
    } else {
      if (isFirst && !isEntry(read.value) && !isListOfMeals(read.value)) {
        const { namesFoods, recordOfLines } = await import('./reading-records/named-lines.ts');
        if (namesFoods(read.value, source.name, options)) {
          const record = await recordOfLines(andRest(read, lines), source.name, options);
          if (record === undefined) throw ofTwoForms(source.name);
          const { readEntries } = await import('./reading-records/read-entries.ts');
          readEntries(record, source.name, options, sink);
          await sink.ready?.();
          return;
        }
      }
      isFirst = false;
      const { line, text, value } = read;
      const located = withLocations(text, sink, (collecting) => {
        reportRepeated(repeatedMembers?.(text), { file: source.name, line }, collecting);
        const read = isEntry(value) ? readEntryObject : readMeal;
        read(value, { file: source.name, line, pointer: '' }, options, collecting);
      });
      if (located !== undefined) await located;
    }
    const waiting = sink.ready?.();
    if (waiting !== undefined) await waiting;
  }
}

function ofTwoForms(file: string): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: 'Some lines name foods, and others are meals with food ids',
    location: { file },
    expected: 'lines of one form',
  });
}

/** A line that was read, and those after it. */
async function* andRest(first: JsonLine, rest: AsyncIterable<JsonLine>): AsyncIterable<JsonLine> {
  yield first;
  yield* rest;
}

/** Loads the search for duplicate members if the caller checks files. An evaluation takes the last of them. */
async function repeatedFinder({ remarks }: EntrySink) {
  if (remarks === undefined) return undefined;
  const { repeatedMembers } = await import('../tables/json/repeated-members.ts');
  return repeatedMembers;
}

function reportRepeated(
  repeated: readonly RepeatedMember[] = [],
  location: Location,
  { report }: EntrySink,
): void {
  for (const { name, pointer } of repeated) {
    report({
      code: 'meal/repeated-column',
      message: `Duplicate member ${quoted(name)}`,
      location: { ...location, pointer },
      field: name,
      expected: 'each member of an object once',
    });
  }
}

/**
 * Reads with a sink that holds diagnostics back until they are located in the text.
 *
 * @returns undefined if there are no diagnostics, so that no caller has to wait
 */
function withLocations(
  text: string,
  sink: EntrySink,
  read: (sink: EntrySink) => void,
): Promise<void> | undefined {
  const faults: Diagnostic[] = [];
  read({ ...sink, report: (fault) => faults.push(fault) });
  return faults.length === 0 ? undefined : locateDiagnostics(faults, text, sink.report);
}

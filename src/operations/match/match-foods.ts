import type { Catalogue } from '../../catalogue/catalogue.ts';
import { columnTopic } from '../../meals/headers/column-names.ts';
import type { ColumnTopic } from '../../meals/headers/header-names.ts';
import { readRecord } from '../../meals/reading-records/read-record.ts';
import type { DietaryRecord } from '../../meals/records/dietary-record.ts';
import { impossibleDates } from '../../meals/records/impossible-dates.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { acceptanceOf } from '../../search/lines/candidates/candidate.ts';
import { tidyLine } from '../../text/lines/tidy-line.ts';
import { operation } from '../operation.ts';
import type { Services, StandardInput } from '../services.ts';
import { defaultNamesFile, readAnswers, readNamedAnswers } from './answers/name-answers.ts';
import { asWritten } from './as-written.ts';
import { MATCH_INPUT } from './match-input.ts';
import { type MatchedLine, matchLine } from './match-line.ts';
import { memoizeByLine } from './memoize-by-line.ts';
import { isProse } from './names/prose.ts';
import type { MatchSettings } from './parts/match-part.ts';

/** A food record with the foods that each of its lines may mean. */
export interface MatchedRecord {
  /** Columns of the record, except those of foods and amounts. */
  readonly columns: readonly string[];
  /** The topic of each of these columns, such as `meal`; undefined if viand does not recognise it. */
  readonly topics: readonly (ColumnTopic | undefined)[];
  readonly lines: readonly (MatchedLine & {
    /** The words of the line for this food; its text is what viand read. */
    readonly written: string;
    /** The food and the amount of the first candidate are certain. */
    readonly isSure: boolean;
    /** The first candidate is accepted: it is certain, or its food is, with an amount of a usual size. */
    readonly isTaken: boolean;
  })[];
  /** How the record was read, if that is not obvious. */
  readonly notes: readonly string[];
  /** Rows that could not be read as lines; the others are matched. */
  readonly faults: readonly Diagnostic[];
}

interface MatchNeeds extends Services, StandardInput {
  /** The caller writes the names file, so that it may be missing. */
  readonly savesAnswers?: boolean;
}

/** Finds the foods that the lines of a record mean. */
export const matchFoods = operation({
  name: 'match',
  summary: 'Find the foods that a diary mentions',
  input: MATCH_INPUT,
  http: { notOffered: 'It reads files: the route for free text is match-text' },
  async run(
    { catalogue, stdin, savesAnswers = false }: MatchNeeds,
    { file, threshold, names, map = {}, ...options }: ReturnType<typeof MATCH_INPUT.read>,
  ): Promise<MatchedRecord> {
    const answers =
      names === undefined || savesAnswers
        ? await readAnswers(names ?? defaultNamesFile(file))
        : await readNamedAnswers(names);
    const record = await readRecord(file, stdin, { ...options, columnMap: map });
    if (isEmpty(record)) {
      throw new ViandError({
        code: 'meal/empty-file',
        message: 'The file is empty',
        location: { file: file === '-' ? 'standard input' : file },
        expected: 'a food record in CSV, .xlsx, .ods or text',
      });
    }
    return matchRecord(record, catalogue, { threshold, answers });
  },
});

/** Finds the foods that each line of a record may mean. */
export function matchRecord(
  { columns, lines, notes, faults = [] }: DietaryRecord,
  catalogue: Catalogue,
  settings: MatchSettings,
): MatchedRecord {
  const foodsOf = memoizeByLine((line) => matchLine(catalogue, line, settings));
  const datesOf = impossibleDates(columns);
  const impossible: Diagnostic[] = [];
  const matchedLines = lines.flatMap((line) => {
    const dates = datesOf(line);
    if (dates.length > 0) {
      impossible.push(...dates);
      return [];
    }
    const foods = foodsOf(line);
    const written = asWritten(
      line.text,
      foods.map(({ text }) => text),
    );
    return foods.flatMap((matched, at) => {
      if (matched.isLeftOut) return [];
      const [best] = matched.candidates;
      const { threshold } = settings;
      return {
        ...matched,
        line,
        written: written[at] ?? matched.text,
        isSure: best !== undefined && best.confidence >= threshold,
        isTaken: best !== undefined && acceptanceOf(best) >= threshold,
      };
    });
  });
  const overlong = matchedLines.filter(({ text }) => isProse(tidyLine(text))).length;
  return {
    columns,
    topics: columns.map(columnTopic),
    lines: matchedLines,
    notes: [
      ...notes,
      ...(overlong === 0 ? [] : [overlongNote(overlong)]),
      ...(lines.length === 0 && notes.length > 0 && faults.length === 0 ? [WITHOUT_FOOD] : []),
    ],
    faults: impossible.length === 0 ? faults : [...faults, ...impossible],
  };
}

/** Whether nothing of a file was read, and nothing was skipped. */
function isEmpty({ columns, lines, notes, faults = [] }: DietaryRecord): boolean {
  return [columns, lines, notes, faults].every(({ length }) => length === 0);
}

const WITHOUT_FOOD = 'found no food: all lines were skipped, or have only nutrients';

function overlongNote(count: number): string {
  const texts = count === 1 ? '1 text is' : `${count} texts are`;
  return `${texts} too long for one food: write each food in a line of its own`;
}

/**
 * The record if all of its rows could be read.
 *
 * @throws ViandError if rows could not be read as lines
 */
export function assertReadable(record: MatchedRecord): MatchedRecord {
  if (record.faults.length > 0) throw ViandError.of(record.faults);
  return record;
}

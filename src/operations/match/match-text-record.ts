import { Readable } from 'node:stream';
import * as v from 'valibot';
import { LANGUAGES } from '../../language/language.ts';
import { wordsIn } from '../../language/words.ts';
import { readRecord } from '../../meals/reading-records/read-record.ts';
import type { DietaryRecord, RecordFileOptions } from '../../meals/records/dietary-record.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { foodName } from '../explain/food-name.ts';
import { fieldMeta, fields } from '../fields.ts';
import { RECORD_FIELDS } from '../meal-fields.ts';
import { operation } from '../operation.ts';
import { assertReadable, type MatchedRecord, matchRecord } from './match-foods.ts';
import { MATCH_INPUT } from './match-input.ts';

/** Characters of a diary: some months of them. */
const MAX_TEXT_CHARACTERS = 200_000;
/** Characters of a file in base64: 3 MB of a workbook. */
const MAX_CONTENT_CHARACTERS = 4_000_000;
/** Lines of one request: each takes some milliseconds. */
const MAX_LINES = 2000;

const { sheet, layout, column } = RECORD_FIELDS;
const { threshold } = MATCH_INPUT.entries;

const INPUT = fields({
  text: v.pipe(
    v.optional(
      v.pipe(
        v.string('The text must be a string'),
        v.maxLength(MAX_TEXT_CHARACTERS, 'The text is too long'),
      ),
    ),
    v.description('Food record as text: lines of free text, or CSV'),
    fieldMeta({ code: 'request/invalid', expected: `up to ${MAX_TEXT_CHARACTERS} characters` }),
  ),
  content: v.pipe(
    v.optional(
      v.pipe(
        v.string('The content must be base64'),
        v.maxLength(MAX_CONTENT_CHARACTERS, 'The file is too large'),
        v.base64('The content must be base64'),
      ),
    ),
    v.description('Food record as the bytes of a file (.xlsx, .ods, CSV, text), in base64'),
    fieldMeta({
      code: 'request/invalid',
      expected: `base64, up to ${MAX_CONTENT_CHARACTERS} characters`,
    }),
  ),
  lang: v.pipe(
    v.optional(v.picklist(LANGUAGES, 'Unknown language'), 'en'),
    v.description('Language of the names of foods'),
    fieldMeta({ code: 'request/invalid', expected: LANGUAGES.join(', ') }),
  ),
  sheet,
  layout,
  column,
  threshold,
});

/**
 * A matched record whose columns are named after their topics, such as `date`, and whose candidates have names in one
 * language.
 */
export interface NamedRecord extends MatchedRecord {
  /** The name of a food or variant by its id, given its name in the record. */
  readonly nameOf: (id: string, text: string) => string;
}

/** Finds the foods that a text or the bytes of a file mention; it opens no file of this machine. */
export const matchTextRecord = operation({
  name: 'match-text',
  summary: 'Find the foods that a diary mentions',
  input: INPUT,
  http: {
    method: 'POST',
    path: '/match',
    from: 'body',
    returns: 'matched-record',
    isSlow: true,
  },
  async run({ catalogue, foods }, input): Promise<NamedRecord> {
    const { lang, threshold: sure, ...options } = input;
    const bytes = bytesOf(input);
    const record = await readBytes(bytes, options).catch((error) => {
      // Typed text is never a table without a header. It is a list with commas.
      if (input.text === undefined || !isUnclear(error)) throw error;
      return readBytes(bytes, { ...options, layout: 'text' });
    });
    if (record.lines.length > MAX_LINES) {
      throw new ViandError({
        code: 'input/too-large',
        message: `Too many lines (${record.lines.length})`,
        expected: `at most ${MAX_LINES} lines`,
      });
    }
    const words = wordsIn(lang);
    const matched = assertReadable(matchRecord(record, catalogue, { threshold: sure }));
    return {
      ...matched,
      columns: matched.columns.map((name, index) => matched.topics[index] ?? name),
      nameOf: (id, text) => foodName(foods, id, words, text),
    };
  },
});

function readBytes(bytes: Buffer, options: RecordFileOptions): Promise<DietaryRecord> {
  return readRecord('-', Readable.from([bytes]), options);
}

function isUnclear(error: unknown): boolean {
  return error instanceof ViandError && error.diagnostics[0]?.code === 'meal/unclear-layout';
}

function bytesOf({ text, content }: { text?: string | undefined; content?: string | undefined }) {
  if ((text === undefined) === (content === undefined)) {
    throw new ViandError({
      code: 'request/invalid',
      message: 'The body needs either text or content',
      field: 'text',
      expected: 'a text, or the bytes of a file in base64',
    });
  }
  return text === undefined ? Buffer.from(content ?? '', 'base64') : Buffer.from(text);
}

import * as v from 'valibot';
import { TEXT_ENCODINGS } from '../io/reading/text-encoding.ts';
import { LAYOUT_NAMES } from '../meals/records/dietary-record.ts';
import { ENTRY_FIELDS, type EntryField } from '../model/entry.ts';
import { UNITS } from '../model/units.ts';
import { fieldMeta, numberWithin } from './fields.ts';

/** Fields of operations that read meal files. */

const COLUMN_NAMES = Object.fromEntries(
  ENTRY_FIELDS.map((field) => [field, v.optional(v.string())]),
) as Record<EntryField, v.OptionalSchema<v.StringSchema<undefined>, undefined>>;

/** The names that a file uses for the fields of entries. */
export const COLUMN_MAP = v.pipe(
  v.optional(
    v.strictObject(COLUMN_NAMES, 'Invalid column names') as v.GenericSchema<ColumnMap, ColumnMap>,
  ),
  v.description('Names of your columns, such as food_id=FoodCode'),
  fieldMeta({
    code: 'request/invalid',
    expected: `column names for any of ${ENTRY_FIELDS.join(', ')}`,
  }),
);

/** The columns that a file uses for the fields of an entry. */
export type ColumnMap = Readonly<Partial<Record<EntryField, string>>>;

/** The unit of amounts that come without one. */
export const DEFAULT_UNIT = v.pipe(
  v.optional(v.picklist(UNITS, ({ received }) => `Unknown unit ${received}`)),
  v.description('Unit for amounts without one'),
  fieldMeta({ code: 'request/invalid', expected: `one of ${UNITS.join(', ')}` }),
);

/** Whether files are read without limits of memory and time. */
export const LIFTED_LIMITS_FIELD = v.pipe(
  v.optional(v.boolean('Cannot read liftLimits')),
  v.description('Read files of any size; only for files that you trust'),
  fieldMeta({ code: 'request/invalid', expected: 'true or false' }),
);

/** Names of meal files; `-` is standard input. */
export const MEAL_FILES = v.pipe(
  v.array(v.string(), 'The files must be a list of names'),
  v.minLength(1, 'No meal file given'),
  v.description('Meal files, or - for standard input'),
  fieldMeta({ code: 'request/invalid', expected: 'a list of file names' }),
);

/** The layout of a food record. */
const LAYOUT = v.pipe(
  v.optional(v.picklist(LAYOUT_NAMES, 'Cannot read records in this layout')),
  v.description('Layout of the record (default: detected)'),
  fieldMeta({ code: 'request/invalid', expected: LAYOUT_NAMES.join(', ') }),
);

/** The sheet of a workbook. */
const SHEET = v.pipe(
  v.optional(v.string('Cannot read the name of the sheet as text')),
  v.description('Sheet of a workbook, by its name'),
  fieldMeta({ code: 'request/invalid', expected: 'the name of a sheet' }),
);

/** The encoding of a text file. */
const ENCODING = v.pipe(
  v.optional(v.picklist(TEXT_ENCODINGS, 'Cannot read this encoding')),
  v.description('Encoding of text files (default: detected)'),
  fieldMeta({ code: 'request/invalid', expected: TEXT_ENCODINGS.join(', ') }),
);

/** The column of foods in a record. */
const FOOD_COLUMN = v.pipe(
  v.optional(v.string('Cannot read the name of the column as text')),
  v.description('Column with the names of the foods'),
  fieldMeta({ code: 'request/invalid', expected: 'the name of a column' }),
);

/** The settings for reading food records, if their content does not show how. */
export const RECORD_FIELDS = {
  sheet: SHEET,
  layout: LAYOUT,
  column: FOOD_COLUMN,
  encoding: ENCODING,
};

/** Whether foods without food patterns get those of similar foods. */
export const ESTIMATE_PATTERNS = v.pipe(
  v.optional(v.boolean('Cannot read estimatePatterns')),
  v.description('Estimate missing food patterns from similar foods, for indices such as the HEI'),
  fieldMeta({ code: 'request/invalid', expected: 'true or false' }),
);

/** Whether an import writes only what changed. */
export const UPDATE_FIELD = v.pipe(
  v.optional(v.boolean('Cannot read update')),
  v.description('Write only foods that are new or changed, and remove those that are gone'),
  fieldMeta({ code: 'request/invalid', expected: 'true or false' }),
);

/** The least confidence of a match of a name. */
export const ACCEPT = v.pipe(
  v.optional(numberWithin({ least: 0, most: 1 })),
  v.description('Minimum confidence to accept a food found by its name, 0 to 1 (default: 0.8)'),
  fieldMeta({ code: 'request/invalid', expected: 'a number from 0 to 1' }),
);

/** The file of answers to uncertain names. */
export const NAMES = v.pipe(
  v.optional(
    v.pipe(
      v.string('Cannot read the name of the names file as text'),
      v.nonEmpty('The name of the names file is empty'),
    ),
  ),
  v.description('File of answers to uncertain names (default: viand-names.csv next to the record)'),
  fieldMeta({ code: 'request/invalid', expected: 'the name of a file' }),
);

/** Fields of operations that read the meals of files: their columns, units, layouts and names of foods. */
export const READING_FIELDS = {
  map: COLUMN_MAP,
  unit: DEFAULT_UNIT,
  liftLimits: LIFTED_LIMITS_FIELD,
  ...RECORD_FIELDS,
  accept: ACCEPT,
  names: NAMES,
};

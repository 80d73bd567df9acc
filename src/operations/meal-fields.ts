import * as v from 'valibot';
import { ENTRY_FIELDS, type EntryField } from '../model/entry.ts';
import { UNITS } from '../model/units.ts';
import { fieldMeta } from './fields.ts';

/** Fields of operations that read meal files. */

const COLUMN_NAMES = Object.fromEntries(
  ENTRY_FIELDS.map((field) => [field, v.optional(v.string())]),
) as Record<EntryField, v.OptionalSchema<v.StringSchema<undefined>, undefined>>;

/** What a file calls the fields of entries. */
export const COLUMN_MAP = v.pipe(
  v.optional(
    v.strictObject(COLUMN_NAMES, 'Cannot read the names of the columns') as v.GenericSchema<
      ColumnMap,
      ColumnMap
    >,
  ),
  v.description('names of other programs, such as food_id=FoodCode'),
  fieldMeta({
    code: 'request/invalid',
    expected: `names of columns for any of ${ENTRY_FIELDS.join(', ')}`,
  }),
);

export type ColumnMap = Readonly<Partial<Record<EntryField, string>>>;

/** The unit of amounts that come without one. */
export const DEFAULT_UNIT = v.pipe(
  v.optional(v.picklist(UNITS, 'Cannot read the unit')),
  v.description('unit of amounts that come without one'),
  fieldMeta({ code: 'request/invalid', expected: UNITS.join(', ') }),
);

/** Names of meal files; `-` is standard input. */
export const MEAL_FILES = v.pipe(
  v.array(v.string(), 'Cannot read the names of the files'),
  v.minLength(1, 'Cannot read meals without a file'),
  v.description('meal files; - for standard input'),
  fieldMeta({ code: 'request/invalid', expected: 'a list of names of files' }),
);

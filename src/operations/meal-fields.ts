import * as v from 'valibot';
import { ENTRY_FIELDS, type EntryField } from '../model/entry.ts';
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

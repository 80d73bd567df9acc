import * as v from 'valibot';
import { fieldMeta } from '../fields.ts';
import { MEAL_FILES, READING_FIELDS } from '../meal-fields.ts';

/** Fields of operations that need the single foods of records. */
export const RECORD_INPUT_FIELDS = {
  files: MEAL_FILES,
  by: v.pipe(
    v.optional(v.array(v.string(), 'The labels must be a list of names')),
    v.description('Group by these columns or members, such as person,day'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of labels' }),
  ),
  ...READING_FIELDS,
};

/** The input of operations that need the single foods of records. */
export type RecordInput = v.InferOutput<v.ObjectSchema<typeof RECORD_INPUT_FIELDS, undefined>>;

import * as v from 'valibot';
import { fieldMeta } from '../fields.ts';
import {
  ACCEPT,
  COLUMN_MAP,
  DEFAULT_UNIT,
  LIFTED_LIMITS_FIELD,
  MEAL_FILES,
  NAMES,
  RECORD_FIELDS,
} from '../meal-fields.ts';

/** Fields of operations that look at the single foods of records. */
export const RECORD_INPUT_FIELDS = {
  files: MEAL_FILES,
  by: v.pipe(
    v.optional(v.array(v.string(), 'The labels must be a list of names')),
    v.description('Group by these columns or members, such as person,day'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of labels' }),
  ),
  map: COLUMN_MAP,
  unit: DEFAULT_UNIT,
  liftLimits: LIFTED_LIMITS_FIELD,
  ...RECORD_FIELDS,
  accept: ACCEPT,
  names: NAMES,
};

/** What is read of records, whatever is made of them. */
export type RecordInput = v.InferOutput<v.ObjectSchema<typeof RECORD_INPUT_FIELDS, undefined>>;

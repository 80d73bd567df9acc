import * as v from 'valibot';
import { SURE_CONFIDENCE } from '../../model/entry.ts';
import { fieldMeta, fields } from '../fields.ts';
import { COLUMN_MAP, LIFTED_LIMITS_FIELD, NAMES, RECORD_FIELDS } from '../meal-fields.ts';

const BOUNDS = 'The threshold must be between 0 and 1';

export const MATCH_INPUT = fields({
  file: v.pipe(
    v.string('The diary name must be text'),
    v.description('Diary, or - for standard input'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name, or -' }),
  ),
  ...RECORD_FIELDS,
  map: COLUMN_MAP,
  names: NAMES,
  liftLimits: LIFTED_LIMITS_FIELD,
  threshold: v.pipe(
    v.optional(
      v.pipe(v.number(BOUNDS), v.minValue(0, BOUNDS), v.maxValue(1, BOUNDS)),
      SURE_CONFIDENCE,
    ),
    v.description('Minimum confidence of a match, 0 to 1'),
    fieldMeta({ code: 'request/invalid', expected: 'a number from 0 to 1' }),
  ),
});

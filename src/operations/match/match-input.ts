import * as v from 'valibot';
import { SURE_CONFIDENCE } from '../../model/entry.ts';
import { fieldMeta, fields, numberWithin } from '../fields.ts';
import { COLUMN_MAP, LIFTED_LIMITS_FIELD, NAMES, RECORD_FIELDS } from '../meal-fields.ts';

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
    v.optional(numberWithin({ least: 0, most: 1 }), SURE_CONFIDENCE),
    v.description('Minimum confidence of a match, 0 to 1'),
    fieldMeta({ code: 'request/invalid', expected: 'a number from 0 to 1' }),
  ),
});

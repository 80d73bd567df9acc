import * as v from 'valibot';
import { fieldMeta, fields } from '../fields.ts';
import { COLUMN_MAP } from '../meal-fields.ts';

export const UPGRADE_INPUT = fields({
  file: v.pipe(
    v.string('The meal file name must be text'),
    v.description('Meal file (CSV, JSON or NDJSON)'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
  map: COLUMN_MAP,
});

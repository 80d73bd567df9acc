import * as v from 'valibot';
import { fieldMeta, fields } from '../fields.ts';
import { COLUMN_MAP } from '../meal-fields.ts';

export const UPGRADE_INPUT = fields({
  file: v.pipe(
    v.string('Cannot read the name of the meal file as text'),
    v.description('meal file: CSV, JSON or NDJSON'),
    fieldMeta({ code: 'request/invalid', expected: 'the name of a file' }),
  ),
  map: COLUMN_MAP,
});

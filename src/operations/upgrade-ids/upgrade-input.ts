import * as v from 'valibot';
import { STDIN } from '../../io/reading/text-source.ts';
import { fieldMeta, fields } from '../fields.ts';
import { COLUMN_MAP } from '../meal-fields.ts';

export const UPGRADE_INPUT = fields({
  file: v.pipe(
    v.string('The meal file name must be text'),
    v.check((file) => file !== STDIN, 'Cannot rewrite standard input'),
    v.description('Meal file (CSV, JSON or NDJSON)'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
  map: COLUMN_MAP,
});

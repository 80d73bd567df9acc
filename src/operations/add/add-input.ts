import * as v from 'valibot';
import { BASES } from '../../importers/foods-table/headings/bases.ts';
import { fieldMeta, fields } from '../fields.ts';
import {
  ESTIMATE_PATTERNS,
  LIFTED_LIMITS_FIELD,
  RECORD_FIELDS,
  UPDATE_FIELD,
} from '../meal-fields.ts';

/** The name of a source of the user's own foods. It is part of their ids, so it has no spaces. */
const SOURCE_ID = /^[a-z\d][a-z\d.-]*$/;

export const ADD_INPUT = fields({
  file: v.pipe(
    v.string('The file name must be text'),
    v.description(
      'Table of foods: CSV, .xlsx, .ods, Parquet, JSON or NDJSON; - for standard input',
    ),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
  catalogue: v.pipe(
    v.string('The catalogue name must be text'),
    v.description('Catalogue file to create, or to add the foods to'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
  base: v.pipe(
    v.optional(v.string('The catalogue name must be text')),
    v.description('Catalogue to copy into a new file; without a name, the embedded one'),
    fieldMeta({ code: 'request/invalid', expected: 'a catalogue file' }),
  ),
  source: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(SOURCE_ID, 'Invalid source name'))),
    v.description('Name of these foods in the catalogue (default: from the file name)'),
    fieldMeta({
      code: 'request/invalid',
      expected: 'lower-case letters, digits, dots and hyphens',
    }),
  ),
  licence: v.pipe(
    v.optional(v.string('The licence must be text')),
    v.description('Licence of the table, for "viand catalogue info"'),
    fieldMeta({ code: 'request/invalid', expected: 'text' }),
  ),
  map: v.pipe(
    v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())])), {}),
    v.description(
      'Columns with other names, such as name=product_name,sodium_mg=Na; ignore=Iron skips one',
    ),
    fieldMeta({ code: 'request/invalid', expected: 'pairs such as name=product_name' }),
  ),
  per: v.pipe(
    v.optional(v.picklist(BASES, 'Unknown reference amount')),
    v.description('Reference amount of the nutrients, if the table does not say (default: 100 g)'),
    fieldMeta({ code: 'request/invalid', expected: BASES.join(', ') }),
  ),
  sheet: RECORD_FIELDS.sheet,
  encoding: RECORD_FIELDS.encoding,
  liftLimits: LIFTED_LIMITS_FIELD,
  estimatePatterns: ESTIMATE_PATTERNS,
  update: UPDATE_FIELD,
});

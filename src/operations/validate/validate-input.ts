import * as v from 'valibot';
import type { RuleLevels } from '../../rules/severities.ts';
import { fieldMeta, fields } from '../fields.ts';
import { COLUMN_MAP, DEFAULT_UNIT, LIFTED_LIMITS_FIELD, RECORD_FIELDS } from '../meal-fields.ts';
import { FILE_KINDS } from './report.ts';

export { checkLevel, type RuleLevels } from '../../rules/severities.ts';

/** The inputs of a validation. Everything except the files takes precedence over configurations. */
export const VALIDATE_INPUT = fields({
  files: v.pipe(
    v.array(v.string(), 'The files must be a list of names'),
    v.minLength(1, 'No file given'),
    v.description('Meal files, folders or catalogues; - for standard input'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of file names' }),
  ),
  as: v.pipe(
    v.optional(v.picklist(FILE_KINDS, 'Unknown kind of file')),
    v.description('Kind of the files (default: detected)'),
    fieldMeta({ code: 'request/invalid', expected: FILE_KINDS.join(', ') }),
  ),
  by: v.pipe(
    v.optional(v.array(v.string(), 'The labels must be a list of names')),
    v.description('Labels that every meal must have, such as person,day'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of labels' }),
  ),
  include: v.pipe(
    v.optional(v.array(v.string(), 'The patterns must be a list')),
    v.description('Check only these files in folders; a pattern as in .gitignore (repeatable)'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of patterns' }),
  ),
  exclude: v.pipe(
    v.optional(v.array(v.string(), 'The patterns must be a list')),
    v.description('Skip these files in folders; a pattern as in .gitignore (repeatable)'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of patterns' }),
  ),
  since: v.pipe(
    v.optional(v.string('The commit must be text')),
    v.description('Check only files that are new or changed since this git commit'),
    fieldMeta({ code: 'request/invalid', expected: 'a commit, branch or tag' }),
  ),
  map: COLUMN_MAP,
  unit: DEFAULT_UNIT,
  liftLimits: LIFTED_LIMITS_FIELD,
  ...RECORD_FIELDS,
  rule: v.pipe(
    v.optional(v.record(v.string(), v.string()) as unknown as v.GenericSchema<RuleLevels>),
    v.description('Set a rule to off, note, warning or error (repeatable)'),
    fieldMeta({ code: 'request/invalid', expected: 'a level for each rule code' }),
  ),
  maxWarnings: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    v.description('Exit with 3 if there are more warnings than this'),
    fieldMeta({ code: 'request/invalid', expected: 'a whole number, 0 or more' }),
  ),
  catalogue: v.pipe(
    v.optional(v.string('The catalogue name must be text')),
    v.description('Catalogue to use instead of the embedded one'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
  config: v.pipe(
    v.optional(
      v.union([v.string(), v.literal(false)], 'The configuration must be a file name or false'),
    ),
    v.description('Configuration to use instead of the nearest viand.config.json'),
    fieldMeta({ code: 'request/invalid', expected: 'a file name, or false for none' }),
  ),
});

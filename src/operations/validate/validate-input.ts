import * as v from 'valibot';
import type { RuleLevels } from '../../rules/severities.ts';
import { fieldMeta, fields } from '../fields.ts';
import { COLUMN_MAP, DEFAULT_UNIT } from '../meal-fields.ts';
import { FILE_KINDS } from './report.ts';

export { checkLevel, type RuleLevels } from '../../rules/severities.ts';

/** What is validated, and how. Everything but the files takes precedence over configurations. */
export const VALIDATE_INPUT = fields({
  files: v.pipe(
    v.array(v.string(), 'Cannot read the names of the files'),
    v.minLength(1, 'Cannot validate without a file'),
    v.description('meal files, folders with tables of foods, catalogues; - for standard input'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of names of files' }),
  ),
  as: v.pipe(
    v.optional(v.picklist(FILE_KINDS, 'Cannot validate files of this kind')),
    v.description('what the files are, instead of telling by their content'),
    fieldMeta({ code: 'request/invalid', expected: FILE_KINDS.join(', ') }),
  ),
  by: v.pipe(
    v.optional(v.array(v.string(), 'Cannot read the labels')),
    v.description('labels that every meal must have, such as person,day'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of labels' }),
  ),
  map: COLUMN_MAP,
  unit: DEFAULT_UNIT,
  rule: v.pipe(
    v.optional(v.record(v.string(), v.string()) as unknown as v.GenericSchema<RuleLevels>),
    v.description('set a rule to off, note, warning or error; may be given again'),
    fieldMeta({ code: 'request/invalid', expected: 'levels by the codes of rules' }),
  ),
  maxWarnings: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    v.description('more warnings than this are exit code 3'),
    fieldMeta({ code: 'request/invalid', expected: 'a whole number from 0' }),
  ),
  catalogue: v.pipe(
    v.optional(v.string('Cannot read the name of the catalogue as text')),
    v.description('catalogue to use instead of the one that comes with viand'),
    fieldMeta({ code: 'request/invalid', expected: 'the name of a file' }),
  ),
  config: v.pipe(
    v.optional(
      v.union([v.string(), v.literal(false)], 'Cannot read the name of the configuration'),
    ),
    v.description('configuration to use instead of the nearest viand.config.json'),
    fieldMeta({ code: 'request/invalid', expected: 'the name of a file, or false for none' }),
  ),
});

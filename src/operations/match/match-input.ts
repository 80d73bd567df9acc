import * as v from 'valibot';
import { fieldMeta, fields } from '../fields.ts';

/** Below this a match is a guess that a person has to look at. */
const THRESHOLD = 0.8;

const BOUNDS = 'The threshold must be between 0 and 1';

export const MATCH_INPUT = fields({
  file: v.pipe(
    v.string('Cannot read the name of the diary as text'),
    v.description('diary; - for standard input'),
    fieldMeta({ code: 'request/invalid', expected: 'the name of a file, or -' }),
  ),
  column: v.pipe(
    v.optional(v.string('Cannot read the name of the column as text')),
    v.description('column of the food texts'),
    fieldMeta({ code: 'request/invalid', expected: 'the name of a column' }),
  ),
  threshold: v.pipe(
    v.optional(v.pipe(v.number(BOUNDS), v.minValue(0, BOUNDS), v.maxValue(1, BOUNDS)), THRESHOLD),
    v.description('confidence from which a match is taken, 0 to 1'),
    fieldMeta({ code: 'request/invalid', expected: 'a number from 0 to 1' }),
  ),
});

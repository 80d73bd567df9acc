import * as v from 'valibot';
import {
  EVALUATION_NAMES,
  EVALUATION_WORDS,
  type EvaluationName,
  SCORED_EVALUATIONS,
} from '../../evaluation/evaluation-names.ts';
import { CARBOHYDRATE_BASES } from '../../evaluation/nutrition/macro-distribution.ts';
import { fieldMeta, fields } from '../fields.ts';
import { MEAL_FILES, READING_FIELDS } from '../meal-fields.ts';

export { EVALUATION_NAMES, EVALUATION_WORDS, type EvaluationName, SCORED_EVALUATIONS };

export const EVALUATE_INPUT = fields({
  files: MEAL_FILES,
  evaluations: v.pipe(
    v.array(
      v.picklist(EVALUATION_NAMES, ({ received }) => `Unknown evaluation ${received}`),
      'The evaluations must be a list of names',
    ),
    v.minLength(1, 'No evaluation given'),
    v.description('Evaluations to run, all in one pass'),
    fieldMeta({ code: 'request/invalid', expected: `a list of ${EVALUATION_NAMES.join(', ')}` }),
  ),
  by: v.pipe(
    v.optional(
      v.pipe(
        v.array(v.string(), 'The labels must be a list of names'),
        v.check((labels) => new Set(labels).size === labels.length, 'A label is given twice'),
      ),
    ),
    v.description(
      'Group by these columns or members, such as person,day; "file" is the input file',
    ),
    fieldMeta({
      code: 'request/invalid',
      expected: 'a list of labels, each once',
      json: { uniqueItems: true },
    }),
  ),
  carbohydrates: v.pipe(
    v.optional(v.picklist(CARBOHYDRATE_BASES, 'Cannot read the basis of carbohydrates')),
    v.description('How the macro distribution counts carbohydrates (default: available)'),
    fieldMeta({ code: 'request/invalid', expected: CARBOHYDRATE_BASES.join(', ') }),
  ),
  keep: v.pipe(
    v.optional(v.array(v.string(), 'The columns to keep must be a list of names')),
    v.description(
      'Copy these columns to the result; each must have one value per group, such as WTDR2D',
    ),
    fieldMeta({ code: 'request/invalid', expected: 'a list of columns' }),
  ),
  per: v.pipe(
    v.optional(v.string('The label to average over must be text')),
    v.description('Average over the values of this column, such as day, instead of summing'),
    fieldMeta({ code: 'request/invalid', expected: 'a label' }),
  ),
  age: v.pipe(
    v.optional(v.string('The column of ages must be text')),
    v.description(
      'Column of the age in years; some indices have other standards for toddlers (1 year)',
    ),
    fieldMeta({ code: 'request/invalid', expected: 'a column' }),
  ),
  from: v.pipe(
    v.optional(v.picklist(['totals'], 'Cannot read files as this')),
    v.description(
      'Read the files as totals of another program, even if viand does not recognise the header',
    ),
    fieldMeta({ code: 'request/invalid', expected: 'totals' }),
  ),
  ...READING_FIELDS,
});

import * as v from 'valibot';
import { EVALUATION_NAMES, type EvaluationName } from '../evaluation/evaluation-names.ts';
import { fieldMeta, fields } from './fields.ts';
import { COLUMN_MAP, DEFAULT_UNIT, MEAL_FILES } from './meal-fields.ts';

export { EVALUATION_NAMES, type EvaluationName };

export const EVALUATE_INPUT = fields({
  files: MEAL_FILES,
  evaluations: v.pipe(
    v.array(v.picklist(EVALUATION_NAMES), 'Cannot read the names of the evaluations'),
    v.minLength(1, 'Cannot evaluate meals by nothing'),
    v.description('evaluations, all in one pass'),
    fieldMeta({ code: 'request/invalid', expected: `a list of ${EVALUATION_NAMES.join(', ')}` }),
  ),
  by: v.pipe(
    v.optional(v.array(v.string(), 'Cannot read the labels')),
    v.description('group by columns or members of meals, such as person,day'),
    fieldMeta({ code: 'request/invalid', expected: 'a list of labels' }),
  ),
  map: COLUMN_MAP,
  unit: DEFAULT_UNIT,
});

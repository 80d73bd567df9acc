import * as v from 'valibot';
import { fieldMeta, fields, wholeNumber } from './fields.ts';
import { COLUMN_MAP, DEFAULT_UNIT, MEAL_FILES } from './meal-fields.ts';

const LABEL = v.optional(v.string('Cannot read the label as text'));

/** A number within bounds, in whatever unit the name says. */
function between(name: string, least: number, most: number) {
  const message = `The ${name} must be between ${least} and ${most}`;
  return v.optional(
    v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message)),
  );
}

export const REPORT_INPUT = fields({
  files: MEAL_FILES,
  map: COLUMN_MAP,
  unit: DEFAULT_UNIT,
  by: v.pipe(
    LABEL,
    v.description('column or member that tells the days (default: date or day)'),
    fieldMeta({ code: 'request/invalid', expected: 'a label' }),
  ),
  person: v.pipe(
    LABEL,
    v.description('the same of persons (default: person or patient)'),
    fieldMeta({ code: 'request/invalid', expected: 'a label' }),
  ),
  days: v.pipe(
    v.optional(wholeNumber('days', { least: 1, most: 100_000 })),
    v.description('days that the files cover, where they do not say'),
    fieldMeta({ code: 'request/invalid', expected: 'a whole number of days, 1 or more' }),
  ),
  reference: v.pipe(
    v.optional(v.picklist(['efsa', 'dri'], 'Cannot find these reference intakes'), 'efsa'),
    v.description('reference intakes: of EFSA, or of the US and Canada'),
    fieldMeta({ code: 'request/invalid', expected: 'efsa, dri' }),
  ),
  sex: v.pipe(
    v.optional(v.picklist(['female', 'male'], 'Cannot find reference intakes of this sex')),
    v.description('whose reference intakes'),
    fieldMeta({ code: 'request/invalid', expected: 'female, male' }),
  ),
  age: v.pipe(
    between('age', 1, 120),
    v.description('the same, from 1 year on'),
    fieldMeta({ code: 'request/invalid', expected: 'years from 1 to 120' }),
  ),
  weight: v.pipe(
    between('weight', 2, 500),
    v.description('body weight, which the reference of protein needs'),
    fieldMeta({ code: 'request/invalid', expected: 'kg from 2 to 500, such as 68.5' }),
  ),
  stage: v.pipe(
    v.optional(
      v.picklist(['pregnant', 'lactating'], 'Cannot find reference intakes of this stage'),
    ),
    v.description('reference intakes of pregnancy or lactation'),
    fieldMeta({ code: 'request/invalid', expected: 'pregnant, lactating' }),
  ),
});

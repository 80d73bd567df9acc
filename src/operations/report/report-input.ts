import * as v from 'valibot';
import { LANGUAGES } from '../../language/language.ts';
import { fieldMeta, fields, numberWithin, wholeNumber } from '../fields.ts';
import { MEAL_FILES, READING_FIELDS } from '../meal-fields.ts';

const LABEL = v.optional(v.string('The label must be text'));

export const REPORT_INPUT = fields(
  {
    files: MEAL_FILES,
    ...READING_FIELDS,
    by: v.pipe(
      LABEL,
      v.description('Column or member that holds the day (default: date or day)'),
      fieldMeta({ code: 'request/invalid', expected: 'a label' }),
    ),
    person: v.pipe(
      LABEL,
      v.description('Column or member that holds the person (default: person or patient)'),
      fieldMeta({ code: 'request/invalid', expected: 'a label' }),
    ),
    earlier: v.pipe(
      v.optional(v.array(v.string('The file must be named'))),
      v.description('Earlier records of the same people, to compare with'),
      fieldMeta({ code: 'request/invalid', expected: 'names of meal files' }),
    ),
    lang: v.pipe(
      v.optional(v.picklist(LANGUAGES, 'Unknown language'), 'en'),
      v.description('Language of the names of foods'),
      fieldMeta({ code: 'request/invalid', expected: LANGUAGES.join(', ') }),
    ),
    days: v.pipe(
      v.optional(wholeNumber({ least: 1, most: 100_000 })),
      v.description('Number of days that the files cover, if they do not say'),
      fieldMeta({ code: 'request/invalid', expected: 'a whole number of days, 1 or more' }),
    ),
    reference: v.pipe(
      v.optional(v.picklist(['efsa', 'dri', 'dach'], 'Unknown reference intakes'), 'efsa'),
      v.description(
        'Reference intakes: EFSA (Europe), DRI (US and Canada) or DGE/ÖGE (Germany and Austria)',
      ),
      fieldMeta({ code: 'request/invalid', expected: 'efsa, dri, dach' }),
    ),
    sex: v.pipe(
      v.optional(v.picklist(['female', 'male'], 'No reference intakes for this sex')),
      v.description('Sex, for the reference intakes'),
      fieldMeta({ code: 'request/invalid', expected: 'female, male' }),
    ),
    age: v.pipe(
      v.optional(numberWithin({ least: 1, most: 120 })),
      v.description('Age, for the reference intakes; from 1 year'),
      fieldMeta({ code: 'request/invalid', expected: 'years from 1 to 120' }),
    ),
    weight: v.pipe(
      v.optional(numberWithin({ least: 2, most: 500 })),
      v.description('Body weight, for the protein reference'),
      fieldMeta({ code: 'request/invalid', expected: 'kg from 2 to 500, such as 68.5' }),
    ),
    stage: v.pipe(
      v.optional(v.picklist(['pregnant', 'lactating'], 'No reference intakes for this stage')),
      v.description('Reference intakes for pregnancy or lactation'),
      fieldMeta({ code: 'request/invalid', expected: 'pregnant, lactating' }),
    ),
  },
  ({ sex, stage }) =>
    sex === 'male' && stage !== undefined
      ? {
          code: 'request/invalid',
          message: `The stage ${stage} cannot be combined with sex male`,
          field: 'stage',
          value: stage,
          expected: 'sex female, or no stage',
        }
      : undefined,
);

/** The input of `viand report`. */
export type ReportInput = ReturnType<typeof REPORT_INPUT.read>;

import * as v from 'valibot';
import { fieldMeta, fields } from '../fields.ts';
import { ACCEPT, RECORD_FIELDS } from '../meal-fields.ts';

const ABOVE_ZERO = 'must be above 0';

function amountAboveZero(name: string) {
  return v.pipe(v.number(`The ${name} ${ABOVE_ZERO}`), v.gtValue(0, `The ${name} ${ABOVE_ZERO}`));
}

export const RECIPE_INPUT = fields({
  file: v.pipe(
    v.string('The file name must be text'),
    v.description(
      'Recipe: one ingredient per line, Cooklang, or schema.org as JSON-LD or a saved page; - for standard input',
    ),
    fieldMeta({ code: 'request/invalid', expected: 'a file name' }),
  ),
  servings: v.pipe(
    v.optional(amountAboveZero('number of servings')),
    v.description('Servings, if the recipe does not say'),
    fieldMeta({ code: 'request/invalid', expected: 'a number above 0' }),
  ),
  weight: v.pipe(
    v.optional(amountAboveZero('weight')),
    v.description('Weight of the finished dish in g (default: the weight of its ingredients)'),
    fieldMeta({ code: 'request/invalid', expected: 'grams above 0' }),
  ),
  yield: v.pipe(
    v.optional(amountAboveZero('yield factor')),
    v.description('Weight of the finished dish / weight of its ingredients, such as 0.8'),
    fieldMeta({ code: 'request/invalid', expected: 'a number above 0' }),
  ),
  accept: ACCEPT,
  encoding: RECORD_FIELDS.encoding,
});

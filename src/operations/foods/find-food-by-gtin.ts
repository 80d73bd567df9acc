import * as v from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Food } from '../../model/food.ts';
import { gtinsNear, normaliseGtin } from '../../model/ids/gtin.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { fieldMeta, fields } from '../fields.ts';
import { operation } from '../operation.ts';
import { type LookUp, MAX_SUGGESTIONS } from './get-food.ts';

/** Looks a branded food up by its GTIN. */
export const findFoodByGtin = operation({
  name: 'gtin',
  summary: 'Find a food by its GTIN',
  input: fields({
    gtin: v.pipe(
      v.string('The GTIN must be text'),
      v.check(
        (code) => normaliseGtin(code) !== undefined,
        ({ input }) => `${quoted(input)} is not a valid GTIN`,
      ),
      v.description('GTIN-8, UPC-A, EAN-13 or GTIN-14; spaces and hyphens are ignored'),
      fieldMeta({
        code: 'food/invalid-gtin',
        expected: '8, 12, 13 or 14 digits with a correct check digit',
      }),
    ),
  }),
  http: { method: 'GET', path: '/search/gtin', from: 'query', returns: 'food' },
  run({ catalogue }, { gtin }): LookUp {
    const food = catalogue.findGtin(normaliseGtin(gtin) as string);
    if (food !== undefined) return { outcome: 'found', found: { food } };
    return { outcome: 'missing', wanted: gtin, near: foodsNearGtin(catalogue, gtin) };
  },
});

/** Foods with codes similar to a mistyped one. */
export function foodsNearGtin(catalogue: Catalogue, code: string): readonly Food[] {
  return gtinsNear(code)
    .map((other) => catalogue.findGtin(other))
    .filter((food) => food !== undefined)
    .slice(0, MAX_SUGGESTIONS);
}

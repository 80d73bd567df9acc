import * as v from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { FoundFood } from '../../catalogue/reading/food-finder.ts';
import type { Food } from '../../model/food.ts';
import { fieldMeta, fields } from '../fields.ts';
import { operation } from '../operation.ts';
import { searchTable } from './in-tables/search-table.ts';

export type { FoundFood };

/** The outcome of looking up a food by an id, a code or a name. */
export type LookUp =
  | { readonly outcome: 'found'; readonly found: FoundFood }
  | { readonly outcome: 'missing'; readonly wanted: string; readonly near: readonly Food[] };

/** Foods to suggest if the requested one does not exist. */
export const MAX_SUGGESTIONS = 3;

/** No id is longer. */
const MAX_ID_CHARACTERS = 200;

/** Looks a food up by any of its ids. */
export const getFood = operation({
  name: 'food',
  summary: 'Get the full record of a food',
  input: fields({
    id: v.pipe(
      v.string('The id must be text'),
      v.trim(),
      v.minLength(1, 'The id is empty'),
      v.maxLength(MAX_ID_CHARACTERS, 'The id is too long'),
      v.description(
        'Id of a food or variant, also from an earlier release, or a code of a source database',
      ),
      fieldMeta({ code: 'request/invalid', expected: `1 to ${MAX_ID_CHARACTERS} characters` }),
    ),
  }),
  http: { method: 'GET', path: '/food/{id}', from: 'path', returns: 'food-record' },
  run({ catalogue }, { id }): LookUp {
    const found = catalogue.find(id);
    if (found !== undefined) return { outcome: 'found', found };
    return { outcome: 'missing', wanted: id, near: foodsLike(catalogue, id) };
  },
});

/** Foods with ids similar to one that no food has. */
function foodsLike(catalogue: Catalogue, id: string): readonly Food[] {
  const text = id.replace(/[-._]/g, ' ');
  const { mayCorrect } = catalogue;
  return searchTable(catalogue, {
    text,
    type: 'all',
    offset: 0,
    limit: MAX_SUGGESTIONS,
    mayCorrect,
  }).foods;
}

import * as v from 'valibot';
import type { FoodQuery } from '../../catalogue/search/stages/hit-page.ts';
import type { Food } from '../../model/food.ts';
import { fieldMeta, fields, wholeNumber } from '../fields.ts';
import { operation } from '../operation.ts';
import { searchTable } from './in-tables/search-table.ts';

/** The values of the specification for the foods of a search. */
const SEARCH_TYPES = ['all', 'generic', 'branded'] as const;
/** The types of foods that a search may find. */
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Bounds of a search (specification, sections 4.1 and 4.8). */
const MAX_QUERY_CHARACTERS = 200;
const LIMIT = { least: 1, most: 100 };
const PAGE = { least: 1, most: 1_000_000 };
const OFFSET = { least: 0, most: PAGE.most * LIMIT.most };

const range = ({ least, most }: typeof LIMIT) => `${least}-${most}`;

/** A page of search results, with the query. */
export interface FoodPage {
  readonly foods: readonly Food[];
  readonly query: string;
  readonly type: SearchType;
  readonly limit: number;
  readonly offset: number;
  /** The exact number, or the number that is known so far as a lower bound. */
  readonly totalCount: number;
  readonly hasNext: boolean;
  /** The words that found foods, if they are not those of the query: respelt, another name, or only some of them. */
  readonly searchedFor: string | undefined;
}

/** Searches foods by their names. */
export const searchFoods = operation({
  name: 'search',
  summary: 'Search foods by name',
  input: fields({
    query: v.pipe(
      v.string('The query must be text'),
      v.trim(),
      v.check((query) => query !== '', 'The query is empty'),
      v.check((query) => [...query].length <= MAX_QUERY_CHARACTERS, 'The query is too long'),
      v.description('Text to find in names, synonyms and brands'),
      fieldMeta({
        code: 'request/invalid',
        expected: `1 to ${MAX_QUERY_CHARACTERS} characters`,
        json: { minLength: 1, maxLength: MAX_QUERY_CHARACTERS },
      }),
    ),
    type: v.pipe(
      v.optional(v.picklist(SEARCH_TYPES, 'Unknown food type'), 'all'),
      v.description('Type of foods'),
      fieldMeta({ code: 'request/invalid', expected: SEARCH_TYPES.join(', ') }),
    ),
    limit: v.pipe(
      v.optional(wholeNumber(LIMIT), 10),
      v.description(`Foods per page, ${LIMIT.least} to ${LIMIT.most}`),
      fieldMeta({ code: 'request/pagination', expected: range(LIMIT) }),
    ),
    page: v.pipe(
      v.optional(wholeNumber(PAGE)),
      v.description('Page to show, from 1; overrides the offset'),
      fieldMeta({ code: 'request/pagination', expected: range(PAGE) }),
    ),
    offset: v.pipe(
      v.optional(wholeNumber(OFFSET), 0),
      v.description('Number of foods to skip'),
      fieldMeta({ code: 'request/pagination', expected: range(OFFSET) }),
    ),
  }),
  http: { method: 'GET', path: '/search', from: 'query', returns: 'food-page' },
  run({ catalogue, boostOf: liftOf }, { query, type, limit, page, offset: skipped }): FoodPage {
    const offset = page === undefined ? skipped : (page - 1) * limit;
    // One food beyond the page shows whether there is a next page, however the hits were counted.
    const asked: FoodQuery = {
      text: query,
      type,
      offset,
      limit: limit + 1,
      boostOf: liftOf,
      mayCorrect: catalogue.mayCorrect,
    };
    const { foods, totalCount, isExact, searchedFor, foundFor } = searchTable(catalogue, asked);
    return {
      foods: foods.slice(0, limit),
      query,
      type,
      limit,
      offset,
      totalCount: isExact ? totalCount : Math.max(totalCount, offset + foods.length),
      hasNext: foods.length > limit,
      searchedFor: searchedFor ?? foundFor,
    };
  },
});

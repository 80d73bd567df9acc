import { type Fault, Refusal } from '../model/faults.ts';
import type { Food } from '../model/food.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { COUNTED_HITS } from '../store/search.ts';
import { SEARCH_BOUNDS, type SearchType } from './search-bounds.ts';

export interface SearchRequest {
  readonly query: string;
  readonly type?: SearchType;
  readonly limit?: number;
  readonly offset?: number;
  /** Comes before the offset where both are given. */
  readonly page?: number;
}

export interface FoodPage {
  readonly foods: readonly Food[];
  readonly query: string;
  readonly type: SearchType;
  readonly limit: number;
  readonly offset: number;
  /** Exact up to {@link COUNTED_HITS}, then at least as many as are known of. */
  readonly totalCount: number;
  readonly hasNext: boolean;
}

/**
 * Searches foods by their names.
 *
 * @throws Refusal `request/query` or `request/pagination`, for all that is wrong
 */
export function searchFoods(catalogue: Catalogue, request: SearchRequest): FoodPage {
  const faults = faultsOf(request);
  if (faults.length > 0) throw new Refusal(...faults);
  const { query, type = 'all', limit = SEARCH_BOUNDS.limit.usual } = request;
  const offset =
    request.page === undefined
      ? (request.offset ?? SEARCH_BOUNDS.offset.usual)
      : (request.page - 1) * limit;
  // One more than is shown tells whether there is a next page, however the hits were counted.
  const { foods, totalCount } = catalogue.search({
    text: query,
    kind: type,
    offset,
    limit: limit + 1,
  });
  const hasNext = foods.length > limit;
  return {
    foods: foods.slice(0, limit),
    query,
    type,
    limit,
    offset,
    totalCount:
      totalCount > COUNTED_HITS ? Math.max(totalCount, offset + foods.length) : totalCount,
    hasNext,
  };
}

function faultsOf(request: SearchRequest): Fault[] {
  const faults: Fault[] = [];
  const query = request.query.trim();
  const length = [...query].length;
  if (length === 0 || length > SEARCH_BOUNDS.query.most) {
    faults.push({
      code: 'request/query',
      message:
        query === '' ? 'Cannot search for nothing' : `Cannot search for ${length} characters`,
      field: 'query',
      value: query,
      expected: `1 to ${SEARCH_BOUNDS.query.most} characters`,
    });
  }
  for (const name of ['limit', 'offset', 'page'] as const) {
    const value = request[name];
    const { least, most } = SEARCH_BOUNDS[name];
    if (value === undefined || (Number.isInteger(value) && value >= least && value <= most))
      continue;
    faults.push({
      code: 'request/pagination',
      message: `The ${name} must be between ${least} and ${most}`,
      field: name,
      value: String(value),
      expected: `${least}-${most}`,
    });
  }
  return faults;
}

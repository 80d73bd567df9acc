import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { FoodHits } from '../../../catalogue/search/search.ts';
import type { FoodQuery } from '../../../catalogue/search/stages/hit-page.ts';
import type { Food } from '../../../model/food.ts';
import { isAskedFor } from './foods-asked-for.ts';
import { type OtherQuery, queriesByOtherNames } from './queries-by-other-names.ts';

/** The most searches for other names, so that a query takes no longer than a few. */
const MOST_SEARCHES = 4;

/** The first hits of another name, among which those like the food come first. */
const FIRST_HITS = 30;

/**
 * Finds foods of a published table by other names that viand's own catalogue has for what a query names: "eggplant" for
 * "aubergine", "shrimp curry" for "prawn curry".
 *
 * @param own foods that come before the others
 * @returns the hits with the query that found them; undefined if no other name has foods
 */
export function searchOtherNames(
  catalogue: Catalogue,
  asked: FoodQuery,
  own: readonly Food[] = [],
): FoodHits | undefined {
  let searches = 0;
  for (const query of queriesByOtherNames(catalogue, asked.text)) {
    if (++searches > MOST_SEARCHES) return undefined;
    const found = searchBy(query, catalogue, asked, own);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The hits of one query with another name; undefined if none of them is the food that the user asked for. */
function searchBy(
  query: OtherQuery,
  catalogue: Catalogue,
  asked: FoodQuery,
  own: readonly Food[],
): FoodHits | undefined {
  const first = catalogue.search({ ...asked, text: query.text, offset: 0, limit: FIRST_HITS });
  if (!first.hasAllWords) return undefined;
  const isOwn = ({ id }: Food) => own.some((one) => one.id === id);
  const found = first.foods.filter((food) => !isOwn(food));
  const fits = found.filter((food) => isAskedFor(food, query));
  if (fits.length === 0 || (query.like === undefined && fits[0] !== found[0])) return undefined;
  const head = [...own, ...fits, ...found.filter((food) => !fits.includes(food))];
  const end = asked.offset + asked.limit;
  const rest =
    end <= head.length || first.foods.length < FIRST_HITS
      ? []
      : catalogue
          .search({ ...asked, text: query.text, offset: FIRST_HITS, limit: end })
          .foods.filter((food) => !isOwn(food));
  return {
    ...first,
    foods: [...head, ...rest].slice(asked.offset, end),
    totalCount: first.totalCount + head.length - first.foods.length,
    searchedFor: first.searchedFor ?? query.searchedFor,
  };
}

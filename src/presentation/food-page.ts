import type { FoodPage } from '../operations/search-foods.ts';
import type { Body } from './bodies.ts';
import { BODIES, type Version } from './versions.ts';

/**
 * A page of search results: the foods, where the page stands, and the way to the others.
 *
 * @param base what the links begin with, such as `https://host`; empty for links within the host
 */
export function foodPageBody(page: FoodPage, version: Version, base = ''): Body {
  const { limit, offset, totalCount, hasNext } = page;
  const number = Math.floor(offset / limit) + 1;
  const totalPages = Math.ceil(totalCount / limit);
  const hasPrevious = offset > 0;
  // A page that stands between the pages of its limit links on by offset, so that no food is skipped.
  const isOnGrid = offset % limit === 0;
  const linkOf = (place: Place) => `${base}${pathOf(page, version, place)}`;
  const linkTo = (wanted: number) => linkOf({ page: wanted });
  const step = (to: number, wanted: number) =>
    isOnGrid ? linkTo(wanted) : linkOf({ offset: Math.max(to, 0) });
  return {
    data: page.foods.map(BODIES[version].food),
    pagination: {
      limit,
      offset,
      page: number,
      total_count: totalCount,
      total_pages: totalPages,
      has_next: hasNext,
      has_previous: hasPrevious,
    },
    links: {
      self: step(offset, number),
      first: linkTo(1),
      last: linkTo(Math.max(totalPages, 1)),
      next: hasNext ? step(offset + limit, number + 1) : null,
      previous: hasPrevious ? step(offset - limit, Math.max(number - 1, 1)) : null,
    },
  };
}

type Place = { readonly page: number } | { readonly offset: number };

function pathOf({ query, type, limit }: FoodPage, version: Version, place: Place): string {
  const parameters = new URLSearchParams({
    query,
    ...(type === 'all' ? {} : { type }),
    ...Object.fromEntries(Object.entries(place).map(([name, value]) => [name, String(value)])),
    limit: String(limit),
  });
  return `/api/${version}/search?${parameters}`;
}

import type { FoodPage } from '../operations/foods/search-foods.ts';
import type { Body } from './bodies.ts';
import { BODIES } from './version-bodies.ts';
import type { Version } from './versions.ts';

/**
 * A page of search results: the foods, the position of the page, and links to the other pages.
 *
 * @param base the beginning of the links, such as `https://host`; empty for links within the host
 */
export function foodPageBody(page: FoodPage, version: Version, base = ''): Body {
  const { limit, offset, totalCount, hasNext, searchedFor } = page;
  const totalPages = Math.ceil(totalCount / limit);
  const hasPrevious = offset > 0 && totalCount > 0;
  const linkOf = (place: Place) => `${base}${pathOf(page, version, place)}`;
  // A page whose offset is not a multiple of its limit has links with offsets, so that no food is skipped.
  const linkTo = (start: number) =>
    linkOf(offset % limit === 0 ? { page: pageAt(start, limit) } : { offset: Math.max(start, 0) });
  return {
    data: page.foods.map(BODIES[version].food),
    pagination: {
      limit,
      offset,
      page: pageAt(offset, limit),
      total_count: totalCount,
      total_pages: totalPages,
      has_next: hasNext,
      has_previous: hasPrevious,
    },
    links: {
      self: linkTo(offset),
      first: linkOf({ page: 1 }),
      last: linkOf({ page: Math.max(totalPages, 1) }),
      next: hasNext ? linkTo(offset + limit) : null,
      previous: hasPrevious ? linkTo(previousStart(page)) : null,
    },
    ...(searchedFor === undefined || version === 'v1' ? {} : { searched_for: searchedFor }),
  };
}

/** The number of the page that begins at an offset, from 1. */
function pageAt(start: number, limit: number): number {
  return Math.max(Math.floor(start / limit), 0) + 1;
}

/** The offset of the previous page; past the end, of the last page with foods. */
function previousStart({ offset, limit, totalCount }: FoodPage): number {
  const first = offset % limit;
  const last = first + Math.floor((totalCount - 1 - first) / limit) * limit;
  return Math.min(offset - limit, last);
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

import type { FoodPage } from '../operations/search-foods.ts';
import type { Body } from './bodies.ts';
import { BODIES, type Version } from './versions.ts';

/** A page of search results: the foods, where the page stands, and the way to the others. */
export function foodPageBody(page: FoodPage, version: Version): Body {
  const { limit, offset, totalCount, hasNext } = page;
  const number = Math.floor(offset / limit) + 1;
  const totalPages = Math.ceil(totalCount / limit);
  const hasPrevious = offset > 0;
  const linkTo = (wanted: number) => linkOf(page, version, wanted);
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
      self: linkTo(number),
      first: linkTo(1),
      last: linkTo(Math.max(totalPages, 1)),
      next: hasNext ? linkTo(number + 1) : null,
      previous: hasPrevious ? linkTo(Math.max(number - 1, 1)) : null,
    },
  };
}

function linkOf({ query, type, limit }: FoodPage, version: Version, page: number): string {
  const parameters = new URLSearchParams({
    query,
    ...(type === 'all' ? {} : { type }),
    page: String(page),
    limit: String(limit),
  });
  return `/api/${version}/search?${parameters}`;
}

// Apart from the search itself, so that the command line need not load it to know its own options.

export const SEARCH_TYPES = ['all', 'generic', 'branded'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Bounds and defaults of a search (specification, sections 4.1 and 4.8). */
export const SEARCH_BOUNDS = {
  query: { most: 200 },
  limit: { least: 1, most: 100, usual: 10 },
  offset: { least: 0, most: 1_000_000, usual: 0 },
  page: { least: 1, most: 1_000_000 },
} as const;

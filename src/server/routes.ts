import { evaluateMeals } from '../operations/evaluate-meals.ts';
import { findFoodByGtin } from '../operations/find-food-by-gtin.ts';
import { getFood } from '../operations/get-food.ts';
import type { Operation } from '../operations/operation.ts';
import { searchFoods } from '../operations/search-foods.ts';
import { VERSIONS, type Version } from '../presentation/versions.ts';

/** How an operation is called over HTTP. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Below the version; `{id}` is a part of the path. */
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: a list of operations with inputs of all kinds
  readonly operation: Operation<any, unknown>;
  /** Where the input comes from. */
  readonly from: 'query' | 'path' | 'body';
}

export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/search', operation: searchFoods, from: 'query' },
  { method: 'GET', path: '/search/gtin', operation: findFoodByGtin, from: 'query' },
  { method: 'GET', path: '/food/{id}', operation: getFood, from: 'path' },
  ...evaluateMeals.map(
    (operation): Route => ({
      method: 'POST',
      path: `/evaluate/${operation.name}`,
      operation,
      from: 'body',
    }),
  ),
];

/** Where a path leads: a route in a version, and the parts of the path that are input. */
export interface RouteMatch {
  readonly route: Route;
  readonly version: Version;
  readonly params: Readonly<Record<string, string>>;
}

/** A path without a version is of the first (specification, section 9). */
const [OLDEST] = VERSIONS;

const PREFIX = /^\/api(?:\/(v[\d.]+))?(\/.*)$/;

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
}));

/** @returns undefined where there is no such route, or no such version */
export function matchRoute(path: string): RouteMatch | undefined {
  const [, named, rest = ''] = PREFIX.exec(path) ?? [];
  const version = named === undefined ? OLDEST : VERSIONS.find((one) => one === named);
  if (version === undefined) return undefined;
  for (const { route, pattern } of PATTERNS) {
    const found = pattern.exec(rest);
    if (found !== null) return { route, version, params: found.groups ?? {} };
  }
  return undefined;
}

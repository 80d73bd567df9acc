import { isOffered, type OfferedOperation } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { hasResult, VERSIONS, type Version } from '../presentation/versions.ts';

/** The operations that are called over HTTP: those whose declaration has a route. */
export const ROUTES: readonly OfferedOperation[] = OPERATIONS.filter(isOffered);

/** The operations that are called over HTTP in a version. */
export function routesOf(version: Version): readonly OfferedOperation[] {
  return ROUTES.filter(({ http }) => hasResult(version, http.returns));
}

/** The operation and version that a path leads to, and the parts of the path that are input. */
export interface RouteMatch {
  readonly route: OfferedOperation;
  readonly version: Version;
  readonly params: Readonly<Record<string, string>>;
}

/** A path without a version is of the first (specification, section 9). */
const [OLDEST] = VERSIONS;

const PREFIX = /^\/api(?:\/(v[\d.]+))?(\/.*)$/;

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.http.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
}));

/** The version of a path; undefined if there is no such version. */
export function versionOf(path: string): Version | undefined {
  const [whole, named] = PREFIX.exec(path) ?? [];
  if (whole === undefined) return undefined;
  return named === undefined ? OLDEST : VERSIONS.find((one) => one === named);
}

/** @returns undefined if there is no such route, or no such version */
export function matchRoute(path: string): RouteMatch | undefined {
  const [, , rest = ''] = PREFIX.exec(path) ?? [];
  const version = versionOf(path);
  if (version === undefined) return undefined;
  for (const { route, pattern } of PATTERNS) {
    const found = pattern.exec(rest);
    if (found !== null && hasResult(version, route.http.returns)) {
      return { route, version, params: found.groups ?? {} };
    }
  }
  return undefined;
}

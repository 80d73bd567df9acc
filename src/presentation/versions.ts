import type { NewResultKind, ResultKind } from '../operations/operation.ts';

/** The versions of the specification, the oldest first. */
export const VERSIONS = ['v1', 'v2', 'v2.1'] as const;
/** A version of the specification's response bodies. */
export type Version = (typeof VERSIONS)[number];

/** The version that the command line and the library use if none is named. */
export const NEWEST_VERSION: Version = 'v2.1';

/** Results that were added in a version of the specification; all other results are in every version. */
const SINCE: Readonly<Partial<Record<ResultKind | NewResultKind, Version>>> = {
  recipe: 'v2.1',
  'matched-record': 'v2.1',
  'meal-report': 'v2.1',
};

/** Whether a version of the specification has a kind of result. */
export function hasResult(version: Version, kind: ResultKind | NewResultKind): boolean {
  const since = SINCE[kind];
  return since === undefined || VERSIONS.indexOf(version) >= VERSIONS.indexOf(since);
}

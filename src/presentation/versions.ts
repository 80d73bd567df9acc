import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import type { NewestOnlyKind, ResultKind } from '../operations/operation.ts';

/** The versions of the specification, the oldest first. */
export const VERSIONS = ['v1', 'v2', 'v2.1'] as const;
/** A version of the specification's response bodies. */
export type Version = (typeof VERSIONS)[number];

/** The version that the command line and the library use if none is named. */
export const NEWEST_VERSION: Version = 'v2.1';

/** A kind of result whose version must be stated. Every version derives the bodies of evaluations. */
type VersionedKind = Exclude<ResultKind | NewestOnlyKind, EvaluationName>;

/** The version of the specification that added a kind of result. */
const SINCE: Readonly<Record<VersionedKind, Version> & Partial<Record<EvaluationName, Version>>> = {
  'food-page': 'v1',
  food: 'v1',
  'food-record': 'v1',
  recipe: 'v2.1',
  'matched-record': 'v2.1',
  'meal-report': 'v2.1',
};

/** Whether a version of the specification has a kind of result. */
export function hasResult(version: Version, kind: ResultKind | NewestOnlyKind): boolean {
  const since = SINCE[kind];
  return since === undefined || VERSIONS.indexOf(version) >= VERSIONS.indexOf(since);
}

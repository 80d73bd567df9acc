import type { NewResultKind, ResultKind } from '../operations/operation.ts';
import type { Bodies } from './bodies.ts';
import { V1 } from './v1.ts';
import { V2 } from './v2.ts';
import { V2_1 } from './v2-1.ts';

/** The versions of the specification, the oldest first. */
export const VERSIONS = ['v1', 'v2', 'v2.1'] as const;
/** A version of the specification's response bodies. */
export type Version = (typeof VERSIONS)[number];

/** The version that command line and library use if none is named. */
export const NEWEST_VERSION: Version = 'v2.1';

/** Results that the specification has since a version; the others are in all. */
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

/** What makes the bodies of each version. */
export const BODIES: Readonly<Record<Version, Bodies>> = { v1: V1, v2: V2, 'v2.1': V2_1 };

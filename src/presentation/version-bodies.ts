import type { Bodies } from './bodies.ts';
import { V1 } from './v1.ts';
import { V2 } from './v2.ts';
import { V2_1 } from './v2-1.ts';
import type { Version } from './versions.ts';

/** The functions that make the bodies of each version. */
export const BODIES: Readonly<Record<Version, Bodies>> = { v1: V1, v2: V2, 'v2.1': V2_1 };

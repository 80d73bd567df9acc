import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { test } from 'vitest';
import { HOME } from './viand.ts';

/**
 * Public data and scoring vectors next to the project, which some machines have. They are not part
 * of the project.
 */
export const SHARED = path.join(HOME, '../shared/data');

/** A test that needs this data; reported as skipped without it. */
export const testOnShared = test.skipIf(!existsSync(SHARED));

export type Row = Readonly<Record<string, string>>;

export function readShared(file: string): Row[] {
  return readRows(path.join(SHARED, file));
}

export function readRows(file: string): Row[] {
  return parse(readFileSync(file), { columns: true, bom: true }) as Row[];
}

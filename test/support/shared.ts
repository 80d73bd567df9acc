import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { test } from 'vitest';
import { HOME } from './viand.ts';

/** Public data and scoring vectors that stand next to the project in some places, but do not belong to it. */
export const SHARED = path.join(HOME, '../shared/data');

/** A test that needs that data: skipped, and said to be, where it is not. */
export const testOnShared = test.skipIf(!existsSync(SHARED));

export type Row = Readonly<Record<string, string>>;

export function readShared(file: string): Row[] {
  return readRows(path.join(SHARED, file));
}

export function readRows(file: string): Row[] {
  return parse(readFileSync(file), { columns: true, bom: true }) as Row[];
}

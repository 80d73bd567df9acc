import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { REJECTS_HEADER } from '../../render/diagnostics/rejects.ts';

/**
 * Removes the list of an earlier run, whose problems are solved. A file that does not begin like such a list was
 * written by somebody else, and stays.
 */
export function removeEarlierRejects(file: string): void {
  if (isRejectsList(file)) rmSync(file, { force: true });
}

function isRejectsList(file: string): boolean {
  const expected = Buffer.from(REJECTS_HEADER);
  const head = Buffer.alloc(expected.length);
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return false;
  }
  try {
    if (!fstatSync(descriptor).isFile()) return false;
    readSync(descriptor, head, 0, head.length, 0);
    return head.equals(expected);
  } finally {
    closeSync(descriptor);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A folder that is gone after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder for the tests of a file; it is gone after them. */
export function folderForAll(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

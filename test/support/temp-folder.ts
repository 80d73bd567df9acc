import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A temporary folder, which is removed after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A temporary folder for all tests of a file, which is removed after them. */
export function folderForAll(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

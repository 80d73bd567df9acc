import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Opens a new temporary file to write and read, and takes its name away, so that nothing of it stays behind. */
export function openNameless(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-'));
  try {
    return openSync(path.join(folder, 'held'), 'w+');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

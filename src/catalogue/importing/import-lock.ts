import { rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { onEnd } from '../../io/terminal/terminal.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { openDatabase } from '../connection.ts';

/** How often and how long an import waits for another one, ms. */
const POLL_MS = 50;
/** Ten minutes, in ms. */
const PATIENCE_MS = 10 * 60 * 1000;

/**
 * Runs one import into a catalogue file at a time. The lock is SQLite's, on a file next to the catalogue. The system
 * drops it when its process ends, so that a killed import does not block others.
 *
 * @param onWait called once, if another import is running
 * @throws ViandError `output/locked` if that import takes too long
 */
export async function withImportLock<Result>(
  catalogue: string,
  onWait: () => void,
  run: () => Promise<Result>,
): Promise<Result> {
  const file = `${catalogue}.import-lock`;
  const lock = await acquire(file, catalogue, onWait);
  // Removes the file while it is locked: a process that waits for it notices and locks a new one.
  const remove = () => rmSync(file, { force: true });
  const endWatch = onEnd(remove);
  try {
    return await run();
  } finally {
    remove();
    endWatch();
    lock.close();
  }
}

async function acquire(file: string, catalogue: string, onWait: () => void): Promise<Database> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += POLL_MS) {
    const lock = tryLock(file);
    if (lock !== undefined) return lock;
    if (waited === 0) onWait();
    await sleep(POLL_MS);
  }
  throw new ViandError({
    code: 'output/locked',
    message: 'Another import into the catalogue is still running',
    location: { file: catalogue },
    expected: 'one import at a time: try again when the other has finished',
  });
}

/** Undefined if another process holds the lock or has just removed its file. */
function tryLock(file: string): Database | undefined {
  const lock = openDatabase(file, { timeout: 0 });
  try {
    const before = inodeOf(file);
    // A killed import would leave a journal next to the lock.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    if (before !== undefined && inodeOf(file) === before) return lock;
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') {
      lock.close();
      throw error;
    }
  }
  lock.close();
  return undefined;
}

function inodeOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

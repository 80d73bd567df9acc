import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { systemErrorCode } from '../system-error.ts';
import { makeFolder } from './make-folder.ts';
import { PARTIAL, removeLeftovers, temporaryName } from './temporary-names.ts';
import { withWriteErrors } from './write-errors.ts';

/** Results of parts of a run on disk, from which a killed run resumes. */
export interface Checkpoints {
  /**
   * The result of a part: the stored one, or one that is computed now and stored.
   *
   * @param part a value that identifies the part within the run
   * @throws ViandError `output/unwritable`
   */
  readonly resultOf: <Result>(
    part: readonly unknown[],
    make: () => Promise<Result>,
  ) => Promise<Result>;
  /** Removes all checkpoints when they are no longer needed, but never a file of the user. */
  readonly remove: () => void;
}

/** Bytes of a SHA-256. */
const HASH_BYTES = 32;

/**
 * Opens the checkpoints in a folder.
 *
 * @param run everything except the part that results depend on: checkpoints of other runs are not used
 */
export function openCheckpoints(folder: string, run: unknown): Checkpoints {
  const runHash = sha256(JSON.stringify(run));
  return {
    async resultOf<Result>(part: readonly unknown[], make: () => Promise<Result>) {
      const name = sha256(runHash, JSON.stringify(part)).toString('hex');
      const file = path.join(folder, `${name}.part`);
      const known = readCheckpoint<Result>(file);
      if (known !== undefined) return known;
      const result = await make();
      if (result !== undefined) await withWriteErrors(file, async () => write(file, result));
      return result;
    },
    remove: () => removeCheckpoints(folder),
  };
}

/** The names of checkpoints; other files in the folder are the user's. */
const CHECKPOINT_NAME = /^[0-9a-f]{64}\.part$/;

/** Removes the checkpoints and leftovers of killed runs, and the folder if it is then empty. */
function removeCheckpoints(folder: string): void {
  removeLeftovers(folder, PARTIAL);
  try {
    for (const name of readdirSync(folder)) {
      if (CHECKPOINT_NAME.test(name)) rmSync(path.join(folder, name), { force: true });
    }
    rmdirSync(folder);
  } catch {
    // The folder is missing, has files of another run or of the user, or belongs to another user.
  }
}

/** Reads a checkpoint; undefined if it is missing or incomplete. */
function readCheckpoint<Result>(file: string): Result | undefined {
  try {
    const bytes = readFileSync(file);
    const stored = bytes.subarray(HASH_BYTES);
    return hashOf(file, stored).equals(bytes.subarray(0, HASH_BYTES))
      ? deserialize(stored)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The number of attempts to write a checkpoint, since another run of the same output may remove the folder meanwhile.
 */
const WRITES = 5;

/**
 * Writes a checkpoint, which gets its name only once it is complete. Two runs may write the same one at the same time.
 */
function write(file: string, result: unknown): void {
  const stored = serialize(result);
  const partial = `${file}.${temporaryName()}${PARTIAL}`;
  for (let left = WRITES - 1; ; left--) {
    try {
      makeFolder(path.dirname(file));
      writeFileSync(partial, Buffer.concat([hashOf(file, stored), stored]));
      renameSync(partial, file);
      return;
    } catch (error) {
      rmSync(partial, { force: true });
      if (left === 0 || systemErrorCode(error) !== 'ENOENT') throw error;
    }
  }
}

/** The hash includes the name: a checkpoint under the name of another one is not used. */
function hashOf(file: string, stored: Uint8Array): Buffer {
  return sha256(path.basename(file), stored);
}

function sha256(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

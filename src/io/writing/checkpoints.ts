import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { PARTIAL, removeLeftovers, temporaryName } from './temporary-names.ts';
import { withWriteErrors } from './write-errors.ts';

/** Results of parts of a run on disk, so that a run that was killed goes on where it was. */
export interface Checkpoints {
  /**
   * The result for a part: the one on disk, or the one that is made now and written there.
   *
   * @param part what makes the part different from all others of the run
   * @throws ViandError `output/unwritable`
   */
  readonly resultOf: <Result>(
    part: readonly unknown[],
    make: () => Promise<Result>,
  ) => Promise<Result>;
  /** Removes all of them, once nobody needs them; never a file of the user. */
  readonly remove: () => void;
}

/** Bytes of a SHA-256. */
const HASH_BYTES = 32;

/**
 * Opens the checkpoints in a folder.
 *
 * @param run all that results depend on besides the part: checkpoints of other runs are not used
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

/** Removes the checkpoints and what killed runs left, and the folder if nothing else is in it. */
function removeCheckpoints(folder: string): void {
  removeLeftovers(folder, PARTIAL);
  try {
    for (const name of readdirSync(folder)) {
      if (CHECKPOINT_NAME.test(name)) rmSync(path.join(folder, name), { force: true });
    }
    rmdirSync(folder);
  } catch {
    // There is none, another run or the user has files in it, or it is somebody else's.
  }
}

/** Undefined where there is none, or one that is not whole. */
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

/** How often a checkpoint is written again when another run of the same output removed the folder meanwhile. */
const WRITES = 5;

/** A checkpoint has its name only once it is whole. Two runs may write the same one at the same time. */
function write(file: string, result: unknown): void {
  const stored = serialize(result);
  const partial = `${file}.${temporaryName()}${PARTIAL}`;
  for (let left = WRITES - 1; ; left--) {
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(partial, Buffer.concat([hashOf(file, stored), stored]));
      renameSync(partial, file);
      return;
    } catch (error) {
      rmSync(partial, { force: true });
      if (left === 0 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
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

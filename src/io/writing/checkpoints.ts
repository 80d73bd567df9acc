import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
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
  /** Removes all of them, once nobody needs them. */
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
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Undefined where there is none, or one that is not whole. */
function readCheckpoint<Result>(file: string): Result | undefined {
  try {
    const bytes = readFileSync(file);
    const stored = bytes.subarray(HASH_BYTES);
    return sha256(stored).equals(bytes.subarray(0, HASH_BYTES)) ? deserialize(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** A checkpoint has its name only once it is whole. */
function write(file: string, result: unknown): void {
  const stored = serialize(result);
  const partial = `${file}.partial`;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(partial, Buffer.concat([sha256(stored), stored]));
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

function sha256(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

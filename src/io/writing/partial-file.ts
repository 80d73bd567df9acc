import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  fsync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { systemErrorCode } from '../system-error.ts';
import { onEnd } from '../terminal/terminal.ts';
import { PARTIAL, removeLeftovers, temporaryName } from './temporary-names.ts';
import { unwritable } from './write-errors.ts';

/** A file next to its final place. It is moved there once it is complete. */
export interface PartialFile {
  readonly file: string;
  /** Waits until its bytes are on the disk, so that the move cannot come before them. */
  readonly settle: () => Promise<void>;
  /** Moves it into its place. The file that was there before is kept only if the move may be undone. */
  readonly move: (options?: MoveOptions) => Move;
  /** Removes it, unless it was moved. */
  readonly discard: () => void;
}

/** Whether a move may be undone. */
export interface MoveOptions {
  readonly isUndoable: boolean;
}

/** A file that was moved into its place. */
export interface Move {
  /** Restores the file that was there before, if it was kept. */
  readonly undo: () => void;
  /** Waits until the folder is on the disk, too. */
  readonly keep: () => Promise<void>;
}

/** Read and write for everyone; the umask of the user removes permissions from it. */
const NEW_FILE = 0o666;

/**
 * Creates an empty file next to its place, with the mode and the owner of the existing file. It is removed however the
 * process ends; the next process that writes into the folder removes the files of a killed one.
 *
 * @throws Error of the system if the place cannot be written
 * @throws ViandError `output/unwritable` if it is a device, a pipe or a folder
 */
export function createPartial(place: string): PartialFile {
  const found = statSync(place, { throwIfNoEntry: false });
  // A device such as /dev/null would become a file, for all programs of the machine.
  if (found?.isFile() === false) throw unwritable(place, 'it is not a regular file');
  if (found !== undefined) accessSync(place, constants.W_OK);
  const target = found === undefined ? place : realpathSync(place);
  const file = `${target}.${temporaryName()}${PARTIAL}`;
  const endWatch = onEnd(() => rmSync(file, { force: true }));
  try {
    closeSync(openSync(file, 'wx', found === undefined ? NEW_FILE : found.mode & 0o777));
    if (found !== undefined) takeOver(file, found);
  } catch (error) {
    endWatch();
    rmSync(file, { force: true });
    throw error;
  }
  removeLeftovers(path.dirname(target), PARTIAL);
  return {
    file,
    settle: () => sync(file),
    move({ isUndoable } = { isUndoable: false }) {
      const move = replace(file, target, isUndoable && found !== undefined);
      endWatch();
      return move;
    },
    discard() {
      rmSync(file, { force: true });
      endWatch();
    },
  };
}

/** Gives a file the owner and the mode of another, as far as the system permits. */
function takeOver(file: string, { uid, gid, mode }: Stats): void {
  try {
    const { uid: ownUid, gid: ownGid } = statSync(file);
    if (uid !== ownUid || gid !== ownGid) chownSync(file, uid, gid);
  } catch {
    // Only the administrator may change the owner of a file.
  }
  chmodSync(file, mode & 0o777);
}

function replace(file: string, target: string, isHeld: boolean): Move {
  const before = isHeld ? `${target}.${temporaryName()}${PARTIAL}` : undefined;
  if (before !== undefined) holdAs(target, before);
  const forget = () => {
    if (before !== undefined) rmSync(before, { force: true });
  };
  try {
    renameSync(file, target);
  } catch (error) {
    forget();
    throw error;
  }
  return {
    undo() {
      if (before === undefined) rmSync(target, { force: true });
      else renameSync(before, target);
    },
    async keep() {
      forget();
      await sync(path.dirname(target));
    },
  };
}

/** Makes a hard link to a file, or a copy if the file system has no hard links. */
function holdAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}

/** Waits until a file or folder is on the disk. */
async function sync(file: string): Promise<void> {
  const descriptor = openIn(file, 'r+') ?? openIn(file, 'r');
  if (descriptor === undefined) return;
  try {
    await promisify(fsync)(descriptor);
  } catch (error) {
    if (!isUnsupportedSync(error)) throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Whether the system cannot sync: some cannot sync folders, and some network file systems cannot sync anything. */
export function isUnsupportedSync(error: unknown): boolean {
  return ['EPERM', 'EINVAL', 'EISDIR', 'ENOTSUP'].includes(systemErrorCode(error));
}

/** Opens a file; undefined if the system refuses. */
function openIn(file: string, mode: 'r' | 'r+'): number | undefined {
  try {
    return openSync(file, mode);
  } catch {
    return undefined;
  }
}

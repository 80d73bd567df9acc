import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { isProcessAlive, processId } from '../terminal/terminal.ts';

/** The extension of files that are still being written. */
export const PARTIAL = '.partial';

/** The prefix of temporary folders. */
const FOLDER = 'viand-';

/** `MACHINE-PROCESS-CHANCE`, as {@link temporaryName} makes it. */
const NAME = /(?:^|[.-])([0-9a-f]{8})-(\d+)-([0-9a-f]{8})(?:\.partial)?$/;

/**
 * The time in ms for which files of other machines are kept: this machine cannot know whether their processes still
 * run.
 */
const FOREIGN_MS = 24 * 60 * 60 * 1000;

const OWN_NAMES = Symbol.for('viand.temporary-names');

/** The names that this process has made; the bundles of the program, which have modules of their own, share them. */
function ownNames(): Set<string> {
  const shared = globalThis as { [OWN_NAMES]?: Set<string> };
  shared[OWN_NAMES] ??= new Set();
  return shared[OWN_NAMES];
}

/** A name that says which process made it, so that others can remove what it leaves when it is killed. */
export function temporaryName(): string {
  const chance = randomBytes(4).toString('hex');
  ownNames().add(chance);
  return `${machine()}-${processId}-${chance}`;
}

/** Makes a folder for temporary files that only its owner may read. The caller removes it. */
export function makeTemporaryFolder(): string {
  const folder = path.join(tmpdir(), `${FOLDER}${temporaryName()}`);
  mkdirSync(folder, { mode: 0o700 });
  removeLeftovers(tmpdir(), FOLDER);
  return folder;
}

/**
 * Removes the files that ended processes left in a folder.
 *
 * @param mark the prefix or suffix of the names of such files
 */
export function removeLeftovers(folder: string, mark: string): void {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const name of names) {
    if (!name.endsWith(mark) && !name.startsWith(mark)) continue;
    try {
      if (isLeftover(folder, name)) {
        rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    } catch {
      // The file was removed meanwhile, or belongs to another user.
    }
  }
}

function isLeftover(folder: string, name: string): boolean {
  const [, owner, maker = '', chance = ''] = NAME.exec(name) ?? [];
  if (owner === undefined) return false;
  if (owner !== machine()) return ageOf(folder, name) > FOREIGN_MS;
  if (Number(maker) === processId) return !ownNames().has(chance);
  return !isProcessAlive(Number(maker));
}

/** The age of a file in ms by the clock of the file system, which a file that was just written to the folder shows. */
function ageOf(folder: string, name: string): number {
  return statSync(folder).mtimeMs - statSync(path.join(folder, name)).mtimeMs;
}

let machineHash: string | undefined;

/** An id of the scope of process ids: a machine, or a container on it. */
function machine(): string {
  machineHash ??= createHash('sha256')
    .update(`${hostname()}\0${pidNamespace()}`)
    .digest('hex')
    .slice(0, 8);
  return machineHash;
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

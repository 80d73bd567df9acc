import { fstatSync } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { ViandError } from '../../model/diagnostic.ts';
import { STDIN } from '../reading/text-source.ts';

/** What is done with a file: it is read, it is replaced, or it is changed and so both. */
export type PathAccess = 'reads' | 'writes' | 'updates';

/** A file that a command reads or writes, or a folder whose tables it reads. */
export interface PathUse {
  /** Of the argument or option that names it; one of these may name a file twice. */
  readonly name: string;
  readonly file: string;
  readonly access: PathAccess;
  /** SQLite keeps more files next to it. */
  readonly isDatabase?: boolean;
}

/** What SQLite adds to the name of a database, and an import to that of a catalogue. */
const NEXT_TO_DATABASES = ['-wal', '-shm', '-journal', '.import-lock'];

/** The first bytes of an SQLite file (SQLite file format, 1.3). */
const SQLITE_MARK = 'SQLite format 3\0';

/**
 * Makes sure that nothing is written over a file that is read or written for something else, by whatever name, and
 * no result over a database.
 *
 * @param stdin what is read as `-`, which may be a file, too
 * @throws ViandError `output/overwrites-input`
 */
export async function assertDistinctPaths(
  uses: readonly PathUse[],
  stdin: () => Readable,
): Promise<void> {
  const written = uses.filter(({ access }) => access !== 'reads');
  const owners = new Map<string, PathUse>();
  for (const use of [...written, ...uses.filter(({ access }) => access === 'reads')]) {
    for (const identity of await identitiesOf(use, stdin)) {
      const owner = owners.get(identity);
      if (owner === undefined) {
        if (use.access !== 'reads') owners.set(identity, use);
      } else if (owner.name !== use.name) {
        const other = use.file === STDIN ? 'standard input' : use.file;
        throw refusal(owner.file, `${other}: this run reads it or already writes to it`);
      }
    }
  }
  for (const { file, access } of written) {
    if (access === 'writes' && (await isDatabase(file))) {
      throw refusal(file, `${file}: it is a database`);
    }
  }
}

function refusal(file: string, other: string): ViandError {
  return new ViandError({
    code: 'output/overwrites-input',
    message: `Cannot overwrite ${other}`,
    location: { file },
    expected: 'a different file',
  });
}

/** What tells files from each other, whatever they are called. Devices and pipes are not replaced, and have none. */
async function identitiesOf(use: PathUse, stdin: () => Readable): Promise<string[]> {
  const { file, access } = use;
  if (file === STDIN && access === 'reads') return identityOfStream(stdin());
  const files = [file, ...(use.isDatabase ? NEXT_TO_DATABASES.map((end) => file + end) : [])];
  const all = await Promise.all(files.map(identityOf));
  const tables = access === 'reads' ? await tablesIn(file) : [];
  return [...all.flat(), ...(await Promise.all(tables.map(identityOf))).flat()];
}

async function identityOf(file: string): Promise<string[]> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  if (found !== undefined) return found.isFile() ? [`${found.dev}:${found.ino}`] : [];
  const folder = path.dirname(path.resolve(file));
  const whole = await realpath(folder).catch(() => folder);
  return [path.join(whole, path.basename(file))];
}

function identityOfStream(stream: Readable): string[] {
  const { fd } = stream as { fd?: unknown };
  if (typeof fd !== 'number') return [];
  const found = fstatSync(fd, { bigint: true });
  return found.isFile() ? [`${found.dev}:${found.ino}`] : [];
}

async function tablesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.csv$/i.test(name)).map((name) => path.join(folder, name));
}

async function isDatabase(file: string): Promise<boolean> {
  if ((await identityOf(file)).length === 0) return false;
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return false;
  try {
    const { length } = SQLITE_MARK;
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.toString('latin1') === SQLITE_MARK;
  } finally {
    await handle.close();
  }
}

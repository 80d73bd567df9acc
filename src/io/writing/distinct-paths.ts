import { fstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { ViandError } from '../../model/diagnostic.ts';
import { isSqlite } from '../reading/is-sqlite.ts';
import { inputName, STDIN } from '../reading/text-source.ts';

/** How a command uses a file: it reads it, replaces it, or updates it (which does both). */
export type PathAccess = 'reads' | 'writes' | 'updates';

/** A file that a command reads or writes, or a folder whose tables it reads. */
export interface PathUse {
  /** The argument or option that names the file; the same one may name a file twice. */
  readonly name: string;
  readonly file: string;
  readonly access: PathAccess;
  /** Whether SQLite keeps more files next to it. */
  readonly isDatabase?: boolean;
  /** Whether a result may take the place of a database. */
  readonly isReplaceable?: boolean;
}

/** The suffixes of files next to a database, from SQLite, and next to a catalogue, from an import. */
const NEXT_TO_DATABASES = ['-wal', '-shm', '-journal', '.import-lock'];

/**
 * Checks that a run does not overwrite a file that it also reads or writes under any name, and that no result
 * overwrites a database.
 *
 * @param stdin the stream that is read as `-`, which may also be a file
 * @throws ViandError `output/overwrites-input`
 */
export function assertDistinctPaths(uses: readonly PathUse[], stdin: () => Readable): void {
  const written = uses.filter(({ access }) => access !== 'reads');
  const owners = new Map<string, PathUse>();
  for (const use of [...written, ...uses.filter(({ access }) => access === 'reads')]) {
    for (const identity of identitiesOf(use, stdin)) {
      const owner = owners.get(identity);
      if (owner === undefined) {
        if (use.access !== 'reads') owners.set(identity, use);
      } else if (owner.name !== use.name) {
        const other = inputName(use.file);
        throw refusal(owner.file, `${other}: this run reads it or already writes to it`);
      }
    }
  }
  for (const { file, access, isReplaceable = false } of written) {
    if (access === 'writes' && !isReplaceable && isSqlite(file)) {
      throw refusal(file, `${file}: it is a database`);
    }
  }
}

/**
 * The first file that is named twice, under any name or link: each of its rows would count twice.
 *
 * @returns both names; undefined if each file is named once
 */
export function repeatedFile(
  files: readonly string[],
  stdin: () => Readable,
): { readonly first: string; readonly again: string } | undefined {
  const names = new Map<string, string>();
  for (const file of files) {
    const [identity = file] = file === STDIN ? identityOfStream(stdin()) : identityOf(file);
    const first = names.get(identity);
    if (first !== undefined) return { first, again: file };
    names.set(identity, file);
  }
  return undefined;
}

function refusal(file: string, other: string): ViandError {
  return new ViandError({
    code: 'output/overwrites-input',
    message: `Cannot overwrite ${other}`,
    location: { file },
    expected: 'a different file',
  });
}

/** The identities of a file, independent of its name. Devices and pipes have none, since they are not replaced. */
function identitiesOf(use: PathUse, stdin: () => Readable): string[] {
  const { file, access } = use;
  if (file === STDIN && access === 'reads') return identityOfStream(stdin());
  const files = [file, ...(use.isDatabase ? NEXT_TO_DATABASES.map((end) => file + end) : [])];
  return [...files, ...(access === 'reads' ? tablesIn(file) : [])].flatMap(identityOf);
}

function identityOf(file: string): string[] {
  const found = answerOf(() => statSync(file, { bigint: true }));
  if (found !== undefined) return found.isFile() ? [`${found.dev}:${found.ino}`] : [];
  const folder = path.dirname(path.resolve(file));
  const whole = answerOf(() => realpathSync.native(folder)) ?? folder;
  return [path.join(whole, path.basename(file))];
}

function identityOfStream(stream: Readable): string[] {
  const { fd } = stream as { fd?: unknown };
  if (typeof fd !== 'number') return [];
  const found = fstatSync(fd, { bigint: true });
  return found.isFile() ? [`${found.dev}:${found.ino}`] : [];
}

function tablesIn(folder: string): string[] {
  const names = answerOf(() => readdirSync(folder)) ?? [];
  return names.filter((name) => /\.csv$/i.test(name)).map((name) => path.join(folder, name));
}

/** The answer of the system; undefined if the call fails. */
function answerOf<Value>(ask: () => Value): Value | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

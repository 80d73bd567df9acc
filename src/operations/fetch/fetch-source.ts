import { copyFile, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { unreadablePath } from '../../importers/published/list-files.ts';
import { type DownloadOptions, download, wrongChecksum } from '../../io/downloading/download.ts';
import { nameInAddress, safeFileName } from '../../io/downloading/file-name.ts';
import { sha256Of } from '../../io/reading/sha256.ts';
import { makeFolder } from '../../io/writing/make-folder.ts';
import { withWriteErrors } from '../../io/writing/write-errors.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { operation } from '../operation.ts';
import { FETCH_INPUT } from './fetch-input.ts';

/** A file that is there now. */
export interface FetchedFile {
  readonly file: string;
  readonly isChanged: boolean;
  readonly resumedAt: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Fetches the files of a source from an address or a folder; existing files stay. */
export const fetchSource = operation({
  name: 'fetch',
  summary: 'Download the files of a source',
  input: FETCH_INPUT,
  http: { notOffered: 'It writes files of the machine' },
  async run(
    { progress }: Pick<DownloadOptions, 'progress'>,
    { source, from, to = source, sha256 },
  ): Promise<{ readonly folder: string; readonly files: readonly FetchedFile[] }> {
    if (/^https?:\/\//i.test(from)) {
      const file = path.join(to, fileNameOf(from));
      return { folder: to, files: [await download(from, file, { sha256, progress })] };
    }
    if (/^[a-z][a-z\d+.-]+:\/\//i.test(from)) throw unsupportedAddress(from);
    const names = await filesIn(from);
    if (names.length === 0) throw withoutFiles(from);
    if (names.length > 1 && sha256 !== undefined) throw severalFiles(from, names.length);
    const files: FetchedFile[] = [];
    for (const name of names) {
      files.push(
        await withWriteErrors(path.join(to, path.basename(name)), () => copy(name, to, sha256)),
      );
    }
    return { folder: to, files };
  },
});

function fileNameOf(url: string): string {
  if (!URL.canParse(url)) {
    throw new ViandError({
      code: 'request/invalid',
      message: 'Invalid address',
      field: 'from',
      value: url,
      expected: 'an address such as https://example.org/foods.zip',
    });
  }
  return safeFileName(nameInAddress(url));
}

function unsupportedAddress(url: string): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message: 'Unsupported kind of address',
    field: 'from',
    value: url,
    expected: 'an address with http:// or https://, or a folder',
  });
}

function withoutFiles(folder: string): ViandError {
  return new ViandError({
    code: 'import/missing-file',
    message: 'The folder has no files',
    location: { file: folder },
    expected: 'a folder with the files of the source',
  });
}

function severalFiles(folder: string, count: number): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message: `The folder has ${count} files, but --sha256 is for one file`,
    field: 'sha256',
    location: { file: folder },
    expected: 'one of its files, or no --sha256',
  });
}

/** The files at a place: the file itself, or the files in a folder, without its subfolders. */
async function filesIn(place: string): Promise<string[]> {
  try {
    if ((await stat(place)).isFile()) return [place];
    const files: string[] = [];
    for (const name of (await readdir(place)).sort()) {
      const entry = path.join(place, name);
      // Links lead to files, too.
      if ((await stat(entry)).isFile()) files.push(entry);
    }
    return files;
  } catch (error) {
    throw unreadablePath(place, error, 'an address, a file or a folder');
  }
}

async function copy(from: string, folder: string, expected?: string): Promise<FetchedFile> {
  const file = path.join(folder, path.basename(from));
  const [sha256, { size: bytes }] = [await sha256Of(from), await stat(from)];
  if (expected !== undefined && sha256 !== expected.toLowerCase()) {
    throw wrongChecksum(from, sha256, expected);
  }
  const known = { file, resumedAt: 0, bytes, sha256 };
  const there = await stat(file).catch(() => undefined);
  if (there?.size === bytes && (await sha256Of(file)) === sha256) {
    return { ...known, isChanged: false };
  }
  makeFolder(folder);
  await copyFile(from, `${file}.part`);
  await rename(`${file}.part`, file);
  return { ...known, isChanged: true };
}

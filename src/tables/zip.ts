import type { Readable } from 'node:stream';

/** A file in a zip archive. */
export interface ZippedFile {
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

/** How a zip archive begins (APPNOTE 4.3.7). */
export const ZIP_MARK = 'PK\u0003\u0004';

/**
 * Opens a zip archive for as long as something is done with its files. The directory of the archive is read, and of
 * the files only what is asked for.
 */
export async function withZip<Result>(
  archive: string,
  run: (files: readonly ZippedFile[]) => Promise<Result>,
): Promise<Result> {
  const { files, close } = await openZip(archive);
  try {
    return await run(files);
  } finally {
    close();
  }
}

/** The same for what is read piece by piece; the caller closes it. */
export async function openZip(
  archive: string,
): Promise<{ readonly files: readonly ZippedFile[]; readonly close: () => void }> {
  const { openPromise } = await import('yauzl');
  const zip = await openPromise(archive, { autoClose: false });
  const files: ZippedFile[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      files.push({ name: entry.fileName, open: () => zip.openReadStreamPromise(entry) });
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return { files, close: () => zip.close() };
}

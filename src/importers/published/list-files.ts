import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '../../io/system-error.ts';
import { ViandError } from '../../model/diagnostic.ts';

/**
 * The files among some paths, and those in the folders among them.
 *
 * @throws ViandError for a path that cannot be read
 */
export async function listFiles(paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths.map(async (place) => {
      try {
        if ((await stat(place)).isFile()) return [place];
        return (await readdir(place)).sort().map((name) => path.join(place, name));
      } catch (error) {
        throw unreadablePath(place, error, 'the files of the source, or a folder with them');
      }
    }),
  );
  return [...new Set(lists.flat())];
}

/** The error for a file or folder that the system cannot open. */
export function unreadablePath(place: string, error: unknown, expected: string): ViandError {
  const isMissing = systemErrorCode(error) === 'ENOENT';
  return new ViandError({
    code: 'import/missing-file',
    message: isMissing
      ? 'File or folder not found'
      : `Cannot read the file or folder: ${(error as Error).message}`,
    location: { file: place },
    expected,
  });
}

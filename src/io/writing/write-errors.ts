import { existsSync } from 'node:fs';
import path from 'node:path';
import { ViandError } from '../../model/diagnostic.ts';
import { isSystemError, systemErrorCode } from '../system-error.ts';

/**
 * Turns errors of the system into `output/unwritable`.
 *
 * @param file its name as shown to people
 */
export async function withWriteErrors<Result>(
  file: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (systemErrorCode(error) === 'ENOENT' && !existsSync(path.dirname(file)))
      throw withoutFolder(file);
    // Omit the call and the path from the message of Node.js: they concern the partial file.
    throw unwritable(file, (error as Error).message.replace(/, \w+(?: '.*')?$/, ''));
  }
}

function withoutFolder(file: string): ViandError {
  return new ViandError({
    code: 'output/unwritable',
    message: 'The folder does not exist',
    location: { file: path.dirname(file) },
    expected: 'a folder to write to',
  });
}

/** The error for an output that cannot be written. */
export function unwritable(file: string, reason: string): ViandError {
  return new ViandError({
    code: 'output/unwritable',
    message: `Cannot write the file: ${reason}`,
    location: { file },
    expected: 'a writable file',
  });
}

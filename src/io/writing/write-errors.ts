import { ViandError } from '../../model/diagnostic.ts';

/** Turns errors of the system into refusals `output/unwritable`. @param file as the user knows it */
export async function withWriteErrors<Result>(
  file: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    // What Node.js tried, and with which file, is that of the partial file.
    throw unwritable(file, (error as Error).message.replace(/, \w+(?: '.*')?$/, ''));
  }
}

/** The refusal of an output that cannot be written. */
export function unwritable(file: string, reason: string): ViandError {
  return new ViandError({
    code: 'output/unwritable',
    message: `Cannot write the file: ${reason}`,
    location: { file },
    expected: 'a writable file',
  });
}

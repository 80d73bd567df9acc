import { Refusal } from '../model/faults.ts';
import type { Output } from './terminal.ts';

/**
 * Writes text to standard output, or to a file.
 *
 * @throws Refusal `output/unwritable`
 */
export async function writeOut(
  text: Iterable<string>,
  stdout: Output,
  file: string | undefined,
): Promise<void> {
  if (file === undefined) {
    for (const piece of text) stdout.write(piece);
    return;
  }
  const { writeFile } = await import('./write-file.ts');
  try {
    await writeFile(text, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new Refusal({
      code: 'output/unwritable',
      message: `Cannot write the file: ${(error as Error).message}`,
      place: { file },
      expected: 'a file that can be written',
    });
  }
}

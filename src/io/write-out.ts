import type { Output } from './terminal.ts';

/**
 * Writes text, or the bytes of a file, to standard output, or to a file, where it is when all of it is written.
 *
 * @throws Refusal `output/unwritable`
 */
export async function writeOut(
  text: Iterable<string | Uint8Array> | AsyncIterable<string>,
  stdout: Output,
  file: string | undefined,
): Promise<void> {
  if (file === undefined) {
    for await (const piece of text) stdout.write(piece);
    return;
  }
  await writeToFile(file, text);
}

/**
 * Writes a file, which is in its place only when all of it is written.
 *
 * @throws Refusal `output/unwritable`
 */
export async function writeToFile(
  file: string,
  text: Iterable<string | Uint8Array> | AsyncIterable<string>,
): Promise<void> {
  const { openOutputFile } = await import('./open-output.ts');
  const output = await openOutputFile(file);
  try {
    for await (const piece of text) await output.write(Buffer.from(piece));
    await output.commit();
  } catch (error) {
    await output.discard();
    throw error;
  }
}

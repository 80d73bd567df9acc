import type { Output } from '../terminal/terminal.ts';

/**
 * Writes text, or the bytes of a file, to standard output (no file, or `-`), or to a file, which appears only when it
 * is complete.
 *
 * @throws ViandError `output/unwritable`
 */
export async function writeOut(
  text: Iterable<string | Uint8Array> | AsyncIterable<string>,
  stdout: Output,
  file: string | undefined,
): Promise<void> {
  if (file === undefined || file === '-') {
    for await (const piece of text) stdout.write(piece);
    return;
  }
  await writeToFile(file, text);
}

/**
 * Writes a file, which appears only when it is complete.
 *
 * @throws ViandError `output/unwritable`
 */
export async function writeToFile(
  file: string,
  text: Iterable<string | Uint8Array> | AsyncIterable<string>,
): Promise<void> {
  const [{ openOutputFile }, { commitAll }] = await Promise.all([
    import('./open-output.ts'),
    import('./commit-all.ts'),
  ]);
  const output = await openOutputFile(file);
  try {
    for await (const piece of text) await output.write(Buffer.from(piece));
    await commitAll([output]);
  } catch (error) {
    await output.discard();
    throw error;
  }
}

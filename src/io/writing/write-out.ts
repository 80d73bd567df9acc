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

/** The least characters that are written together: a report has thousands of short pieces. */
const BLOCK_CHARACTERS = 64 * 1024;

/** Joins short pieces of a text into longer ones. */
async function* inBlocks(
  text: Iterable<string | Uint8Array> | AsyncIterable<string>,
): AsyncGenerator<string | Uint8Array> {
  let block = '';
  for await (const piece of text) {
    if (typeof piece === 'string') {
      block += piece;
      if (block.length < BLOCK_CHARACTERS) continue;
    }
    if (block !== '') yield block;
    block = '';
    if (typeof piece !== 'string') yield piece;
  }
  if (block !== '') yield block;
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
    for await (const block of inBlocks(text)) await output.write(Buffer.from(block));
    await commitAll([output]);
  } catch (error) {
    await output.discard();
    throw error;
  }
}

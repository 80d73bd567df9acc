import { type ByteStream, noBytes } from '../io/reading/byte-stream.ts';
import { STDIN } from '../io/reading/text-source.ts';
import type { Terminal } from '../io/terminal/terminal.ts';

/** Standard input where one of the files is `-`; otherwise nothing, since Node takes milliseconds to open it. */
export function standardInput(files: readonly string[], terminal: Terminal): ByteStream {
  return files.includes(STDIN) ? terminal.stdin : noBytes();
}

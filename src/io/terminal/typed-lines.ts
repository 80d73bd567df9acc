import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The lines that a person types, one by one; leaving the loop ends the reading. */
export async function* typedLines(stdin: Readable): AsyncGenerator<string> {
  const input = createInterface({ input: stdin });
  try {
    yield* input;
  } finally {
    input.close();
  }
}

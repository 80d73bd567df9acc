/** The lines of a text, without their ends. */
export async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() as string;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

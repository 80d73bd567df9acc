/** How pieces of something are put together, and how many of them are enough to judge it by. */
export interface Peek<Chunk> {
  readonly empty: Chunk;
  readonly join: (head: Chunk, next: Chunk) => Chunk;
  readonly isEnough: (head: Chunk) => boolean;
}

/** Reads ahead until there is enough, or no more; `all` gives everything, the head included. */
export async function peek<Chunk>(
  chunks: AsyncIterable<Chunk>,
  { empty, join, isEnough }: Peek<Chunk>,
): Promise<{ readonly head: Chunk; readonly all: AsyncIterable<Chunk> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = empty;
  while (!isEnough(head)) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = join(head, next.value);
  }
  async function* all(): AsyncGenerator<Chunk> {
    yield head;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head, all: all() };
}

/** Reads text ahead until there is enough of it. */
export function peekText(
  chunks: AsyncIterable<string>,
  isEnough: (head: string) => boolean,
): Promise<{ readonly head: string; readonly all: AsyncIterable<string> }> {
  return peek(chunks, { empty: '', join: (head, next) => head + next, isEnough });
}

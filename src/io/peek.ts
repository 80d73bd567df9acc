/** How pieces of something are put together, and how many of them are enough to judge it by. */
export interface Peek<Chunk> {
  readonly empty: Chunk;
  readonly join: (head: Chunk, next: Chunk) => Chunk;
  readonly isEnough: (head: Chunk) => boolean;
}

/** Something read ahead: `all` gives everything, the head included. */
export interface Peeked<Chunk> {
  readonly head: Chunk;
  readonly all: AsyncIterable<Chunk>;
}

/** Reads ahead until there is enough, or no more. */
export async function peek<Chunk>(
  chunks: AsyncIterable<Chunk>,
  { empty, join, isEnough }: Peek<Chunk>,
): Promise<Peeked<Chunk>> {
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
): Promise<Peeked<string>> {
  return peek(chunks, { empty: '', join: (head, next) => head + next, isEnough });
}

/** Reads so many bytes ahead, by which the format can be told. */
export function peekBytes(chunks: AsyncIterable<Buffer>, count: number): Promise<Peeked<Buffer>> {
  return peek(chunks, {
    empty: Buffer.alloc(0),
    join: (head, next) => Buffer.concat([head, next]),
    isEnough: ({ length }) => length >= count,
  });
}

/** Whether bytes begin with those that tell a format. */
export function beginsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

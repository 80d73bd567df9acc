/** How to join pieces of a stream, and how much of it is enough to judge it by. */
export interface Peek<Chunk> {
  readonly empty: Chunk;
  readonly join: (head: Chunk, next: Chunk) => Chunk;
  readonly isEnough: (head: Chunk) => boolean;
}

/** Something read ahead: `all` yields everything, including the head. */
export interface Peeked<Chunk> {
  readonly head: Chunk;
  readonly all: AsyncIterable<Chunk>;
}

/** Reads ahead until there is enough, or until the end. */
export async function peek<Chunk>(
  chunks: AsyncIterable<Chunk>,
  { empty, join, isEnough }: Peek<Chunk>,
): Promise<Peeked<Chunk>> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = empty;
  let failure: { readonly error: unknown } | undefined;
  while (!isEnough(head)) {
    try {
      const next = await iterator.next();
      if (next.done === true) break;
      head = join(head, next.value);
    } catch (error) {
      // The bytes before the damage count. Only readers that continue get the error.
      if (head === empty) throw error;
      failure = { error };
      break;
    }
  }
  async function* all(): AsyncGenerator<Chunk> {
    try {
      yield head;
      if (failure !== undefined) throw failure.error;
      yield* { [Symbol.asyncIterator]: () => iterator };
    } finally {
      // A reader that stops at the head has not come to the rest, which would close itself.
      await iterator.return?.();
    }
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

/** Reads as many bytes ahead as the detection of the format needs. */
export function peekBytes(chunks: AsyncIterable<Buffer>, count: number): Promise<Peeked<Buffer>> {
  return peek(chunks, {
    empty: Buffer.alloc(0),
    join: (head, next) => Buffer.concat([head, next]),
    isEnough: ({ length }) => length >= count,
  });
}

/** Whether bytes begin with the magic number of a format. */
export function beginsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/** Closes a stream that was opened ahead and is not needed. */
export async function endReading(chunks: AsyncIterable<unknown>): Promise<void> {
  await chunks[Symbol.asyncIterator]().return?.();
}

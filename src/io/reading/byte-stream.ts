/** Bytes in the order of their arrival: standard input, or the bytes of a file. */
export type ByteStream = AsyncIterable<Buffer>;

/** An empty stream, for a run that does not read standard input. */
export async function* noBytes(): AsyncGenerator<Buffer> {}

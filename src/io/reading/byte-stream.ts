/** Bytes as they come: standard input, or those of a file. */
export type ByteStream = AsyncIterable<Buffer>;

/** An empty stream, for a run that does not read standard input. */
export async function* noBytes(): AsyncGenerator<Buffer> {}

/** Bytes as they come: standard input, or those of a file. */
export type ByteStream = AsyncIterable<Buffer>;

/** No bytes: what a run gets in the place of standard input that it does not read. */
export async function* noBytes(): AsyncGenerator<Buffer> {}

import { Readable } from 'node:stream';
import { systemErrorCode } from '../io/system-error.ts';
import { ViandError } from '../model/diagnostic.ts';

/** A file in a zip archive. */
export interface ZippedFile {
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

/** The first bytes of a ZIP archive (APPNOTE 4.3.7). */
export const ZIP_MARK = 'PK\u0003\u0004';

/**
 * Opens a zip archive while a function uses its files. It reads the directory of the archive, and only the requested
 * parts of the files.
 */
export async function withZip<Result>(
  archive: string,
  run: (files: readonly ZippedFile[]) => Promise<Result>,
): Promise<Result> {
  const { files, close } = await openZip(archive);
  try {
    return await run(files);
  } finally {
    close();
  }
}

/**
 * Opens a ZIP archive for streaming reads; the caller closes it.
 *
 * @param bytes the bytes of the archive, if they are in memory; its name is then only for messages
 * @throws ViandError `input/damaged`, also while a file in it is read
 */
export async function openZip(
  archive: string,
  bytes?: Uint8Array,
): Promise<{ readonly files: readonly ZippedFile[]; readonly close: () => void }> {
  const { fromBufferPromise, openPromise } = await import('yauzl');
  const opened =
    bytes === undefined
      ? openPromise(archive, { autoClose: false })
      : fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const zip = await opened.catch((error) => {
    throw damaged(archive, error);
  });
  const files: ZippedFile[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name } = entry;
      if (name.endsWith('/')) continue;
      const open = () => zip.openReadStreamPromise(entry);
      files.push({ name, open: async () => Readable.from(undamaged(archive, open)) });
    }
  } catch (error) {
    zip.close();
    throw damaged(archive, error);
  }
  return { files, close: () => zip.close() };
}

async function* undamaged(
  archive: string,
  open: () => Promise<AsyncIterable<Buffer>>,
): AsyncGenerator<Buffer> {
  try {
    yield* await open();
  } catch (error) {
    throw damaged(archive, error);
  }
}

function damaged(archive: string, error: unknown): ViandError {
  const { message } = error as Error;
  const isMissing = systemErrorCode(error) === 'ENOENT';
  return new ViandError({
    code: isMissing ? 'input/missing-file' : 'input/damaged',
    message: isMissing
      ? 'File not found'
      : `Cannot read the zip archive: ${message.replace(/\.$/, '')}`,
    location: { file: archive },
    ...(isMissing ? {} : { expected: 'a complete zip archive' }),
  });
}

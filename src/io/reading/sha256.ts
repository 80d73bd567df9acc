import { createHash } from 'node:crypto';
import { closeSync, openSync, read } from 'node:fs';
import { promisify } from 'node:util';

/** The bytes of one read: larger pieces are no faster. */
const PIECE_BYTES = 1 << 20;

const readPiece = promisify(read);

/**
 * The SHA-256 of a file, in lower-case hexadecimal digits. It is not read as a stream, because setting one up takes
 * longer than reading a short file.
 *
 * @param signal ends the reading
 * @throws Error of the system, or the reason of the signal
 */
export async function sha256Of(file: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { bytesRead } = await readPiece(descriptor, piece, 0, piece.length, null);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    closeSync(descriptor);
  }
}

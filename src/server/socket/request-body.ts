import type { IncomingMessage } from 'node:http';
import { ViandError } from '../../model/diagnostic.ts';

/** 10 MiB, the limit of the specification. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** The time in ms for which data that a caller sends after its reply is read and dropped. */
export const LINGER_MS = 2_000;

/** The first buffer of a body without a Content-Length. */
const FIRST_BYTES = 64 * 1024;

/**
 * Reads a body into one buffer as it arrives. Joining 10 MB at the end would keep other requests waiting.
 *
 * @throws ViandError `input/too-large`, or `input/unreadable` if the caller hangs up
 */
export function bodyOf(incoming: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const announced = Number(incoming.headers['content-length'] ?? FIRST_BYTES);
    if (announced > MAX_BODY_BYTES) {
      reject(tooLarge());
      return;
    }
    // Not from the pool of Node.js, so that the memory can be transferred to a thread.
    let body = Buffer.allocUnsafeSlow(announced);
    let length = 0;
    const take = (chunk: Buffer): void => {
      if (length + chunk.length > MAX_BODY_BYTES) {
        incoming.off('data', take).pause();
        reject(tooLarge());
        return;
      }
      if (length + chunk.length > body.length) body = grown(body, length + chunk.length);
      length += chunk.copy(body, length);
    };
    incoming.on('data', take);
    incoming.once('end', () => resolve(body.subarray(0, length)));
    incoming.once('error', () => reject(brokenOff()));
  });
}

/** Copies bytes into a larger buffer. */
function grown(bytes: Buffer<ArrayBuffer>, length: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.max(2 * bytes.length, length));
  bytes.copy(larger);
  return larger;
}

function tooLarge(): ViandError {
  return new ViandError({
    code: 'input/too-large',
    message: 'The body is too large',
    field: 'body',
    expected: `at most ${MAX_BODY_BYTES} bytes`,
  });
}

/** The client hung up: no reply can reach it, and this is not an error of the server. */
function brokenOff(): ViandError {
  return new ViandError({
    code: 'input/unreadable',
    message: 'The body is incomplete',
    field: 'body',
    expected: 'as many bytes as Content-Length says',
  });
}

/** A connection that is closed while its caller still sends is reset, and the reply lost (RFC 9112, section 9.6). */
export function drained(unread: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    for (const event of ['end', 'error', 'close']) unread.once(event, done);
    unread.resume();
  });
}

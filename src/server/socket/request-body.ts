import type { IncomingMessage } from 'node:http';
import { ViandError } from '../../model/diagnostic.ts';

/** 10 MiB, the limit of the specification. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** What a caller still sends after its reply is read and dropped for so long, ms. */
export const LINGER_MS = 2_000;

/** @throws ViandError `input/too-large`, or `input/unreadable` where the caller hangs up */
export function bodyOf(incoming: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) {
        chunks.push(chunk);
        return;
      }
      incoming.off('data', take).pause();
      reject(tooLarge());
    };
    if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      reject(tooLarge());
      return;
    }
    incoming.on('data', take);
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', () => reject(brokenOff()));
  });
}

function tooLarge(): ViandError {
  return new ViandError({
    code: 'input/too-large',
    message: 'The body is too large',
    field: 'body',
    expected: `at most ${MAX_BODY_BYTES} bytes`,
  });
}

/** The client hung up: no reply can reach it, and it is no error of the server. */
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

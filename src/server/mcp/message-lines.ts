import { Transform } from 'node:stream';
import { invalidRequest, type Refusal, refusalOf } from './refusals.ts';

/** The longest message in bytes, its line break included. */
export const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

/** The byte that ends a message. */
const LINE_BREAK = 0x0a;

/** Some programs write it before the first line in UTF-8. */
const BYTE_ORDER_MARK = Buffer.of(0xef, 0xbb, 0xbf);

/** What a stream of messages needs from its connection. */
export interface MessageLinesOptions {
  /** Called for each line that is no message. */
  readonly refuse: (refusal: Refusal) => void;
  /** Called after the last line; the stream ends when its promise resolves. */
  readonly beforeEnd: () => Promise<void>;
}

/**
 * Passes on the lines that are messages, each with a line break, and refuses the others. The package behind the server
 * skips such lines silently, and a caller would wait for a reply that never comes.
 */
export function messageLines({ refuse, beforeEnd }: MessageLinesOptions): Transform {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  let isFirst = true;
  const collect = (part: Uint8Array) => {
    bytes += part.length;
    // The rest of a line that is too long anyway takes no memory.
    if (bytes < MAX_MESSAGE_BYTES) parts.push(part);
    else parts = [];
  };
  const endLine = (stream: Transform) => {
    const whole = Buffer.concat(parts);
    const line = isFirst ? withoutMark(whole) : whole;
    isFirst = false;
    const refusal =
      bytes < MAX_MESSAGE_BYTES
        ? refusalOf(line)
        : invalidRequest(`A message has at most ${MAX_MESSAGE_BYTES} bytes`);
    parts = [];
    bytes = 0;
    if (refusal === 'ignored') return;
    if (refusal === undefined) stream.push(Buffer.concat([line, Buffer.of(LINE_BREAK)]));
    else refuse(refusal);
  };
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_BREAK); end >= 0; end = chunk.indexOf(LINE_BREAK, start)) {
        collect(chunk.subarray(start, end));
        endLine(this);
        start = end + 1;
      }
      collect(chunk.subarray(start));
      done();
    },
    flush(done) {
      endLine(this);
      setImmediate(() => void beforeEnd().then(() => done()));
    },
  });
}

function withoutMark(line: Buffer): Buffer {
  const { length } = BYTE_ORDER_MARK;
  return line.subarray(0, length).equals(BYTE_ORDER_MARK) ? line.subarray(length) : line;
}

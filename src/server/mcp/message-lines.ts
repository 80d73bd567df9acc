import { Transform } from 'node:stream';

/** The longest message in bytes, its line break included. */
export const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

/** The byte that ends a message. */
const LINE_BREAK = 0x0a;

/** The codes of JSON-RPC 2.0 (section 5.1) for lines that are no messages. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** A refusal of JSON-RPC 2.0. Its id is null if the line has none. */
export interface LineRefusal {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/** What a stream of messages needs from its connection. */
export interface MessageLinesOptions {
  /** Called for each line that is no message. */
  readonly refuse: (refusal: LineRefusal) => void;
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
  const collect = (part: Uint8Array) => {
    bytes += part.length;
    // The rest of a line that is too long anyway takes no memory.
    if (bytes < MAX_MESSAGE_BYTES) parts.push(part);
    else parts = [];
  };
  const endLine = (stream: Transform) => {
    const line = Buffer.concat(parts);
    const refusal =
      bytes < MAX_MESSAGE_BYTES
        ? refusalOf(line.toString('utf8'))
        : refusalWith(INVALID_REQUEST, `A message has at most ${MAX_MESSAGE_BYTES} bytes`);
    parts = [];
    bytes = 0;
    if (refusal === 'blank') return;
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

/** Why a line is no message; undefined if it is one. A blank line is neither. */
function refusalOf(line: string): LineRefusal | 'blank' | undefined {
  if (line.trim() === '') return 'blank';
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return refusalWith(PARSE_ERROR, 'Parse error: each line must be one message in JSON');
  }
  if (Array.isArray(message)) {
    return refusalWith(INVALID_REQUEST, 'Batches are not supported: send one message per line');
  }
  const { jsonrpc, id, method, result, error } = Object(message) as Record<string, unknown>;
  const hasId = typeof id === 'string' || Number.isInteger(id);
  const isRequest = typeof method === 'string' && (hasId || id === undefined);
  const isReply = method === undefined && (result !== undefined || error !== undefined);
  if (jsonrpc === '2.0' && (isRequest || isReply)) return undefined;
  const own = hasId ? (id as string | number) : null;
  return refusalWith(INVALID_REQUEST, 'Invalid request: not a message of JSON-RPC 2.0', own);
}

function refusalWith(code: number, message: string, id: LineRefusal['id'] = null): LineRefusal {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

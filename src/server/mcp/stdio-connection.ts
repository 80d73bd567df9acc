import { type Readable, Transform, Writable } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { PendingCalls } from './pending-calls.ts';

/** The streams of messages, one message per line. */
export interface MessageStreams {
  readonly input: Readable;
  readonly write: (text: string | Uint8Array) => void;
  /** Resolves when the process is asked to stop. */
  readonly stopped: () => Promise<void>;
}

/** The byte that ends a message. */
const LINE_BREAK = 0x0a;

/**
 * Answers messages of the Model Context Protocol until the other end closes the connection. Earlier calls still get
 * their replies, since input from a pipe or a file ends as soon as it is read.
 */
export async function answerMessages(
  make: () => McpServer,
  { input, write, stopped }: MessageStreams,
): Promise<void> {
  const calls = new PendingCalls();
  const held = input.pipe(heldOpen(() => calls.answered()));
  input.once('error', () => held.destroy());
  const ended = new Promise((resolve) => held.once('end', resolve).once('close', resolve));
  const output = new Writable({
    write(chunk: Uint8Array, _, done) {
      try {
        write(chunk);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  const closed = new Promise((resolve) => output.once('close', resolve));
  const transport = calls.watch(new StdioServerTransport(held, output));
  const connection = serveStdio(make, { transport });
  await Promise.race([ended, closed, stopped()]);
  await calls.answered();
  await connection.close();
}

/**
 * Passes bytes through, and then waits for a promise, which it creates after the last of them. It completes a last
 * message with a line break if that is missing.
 */
function heldOpen(until: () => Promise<void>): Transform {
  let last: number | undefined;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      last = chunk.at(-1) ?? last;
      done(null, chunk);
    },
    flush(done) {
      if (last !== undefined && last !== LINE_BREAK) this.push('\n');
      setImmediate(() => void until().then(() => done()));
    },
  });
}

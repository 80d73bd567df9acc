import { type Readable, Writable } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { MAX_MESSAGE_BYTES, messageLines } from './message-lines.ts';
import { PendingCalls } from './pending-calls.ts';

/** The streams of messages, one message per line. */
export interface MessageStreams {
  readonly input: Readable;
  readonly write: (text: string | Uint8Array) => void;
  /** Resolves when the process is asked to stop. */
  readonly stopped: () => Promise<void>;
}

/**
 * Answers messages of the Model Context Protocol until the other end closes the connection. Earlier calls still get
 * their replies, since input from a pipe or a file ends as soon as it is read.
 */
export async function answerMessages(
  make: () => McpServer,
  { input, write, stopped }: MessageStreams,
): Promise<void> {
  const calls = new PendingCalls();
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
  const lines = input.pipe(
    messageLines({
      refuse: (refusal) => output.destroyed || output.write(`${JSON.stringify(refusal)}\n`),
      beforeEnd: () => calls.answered(),
    }),
  );
  input.once('error', () => lines.destroy());
  const ended = new Promise((resolve) => lines.once('end', resolve).once('close', resolve));
  const limit = { maxBufferSize: MAX_MESSAGE_BYTES };
  const transport = calls.watch(new StdioServerTransport(lines, output, limit));
  const connection = serveStdio(make, { transport });
  await Promise.race([ended, closed, stopped()]);
  // Calls that arrive from now on would delay the end.
  input.unpipe(lines);
  await calls.answered();
  await connection.close();
  // The process would wait for an input that stays open.
  input.destroy();
}

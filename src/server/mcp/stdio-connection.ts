import { type Readable, Writable } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';

/** The streams of messages, one message per line. */
export interface MessageStreams {
  readonly input: Readable;
  readonly write: (text: string | Uint8Array) => void;
  /** Resolves when the process is asked to stop. */
  readonly stopped: () => Promise<void>;
}

/** Answers messages of the Model Context Protocol until the other end hangs up. */
export async function answerMessages(
  make: () => McpServer,
  { input, write, stopped }: MessageStreams,
): Promise<void> {
  const ended = new Promise((resolve) => input.once('end', resolve).once('close', resolve));
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
  const connection = serveStdio(make, { transport: new StdioServerTransport(input, output) });
  await Promise.race([ended, closed, stopped()]);
  await connection.close();
}

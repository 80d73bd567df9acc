import { PassThrough } from 'node:stream';
import { McpServer } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import { answerMessages } from '../../../src/server/mcp/stdio-connection.ts';

/** A connection to a server whose only tool answers when it is asked to. */
function connect(write?: (text: string) => void) {
  const input = new PassThrough();
  const replies: { id?: unknown; error?: { code: number } }[] = [];
  let calls = 0;
  let answer = () => {};
  let stop = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const make = () => {
    const server = new McpServer({ name: 'test', version: '1.0.0' });
    server.registerTool('wait', { description: 'Waits' }, async () => {
      calls += 1;
      await answered;
      return { content: [] };
    });
    return server;
  };
  const ended = answerMessages(make, {
    input,
    write: (text) => (write ?? ((line) => replies.push(JSON.parse(line))))(String(text)),
    stopped: () => stopped,
  });
  const send = (message: object) =>
    input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const call = (id: number) => send({ id, method: 'tools/call', params: { name: 'wait' } });
  return { input, replies, ended, call, send, answer, stop, calls: () => calls };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

test('a stop waits for the reply of a call, reads no more messages and lets go of the input', async () => {
  const { input, replies, ended, call, answer, stop, calls } = connect();
  call(1);
  await until(() => calls() === 1);
  stop();
  await new Promise((resolve) => setImmediate(resolve));
  call(2);
  answer();
  await ended;
  expect(replies.map(({ id }) => id)).toEqual([1]);
  expect(calls()).toBe(1);
  expect(input.destroyed).toBe(true);
});

test('input that ends gets all its replies', async () => {
  const { input, replies, ended, call, answer, calls } = connect();
  call(1);
  call(2);
  input.end();
  await until(() => calls() === 2);
  answer();
  await ended;
  expect(replies.map(({ id }) => id)).toEqual([1, 2]);
});

test('an output that is closed ends the connection, even if a call has no reply yet', async () => {
  const { input, ended, call, send, calls } = connect(() => {
    throw new Error('EPIPE');
  });
  call(1);
  await until(() => calls() === 1);
  send({ id: 2, method: 'ping' });
  await ended;
  expect(input.destroyed).toBe(true);
});

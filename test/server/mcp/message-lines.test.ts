import { expect, test } from 'vitest';
import { messageLines } from '../../../src/server/mcp/message-lines.ts';

/** Passes chunks through the lines, and gives what comes out and what is refused. */
async function read(...chunks: readonly string[]) {
  const refused: unknown[] = [];
  const passed: string[] = [];
  const lines = messageLines({
    refuse: ({ id, error }) => refused.push([error.code, id]),
    beforeEnd: async () => undefined,
  });
  lines.on('data', (line: Uint8Array) => passed.push(Buffer.from(line).toString('utf8')));
  for (const chunk of chunks) lines.write(Buffer.from(chunk));
  lines.end();
  await new Promise((resolve) => lines.once('close', resolve));
  return { passed, refused };
}

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

test.each([
  PING,
  '{"jsonrpc":"2.0","id":"a","method":"ping","params":{}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"2.0","id":1,"result":{}}',
  '{"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"no"}}',
  '{"jsonrpc":"2.0","id":1,"method":"Käse"}',
])('messageLines passes on %s', async (line) => {
  expect(await read(`${line}\n`)).toEqual({ passed: [`${line}\n`], refused: [] });
});

test.each([
  ['no JSON', -32_700, null],
  ['{"jsonrpc":"2.0","id":5,', -32_700, null],
  [`[${PING}]`, -32_600, null],
  ['[]', -32_600, null],
  ['5', -32_600, null],
  ['null', -32_600, null],
  ['{}', -32_600, null],
  ['{"jsonrpc":"2.0","id":7}', -32_600, 7],
  ['{"jsonrpc":"1.0","id":7,"method":"ping"}', -32_600, 7],
  ['{"jsonrpc":"2.0","id":"a","method":5}', -32_600, 'a'],
  ['{"jsonrpc":"2.0","id":null,"method":"ping"}', -32_600, null],
  ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32_600, 1.5],
  ['{"jsonrpc":"2.0","id":1e30,"method":"ping"}', -32_600, 1e30],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":null}', -32_600, 1],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[1]}', -32_600, 1],
  ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":"a"}', -32_600, 1],
  ['{"jsonrpc":"2.0","id":1,"method":"ping","foo":1}', -32_600, 1],
  ['{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":1}}', -32_600, 1],
  ['{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"progressToken":{}}}}', -32_600, 1],
  ['{"jsonrpc":"2.0","id":1,"method":"ping","result":{}}', -32_600, 1],
  ['{"jsonrpc":"2.0","method":"notifications/initialized","params":null}', -32_600, null],
])('messageLines refuses %s', async (line, code, id) => {
  const next = `${PING}\n`;
  expect(await read(`${line}\n${next}`)).toEqual({ passed: [next], refused: [[code, id]] });
});

test.each([
  '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}}',
  '{"jsonrpc":"2.0","id":1,"result":5}',
])('messageLines ignores %s, since a reply gets no reply', async (line) => {
  expect(await read(`${line}\n`)).toEqual({ passed: [], refused: [] });
});

test('messageLines ignores a byte order mark before the first line, and refuses others', async () => {
  const mark = '\u{feff}';
  const { passed, refused } = await read(`${mark}${PING}\n${mark}${PING}\n`);
  expect(passed).toEqual([`${PING}\n`]);
  expect(refused).toEqual([[-32_700, null]]);
  expect(await read(mark)).toEqual({ passed: [], refused: [] });
});

test('messageLines joins the parts of a line, skips blank lines and completes the last one', async () => {
  const { passed, refused } = await read(PING.slice(0, 9), PING.slice(9), '\n \n\r\n', PING);
  expect(passed).toEqual([`${PING}\n`, `${PING}\n`]);
  expect(refused).toEqual([]);
});

test('messageLines refuses a message that is too long, and reads on', async () => {
  const { passed, refused } = await read('"', 'x'.repeat(11 * 1024 * 1024), `"\n${PING}\n`);
  expect(passed).toEqual([`${PING}\n`]);
  expect(refused).toEqual([[-32_600, null]]);
});

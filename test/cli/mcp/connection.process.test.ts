import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { HOME } from '../../support/viand.ts';

/** Starts `viand mcp`, whose input stays open. */
function startMcp() {
  const child = spawn(process.execPath, [path.join(HOME, 'bin/viand.cjs'), 'mcp'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    ended: once(child, 'exit'),
    /** Sends a line, and returns the next reply. */
    ask: async (line: string) => {
      child.stdin.write(`${line}\n`);
      return JSON.parse((await lines.next()).value);
    },
  };
}

const HELLO = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 'test', version: '1.0.0' },
  },
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it while its input stays open', async (name) => {
  const { child, ended, ask } = startMcp();
  expect(await ask(HELLO)).toMatchObject({ id: 1, result: {} });
  child.kill(name);
  expect(await ended).toEqual([0, null]);
});

test('every request gets a reply, even one that is not valid or is nested too deeply', async () => {
  const { ask } = startMcp();
  expect(await ask(`\u{feff}${HELLO}`)).toMatchObject({ id: 1, result: {} });
  const invalid = [
    ['2', '"method":"tools/list","params":null'],
    ['"3"', '"method":"ping","foo":1'],
    ['4', '"method":"ping","params":{"_meta":{"progressToken":{}}}'],
    ['1e30', '"method":"ping"'],
    ['5', '"method":"ping","result":{}'],
    ['6', `"params":{"arguments":${'['.repeat(100_000)}${']'.repeat(100_000)}},"method":"ping"`],
  ];
  for (const [id = '', members] of invalid) {
    const reply = await ask(`{"jsonrpc":"2.0","id":${id},${members}}`);
    expect(reply).toMatchObject({ id: JSON.parse(id), error: { code: -32_600 } });
  }
  expect(await ask('{"jsonrpc":"2.0","id":7,"method":"ping"}')).toMatchObject({ result: {} });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from 'vitest';
import { HOME, viand, viandWith } from '../../support/viand.ts';

const BIN = path.join(HOME, 'bin/viand.cjs');

interface Answer {
  readonly isError?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of all tools
  readonly structuredContent: any;
}

async function withAssistant(run: (call: Call, client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const command = { command: process.execPath, args: [BIN, 'mcp'] };
  await client.connect(new StdioClientTransport(command));
  try {
    await run(callOf(client), client);
  } finally {
    await client.close();
  }
}

type Call = (name: string, input: Record<string, unknown>) => Promise<Answer>;

function callOf(client: Client): Call {
  return async (name, input) =>
    (await client.callTool({ name, arguments: input })) as unknown as Answer;
}

test('an assistant scores a day that is described in words', async () => {
  await withAssistant(async (call, client) => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['search', 'gtin', 'food', 'match', 'evaluate', 'explain', 'recipe']),
    );
    const day = '2 slices of wholemeal bread\n1 apple\n250 ml skimmed milk\nxyzzy';
    const matched = await call('match', { text: day });
    const { lines } = matched.structuredContent;
    expect(lines.map((line: { is_sure: boolean }) => line.is_sure)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const entries = lines.slice(0, 3).map(({ candidates: [best] }: { candidates: object[] }) => {
      const { food_id, amount, unit } = best as Record<string, unknown>;
      return { food_id, amount, unit };
    });
    const evaluated = await call('evaluate', {
      meals: [{ entries }],
      evaluations: ['healthy-eating-index'],
    });
    const index = evaluated.structuredContent['healthy-eating-index'];
    expect(index.total_score).toBeGreaterThan(40);
    expect(index).toMatchObject({ index: 'HEI-2015', warnings: [] });
  });
});

test('calls from input that ends get their replies', async () => {
  const meals = [{ entries: [{ food_id: 'milk', amount: 100, unit: 'ml' }] }];
  const clientInfo = { name: 'test', version: '1.0.0' };
  const hello = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo };
  const call = (id: number, name: string) => ({
    id,
    method: 'tools/call',
    params: { name, arguments: { meals } },
  });
  const messages = [
    { id: 1, method: 'initialize', params: hello },
    { method: 'notifications/initialized' },
    call(2, 'evaluate'),
    call(3, 'explain'),
  ].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }));
  const { exitCode, stdout, stderr } = await viandWith(`${messages.join('\n')}\n`, 'mcp');
  const replies = stdout.trim().split('\n');
  expect(replies.map((line) => JSON.parse(line).id).sort()).toEqual([1, 2, 3]);
  expect(stderr).toBe('');
  expect(exitCode).toBe(0);
});

test('a last message needs no line break', async () => {
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const { stdout } = await viandWith(ping, 'mcp');
  expect(JSON.parse(stdout)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
});

test('a line that is no message is refused, and later messages get their replies', async () => {
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const { stdout } = await viandWith(`no JSON\n${ping}\n`, 'mcp');
  const [refusal, reply] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(refusal).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_700 } });
  expect(reply).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
});

test('an unknown food is refused with its id, and with similar foods', async () => {
  await withAssistant(async (call) => {
    const meals = [{ entries: [{ food_id: 'wholemeal-bred', amount: 1, unit: 'g' }] }];
    const { isError, structuredContent } = await call('evaluate', { meals });
    expect(isError).toBe(true);
    expect(structuredContent.error).toMatchObject({
      code: 'UNKNOWN_FOOD',
      details: [{ path: '/0/entries/0/food_id', provided_value: 'wholemeal-bred' }],
    });
  });
});

test('all problems of an input are reported at once', async () => {
  await withAssistant(async (call) => {
    const { isError, structuredContent } = await call('search', { query: '', limit: 1000 });
    expect(isError).toBe(true);
    expect(structuredContent.error.details).toHaveLength(2);
    expect((await call('match', { text: ' ' })).isError).toBe(true);
    expect((await call('evaluate', { meals: 'milk' })).isError).toBe(true);
    const unknown = await call('evaluate', { meals: [], evaluations: ['taste'] });
    expect(unknown.structuredContent.error.details[0].provided_value).toBe('taste');
  });
});

test('--port answers over HTTP, for callers with the key', async () => {
  const child = spawn(process.execPath, [BIN, 'mcp', '--port', '0'], {
    env: { ...process.env, VIAND_API_KEY: 'secret' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const [said] = await once(child.stderr.setEncoding('utf8'), 'data');
    const url = new URL(/listening on (\S+)/.exec(said)?.[1] as string);
    const requestInit = { headers: { authorization: 'Bearer secret' } };
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
    const { structuredContent } = await callOf(client)('food', { id: 'apple' });
    expect(structuredContent.id).toBe('apple');
    await client.close();
    const post = (headers: Record<string, string>) =>
      fetch(url, { method: 'POST', body: '{}', headers });
    const anonymous = await post({});
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get('www-authenticate')).toContain('Bearer');
    const fromPage = { authorization: 'Bearer secret', origin: 'https://example.org' };
    expect((await post(fromPage)).status).toBe(403);
    const deep = `{"jsonrpc":"2.0","id":7,"method":"ping","params":${'['.repeat(100)}`;
    const body = `${deep}${']'.repeat(100)}}`;
    const refused = await fetch(url, { method: 'POST', body, ...requestInit });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ id: 7, error: { code: -32_600 } });
    expect((await fetch(new URL('/other', url))).status).toBe(404);
  } finally {
    child.kill();
  }
});

test('other computers need a key', async () => {
  const { exitCode, stderr } = await viand('mcp', '--port', '0', '--host', '0.0.0.0');
  expect(exitCode).toBe(2);
  expect(stderr).toContain('need a key');
});

const MEALS = [
  {
    entries: [
      { food_id: 'white-bread', amount: 200, unit: 'g' },
      { food_id: 'butter', amount: 30, unit: 'g' },
      { food_id: 'cola', amount: 500, unit: 'ml' },
    ],
  },
];

test('explain gives the index with its coverage, the foods, and swaps; refusals as evaluate', async () => {
  await withAssistant(async (call) => {
    const { structuredContent: explained } = await call('explain', { meals: MEALS });
    const evaluations = ['healthy-eating-index'];
    const { structuredContent: evaluated } = await call('evaluate', { meals: MEALS, evaluations });
    expect(explained.index).toEqual(evaluated['healthy-eating-index']);
    expect(explained.foods).toHaveLength(3);
    expect(explained.swaps[0].gain).toBeGreaterThan(0);
    const [{ entries }] = MEALS as [{ entries: object[] }];
    const faulty = [{ entries: [...entries, { food_id: 'brocoli', amount: -4, unit: 'g' }] }];
    const refused = await call('explain', { meals: faulty });
    expect(refused.isError).toBe(true);
    expect(refused.structuredContent.error.details).toMatchObject([
      { path: '/0/entries/3/food_id', provided_value: 'brocoli', suggestion: 'broccoli' },
      { path: '/0/entries/3/amount', provided_value: -4 },
    ]);
    expect((await call('explain', {})).isError).toBe(true);
  });
});

test('recipe gives nutrients with coverage and assumptions, and refuses what is not certain', async () => {
  await withAssistant(async (call) => {
    const text = '200 g flour\n2 eggs\n300 ml milk';
    const { structuredContent: dish } = await call('recipe', { text, servings: 4 });
    expect(dish).toMatchObject({ servings: 4, grams_per_serving: dish.grams / 4 });
    expect(dish.nutrients.energy).toMatchObject({ unit: 'kJ', coverage: 1 });
    expect(dish.assumptions.join()).toContain('cooking losses of vitamins');
    const refused = await call('recipe', { text: `${text}\n2 zorblax\n1 quux` });
    expect(refused.isError).toBe(true);
    const { details } = refused.structuredContent.error;
    expect(details.map((one: { provided_value: string }) => one.provided_value)).toEqual([
      '2 zorblax',
      '1 quux',
    ]);
    expect((await call('recipe', { text, servings: 0 })).isError).toBe(true);
    expect((await call('recipe', { text: '' })).isError).toBe(true);
  });
});

test('tools report input of a wrong type as a mistake of the assistant, not as a failure of viand', async () => {
  await withAssistant(async (call, client) => {
    const { tools } = await client.listTools();
    const odd = [undefined, {}, { meals: 5 }, { meals: [], evaluations: 5 }, { text: null }];
    for (const { name } of tools) {
      for (const input of odd) {
        const answer = await call(name, input as Record<string, unknown>);
        expect(JSON.stringify(answer)).not.toContain('INTERNAL_ERROR');
      }
    }
    const twice = { meals: [], evaluations: ['summary', 5] };
    expect((await call('evaluate', twice)).structuredContent.error.details[0]).toMatchObject({
      path: 'evaluations',
      provided_value: expect.anything(),
    });
  });
});

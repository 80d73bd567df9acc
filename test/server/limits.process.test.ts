import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { NO_KEY } from './cases.ts';
import { EVALUATE, search } from './situations.ts';
import {
  type Answer,
  bearer,
  client,
  eventually,
  halfPosted,
  KEY,
  NO_LIMIT,
  parsed,
  posted,
  type Running,
  registerFile,
  startServer,
  untilAll,
} from './support.ts';

const until = untilAll();
let server: Running;

beforeAll(async () => {
  server = await startServer({ until, argv: ['--quiet', ...NO_LIMIT] });
});

const number = (answer: Answer, name: string) => Number(answer.headers[name]);

test('the server limits each client separately and tells a refused client when to retry', async () => {
  const clients = registerFile(onTestFinished);
  const [small, large] = [
    client(clients, 'add', 'small', '--rate', '3'),
    client(clients, 'add', 'large', '--rate', '50'),
  ];
  const own = await startServer({ until: onTestFinished, clients, key: null });
  expect(own.stderr()).not.toContain('key for this run');
  const ask = (key: string, target = search('query=a')) =>
    own.ask(target, { headers: bearer(key) });

  const targets = [search('query=apple'), '/api/v2/food/no-such', search('query=a&limit=0')];
  for (const [index, target] of targets.entries()) {
    const answer = await ask(small, target);
    expect([answer.status, answer.headers['retry-after']]).toEqual([
      [200, 404, 400][index],
      undefined,
    ]);
    expect(number(answer, 'x-ratelimit-limit')).toBe(3);
    expect(number(answer, 'x-ratelimit-remaining')).toBe(2 - index);
    expect(number(answer, 'x-ratelimit-used')).toBe(index + 1);
    const ahead = number(answer, 'x-ratelimit-reset') - Date.now() / 1000;
    expect(ahead).toBeGreaterThan(-5);
    expect(ahead).toBeLessThanOrEqual(62);
  }
  const refused = await ask(small);
  expect([refused.status, refused.json.error.code]).toEqual([429, 'RATE_LIMIT_EXCEEDED']);
  expect(number(refused, 'x-ratelimit-remaining')).toBe(0);
  expect(number(refused, 'x-ratelimit-used')).toBe(3);
  const wait = number(refused, 'x-retry-after');
  expect(Number.isInteger(wait) && wait >= 1 && wait <= 60).toBe(true);
  expect(refused.headers['retry-after']).toBe(String(wait));
  expect((await ask(large)).headers).toMatchObject({
    'x-ratelimit-limit': '50',
    'x-ratelimit-remaining': '49',
  });
  expect((await ask('viand_wrong')).status).toBe(401);
  expect((await own.ask('/health', { headers: bearer(small) })).status).toBe(200);

  // A new key does not reset the window of the client, which is used up.
  const rotated = client(clients, 'rotate', 'small');
  expect((await ask(rotated)).status).toBe(429);
});

test('keys can be added and revoked while the server runs', async () => {
  const own = await startServer({ until: onTestFinished, key: null });
  const ofRun = await eventually(() => /key for this run: (\S+)\n/.exec(own.stderr())?.[1]);
  const statusOf = async (key: string) =>
    (await own.ask(search('query=a'), { headers: bearer(key) })).status;
  expect(await statusOf(ofRun)).toBe(200);

  const first = client(own.clients, 'add', 'clinic');
  expect(await statusOf(first)).toBe(200);
  const second = client(own.clients, 'rotate', 'clinic');
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  client(own.clients, 'revoke', 'clinic');
  expect(await statusOf(second)).toBe(401);
});

test('an old key can overlap with the new one, and a rate can change while the server runs', async () => {
  const clients = registerFile(onTestFinished);
  const first = client(clients, 'add', 'clinic', '--rate', '2');
  const own = await startServer({ until: onTestFinished, clients, key: null });
  const ask = (key: string) => own.ask(search('query=a'), { headers: bearer(key) });
  expect((await ask(first)).headers['x-ratelimit-limit']).toBe('2');
  const second = client(clients, 'rotate', 'clinic', '--overlap', '1h');
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([200, 429]);
  client(clients, 'update', 'clinic', '--rate', '10');
  const more = await ask(second);
  expect([more.status, more.headers['x-ratelimit-limit']]).toEqual([200, '10']);
  // The window continues: the refused request counts as well.
  expect(more.headers['x-ratelimit-used']).toBe('4');
  const third = client(clients, 'rotate', 'clinic');
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([401, 401]);
  expect((await ask(third)).status).toBe(200);
});

test('VIAND_API_KEY sets the key, and the key is never logged', async () => {
  expect((await server.ask(search('query=a'))).status).toBe(200);
  expect((await server.ask(search('query=a'), { headers: bearer('other') })).status).toBe(401);
  expect(server.stderr()).not.toContain(KEY);
});

test('the server does not send an unchanged body again, but counts the request', async () => {
  const headers = { 'x-context-id': 'of etags' };
  const target = '/api/v2.1/food/banana';
  const first = await server.ask(target, { headers });
  const { etag = '' } = first.headers;
  expect(etag).toMatch(/^W\/"[^"]+"$/);
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const before = number(await server.ask('/api/v2/food/banana', { headers }), 'x-ratelimit-used');
    const again = await server.ask(target, { headers: { ...headers, 'if-none-match': known } });
    expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, etag]);
    expect(number(again, 'x-ratelimit-used')).toBe(before + 1);
    expect(again.headers).not.toHaveProperty('content-type');
  }
  const stale = await server.ask(target, { headers: { ...headers, 'if-none-match': '"other"' } });
  expect([stale.status, stale.text]).toEqual([200, first.text]);
  const evaluated = await server.ask(EVALUATE, posted([], { 'if-none-match': '*' }));
  expect([evaluated.status, evaluated.headers['etag']]).toEqual([200, undefined]);
  const missing = { headers: { 'if-none-match': '*' } };
  expect((await server.ask('/api/v2/food/no-such', missing)).status).toBe(404);
});

test('the server does not send its unchanged description again, which needs no key', async () => {
  const first = await server.ask('/api/openapi.json', NO_KEY);
  const { etag = '' } = first.headers;
  const known = { headers: { 'if-none-match': etag } };
  const again = await server.ask('/api/openapi.json', known);
  expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, etag]);
});

test('the server sends a search again if its links have changed', async () => {
  const target = search('query=apple');
  const moved = await startServer({
    until: onTestFinished,
    argv: ['--base-url', 'https://food.example'],
  });
  const { etag = '' } = (await server.ask(target, { headers: { 'x-context-id': 'none' } })).headers;
  const answer = await moved.ask(target, { headers: { 'if-none-match': etag } });
  expect(answer.json?.links.self).toMatch(/^https:\/\/food\.example\/api\/v2\/search\?/);
});

test('a search and the description have another tag under another host', async () => {
  for (const target of [search('query=apple'), '/api/openapi.json']) {
    const tagUnder = async (host: string) => {
      const headers = { host, 'x-context-id': 'of hosts' };
      return (await server.ask(target, { headers })).headers['etag'];
    };
    const own = await tagUnder('localhost');
    expect(own).toMatch(/^W\//);
    expect(await tagUnder('localhost')).toBe(own);
    expect(await tagUnder('127.0.0.1')).not.toBe(own);
  }
});

test('links begin with the base URL', async () => {
  const argv = ['--base-url', 'https://food.example/sub/'];
  const moved = await startServer({ until: onTestFinished, argv });
  const { links } = (await moved.ask(search('query=apple&limit=2'))).json;
  expect(links.next).toBe('https://food.example/sub/api/v2/search?query=apple&page=2&limit=2');
});

test('links are absolute, and use a forwarded host only behind a trusted proxy', async () => {
  const linksOf = async (one: Running, headers: Readonly<Record<string, string>>) => {
    const { json } = await one.ask(search('query=apple&limit=2&page=2'), { headers });
    return new Set(Object.values<string>(json.links).map((link) => new URL(link).origin));
  };
  expect(await linksOf(server, {})).toEqual(new Set([server.url]));
  const forwarded = {
    forwarded: 'for=192.0.2.1;proto=https;host="food.example:8443", for=10.0.0.1',
  };
  const others = { 'x-forwarded-host': 'food.example', 'x-forwarded-proto': 'https' };
  // Anybody can send these headers.
  expect(await linksOf(server, { ...forwarded, ...others })).toEqual(new Set([server.url]));

  const argv = ['--quiet', '--trust-proxy'];
  const behind = await startServer({ until: onTestFinished, argv });
  expect(await linksOf(behind, forwarded)).toEqual(new Set(['https://food.example:8443']));
  expect(await linksOf(behind, others)).toEqual(new Set(['https://food.example']));
  expect(await linksOf(behind, {})).toEqual(new Set([behind.url]));
  const evil = await behind.ask(search('query=a'), { headers: { 'x-forwarded-host': 'a/b?c' } });
  expect([evil.status, evil.json.error.details[0].path]).toEqual([400, 'host']);
});

test('the server compresses bodies as the caller accepts, except small ones', async () => {
  const target = '/api/v2.1/food/apple';
  const ask = (accepted: string, path = target) =>
    server.ask(path, { headers: accepted === '' ? {} : { 'accept-encoding': accepted } });
  const plain = await ask('');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const { headers, bytes } = await ask(accepted);
    expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(unpack[encoding](bytes).toString()).toBe(plain.text);
  }
  for (const accepted of ['identity', 'zstd', 'gzip;q=0', '*;q=0', ';;;']) {
    const { headers, text } = await ask(accepted);
    expect([accepted, headers['content-encoding'], text]).toEqual([
      accepted,
      undefined,
      plain.text,
    ]);
  }
  for (const small of ['/health', '/api/v2/food/no-such']) {
    expect((await ask('br, gzip', small)).headers).not.toHaveProperty('content-encoding');
  }
});

test('the server prefers brotli if a caller accepts all encodings equally', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const answer = await server.ask('/api/v2.1/food/apple', { headers });
  expect(answer.headers['content-encoding']).toBe('br');
});

test('pages of other origins may call the service only if their origin is listed', async () => {
  const origin = 'https://app.example';
  const allowed = await startServer({
    until: onTestFinished,
    argv: ['--quiet', '--cors-origin', origin, 'https://other.example'],
  });
  const ask = (one: Running, from: string, more: object = {}) =>
    one.ask(search('query=a'), { ...more, headers: { origin: from } });
  for (const options of [{}, { method: 'OPTIONS' }]) {
    const { headers } = await ask(server, origin, options);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const named = await ask(allowed, origin, options);
    expect(named.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': expect.stringContaining('x-retry-after'),
      vary: expect.stringContaining('origin'),
    });
    const foreign = await ask(allowed, 'https://evil.example', options);
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
    expect(foreign.headers['vary']).toContain('origin');
  }
  const preflight = await ask(allowed, origin, { method: 'OPTIONS' });
  expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
  const refused = await allowed.ask(search(''), { headers: { origin, ...bearer('') } });
  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, origin]);
});

test('the server returns the id of a request, unless it is unsafe', async () => {
  const idOf = async (id: string) =>
    (await server.ask('/health', { headers: { 'x-request-id': id } })).headers['x-request-id'];
  for (const id of ['a', 'trace-1.2_X', 'x'.repeat(64)]) expect(await idOf(id)).toBe(id);
  for (const id of ['', 'a b', 'x'.repeat(65), 'a"b', 'ü'])
    expect(await idOf(id)).toMatch(/^[0-9a-f-]{36}$/);
});

test('/health needs no key and does not count as a request', async () => {
  const { status, headers, json } = await server.ask('/health', { headers: bearer('') });
  expect([status, json.status]).toEqual([200, 'ok']);
  expect(headers).not.toHaveProperty('x-ratelimit-used');
});

/**
 * Stops a server during a request. Returns the outcome of the request, and whether the server
 * stopped quickly.
 */
async function stoppedAmid(signal: NodeJS.Signals, header: string) {
  const own = await startServer({ until: onTestFinished, argv: ['--quiet'] });
  const { socket, back } = await halfPosted(own.port, EVALUATE, header);
  own.signal(signal);
  await eventually(() => (own.stderr().includes('stopping after') ? true : undefined));
  await expect(own.ask('/health')).rejects.toThrow();
  socket.write(']');
  const isQuick = await Promise.race([own.ended.then(() => true), sleep(3000, false)]);
  return { exit: await own.ended, response: parsed(back()), isQuick };
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets a running request finish', async (signal) => {
  const { exit, response } = await stoppedAmid(signal, 'connection: close\r\n');
  expect(response.status).toBe(200);
  expect(JSON.parse(response.body)).toHaveProperty('energy_density');
  expect(exit).toEqual([0, null]);
});

test('a server that stops does not wait for idle connections', async () => {
  const { exit, isQuick } = await stoppedAmid('SIGTERM', '');
  expect([exit, isQuick]).toEqual([[0, null], true]);
});

test('a server that stops does not wait for connections that have sent nothing', async () => {
  const own = await startServer({ until: onTestFinished, argv: ['--quiet'] });
  const socket = net.connect(own.port, '127.0.0.1');
  await once(socket, 'connect');
  await own.ask('/health');
  own.signal('SIGTERM');
  const isQuick = await Promise.race([own.ended.then(() => true), sleep(10_000, false)]);
  socket.destroy();
  expect([isQuick, await own.ended]).toEqual([true, [0, null]]);
});

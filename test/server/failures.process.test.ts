import { once } from 'node:events';
import { Readable } from 'node:stream';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { WHOLE_LAYOUT } from '../../src/evaluation/layout.ts';
import { ViandError } from '../../src/model/diagnostic.ts';
import type { Services } from '../../src/operations/services.ts';
import { foodPageBody } from '../../src/presentation/food-page.ts';
import { ENTRY, EVALUATE, entries, gtin, search } from './situations.ts';
import {
  bearer,
  eventually,
  exchange,
  halfPosted,
  inProcess,
  jsonOf,
  KEY,
  NO_LIMIT,
  parsed,
  posted,
  type Running,
  startServer,
  untilAll,
} from './support.ts';

const until = untilAll();
let server: Running;

beforeAll(async () => {
  server = await startServer({ until, argv: ['--quiet', ...NO_LIMIT] });
});

/** Services of which none works. */
function failing(error: unknown): Services {
  const fail = () => {
    throw error;
  };
  return {
    catalogue: { file: 'x', find: fail, findGtin: fail, search: fail } as never,
    foods: { resolve: fail, layout: WHOLE_LAYOUT } as never,
  };
}

const OURS = {
  error: { code: 'INTERNAL_ERROR', message: 'Internal error', details: null },
};

test.each([
  [
    'a fault of the database',
    new Error('SQLITE_CORRUPT: SELECT * FROM food\n  at store/foods.ts:1'),
  ],
  [
    'a damaged catalogue',
    new ViandError({ code: 'catalogue/damaged', message: 'Cannot read /srv/x' }),
  ],
  [
    'a clients file that cannot be written',
    new ViandError({ code: 'client/unwritable', message: '/srv/y' }),
  ],
  ['a refusal without faults', new ViandError()],
  ['no error at all', undefined],
])('details of %s appear only in the log', async (_, error) => {
  const ask = inProcess(failing(error));
  for (const [target, asked] of [
    [search('query=a'), {}],
    [gtin('4012345678901'), {}],
    ['/api/food/apple', {}],
    [EVALUATE, entries(ENTRY)],
  ] as const) {
    const reply = await ask(target, asked);
    expect([reply.status, jsonOf(reply)]).toEqual([500, OURS]);
    expect(reply.headers).toMatchObject({
      'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
    });
    expect(reply).toHaveProperty('failure', error);
    expect(reply.route).toMatch(/^v[\d.]+ \//);
  }
});

test('a request is answered with 500 and not processed if the check of its key fails', async () => {
  const error = new Error('the register is locked');
  const broken = () => {
    throw error;
  };
  const caller = { id: 'tester', rate: 1 };
  for (const guard of [
    { find: () => undefined, identify: broken, count: broken },
    { find: () => undefined, identify: () => caller, count: () => Promise.reject(error) },
  ]) {
    const reply = await inProcess(failing(error), { guard })(search('query=a'));
    expect([reply.status, jsonOf(reply)]).toEqual([500, OURS]);
  }
});

test('the log has an entry for each request, but no key, query, id or context', async () => {
  const own = await startServer({ until: onTestFinished });
  // Letters that are not hexadecimal digits, since the log contains random hexadecimal identifiers.
  const context = { 'x-context-id': 'patient-munro' };
  await own.ask(search('query=secretquery'), { headers: context });
  await own.ask('/api/v2/food/secret-id', { headers: context });
  await own.ask('/api/v2/food/apple');
  await own.ask(gtin('4012345678901'));
  await own.ask('/secretpath?secretquery');
  await own.ask(search('query=a'), { headers: { authorization: 'Bearer secret-key' } });
  await own.ask(EVALUATE, posted('[{"secret"', context));
  await own.ask(EVALUATE, entries({ ...ENTRY, food_id: 'secret-food' }));
  const lines = await eventually(() => {
    const all = own.stderr().trim().split('\n').slice(1);
    return all.length >= 8 ? all : undefined;
  });
  expect(own.stderr()).not.toMatch(/secret|apple|4012345678901|patient|munro/);
  expect(own.stderr()).not.toContain(KEY);
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ route, status }) => [route, status])).toEqual([
    ['v2 /search', 200],
    ['v2 /food/{id}', 404],
    ['v2 /food/{id}', 200],
    ['v2 /search/gtin', 404],
    ['', 404],
    ['v2 /search', 401],
    ['v2.1 /evaluate/energy-density', 400],
    ['v2.1 /evaluate/energy-density', 422],
  ]);
  for (const one of logged) {
    expect(one).toMatchObject({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      request_id: expect.any(String),
      bytes: expect.any(Number),
      milliseconds: expect.any(Number),
    });
  }
});

test('100,000 invalid entries are an error of the caller', async () => {
  const bad = { food_id: 1, unit: 1, amount: '', weighted_before_process: 1 };
  const { status } = await server.ask(EVALUATE, entries(...Array(100_000).fill(bad)));
  expect(status).toBe(400);
});

test('100,000 entries of unknown foods are an error of the caller', async () => {
  const unknown = { ...ENTRY, food_id: 'no-such' };
  const { status } = await server.ask(EVALUATE, entries(...Array(100_000).fill(unknown)));
  expect(status).toBe(422);
});

test('a caller that disconnects does not count as a failure of the service', async () => {
  const own = await startServer({ until: onTestFinished });
  const { socket } = await halfPosted(own.port, EVALUATE);
  socket.destroy();
  await once(socket, 'close');
  // The disconnected request is logged before these requests.
  for (let time = 0; time < 5; time += 1) await own.ask('/health');
  await eventually(() => (own.stderr().split('"status":200').length > 5 ? true : undefined));
  expect(own.stderr()).not.toContain('"level":"error"');
});

test.each([
  ['a request without a host', 'GET /health HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [
    'an expectation',
    'GET /health HTTP/1.1\r\nhost: localhost\r\nexpect: tea\r\nconnection: close\r\n\r\n',
  ],
  ['CONNECT', 'CONNECT x:1 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'],
])('the error reply to %s has the structure of all errors', async (_, bytes) => {
  const { body } = parsed(await exchange(server.port, bytes));
  expect(Object.keys(JSON.parse(body).error)).toEqual(['code', 'message', 'details']);
});

test('a request may name the host in its first line', async () => {
  const request = `GET http://localhost/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
  expect(parsed(await exchange(server.port, request)).status).toBe(200);
});

test('a status line has the reason phrase of its status', async () => {
  const huge = `GET /health HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`;
  const { head } = parsed(await exchange(server.port, huge));
  expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large/);
});

test('the server refuses a body that is declared as compressed', async () => {
  const { status } = await server.ask(EVALUATE, posted('[]', { 'content-encoding': 'gzip' }));
  expect(status).toBe(415);
});

test.each([
  ['', ''],
  ['0x10', '0x10'],
  ['1e1', '1e1'],
  [' 5', ' 5'],
  ['Infinity', 'Infinity'],
])('the error for a limit of %j repeats it unchanged', async (given, provided) => {
  const { json } = await server.ask(search(`query=a&limit=${encodeURIComponent(given)}`));
  expect(json.error.details.provided_value).toBe(provided);
});

test('the link to the next page never exceeds the allowed pages', async () => {
  const page = { foods: [], query: 'a', type: 'all', limit: 10, totalCount: 4e6 } as const;
  const { links } = foodPageBody(
    { ...page, offset: 999_995, hasNext: true, searchedFor: undefined },
    'v2',
  );
  const { next } = links as { next: string };
  expect((await server.ask(next)).status).toBe(200);
});

test('the error for a limit too large for a number repeats it unchanged', async () => {
  const limit = '9'.repeat(400);
  const { json } = await server.ask(search(`query=a&limit=${limit}`));
  expect(json.error.details.provided_value).toBe(limit);
});

test('CONNECT is refused with a list of the allowed methods', async () => {
  const request = 'CONNECT x:1 HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const { status, head } = parsed(await exchange(server.port, request));
  expect(status).toBe(405);
  expect(head).toMatch(/\r\nallow: /i);
});

test('a body of any length that is streamed beyond the limit is refused', async () => {
  for (const chunks of [170, 400, 1600]) {
    const body = Readable.from(Array.from({ length: chunks }, () => Buffer.alloc(65_536, ' ')));
    const reply = await fetch(server.url + EVALUATE, {
      method: 'POST',
      body: Readable.toWeb(body) as unknown as ReadableStream,
      duplex: 'half',
      headers: { ...bearer(KEY), 'content-type': 'application/json' },
    } as RequestInit);
    expect(reply.status).toBe(413);
  }
});

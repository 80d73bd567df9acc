import fc from 'fast-check';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import type { Services } from '../../src/operations/services.ts';
import { servicesOf } from '../../src/operations/services.ts';
import { CATALOGUE } from '../support/embedded-catalogue.ts';
import { EVALUATIONS } from './cases.ts';
import { ENTRY, EVALUATE, gtin, SITUATIONS, search } from './situations.ts';
import {
  bearer,
  exchange,
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

const MAX_BODY = 10 * 1024 * 1024;
const RATE_HEADERS = ['limit', 'remaining', 'reset', 'used'].map((one) => `x-ratelimit-${one}`);
const CHALLENGE = { 'www-authenticate': 'Bearer realm="viand"' };

const until = untilAll();
let server: Running;
let services: Services;

beforeAll(async () => {
  server = await startServer({ until, argv: ['--quiet', ...NO_LIMIT] });
  const catalogue = openCatalogue(CATALOGUE);
  until(() => catalogue.close());
  services = servicesOf(catalogue);
});

test.each(SITUATIONS)(
  'the error for %s has the structure of all errors',
  async (_, target, asked, status, code) => {
    const { headers, json, ...answer } = await server.ask(target, asked);
    expect([answer.status, json.error.code]).toEqual([status, code]);
    expect(Object.keys(json.error)).toEqual(['code', 'message', 'details']);
    expect(json.error.message).toMatch(/^\S.*[^.]$/);
    if (code === 'INVALID_PAGINATION') {
      expect(json).toEqual({ error: json.error, ...json.error });
      expect(Object.keys(json.error.details)).toEqual([
        'parameter',
        'provided_value',
        'valid_range',
      ]);
    } else {
      expect(Object.keys(json)).toEqual(['error']);
      expect(json.error.details.length).toBeGreaterThan(0);
      for (const detail of json.error.details) {
        const { suggestion: _, ...always } = detail;
        expect(Object.keys(always)).toEqual(['path', 'message', 'provided_value', 'allowed']);
      }
    }
    const isCounted = code !== 'UNAUTHORIZED';
    for (const name of RATE_HEADERS) {
      expect([name, headers[name]]).toEqual([
        name,
        isCounted ? expect.stringMatching(/^\d+$/) : undefined,
      ]);
    }
    expect(headers['www-authenticate']).toBe(
      status === 401 ? CHALLENGE['www-authenticate'] : undefined,
    );
    expect(headers['retry-after']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);

    const reply = await inProcess(services)(target, asked);
    expect({ status: reply.status, json: jsonOf(reply) }).toEqual({ status, json });
  },
);

test('the server accepts what is exactly at a limit: a query of 200, a body of 10 MiB, 1,000 meals, 100,000 entries', async () => {
  for (const query of ['a'.repeat(200), '%F0%9F%A5%A6'.repeat(200), `%20${'a'.repeat(200)}%20`]) {
    expect((await server.ask(search(`query=${query}`))).status).toBe(200);
  }
  const full = `[]${' '.repeat(MAX_BODY - 2)}`;
  expect((await server.ask(EVALUATE, posted(full))).status).toBe(200);
  const meals = Array(1000).fill({ entries: Array(100).fill(ENTRY) });
  expect((await server.ask(EVALUATE, posted(meals))).status).toBe(200);
  const context = { headers: { 'x-context-id': '~ '.repeat(63) } };
  expect((await server.ask(search('query=a'), context)).status).toBe(200);
});

test.each([
  ['limit', 1, 100],
  ['offset', 0, 100_000_000],
  ['page', 1, 1_000_000],
])('%s accepts values from %i to %i, and refuses others', async (name, least, most) => {
  for (const value of [least, most]) {
    const { status, json } = await server.ask(search(`query=apple&${name}=${value}`));
    expect([status, json.pagination[name]]).toEqual([200, value]);
  }
  const wrong = ['abc', '1.5', '--1', '1;2', '１'].map((text) => [text, Number(text)]);
  for (const [text, number] of [...wrong, [least - 1, least - 1], [most + 1, most + 1], [-7, -7]]) {
    const { status, json } = await server.ask(
      search(`query=apple&${name}=${encodeURIComponent(`${text}`)}`),
    );
    expect([status, json.code, json.message]).toEqual([
      400,
      'INVALID_PAGINATION',
      `The ${name} must be between ${least} and ${most}`,
    ]);
    const provided_value = Number.isNaN(number) ? text : number;
    expect(json.details).toEqual({
      parameter: name,
      provided_value,
      valid_range: `${least}-${most}`,
    });
  }
});

test('page takes precedence over offset, and a page past the end is empty', async () => {
  const both = await server.ask(search('query=apple&limit=5&page=2&offset=1'));
  expect(both.json.pagination).toMatchObject({ offset: 5, page: 2 });
  const past = await server.ask(search('query=apple&limit=5&page=999'));
  expect(past.json).toMatchObject({
    data: [],
    pagination: { page: 999, has_next: false, has_previous: true },
  });
  const { next, previous, last } = past.json.links;
  expect([next, previous]).toEqual([null, last]);
  const { json } = await server.ask(new URL(previous).pathname + new URL(previous).search);
  expect(json.data.length).toBeGreaterThan(0);
  expect(json.pagination.has_next).toBe(false);

  const offGrid = await server.ask(search('query=apple&limit=5&offset=100003'));
  const before = new URL(offGrid.json.links.previous);
  const lastPage = await server.ask(before.pathname + before.search);
  expect(lastPage.json.data.length).toBeGreaterThan(0);
  expect(Number(before.searchParams.get('offset')) % 5).toBe(3);

  const none = await server.ask(search('query=qqqqqqqq&limit=5&page=3'));
  expect(none.json).toMatchObject({
    data: [],
    pagination: { total_count: 0, has_previous: false },
    links: { previous: null },
  });
});

test('unknown routes and wrong methods count against the budget of a known client', async () => {
  const argv = ['--quiet', '--rate', '2'];
  const own = await startServer({ until: onTestFinished, argv });
  const unknown = await own.ask('/api/v2/foods');
  const wrong = await own.ask(search('query=a'), { method: 'DELETE' });
  expect([unknown.status, unknown.headers['x-ratelimit-remaining']]).toEqual([404, '1']);
  expect([wrong.status, wrong.headers['x-ratelimit-remaining']]).toEqual([405, '0']);
  expect(wrong.headers['allow']).toBe('GET, HEAD, OPTIONS');
  expect((await own.ask('/api/v2/foods')).status).toBe(429);
  const stranger = await own.ask('/api/v2/foods', { headers: bearer('') });
  expect([stranger.status, stranger.headers['x-ratelimit-limit']]).toEqual([404, undefined]);
});

const HEAD = `POST ${EVALUATE} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${KEY}\r\ncontent-type: application/json\r\n`;

test('the server refuses a body over 10 MiB by its stated size, or while reading if none is stated', async () => {
  const declared = parsed(
    await exchange(server.port, `${HEAD}content-length: ${MAX_BODY + 1}\r\n\r\n`),
  );
  const size = (MAX_BODY + 1).toString(16);
  const chunked = parsed(
    await exchange(
      server.port,
      `${HEAD}transfer-encoding: chunked\r\n\r\n${size}\r\n`,
      Buffer.alloc(MAX_BODY + 1, ' '),
    ),
  );
  for (const { status, head, body } of [declared, chunked]) {
    expect(status).toBe(413);
    expect(head).toMatch(/\r\nconnection: close/i);
    expect(head).toMatch(/\r\nx-ratelimit-remaining: \d+/);
    expect(JSON.parse(body).error).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  }
});

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  [
    'a control character in a header',
    'GET /health HTTP/1.1\r\nhost: localhost\r\nx-context-id: a\u0001\r\n\r\n',
    400,
  ],
  ['two lengths', `${HEAD}content-length: 1\r\ncontent-length: 2\r\n\r\n[]`, 400],
  [
    'a huge header',
    `GET /health HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
])('the error reply to %s has the structure of all errors', async (_, bytes, status) => {
  const answer = parsed(await exchange(server.port, bytes));
  expect(answer.status).toBe(status);
  expect(answer.head).toMatch(/\r\ncontent-type: application\/json/i);
  const { error } = JSON.parse(answer.body);
  expect(Object.keys(error)).toEqual(['code', 'message', 'details']);
});

/** Percent-encodes a text; lone surrogates are replaced, since they cannot be encoded. */
function escaped(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}

test('no request makes the server fail', async () => {
  const ask = inProcess(services);
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const syntax = fc.array(
    fc.constantFrom(
      '"',
      '*',
      '(',
      ')',
      'NEAR',
      'AND',
      'NOT',
      '-',
      ':',
      '^',
      'apple',
      ' ',
      '%',
      '\0',
    ),
  );
  const target = fc.oneof(
    syntax.map((parts) => search(`query=${encodeURIComponent(parts.join(''))}`)),
    text.map((one) => search(new URLSearchParams({ query: one, limit: '3' }).toString())),
    text.map((one) => `/api/food/${escaped(one)}`),
    text.map((one) => gtin(escaped(one))),
    text.map((one) => `/api/v2/${one}`),
  );
  const body = fc.oneof(fc.json({ maxDepth: 4 }), text);
  await fc.assert(
    fc.asyncProperty(target, body, fc.constantFrom(...EVALUATIONS), async (any, sent, route) => {
      for (const reply of [await ask(any), await ask(`/api/v1${route}`, posted(sent))]) {
        expect(reply.status).toBeLessThan(500);
        if (reply.status >= 400) expect(Object.keys(jsonOf(reply).error)).toHaveLength(3);
      }
    }),
    { numRuns: 300 },
  );
});

test('a body in a charset other than UTF-8 is refused', async () => {
  const post = (charset: string) =>
    server.ask(EVALUATE, {
      method: 'POST',
      headers: { 'content-type': `application/json;${charset}` },
      body: JSON.stringify([]),
    });
  for (const charset of ['charset=utf-16', ' Charset="ISO-8859-1"', 'charset=']) {
    const { status, json } = await post(charset);
    expect([charset, status, json.error?.code]).toEqual([charset, 415, 'UNSUPPORTED_MEDIA_TYPE']);
  }
  for (const charset of ['', 'charset=utf-8', ' charset="UTF-8"']) {
    expect([charset, (await post(charset)).status]).toEqual([charset, 200]);
  }
});

test('OPTIONS with a key counts as a request, and returns how many are left', async () => {
  const own = await startServer({ until: onTestFinished, argv: ['--quiet', '--rate', '2'] });
  const preflight = await own.ask(search('query=a'), { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers['x-ratelimit-remaining']]).toEqual([204, '1']);
  expect((await own.ask('/api/v2/food/apple', { method: 'OPTIONS' })).status).toBe(204);
  const last = await own.ask(search('query=a'), { method: 'OPTIONS' });
  expect([last.status, last.headers['x-retry-after']]).toEqual([429, expect.any(String)]);
});

test('the error for an unknown route lists the routes of its version', async () => {
  const allowed = async (path: string) => (await server.ask(path)).json.error.details[0].allowed;
  expect(await allowed('/api/v1/match')).not.toContain('/match');
  expect(await allowed('/api/v2.1/nope')).toContain('/match');
});

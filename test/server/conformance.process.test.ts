import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { SCHEMAS } from '../../src/presentation/schemas.ts';
import { VERSIONS } from '../../src/presentation/versions.ts';
import { CATALOGUE } from '../support/embedded-catalogue.ts';
import { casesOf, EVALUATIONS, NO_KEY } from './cases.ts';
import { type Answer, NO_LIMIT, posted, type Running, startServer, untilAll } from './support.ts';

const PREFIXES = ['/api', '/api/v1', '/api/v2', '/api/v2.1'] as const;
/**
 * Search, GTIN, food and the evaluations for each prefix, and recipes, reports and matches for the
 * newest one.
 */
const ROUTES = PREFIXES.length * (3 + EVALUATIONS.length) + 3;
const until = untilAll();
let server: Running;
let limited: Running;
// biome-ignore lint/suspicious/noExplicitAny: the document is what is tested
let document: any;
let ajv: Ajv2020;
let gtin = '';

beforeAll(async () => {
  server = await startServer({ until, argv: ['--quiet', ...NO_LIMIT] });
  const known = await server.ask('/api/v2.1/search?query=apple&type=branded');
  gtin = known.json.data[0].gtin;
  document = (await server.ask('/api/openapi.json', NO_KEY)).json;
  // Generating faster code would take longer here than it saves.
  ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
  ajv.addSchema(document, 'openapi');
  limited = await startServer({ until, argv: ['--quiet', '--rate', '1'] });
});

function schemaAt(...pointer: readonly string[]) {
  const parts = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return ajv.compile({ $ref: `openapi#/${parts.map(encodeURIComponent).join('/')}` });
}

function methodOf(route: string): 'get' | 'post' {
  return /^\/(evaluate|match|report)/.test(route) ? 'post' : 'get';
}

const bodySchemas = new Map<string, ValidateFunction>();

/** The schema of a body, compiled once for each path and status. */
function bodySchema(path: string, status: number): ValidateFunction {
  const key = `${path} ${status}`;
  const known = bodySchemas.get(key) ?? compiledBodySchema(path, status);
  bodySchemas.set(key, known);
  return known;
}

function compiledBodySchema(path: string, status: number): ValidateFunction {
  const where = ['responses', String(status), 'content', 'application/json', 'schema'];
  return schemaAt('paths', path, methodOf(path.replace(/^\/api(\/v[\d.]+)?/, '')), ...where);
}

/** A header of a reply, or where it is described. */
type DocumentedHeader =
  | { readonly $ref: string }
  | { readonly schema: { readonly type: string }; readonly required?: boolean };

function expectAsDocumented(path: string, { status, headers, text, json }: Answer) {
  const method = methodOf(path.replace(/^\/api(\/v[\d.]+)?/, ''));
  const documented = document.paths[path][method].responses[status];
  expect(documented).toBeDefined();
  for (const [name, header] of Object.entries<DocumentedHeader>(documented.headers)) {
    const { schema, required = false } =
      '$ref' in header
        ? document.components.headers[header.$ref.split('/').at(-1) as string]
        : header;
    const value = headers[name.toLowerCase()];
    expect(['integer', 'string'], name).toContain(schema.type);
    if (required) expect(value, name).toBeDefined();
    if (schema.type === 'integer') expect(value, name).toMatch(/^\d+$/);
  }
  if (documented.content === undefined) {
    expect(text).toBe('');
    return;
  }
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const isValid = bodySchema(path, status);
  isValid(json);
  expect(isValid.errors).toBeNull();
}

test.each(PREFIXES)('%s answers with every status as documented', async (prefix) => {
  for (const { route, status, code, target, asked } of casesOf(gtin, prefix)) {
    const isRefused = status === 429;
    // Uses up the limit, which a slow machine may have regained since the last request.
    if (isRefused) await limited.ask('/api/search?query=a');
    const answer = await (isRefused ? limited : server).ask(prefix + target, asked);
    expect([target, answer.status]).toEqual([target, status]);
    expect(answer.json?.error?.code).toBe(code);
    expectAsDocumented(prefix + route, answer);
  }
});

/** Paths that are no routes, and have tests of their own. */
const OTHER_PATHS = new Set(['/health', '/api/openapi.json']);

/** The paths of routes. */
function ofRoutes<Item>(): [string, Item][] {
  return Object.entries<Item>(document.paths).filter(([path]) => !OTHER_PATHS.has(path));
}

test('the cases of this test reach each documented path and status, except 500', () => {
  const documented = ofRoutes<Record<string, { responses: object }>>().flatMap(([path, item]) =>
    Object.values(item).flatMap(({ responses }) =>
      Object.keys(responses).map((status) => `${path} ${status}`),
    ),
  );
  const reached = PREFIXES.flatMap((prefix) =>
    casesOf(gtin, prefix).map(({ route, status }) => `${prefix}${route} ${status}`),
  );
  const unreachable = documented.filter((one) => one.endsWith(' 500'));
  expect(unreachable).toHaveLength(ROUTES);
  expect(new Set([...reached, ...unreachable])).toEqual(new Set(documented));
});

interface Documented {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly example?: string;
  }[];
  readonly requestBody?: { readonly content: WithExample };
  readonly responses: { readonly 200: { readonly content: WithExample } };
}

interface WithExample {
  readonly 'application/json': { readonly example?: unknown };
}

test('the examples in the OpenAPI document work unchanged', async () => {
  for (const [path, item] of ofRoutes<Record<string, Documented>>()) {
    const { parameters, requestBody, responses } = Object.values(item)[0] as Documented;
    const given = parameters.filter(({ required }) => required);
    const asked = given.filter((one) => one.in === 'query').map((one) => [one.name, one.example]);
    const target = given.reduce(
      (text, one) => text.replace(`{${one.name}}`, `${one.example}`),
      path,
    );
    const body = requestBody?.content['application/json'].example;
    const answer = await server.ask(
      `${target}?${new URLSearchParams(Object.fromEntries(asked))}`,
      body === undefined ? {} : posted(body),
    );
    expect([path, answer.status]).toEqual([path, 200]);
    const { example } = responses[200].content['application/json'];
    if (example !== undefined) expect(answer.json).toEqual(example);
  }
});

test('the reply of /health matches its schema', async () => {
  const { json } = await server.ask('/health');
  const { schema } = document.paths['/health'].get.responses[200].content['application/json'];
  expect(ajv.validate(schema, json)).toBe(true);
});

/** Earlier versions are tested with one food in ten, since all versions render the same record. */
const TRIED = 10;
/** The newest version is tested with one food in this many. */
const TRIED_OF_LAST = 3;

/** The number of foods that are requested at the same time. */
const AT_ONCE = 8;

test('the foods of all versions match their schemas', async () => {
  const catalogue = openCatalogue(CATALOGUE);
  const ids = [...catalogue.foods()].map(({ id }) => id);
  catalogue.close();
  expect(ids.length).toBeGreaterThan(1000);
  for (const prefix of PREFIXES.slice(1)) {
    const isValid = bodySchema(`${prefix}/food/{id}`, 200);
    const each = prefix === PREFIXES.at(-1) ? TRIED_OF_LAST : TRIED;
    const tried = ids.filter((_, index) => index % each === 0);
    for (let first = 0; first < tried.length; first += AT_ONCE) {
      const some = tried.slice(first, first + AT_ONCE);
      const answers = await Promise.all(some.map((id) => server.ask(`${prefix}/food/${id}`)));
      for (const [index, { status, json }] of answers.entries()) {
        isValid(json);
        expect([some[index], status, isValid.errors]).toEqual([some[index], 200, null]);
      }
    }
  }
});

test('the schemas of the server allow additional members, those of files do not', async () => {
  for (const { route, target, status, asked } of casesOf(gtin).filter(
    (one) => one.status === 200,
  )) {
    const bodies = await Promise.all(
      PREFIXES.map(async (prefix) => (await server.ask(prefix + target, asked)).json),
    );
    PREFIXES.forEach((prefix, index) => {
      const isValid = bodySchema(prefix + route, status);
      expect(isValid({ ...bodies[index], surprise: { amount: 1 } })).toBe(true);
    });
  }
  const { json } = await server.ask('/api/v2.1/food/apple');
  for (const version of VERSIONS) {
    const isValid = new Ajv2020({ strict: false }).compile(SCHEMAS[version]['food-record']);
    expect([version, isValid(json)]).toEqual([version, version === 'v2.1']);
    expect(isValid({ ...json, surprise: 1 })).toBe(false);
  }
});

test('the server accepts a body exactly if the documented schema does', async () => {
  const pick = (...values: readonly unknown[]) => fc.constantFrom(...values);
  const entry = fc.record(
    {
      food_id: pick('apple', 'apple', 'apple', '', ' ', 7, null),
      unit: pick('g', 'g', 'ml', 'kg', 'µg', 'oz', '', 3),
      amount: pick(0, 1, 2.5, null, -1, '3', true),
      weighted_before_process: pick(true, false, null, 'yes', 0),
    },
    { requiredKeys: [] },
  );
  const body = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ entries: fc.array(entry, { maxLength: 1 }) }) },
      pick(null, 1, 'meal', [], {}, { entries: null }, { entries: [null] }, { entries: [[]] }),
    ),
    { maxLength: 2 },
  );
  const path = '/api/v2.1/evaluate/macro-distribution';
  const isValid = schemaAt(
    'paths',
    path,
    'post',
    'requestBody',
    'content',
    'application/json',
    'schema',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 20, arbitrary: body }, pick(null, {}, 3)),
      async (meals) => {
        const { status } = await server.ask(path, posted(meals));
        expect(status).toBe(isValid(meals) ? 200 : 400);
      },
    ),
    { numRuns: 250 },
  );
});

test('a HEAD request gets the headers of its GET request and no body', async () => {
  const targets = [
    '/api/v2/search?query=apple',
    '/api/v1/food/apple',
    '/api/food/no-such',
    '/health',
  ];
  for (const target of [...targets, '/api/openapi.json', `/api/v2.1/search/gtin?gtin=${gtin}`]) {
    const [get, head] = [await server.ask(target), await server.ask(target, { method: 'HEAD' })];
    expect(head.status).toBe(get.status);
    expect(head.bytes).toHaveLength(0);
    for (const name of ['content-type', 'content-length', 'etag', 'x-ratelimit-limit']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
  }
});

test('OPTIONS lists the methods without a key, and other methods are refused with the same list', async () => {
  const gets = ['/search', '/search/gtin', '/food/apple'].map((one) => [one, 'GET, HEAD, OPTIONS']);
  const posts = EVALUATIONS.map((one) => [one, 'POST, OPTIONS']);
  for (const [route = '', allow = ''] of [...gets, ...posts]) {
    for (const prefix of PREFIXES) {
      const options = await server.ask(prefix + route, { ...NO_KEY, method: 'OPTIONS' });
      expect([options.status, options.headers['allow'], options.text]).toEqual([204, allow, '']);
      for (const method of ['DELETE', 'PUT', 'PATCH', allow.startsWith('GET') ? 'POST' : 'GET']) {
        const refused = await server.ask(prefix + route, { method });
        expect([refused.status, refused.headers['allow']]).toEqual([405, allow]);
        expect(refused.json.error.code).toBe('METHOD_NOT_ALLOWED');
      }
    }
  }
});

test.each([
  '/api',
  '/api/',
  '/api/v3/search?query=a',
  '/api/v2.2/search?query=a',
  '/api/v2.1.0/search?query=a',
  '/api/V2/search?query=a',
  '/api/v1',
  '/api/v1/',
  '/api/v2/food/',
  '/api/v2/foods/apple',
  '/api/v2/food/apple/more',
  '/api/v2/evaluate/mood',
  '/api/v2/search/gtin/4012345678901',
  '/api/v2//search?query=a',
  '/search?query=a',
  '/../package.json',
  '/%2e%2e/package.json',
  '/api/v2/__proto__',
])('%s is not a route', async (target) => {
  const { status, json } = await server.ask(target);
  expect([status, json.error.code]).toEqual([404, 'NOT_FOUND']);
});

test('the OpenAPI document has valid versions, names, parameters, responses and references', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: 'viand', version: expect.stringMatching(/^\d/) });
  const operations = ofRoutes<object>().flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  expect(operations).toHaveLength(ROUTES);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, method, operation } of operations) {
    expect(operation.operationId).toMatch(/^[\w-]+$/);
    expect(method).toBe(methodOf(path.replace(/^\/api(\/v[\d.]+)?/, '')));
    expect(operation.requestBody !== undefined).toBe(method === 'post');
    const names = operation.parameters.map((one: { in: string; name: string }) => {
      return `${one.in} ${one.name}`;
    });
    expect(new Set(names).size).toBe(names.length);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
    expect(names.filter((name: string) => name.startsWith('path'))).toEqual(inPath);
    for (const { in: place, required, schema } of operation.parameters) {
      expect(ajv.validateSchema(schema)).toBe(true);
      expect(place === 'path' ? required === true : typeof required === 'boolean').toBe(true);
    }
    for (const [status, { description }] of Object.entries<{ description: string }>(
      operation.responses,
    )) {
      expect([status, description]).toEqual([
        expect.stringMatching(/^[1-5]\d\d$/),
        expect.any(String),
      ]);
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    expect(name).toMatch(/^[a-zA-Z0-9._-]+$/);
    expect(ajv.validateSchema(schema as object)).toBe(true);
  }
  for (const requirement of document.security) {
    expect(document.components.securitySchemes).toHaveProperty(Object.keys(requirement));
  }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  for (const [, pointer = ''] of references) {
    const found = pointer.split('/').reduce((value, part) => value?.[part], document);
    expect([pointer, found]).toEqual([pointer, expect.any(Object)]);
  }
});

import type { JsonSchema } from '../operations/json-schema.ts';
import type { HttpRoute, OfferedOperation } from '../operations/operation.ts';
import { VERSIONS, type Version } from '../presentation/versions.ts';
import { HTTP_ERRORS } from './error-replies.ts';
import { bodyComponents } from './openapi-components.ts';
import { bodyExample, EXAMPLES, exampleOf } from './openapi-examples.ts';
import { ROUTES, routesOf } from './routes.ts';

/** The description of the service: OpenAPI 3.1, made of the operations and the bodies' schemas. */
export async function openApi(version: string, base: string): Promise<JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const one of VERSIONS) {
    for (const route of routesOf(one)) {
      paths[`/api/${one}${route.http.path}`] = await item(route, one);
    }
  }
  // A path without a version belongs to the first version.
  const [oldest] = VERSIONS;
  for (const route of routesOf(oldest)) {
    paths[`/api${route.http.path}`] = await item(route, oldest, 'unversioned');
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'viand',
      version,
      description: 'Food search, look-up by GTIN and evaluation of meals.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base }],
    security: [{ key: [] }],
    paths: { ...paths, '/health': HEALTH, '/api/openapi.json': DOCUMENT },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      headers: RATE_HEADERS,
      schemas: { Error: ERROR, ErrorDetail: FAULT, ...Object.fromEntries(BODIES.schemas) },
    },
  };
}

/** Named schemas of the bodies. */
const BODIES = bodyComponents(new Set(ROUTES.map(({ http }) => http.returns)));

async function item(
  operation: OfferedOperation,
  version: Version,
  prefix: string = version,
): Promise<JsonSchema> {
  const { method, from, returns } = operation.http;
  const input = await operation.input.schema();
  const described = {
    operationId: `${prefix}-${operation.name}`.replace(/[^\w-]/g, '-'),
    summary: operation.summary,
    ...(from === 'body'
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: BODIES.requestRef(input),
                example: bodyExample(returns),
              },
            },
          },
        }
      : {}),
    parameters: [...(from === 'body' ? [] : parametersOf(input, from)), CONTEXT],
    responses: {
      200: {
        description: 'The requested data',
        headers: { ...rateHeaders(ALWAYS), ...(method === 'GET' ? ETAG : {}) },
        content: {
          'application/json': {
            schema: BODIES.refs[version][returns],
            ...exampleOf(returns, version),
          },
        },
      },
      ...(method === 'GET'
        ? { 304: { description: 'Not modified', headers: { ...rateHeaders(ALWAYS), ...ETAG } } }
        : {}),
      ...errorResponses(operation.http),
    },
  };
  return { [method.toLowerCase()]: described };
}

function parametersOf(input: JsonSchema, place: 'query' | 'path'): JsonSchema[] {
  const { properties, required } = input as {
    properties: Record<string, JsonSchema>;
    required: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description,
    ...(EXAMPLES[name] === undefined ? {} : { example: EXAMPLES[name] }),
    schema,
  }));
}

const HEALTH: JsonSchema = {
  get: {
    operationId: 'health',
    summary: 'Check that the service is up, and which catalogue it uses',
    security: [],
    responses: {
      200: {
        description: 'The service is up',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['status', 'version', 'catalogue'],
              properties: {
                status: { type: 'string', const: 'ok' },
                version: { type: 'string' },
                catalogue: { type: 'string', description: 'Fingerprint of the catalogue content' },
              },
            },
          },
        },
      },
    },
  },
};

const DOCUMENT: JsonSchema = {
  get: {
    operationId: 'openapi',
    summary: 'Get this document',
    security: [],
    responses: {
      200: {
        description: 'The OpenAPI document of the service',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    },
  },
};

const CONTEXT: JsonSchema = {
  name: 'X-Context-ID',
  in: 'header',
  required: false,
  description: 'Id of the end user; defaults to the client id',
  schema: { type: 'string', maxLength: 128, pattern: '^[\\x20-\\x7e]*$' },
};

/** Errors that a route cannot have. */
function isPossible({ from, returns }: HttpRoute, code: string): boolean {
  switch (code) {
    case 'INVALID_PAGINATION':
      return returns === 'food-page';
    case 'INVALID_GTIN':
      return returns === 'food';
    case 'FOOD_NOT_FOUND':
      return from === 'path' || returns === 'food';
    case 'PAYLOAD_TOO_LARGE':
    case 'UNSUPPORTED_MEDIA_TYPE':
      return from === 'body';
    case 'UNKNOWN_FOOD':
      return from === 'body' && returns !== 'matched-record';
    case 'NOT_FOUND':
    case 'METHOD_NOT_ALLOWED':
      return false;
    default:
      return true;
  }
}

function errorResponses(route: HttpRoute): Record<string, JsonSchema> {
  const codes = new Map<number, string[]>();
  for (const { status, code } of HTTP_ERRORS) {
    if (isPossible(route, code)) codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codes].map(([status, own]) => [
      status,
      {
        description: own.join(', '),
        headers:
          status === 401 ? CHALLENGE : rateHeaders(status === 429 ? [...ALWAYS, ...WAIT] : ALWAYS),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** Absent from searches of an end user with a history, which must not be stored. */
const ETAG: JsonSchema = {
  ETag: { description: 'For If-None-Match', schema: { type: 'string' } },
};

const CHALLENGE: JsonSchema = {
  'WWW-Authenticate': {
    description: 'The scheme of the key',
    required: true,
    schema: { type: 'string' },
  },
};

const ALWAYS = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Used',
];
const WAIT = ['X-Retry-After', 'Retry-After'];

const RATE_HEADERS = Object.fromEntries(
  [
    ['X-RateLimit-Limit', 'Maximum requests per minute'],
    ['X-RateLimit-Remaining', 'Requests remaining in the current window'],
    ['X-RateLimit-Reset', 'Unix timestamp when the window ends'],
    ['X-RateLimit-Used', 'Requests used in the current window'],
    ['X-Retry-After', 'Seconds to wait before retrying'],
    ['Retry-After', 'Seconds to wait before retrying'],
  ].map(([name, description]) => [
    name,
    { description, required: true, schema: { type: 'integer', minimum: 0 } },
  ]),
);

function rateHeaders(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const ANYTHING = ['string', 'number', 'boolean', 'object', 'array', 'null'];

const FAULT: JsonSchema = {
  type: 'object',
  required: ['path', 'message', 'provided_value', 'allowed'],
  properties: {
    path: { type: 'string', description: 'Parameter name, or JSON Pointer into the body' },
    message: { type: 'string' },
    provided_value: { type: ANYTHING, description: 'in the type in which it was sent' },
    allowed: { type: ['string', 'null'] },
    line: { type: 'integer', description: 'the line of a text, from 1' },
    suggestion: { type: 'string', description: 'the likeliest correct value' },
  },
};

const PAGINATION: JsonSchema = {
  type: 'object',
  required: ['parameter', 'provided_value', 'valid_range'],
  properties: {
    parameter: { type: 'string', enum: ['limit', 'offset', 'page'] },
    provided_value: { type: ['number', 'string', 'null'] },
    valid_range: { type: 'string' },
  },
};

const DETAILS: JsonSchema = {
  anyOf: [
    { type: 'array', items: { $ref: '#/components/schemas/ErrorDetail' } },
    PAGINATION,
    { type: 'null' },
  ],
};

const CODE: JsonSchema = {
  type: 'string',
  enum: [...new Set(HTTP_ERRORS.map(({ code }) => code))],
};

const ERROR: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'details'],
      properties: { code: CODE, message: { type: 'string' }, details: DETAILS },
    },
    code: { ...CODE, description: 'of INVALID_PAGINATION, as in error' },
    message: { type: 'string', description: 'of INVALID_PAGINATION, as in error' },
    details: { ...PAGINATION, description: 'of INVALID_PAGINATION, as in error' },
  },
};

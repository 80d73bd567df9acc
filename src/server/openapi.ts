import type { JsonSchema } from '../operations/json-schema.ts';
import type { HttpRoute, OfferedOperation } from '../operations/operation.ts';
import { SCHEMAS } from '../presentation/schemas.ts';
import { VERSIONS, type Version } from '../presentation/versions.ts';
import { HTTP_ERRORS } from './error-replies.ts';
import { ROUTES } from './routes.ts';

/** The description of the service: OpenAPI 3.1, made of the operations and the bodies' schemas. */
export async function openApi(version: string, base: string): Promise<JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const one of VERSIONS) {
    for (const route of ROUTES) paths[`/api/${one}${route.http.path}`] = await item(route, one);
  }
  // Without a version a path is of the first.
  const [oldest] = VERSIONS;
  for (const route of ROUTES) {
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
    servers: [{ url: base === '' ? '/' : base }],
    security: [{ key: [] }],
    paths: { ...paths, '/health': HEALTH },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      headers: RATE_HEADERS,
      schemas: { Error: ERROR, ...bodySchemas() },
    },
  };
}

/** The bodies of all versions, each once. */
function bodySchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    VERSIONS.flatMap((version) =>
      Object.entries(SCHEMAS[version]).map(([kind, schema]) => [`${version}.${kind}`, schema]),
    ),
  );
}

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
      ? { requestBody: { required: true, content: { 'application/json': { schema: input } } } }
      : {}),
    parameters: [...(from === 'body' ? [] : parametersOf(input, from)), CONTEXT],
    responses: {
      200: {
        description: 'what was asked for',
        headers: rateHeaders(ALWAYS),
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${version}.${returns}` },
          },
        },
      },
      ...(method === 'GET'
        ? { 304: { description: 'not changed', headers: rateHeaders(ALWAYS) } }
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
    schema,
  }));
}

const HEALTH: JsonSchema = {
  get: {
    operationId: 'health',
    summary: 'Tell whether the service answers, and of which catalogue',
    security: [],
    responses: {
      200: {
        description: 'it answers',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['status', 'version', 'catalogue'],
              properties: {
                status: { const: 'ok' },
                version: { type: 'string' },
                catalogue: { type: 'string', description: 'fingerprint of its content' },
              },
            },
          },
        },
      },
    },
  },
};

const CONTEXT: JsonSchema = {
  name: 'X-Context-ID',
  in: 'header',
  required: false,
  description: 'id of the end user; the id of the client where absent',
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
    case 'UNKNOWN_FOOD':
      return from === 'body';
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
        headers: status === 401 ? {} : rateHeaders(status === 429 ? [...ALWAYS, ...WAIT] : ALWAYS),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const ALWAYS = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Used',
];
const WAIT = ['X-Retry-After', 'Retry-After'];

const RATE_HEADERS = Object.fromEntries(
  [
    ['X-RateLimit-Limit', 'requests a minute at most'],
    ['X-RateLimit-Remaining', 'requests remaining in the current window'],
    ['X-RateLimit-Reset', 'Unix timestamp when the window ends'],
    ['X-RateLimit-Used', 'requests used in the current window'],
    ['X-Retry-After', 'seconds to wait'],
    ['Retry-After', 'seconds to wait'],
  ].map(([name, description]) => [
    name,
    { description, required: true, schema: { type: 'integer', minimum: 0 } },
  ]),
);

function rateHeaders(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const FAULT: JsonSchema = {
  type: 'object',
  required: ['path', 'message', 'provided_value', 'allowed'],
  properties: {
    path: { type: 'string', description: 'a parameter, or a JSON Pointer into the body' },
    message: { type: 'string' },
    provided_value: {},
    allowed: {},
  },
};

const PAGINATION: JsonSchema = {
  type: 'object',
  required: ['parameter', 'provided_value', 'valid_range'],
  properties: {
    parameter: { type: 'string' },
    provided_value: {},
    valid_range: { type: 'string' },
  },
};

const ERROR: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'details'],
      properties: {
        code: { enum: [...new Set(HTTP_ERRORS.map(({ code }) => code))] },
        message: { type: 'string' },
        details: { anyOf: [{ type: 'array', items: FAULT }, PAGINATION, { type: 'null' }] },
      },
    },
  },
};

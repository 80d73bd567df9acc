import { type Asked, bearer, KEY, posted } from './support.ts';

export const EVALUATE = '/api/v2.1/evaluate/energy-density';

export type Row = readonly [
  situation: string,
  target: string,
  asked: Asked,
  status: number,
  code: string,
];

export const search = (query: string) => `/api/v2/search?${query}`;
export const gtin = (code: string) => `/api/v2/search/gtin?gtin=${code}`;
export const entries = (...all: readonly unknown[]) => posted([{ entries: all }]);
export const ENTRY = { food_id: 'apple', unit: 'g', amount: 1 };

export const SITUATIONS: readonly Row[] = [
  ['no query', search(''), {}, 400, 'VALIDATION_ERROR'],
  ['an empty query', search('query=%20'), {}, 400, 'VALIDATION_ERROR'],
  ['201 characters', search(`query=${'a'.repeat(201)}`), {}, 400, 'VALIDATION_ERROR'],
  ['201 emoji', search(`query=${'%F0%9F%A5%A6'.repeat(201)}`), {}, 400, 'VALIDATION_ERROR'],
  ['an unknown type', search('query=a&type=All'), {}, 400, 'VALIDATION_ERROR'],
  ['a misspelt parameter', search('query=a&limt=5'), {}, 400, 'VALIDATION_ERROR'],
  ['a parameter in capitals', search('Query=a'), {}, 400, 'VALIDATION_ERROR'],
  [
    'a misspelt member',
    '/api/v2.1/match',
    posted({ text: '2 eggs', lagn: 'de' }),
    400,
    'VALIDATION_ERROR',
  ],
  [
    'a misspelt field',
    EVALUATE,
    entries({ ...ENTRY, amont: 1, amount: undefined }),
    400,
    'VALIDATION_ERROR',
  ],
  ['a type and a limit', search('query=a&type=x&limit=0'), {}, 400, 'VALIDATION_ERROR'],
  ['a blank id', '/api/v2/food/%20', {}, 400, 'VALIDATION_ERROR'],
  ['an endless id', `/api/v2/food/${'a'.repeat(201)}`, {}, 400, 'VALIDATION_ERROR'],
  ['broken UTF-8 in an id', '/api/v2/food/%C3', {}, 400, 'VALIDATION_ERROR'],
  ['a broken escape in an id', '/api/v2/food/%zz', {}, 400, 'VALIDATION_ERROR'],
  ['no body', EVALUATE, posted(''), 400, 'VALIDATION_ERROR'],
  ['half a body', EVALUATE, posted('[{"entries"'), 400, 'VALIDATION_ERROR'],
  ['no list', EVALUATE, posted({ entries: [] }), 400, 'VALIDATION_ERROR'],
  ['null for a body', EVALUATE, posted('null'), 400, 'VALIDATION_ERROR'],
  ['a meal of no entries', EVALUATE, posted([{ __proto__: 1 }]), 400, 'VALIDATION_ERROR'],
  [
    'too much to be a number',
    EVALUATE,
    posted('[{"entries":[{"food_id":"apple","unit":"g","amount":1e999}]}]'),
    400,
    'VALIDATION_ERROR',
  ],
  [
    'more than anybody eats',
    EVALUATE,
    entries({ ...ENTRY, amount: 1e300 }),
    400,
    'VALIDATION_ERROR',
  ],
  [
    'an unknown food and no unit',
    EVALUATE,
    entries({ food_id: 'no-such' }),
    400,
    'VALIDATION_ERROR',
  ],
  ['a limit of 0', search('query=a&limit=0'), {}, 400, 'INVALID_PAGINATION'],
  ['a page of 0', search('query=a&page=0'), {}, 400, 'INVALID_PAGINATION'],
  ['7 digits', gtin('1234567'), {}, 400, 'INVALID_GTIN'],
  ['a wrong check digit', gtin('4012345678902'), {}, 400, 'INVALID_GTIN'],
  ['a rounded GTIN', gtin('7.19E%2B10'), {}, 400, 'INVALID_GTIN'],
  ['no key', search('query=a'), { headers: bearer('') }, 401, 'UNAUTHORIZED'],
  ['a wrong key', search('query=a'), { headers: bearer(`${KEY}.`) }, 401, 'UNAUTHORIZED'],
  [
    'another scheme',
    search('query=a'),
    { headers: { authorization: `Basic ${KEY}` } },
    401,
    'UNAUTHORIZED',
  ],
  ['a bare key', search('query=a'), { headers: { authorization: KEY } }, 401, 'UNAUTHORIZED'],
  ['an unknown GTIN', gtin('4012345678901'), {}, 404, 'FOOD_NOT_FOUND'],
  ['an unknown id', '/api/v2/food/no-such', {}, 404, 'FOOD_NOT_FOUND'],
  ['a NUL for an id', '/api/v2/food/%00', {}, 404, 'FOOD_NOT_FOUND'],
  ['an unknown route', '/api/v2/foods', {}, 404, 'NOT_FOUND'],
  ['an unknown version', '/api/v4/search?query=a', {}, 404, 'NOT_FOUND'],
  ['a wrong method', search('query=a'), { method: 'PUT' }, 405, 'METHOD_NOT_ALLOWED'],
  ['a body to be got', EVALUATE, {}, 405, 'METHOD_NOT_ALLOWED'],
  ['1,001 meals', EVALUATE, posted(Array(1001).fill({ entries: [] })), 413, 'PAYLOAD_TOO_LARGE'],
  ['100,001 entries', EVALUATE, entries(...Array(100_001).fill(ENTRY)), 413, 'PAYLOAD_TOO_LARGE'],
  [
    'a form',
    EVALUATE,
    posted('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'JSON in lines',
    EVALUATE,
    posted('[]', { 'content-type': 'application/jsonl' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'an unknown food',
    EVALUATE,
    entries(ENTRY, { ...ENTRY, food_id: 'no-such' }),
    422,
    'UNKNOWN_FOOD',
  ],
  ...['a\tb', 'ü', 'x'.repeat(129)].map(
    (id): Row => [
      `the context id ${JSON.stringify(id).slice(0, 9)}`,
      search('query=a'),
      { headers: { 'x-context-id': id } },
      400,
      'VALIDATION_ERROR',
    ],
  ),
];

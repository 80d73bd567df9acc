import { NEWEST_VERSION } from '../../src/presentation/versions.ts';
import { type Asked, bearer, posted } from './support.ts';

export const EVALUATIONS = [
  'energy-density',
  'healthy-eating-index',
  'healthy-eating-index-2020',
  'healthy-eating-index-toddlers-2020',
  'healthy-eating-index-2010',
  'dash-mellen',
  'nutrient-rich-foods',
  'macro-distribution',
  'intakes',
  'nutrition-summary',
].map((name) => `/evaluate/${name}`);

/** A request to a route that results in a documented status. */
export interface Case {
  readonly route: string;
  readonly status: number;
  readonly code?: string;
  readonly target: string;
  readonly asked?: Asked;
}

const BAD_CONTEXT = { headers: { 'x-context-id': 'ü' } };
/** A request with its own context, since the look-ups of a context change its searches. */
const known = (target: string) => ({
  headers: { 'if-none-match': '*', 'x-context-id': `of ${target}` },
});
export const NO_KEY = { headers: bearer('') };
const MEALS = [
  { entries: [{ food_id: 'apple', unit: 'g', amount: 150 }] },
  { entries: [{ food_id: 'milk', unit: 'ml' }] },
];
const RECIPE = {
  ingredients: ['500 g potatoes', '1 tsp salt'],
  entries: [{ food_id: 'milk', unit: 'ml', amount: 200 }],
  text: '# Soup\nServes 4\n1 onion',
  weight: 800,
  cooked: 'boiled',
};

const report = (meals: unknown) => ({ date: '2026-03-09', meals, page: true });

/** Requests for every status that the routes of a prefix document; `gtin` is that of a food. */
export function casesOf(gtin: string, prefix = ''): readonly Case[] {
  const get = (route: string, target: string, missing: readonly Case[]): Case[] => [
    { route, status: 200, target },
    { route, status: 304, target, asked: known(target) },
    { route, status: 401, code: 'UNAUTHORIZED', target, asked: NO_KEY },
    { route, status: 401, code: 'UNAUTHORIZED', target, asked: { headers: bearer('wrong') } },
    { route, status: 400, code: 'VALIDATION_ERROR', target, asked: BAD_CONTEXT },
    { route, status: 429, code: 'RATE_LIMIT_EXCEEDED', target },
    ...missing,
  ];
  const one = (route: string, status: number, code: string, target: string, asked: Asked = {}) => {
    return { route, status, target, asked, ...(code === '' ? {} : { code }) };
  };
  const search = (status: number, query: string, code = '') =>
    one('/search', status, code, `/search?${query}`);
  const post = (
    route: string,
    body: unknown = MEALS,
    tooLarge: unknown = Array(1001).fill({ entries: [] }),
    bodyOf: (entry: object) => unknown = (entry) => [{ entries: [entry] }],
  ): Case[] => {
    const own = (status: number, code: string, asked: Asked) =>
      one(route, status, code, route, asked);
    return [
      own(200, '', posted(body)),
      own(400, 'VALIDATION_ERROR', posted('[')),
      own(400, 'VALIDATION_ERROR', posted(bodyOf({ food_id: 'apple' }))),
      own(401, 'UNAUTHORIZED', posted(body, bearer(''))),
      own(413, 'PAYLOAD_TOO_LARGE', posted(tooLarge)),
      own(415, 'UNSUPPORTED_MEDIA_TYPE', posted(body, { 'content-type': 'text/csv' })),
      own(422, 'UNKNOWN_FOOD', posted(bodyOf({ food_id: 'no-such', unit: 'g' }))),
      own(429, 'RATE_LIMIT_EXCEEDED', posted(body)),
    ];
  };
  return [
    ...get('/search', '/search?query=apple', [
      search(200, 'query=bread&limit=100&page=2&type=generic'),
      search(200, 'query=zzzzqqqq'),
      search(400, 'limit=5', 'VALIDATION_ERROR'),
      search(400, 'query=apple&type=vegan', 'VALIDATION_ERROR'),
      search(400, 'query=apple&limit=101', 'INVALID_PAGINATION'),
    ]),
    ...get('/search/gtin', `/search/gtin?gtin=${gtin}`, [
      one('/search/gtin', 400, 'INVALID_GTIN', '/search/gtin?gtin=123'),
      one('/search/gtin', 404, 'FOOD_NOT_FOUND', '/search/gtin?gtin=4012345678901'),
    ]),
    ...get('/food/{id}', '/food/apple', [
      one('/food/{id}', 404, 'FOOD_NOT_FOUND', '/food/no-such'),
      one('/food/{id}', 400, 'VALIDATION_ERROR', '/food/%FF'),
    ]),
    ...EVALUATIONS.flatMap((route) => [...post(route), one(route, 200, '', route, posted([]))]),
    ...(prefix.endsWith(NEWEST_VERSION)
      ? [
          ...post('/evaluate/recipe', RECIPE, { entries: Array(100_001).fill({}) }, (entry) => ({
            entries: [entry],
          })),
          ...post('/report', report(MEALS), report(Array(1001).fill({ entries: [] })), (entry) =>
            report([{ entries: [entry] }]),
          ),
          ...post('/match', { text: '2 eggs' }, { text: 'egg\n'.repeat(2001) }, () => ({})).filter(
            ({ status }) => status !== 422,
          ),
        ]
      : []),
  ];
}

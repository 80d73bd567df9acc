/** The details of an error: the location of each value, the value itself, and what was expected. */
import { beforeAll, expect, test } from 'vitest';
import { ENTRY, EVALUATE, entries, search } from './situations.ts';
import { NO_LIMIT, posted, type Running, startServer, untilAll } from './support.ts';

const until = untilAll();
let server: Running;

beforeAll(async () => {
  server = await startServer({ until, argv: ['--quiet', ...NO_LIMIT] });
});

test('every version refuses null as an amount or a flag', async () => {
  for (const version of ['', '/v1', '/v2', '/v2.1']) {
    const target = `/api${version}/evaluate/nutrition-summary`;
    const { status, json } = await server.ask(
      target,
      entries({ ...ENTRY, amount: null }, { ...ENTRY, weighted_before_process: null }),
    );
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(json.error.details).toEqual([
      {
        path: '/0/entries/0/amount',
        message: 'Amount null is not a number',
        provided_value: null,
        allowed: 'a number; an entry without an amount counts as one standard serving',
      },
      {
        path: '/0/entries/1/weighted_before_process',
        message: 'weighted_before_process must be true or false (got null)',
        provided_value: null,
        allowed: 'true or false',
      },
    ]);
  }
});

test('every version refuses a misspelt field instead of assuming a standard serving', async () => {
  for (const version of ['', '/v1', '/v2', '/v2.1']) {
    const target = `/api${version}/evaluate/macro-distribution`;
    const { status, json } = await server.ask(
      target,
      entries({ food_id: 'apple', unit: 'g', amont: 3, note: 'a label' }),
    );
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(json.error.details).toEqual([
      {
        path: '/0/entries/0/amont',
        message: 'Unknown member "amont"',
        provided_value: 3,
        allowed: 'one of food_id, amount, unit, weighted_before_process, or a label',
        suggestion: 'amount',
      },
    ]);
  }
});

test('a parameter with different values is refused, and the same value twice is accepted', async () => {
  const { status, json } = await server.ask(
    '/api/v2.1/search?query=milk&limit=5&limit=50&type=all',
  );
  expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
  expect(json.error.details).toMatchObject([{ path: 'limit', allowed: 'one value' }]);
  expect((await server.ask('/api/v2.1/search?query=milk&limit=5&limit=5')).status).toBe(200);
});

test('an error returns a value in the type in which it was sent', async () => {
  const bad = {
    food_id: 7,
    unit: { of: 'g' },
    amount: '12',
    weighted_before_process: 1,
  };
  const { json } = await server.ask(EVALUATE, entries(bad, 'apple', [1], 'x'.repeat(2000)));
  const sent = json.error.details.map(
    ({ path, provided_value }: { path: string; provided_value: unknown }) => [path, provided_value],
  );
  expect(sent).toEqual([
    ['/0/entries/0/food_id', 7],
    ['/0/entries/0/amount', '12'],
    ['/0/entries/0/unit', { of: 'g' }],
    ['/0/entries/0/weighted_before_process', 1],
    ['/0/entries/1', 'apple'],
    ['/0/entries/2', [1]],
    ['/0/entries/3', null],
  ]);
});

test('an unknown food in a body gets the most similar food as a suggestion', async () => {
  const { status, json } = await server.ask(
    EVALUATE,
    entries(
      { ...ENTRY, food_id: 'brocoli' },
      { ...ENTRY, food_id: 'brocoli.boild' },
      { ...ENTRY, food_id: 'qqqq-0' },
    ),
  );
  expect([status, json.error.code]).toEqual([422, 'UNKNOWN_FOOD']);
  const suggestions = json.error.details.map(
    ({ suggestion }: { suggestion?: string }) => suggestion,
  );
  expect(suggestions).toEqual(['broccoli', 'broccoli.boiled', undefined]);
  // A caller still gets suggestions after a request with 3,000 unknown ids.
  const many = Array.from({ length: 3000 }, (_, index) => ({
    ...ENTRY,
    food_id: `no-such-${index}`,
  }));
  await server.ask(EVALUATE, entries(...many));
  const later = await server.ask(EVALUATE, entries({ ...ENTRY, food_id: 'brocoli' }));
  expect(later.json.error.details[0].suggestion).toBe('broccoli');
});

test('a look-up of an unknown food suggests the most similar food', async () => {
  const { json } = await server.ask('/api/v2.1/food/brocoli');
  expect(json.error.details).toEqual([
    {
      path: 'id',
      message: 'Food not found',
      provided_value: 'brocoli',
      allowed: 'the id of a food',
      suggestion: 'broccoli',
    },
  ]);
});

test('a number in quotes is reported as text', async () => {
  const { json } = await server.ask(EVALUATE, entries({ ...ENTRY, amount: '12' }));
  expect(json.error.details[0].allowed).toBe('a number without quotes');
});

test('a fault in the text of a recipe is reported with its line', async () => {
  const { json } = await server.ask(
    '/api/v2.1/evaluate/recipe',
    posted({ text: '500 g potatoes\nfoo bar 3', ingredients: ['3 blorps'] }),
  );
  expect(json.error.details).toMatchObject([
    { path: '/ingredients/0', provided_value: '3 blorps' },
    { path: '/text', provided_value: 'foo bar 3', line: 2 },
  ]);
  expect(json.error.details[0]).not.toHaveProperty('line');
});

test('a fault within a field of a body is reported with its JSON Pointer', async () => {
  const ingredients = ['500 g potatoes', 5];
  const { json } = await server.ask('/api/v2.1/evaluate/recipe', posted({ ingredients }));
  expect(json.error.details).toMatchObject([{ path: '/ingredients/1', provided_value: 5 }]);
});

test('fields that exclude each other and numbers given as text are refused', async () => {
  const detailsOf = async (route: string, body: object) => {
    const { status, json } = await server.ask(`/api/v2.1/${route}`, posted(body));
    return { status, details: json.error.details };
  };
  const weighed = { ingredients: ['500 g potatoes'], weight: 600, yield: 2 };
  expect(await detailsOf('evaluate/recipe', weighed)).toMatchObject({
    status: 400,
    details: [{ path: 'yield', message: 'Both the weight and the yield are given' }],
  });
  const report = { meals: [{ entries: [ENTRY] }], date: '2026-03-10' };
  expect(await detailsOf('report', { ...report, sex: 'male', stage: 'pregnant' })).toMatchObject({
    status: 400,
    details: [{ path: 'stage', provided_value: 'pregnant', allowed: 'sex female, or no stage' }],
  });
  expect(await detailsOf('report', { ...report, weight: '68' })).toMatchObject({
    status: 400,
    details: [
      { path: 'weight', message: 'weight must be a number, not text', provided_value: '68' },
    ],
  });
});

test('all problems of a request are reported at once, each with its location', async () => {
  const bad = { food_id: 7, unit: 'oz', amount: -1, weighted_before_process: 'yes' };
  const { json } = await server.ask(EVALUATE, posted([{ entries: [ENTRY, bad, null] }, 3]));
  const paths = json.error.details.map(({ path }: { path: string }) => path);
  const members = ['food_id', 'amount', 'unit', 'weighted_before_process'];
  expect(paths).toEqual([
    ...members.map((member) => `/0/entries/1/${member}`),
    '/0/entries/2',
    '/1',
  ]);
  expect(json.error.details[1]).toMatchObject({ provided_value: -1, allowed: '0 or more' });
  const unknown = await server.ask(
    EVALUATE,
    entries({ ...ENTRY, food_id: 'x-1' }, ENTRY, { ...ENTRY, food_id: 'x-2' }),
  );
  expect(unknown.json.error).toMatchObject({
    code: 'UNKNOWN_FOOD',
    details: [
      { path: '/0/entries/0/food_id', provided_value: 'x-1' },
      { path: '/0/entries/2/food_id', provided_value: 'x-2' },
    ],
  });
  const query = await server.ask(search('type=x&limit=0&page=0&offset=-1'));
  expect(query.json.error.details.map(({ path }: { path: string }) => path)).toEqual([
    'query',
    'type',
    'limit',
    'page',
    'offset',
  ]);
});

import { readFileSync } from 'node:fs';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import type { Food } from '../../src/model/food.ts';
import { CATALOGUE } from '../support/embedded-catalogue.ts';
import { EVALUATE, entries, search } from './situations.ts';
import {
  bearer,
  client,
  eventually,
  NO_LIMIT,
  type Running,
  registerFile,
  startServer,
  untilAll,
} from './support.ts';

const MOST_LIFT = 0.3;

const until = untilAll();
let server: Running;
let clinic = '';
let gym = '';

beforeAll(async () => {
  const clients = registerFile(until);
  clinic = client(clients, 'add', 'clinic', '--rate', '100000');
  gym = client(clients, 'add', 'gym', '--rate', '100000');
  server = await startServer({ until, clients, key: null, argv: ['--quiet'] });
});

interface Hits {
  readonly ids: string[];
  readonly weightOf: (id: string) => number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The hits of a search by a context of a client. */
async function found(query: string, key: string, context: string, one = server): Promise<Hits> {
  const target = search(`limit=20&query=${encodeURIComponent(query)}`);
  const asked = { headers: { ...bearer(key), 'x-context-id': context } };
  const { status, json, headers } = await one.ask(target, asked);
  expect(status).toBe(200);
  const foods: { id: string; search_weight: number }[] = json.data;
  const weightOf = (id: string) =>
    foods.find((food) => food.id === id)?.search_weight ?? Number.NaN;
  return { ids: foods.map(({ id }) => id), weightOf, headers };
}

async function lookUp(id: string, times: number, key: string, context: string, one = server) {
  const asked = { headers: { ...bearer(key), 'x-context-id': context } };
  for (let time = 0; time < times; time += 1) {
    expect((await one.ask(`/api/v2.1/food/${id}`, asked)).status).toBe(200);
  }
}

/** Polls until the weight of a food has risen by the full boost. */
function lifted(query: string, id: string, before: Hits, key: string, context: string) {
  return eventually(async () => {
    const hits = await found(query, key, context);
    return hits.weightOf(id) > before.weightOf(id) + MOST_LIFT - 1e-6 ? hits : undefined;
  });
}

test('a food that an end user looks up ranks higher in the searches of that end user only', async () => {
  const id = 'apple-turnover';
  const before = await found('apple', clinic, 'anna');
  expect(before.ids.indexOf(id)).toBeGreaterThan(3);
  expect(before.headers['etag']).toBeDefined();

  await lookUp(id, 15, clinic, 'anna');
  const after = await lifted('apple', id, before, clinic, 'anna');
  expect(after.ids.indexOf(id)).toBeLessThan(before.ids.indexOf(id));
  expect(after.weightOf(id)).toBeCloseTo(before.weightOf(id) + MOST_LIFT);
  expect(after.ids[0]).toBe('apple');
  expect(new Set(after.ids)).toEqual(new Set(before.ids));
  expect(after.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(after.headers).not.toHaveProperty('etag');

  for (const [key, context] of [
    [clinic, 'berta'],
    [clinic, ''],
    [clinic, 'Anna'],
    [gym, 'anna'],
    [gym, ''],
  ] as const) {
    const other = await found('apple', key, context);
    expect([other.ids, other.weightOf(id)]).toEqual([before.ids, before.weightOf(id)]);
  }
});

test('without a context id, look-ups count for the client itself', async () => {
  const before = await found('bread', gym, '');
  await lookUp('baguette', 15, gym, '');
  const after = await lifted('bread', 'baguette', before, gym, '');
  expect(after.ids.indexOf('baguette')).toBeLessThan(before.ids.indexOf('baguette'));
  expect((await found('bread', clinic, '')).ids).toEqual(before.ids);
});

test('evaluated foods count as uses of the end user, unless the request is refused', async () => {
  const context = { ...bearer(clinic), 'x-context-id': 'clara' };
  const before = await found('cheese', clinic, 'clara');
  for (const [id, more] of [
    ['brie', []],
    ['cheesecake', [{ food_id: 'no-such', unit: 'g' }]],
  ] as const) {
    const { body = '', headers } = entries({ food_id: id, unit: 'g' }, ...more);
    for (let time = 0; time < 15; time += 1) {
      await server.ask(EVALUATE, { method: 'POST', body, headers: { ...headers, ...context } });
    }
  }
  const after = await lifted('cheese', 'brie', before, clinic, 'clara');
  expect(after.ids.indexOf('brie')).toBeLessThan(before.ids.indexOf('brie'));
  expect(after.weightOf('cheesecake')).toBe(before.weightOf('cheesecake'));
});

/** Foods, each with a rival that would rank before it if a boost could outweigh an exact name. */
function rivals(most: number): { exact: Food; rival: Food }[] {
  const catalogue = openCatalogue(CATALOGUE);
  const pairs: { exact: Food; rival: Food }[] = [];
  for (const exact of catalogue.foods()) {
    if (pairs.length === most) break;
    if (exact.retiredIn !== null || exact.type === 'branded_food') continue;
    const page = { text: exact.name, type: 'all', offset: 0, limit: 5 } as const;
    const [first, ...others] = catalogue.search(page).foods;
    const isSame = (name: string) => name.toLowerCase() === exact.name.toLowerCase();
    const rival = others.find(({ name, otherNames, searchWeight }) => {
      const isHeavier = searchWeight + MOST_LIFT > exact.searchWeight + 0.2;
      return isHeavier && ![name, ...otherNames].some(isSame);
    });
    if (first?.id === exact.id && rival !== undefined) pairs.push({ exact, rival });
  }
  catalogue.close();
  return pairs;
}

test('no boost ranks a food before the food whose name is exactly the query', async () => {
  const pairs = rivals(8);
  expect(pairs.length).toBeGreaterThan(3);
  for (const [index, { exact, rival }] of pairs.entries()) {
    const context = `rival ${index}`;
    const before = await found(exact.name, clinic, context);
    expect(before.ids[0]).toBe(exact.id);
    await lookUp(rival.id, 15, clinic, context);
    const { ids } = await eventually(async () => {
      const hits = await found(exact.name, clinic, context);
      const wanted = Math.min(1, before.weightOf(rival.id) + MOST_LIFT) - 1e-6;
      return hits.weightOf(rival.id) >= wanted ? hits : undefined;
    });
    expect(ids[0]).toBe(exact.id);
  }
});

test('a server saves the foods an end user looked up when it stops, but not the context id', async () => {
  const clients = registerFile(onTestFinished);
  const until = onTestFinished;
  const first = await startServer({ until, clients, argv: ['--quiet', ...NO_LIMIT] });
  const before = await first.ask(search('query=apple'), {
    headers: { 'x-context-id': 'patient-4711' },
  });
  const { id: lookedAt, search_weight: usual } = before.json.data.at(-1);
  for (let time = 0; time < 5; time += 1) {
    await first.ask(`/api/v2/food/${lookedAt}`, { headers: { 'x-context-id': 'patient-4711' } });
  }
  first.signal('SIGTERM');
  expect(await first.ended).toEqual([0, null]);
  expect(readFileSync(clients).includes(lookedAt)).toBe(true);
  expect(readFileSync(clients).includes('4711')).toBe(false);

  const second = await startServer({ until, clients, argv: ['--quiet', ...NO_LIMIT] });
  const weightFor = async (context: string) => {
    const { json } = await second.ask(search('query=apple'), {
      headers: { 'x-context-id': context },
    });
    return json.data.find(({ id }: { id: string }) => id === lookedAt).search_weight;
  };
  expect(await weightFor('patient-4711')).toBeGreaterThan(usual);
  expect(await weightFor('patient-4712')).toBe(usual);
});

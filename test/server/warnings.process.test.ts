import { beforeAll, expect, test } from 'vitest';
import { EVALUATIONS } from './cases.ts';
import { NO_LIMIT, posted, type Running, startServer, untilAll } from './support.ts';

const until = untilAll();
let server: Running;

beforeAll(async () => {
  server = await startServer({ until, argv: ['--quiet', ...NO_LIMIT] });
});

const MEALS = [
  { entries: [{ food_id: 'apple', unit: 'g' }] },
  {
    entries: [
      { food_id: 'apple', unit: 'g' },
      { food_id: 'bread', unit: 'g', amount: 50 },
      { food_id: 'broccoli', unit: 'g', amount: 100 },
    ],
  },
];

test.each(EVALUATIONS)('%s lists its assumptions, each with its entries', async (route) => {
  const { status, json } = await server.ask(`/api/v2.1${route}`, posted(MEALS));
  expect(status).toBe(200);
  expect(json.warnings).toEqual([
    {
      warning: 'assumed_serving',
      message: expect.any(String),
      food_id: 'apple.raw',
      count: 2,
      entries: ['/0/entries/0', '/1/entries/0'],
    },
    {
      warning: 'split_id',
      message: expect.any(String),
      food_id: expect.stringMatching(/^white-bread/),
      id: 'bread',
      count: 1,
      entries: ['/1/entries/1'],
    },
  ]);
  expect((await server.ask(`/api/v2${route}`, posted(MEALS))).json.warnings).toHaveLength(2);
  expect((await server.ask(`/api/v1${route}`, posted(MEALS))).json).not.toHaveProperty('warnings');
});

test.each(EVALUATIONS)('%s warns that its zeros result from missing entries', async (route) => {
  for (const meals of [[], [{ entries: [] }]]) {
    const { json } = await server.ask(`/api/v2.1${route}`, posted(meals));
    expect(json.warnings).toEqual([
      { warning: 'no_entries', message: expect.stringContaining('no entries'), count: 0 },
    ]);
  }
  const water = [{ entries: [{ food_id: 'water', unit: 'g', amount: 200 }] }];
  expect((await server.ask(`/api/v2.1${route}`, posted(water))).json.warnings).toEqual([]);
});

test('evaluations return the share of each figure that comes from uncertain entries', async () => {
  const meals = [
    {
      entries: [
        { food_id: 'apple', unit: 'g', amount: 100, confidence: 0.5 },
        { food_id: 'apple', unit: 'g', amount: 300 },
        { food_id: 'milk', unit: 'ml', amount: 200, size_assumed: true },
      ],
    },
  ];
  const route = '/evaluate/healthy-eating-index';
  const { json } = await server.ask(`/api/v2.1${route}`, posted(meals));
  expect(json.unsure).toMatchObject({ entries: 2, shares: { whole_fruits: 0.25, dairy: 1 } });
  const summary = await server.ask('/api/v2.1/evaluate/nutrition-summary', posted(meals));
  expect(summary.json.unsure.shares.energy).toBeGreaterThan(0.25);
  expect((await server.ask(`/api/v1${route}`, posted(meals))).json).not.toHaveProperty('unsure');
  const sure = [{ entries: [{ food_id: 'apple', unit: 'g', amount: 100 }] }];
  expect((await server.ask(`/api/v2.1${route}`, posted(sure))).json).not.toHaveProperty('unsure');
});

test('the result of an index names the index and its scoring table', async () => {
  const route = '/evaluate/healthy-eating-index';
  const newest = await server.ask(`/api/v2.1${route}`, posted(MEALS));
  expect(newest.json).toMatchObject({ index: 'HEI-2015', index_version: expect.any(String) });
  expect(newest.json.components[0]).toMatchObject({
    component: 'total_fruits',
    density: expect.any(Number),
    density_unit: 'cup eq/1000 kcal',
  });
  const oldest = await server.ask(`/api/v1${route}`, posted(MEALS));
  expect(Object.keys(oldest.json)).toEqual(['components', 'total_score']);
});

test('macro distribution and energy density return the share of the mass for which they are known', async () => {
  const macros = await server.ask('/api/v2.1/evaluate/macro-distribution', posted(MEALS));
  for (const { coverage } of macros.json.breakdown) expect(coverage).toBeTypeOf('number');
  const density = await server.ask('/api/v2.1/evaluate/energy-density', posted(MEALS));
  for (const { coverage } of density.json.energy_density) expect(coverage).toBe(1);
  expect(density.json.sum_energy_liquids.coverage).toBe(1);
  const older = await server.ask('/api/v1/evaluate/macro-distribution', posted(MEALS));
  expect(Object.keys(older.json.breakdown[0])).toEqual(['nutrient', 'percent']);
});

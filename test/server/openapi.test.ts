import { beforeAll, expect, test } from 'vitest';
import { openApi } from '../../src/server/openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: the document is what is tested
let document: any;
let text = '';

beforeAll(async () => {
  document = await openApi('1.2.3', 'https://food.example');
  text = JSON.stringify(document);
});

test('the schemas of bodies have names', () => {
  const names = Object.keys(document.components.schemas);
  const wanted = [
    'Food',
    'Variant',
    'Quantity',
    'ServingSize',
    'Pagination',
    'Error',
    'Warning',
    'Meal',
    'Entry',
  ];
  for (const name of wanted) expect(names).toContain(name);
  expect(names.every((name) => /^[A-Z][A-Za-z0-9_]*$/.test(name))).toBe(true);
  expect(names).toContain('FoodV1');
});

test('the document describes itself, and the headers of replies', () => {
  expect(document.paths['/api/openapi.json'].get.security).toEqual([]);
  const { get } = document.paths['/api/v2.1/food/{id}'];
  expect(Object.keys(get.responses[200].headers)).toContain('ETag');
  expect(Object.keys(get.responses[304].headers)).toContain('ETag');
  expect(Object.keys(get.responses[401].headers)).toEqual(['WWW-Authenticate']);
  const { post } = document.paths['/api/v2.1/evaluate/energy-density'];
  expect(Object.keys(post.responses[200].headers)).not.toContain('ETag');
});

test('every $ref points to a schema', () => {
  const refs = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
  expect(refs.length).toBeGreaterThan(50);
  for (const [, kind = '', name = ''] of refs) {
    expect(document.components[kind], name).toHaveProperty([name]);
  }
});

test('parameters reveal no internal fields, and every enumeration has a type', () => {
  for (const [, item] of Object.entries<object>(document.paths)) {
    for (const { parameters = [] } of Object.values<{ parameters?: { schema: object }[] }>(
      item as never,
    )) {
      for (const { schema } of parameters) {
        for (const name of ['fault', 'code', 'expected', 'json']) {
          expect(schema).not.toHaveProperty(name);
        }
      }
    }
  }
  const untyped = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const isUntyped = Array.isArray((value as { enum?: unknown }).enum) && !('type' in value);
    return isUntyped || Object.values(value).some(untyped);
  };
  expect(untyped(document.components.schemas)).toBe(false);
});

test('schemas allow additional members, fix the units, and list the members of each version', () => {
  expect(text).not.toContain('"additionalProperties":false');
  const { Variant, IndexScore, FoodV1, ComponentScoreV1 } = document.components.schemas;
  expect(Variant.properties.big7.properties.energy).toEqual({
    allOf: [
      { $ref: '#/components/schemas/Quantity' },
      { type: 'object', properties: { unit: { type: 'string', const: 'kJ' } } },
    ],
  });
  expect(IndexScore.properties).toHaveProperty('warnings');
  expect(FoodV1.properties).toHaveProperty('quantity_value');
  expect(FoodV1.properties).not.toHaveProperty('serving_sizes');
  expect(ComponentScoreV1.properties.component).toEqual({ type: 'string' });
});

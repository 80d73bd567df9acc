import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Food } from '../../src/model/food.ts';
import { servicesOf } from '../../src/operations/services.ts';
import { openEmbedded } from '../support/embedded-catalogue.ts';
import { EVALUATIONS } from './cases.ts';
import { type Asked, inProcess, jsonOf, posted } from './support.ts';

/**
 * Section 9 of the specification, read without the presenters: converts a body of version 2.1 to
 * earlier versions. The project's own additions (docs/decisions: coverage, estimated shares, what
 * is estimated or missing) are in version 2 and later, as section 9.4 allows.
 */

// biome-ignore lint/suspicious/noExplicitAny: bodies of all kinds
type Json = any;

/** Section 2.4. */
const ADDED_IN_V2 =
  `vaccenic_acid gondoic_acid rumenic_acid gamma_linolenic_acid dihomo_gamma_linolenic_acid nitrogen
  chromium molybdenum retinol_activity_equivalent folate folate_natural ergocalciferol cholecalciferol
  beta_tocopherol delta_tocopherol gamma_tocopherol alpha_tocotrienol vitamin_K menaquinone acetic_acid
  citric_acid lactic_acid malic_acid tartaric_acid oligosaccharides fiber_high_molecular_weight
  fiber_insoluble_high_molecular_weight fiber_soluble_high_molecular_weight fiber_low_molecular_weight
  fatty_acids_other carotenoids_ex_beta_carotene`.split(/\s+/);

const OWN_ADDITIONS = [
  'coverage',
  'estimated',
  'estimated_energy_share',
  'estimated_share',
  'added_share',
  'missing_inputs',
  'carbohydrates_by_difference_share',
  'warnings',
  'unsure',
  'index',
  'index_version',
  'density',
  'density_unit',
];

function omit(object: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

function mapValues(object: Json, change: (value: Json) => Json): Json {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

const quantityV1 = (quantity: Json) => omit(quantity, ['label', ...OWN_ADDITIONS]);

const foodV2 = (food: Json) =>
  omit(food, ['standard_processing', 'standard_serving_type', 'standard_unit', 'local_names']);

function foodV1(food: Json): Json {
  const { serving_sizes, standard_serving_type, standard_unit } = food;
  const standard = serving_sizes.find(({ type }: Json) => type === standard_serving_type);
  return {
    ...omit(foodV2(food), ['serving_sizes']),
    quantity_value: standard?.amount ?? 100,
    quantity_unit: standard?.unit ?? standard_unit,
    processed_variants: food.processed_variants.map((variant: Json) => ({
      ...omit(variant, ['label', 'serving_sizes', 'density']),
      big7: mapValues(variant.big7, quantityV1),
      ...(variant.nutrients === undefined
        ? {}
        : { nutrients: mapValues(omit(variant.nutrients, ADDED_IN_V2), quantityV1) }),
    })),
  };
}

function evaluationV1(route: string, newest: Json): Json {
  const body = omit(newest, OWN_ADDITIONS);
  switch (route) {
    case '/evaluate/energy-density':
      return {
        energy_density: body.energy_density.map(quantityV1),
        sum_energy_liquids: quantityV1(body.sum_energy_liquids),
      };
    case '/evaluate/healthy-eating-index':
      return {
        ...body,
        components: body.components.map((component: Json) =>
          omit(quantityV1(component), ['amount', 'amount_unit']),
        ),
      };
    case '/evaluate/macro-distribution':
      return { ...body, breakdown: body.breakdown.map(quantityV1) };
    default:
      return mapValues(body, quantityV1);
  }
}

const catalogue = openEmbedded();
const ask = inProcess(servicesOf(catalogue));
const FOODS: readonly Food[] = [...catalogue.foods()];

async function got(target: string, asked: Asked = {}): Promise<Json> {
  const reply = await ask(target, asked);
  expect([target, reply.status]).toEqual([target, 200]);
  return jsonOf(reply);
}

/** The bodies of a request in all versions, and without a version. */
async function inAll(target: string, asked: Asked = {}) {
  const [none, v1, v2, newest] = await Promise.all(
    ['/api', '/api/v1', '/api/v2', '/api/v2.1'].map((prefix) => got(prefix + target, asked)),
  );
  expect(none).toEqual(v1);
  return { v1, v2, newest };
}

/** Queries as people may type them: whole names, parts, and several words of a name. */
const query = fc
  .tuple(fc.constantFrom(...FOODS), fc.nat(5), fc.integer({ min: 1, max: 12 }))
  .map(([{ name, otherNames }, which, length]) => {
    const chosen = [name, ...otherNames][which] ?? name;
    return which % 2 === 0 ? chosen : chosen.slice(0, length);
  })
  .filter((text) => text.trim() !== '' && text.length <= 200);

const type = fc.constantFrom('all', 'generic', 'branded');

test('a search differs between versions only as section 9 of the specification says', async () => {
  const place = fc.oneof(
    fc.record({ offset: fc.nat(60) }),
    fc.record({ page: fc.integer({ min: 1, max: 8 }) }),
    fc.constant({}),
  );
  const limit = fc.integer({ min: 1, max: 100 });
  await fc.assert(
    fc.asyncProperty(query, type, limit, place, async (text, kind, most, where) => {
      const given = { query: text, type: kind, limit: most, ...where };
      const parameters = new URLSearchParams(mapValues(given, String));
      const { v1, v2, newest } = await inAll(`/search?${parameters}`);
      const linksOf = (version: string) =>
        mapValues(newest.links, (link) => link?.replace('/api/v2.1/', `/api/${version}/`) ?? null);
      expect(v2).toEqual({ ...newest, data: newest.data.map(foodV2), links: linksOf('v2') });
      // Version 1 does not name corrections.
      const { searched_for, ...first } = newest;
      expect(v1).toEqual({ ...first, data: newest.data.map(foodV1), links: linksOf('v1') });
    }),
    { numRuns: 60, examples: [['Fritatten', 'all', 1, {}]] },
  );
});

test('a food by its id or GTIN differs between versions only as section 9 says', async () => {
  for (const { id, gtin, variants } of FOODS.filter((_, index) => index % 3 === 0)) {
    const known = variants.at(-1)?.id ?? id;
    const { v1, v2, newest } = await inAll(`/food/${known}`);
    expect(newest.id).toBe(id);
    expect(v2).toEqual(foodV2(newest));
    expect(v1).toEqual(foodV1(newest));
    if (gtin === null) continue;
    const item = await inAll(`/search/gtin?gtin=${gtin}`);
    expect(item.v2).toEqual({ data: foodV2(item.newest.data) });
    expect(item.v1).toEqual({ data: foodV1(item.newest.data) });
  }
});

/** Section 9 does not cover intakes and further indices, which the specification does not have. */
const SPECIFIED = [
  'energy-density',
  'healthy-eating-index',
  'macro-distribution',
  'nutrition-summary',
].map((name) => `/evaluate/${name}`);

test('an evaluation differs between versions only as section 9 says', async () => {
  const id = fc
    .tuple(fc.constantFrom(...FOODS), fc.nat(3))
    .map(([food, which]) => food.variants[which]?.id ?? food.id);
  const entry = fc.record(
    {
      food_id: id,
      unit: fc.constantFrom('g', 'kg', 'mg', 'µg', 'ml', 'l'),
      amount: fc.double({ min: 0, max: 5000, noNaN: true }),
      weighted_before_process: fc.boolean(),
    },
    { requiredKeys: ['food_id', 'unit'] },
  );
  const meals = fc.array(fc.record({ entries: fc.array(entry, { maxLength: 6 }) }), {
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(meals, fc.constantFrom(...SPECIFIED), async (body, route) => {
      const { v1, v2, newest } = await inAll(route, posted(body));
      expect(v2).toEqual(newest);
      expect(v1).toEqual(evaluationV1(route, newest));
      expect(JSON.stringify(v1)).not.toContain('"label"');
    }),
    { numRuns: 70 },
  );
});

test('the bodies that the tests expect of older versions differ from those of the newest', async () => {
  const newest = await got('/api/v2.1/food/apple');
  expect(foodV2(newest)).not.toEqual(newest);
  expect(foodV1(newest)).not.toEqual(foodV2(newest));
  expect(newest.processed_variants[0].nutrients).toHaveProperty('folate');
  for (const route of EVALUATIONS) {
    const body = await got(
      `/api/v2.1${route}`,
      posted([{ entries: [{ food_id: 'apple', unit: 'g' }] }]),
    );
    expect(evaluationV1(route, body)).not.toEqual(body);
  }
});

/** All hits of a query, a hundred at a time, from an offset. */
async function wholeList(text: string, kind: string): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const parameters = new URLSearchParams({
      query: text,
      type: kind,
      limit: '100',
      offset: `${offset}`,
    });
    const { data } = await got(`/api/v2/search?${parameters}`);
    ids.push(...data.map((food: Json) => food.id));
    if (data.length < 100) return ids;
  }
}

/** Follows the links in one direction, and compares each page with its pagination. */
async function walk(from: string, direction: 'next' | 'previous', total: number) {
  const pages: string[][] = [];
  for (let target: string | null = from; target !== null; ) {
    const { data, pagination, links }: Json = await got(target);
    const { limit, offset, page } = pagination;
    expect(pagination).toEqual({
      limit,
      offset,
      page: Math.floor(offset / limit) + 1,
      total_count: total,
      total_pages: Math.ceil(total / limit),
      has_next: offset + data.length < total && data.length > 0,
      has_previous: offset > 0,
    });
    expect(page).toBeGreaterThan(0);
    expect(links.next === null).toBe(!pagination.has_next);
    expect(links.previous === null).toBe(!pagination.has_previous);
    expect((await got(links.self)).data).toEqual(data);
    pages.push(data.map((food: Json) => food.id));
    target = links[direction];
  }
  return pages;
}

test('following the links of the pages returns every hit once, in the order of the whole list', async () => {
  await fc.assert(
    fc.asyncProperty(
      query,
      type,
      fc.integer({ min: 1, max: 100 }),
      fc.nat(40),
      async (text, kind, wanted, skipped) => {
        const all = await wholeList(text, kind);
        expect(new Set(all).size).toBe(all.length);
        // Enough pages for a meaningful test, but few enough to follow; a page has at most 100
        // foods.
        const limit = Math.min(Math.max(wanted % 20, Math.ceil(all.length / 15), 1), 100);
        const parameters = new URLSearchParams({ query: text, type: kind, limit: `${limit}` });
        const first = `/api/v2/search?${parameters}`;
        expect((await walk(first, 'next', all.length)).flat()).toEqual(all);

        const offset = Math.min(skipped, Math.max(all.length - 1, 0));
        const off = `${first}&offset=${offset}`;
        expect((await walk(off, 'next', all.length)).flat()).toEqual(all.slice(offset));
        const back = (await walk(off, 'previous', all.length)).flat();
        expect(new Set(back)).toEqual(new Set(all.slice(0, offset + limit)));

        const { links } = await got(first);
        const last = await got(links.last);
        expect(last.data.map((food: Json) => food.id)).toEqual(
          all.slice(Math.floor(Math.max(all.length - 1, 0) / limit) * limit),
        );
        expect((await got(links.first)).data).toEqual((await got(first)).data);
      },
    ),
    { numRuns: 40 },
  );
});

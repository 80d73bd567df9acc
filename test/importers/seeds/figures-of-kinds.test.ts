import path from 'node:path';
import { expect, test } from 'vitest';
import { readRows } from '../../support/shared.ts';

const SEEDS = path.join(import.meta.dirname, '../../../seeds');

type Row = Readonly<Record<string, string | undefined>>;

const amount = (row: Row | undefined, name: string) => Number(row?.[name] || 0);

const foodOf = (variantId: string) => variantId.replace(/\.[a-z-]+$/u, '');

const FOODS = readRows(`${SEEDS}/foods.csv`);
const NAMES = new Map(FOODS.map(({ id, name }) => [id, name ?? '']));
const GROUPS = new Map(FOODS.map(({ id, food_group: group }) => [id, group ?? '']));
const PATTERNS = new Map(
  readRows(`${SEEDS}/food-patterns.csv`).map(({ variant_id, ...row }) => [variant_id, row]),
);

/** The amounts of a variant, completed by those of similar foods. */
const NUTRIENTS = new Map<string, Record<string, string>>();
for (const { variant_id: id = '', ...row } of readRows(`${SEEDS}/nutrients.csv`)) {
  const known = NUTRIENTS.get(id) ?? {};
  for (const [name, cell] of Object.entries(row)) {
    if (cell !== undefined && cell !== '') known[name] ??= cell;
  }
  NUTRIENTS.set(id, known);
}

/** The variants whose food patterns and nutrients meet a condition. */
function variants(
  isMeant: (patterns: Row, nutrients: Row, name: string, group: string) => boolean,
): string[] {
  return [...PATTERNS]
    .filter(([id = '', patterns]) => {
      const food = foodOf(id);
      const group = GROUPS.get(food) ?? '';
      return isMeant(patterns, NUTRIENTS.get(id) ?? {}, NAMES.get(food) ?? '', group);
    })
    .map(([id]) => id ?? '');
}

test('foods with wholemeal or wholegrain in their names contain whole grains', () => {
  const without = variants(
    (patterns, _nutrients, name) =>
      /whole(?:meal|grain)/iu.test(name) &&
      amount(patterns, 'g_total') > 0.2 &&
      amount(patterns, 'g_whole') === 0,
  );
  // FPED itself counts the crust as refined.
  expect(without).toEqual(['pizza-wholemeal.raw']);
});

test('the fat of foods with mostly oil is not mostly saturated', () => {
  const saturated = variants((patterns, nutrients) => {
    const fat = amount(nutrients, 'fat');
    return (
      fat > 5 &&
      amount(patterns, 'oils') > 0.8 * fat &&
      amount(nutrients, 'saturated_fatty_acids') > 0.45 * fat
    );
  });
  expect(saturated).toEqual([]);
});

test('raw fruit and vegetables have no added sugars', () => {
  const labels = new Map(readRows(`${SEEDS}/variants.csv`).map(({ id, label }) => [id, label]));
  const sweetened = [...PATTERNS]
    .filter(([id]) => labels.get(id) === 'Raw')
    .filter(([, patterns]) => amount(patterns, 'f_total') + amount(patterns, 'v_total') > 0)
    .filter(([, patterns]) => amount(patterns, 'add_sugars') > 0)
    .map(([id]) => id);
  expect(sweetened).toEqual([]);
});

test('added sugars explain the sugars of sweets whose patterns are estimates', () => {
  const sweets = new Set(
    readRows(`${SEEDS}/foods.csv`)
      .filter(({ food_group }) => food_group === 'Sweets')
      .map(({ id }) => id),
  );
  const unexplained = [...PATTERNS]
    .filter(([id = '', { estimated }]) => estimated === 'true' && sweets.has(foodOf(id)))
    .filter(([id = '', patterns]) => {
      // A cup of fruit has 25 g of sugar, and a cup of milk 12 g.
      const explained =
        4.2 * amount(patterns, 'add_sugars') +
        25 * amount(patterns, 'f_total') +
        12 * amount(patterns, 'd_total');
      const sugar = amount(NUTRIENTS.get(id), 'sugar');
      return sugar > 3 && explained < 0.8 * sugar;
    })
    .map(([id]) => id);
  expect(unexplained).toEqual([]);
});

test('tofu counts as an ounce equivalent in a quarter of a cup, however firm it is', () => {
  const more = [...PATTERNS]
    .filter(([id]) => /(?:^|-)tofu\b/u.test(id ?? ''))
    .filter(([, patterns]) => amount(patterns, 'pf_soy') > 1.77)
    .map(([id]) => id);
  expect(more).toEqual([]);
});

test('European plant foods have no vitamin B12 from a fortified similar food', () => {
  const animal = ['pf_mps_total', 'pf_eggs', 'd_total', 'solid_fats'];
  const borrowed = new Set(
    readRows(`${SEEDS}/nutrients.csv`)
      .filter(({ estimated, vitamin_B12 }) => estimated === 'true' && Number(vitamin_B12) > 0.9)
      .map(({ variant_id }) => variant_id),
  );
  const without = variants(
    (patterns, { source }) =>
      (source === 'bls-4.0' || source === 'cofid-2015') &&
      animal.every((part) => amount(patterns, part) === 0),
  ).filter((id) => borrowed.has(id));
  expect(without).toEqual([]);
});

test('a food with fat has saturated fatty acids: a zero on a label is less than half a gram', () => {
  const zero = variants((_patterns, { fat, saturated_fatty_acids: saturated }) => {
    return Number(fat) >= 1.5 && saturated !== undefined && Number(saturated) === 0;
  });
  expect(zero).toEqual([]);
});

test('the fatty acids that are known are at least a quarter of the fat', () => {
  const few = variants((_patterns, nutrients) => {
    const kinds = ['saturated', 'monounsaturated', 'polyunsaturated'].map(
      (kind) => nutrients[`${kind}_fatty_acids`],
    );
    const sum = kinds.reduce((total, grams) => total + Number(grams), 0);
    return amount(nutrients, 'fat') >= 1.5 && sum < 0.25 * amount(nutrients, 'fat');
  });
  expect(few).toEqual([]);
});

/** What plain meat does not have. */
const NOT_OF_MEAT = [
  ...['f_total', 'v_total', 'g_total', 'd_total', 'pf_eggs', 'pf_soy', 'pf_nutsds', 'pf_legumes'],
  ...['pf_seafd_hi', 'pf_seafd_low', 'add_sugars', 'a_drinks'],
];

test('the fat of meat with the patterns of other meat is solid fat beyond 2.63 g to an ounce', () => {
  const others = variants((patterns, nutrients, _name, group) => {
    const ofMeat = 2.63 * amount(patterns, 'pf_mps_total') + amount(patterns, 'oils');
    const solid = Math.max(0, amount(nutrients, 'fat') - ofMeat);
    return (
      /Beef|Pork|Lamb|Poultry|Sausages/u.test(group) &&
      patterns['estimated'] === 'true' &&
      /^\d+$/.test(patterns['source_code'] ?? '') &&
      amount(patterns, 'pf_mps_total') >= 1 &&
      NOT_OF_MEAT.every((pattern) => amount(patterns, pattern) === 0) &&
      Math.abs(amount(patterns, 'solid_fats') - solid) > 0.01
    );
  });
  expect(others).toEqual([]);
});

test('vegan foods have no cholesterol, unless their table has it', () => {
  const animal = [...NUTRIENTS].filter(
    ([id, { source = '', cholesterol = '' }]) =>
      /(?:^|-)vegan-/u.test(id) && source === 'viand' && Number(cholesterol) > 0,
  );
  expect(animal.map(([id]) => id)).toEqual([]);
});

test('the sugar of boiled grains is less than that of dry ones', () => {
  const dry = [...NUTRIENTS].filter(([id, nutrients]) => {
    const raw = NUTRIENTS.get(`${foodOf(id)}.raw`);
    const isGrain = GROUPS.get(foodOf(id)) === 'Cereal Grains and Pasta' && id.endsWith('.boiled');
    const water = 1 - amount(nutrients, 'protein') / amount(raw, 'protein');
    return (
      isGrain && water > 0.5 && amount(nutrients, 'sugar') >= Math.max(1, amount(raw, 'sugar'))
    );
  });
  expect(dry.map(([id]) => id)).toEqual([]);
});

import { copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { importSource } from '../../src/catalogue/importing/import-source.ts';
import { SCHEMA_VERSION } from '../../src/catalogue/schema/schema.ts';
import type { Food, Source, Variant } from '../../src/model/food.ts';
import { nutrient } from '../../src/model/nutrients.ts';
import { makeCollection, makeFood, makeVariant, nutrients, patterns } from '../support/foods.ts';
import { codeOf } from '../support/refusals.ts';
import { tempFolder } from '../support/temp-folder.ts';

const SOURCE: Source = { id: 'test', name: 'Test foods', release: '1', licence: 'none' };

const POTATO: Food = makeFood({
  id: 'potato',
  name: 'Potato',
  foodGroup: 'Vegetables and Vegetable Products',
  standardProcessing: 'boiled',
  standardServingType: 'medium_whole',
  searchWeight: 0.9,
  variants: [
    makeVariant({
      id: 'potato.raw',
      nutrients: nutrients({ energy: 322.168, vitamin_C: 19.7, alcohol: 0 }),
      foodPatterns: null,
      sourceCode: '11352',
    }),
    makeVariant({
      id: 'potato.boiled',
      processing: 'boiled',
      label: 'Boiled',
      yieldFactor: 0.97,
      density: 0.6,
      servingSizes: [
        { type: 'medium_whole', label: '1 potato', amount: 150, unit: 'g' },
        { type: null, label: '1 heap', amount: null, unit: 'g' },
      ],
      nutrients: nutrients({ energy: 359.824 }),
      foodPatterns: patterns({ v_total: 0.56, v_starchy_potato: 0.56 }),
      foodPatternsEstimated: true,
      source: 'usda',
      sourceCode: '71103010',
    }),
  ],
});

function withVariants(change: (variant: Variant) => Variant): Food {
  return { ...POTATO, variants: POTATO.variants.map(change) };
}

async function build(foods: readonly Food[] = [POTATO], source = SOURCE): Promise<string> {
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  await importSource(file, makeCollection(source, foods));
  return file;
}

test('openCatalogue() returns a food exactly as it was imported', async () => {
  const catalogue = openCatalogue(await build());
  expect(catalogue.find('potato')).toEqual({ food: POTATO });
  catalogue.close();
});

test('openCatalogue() distinguishes unknown nutrients from zeros', async () => {
  const catalogue = openCatalogue(await build());
  const raw = catalogue.find('potato')?.food.variants[0]?.nutrients;
  expect(raw?.[nutrient('alcohol').position]).toBe(0);
  expect(raw?.[nutrient('zinc').position]).toBeNaN();
});

test("find() finds foods only by their ids, their variants' ids and the codes of sources", async () => {
  const catalogue = openCatalogue(await build());
  expect(catalogue.find('potato')?.variantId).toBeUndefined();
  expect(catalogue.find('potato.raw')?.variantId).toBe('potato.raw');
  expect(catalogue.find('71103010')?.variantId).toBe('potato.boiled');
  for (const id of ['', 'Potato', 'potato.fried', "potato'; DROP TABLE food; --", 'constructor']) {
    expect(catalogue.find(id)).toBeUndefined();
  }
});

test('find() prefers the food of a source if another food has the same code', async () => {
  const file = await build();
  const own = makeFood({
    id: 'usda-71103010',
    variants: [makeVariant({ id: 'usda-71103010.boiled', source: 'usda', sourceCode: '71103010' })],
  });
  await importSource(file, makeCollection({ ...SOURCE, id: 'usda' }, [own]));
  const catalogue = openCatalogue(file);
  expect(catalogue.find('71103010')?.food.id).toBe('usda-71103010');
  expect(catalogue.find('potato')?.food.id).toBe('potato');
});

test('find() finds the same foods by code after many other look-ups', async () => {
  const file = await build();
  const own = makeFood({
    id: 'usda-71103010',
    variants: [makeVariant({ id: 'usda-71103010.boiled', source: 'usda', sourceCode: '71103010' })],
  });
  await importSource(file, makeCollection({ ...SOURCE, id: 'usda' }, [own]));
  const catalogue = openCatalogue(file);
  const ids = ['71103010', 'usda-71103010', 'USDA-71103010', '11352', 'test-11352', '1135', 'no'];
  const first = ids.map((id) => catalogue.find(id));
  for (let time = 0; time < 100; time++) catalogue.find(`no-code-${time}`);
  expect(ids.map((id) => catalogue.find(id))).toEqual(first);
  expect(first.map((found) => found?.food.id)).toContain('usda-71103010');
});

test('info() counts the content', async () => {
  const info = await openCatalogue(await build()).info();
  expect(info).toMatchObject({
    schemaVersion: SCHEMA_VERSION,
    hasEarlierIndex: false,
    lacksFigures: false,
    foods: 1,
    foodsByType: { generic_single_food: 1, generic_composite_food: 0, branded_food: 0 },
    variantsWithDensity: 1,
    liquidFoods: 0,
    variants: 2,
    variantsWithFoodPatterns: 1,
    variantsWithEstimatedFoodPatterns: 1,
    servingSizes: 2,
    servingSizesOfAType: 1,
    sources: [{ ...SOURCE, foods: 1, nutrients: 3 }],
  });
  expect(info.fingerprint).toMatch(/^[0-9a-f]{64}$/);
});

test('importing a source a second time changes no byte', async () => {
  const file = await build();
  const before = readFileSync(file);
  expect(await importSource(file, makeCollection(SOURCE, [POTATO]))).toBe(false);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(path.dirname(file))).toEqual(['catalogue.sqlite', 'catalogue.sqlite.figures']);
});

test('importing a source into two files writes the same bytes', async () => {
  expect(readFileSync(await build()).equals(readFileSync(await build()))).toBe(true);
});

test.each<[string, Food]>([
  ['a name', { ...POTATO, name: 'Potatoes' }],
  ['a serving size', withVariants((variant) => ({ ...variant, servingSizes: [] }))],
  ['a density', withVariants((variant) => ({ ...variant, density: 0.7 }))],
  ['a nutrient', { ...POTATO, variants: [makeVariant({ id: 'potato.raw' })] }],
])('importSource() imports a source again if %s has changed', async (_, food) => {
  const file = await build();
  const before = (await openCatalogue(file).info()).fingerprint;
  expect(await importSource(file, makeCollection(SOURCE, [food]))).toBe(true);
  const after = openCatalogue(file);
  expect((await after.info()).fingerprint).not.toBe(before);
  expect(after.find('potato')?.food).toEqual(food);
});

test('importSource() replaces a source and does not change other sources', async () => {
  const file = await build();
  const rice = makeFood({ id: 'rice', variants: [makeVariant({ id: 'rice.raw' })] });
  await importSource(file, makeCollection({ ...SOURCE, id: 'other' }, [rice]));
  await importSource(file, makeCollection(SOURCE, [{ ...POTATO, name: 'Spud' }]));
  const catalogue = openCatalogue(file);
  expect(catalogue.find('rice')?.food).toEqual(rice);
  expect(catalogue.find('potato')?.food.name).toBe('Spud');
  expect((await catalogue.info()).foods).toBe(2);
});

test('importSource() leaves only the old file, unchanged, if it is stopped halfway', async () => {
  const file = await build();
  const before = readFileSync(file);
  function* breaking(): Generator<Food> {
    yield { ...POTATO, name: 'Half' };
    throw new Error('pulled the plug');
  }
  await expect(importSource(file, makeCollection(SOURCE, breaking()))).rejects.toThrow(
    'pulled the plug',
  );
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(path.dirname(file))).toEqual(['catalogue.sqlite', 'catalogue.sqlite.figures']);
});

test('importSource() does not touch files with similar names', async () => {
  const file = await build();
  writeFileSync(`${file}.partial`, 'precious');
  expect(await importSource(file, makeCollection(SOURCE, [{ ...POTATO, name: 'Spud' }]))).toBe(
    true,
  );
  expect(openCatalogue(file).find('potato')?.food.name).toBe('Spud');
  expect(readFileSync(`${file}.partial`, 'utf8')).toBe('precious');
});

test('simultaneous imports into one file wait for each other', async () => {
  const file = path.join(tempFolder(), 'new.sqlite');
  const waits: string[] = [];
  const importing = (id: string) =>
    importSource(
      file,
      makeCollection({ ...SOURCE, id }, [
        makeFood({ id, variants: [makeVariant({ id: `${id}.raw` })] }),
      ]),
      { onWait: () => waits.push(id) },
    );
  await Promise.all(['one', 'two', 'three'].map(importing));
  expect(waits).toEqual(['two', 'three']);
  const catalogue = openCatalogue(file);
  expect(['one', 'two', 'three'].map((id) => catalogue.find(id)?.food.id)).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect(readdirSync(path.dirname(file))).toEqual(['new.sqlite', 'new.sqlite.figures']);
});

test('importSource() never overwrites a file that is not a catalogue', async () => {
  const file = path.join(tempFolder(), 'letter.txt');
  writeFileSync(file, 'Dear Sir or Madam, this is not a database at all');
  await expect(importSource(file, makeCollection(SOURCE, [POTATO]))).rejects.toMatchObject({
    diagnostics: [{ code: 'catalogue/foreign' }],
  });
  expect(readFileSync(file, 'utf8')).toMatch(/^Dear Sir/);
});

test('importSource() reports a file that it cannot write', async () => {
  const file = path.join(tempFolder(), 'no', 'such', 'folder.sqlite');
  await expect(importSource(file, makeCollection(SOURCE, [POTATO]))).rejects.toMatchObject({
    diagnostics: [{ code: 'output/unwritable' }],
  });
});

test('openCatalogue() refuses a missing file', () => {
  expect(codeOf(() => openCatalogue(path.join(tempFolder(), 'none.sqlite')))).toBe(
    'catalogue/missing',
  );
});

test.each([
  ['an empty file', ''],
  ['a short text', 'x'],
  ['a long text', 'not a database '.repeat(1000)],
])('openCatalogue() refuses %s as not a catalogue', (_, content) => {
  const file = path.join(tempFolder(), 'foreign.sqlite');
  writeFileSync(file, content);
  expect(codeOf(() => openCatalogue(file))).toBe('catalogue/foreign');
});

test('openCatalogue() refuses the database of another program as not a catalogue', () => {
  const file = path.join(tempFolder(), 'other.sqlite');
  new Database(file).exec('CREATE TABLE food (id)').close();
  expect(codeOf(() => openCatalogue(file))).toBe('catalogue/foreign');
});

test.each([
  [99, 'catalogue/too-new'],
  [0, 'catalogue/too-old'],
])('openCatalogue() refuses schema version %d as %s', async (version, code) => {
  const file = await build();
  const db = new Database(file);
  db.pragma(`user_version = ${version}`);
  db.close();
  expect(codeOf(() => openCatalogue(file))).toBe(code);
});

test('openCatalogue() refuses a file that is truncated at any point', async () => {
  const whole = await build();
  const size = readFileSync(whole).length;
  for (const length of [200, 4096, Math.floor(size / 2), size - 1]) {
    const file = path.join(path.dirname(whole), `cut-${length}.sqlite`);
    copyFileSync(whole, file);
    truncateSync(file, length);
    expect(
      codeOf(() => openCatalogue(file)),
      `${length} bytes`,
    ).toBe('catalogue/damaged');
  }
});

test.each([
  "UPDATE variant SET nutrients = x'0102'",
  'DELETE FROM nutrient',
  'DROP TABLE serving_size',
])('find() refuses a catalogue as damaged after %s', async (sql) => {
  const file = await build();
  const db = new Database(file);
  db.exec(sql);
  db.close();
  expect(codeOf(() => openCatalogue(file).find('potato'))).toBe('catalogue/damaged');
});

test('a catalogue with overwritten pages is refused as damaged', async () => {
  const file = await build();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096);
  writeFileSync(file, bytes);
  const use = async () => {
    const catalogue = openCatalogue(file);
    catalogue.find('potato');
    await catalogue.info();
  };
  await expect(use()).rejects.toMatchObject({ diagnostics: [{ code: 'catalogue/damaged' }] });
});

test.each([
  ['food', [POTATO, { ...POTATO, variants: [] }], 'potato'],
  ['variant', [POTATO, { ...POTATO, id: 'tuber' }], 'potato.raw'],
])('importSource() refuses two foods with the same %s id in a new file', async (_, foods, id) => {
  await expect(build(foods)).rejects.toMatchObject({
    diagnostics: [{ code: 'import/duplicate', field: 'id', value: id }],
  });
});

test('importSource() refuses an id of another source, and keeps the foods of that source', async () => {
  const file = await build();
  const other = makeCollection({ ...SOURCE, id: 'other' }, [POTATO]);
  await expect(importSource(file, other)).rejects.toMatchObject({
    diagnostics: [{ code: 'import/duplicate', value: 'potato' }],
  });
  const catalogue = openCatalogue(file);
  expect([...catalogue.foods()].map(({ id }) => id)).toEqual(['potato']);
  catalogue.close();
});

test('importSource() writes the same tables to a new file, over an old one, and next to another source', async () => {
  const later = { ...SOURCE, release: '2' };
  const over = await build();
  await importSource(over, makeCollection(later, [POTATO]));
  const beside = await build([], { ...SOURCE, id: 'other' });
  await importSource(beside, makeCollection(later, [POTATO]));
  const contentOf = (file: string) => {
    const db = new Database(file, { readonly: true });
    const list = (sql: string) => db.prepare(sql).raw().all();
    const content = [
      list('SELECT type, name FROM sqlite_master ORDER BY name'),
      list(`SELECT * FROM source WHERE id = 'test'`),
      ...['food', 'variant', 'serving_size', 'name', 'search_hit', 'vocabulary', 'beginning'].map(
        (table) => list(`SELECT * FROM ${table} ORDER BY 1, 2`),
      ),
    ];
    db.close();
    return content;
  };
  const fresh = contentOf(await build([POTATO], later));
  expect(contentOf(over)).toEqual(fresh);
  expect(contentOf(beside)).toEqual(fresh);
});

test('a catalogue finds a product by its GTIN of 12 to 14 digits, but none by eight digits', async () => {
  const cola = makeFood({
    id: 'cola',
    gtin: '00036000291452',
    variants: [makeVariant({ id: 'cola.raw', nutrients: nutrients({ energy: 180 }) })],
  });
  const candy = makeFood({
    id: 'candy',
    gtin: '00000096385074',
    variants: [makeVariant({ id: 'candy.raw' })],
  });
  const catalogue = openCatalogue(await build([cola, candy]));
  const spellings = ['00036000291452', '0036000291452', '036000291452'];
  for (const gtin of spellings) {
    expect(catalogue.find(gtin)).toMatchObject({ food: { id: 'cola' }, variantId: 'cola.raw' });
    expect(catalogue.composition(gtin)?.variantId).toBe('cola.raw');
  }
  expect([...catalogue.knownIds()]).toEqual(expect.arrayContaining(spellings));
  // Codes of FNDDS also have eight digits; a wrong check digit proves that a code is not a GTIN.
  for (const code of ['96385074', '0036000291453', '36000291452']) {
    expect(catalogue.find(code)).toBeUndefined();
    expect(catalogue.composition(code)).toBeUndefined();
  }
  catalogue.close();
});

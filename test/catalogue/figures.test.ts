import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { openReadOnly } from '../../src/catalogue/connection.ts';
import { figuresFileOf } from '../../src/catalogue/figures/figures-format.ts';
import { openFigures } from '../../src/catalogue/figures/figures-reader.ts';
import { importSource, importSources } from '../../src/catalogue/importing/import-source.ts';
import { sourceFingerprints } from '../../src/catalogue/reading/source-fingerprints.ts';
import { vectorCodec } from '../../src/catalogue/schema/vectors.ts';
import { indexInputs } from '../../src/evaluation/indices/index-table.ts';
import { forEachIndex } from '../../src/evaluation/indices/indices.ts';
import type { Food } from '../../src/model/food.ts';
import { FOOD_PATTERNS } from '../../src/model/food-patterns.ts';
import { HEI_AMOUNTS } from '../../src/model/hei-amounts.ts';
import type { LegacyChange } from '../../src/model/ids/food-ids.ts';
import { NUTRIENTS, nutrient } from '../../src/model/nutrients.ts';
import { figureBytes } from '../support/figure-bytes.ts';
import { makeCollection, makeFood, makeVariant, nutrients, patterns } from '../support/foods.ts';
import { tempFolder } from '../support/temp-folder.ts';

const SOURCE = { id: 'test', name: 'Test foods', release: '1', licence: 'none' };

/** A solid and a liquid, with and without patterns, density and borrowed amounts; and enough foods to read them all. */
const FOODS: readonly Food[] = [
  makeFood({
    id: 'potato',
    standardProcessing: 'boiled',
    variants: [
      makeVariant({
        id: 'potato.raw',
        nutrients: nutrients({ energy: 322.168, alcohol: 0 }),
        foodPatterns: null,
      }),
      makeVariant({
        id: 'potato.boiled',
        processing: 'boiled',
        density: 0.6,
        nutrients: nutrients({ energy: 359.824 }),
        foodPatterns: patterns({ v_total: 0.56 }),
        foodPatternsEstimated: true,
        borrowed: { source: 'test', sourceCode: '1', nutrients: [3, 5] },
      }),
    ],
  }),
  makeFood({
    id: 'käse',
    isSolid: false,
    // Its variant has the id of another food, which is found first.
    variants: [makeVariant({ id: 'potato' })],
  }),
  ...Array.from({ length: 40 }, (_, index) =>
    makeFood({ id: `food-${index}`, variants: [makeVariant({ id: `food-${index}.raw` })] }),
  ),
];

const legacy = (id: string, change: LegacyChange, target: string) => {
  return { id, name: id, change, release: '0', target, note: '' };
};
const code = (name: string, variantId: string, isStandIn: boolean) => {
  return { source: 'other', code: name, variantId, energy: null, isStandIn };
};

/** Ids of earlier releases and codes, some of which are ids of foods as well. */
const FURTHER = {
  legacyIds: [
    legacy('tuber', 'renamed', 'potato'),
    legacy('spud', 'split', 'potato.raw'),
    legacy('cheese', 'deleted', 'käse'),
    legacy('food-1', 'merged', 'potato'),
  ],
  codes: [
    code('11352000', 'potato.boiled', false),
    code('11353', 'food-2.raw', true),
    code('food-3', 'potato.raw', false),
  ],
};

const OTHER_IDS = ['tuber', 'spud', 'cheese', '11352000', '11353', 'other-11353', '99999999'];

const IDS = FOODS.flatMap(({ id, variants }) => [
  id,
  ...variants.map((variant) => variant.id),
]).concat(OTHER_IDS);

let file: string;

beforeEach(async () => {
  file = path.join(tempFolder(), 'catalogue.sqlite');
  await importSource(file, makeCollection(SOURCE, FOODS, FURTHER));
});

/** The figures file next to the catalogue; undefined if it is not used. */
function figures() {
  const db = openReadOnly(file);
  const codecs = {
    nutrients: vectorCodec(db, 'nutrient', NUTRIENTS),
    foodPatterns: vectorCodec(db, 'food_pattern', FOOD_PATTERNS),
  };
  return openFigures(file, sourceFingerprints(db), codecs);
}

/** The compositions that the catalogue returns for all ids. */
function compositions() {
  const catalogue = openCatalogue(file);
  const found = IDS.map((id) => catalogue.composition(id));
  catalogue.close();
  return found;
}

test('the figures file has the same composition for every id as the catalogue', () => {
  const opened = figures();
  const found = IDS.map((id) => opened?.find(id));
  opened?.close();
  const known = compositions();
  rmSync(figuresFileOf(file));
  expect(figures()).toBeUndefined();
  expect(known).toEqual(compositions());
  // Codes after the name of their source are looked up in the catalogue.
  const inFigures = known.map((one, at) => (IDS[at] === 'other-11353' ? undefined : one));
  expect(found).toEqual(inFigures);
});

/** The short section has the amounts of a Healthy Eating Index, and says nothing of estimates. */
const SECTIONS = [
  { section: 'short', nutrients: ['energy', 'alcohol'], hasEstimates: false },
  { section: 'whole', nutrients: ['energy', 'protein'], hasEstimates: false },
  { section: 'whole', nutrients: ['energy'], hasEstimates: true },
] as const;

test.each(SECTIONS)(
  'amountsOf() reads the $section section for $nutrients, and returns the assumption about an id',
  ({ section, nutrients: names, hasEstimates }) => {
    const positions = names.map((name) => nutrient(name).position);
    const needed = { nutrients: positions, foodPatterns: [0], hasEstimates };
    const amountsOf = figures()?.amountsOf(needed);
    const { size } = statSync(figuresFileOf(file));
    amountsOf?.find(Buffer.from('potato'), 0, 6);
    const read = amountsOf?.image()?.length ?? 0;
    expect(read < size / 2).toBe(section === 'short');
    const found = compositions();
    for (const [at, id] of IDS.entries()) {
      const bytes = Buffer.from(` ${id} `);
      const amounts = amountsOf?.find(bytes, 1, bytes.length - 1);
      const one = id === 'other-11353' ? undefined : found[at];
      for (const position of positions) {
        expect(amounts?.nutrients[position]).toEqual(one?.nutrients[position]);
      }
      expect(amounts?.foodPatterns?.[0]).toEqual(one?.foodPatterns?.[0]);
      if (hasEstimates) expect(amounts?.borrowed).toEqual(one?.borrowed);
      expect(amounts?.density).toEqual(one?.density);
      expect(amounts?.assumed).toEqual(
        one?.idAssumption && { id: one.variantId, idAssumption: one.idAssumption },
      );
    }
  },
);

test('the short section has the amounts that the Healthy Eating Indices read', () => {
  const read = forEachIndex(({ components }) => indexInputs(components));
  const indices = Object.entries(read).filter(([name]) => name.startsWith('healthy-eating-index'));
  for (const kind of ['nutrients', 'foodPatterns'] as const) {
    const names = indices.flatMap(([, inputs]): readonly string[] => inputs[kind]);
    expect(new Set<string>(HEI_AMOUNTS[kind])).toEqual(new Set(names));
  }
});

test('a figures file that is read completely tells for certain that a code does not exist', () => {
  const opened = figures();
  for (const id of IDS) opened?.find(id);
  expect(opened?.find('99999999')).toBeUndefined();
  expect(opened?.isComplete()).toBe(true);
});

test('the figures file finds no other ids', () => {
  const opened = figures();
  for (const id of ['', 'Potato', 'no-such-food', 'kase']) {
    expect(opened?.find(id)).toBeUndefined();
  }
  opened?.close();
});

test('a figures file is not used if the catalogue was changed later', () => {
  const db = new Database(file);
  db.prepare("UPDATE variant SET density = 0.5 WHERE id = 'potato.boiled'").run();
  db.close();
  expect(figures()).toBeUndefined();
  expect(compositions()[0]?.density).toBe(0.5);
});

test('a figures file of an earlier import is not used', async () => {
  const before = readFileSync(figuresFileOf(file));
  await importSource(file, makeCollection(SOURCE, FOODS.slice(0, -1)));
  writeFileSync(figuresFileOf(file), before);
  expect(figures()).toBeUndefined();
});

test('an import writes a figures file for its foods', async () => {
  await importSource(file, makeCollection(SOURCE, [makeFood({ id: 'new' })]));
  expect(figures()?.find('new')?.foodId).toBe('new');
  expect(figures()?.find('potato.raw')).toBeUndefined();
});

test('a figures file that is truncated at any point is not used', () => {
  const { length } = readFileSync(figuresFileOf(file));
  for (const left of [length - 1, length - 100, 100, 60, 10, 0]) {
    truncateSync(figuresFileOf(file), left);
    expect(figures()).toBeUndefined();
  }
});

test('a damaged byte in the figures file changes no composition', () => {
  const expected = compositions();
  const sound = readFileSync(figuresFileOf(file));
  // A prime step, so that every field of a record is damaged once.
  for (let at = 0; at < sound.length; at += 97) {
    const damaged = Buffer.from(sound);
    damaged[at] = (damaged[at] as number) ^ 0x10;
    writeFileSync(figuresFileOf(file), damaged);
    expect(compositions()).toEqual(expected);
  }
});

test('the figures file is the same whether written during an import or from the catalogue', async () => {
  const rice = makeFood({ id: 'rice', variants: [makeVariant({ id: 'rice.raw' })] });
  const first = makeCollection(SOURCE, FOODS, FURTHER);
  const second = makeCollection({ ...SOURCE, id: 'second' }, [rice]);
  const together = path.join(tempFolder(), 'catalogue.sqlite');
  await importSources(together, [first, second]);
  await importSource(file, second);
  expect(figureBytes(together).equals(figureBytes(file))).toBe(true);
});

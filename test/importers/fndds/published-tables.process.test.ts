import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Catalogue, openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { NUTRIENT_COLUMNS } from '../../../src/importers/fndds/nutrient-columns.ts';
import { type Food, standardVariant, type Variant } from '../../../src/model/food.ts';
import { FOOD_PATTERNS } from '../../../src/model/food-patterns.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { type Row, readRows, readShared, SHARED, testOnShared } from '../../support/shared.ts';
import { viand } from '../../support/viand.ts';

const FNDDS = path.join(SHARED, 'fndds-2017-2018');

/** A published table of FNDDS, by food code. */
function published(name: string, code = 'Food code'): Map<string, Row> {
  const records = parse(readFileSync(path.join(FNDDS, name)), { bom: true }) as string[][];
  const first = records.findIndex(([cell]) => cell === code);
  const header = (records[first] as string[]).map((cell) => cell.replace(/\s+/g, ' '));
  return new Map(
    records
      .slice(first + 1)
      .map((cells) => [
        cells[0] as string,
        Object.fromEntries(cells.map((cell, index) => [header[index], cell])),
      ]),
  );
}

describe('FNDDS 2017-2018', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-fndds-'));
  const file = path.join(folder, 'fndds.sqlite');
  let catalogue: Catalogue | undefined;

  function foodOf(code: string): Food {
    const found = catalogue?.find(code);
    if (found === undefined) throw new Error(`no food ${code}`);
    return found.food;
  }

  function variantOf(code: string): Variant | undefined {
    return foodOf(code).variants.find(({ sourceCode }) => sourceCode === code);
  }

  function amountOf(code: string, name: NutrientName): number {
    return variantOf(code)?.nutrients[nutrient(name).position] as number;
  }

  beforeAll(async () => {
    const run = await viand('catalogue', 'import', 'fndds', FNDDS, '--catalogue', file);
    if (run.exitCode === 0) catalogue = openCatalogue(file);
  });
  afterAll(() => {
    catalogue?.close();
    rmSync(folder, { recursive: true });
  });

  testOnShared(
    'has 7,083 variants of 6,834 foods, with 65 nutrients and salt, 37 food patterns, 32,614 portions',
    async () => {
      expect(NUTRIENT_COLUMNS).toHaveLength(65);
      expect(FOOD_PATTERNS).toHaveLength(37);
      expect(await catalogue?.info()).toMatchObject({
        foods: 6834,
        variants: 7083,
        variantsWithFoodPatterns: 7083,
        servingSizes: 32614,
        sources: [{ id: 'fndds', release: '2017-2018', foods: 6834, nutrients: 69 }],
      });
    },
  );

  testOnShared('is byte-identical after a second import', async () => {
    const before = readFileSync(file);
    const run = await viand('catalogue', 'import', 'fndds', FNDDS, '--catalogue', file);
    expect(run.stdout).toContain('unchanged');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  testOnShared('has the energy of every food in kJ, and every nutrient and food pattern', () => {
    const nutrients = published('2017-2018 FNDDS At A Glance - FNDDS Nutrient Values.csv');
    const patterns = published('FPED_1718.csv', 'FOODCODE');
    expect(nutrients.size).toBe(7083);
    const micrograms = new Set<string>(['vitamin_B6', 'copper']);
    for (const [code, row] of nutrients) {
      const variant = variantOf(code);
      const kilojoules = Number(row['Energy (kcal)']) * 4.184;
      expect(variant?.nutrients[nutrient('energy').position], code).toBe(kilojoules);
      for (const { column, nutrient: name } of NUTRIENT_COLUMNS.slice(1)) {
        const expected = Number(row[column]) * (micrograms.has(name) ? 1000 : 1);
        if (variant?.nutrients[nutrient(name).position] !== expected) {
          expect.fail(`${column} of ${code}`);
        }
      }
      const cells = Object.values(patterns.get(code) ?? {})
        .slice(2)
        .map(Number);
      expect(cells).toEqual([...(variant?.foodPatterns ?? [])]);
    }
  });

  // Copied from the published tables by hand.
  testOnShared.each<[string, NutrientName, number]>([
    ['11000000', 'energy', 292.88],
    ['11000000', 'protein', 1.03],
    ['11000000', 'vitamin_B6', 11],
    ['11100000', 'calcium', 126],
    ['11100000', 'copper', 1],
    ['11100000', 'saturated_fatty_acids', 1.164],
    ['11111000', 'energy', 251.04],
    ['11111000', 'sodium', 38],
    ['11111000', 'salt', 0.095],
    ['11111000', 'vitamin_D', 1.1],
    ['11111000', 'water', 88.1],
    ['11111000', 'palmitic_acid', 0.857],
    ['11111000', 'octadecenoic_acids', 0.694],
    ['11111100', 'sodium', 3],
    ['11111100', 'copper', 10],
    ['11111160', 'retinol_activity_equivalent', 58],
    ['99998210', 'energy', 3732.128],
    ['99998210', 'fat', 100],
    ['99998210', 'monounsaturated_fatty_acids', 31.097],
    ['99998210', 'vitamin_E', 10.5],
    ['99998210', 'phylloquinone', 155.8],
    ['99998210', 'hexadecenoic_acids', 0.072],
  ])('%s has %s %d', (code, name, amount) => {
    expect(amountOf(code, name)).toBeCloseTo(amount, 9);
  });

  testOnShared.each([
    [
      '11111000',
      {
        type: 'generic_single_food',
        isSolid: false,
        standardUnit: 'ml',
        standardProcessing: 'raw',
      },
    ],
    ['58106210', { type: 'generic_composite_food', isSolid: true, standardUnit: 'g' }],
    ['71501010', { foodGroup: 'Vegetables and Vegetable Products' }],
  ])('%s is %j', (code, facts) => {
    expect(foodOf(code)).toMatchObject(facts);
  });

  testOnShared('has a density of whole milk derived from its cup of 244 g', () => {
    expect(standardVariant(foodOf('11111000')).density).toBeCloseTo(244 / 236.588, 5);
  });

  testOnShared('has only physically possible densities', () => {
    for (const { food_code: code = '' } of readShared('yields/yield_fndds_raw_oz.csv')) {
      const { density } = standardVariant(foodOf(code));
      if (density !== null) expect(density, code).toBeGreaterThan(0.01);
      if (density !== null) expect(density, code).toBeLessThan(3);
    }
  });

  testOnShared('scores 400 person-days like an independent program', async () => {
    const days = path.join(SHARED, 'hei-2015/person-days.csv');
    const expected = readShared('hei-2015/person-days.expected.csv');
    const output = path.join(folder, 'days.csv');
    const args = ['--by', 'person,day', '--catalogue', file, '-o', output];
    expect(await viand('evaluate', 'all', days, ...args)).toMatchObject({
      exitCode: 0,
      stderr: '',
    });

    const actual = new Map(readRows(output).map((row) => [`${row['person']} ${row['day']}`, row]));
    expect(actual.size).toBe(400);
    for (const row of expected) {
      const { person = '', day = '', energy_kcal, ...figures } = row;
      const scored = actual.get(`${person} ${day}`) ?? {};
      expectNear(scored['summary_energy_kJ'], Number(energy_kcal) * 4.184, 1e-6);
      for (const [name, value] of Object.entries(figures)) {
        const [, macro] = /^(.*)_g$/.exec(name) ?? [];
        if (macro === undefined) {
          const difference = Math.abs(Number(scored[`hei_${name}`]) - Number(value));
          expect(difference, `${name} of ${person} ${day}`).toBeLessThanOrEqual(1e-4);
        } else {
          const column = macro === 'carbohydrate' ? 'carbohydrates_by_difference' : macro;
          expectNear(scored[`summary_${column}_g`], Number(value), 1e-6);
        }
      }
    }
  });

  testOnShared(
    'scores a survey from its published file, and reports how many entries were skipped',
    async () => {
      const recalls = path.join(SHARED, 'nhanes/iff_2011-2012_day1.csv.gz');
      const output = path.join(folder, 'people.csv');
      const run = await viand(
        ...['evaluate', 'hei', recalls, '--map', 'food_id=food_code,amount=grams', '--unit', 'g'],
        ...['--by', 'seqn', '--skip-faulty', '--catalogue', file, '-o', output],
      );
      expect(run.exitCode).toBe(0);
      expect(run.stderr).toContain('skipped 527 of 126503 entries (462 groups lack some entries):');
      const scores = readRows(output).map((row) => Number(row['total_score']));
      expect(scores).toHaveLength(8519);
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      expect(mean).toBeGreaterThan(46);
      expect(mean).toBeLessThan(52);
    },
  );
});

function expectNear(actual: string | undefined, expected: number, tolerance: number): void {
  expect(Math.abs(Number(actual) - expected)).toBeLessThanOrEqual(
    tolerance * Math.max(1, Math.abs(expected)),
  );
}

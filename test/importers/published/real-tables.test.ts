import path from 'node:path';
import { expect } from 'vitest';
import { readSource } from '../../../src/importers/read-source.ts';
import type { SourceName } from '../../../src/importers/sources.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Food } from '../../../src/model/food.ts';
import type { ImportCounts } from '../../../src/model/food-collection.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { SHARED, testOnShared } from '../../support/shared.ts';

async function readFolder(source: SourceName, folder: string) {
  const faults: Diagnostic[] = [];
  const counts: ImportCounts = { rows: 0, imported: 0, repaired: 0, merged: 0, rejected: 0 };
  const report = (fault: Diagnostic) => faults.push(fault);
  const { foods } = await readSource(source, [path.join(SHARED, folder)], report, { counts });
  const byCode = new Map<string, Food>();
  for await (const food of foods) {
    for (const { sourceCode } of food.variants) byCode.set(sourceCode ?? '', food);
  }
  return { byCode, faults, counts };
}

function amount(food: Food | undefined, name: NutrientName): number {
  return food?.variants[0]?.nutrients[nutrient(name).position] as number;
}

testOnShared('the importer of SR28 reads all foods', async () => {
  const { byCode, faults, counts } = await readFolder('sr', 'sr28');
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ rows: 8789, rejected: 0 });
  const broccoli = byCode.get('11090');
  expect(broccoli).toMatchObject({ id: 'sr-11090', name: 'Broccoli' });
  expect(broccoli).toBe(byCode.get('11091'));
  expect(broccoli?.variants.map(({ id }) => id)).toEqual(['sr-11090.raw', 'sr-11091.boiled']);
  expect(broccoli?.otherNames).toContain('Broccoli, cooked, boiled, drained, without salt');
  // SR has a leading blank here. It is removed, since an export would lose it.
  expect(byCode.get('11969')?.description).toBe('Brassica oleracea var. alboglabra');
  // A food with salt is a different food.
  expect(byCode.get('11742')).toMatchObject({ id: 'sr-11742' });
  expect(amount(broccoli, 'vitamin_C')).toBe(89.2);
  expect(amount(broccoli, 'carbohydrates_by_difference')).toBe(6.64);
  expect(amount(broccoli, 'manganese')).toBeCloseTo(210);
  expect(broccoli?.variants[0]?.servingSizes).toContainEqual(
    expect.objectContaining({ type: 'medium_cup' }),
  );
});

testOnShared('the importer of BLS 4.0 reads traces and marks as unknown, not as zero', async () => {
  const { byCode, faults, counts } = await readFolder('bls', 'bls-4.0');
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ rows: 7140, rejected: 0 });
  const germ = byCode.get('C114000');
  expect(germ).toMatchObject({ name: 'Weizen Keim', otherNames: ['Wheat germ'] });
  expect(amount(germ, 'energy')).toBe(1358);
  expect(amount(germ, 'galactose')).toBeNaN();
  expect(amount(germ, 'maltose')).toBe(0.14894);
  const potato = byCode.get('K110132');
  expect(potato).toMatchObject({ name: 'Kartoffel geschält' });
  expect(potato?.variants.map(({ processing, sourceCode }) => [sourceCode, processing])).toEqual([
    ['K110100', 'raw'],
    ['K110162', 'baked'],
    ['K110132', 'boiled'],
    ['K110142', 'braised'],
    ['K110182', 'fried'],
    ['K110143', 'steamed'],
  ]);
});

testOnShared('the importer of CoFID reads N and Tr as unknown, not as zero', async () => {
  const { byCode, faults, counts } = await readFolder('cofid', 'cofid-2015');
  // The table gives baked sea bass 137 kcal and 76 kJ.
  expect(faults).toMatchObject([{ code: 'import/bad-value', location: { line: 110 } }]);
  expect(counts).toMatchObject({ rows: 2898, rejected: 1 });
  const ackee = byCode.get('13-145');
  expect(amount(ackee, 'energy')).toBe(625);
  expect(amount(ackee, 'starch')).toBeNaN();
  expect(amount(ackee, 'fructose')).toBeNaN();
  expect(amount(ackee, 'galactose')).toBe(0);
  const okra = byCode.get('13-301');
  expect(okra).toBe(byCode.get('13-300'));
  expect(okra).toMatchObject({ name: 'Okra', foodGroup: 'Vegetables and Vegetable Products' });
  // A food fried in oil is a different food.
  expect(byCode.get('13-302')?.variants).toHaveLength(1);
});

testOnShared('the importer of the Swiss table reads four languages', async () => {
  const { byCode, faults, counts } = await readFolder('swiss', 'swiss-food-composition');
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ rows: 1190, rejected: 0 });
  const potato = byCode.get('potato-peeled-raw');
  expect(potato?.otherNames).toContain('Kartoffel, geschält, roh');
  expect(potato?.otherNames).toHaveLength(3);
  expect(amount(byCode.get('cream-slice'), 'vitamin_C')).toBeCloseTo(0.3);
  expect(amount(byCode.get('agar-agar'), 'iodide')).toBeNaN();
  expect(amount(byCode.get('agar-agar'), 'carbohydrates')).toBe(0);
});

testOnShared('the importer of FoodData Central reads the branded sample', async () => {
  const { byCode, counts, faults } = await readFolder('fdc', 'fdc-branded-sample');
  expect(counts).toMatchObject({ rows: 14388, merged: 101, rejected: 394, repaired: 4996 });
  expect(byCode.size).toBe(counts.rows - counts.merged - counts.rejected);
  expect(new Set(faults.map(({ code }) => code))).toEqual(
    new Set([
      'food/bad-gtin',
      'food/energy-off-atwater',
      'food/implausible-nutrient',
      'import/duplicate',
    ]),
  );
  expect(byCode.get('1106320')).toMatchObject({ name: 'STRING CHEESE STICKS' });
  expect(amount(byCode.get('1106320'), 'sodium')).toBe(714);
});

import { expect, test } from 'vitest';
import { importBls } from '../../../src/importers/bls/import-bls.ts';
import { importFdc } from '../../../src/importers/fdc/import-fdc.ts';
import { importOff } from '../../../src/importers/off/import-off.ts';
import { importSr } from '../../../src/importers/sr/import-sr.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Food } from '../../../src/model/food.ts';
import type { Importer } from '../../../src/model/food-collection.ts';
import { nutrient } from '../../../src/model/nutrients.ts';
import { folderWith } from '../../support/write-files.ts';

async function read(importer: Importer, files: Readonly<Record<string, string>>) {
  const faults: Diagnostic[] = [];
  const foods: Food[] = [];
  const collection = await importer([folderWith(files)], (fault) => faults.push(fault));
  for await (const food of collection.foods) foods.push(food);
  return { faults, foods };
}

const HEADER =
  'BLS Code;Lebensmittelbezeichnung;ENERCJ [kJ/100g];ENERCC [kcal/100g];PROT625 [g/100g];NA [mg/100g]';

async function readBls(...rows: readonly string[]) {
  const { faults, foods } = await read(importBls, { 'bls.csv': [HEADER, ...rows].join('\n') });
  return {
    names: foods.map(({ name }) => name),
    faults: faults.map(({ code, location, expected }) => [code, location?.line, expected]),
  };
}

test('a table that was cut off within a row lacks the food of that row, which is reported', async () => {
  expect(await readBls('B123000;Brötchen;1161;275;9,5;500', 'B125000;Brezel;1161;275')).toEqual({
    names: ['Brötchen'],
    faults: [['import/cell-count', 3, '6 cells, as in the header']],
  });
});

test('a row whose amounts moved to other columns is rejected', async () => {
  const { names, faults } = await readBls('B125000;Brezel; salzig;1161;275;9,5;500');
  expect(names).toEqual([]);
  expect(faults).toEqual([['import/cell-count', 2, '6 cells, as in the header']]);
});

test('kilojoules that contradict the kilocalories of a row are reported', async () => {
  expect(await readBls('B123000;Brötchen;11,61;275;9,5;500')).toEqual({
    names: [],
    faults: [['import/bad-value', 2, 'about 3 kcal, as computed from 11.61 kJ']],
  });
});

test('more of a nutrient than fits into 100 g is reported', async () => {
  expect(await readBls('B123000;Brötchen;1161;275;9,5;500000')).toEqual({
    names: [],
    faults: [['import/bad-value', 2, 'at most 100000 mg in 100 g']],
  });
});

test.each([
  ['importFdc()', importFdc, '{"FoundationFoods": [{"fdcId": 1}, {"fdcId": 2, "descr'],
  ['importOff()', importOff, '[{"code": "4006381333931", "product_name": "Keks"}, {"code": "40'],
] as const)('%s refuses JSON that was cut off', async (_, importer, text) => {
  await expect(read(importer, { 'foods.json': text })).rejects.toThrow(
    'The JSON ends before its list of foods does',
  );
});

test('importSr() reports a second amount of a nutrient, which is then unknown', async () => {
  const amount = (number: number, value: number) =>
    `~01001~^~${number}~^${value}${'^'.repeat(15)}\n`;
  const { faults, foods } = await read(importSr, {
    'FOOD_DES.txt': `~01001~^~0100~^~Butter, salted~${'^'.repeat(11)}\n`,
    'NUT_DATA.txt': amount(203, 1) + amount(204, 81) + amount(204, 8) + amount(203, 1),
  });
  expect(faults).toMatchObject([{ code: 'import/duplicate', location: { line: 3 } }]);
  const amounts = foods[0]?.variants[0]?.nutrients;
  expect(amounts?.[nutrient('fat').position]).toBeNaN();
  expect(amounts?.[nutrient('protein').position]).toBe(1);
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderForAll } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

const folder = folderForAll();
const catalogue = path.join(folder, 'mine.sqlite');

/** The foods of all tests, on top of the embedded ones, which takes seconds. */
const OWN = `name,brand,gtin,energy_kcal,fat_g,carbohydrates_g,protein_g
Pumpkin soup,,,80,3,10,2
Milk,,,66,3.6,4.8,3.4
Butter,,,717,81,1,1
My bar,,,450,20,55,8
Tomato puree,,,90,0.5,15,5
Menü 1,,,120,3,10,12
Menü 2,,,150,5,12,13
5-Korn-Brot,,,230,2,42,8
chili (vegan),,,90,3,10,6
Vanilleskyr Deluxe,Alpha,,60,0.2,4,10
Vanilleskyr Deluxe,Beta,,110,3,9,9
Nussmix Royal,Gamma,4006381333931,600,50,20,20
Nussmix Royal,Delta,4003994155486,500,40,25,20
Tofu Deluxe,Alpha,,120,8,1,11
Tofu Deluxe,Beta,,122,8,1,12
Müsli 5,Alpha,,400,10,60,10
Müsli 5,Beta,,300,10,50,10
`;

beforeAll(async () => {
  const own = path.join(folder, 'own.csv');
  writeFileSync(own, OWN);
  const added = await viand('catalogue', 'add', own, '--catalogue', catalogue, '--base');
  expect(added.exitCode).toBe(0);
});

function written(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('a line that names an own food means it, even if other foods have that name', async () => {
  const diary = written(
    'usual.txt',
    '300 g pumpkin soup\n200 ml milk\n1 own-milk\n200 ml oat milk\n1 glass of milk\n40 g My bar\n2 tbsp tomato puree\n1 cup tomato puree\n',
  );
  const { stdout } = await viand('match', diary, '--catalogue', catalogue, '--json');
  const rows = JSON.parse(stdout) as { food_id: string; match: string; alternatives: object[] }[];
  expect(rows.map(({ food_id }) => food_id)).toEqual([
    'own-pumpkin-soup',
    'own-milk',
    'own-milk',
    expect.stringMatching(/^oat/),
    'own-milk',
    'own-my-bar',
    'own-tomato-puree',
    'own-tomato-puree',
  ]);
  expect(rows[0]).toMatchObject({ match: 'sure' });
  // It has no glass: the choice shows the other milk, too.
  expect(rows[4]).toMatchObject({ match: 'uncertain' });
  expect(JSON.stringify(rows[4]?.alternatives)).toContain('"milk');
});

test('rewording of German lines keeps the names of own foods', async () => {
  const diary = written(
    'reworded.txt',
    '20 g weiche Butter\n30 g Butter, geschmolzen\n250 g Mehl, 100 g Butter, 10 g Zucker\n20 g gesalzene Butter\n',
  );
  const { stdout } = await viand('match', diary, '--catalogue', catalogue, '--json');
  const rows = JSON.parse(stdout) as { food_id: string }[];
  expect(rows.map(({ food_id }) => food_id)).toEqual([
    ...['own-butter', 'own-butter', 'white-flour', 'own-butter', 'sugar'],
    // Words that do more than describe it name another food.
    'butter',
  ]);
});

test('numbers and brackets in own names and codes are not amounts and qualifiers', async () => {
  const codes = written('codes.csv', 'id;target\nCANTEEN-17;potato.boiled\n');
  const diary = written(
    'numbers.txt',
    '300 g Menü 2\nMenü 1, 250 g\n100 g 5-Korn-Brot\n100 g canteen-17\n1 CANTEEN-17\n300 g Chili (vegan)\n',
  );
  const run = await viand(
    ...['match', diary, '--catalogue', catalogue, '--aliases', codes, '--json'],
  );
  const rows = JSON.parse(run.stdout) as { food_id: string; amount: number }[];
  expect(rows.map(({ food_id, amount }) => [food_id, amount])).toEqual([
    ['own-menu-2', 300],
    ['own-menu-1', 250],
    ['own-5-korn-brot', 100],
    ['potato.boiled', 100],
    ['potato.boiled', 110],
    ['own-chili-vegan', 300],
  ]);
});

test('if own foods share a name, a line must say the brand', async () => {
  const diary = written(
    'brands.txt',
    '200 g Vanilleskyr Deluxe\n200 g Vanilleskyr Deluxe Alpha\n30 g Nussmix Royal\n100 g Tofu Deluxe\n100 g Müsli 5\n',
  );
  const run = await viand('match', diary, '--catalogue', catalogue, '--json');
  const rows = JSON.parse(run.stdout) as {
    food_id: string;
    match: string;
    remarks: string;
    alternatives: string;
  }[];
  expect(rows.map(({ match }) => match)).toEqual([
    'uncertain',
    'sure',
    'uncertain',
    'assumed',
    'uncertain',
  ]);
  expect(rows[0]?.remarks).toBe('several foods have this name: add the brand, or write the id');
  expect(rows[0]?.alternatives).toMatch(/^own-alpha-vanilleskyr-deluxe Alpha/);
  expect(rows[1]?.food_id).toBe('own-alpha-vanilleskyr-deluxe');
  expect(rows[2]?.alternatives).toMatch(/^own-04006381333931 Gamma/);
  const evaluated = await viand('evaluate', 'macros', diary, '--catalogue', catalogue);
  expect(evaluated.stderr).toContain(
    'did you mean "Vanilleskyr Deluxe, Beta" (75 %) or "Vanilleskyr Deluxe, Alpha" (75 %)?',
  );
});

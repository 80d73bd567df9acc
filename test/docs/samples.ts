import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { CATALOGUE } from '../support/embedded-catalogue.ts';
import { fewSeeds } from '../support/few-seeds.ts';
import { fnddsTables } from '../support/fndds-tables.ts';
import { parquetOf } from '../support/parquet.ts';
import { HOME } from '../support/viand.ts';

const SURVEY = [
  { person: 'P1', day: '1', food_id: 'oats.boiled', amount: '240', unit: 'g' },
  { person: 'P1', day: '1', food_id: 'milk', amount: '100', unit: 'ml' },
  { person: 'P2', day: '1', food_id: 'apple', amount: '150', unit: 'g' },
];

const csv = (rows: readonly Readonly<Record<string, string>>[]) =>
  `${[Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].join('\n')}\n`;

/** Totals with the names of FPED, with labels in front. */
const totals = (labels: string, people: readonly string[]) =>
  [
    `${labels},KCAL,PROT,TFAT,CARB,SODI,SFAT,MFAT,PFAT,F_TOTAL`,
    ...people.map((person, index) => `${person},${1800 + 100 * index},80,70,220,3000,22,25,18,1.5`),
    '',
  ].join('\n');

const REPLICATES = Array.from(
  { length: 52 },
  (_, index) => `RW${String(index + 1).padStart(2, '0')}`,
);

/** Replicate weights of a person: some higher, some lower than the weight. */
const replicatesOf = (weight: number, person: number) =>
  REPLICATES.map((_, index) => weight * ((index >> (person % 4)) % 2 === 0 ? 1.3 : 0.7)).join(',');

const { 'fped.csv': FPED, ...FNDDS } = fnddsTables();

const DIARY = [
  ['Date', 'Meal', 'Food', 'Amount', 'Unit'],
  ['2026-03-02', 'Breakfast', 'wholemeal bread', 100, 'g'],
  ['2026-03-02', 'Breakfast', 'milk', 200, 'ml'],
];

const FOODS = [
  ['Artikel', 'energy_kj', 'Na'],
  ['House bread', 1000, 400],
];

/** The text files that the pages assume, by their names in the folder of a reader. */
const FILES: Readonly<Record<string, string>> = {
  'meals/monday.csv': csv(SURVEY),
  'meals.json': JSON.stringify([{ entries: [{ food_id: 'milk', amount: 100, unit: 'ml' }] }]),
  'asa24.csv': 'UserName,FoodCode,FoodAmt\nann,11112110,244\nbo,11112110,122\n',
  'recalls.csv': 'person,day,food_id,amount,unit\nP1,1,11111000,244,g\n',
  'before.csv': csv(SURVEY),
  'after.csv': csv(SURVEY.slice(1)),
  'asa24_totals.csv': totals('UserName,RecallNo', ['ann,1', 'bo,1']),
  'dhq3-results.csv': csv(
    ['ann', 'bo'].map((person) => ({
      'Respondent ID': person,
      'Energy (kcal)': '2000',
      'Alcohol (g)': '0',
      'Protein (g)': '80',
      'Total fat (g)': '70',
      'Carbohydrate (g)': '250',
    })),
  ),
  'totals.csv': totals(`SEQN,sex,age_group,WTDRD1,SDMVSTRA,SDMVPSU,${REPLICATES.join(',')}`, [
    `1,F,20-39,1000,1,1,${replicatesOf(1000, 0)}`,
    `2,M,20-39,1500,1,2,${replicatesOf(1500, 1)}`,
    `3,F,40-59,1200,2,1,${replicatesOf(1200, 2)}`,
    `4,M,40-59,900,2,2,${replicatesOf(900, 3)}`,
  ]),
  'recall-days.csv': totals('SEQN,day,sex,RIDAGEYR,WTDR2D,SDMVSTRA,SDMVPSU', [
    '1,1,F,30,1000,1,1',
    '1,2,F,30,1000,1,1',
    '2,1,M,35,1500,1,2',
    '2,2,M,35,1500,1,2',
    '3,1,F,50,,1,2',
  ]),
  'soup.txt': '500 g potatoes\n2 carrots\n1 l water\n',
  'soup.cook': 'Boil @potatoes{500%g} and @carrots{200%g} in @water{1%l}.\n',
  'saved-page.html': `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Soup',
    recipeYield: '4 servings',
    recipeIngredient: ['500 g potatoes', '200 g carrots', '1 l water'],
  })}</script>`,
  'ids.csv': 'broccoli,1\nmilk,2\n',
  'codes.txt': '0039400103431\n',
  'codes.csv': 'id,target,relation\nCANTEEN-17,potato.boiled,\n',
  'old-week.csv': 'food_id,amount,unit\nzucchini,150,g\n',
  'old.json': '[{ "entries": [{ "food_id": "zucchini", "amount": 150, "unit": "g" }] }]',
  'diary.txt': 'Monday\n2 slices wholemeal bread\n1 cup boiled rice\n',
  'recall.csv': 'person,item\nP1,1 cup boiled rice\n',
  'fped-2017-2020/fped.csv': FPED,
  'fndds/fped.csv': FPED,
  ...Object.fromEntries(
    Object.entries(FNDDS).flatMap(([name, text]) => [
      [`fndds-2021-2023/${name}`, text],
      [`fndds/${name}`, text],
    ]),
  ),
};

/** The folders for completion scripts, which shells create. */
const FOLDERS = ['.local/share/bash-completion/completions', '.zfunc', '.config/fish/completions'];

/**
 * Fills a folder with the files that readers of the pages have: their own, and those that come with
 * viand.
 */
export async function writeSamples(folder: string): Promise<void> {
  for (const name of FOLDERS) mkdirSync(path.join(folder, name), { recursive: true });
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  write('survey/week-1.csv.gz', gzipSync(csv(SURVEY)));
  write('survey/week-1.parquet', surveyParquet());
  write('week.xlsx', await workbook('Week 10', DIARY));
  write('foods.xlsx', await workbook('Foods', FOODS));
  cpSync(path.join(HOME, 'data'), path.join(folder, 'data'), {
    recursive: true,
    filter: (name) => !name.includes('.sqlite'),
  });
  for (const name of ['week.csv', 'woche.csv', 'january.csv', 'february.csv']) {
    copyFileSync(path.join(HOME, 'data/week.csv'), path.join(folder, name));
  }
  for (const [name, text] of fewSeeds()) write(`seeds/${name}`, text);
}

/** A catalogue of the reader's own: a copy, so that nothing can change the embedded one. */
export function writeCatalogue(file: string): void {
  writeFileSync(file, readFileSync(CATALOGUE));
}

function surveyParquet(): Uint8Array {
  const names = ['person', 'day', 'food_id', 'unit'] as const;
  return parquetOf([
    ...names.map((name) => ({ name, data: SURVEY.map((row) => row[name]) })),
    { name: 'amount', data: SURVEY.map(({ amount }) => Number(amount)) },
  ]);
}

function workbook(name: string, rows: (string | number)[][]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name, rows }] });
}

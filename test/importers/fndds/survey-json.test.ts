import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importFndds } from '../../../src/importers/fndds/import-fndds.ts';
import { type Diagnostic, ViandError } from '../../../src/model/diagnostic.ts';
import { foodPattern } from '../../../src/model/food-patterns.ts';
import { nutrient } from '../../../src/model/nutrients.ts';
import { fnddsTables } from '../../support/fndds-tables.ts';
import { folderWith } from '../../support/write-files.ts';
import { zipOf } from '../../support/zip.ts';

const MILK = {
  foodCode: '11111000',
  description: 'Milk, whole, newer',
  startDate: '1/1/2021',
  endDate: '12/31/2023',
  foodNutrients: [
    { nutrient: { number: '208' }, amount: 60 },
    { nutrient: { number: '307' }, amount: 40 },
    { nutrient: { number: '99999' }, amount: 1 },
  ],
  foodAttributes: [
    { value: 'leche', foodAttributeType: { name: 'Additional Description' } },
    { name: 'WWEIA Category number', value: '1002' },
  ],
  foodPortions: [
    { portionDescription: 'Quantity not specified', gramWeight: 0, sequenceNumber: 2 },
    { portionDescription: '1 cup', gramWeight: 244, sequenceNumber: 1 },
  ],
};

const OAT_MILK = { ...MILK, foodCode: '11350040', description: 'Oat milk' };

function survey(...foods: readonly unknown[]): string {
  return JSON.stringify({ SurveyFoods: foods });
}

async function imported(files: Record<string, string | Buffer>, options = {}) {
  const faults: Diagnostic[] = [];
  const collection = await importFndds([folderWith(files)], (fault) => faults.push(fault), options);
  return { ...collection, faults };
}

const CHANGES = `code,name,release,successor,relation
11111099,Milk of old,FNDDS 2017-2018,11111000,same
11111098,Milk of older,FNDDS 2015-2016,11111099,successor
11111097,Goat drink,FNDDS 2017-2018,11111098,stand-in
11111096,Nothing like it,FNDDS 2017-2018,,none
11111095,Lost,FNDDS 2017-2018,99999999,same
11111000,Milk,FNDDS 2099,11350040,same
`;

test.each([
  ['JSON', { 'survey.json': survey(MILK, OAT_MILK) }],
  ['a zip archive', { 'survey.zip': zipOf('survey.json', survey(MILK, OAT_MILK)) }],
])('importFndds() reads FoodData Central as %s', async (_, files) => {
  const { source, foods, faults } = await imported(files);
  expect(faults).toEqual([]);
  expect(source.release).toBe('2021-2023');
  expect(foods.map(({ id }) => id)).toEqual(['fndds-11111000', 'fndds-11350040']);
  expect(foods[0]).toMatchObject({
    name: 'Milk, whole, newer',
    description: 'leche',
    isSolid: false,
    variants: [
      {
        foodPatterns: null,
        servingSizes: [
          { type: 'medium_cup', amount: 244 },
          { type: null, label: 'Usual amount', amount: null },
        ],
      },
    ],
  });
  const amounts = foods[0]?.variants[0]?.nutrients;
  expect(amounts?.[nutrient('energy').position]).toBeCloseTo(60 * 4.184, 9);
  expect(amounts?.[nutrient('salt').position]).toBeCloseTo(0.1, 9);
  expect(amounts?.[nutrient('iron').position]).toBeNaN();
});

test('importFndds() retires foods that are only in the older of two releases', async () => {
  const newest = { 'survey.json': survey(OAT_MILK), ...fnddsTables() };
  const { source, foods, faults } = await imported(newest);
  expect(faults).toEqual([]);
  expect(source.release).toBe('2021-2023 and 2017-2018');
  expect(foods.map(({ id, retiredIn }) => [id, retiredIn])).toEqual([
    ['fndds-11350040', null],
    ['fndds-11111000', '2021-2023'],
  ]);
  const both = await imported({ ...newest, 'survey.json': survey(MILK) });
  expect(both.foods.map(({ name, retiredIn }) => [name, retiredIn])).toEqual([
    ['Milk, whole, newer', null],
  ]);
  expect(both.foods[0]?.variants[0]?.foodPatterns?.[foodPattern('d_total').position]).toBe(
    foodPattern('d_total').position / 8,
  );
});

test('importFndds() reads an FPED file of several releases', async () => {
  const { 'fped.csv': fped } = fnddsTables();
  const several = `${fped.replaceAll(' eq.)', ' eq)').replaceAll('oz. ', 'oz ').replaceAll('tsp. ', 'tsp ')}${fped
    .split('\r\n')[1]
    ?.replace('11111000', '12345678')}\r\n`;
  const { foods, faults } = await imported({ 'survey.json': survey(MILK), 'fped.csv': several });
  expect(faults).toEqual([]);
  expect(foods[0]?.variants[0]?.foodPatterns).not.toBeNull();
});

test('importFndds() maps dropped codes to their successors across several releases', async () => {
  const folder = folderWith({ 'changes.csv': CHANGES });
  const files = { 'survey.json': survey(MILK, OAT_MILK) };
  const codeChanges = path.join(folder, 'changes.csv');
  const { legacyIds, faults } = await imported(files, { codeChanges });
  expect(faults).toEqual([]);
  expect(legacyIds.map(({ id, change, target }) => [id, change, target])).toEqual([
    ['11111099', 'renamed', 'fndds-11111000'],
    ['11111098', 'merged', 'fndds-11111000'],
    ['11111097', 'deleted', 'fndds-11111000'],
  ]);
});

test('importFndds() reports each fault of the JSON with its location', async () => {
  const wrong = [
    { ...MILK, foodCode: 5 },
    { ...MILK, description: '' },
    { ...MILK, foodAttributes: [] },
    { ...OAT_MILK, foodNutrients: [{ nutrient: { number: '208' }, amount: -1 }] },
    OAT_MILK,
    { ...MILK, foodCode: '11111001', foodPortions: [{ gramWeight: 1 }] },
  ];
  const { faults } = await imported({
    'survey.json': survey(...wrong).replace(/\]\}$/, ',nope]}'),
  });
  expect(faults.map(({ code, location, value }) => [code, location?.pointer, value])).toEqual([
    ['import/bad-value', '/SurveyFoods/0/foodCode', '5'],
    ['import/bad-value', '/SurveyFoods/1/description', ''],
    ['import/bad-value', '/SurveyFoods/2/foodAttributes', ''],
    ['import/bad-value', '/SurveyFoods/3/foodNutrients/0/amount', '-1'],
    ['import/duplicate', '/SurveyFoods/4/foodCode', '11350040'],
    ['import/bad-value', '/SurveyFoods/5/foodPortions/0', ''],
    ['import/syntax', '/SurveyFoods/6', undefined],
  ]);
});

test.each([
  ['is truncated', 'import/syntax', { 'survey.json': survey(MILK).slice(0, -5) }],
  ['is an archive without JSON', 'import/syntax', { 'survey.zip': zipOf('read.me', 'no') }],
  [
    'is a damaged archive',
    'input/damaged',
    { 'survey.zip': zipOf('survey.json', survey(MILK)).subarray(0, 90) },
  ],
])('importFndds() rejects a survey that %s', async (_, code, files) => {
  const run = imported(files);
  await expect(run).rejects.toBeInstanceOf(ViandError);
  await expect(run).rejects.toMatchObject({ diagnostics: [{ code }] });
});

test('importFndds() rejects a folder with two surveys, but reads one of them by name', async () => {
  const folder = folderWith({ 'a.json': survey(MILK), 'b.json': survey(MILK) });
  mkdirSync(path.join(folder, 'empty'));
  await expect(importFndds([folder], () => {})).rejects.toMatchObject({
    diagnostics: [{ code: 'import/duplicate' }],
  });
  const { foods } = await importFndds([path.join(folder, 'a.json')], () => {});
  expect(foods).toHaveLength(1);
});

const ODD = [null, 5, 'x', [], [null], [[]], {}, { value: {} }, true];

test('importFndds() treats members of a wrong type as missing or invalid, and never crashes', async () => {
  for (const name of Object.keys(MILK)) {
    for (const odd of ODD) {
      const foods = survey(OAT_MILK, { ...MILK, [name]: odd });
      const found = await imported({ 'survey.json': foods }).catch((error) => error);
      expect(found instanceof ViandError ? [] : found.faults).toBeInstanceOf(Array);
    }
  }
});

test('importFndds() rejects amounts in units that the USDA does not use', async () => {
  const foodNutrients = [{ nutrient: { number: '307', unitName: 'g' }, amount: 40 }];
  const { faults } = await imported({ 'survey.json': survey({ ...MILK, foodNutrients }) });
  expect(faults).toMatchObject([{ field: 'foodNutrients/0/nutrient/unitName', expected: 'mg' }]);
});

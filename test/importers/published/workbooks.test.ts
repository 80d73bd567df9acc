import { expect, test } from 'vitest';
import { importBls } from '../../../src/importers/bls/import-bls.ts';
import { importCofid } from '../../../src/importers/cofid/import-cofid.ts';
import type { Food } from '../../../src/model/food.ts';
import type { ImportCounts, Importer } from '../../../src/model/food-collection.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { openDocumentOf } from '../../support/workbooks.ts';
import { folderWith } from '../../support/write-files.ts';

type Sheets = Readonly<Record<string, readonly (readonly (string | number)[])[]>>;

function workbook(sheets: Sheets): Buffer {
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? `<table:table-cell office:value-type="float" office:value="${value}"/>`
      : `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
  const row = (cells: readonly (string | number)[]) =>
    `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
  return openDocumentOf(
    Object.entries(sheets)
      .map(
        ([name, rows]) =>
          `<table:table table:name="${name}">${rows.map(row).join('')}</table:table>`,
      )
      .join(''),
  );
}

async function read(importer: Importer, name: string, content: string | Buffer) {
  const faults: string[] = [];
  const counts: ImportCounts = { rows: 0, imported: 0, repaired: 0, merged: 0, rejected: 0 };
  const folder = folderWith({ [name]: content });
  const { foods } = await importer([folder], ({ message }) => faults.push(message), { counts });
  const list: Food[] = [];
  for await (const food of foods) list.push(food);
  const amount = (index: number, of: NutrientName) =>
    list[index]?.variants[0]?.nutrients[nutrient(of).position];
  return { foods: list, faults, counts, amount };
}

const COFID = ['Food Code', 'Food Name', 'Description', 'Group'];

test('importCofid() adds the amounts of every sheet to the foods of the first', async () => {
  const { foods, counts, amount } = await read(
    importCofid,
    'cofid.xlsx',
    workbook({
      Cover: [['CoFID']],
      Proximates: [
        [...COFID, 'Water (g)', 'Protein (g)', 'Energy (kJ) (kJ)'],
        ['', '', '', '', 'WATER', 'PROT', 'KJ'],
        ['13-145', 'Ackee, canned, drained', '8 cans', 'DG', 76.7, 2.9, 625],
        ['11-001', 'Bread, white', '', 'AA', 38, 8, 931],
      ],
      Inorganics: [
        [...COFID, 'Sodium (mg)', 'Iron (mg)'],
        ['11-001', 'Bread, white', '', 'AA', 461, 'Tr'],
        ['13-145', 'Ackee, canned, drained', '8 cans', 'DG', 240, 0.7],
      ],
    }),
  );
  expect(foods.map(({ name }) => name)).toEqual(['Ackee, canned, drained', 'Bread, white']);
  expect(counts).toMatchObject({ rows: 2, rejected: 0 });
  expect([amount(0, 'sodium'), amount(0, 'iron'), amount(0, 'protein')]).toEqual([240, 0.7, 2.9]);
  expect([amount(1, 'sodium'), amount(1, 'iron')]).toEqual([461, Number.NaN]);
});

const BLS = ['BLS Code', 'Lebensmittelbezeichnung', 'Food name', 'PROT625 Protein [g/100g]'];

test('importBls() finds the sheet with its columns in a workbook', async () => {
  const { foods } = await read(
    importBls,
    'bls.xlsx',
    workbook({
      Info: [['BLS 4.0']],
      Daten: [BLS, ['C133000', 'Hafer Flocken', 'Oat flakes', 13.2]],
    }),
  );
  expect(foods).toMatchObject([{ name: 'Hafer Flocken' }]);
});

test('importBls() rejects a repeated code, and ignores blank rows', async () => {
  const { foods, faults, counts, amount } = await read(
    importBls,
    'bls.csv',
    `${BLS.join(';')}\nC133000;Hafer Flocken;Oat flakes;0,125\nC133000;Hafer;Oats;1,5\n;;;\n`,
  );
  expect(foods).toMatchObject([{ name: 'Hafer Flocken' }]);
  expect(faults).toEqual(['Duplicate food C133000']);
  expect(counts).toMatchObject({ rows: 2, rejected: 1 });
  // With semicolons as separators, a comma is a decimal mark.
  expect(amount(0, 'protein')).toBe(0.125);
});

test('importBls() reads points as thousands separators if the decimal mark is a comma', async () => {
  const columns = ['ENERCJ Energie [kJ/100g]', 'PROT625 Protein [g/100g]', 'FAT Fett [g/100g]'];
  const header = ['BLS Code', 'Lebensmittelbezeichnung', 'Food name', ...columns].join(';');
  const rows = `${header}\r\nC133000;Hafer Flocken;Oat flakes;1.465;13,22;6,65\r\n`;
  const { amount, faults } = await read(importBls, 'bls.csv', rows);
  expect(faults).toEqual([]);
  expect([amount(0, 'energy'), amount(0, 'protein')]).toEqual([1465, 13.22]);
});

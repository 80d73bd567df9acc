import { expect, test } from 'vitest';
import { recordOfSheets } from '../../../../src/meals/reading-records/read-record.ts';
import { readWorkbook } from '../../../../src/tables/workbook/read-workbook.ts';
import { officeOpenOf } from '../../../support/workbooks.ts';

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const formula = (of: string) => `<c><f>${of}</f></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;

async function faultsOf(...rows: string[]) {
  const bytes = officeOpenOf([{ name: 'Mo', rows: rows.join('') }], {});
  const grids = await readWorkbook({ name: 'a.xlsx', bytes }, undefined);
  const { lines, faults = [] } = recordOfSheets(grids, 'a.xlsx', {});
  return [
    lines.map((line) => line.text),
    ...faults.map(({ code, value, location }) => [code, value, location?.sheet, location?.cell]),
  ];
}

test.each(['B1+5', '100-20', 'ROUND(33.3,0)'])(
  'an amount that is a formula without a value is a fault at its cell: %s',
  async (of) => {
    const header = row(text('Lebensmittel'), text('Menge (g)'));
    const rows = [row(text('Milch'), formula(of)), row(text('Brot'), text('50'))];
    expect(await faultsOf(header, ...rows)).toEqual([
      ['50 g Brot'],
      ['meal/bad-amount', `=${of}`, 'Mo', 'B2'],
    ]);
  },
);

test('the error of a formula is not a value either, in any language', async () => {
  const header = row(text('Lebensmittel'), text('Menge (g)'), text('Einheit'));
  const rows = [
    row(text('Milch'), text('#NV'), text('')),
    row(text('Brot'), text('50'), text('#BEZUG!')),
    row(text('#NAME?'), text('50'), text('')),
  ];
  expect(await faultsOf(header, ...rows)).toEqual([
    [],
    ['meal/bad-amount', '#NV', 'Mo', 'B2'],
    ['meal/bad-amount', '#BEZUG!', 'Mo', 'C3'],
    ['meal/missing-food', '#NAME?', 'Mo', 'A4'],
  ]);
});

test('formulas without a value are faults in foods, units, leftovers and labels, but not in columns that viand skips', async () => {
  const header = row(...['Tag', 'Food', 'Menge', 'Einheit', 'Rest', 'kcal'].map(text));
  const cells = (...at: number[]) =>
    row(
      ...['1', 'Milk', '5', 'g', '1', '9'].map((one, i) =>
        at.includes(i) ? formula('A1') : text(one),
      ),
    );
  expect(await faultsOf(header, cells(0), cells(1), cells(3), cells(4), cells(5))).toEqual([
    ['5 g Milk'],
    ['meal/bad-amount', '=A1', 'Mo', 'D4'],
    ['meal/bad-amount', '=A1', 'Mo', 'E5'],
    ['meal/missing-label', '=A1', 'Mo', 'B2'],
    ['meal/missing-food', '=A1', 'Mo', 'B3'],
  ]);
});

test('formulas without a value are faults in cells of days that list foods', async () => {
  const header = row(text('Mahlzeit'), text('Mo'), text('Di'));
  const rows = [row(text('Mittag'), text('1 Apfel'), formula('B2'))];
  expect(await faultsOf(header, ...rows)).toEqual([
    ['1 Apfel'],
    ['meal/missing-food', '=B2', 'Mo', 'C2'],
  ]);
});

test('faults of tables side by side and of several sheets are not lost', async () => {
  const header = row(text('Lebensmittel'), text('Menge (g)'));
  const rows = header + row(text('Milch'), formula('A1')) + row(text('Brot'), text('50'));
  const bytes = officeOpenOf(
    ['Mo', 'Di'].map((name) => ({ name, rows })),
    {},
  );
  const record = recordOfSheets(await readWorkbook({ name: 'a.xlsx', bytes }, undefined), 'a', {});
  expect(record.faults?.map(({ location }) => location?.sheet)).toEqual(['Mo', 'Di']);
  const titles = row(text('Mo'), text(''), text('Di'));
  const both = row(...['Food', 'Menge', 'Food', 'Menge'].map(text));
  const foods = row(text('Milch'), formula('A1'), text('Brot'), formula('A1'));
  expect((await faultsOf(titles, both, foods)).slice(1)).toEqual([
    ['meal/bad-amount', '=A1', 'Mo', 'B3'],
    ['meal/bad-amount', '=A1', 'Mo', 'D3'],
  ]);
});

import { describe, expect, test } from 'vitest';
import { readGrid } from '../../../../src/meals/layouts/layouts.ts';
import { csvGrid } from '../../../../src/tables/csv/text-grid.ts';

/** The amounts of a table of foods, and the problems of other rows. */
async function amountsOf(table: string) {
  const grid = await csvGrid('diary.csv', table, 'meal/syntax');
  const record = readGrid(grid, {});
  return {
    amounts: record?.lines.map(({ measure }) => measure),
    faults: record?.faults?.map(({ message, expected }) => [message, expected]),
  };
}

/** The amounts of a column between semicolons. */
async function inColumn(name: string, ...cells: string[]) {
  const rows = cells.map((cell) => `Mo;Apfel;${cell}\n`);
  return amountsOf(`Tag;Lebensmittel;${name}\n${rows.join('')}`);
}

describe('the meaning of commas and points in amounts', () => {
  test.each([
    ['a decimal comma', ['1,125', '150,5'], ['1,1250 g', '150,5 g']],
    ['a comma after zero', ['12,250', '0,250'], ['12,25 g', '0,250 g']],
    ['thousands with points', ['150,000', '1.250,5'], ['150 g', '1.250,5 g']],
    ['a decimal point', ['1.125', '150.5'], ['1.1250 g', '150.5 g']],
    ['a decimal comma next to points', ['1.125', '150,5'], ['1125 g', '150,5 g']],
    ['a decimal point next to commas', ['1,125', '150.5'], ['1125 g', '150.5 g']],
  ])('%s decides for the column', async (_, cells, amounts) => {
    expect(await inColumn('Menge (g)', ...cells)).toEqual({ amounts, faults: [] });
  });

  test('other numbers of the table decide about commas and points if no amount does', async () => {
    const table = 'Tag;Lebensmittel;Menge (g);kcal\nMo;Apfel;1,125;80,5\nMo;Salz;2,250;0\n';
    expect(await amountsOf(table)).toEqual({ amounts: ['1,1250 g', '2,25 g'], faults: [] });
  });

  test('several amounts that may be in thousands are faults', async () => {
    const { amounts, faults } = await inColumn('Menge (g)', '1,125', '2,250', '30');
    expect(amounts).toEqual(['30 g']);
    expect(faults).toEqual([
      [
        'Amount "1,125" is unclear',
        '1125 or 1.125, since a comma may separate thousands or decimals in this table',
      ],
      [
        'Amount "2,250" is unclear',
        '2250 or 2.25, since a comma may separate thousands or decimals in this table',
      ],
    ]);
  });

  test.each([[['12.250', '30']], [['1,125', '1.5', '2,5']], [['ca. 12,250 g', '30']]])(
    'an amount that nobody eats is a fault, and so are two decimal marks in one column: %j',
    async (cells) => {
      const { faults } = await inColumn('Menge', ...cells);
      expect(faults).toHaveLength(1);
    },
  );

  test('three digits after a comma are decimals in litres and kilograms, since nobody eats thousands of them', async () => {
    const { amounts } = await inColumn('Menge', '1,500 l', '0,250 l', '1.500 kg', '1.500 g');
    expect(amounts).toEqual(['1,5 l', '0,250 l', '1.500 kg', '1500 g']);
  });

  test('a single unclear amount is left to the reader of lines, and so are other units', async () => {
    expect(await inColumn('Menge (g)', '1,200', '30')).toEqual({
      amounts: ['1,200 g', '30 g'],
      faults: [],
    });
    expect(await inColumn('Menge (mg)', '1,200', '150,000')).toMatchObject({ faults: [] });
    expect(await inColumn('Menge (kg)', '1,200', '1,500')).toMatchObject({ faults: [] });
  });

  test('a point is decimal between commas if several commas separate thousands', async () => {
    const of = (...cells: string[]) =>
      amountsOf(`day,food,amount (g)\n${cells.map((cell) => `Mon,Apple,${cell}\n`).join('')}`);
    expect(await of('1.125', '12.250')).toEqual({ amounts: ['1.1250 g', '12.25 g'], faults: [] });
    expect(await of('"1,200"', '"1,500"', '150', '30')).toMatchObject({ faults: [] });
    expect(await of('"1,200"', '"1,500"', '150')).toMatchObject({ amounts: ['150 g'] });
  });

  test('commas and points in leftovers mean the same as in the amounts served', async () => {
    const table = 'Lebensmittel;Menge (g);Rest (g)\nReis;150,5;1,125\nApfel;100;50,5\n';
    const grid = await csvGrid('diary.csv', table, 'meal/syntax');
    expect(readGrid(grid, {})?.lines.map(({ left }) => left)).toEqual([1.125, 50.5]);
  });

  test.each([
    ['days', 'Lebensmittel;Mo (g);Di (g)\nApfel;1,125;150,5\nSalz;0,250;12,250\n'],
    ['amounts next to meals', 'Tag;Mittag;Menge;Abend;Menge\nMo;Salz;1,125 g;Reis;12,5 g\n'],
    ['drinks', 'Lebensmittel;Menge (g);Getränke;Menge (ml)\nSalz;1,125;Milch;12,5\n'],
    ['ids', 'food_id;food;Menge (g)\nsalt;Salz;1,125\nsalt;Salz;2,250\n'],
  ])('the amounts of %s have the same decimal mark', async (_, table) => {
    const { amounts, faults } = await amountsOf(table);
    expect(amounts?.[0]).toBe('1,1250 g');
    expect(faults).toEqual([]);
  });

  test.each([
    ['days', 'Lebensmittel;Mo;Di\nApfel;1,125;\nSalz;2,250;\n'],
    ['amounts next to meals', 'Tag;Mittag;Menge;Abend\nMo;Salz;1,125 g;\nDi;Reis;2,250 g;\n'],
  ])('the amounts of %s are faults if nothing decides', async (_, table) => {
    const { amounts, faults } = await amountsOf(table);
    expect([amounts, faults?.length]).toEqual([[], 2]);
  });
});

import { describe, expect, test } from 'vitest';
import { findLongLayout } from '../../../src/importers/foods-table/long-format/long-layout.ts';
import { pivotFoods } from '../../../src/importers/foods-table/long-format/pivot-foods.ts';
import type { GridRow } from '../../../src/tables/grid.ts';
import { amountOf, readFoods } from './read-foods.ts';

describe('a table with a row for each nutrient', () => {
  test('is read with names and units of nutrients as in headings', async () => {
    const { foods, faults, counts } = await readFoods(
      'fdc_id,description,name,amount,unit_name\n' +
        '1,"Bread, white",Total lipid (fat),3.2,G\n' +
        '1,"Bread, white",Energy,265,KCAL\n' +
        '1,"Bread, white",Energy,1110,kJ\n' +
        '1,"Bread, white","Sodium, Na",490,MG\n' +
        '2,Milk,Protein,3.3,G\n' +
        '2,Milk,"Calcium, Ca",120,MG\n',
    );
    expect(faults).toEqual([]);
    expect(foods.map(({ id, name }) => [id, name])).toEqual([
      ['own-1', 'Bread, white'],
      ['own-2', 'Milk'],
    ]);
    const [bread, milk] = foods;
    expect(
      (['energy', 'fat', 'sodium', 'calcium'] as const).map((of) => amountOf(bread, of)),
    ).toEqual([1110, 3.2, 490, Number.NaN]);
    expect(amountOf(milk, 'calcium')).toBe(120);
    expect(amountOf(milk, 'fat')).toBeNaN();
    expect(counts).toMatchObject({ rows: 2, imported: 2, rejected: 0 });
  });

  test('may be in German, below a title, with labels and reference amounts', async () => {
    const { foods, faults, columns } = await readFoods(
      'Nährwerte 2024\nLebensmittel;Gruppe;Nährstoff;Wert;Einheit;Bezug\n' +
        'Käse;Milch;Energie;1500;kJ;100 g\nKäse;Milch;Fett;30,5;g;100 g\n' +
        'Keks;Gebäck;Energie;500;kJ;25 g\nKeks;Gebäck;Fett;k. A.;g;25 g\n',
    );
    expect(faults).toEqual([]);
    expect(amountOf(foods[0], 'fat')).toBe(30.5);
    expect(amountOf(foods[1], 'energy')).toBe(2000);
    expect(amountOf(foods[1], 'fat')).toBeNaN();
    expect(foods[0]?.description).toBe('Gruppe: Milch');
    expect(columns.labels.map((at) => columns.names[at])).toEqual(['Gruppe']);
  });

  test('may have amounts in columns that say only what they are per', async () => {
    const { foods, faults } = await readFoods(
      'gtin;Produkt;Nährwert;je 100 g;je Portion\n4012345678901;Keks;Energie (kJ);2000;500\n' +
        '4012345678901;Keks;Fett (g);20;5\n',
    );
    expect(faults).toEqual([]);
    expect(foods.map((food) => amountOf(food, 'fat'))).toEqual([20]);
  });

  test('may be ordered by nutrient, with foods of the same name', async () => {
    const others = Array.from({ length: 3000 }, (_, at) => `Food ${at}`);
    const names = ['Bread', 'Bread', ...others];
    const rows = ['Fat', 'Protein'].flatMap((nutrient, one) =>
      names.map((name, at) => `f${at},${name},${nutrient},${one + 1},g`),
    );
    const { foods, faults } = await readFoods(`id,name,nutrient,value,unit\n${rows.join('\n')}\n`);
    expect(faults.map(({ code }) => code)).toEqual(['food/repeated-name']);
    expect(foods).toHaveLength(names.length);
    expect(foods.slice(0, 2).map(({ id, name }) => [id, name])).toEqual([
      ['own-f0', 'Bread'],
      ['own-f1', 'Bread'],
    ]);
    expect(amountOf(foods[1], 'protein')).toBe(2);
  });

  test('may number its rows in a column called id', async () => {
    const { foods } = await readFoods(
      'id,name,nutrient,value,unit\n1,Bread,Fat,1,g\n2,Bread,Protein,8,g\n3,Milk,Fat,3,g\n',
    );
    expect(foods.map(({ name }) => name)).toEqual(['Bread', 'Milk']);
    expect(amountOf(foods[0], 'protein')).toBe(8);
  });

  test('may be in French, with the unit in the names of nutrients or values', async () => {
    const french = await readFoods(
      'alim_code;alim_nom_fr;const_nom_fr;teneur\n1;Pain;Protéines, N x 6.25 (g/100 g);9,1\n' +
        '1;Pain;Vitamine B9 ou Folates totaux (µg/100 g);23,5\n',
    );
    expect(amountOf(french.foods[0], 'protein')).toBe(9.1);
    expect(amountOf(french.foods[0], 'folate')).toBe(23.5);
    const { foods } = await readFoods('food,nutrient,value (mg/kg)\nSalt,Iron,50\nSalt,Zinc,1\n');
    expect(amountOf(foods[0], 'iron')).toBe(5);
  });

  test('gives the amounts per 100 g before those per serving', async () => {
    const { foods } = await readFoods(
      'food,nutrient,value per serving (50 g),value per 100 g\nBar,fat,5,10\nBar,protein,4,8\n',
    );
    expect([amountOf(foods[0], 'fat'), amountOf(foods[0], 'protein')]).toEqual([10, 8]);
  });

  test('rejects a food with two values of a nutrient, and takes one that is repeated', async () => {
    const { foods, faults, counts } = await readFoods(
      'food,nutrient,value,unit\nSoup,fat,2,g\nSoup,protein,1,g\nSoup,fat,3,g\n' +
        'Bread,fat,2,g\nBread,fat,2.0,g\nBread,protein,-,g\nBread,protein,9,g\n',
    );
    expect(foods.map(({ name }) => name)).toEqual(['Bread']);
    expect(amountOf(foods[0], 'protein')).toBe(9);
    expect(counts).toMatchObject({ rows: 2, rejected: 1 });
    expect(faults).toMatchObject([
      {
        code: 'import/duplicate',
        message: 'The food has two values for "fat (g)": 2 and 3',
        location: { line: 4 },
        field: 'value',
        value: '3',
      },
    ]);
  });

  test.each([
    ['Vitamin A', 'IE', 'a mass, since that of an international unit depends on the substance'],
    ['Iron', 'mgg', 'a unit such as g, mg or µg'],
  ])('rejects only the food of %s in %s', async (nutrient, unit, expected) => {
    const rows = `Oil,Energy,3700,kJ\nOil,${nutrient},1000,${unit}\nCheese,Fat,30,g\nHam,${nutrient},,${unit}\nHam,Fat,4,g\n`;
    const { foods, faults } = await readFoods(`food,nutrient,value,unit\n${rows}`);
    expect(foods.map(({ name }) => name)).toEqual(['Cheese', 'Ham']);
    expect(faults).toMatchObject([
      {
        message: `Invalid unit "${unit}"`,
        location: { line: 3 },
        field: 'unit',
        expected: `${expected}, or --map ignore="${nutrient}"`,
      },
    ]);
    const ignored = await readFoods(`food,nutrient,value,unit\n${rows}`, {
      columnMap: { ignore: nutrient },
    });
    expect(ignored.foods.map(({ name }) => name)).toEqual(['Oil', 'Cheese', 'Ham']);
  });

  test('converts international units of vitamin D', async () => {
    const { foods } = await readFoods(
      'food,nutrient,value,unit\nOil,Vitamin D,850,IU\nOil,Fat,99,g\n',
    );
    expect(amountOf(foods[0], 'vitamin_D')).toBeCloseTo(21.25);
  });

  test('rejects only the food of an amount without a unit', async () => {
    const { foods, faults } = await readFoods(
      'food;nutrient;value;unit\nOil;Energy;3700;\nOil;Fat;100;g\n' +
        'Soup;Energy;200 kJ;\nSoup;Iron;-;\nBread;Energy;1000;kJ\n',
    );
    expect(foods.map((food) => [food.name, amountOf(food, 'energy')])).toEqual([
      ['Soup', 200],
      ['Bread', 1000],
    ]);
    expect(faults).toMatchObject([
      { message: 'The row has an amount but no unit', location: { line: 2 }, field: 'unit' },
    ]);
  });

  test('counts the amounts of nutrients that viand does not know', async () => {
    const rows = 'food,nutrient,value,unit\nA,fat,2,g\nA,Betaine,1,mg\nB,fat,2,g\nB,Betaine,2,mg\n';
    const { unread, faults } = await readFoods(rows);
    expect([...unread]).toEqual([['Betaine', 2]]);
    expect(faults).toEqual([]);
    const mapped = await readFoods(rows, { columnMap: { choline_mg: 'Betaine' } });
    expect(amountOf(mapped.foods[1], 'choline')).toBe(2);
    const ignored = await readFoods(rows, { columnMap: { ignore: ['Betaine'] } });
    expect([...ignored.unread]).toEqual([]);
    await expect(readFoods(rows, { columnMap: { choline_mg: 'Betain' } })).rejects.toThrow(
      'Missing column "Betain"',
    );
  });

  test('may have any names of columns with a map', async () => {
    const { foods } = await readFoods('what,code,x,in\nBread,Na,490,mg\nBread,Fat,2,g\n', {
      columnMap: { name: 'what', nutrient: 'code', value: 'x', unit: 'in' },
    });
    expect([amountOf(foods[0], 'sodium'), amountOf(foods[0], 'fat')]).toEqual([490, 2]);
  });

  test('may be unsorted, name a food once, or number its rows', async () => {
    const unsorted = await readFoods(
      'id,food,nutrient,value\n1,Bread,fat,3\n2,Milk,fat,3.6\n3,Bread,protein,9\n4,Milk,protein,3\n',
    );
    expect(unsorted.foods.map((food) => [food.name, amountOf(food, 'protein')])).toEqual([
      ['Bread', 9],
      ['Milk', 3],
    ]);
    const once = await readFoods(
      'food,nutrient,value\nBread,fat,3\n,protein,9\nMilk,fat,3.6\n,protein,3\n',
    );
    expect(once.foods.map((food) => [food.name, amountOf(food, 'protein')])).toEqual([
      ['Bread', 9],
      ['Milk', 3],
    ]);
    const blank = await readFoods('food,nutrient,value\nA,fat,3\nA,protein,9\n,fat,3\n');
    expect(blank.faults).toMatchObject([{ message: 'Missing name', location: { line: 4 } }]);
  });

  test('rejects a food whose rows are faulty, at the row', async () => {
    const { foods, faults } = await readFoods(
      'food,nutrient,value,unit,per\nA,fat,3,g,100 g\nA,protein,abc,g,100 g\n' +
        'B,fat,3,g,100 g\nB,,3,g,100 g\nC,fat,3,g,handful\nD,fat,3,5,g,100 g\nE,fat,3,g,100 g\n',
    );
    expect(foods.map(({ name }) => name)).toEqual(['E']);
    expect(faults.map(({ message, location }) => [location?.line, message])).toEqual([
      [3, 'Invalid protein (g) per 100 g "abc"'],
      [5, 'The row has an amount but no nutrient'],
      [6, 'Invalid per "handful"'],
      [7, 'The row has 6 cells'],
    ]);
  });

  test('is read as JSON, a row an object', async () => {
    const rows = [
      { food: 'Bread', name: 'Fat', amount: 3, unit: 'g' },
      { food: 'Bread', name: 'Protein', amount: 9, unit: 'g' },
    ];
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    const { foods } = await readFoods(text, {}, 'foods.ndjson');
    expect([foods[0]?.name, amountOf(foods[0], 'protein')]).toEqual(['Bread', 9]);
  });

  test('is refused if it has no amounts or known nutrients', async () => {
    const without = 'food,nutrient,x\nSoup,fat,2\n';
    await expect(readFoods(without)).rejects.toThrow('no column of amounts');
    const unknown = 'food,nutrient,value\nSoup,1004,2\n';
    await expect(readFoods(unknown)).rejects.toThrow('viand knows none of the nutrients');
    await expect(readFoods('food,nutrient,value\nSoup,Iron,2\n')).rejects.toThrow('no unit');
  });
});

describe('pivotFoods()', () => {
  const rowOf = (text: string, line: number): GridRow => ({
    cells: text.split(','),
    location: { file: 'foods.csv', line },
    locationOf: () => ({ file: 'foods.csv', line }),
  });

  async function pivot(lines: readonly string[], gatheredRows: number) {
    const [header, ...rows] = lines.map((line, index) => rowOf(line, index + 1));
    const layout = findLongLayout(header as GridRow, rows, {});
    if (layout === undefined) throw new Error('not in long format');
    async function* batches() {
      for (const row of rows) yield [row];
    }
    const { columns, batches: pivoted } = await pivotFoods(layout, batches(), {}, gatheredRows);
    const foods: string[][] = [];
    for await (const batch of pivoted) {
      for (const { cells } of batch)
        foods.push([cells[0] as string, ...cells.slice(layout.names.length)]);
    }
    return { foods, columns };
  }

  test('gives on a food of a large table before the next, with nutrients that come later', async () => {
    const { foods, columns } = await pivot(
      ['food,nutrient,value', 'A,fat,1', 'A,protein,2', 'B,fat,3', 'C,fat,4', 'C,sugar,1'],
      2,
    );
    expect(foods).toEqual([
      ['A', '1', '2'],
      ['B', '3', ''],
      ['C', '4', '', '1'],
    ]);
    expect(columns.nutrients.map(([{ name }]) => name)).toEqual(['fat', 'protein', 'sugar']);
  });

  test.each([[2], [4]])('refuses a large table that is not sorted, after %i rows', async (rows) => {
    const lines = [
      'food,nutrient,value',
      'A,fat,1',
      'B,fat,2',
      'A,protein,3',
      'B,protein,4',
      'C,fat,1',
    ];
    await expect(pivot(lines, rows)).rejects.toThrow(
      `The rows of a food are not together, in a table of more than ${rows} rows`,
    );
  });
});

test('a table in long format may have symbols and names of nutrients, which say more', async () => {
  const { foods, unread } = await readFoods(
    'FoodCode,FoodDescription,NutrientSymbol,NutrientName,NutrientUnit,NutrientValue\n' +
      '2,Souffle,PROT,PROTEIN,g,9.5\n2,Souffle,FAT,FAT (TOTAL LIPIDS),g,15.7\n' +
      '2,Souffle,CARB,"CARBOHYDRATE, TOTAL (BY DIFFERENCE)",g,5.9\n' +
      '2,Souffle,KCAL,ENERGY (KILOCALORIES),kCal,204\n' +
      '2,Souffle,TDF,"FIBRE, TOTAL DIETARY",g,0.2\n' +
      '2,Souffle,D-IU,VITAMIN D (INTERNATIONAL UNITS),IU,44\n' +
      '2,Souffle,CA,Calcio,mg,198\n2,Souffle,XX,ODDITY,g,1\n',
  );
  expect(
    (['fat', 'carbohydrates_by_difference', 'fiber', 'vitamin_D', 'calcium'] as const).map((of) =>
      amountOf(foods[0], of),
    ),
  ).toEqual([15.7, 5.9, 0.2, 1.1, 198]);
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(204 * 4.184);
  expect([...unread]).toEqual([['ODDITY', 1]]);
});

test('a symbol gives the nutrient if viand does not know its name', async () => {
  const { foods } = await readFoods(
    'food;component;component name;value;unit\nAlma;PROT;Fehérje;0,3;g\n' +
      'Alma;FIBT;Élelmi rost;2,2;g\nAlma;FAT;Fat;0,2;g\n',
  );
  expect((['protein', 'fiber', 'fat'] as const).map((of) => amountOf(foods[0], of))).toEqual([
    0.3, 2.2, 0.2,
  ]);
});

test('columns of a table in long format may have Spanish, Italian or Danish names', async () => {
  const { foods } = await readFoods(
    'Código;Alimento;Componente;Valor;Unidad;Fuente\n1;Arroz;energía, total;1531;kJ;a\n1;Arroz;proteina, total;7;g;b\n2;Aceite;grasa, total;99,9;g;a\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Arroz', 'Aceite']);
  expect(amountOf(foods[0], 'protein')).toBe(7);
  for (const header of [
    'Alimento;Nutriente;Valore;Unità di misura',
    'FødevareNavn;ParameterNavn;Værdi;Enhed',
  ]) {
    const read = await readFoods(`${header}\nPane;Protein;8;g\nPane;Natrium;500;mg\n`);
    expect(read.foods.map((food) => amountOf(food, 'sodium'))).toEqual([500]);
  }
});

test('readFoodsTable() reads tables of BEDCA', async () => {
  const { foods } = await readFoods(
    'f_id,f_ori_name,c_ori_name,best_location,v_unit,mu_descripcion\n2,Leche entera,"energía, total",272,KJ,por 100 g de porción comestible\n2,Leche entera,"grasa, total (lípidos totales)",3.8,g,por 100 g de porción comestible\n2,Leche entera,sodio,48,mg,por 100 g de porción comestible\n',
  );
  expect(
    foods.map((food) => [food.name, amountOf(food, 'energy'), amountOf(food, 'sodium')]),
  ).toEqual([['Leche entera', 272, 48]]);
});

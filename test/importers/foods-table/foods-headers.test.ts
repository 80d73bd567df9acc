import { expect, test } from 'vitest';
import type { NutrientName } from '../../../src/model/nutrients.ts';
import { officeOpenOf, type SheetXml } from '../../support/workbooks.ts';
import { amountOf, readFoods } from './read-foods.ts';

test('readFoodsTable() refuses a header it cannot read', async () => {
  await expect(readFoods('colour,shape\nred,round\n')).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column', expected: expect.stringContaining('colour') }],
  });
  await expect(readFoods('name,sodium,energy\nA,1,2\n')).rejects.toMatchObject({
    diagnostics: [
      { code: 'import/bad-value', field: 'sodium', expected: expect.stringContaining('sodium_mg') },
      {
        code: 'import/bad-value',
        field: 'energy',
        expected: expect.stringContaining('energy_kcal'),
      },
    ],
  });
});

test('readFoodsTable() reads other column names, and NDJSON', async () => {
  const { foods } = await readFoods(
    '{"what": "Bread", "na": 500, "fat_g": null}\n{"what": "Roll", "na": "600", "fat_g": 3}\n',
    { columnMap: { name: 'what', sodium_mg: 'na' } },
    'foods.ndjson',
  );
  expect(foods.map((food) => [food.name, amountOf(food, 'sodium'), amountOf(food, 'fat')])).toEqual(
    [
      ['Bread', 500, Number.NaN],
      ['Roll', 600, 3],
    ],
  );
  await expect(
    readFoods('name,fat_g\nA,1\n', { columnMap: { sodium_mg: 'na' } }),
  ).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column', field: 'na' }],
  });
});

test('reference amounts may be above the names, and units below them', async () => {
  const rows = [
    ['Artikel', 'Portionsgröße', 'je 100 g', '', 'je Portion', ''],
    ['', '', 'Energie', 'Natrium', 'Energie', 'Natrium'],
    ['', 'g', 'kcal', 'mg', 'kcal', 'mg'],
    ['Suppe', '300', '40', '300', '120', '900'],
  ];
  const { foods, faults } = await readFoods(rows.map((row) => row.join(';')).join('\n'));
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(40 * 4.184);
  expect(amountOf(foods[0], 'sodium')).toBe(300);
});

test('the columns of Nutritionix are per serving, those of Open Food Facts in grams', async () => {
  const own = [
    '{"food_name": "oatmeal", "serving_weight_grams": 200, "nf_calories": 150, "nf_sodium": 10,',
    '"nf_total_carbohydrate": 28}',
  ].join(' ');
  const nutritionix = await readFoods(own, {}, 'foods.ndjson');
  expect(amountOf(nutritionix.foods[0], 'energy')).toBeCloseTo(75 * 4.184);
  expect(amountOf(nutritionix.foods[0], 'sodium')).toBe(5);
  expect(amountOf(nutritionix.foods[0], 'carbohydrates_by_difference')).toBe(14);
  const table = 'product_name,saturated-fat_100g,sodium_100g,vitamin-d_100g\nMilk,1,0.04,0.0000012';
  const facts = await readFoods(table);
  expect(amountOf(facts.foods[0], 'sodium')).toBeCloseTo(40);
  expect(amountOf(facts.foods[0], 'vitamin_D')).toBeCloseTo(1.2);
});

test('readFoodsTable() finds separator and header below a title', async () => {
  const { foods, faults } = await readFoods(
    '"Meine Lebensmittel"\n""\n"Bezeichnung";"kcal/100g";"EW";"Ballastst.";"GFS"\n"Apfelkuchen";"245";"3,2";"1,9";"0,8"\n',
  );
  expect(faults).toEqual([]);
  expect(foods.map(({ name }) => name)).toEqual(['Apfelkuchen']);
  expect(amountOf(foods[0], 'energy')).toBeCloseTo(245 * 4.184);
  expect(amountOf(foods[0], 'protein')).toBe(3.2);
  expect(amountOf(foods[0], 'fiber')).toBe(1.9);
  expect(amountOf(foods[0], 'saturated_fatty_acids')).toBe(0.8);
});

test('readFoodsTable() reads the names of the USDA', async () => {
  const { foods, columns } = await readFoods(
    'description,Energy_KCAL,Total lipid (fat)_G,"Fiber, total dietary_G","Sodium, Na_MG","Vitamin C, total ascorbic acid_MG"\nButter,717,81.1,0,643,0\n',
  );
  expect(columns.labels).toEqual([]);
  expect(
    ['fat', 'fiber', 'sodium', 'vitamin_C'].map((name) => amountOf(foods[0], name as NutrientName)),
  ).toEqual([81.1, 0, 643, 0]);
});

test('readFoodsTable() skips a row of codes below the names of nutrients', async () => {
  const rows = [
    'Food Code;Food Name;Group;Protein (g);Energy (kJ) (kJ);AOAC fibre (g);Satd FA /100g fd (g)',
    ';;;PROT;KJ;AOACFIB;SATFOD',
    '13-145;Ackee;DG;2.9;625;N;3.1',
  ];
  const { foods, faults } = await readFoods(rows.join('\n'));
  expect([foods.length, amountOf(foods[0], 'protein'), faults]).toEqual([1, 2.9, []]);
  const units = [
    'Food;Energy;;Protein;Lipid;Sodium',
    ';kJ;kcal;g;g;mg',
    ';ENERC;ENERC_KCAL;PROT-;FAT-;NA',
    'Tofu;304;73;7;4.9;9',
  ];
  const below = await readFoods(units.join('\n'));
  expect(below.faults).toEqual([]);
  expect(
    ['energy', 'protein', 'fat', 'sodium'].map((of) => amountOf(below.foods[0], of as never)),
  ).toEqual([304, 7, 4.9, 9]);
});

test('readFoodsTable() reads a header of two rows', async () => {
  const units = await readFoods(
    'Probe;Energie;;Eiweiß;Vit. B12\n;kJ/100 g;kcal/100 g;g/100 g;µg/100 g\nKäse;1255;300;19,8;1,1\n',
  );
  expect(units.faults).toEqual([]);
  expect(units.counts).toMatchObject({ rows: 1, imported: 1 });
  expect(amountOf(units.foods[0], 'energy')).toBe(1255);
  expect(amountOf(units.foods[0], 'protein')).toBe(19.8);
  expect(amountOf(units.foods[0], 'vitamin_B12')).toBe(1.1);
  const groups = await readFoods(
    'Product,Per 100 g,,Per portion (45 g),\n,Energy (kcal),Fat (g),Energy (kcal),Fat (g)\nBar,460,22,207,9.9\nRoll,,,207,9\n',
  );
  expect(groups.faults).toEqual([]);
  expect(groups.foods.map((food) => amountOf(food, 'fat'))).toEqual([22, 20]);
});

test.each([
  ';;Nährwerte je 100 g;;;\nProduktname;Marke;kcal;Fett;KH;Eiweiß\nKuchen;Hof;250;10;40;5\n',
  'Produktname;Marke;Nährwerte;;;\nProduktname;Marke;Energie kcal;Fett g;KH g;Eiweiß g\nKuchen;Hof;250;10;40;5\n',
  'Produktname;Marke;Nährwerte;;;\n;;Energie kcal;Fett g;KH g;Eiweiß g\nKuchen;Hof;250;10;40;5\n',
])(
  'readFoodsTable() reads a header of two rows with a name for all nutrients: %j',
  async (table) => {
    const { foods, faults } = await readFoods(table);
    expect(faults).toEqual([]);
    expect(foods.map(({ name }) => name)).toEqual(['Kuchen']);
    expect(amountOf(foods[0], 'energy')).toBe(1046);
    expect(amountOf(foods[0], 'protein')).toBe(5);
  },
);

test('readFoodsTable() reads names from a column of words if no heading is that of names', async () => {
  const { foods, columns } = await readFoods(
    'Nr,Cereal,kcal,fat_g\n1,Honey Hoops,380,3\n2,Oat Flakes,370,7\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Honey Hoops', 'Oat Flakes']);
  expect(columns.assumedNames).toBe(1);
  expect(columns.labels).toEqual([]);
  await expect(readFoods('Lot,kcal,fat_g\nL-1,380,3\nL-2,370,7\n')).rejects.toThrow('no header');
});

test('readFoodsTable() reports the columns that a table lacks', async () => {
  await expect(
    readFoods('Nährwert;Ergebnis\nEnergie (kcal);92\nFett (g);2\nEiweiß (g);5\n'),
  ).rejects.toMatchObject({
    diagnostics: [{ expected: expect.stringContaining('the name of each food') }],
  });
  await expect(readFoods('name,shelf\nBread,3\n')).rejects.toThrow(
    'no other column that viand knows',
  );
});

test.each([
  ['Lebensmittel;kcal;EW;F;KH\nPüree;82;2;3,1;11\n', [2, 3.1, 11]],
  ['Food,kcal,P,F,C\nOats,370,13.5,7,59\n', [13.5, 7, 59]],
])('letters next to each other are macronutrients: %s', async (table, expected) => {
  const { foods } = await readFoods(table);
  const macros: NutrientName[] = ['protein', 'fat', 'carbohydrates'];
  expect(macros.map((one) => amountOf(foods[0], one))).toEqual(expected);
});

test('amounts that are all 0 need no unit', async () => {
  const { foods } = await readFoods(
    'name,kcal,fat_g,cholesterol\nStarch,381,0.1,0\nFlour,350,1,0\n',
  );
  expect(foods.map((food) => amountOf(food, 'cholesterol'))).toEqual([0, 0]);
  await expect(
    readFoods('name,kcal,fat_g,cholesterol\nStarch,381,0.1,0\nEgg,150,10,370\n'),
  ).rejects.toThrow('no unit');
});

test('a reference amount in any words may be above names', async () => {
  const { foods } = await readFoods(
    'Code,Product,Average quantity per serving,,Average quantity per 100 g,\n,,Energy (kJ),Sodium (mg),Energy (kJ),Sodium (mg)\nA1,Muesli,855,14,1900,31\n',
  );
  expect(amountOf(foods[0], 'energy')).toBe(1900);
  expect(amountOf(foods[0], 'sodium')).toBe(31);
});

test('bar codes may follow their name', async () => {
  const { foods } = await readFoods(
    'Name;EAN;kJ\nKekse;EAN: 4006381333931;1950\nWaffeln;EAN-13: 5000112637922;1610\nBrot;GTIN 4006381333948;900\n',
  );
  expect(foods.map(({ gtin }) => gtin)).toEqual([
    '04006381333931',
    '05000112637922',
    '04006381333948',
  ]);
});

test('readFoodsTable() ignores columns that the map names', async () => {
  const { foods } = await readFoods('name,fat_g,Iron,Calcium,Note\nBread,2,7,3,x\n', {
    columnMap: { ignore: ['Iron', 'Calcium', 'Note'] },
  });
  expect(amountOf(foods[0], 'iron')).toBeNaN();
  expect(foods[0]?.description).toBe('');
  await expect(
    readFoods('name,fat_g\nBread,2\n', { columnMap: { ignore: ['Iron'] } }),
  ).rejects.toThrow('Missing column "Iron"');
});

test('readFoodsTable() finds the header below titles with decimal commas', async () => {
  const titles = 'Tagesmenü 3,50 €\nStand 1,2\nKarte, Mensa, Woche 3\n';
  const { foods } = await readFoods(`${titles}Name;Fett;Salz\nBrot;3,5;1,2\nSuppe;1,5;0,9\n`);
  expect(foods.map((food) => [food.name, amountOf(food, 'fat')])).toEqual([
    ['Brot', 3.5],
    ['Suppe', 1.5],
  ]);
  const commas = await readFoods(
    'name,measures,fat\nA,1 slice = 3 g; 1 cup = 9 g; 1 piece = 2 g,3\n',
  );
  expect(amountOf(commas.foods[0], 'fat')).toBe(3);
});

test.each([
  [
    'branded_food.csv',
    'fdc_id,brand_owner,gtin_upc,ingredients,serving_size,branded_food_category',
  ],
  ['food_nutrient.csv', 'id,fdc_id,nutrient_id,amount,data_points,derivation_id'],
  ['food.csv', 'fdc_id,data_type,description,food_category_id,publication_date'],
])('readFoodsTable() refuses %s of FoodData Central alone', async (name, header) => {
  const row = header.replace(/[^,]+/g, '1');
  await expect(readFoods(`${header}\n${row}\n`)).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'import/missing-file',
        message: `The table is only ${name} of FoodData Central, whose names and amounts are in several tables`,
      },
    ],
  });
});

test('readFoodsTable() reads tables of FoodData Central that somebody has joined', async () => {
  const { foods } = await readFoods(
    'fdc_id,gtin_upc,branded_food_category,description,fat_g\n1,,Cakes,Oat cake,1\n',
  );
  expect(foods.map(({ name }) => name)).toEqual(['Oat cake']);
});

test('an exported catalogue is refused, with the command that reads its variants', async () => {
  const exported =
    'source,source_release,food_id,name,other_names,variant_id,borrowed_code,energy_kj\nviand,4.0,apple,Apple,"[""apples""]",apple.raw,,220\n';
  await expect(readFoods(exported)).rejects.toMatchObject({
    diagnostics: [
      {
        message: 'The table is a catalogue that viand exported, with sources and variants of foods',
        expected: expect.stringContaining('viand catalogue import export'),
      },
    ],
  });
  const { foods } = await readFoods(exported, { columnMap: { name: 'name' } });
  expect(foods.map(({ name }) => name)).toEqual(['Apple']);
});

test('names of columns may have line breaks, as spreadsheets write them', async () => {
  const names = [
    'Artikel',
    'Energie\n[kJ]',
    'Fett\n[g]',
    '- davon ges.\nFettsäuren [g]',
    'Salz, \n[g]',
  ];
  const header = names.map((name) => `"${name}"`).join(';');
  const { foods, faults } = await readFoods(`Liste 5" Brote\n${header}\nBrot;1180;2,5;1;2,1\n`);
  expect(faults).toEqual([]);
  expect(amountOf(foods[0], 'saturated_fatty_acids')).toBe(1);
  expect(amountOf(foods[0], 'salt')).toBe(2.1);
});

test('readFoodsTable() reads names above the parts of each', async () => {
  const { foods } = await readFoods(
    'Sortiment;;;;;;;\nNr.;Bezeichnung;Energie;;Fett (g);;Kohlenhydrate (g);\n' +
      ';;kJ;kcal;gesamt;davon gesättigt;gesamt;davon Zucker\n11;Nussecke;2010;481;27,4;12,1;50,2;28\n',
  );
  const names = ['energy', 'fat', 'saturated_fatty_acids', 'carbohydrates', 'sugar'] as const;
  expect(names.map((name) => amountOf(foods[0], name))).toEqual([2010, 27.4, 12.1, 50.2, 28]);
});

test('readFoodsTable() asks for the energy if only a column of an unknown name has its unit', async () => {
  const table = 'Food;Total digestible energy (kJ);Fat (g)\nBread;1000;1\n';
  await expect(readFoods(table)).rejects.toMatchObject({
    diagnostics: [{ field: 'Total digestible energy (kJ)', location: { line: 1 } }],
  });
  const ignored = { columnMap: { ignore: 'Total digestible energy (kJ)' } };
  expect((await readFoods(table, ignored)).foods).toHaveLength(1);
  expect((await readFoods(`kcal;${table.replace('\n', '\n239;')}`)).foods).toHaveLength(1);
});

test('readFoodsTable() reads the columns of the Australian and the Dutch table', async () => {
  const { foods } = await readFoods(
    'Food Name;Energy with dietary fibre, equated (kJ);Energy, without dietary fibre, equated (kJ);' +
      'Total saturated fatty acids, equated (%T);Total saturated fatty acids, equated (g);' +
      'Available carbohydrate, without sugar alcohols (g);CHORL (mg);ID (µg);RETOL (µg)\n' +
      'Almond;2503;2420;7.6;3.64;4.6;1;2;3\n',
  );
  const names = ['energy', 'saturated_fatty_acids', 'carbohydrates'] as const;
  expect(names.map((name) => amountOf(foods[0], name))).toEqual([2503, 3.64, 4.6]);
  const small = ['cholesterol', 'iodide', 'retinol'] as const;
  expect(small.map((name) => amountOf(foods[0], name))).toEqual([1, 2, 3]);
});

test('cells of unknown amounts, such as NA and Tr, are not a second header', async () => {
  const rows = [
    'Food,Water (g),Protein (g),Fat (g),Iron (mg)',
    'Oil,NA,NA,100,Tr',
    'Lard,NA,NA,NA,NA',
  ];
  const { foods, faults } = await readFoods(rows.join('\n'));
  expect(faults).toEqual([]);
  expect(foods.map(({ name }) => name)).toEqual(['Oil', 'Lard']);
});

test('"Fett ges." is total fat next to saturated fat, saturated fat next to fat, and otherwise a remark', async () => {
  const fatOf = async (header: string) => {
    const { foods, columns } = await readFoods(`Artikel;kcal;${header}\nSalami;380;33;13\n`);
    const [food] = foods;
    return [amountOf(food, 'fat'), amountOf(food, 'saturated_fatty_acids'), columns.labels];
  };
  expect(await fatOf('Fett ges. (g);davon ges. (g)')).toEqual([33, 13, []]);
  expect(await fatOf('Fett (g);Fett ges. (g)')).toEqual([33, 13, []]);
  expect(await fatOf('Fett ges.;Salz')).toEqual([Number.NaN, Number.NaN, [2]]);
});

test('columns of one food in several states have no names', async () => {
  const rows = [
    'Values,Per 100 g powder,Per 100 ml prepared',
    'Energy (kJ),2018,279',
    'Fat (g),24,3',
    'Protein (g),9,1',
  ];
  await expect(readFoods(rows.join('\n'))).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column' }],
  });
});

test('the map must name columns, even in a table whose names viand does not know', async () => {
  const columnMap = { name: 'n', fat_g: 'F2' };
  const read = readFoods('[{"n":"Oat","f":7}]', { columnMap }, 'foods.json');
  await expect(read).rejects.toMatchObject({ diagnostics: [{ code: 'import/missing-column' }] });
  const known = readFoods('[{"n":"Oat","kcal":370,"f":7}]', { columnMap }, 'foods.json');
  await expect(known).rejects.toMatchObject({ diagnostics: [{ field: 'F2' }] });
});

test('viand reads the only sheet with foods, and a note says so', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (name: string, rows: readonly (readonly string[])[]) => ({
    name,
    rows: rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join(''),
  });
  const foods = [
    ['Artikel', 'kcal', 'Fett (g)'],
    ['Brot', '240', '2'],
  ];
  const cover = sheet('Deckblatt', [['Stand: März'], ['Kontakt', 'info@example.org']]);
  const read = (sheets: readonly SheetXml[]) =>
    readFoods(officeOpenOf(sheets, {}), {}, 'foods.xlsx');
  const one = await read([cover, sheet('Sortiment', foods)]);
  expect(one.foods.map(({ name }) => name)).toEqual(['Brot']);
  expect(one.notes).toEqual([
    'read only sheet "Sortiment", since no other one is such a table: Deckblatt',
  ]);
  await expect(read([sheet('A', foods), sheet('B', foods), cover])).rejects.toMatchObject({
    diagnostics: [{ code: 'input/unsupported' }],
  });
});

test('a table without a column of amounts is refused', async () => {
  await expect(
    readFoods('name,gtin,brand\nMilk,4006381333931,A\nBread,4012345678901,B\n'),
  ).rejects.toThrow('No column has amounts of a nutrient that viand knows');
});

test('a row of numbers is not a header, even with words that are headings elsewhere', async () => {
  await expect(
    readFoods('Suppe;1,50;139;Wasser\nKuchen;2,00;241;Mehl\nBrot;1,20;100;Mehl\n'),
  ).rejects.toThrow('header');
});

test('parts and units may be below names, and a title above all of them', async () => {
  const text = [
    'Hofladen 2026;;;;',
    ';;Energie;Fett;Fett',
    ';;;gesamt;davon ges. FS',
    'Nr.;Bezeichnung;kJ;g;g',
    '1;Bergkäse;1650;32;21',
  ].join('\n');
  const { foods } = await readFoods(text);
  expect(foods.map(({ name }) => name)).toEqual(['Bergkäse']);
  expect(amountOf(foods[0], 'energy')).toBe(1650);
  expect(amountOf(foods[0], 'fat')).toBe(32);
  expect(amountOf(foods[0], 'saturated_fatty_acids')).toBe(21);
});

test('a nutrient below another one keeps its own name', async () => {
  const text = ';Energie;Energie;Fett;Fett\n;kJ;kcal;gesamt;ges. FS\nKäse;1600;385;30;20\n';
  const { foods } = await readFoods(text);
  expect(amountOf(foods[0], 'fat')).toBe(30);
  expect(amountOf(foods[0], 'saturated_fatty_acids')).toBe(20);
});

test('the name of a label may be next to its title', async () => {
  const text =
    'Nutrition Facts,Crunch Granola\nServing size,2/3 cup (50g)\nCalories,200\nTotal Fat,8g\nProtein,3g\n';
  const { foods } = await readFoods(text);
  expect(foods.map(({ name }) => name)).toEqual(['Crunch Granola']);
  expect(amountOf(foods[0], 'fat')).toBe(16);
  await expect(readFoods(text.replace('Crunch Granola', 'Amount'))).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column' }],
  });
});

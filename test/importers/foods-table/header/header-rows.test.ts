import { expect, test } from 'vitest';
import { officeOpenOf, type SheetXml } from '../../../support/workbooks.ts';
import { amountOf, readFoods } from '../read-foods.ts';

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

test('a reference amount in any words may be above names', async () => {
  const { foods } = await readFoods(
    'Code,Product,Average quantity per serving,,Average quantity per 100 g,\n,,Energy (kJ),Sodium (mg),Energy (kJ),Sodium (mg)\nA1,Muesli,855,14,1900,31\n',
  );
  expect(amountOf(foods[0], 'energy')).toBe(1900);
  expect(amountOf(foods[0], 'sodium')).toBe(31);
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

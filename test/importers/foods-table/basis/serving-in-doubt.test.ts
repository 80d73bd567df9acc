import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

test.each(['Serving Size,Calories', 'Serving Weight (g),Calories'])(
  'calories next to servings, %s, may be per serving',
  async (columns) => {
    const table = `Food,${columns},Fat (g)\nBurger,220,560,30\n`;
    await expect(readFoods(table)).rejects.toMatchObject({
      diagnostics: [{ expected: '--per serving or --per "100 g"', location: { line: 1 } }],
    });
    const { foods } = await readFoods(table.replace('220', '100'));
    expect(amountOf(foods[0], 'fat')).toBe(30);
  },
);

test('amounts of dishes next to the weights of their portions may be per portion', async () => {
  const table = 'Gericht;Portionsgröße (g);kcal;Fett (g)\nSuppe;400;180;6\nSalat;250;120;8\n';
  await expect(readFoods(table)).rejects.toThrow('may be for the serving in "Portionsgröße (g)"');
  const { foods } = await readFoods(table, { basis: 'serving' });
  expect(amountOf(foods[0], 'fat')).toBe(1.5);
  const whole = 'Gericht;Portion (g);kcal;kcal pro Portion\nSuppe;400;45;180\n';
  expect((await readFoods(whole)).foods).toHaveLength(1);
});

test.each([
  ['size', 'food,size,calories,fat\nLatte,Tall 354 ml,150,6\n'],
  ['Volume (ml)', 'Beverage,Volume (ml),kcal,Sugar (g)\nCola,330,139,35\n'],
  ['Size', 'Drink,Size,kcal,Fat (g)\nLatte,Tall,150,6\nMocha,Grande,290,11\n'],
  ['Größe', 'Getränk;Größe;kcal;Fett (g)\nCappuccino;Becher;110;4\n'],
  ['prepared', 'Coffee,prepared,kcal,Fat\nLatte,Short Nonfat Milk,70,0.1\nMocha,2% Milk,260,8\n'],
  ['Cup size', 'Product,Cup size,kcal,Fat (g)\nChai Latte,16 oz cup,240,4.5\n'],
  ['Serving Size', 'Item,Serving Size,Serving Weight (g),kcal,Fat\nBurger,1 burger,215,520,26\n'],
  ['Portion', 'Name;Portion;Portionsgewicht (g);kcal;Fett (g)\nPommes;mittel;117;340;16\n'],
  ['Serving Size', 'Name,Serving Size,Calories,Total Fat\nOats,2/3 cup,190,4\n'],
  ['Beverage', 'Beverage,Calories,Fat (g)\nCappuccino,110,4\n'],
])('amounts may be per the serving in "%s"', async (field, table) => {
  await expect(readFoods(table)).rejects.toMatchObject({
    diagnostics: [{ field, expected: expect.stringContaining('--per "100 g"') }],
  });
  expect((await readFoods(table, { basis: '100 g' })).foods).not.toHaveLength(0);
});

test.each([
  [
    'the sizes are those of packages',
    'Produkt;Größe;Fett (g)\nMilch;1 l;3,5\nQuark;250 g;0,2\n',
    3.5,
  ],
  ['few servings lack a weight', 'Name,Portion,Fat\nA,1 bar (30 g),3\nB,1 bowl,4\nC,2 g,1\n', 3],
  ['the columns say it', 'Drink,Size,Fat (g/100 g)\nLatte,Tall,2\n', 2],
])('the reference amount is clear if %s', async (_, table, fat) => {
  const { foods } = await readFoods(table);
  expect(amountOf(foods[0], 'fat')).toBe(fat);
});

test.each([
  ['Tagesdosis', 'Produkt;Tagesdosis;Magnesium (mg)\nMagnesium direkt;1 Stick;400\n'],
  ['Form', 'Produkt;Form;Magnesium (mg)\nMagnesium direkt;Tablette;400\nZink;Kapsel;0\n'],
  ['Product', 'Product,Vitamin C (mg),Zinc (mg)\nImmune capsules,200,10\n'],
])('amounts of supplements may be per the dose in "%s"', async (field, table) => {
  await expect(readFoods(table)).rejects.toMatchObject({
    diagnostics: [{ field, expected: '--per serving or --per "100 g"' }],
  });
});

test('amounts of dishes with much energy may be per portion', async () => {
  const table = 'Tag;Gericht;kcal;Fett (g)\nMontag;Spaghetti;720;22\nDienstag;Linsen;510;14\n';
  await expect(readFoods(table)).rejects.toThrow('may be for one serving of each "Gericht"');
  const per100 = table.replace('720;22', '120;4').replace('510;14', '110;3');
  expect((await readFoods(per100)).foods).toHaveLength(2);
  expect((await readFoods(table.replace('Gericht', 'Produkt'))).foods).toHaveLength(2);
});

test('amounts next to a heading "pro Tagesdosis" may be for a dose, even without cells', async () => {
  const table = 'Name;pro Tagesdosis (2 Stück);Vitamin D µg;Zink mg\nVita;;20;10\n';
  await expect(readFoods(table)).rejects.toThrow('may be for the serving');
});

test('a heading above empty cells may say what amounts are per', async () => {
  const table = 'Speise;Nährwerte je Portion;kcal;Fett (g)\nSuppe;;210;9\n';
  const { foods, faults } = await readFoods(table);
  expect(foods).toEqual([]);
  expect(faults[0]?.message).toBe('Missing serving_size');
});

test('amounts next to the weights of a "serving" may be for it, whatever it is called', async () => {
  const table = (name: string) => `name,${name},kcal,fat\nSkyr,150 g,95,0.3\nOats,40 g,148,2.8\n`;
  for (const name of [
    'serving',
    'Servings',
    'serving size',
    'Serving sizes',
    'Portion',
    'portion size',
  ])
    await expect(readFoods(table(name))).rejects.toThrow('may be for the serving');
  expect((await readFoods(table('serving_size'))).foods).toHaveLength(2);
  expect((await readFoods(table('Portion').replace(/150 g|40 g/g, '100 g'))).foods).toHaveLength(2);
});

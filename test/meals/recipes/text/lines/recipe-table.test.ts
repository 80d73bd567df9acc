import { expect, test } from 'vitest';
import { ingredientText } from '../../../../../src/meals/recipes/ingredients/ingredient-text.ts';
import { recipeTable } from '../../../../../src/meals/recipes/text/lines/recipe-table.ts';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

const read = (text: string) => {
  const { ingredients, notes } = readRecipeText('recipe.csv', text);
  return { lines: ingredients.map((one) => one.text), notes };
};

test('columns of numbers are not part of the ingredients', () => {
  const { lines, notes } = read(
    'Zutat;Menge;Einheit;kcal;Preis;Hinweis;\n' +
      'Mehl;500;g;1700;0,45 €;Type 405;\nButter;250;g;1850;€ 2,10;weich;1\nEier;3;Stk;-;;;\n',
  );
  expect(lines).toEqual(['500 g Mehl (Type 405)', '250 g Butter (weich)', '3 Stk Eier']);
  expect(notes).toEqual(['Skipped columns of the table: "kcal", "Preis"']);
});

test('a column of dishes names the recipe, and only the first dish is read', () => {
  const { name, ingredients, notes } = readRecipeText(
    'recipe.csv',
    'Gericht,Zutat,Menge,Einheit\nSuppe,Karotten,1000,g\n,Wasser,1,l\nSalat,Öl,50,ml\n',
  );
  expect(name).toBe('Suppe');
  expect(ingredients.map(({ text }) => text)).toEqual(['1000 g Karotten', '1 l Wasser']);
  expect(notes).toEqual(['The text has several recipes: skipped "Salat"']);
});

test('a column of categories is not part of the ingredients', () => {
  const { lines, notes } = read(
    'Kategorie;Zutat;Menge;Einheit\nSaft;Apfel;100;g\nGemüse;Tomaten;500;g\n',
  );
  expect(lines).toEqual(['100 g Apfel', '500 g Tomaten']);
  expect(notes).toEqual(['Skipped columns of the table: "Kategorie"']);
});

test('of gross and net amounts, the net ones count', () => {
  const { lines } = read('Zutat;Menge brutto;Menge netto;Einheit\nKartoffeln;5,0;4,2;kg\n');
  expect(lines).toEqual(['4,2 kg Kartoffeln']);
});

test.each([
  ['Summe;;', 'Summe'],
  ['Gesamt;750;g', 'Gesamt'],
  ['**Total**;750;g', 'Total'],
  ['Gesamtgewicht;750;g', 'Gesamtgewicht'],
  ['Summe pro Portion;;', 'Summe pro Portion'],
])('the total %s is skipped with a note', (row, name) => {
  const { lines, notes } = read(`Zutat;Menge;Einheit\nMehl;500;g\nButter;250;g\n${row}\n`);
  expect(lines).toEqual(['500 g Mehl', '250 g Butter']);
  expect(notes).toEqual([`Skipped headings and remarks among the ingredients: "${name}"`]);
});

test('totals are skipped in lines of text, and foods are not taken for totals', () => {
  const { lines } = read('500 g Mehl\n250 g Butter\nSumme: 750 g\n');
  expect(lines).toEqual(['500 g Mehl', '250 g Butter']);
  const foods = read('amount,ingredient\n200 g,Total 0% Greek yogurt\n2 EL,Gesamtgewürz\n');
  expect(foods.lines).toEqual(['200 g Total 0% Greek yogurt', '2 EL Gesamtgewürz']);
});

test('ingredientText() spells out "od."', () => {
  expect(ingredientText('100 g Speck od. Tofu')).toBe('100 g Speck oder Tofu');
});

test('the name of a column gives the unit of its amounts', () => {
  const { lines } = read('Ingredient,Weight (g)\nCream 35%,180\nSugar,1 kg\n');
  expect(lines).toEqual(['180 g Cream 35%', '1 kg Sugar']);
  expect(read('Zutat;Gramm\nMehl;500\n').lines).toEqual(['500 g Mehl']);
  expect(read('Zutat;Menge\nEier;3\n').lines).toEqual(['3 Eier']);
});

test('rows above a table are facts of the recipe', () => {
  const recipe = readRecipeText(
    'card.csv',
    'Kantine Nord;Karte 12\nGericht;Chili\nPortionen;100\n\nPos;Artikel;Menge;Einheit;Preis\n' +
      '1;Reis;12,000;kg;7,90\n;Summe;;;9,00\n',
  );
  expect(recipe).toMatchObject({ name: 'Chili', servings: 100 });
  expect(recipe.ingredients.map(({ text }) => text)).toEqual(['12,000 kg Reis']);
  expect(recipe.notes).toContain(
    'Skipped headings and remarks among the ingredients: "Kantine Nord: Karte 12", "Summe"',
  );
});

test('a line with commas above a table is not a fact', () => {
  const { lines } = read('1 onion, chopped\namount,unit,ingredient\n2,cups,rice\n');
  expect(lines).toEqual(['1 onion, chopped', '2 cups rice']);
});

test('"ME" is the unit of the column of quantities', () => {
  expect(read('Artikel;Menge;ME\nErbsen;9,6;kg\nWasser;30;l\n').lines).toEqual([
    '9,6 kg Erbsen',
    '30 l Wasser',
  ]);
});

test.each([
  ['Zutat;4 Portionen;10 Portionen', 4],
  ['Portionen;2\nZutat;4 Portionen;10 Portionen', 4],
  [';Menge für 1 Person (g);Menge für 10 Personen (kg)', 1],
])('of several numbers of servings, the first one counts: %s', (header, servings) => {
  const unit = header.includes('(g)') ? '' : ' g';
  const recipe = readRecipeText('recipe.csv', `${header}\nMöhren;150${unit};1,5 kg\n`);
  expect(recipe.servings).toBe(servings);
  expect(recipe.ingredients.map(({ text }) => text)).toEqual(['150 g Möhren']);
});

test.each(['Rohstoff;Menge g', 'Ingredient;Gross (g);Net (g)'])(
  'names of amounts may be plain: %s',
  (header) => {
    const cells = header.split(';').map((_, at) => (at === 0 ? 'Möhren' : 200 - at));
    const amount = cells.at(-1);
    expect(read(`${header}\n${cells.join(';')}\n`).lines).toEqual([`${amount} g Möhren`]);
  },
);

test('the rule below the header of a table in Markdown is no dish', () => {
  const { lines, dishes } = recipeTable([
    '| Gericht | Menge | Zutat |',
    '|---------|-------|-------|',
    '| Suppe | 200 g | Linsen |',
    '| Salat | 100 g | Gurke |',
  ]);
  expect([...lines.values()]).toEqual(['', '', '200 g Linsen', '']);
  expect(dishes).toEqual(['Suppe', 'Salat']);
});

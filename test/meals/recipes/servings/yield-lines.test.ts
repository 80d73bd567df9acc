import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../src/meals/recipes/text/recipe-text.ts';

const read = (text: string) => {
  const { servings, ingredients } = readRecipeText('cake.txt', text);
  return { servings, lines: ingredients.map(({ text: line }) => line) };
};

test.each([
  ['Für 12 Stücke', 12],
  ['12 Stücke', 12],
  ['16 slices', 16],
  ['about 12 to 14 pieces', 13],
  ['4 large servings', 4],
  ['für 100 Essen', 100],
  ['1 cake (8 slices)', 8],
  ['8 Stücke Kuchen', 8],
  ['4-6 Port.', 5],
  ['Pour 4 personnes', 4],
  ['Für 6 Personen, ca. 90 Minuten', 6],
  ['4 Portionen / 30 min', 4],
  ['Dosi per 4 persone', 4],
  ['Ingredienti per 4 persone', 4],
  ['Serving size: 4', 4],
  ['Serving Size: 6-8', 7],
  ['Quantity: 20 pieces', 20],
  ['(2 glasses)', 2],
  ['Für 4 Teller', 4],
  ['Für ca. 4 Schalen', 4],
  ['for 6 hungry adults', 6],
  ['4 hungrige Leute', 4],
  ['(2 Gläser)', undefined],
  ['1 loaf', undefined],
  ['1 Blech', undefined],
  ['1 Zopf', undefined],
])('"%s" below a title says what the recipe makes', (line, servings) => {
  expect(read(`# Hefezopf\n${line}\n\n500 g Mehl\n200 g Zucker\n`)).toEqual({
    servings,
    lines: ['500 g Mehl', '200 g Zucker'],
  });
});

test.each(['8 slices of bread', '1 Biskuitkuchen', '1 Brot'])(
  '"%s" below the title of another dish is an ingredient',
  (line) => {
    expect(read(`# Auflauf\n${line}\n4 eggs\n`).lines).toEqual([line, '4 eggs']);
  },
);

test.each([
  ['Smoothie (2 Gläser)\n1 Banane\n200 ml Milch\n', ['1 Banane', '200 ml Milch']],
  ['Rotkohl (1 Glas)\n1 Apfel\n', ['Rotkohl (1 Glas)', '1 Apfel']],
  ['4 servings (1 serving = 350 g)\n500 g beef\n', ['500 g beef']],
])('the first line of %j', (text, lines) => {
  expect(read(text).lines).toEqual(lines);
});

test('words above ingredients with boxes are headings', () => {
  expect(read('▢ 500 g flour\n\nChicken\n☐ 1 tsp salt\n☐ 100 g sugar\n').lines).toEqual([
    ...['500 g flour', '1 tsp salt', '100 g sugar'],
  ]);
  expect(read('500 g flour\n2 eggs\nGuss\n100 g sugar\n').lines).toEqual([
    ...['500 g flour', '2 eggs', '100 g sugar'],
  ]);
});

test('glasses above an amount of a drink are not an ingredient', () => {
  expect(read('Aperol Spritz\n1 Glas\n\n6 cl Aperol\n9 cl Prosecco\n')).toEqual({
    ...{ servings: undefined, lines: ['6 cl Aperol', '9 cl Prosecco'] },
  });
});

test.each(['Für 4 Teller', 'For 2 bowls', 'Für 1 Brot', 'Für 3 runde Formen'])(
  'a line above "%s" is a title, even if it is the name of a food',
  (line) => {
    const { name, ingredients } = readRecipeText(
      'soup.txt',
      `Pumpkin soup\n${line}\n\n500 g pumpkin\n1 l stock\n`,
    );
    expect(name).toBe('Pumpkin soup');
    expect(ingredients.map(({ text }) => text)).not.toContain('Pumpkin soup');
  },
);

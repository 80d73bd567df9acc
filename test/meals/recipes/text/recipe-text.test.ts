import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../src/meals/recipes/text/recipe-text.ts';

const read = (text: string) => {
  const { ingredients, ...recipe } = readRecipeText('r', text);
  return { ...recipe, lines: ingredients.map((one) => [one.location.line, one.text]) };
};

test('readRecipeText() reads title, servings, headings and steps as people write them', () => {
  expect(
    read(
      'Gulasch\r\nFür 4 Personen\r\n\r\nZutaten:\r\n800 g Rindfleisch\r\n\r\nFür die Soße\r\n• 1 EL Mehl\r\n\r\nZubereitung:\r\n1. Fleisch würfeln.\r\n2. 2 Stunden schmoren.\r\n',
    ),
  ).toEqual({
    name: 'Gulasch',
    servings: 4,
    notes: [
      'Skipped headings and remarks among the ingredients: "Für die Soße"',
      'Skipped lines under "Zubereitung" that are not ingredients: 2',
    ],
    lines: [
      [5, '800 g Rindfleisch'],
      [8, '1 EL Mehl'],
    ],
  });
});

test('readRecipeText() reads Markdown', () => {
  expect(
    read(
      '# Overnight Oats\n\n*Yield: 2 servings* | Prep: 5 min\n\n## Ingredients\n- **1 cup** rolled oats\n- [ ] 1 tbsp honey\n\n## Instructions\n1. Mix.\n\n## Notes\nGood.\n',
    ),
  ).toEqual({
    name: 'Overnight Oats',
    servings: 2,
    notes: [
      'Skipped lines under "Instructions" that are not ingredients: 1',
      'Skipped lines under "Notes" that are not ingredients: 1',
    ],
    lines: [
      [6, '1 cup rolled oats'],
      [7, '1 tbsp honey'],
    ],
  });
});

test('readRecipeText() reads front matter and facts', () => {
  const recipe = read('---\ntitle: Soup\nservings: 3\ntags: [a]\n---\nPrep time: 30 min\n1 leek\n');
  expect(recipe).toMatchObject({ name: 'Soup', servings: 3, lines: [[7, '1 leek']] });
  expect(read('Zutaten für 4 Personen\n1 Ei')).toMatchObject({ servings: 4, lines: [[2, '1 Ei']] });
});

test.each([
  ['with the servings next', 'Apple crumble\nServes: 6\n6 apples\n', 'Apple crumble', 1],
  ['before an empty line', 'Käsespätzle\n\n400 g Mehl\n4 Eier\n', 'Käsespätzle', 2],
  ['that says so', 'Rezept: Pasta\n500 g Spaghetti\n', 'Pasta', 1],
  ['directly above amounts', 'Bananenbrot\n3 Bananen\n100 g Butter\n2 Eier\n', 'Bananenbrot', 3],
  ['of lists that begin with a seasoning', 'Salz\n3 Eier\n100 g Mehl\n2 Bananen\n', '', 4],
  ['of lists without one', 'Salz\n500 g Spaghetti\n', '', 2],
  ['of lists with empty lines between all', 'Salz\n\n500 g Spaghetti\n\nButter\n', '', 3],
  ['of a line alone', 'Salz\n', '', 1],
])('readRecipeText() finds the title %s', (_, text, name, count) => {
  const recipe = read(text);
  expect({ name: recipe.name, count: recipe.lines.length }).toEqual({ name, count });
});

test('readRecipeText() loses no ingredient to a heading', () => {
  const recipe = read('Für den Teig 200 g Mehl\nFür die Form: 20 g Butter\n4 Portionen Nudeln\n');
  expect(recipe.servings).toBeUndefined();
  expect(recipe.lines.map(([, text]) => text)).toEqual([
    'Für den Teig 200 g Mehl',
    'Für die Form: 20 g Butter',
    '4 Portionen Nudeln',
  ]);
});

test('readRecipeText() reads tables of ingredients', () => {
  const lines = ['250 g rote Linsen', '1 Zwiebel, rot'];
  const texts = (text: string) => read(text).lines.map(([, line]) => line);
  expect(
    texts('| Menge | Zutat |\n|---:|---|\n| 250 g | rote Linsen |\n| 1 | Zwiebel, rot |\n'),
  ).toEqual(lines);
  expect(texts('Zutat;Menge;Einheit\nrote Linsen;250;g\nZwiebel, rot;1;\n')).toEqual(lines);
  expect(texts('Amount\tIngredient\n250 g\trote Linsen\n1\tZwiebel, rot\n')).toEqual(lines);
  expect(
    texts('amount,ingredient,note\n250 g,rote Linsen,\n1,"Zwiebel,",rot\n\n1 egg, large\n'),
  ).toEqual([...['250 g rote Linsen', '1 Zwiebel, (rot)'], '1 egg, large']);
});

test('readRecipeText() reads servings after the title, and parts of a dish', () => {
  expect(read('Thai Curry (4 Portionen)\n- 400 ml Kokosmilch\n')).toMatchObject({
    ...{ name: 'Thai Curry', servings: 4, lines: [[2, '400 ml Kokosmilch']] },
  });
  expect(read('Tarte - für 6 Personen\n\nMürbeteig\n200 g Mehl\n').lines).toEqual([
    [4, '200 g Mehl'],
  ]);
  expect(read('Zutaten\nTeig\n200 g Mehl\nSalz\n').lines).toHaveLength(2);
  expect(read('Sauce\nSalz\n').lines).toHaveLength(2);
  expect(read('Für 4 Personen 800 g Kartoffeln\n').lines).toHaveLength(1);
});

test.each([
  ['Linseneintopf\n(4 Portionen)\n\n250 g Linsen\n', 4],
  ['Pfannkuchen für 4 Personen\n\n250 g Mehl\n', 4],
  ['Rouladen\nfür 4\n4 Rouladen\n', 4],
  ['Grüne Soße\n\nRezept für 3 Personen:\n150 g Joghurt\n', 3],
  ['Cake\nCuts into 10 slices\n225 g butter\n', 10],
  ['Brownies - makes 16\n\n2 eggs\n', 16],
  ['# Blueberry muffins\n12 muffins\n\n250 g flour\n', 12],
  ['Waffeln\n8 Waffeln\n250 g Mehl\n', 8],
  ['12-14 kleine Hefeschnecken\nZutaten:\n250 g Mehl\n', 13],
  ['# Cookies\nMakes 24\n250 g flour\n', 24],
  ['# Chili\nIngredients (serves 4)\n500 g beef\n', 4],
  ['# Chili\nPersonenzahl: 4\n500 g Hack\n', 4],
  ['# Chili\nAnzahl Portionen: 4\n500 g Hack\n', 4],
  ['# Chili\nnumber of servings: 4\n500 g beef\n', 4],
  ['# Chili\nfür 2-3\n500 g Hack\n', 2.5],
  ['# Chili\nfür 2-3 Personen\n500 g Hack\n', 2.5],
  ['# Chili\nFür 4 hungrige Esser\n500 g Hack\n', 4],
  ['Chili für 2-3 Personen\n\n500 g Hack\n', 2.5],
  ['Brownies, 16 Stück\n\n2 Eier\n', 16],
  ['# Muffins\nFür 12 Muffins:\n2 Eier\n', 12],
  ['# Kuchen\nFür ein Blech (20 Stücke)\n2 Eier\n', 20],
  ['# Gulasch für 10 Personen\n\n1 kg Zwiebeln\n', 10],
  ['# Brownies (16 Stück)\n2 Eier\n', 16],
  ['# Lasagne (für 6 Personen, Form 30x20 cm)\n500 g Hack\n', 6],
  ['Title: Lasagne for 8\n500 g beef\n', 8],
  ['# Chili\n## Zutaten für vier Personen\n500 g Hack\n', 4],
  ['# Chili\nPrep: 15 min | Serves 4\n500 g beef\n', 4],
  ['# Chili\nServes four to six\n500 g beef\n', 5],
  ['# Chili\nDas Rezept reicht für 4\n500 g Hack\n', 4],
  ['# Chili\nFeeds 4\n500 g beef\n', 4],
  ['Pancakes\nMakes 12 pancakes\n200 g flour\n', 12],
])('readRecipeText() reads the servings of %j', (text, servings) => {
  expect(read(text)).toMatchObject({ servings, lines: [[expect.any(Number), expect.any(String)]] });
});

test.each([
  '# Soup\nServes 4\nYield: 1.2 kg\n\n500 g leeks\n',
  '# Soup\nYield: 1.2 kg\nServes 4\n\n500 g leeks\n',
  'Soup for 4\n\nTotal weight: 1.2 kg\n500 g leeks\n',
  '# Suppe für 4 Personen\nGesamtgewicht: 1.200 g\n500 g Lauch\n',
  'Suppe\n4 Portionen à 300 g\n500 g Lauch\n',
  'Suppe\n4 Portionen zu je 300 g\n500 g Lauch\n',
  'Suppe\nErgibt 1,2 kg (4 Portionen)\n500 g Lauch\n',
  '# Soup\nServes 4 | 1.2 kg | 30 min\n500 g leeks\n',
  '# Soup\nIngredients (serves 4, makes 1.2 kg)\n500 g leeks\n',
  '# Soup\nServes 4\n500 g leeks\n\nMethod\nCook.\n\nNotes\nYield: 1.2 kg\n',
])('readRecipeText() reads the servings and the weight of %j', (text) => {
  const { servings, grams, lines, notes } = read(text);
  expect({ servings, grams, lines: lines.length }).toEqual({ servings: 4, grams: 1200, lines: 1 });
  expect(notes.join()).not.toContain('several recipes');
});

test.each([
  [
    'Rührkuchen (Springform 26 cm)\n\n250 g Butter\n200 g Zucker\n',
    'Rührkuchen (Springform 26 cm)',
  ],
  ['Rührkuchen, Springform 26 cm\n250 g Butter\n200 g Zucker\n', 'Rührkuchen, Springform 26 cm'],
  ['9-inch apple pie\n\n6 apples\n200 g flour\n', '9-inch apple pie'],
  ['30-Minute Chili\nServes 4\n500 g beef\n200 g beans\n', '30-Minute Chili'],
  ['5-Zutaten-Kuchen\n\n250 g Butter\n200 g Zucker\n', '5-Zutaten-Kuchen'],
  ['Omas Kuchen (1952)\n\n250 g Butter\n200 g Zucker\n', 'Omas Kuchen (1952)'],
])('readRecipeText() finds the title with a number in %j', (text, name) => {
  const recipe = read(text);
  expect({ name: recipe.name, lines: recipe.lines.length }).toEqual({ name, lines: 2 });
});

test.each([
  'Mehl 500 g\n\n4 Eier\n1 l Milch\n',
  'Ingwer, 3 cm\n200 g Reis\n300 g Huhn\n',
  'Lachsfilets, 4 Stück à 150 g\n\n200 g Reis\n1 Zitrone\n',
  '1-kg-Hähnchen\n\n200 g Reis\n1 Zitrone\n',
])('readRecipeText() does not read an ingredient of %j as the title', (text) => {
  expect(read(text).lines).toHaveLength(3);
});

test.each(['2. Portion the dough into 12 balls of 50 g.', 'Makes 12 small ones.'])(
  'readRecipeText() ignores the servings in the step %j',
  (step) => {
    const { servings, grams } = read(`# Rolls\nServes 4\n500 g flour\n\nMethod\n${step}\n`);
    expect([servings, grams]).toEqual([4, undefined]);
  },
);

test.each([
  'Yield: 1.5 l',
  'Für eine Springform (26 cm)',
  'Für 1 Kastenform von 30 cm Länge',
  'Menge für 2 Bleche',
  'For a 9-inch pie dish',
  'For one 12-cup muffin tin',
])('readRecipeText() finds neither servings nor an ingredient in %s, and says so', (line) => {
  expect(read(`# Cake\n${line}\n\n250 g flour\n`)).toEqual({
    name: 'Cake',
    servings: undefined,
    notes: [`The recipe makes "${line}", which is not a number of servings`],
    lines: [[4, '250 g flour']],
  });
});

test.each([
  ['# Cheesecake\n12 cookies\n200 g butter\n', '12 cookies'],
  ['# Baked apples\n4 apples\n\nFilling\n50 g raisins\n', '4 apples'],
  ['# Dessert\n500 g quark\n12 cookies\n\n2 eggs\n', '12 cookies'],
  ['# Kuchen\nFür eine Form: 20 g Butter\n2 Eier\n', 'Für eine Form: 20 g Butter'],
  ['# Kuchen\nfür eine Form 20 g Butter\n2 Eier\n', 'für eine Form 20 g Butter'],
])('readRecipeText() reads the ingredients of %j, not a yield', (text, ingredient) => {
  const { servings, lines } = read(text);
  expect(servings).toBeUndefined();
  expect(lines.map(([, one]) => one)).toContain(ingredient);
});

test('readRecipeText() reports the lines that it read as title, headings and remarks', () => {
  const text =
    'Curry\n1 Zwiebel\n2 Möhren\n3 Eier\nFür den Teig:\nTipp: Warm servieren.\n1 TL Salz';
  expect(read(text).notes).toEqual([
    'Used "Curry" as the name of the dish',
    'Skipped headings and remarks among the ingredients: "Für den Teig:", "Tipp: Warm servieren."',
  ]);
  const many = Array.from({ length: 12 }, (_, index) => `For part ${index}:`).join('\n');
  expect(read(`1 egg\n${many}`).notes[0]).toMatch(/"For part 7:" and 4 more$/);
});

test('readRecipeText() reads dishes above their ingredients as headings, and says so', () => {
  const text =
    'Sonntagsessen\n4 Portionen\n\nCurry\n500 g Huhn\n400 ml Kokosmilch\n\nSalat\n1 Kopfsalat\nDill\n\nPudding\n500 ml Milch\n';
  const { lines, notes } = read(text);
  expect(lines.map(([, line]) => line)).toEqual([
    ...['500 g Huhn', '400 ml Kokosmilch', '1 Kopfsalat', 'Dill', '500 ml Milch'],
  ]);
  expect(notes).toEqual([
    'Skipped headings and remarks among the ingredients: "Curry", "Salat", "Pudding"',
  ]);
  expect(read('Nudelsalat\n500 g Nudeln\n200 g Erbsen\n')).toMatchObject({
    ...{
      name: 'Nudelsalat',
      lines: [
        [2, '500 g Nudeln'],
        [3, '200 g Erbsen'],
      ],
    },
  });
  // One amount below it makes no title: the tofu may be an ingredient.
  expect(read('Tofu\n200 g Reis\n').lines).toHaveLength(2);
});

test.each([
  ['at the end', '500 g Huhn\n400 ml Kokosmilch\nReis\n'],
  ['amid others', '500 g Huhn\nReis\n400 ml Kokosmilch\n'],
  ['at the end of a paragraph', '500 g Huhn\nReis\n\n400 ml Kokosmilch\n'],
  ['below the heading', '# Curry\nZutaten\nReis\n500 g Huhn\n'],
  ['that recipes name without an amount', '500 g Huhn\n\nSalz\n2 Eier\n'],
  ['in a list with empty lines', '500 g Huhn\n\nReis\n\n2 Eier\n'],
  ['next to others', '500 g Huhn\n\nReis, Nudeln\n2 Eier\n'],
])('readRecipeText() reads an ingredient without an amount %s', (_, text) => {
  const texts = read(text).lines.map(([, line]) => line);
  expect(texts.some((line) => /Reis|Salz/.test(String(line)))).toBe(true);
});

test('readRecipeText() reads a step after the heading of the steps', () => {
  const steps = (line: string) => read(`# Auflauf\n400 g Nudeln\n${line}\n100 g Brokkoli\n`);
  expect(steps('Zubereitung: Nudeln kochen.')).toMatchObject({
    lines: [[2, '400 g Nudeln']],
    notes: [
      'Not counted, since only the steps name them: "100 g Brokkoli"',
      'Skipped lines under "Zubereitung" that are not ingredients: 2',
    ],
  });
  expect(steps('Method: Boil.').lines).toHaveLength(1);
  expect(steps('Zubereitung: ca. 30 Minuten').lines).toHaveLength(2);
  expect(steps('Preparation: 20 min').lines).toHaveLength(2);
  expect(steps('Tipp: Warm servieren.').lines).toHaveLength(2);
});

test.each(['ein Päckchen Puddingpulver', 'two eggs', 'a bunch of dill', 'halbe Tasse Milch'])(
  'readRecipeText() reads "%s" above others as an ingredient',
  (line) => {
    const text = `Pie\n\n${line}\n200 g flour\n3 apples\n`;
    expect(read(text).lines.map(([, one]) => one)).toEqual([line, '200 g flour', '3 apples']);
  },
);

test.each(['A crust', 'Zwiebelkruste', 'One Pot'])('but "%s" as a heading', (line) => {
  const text = `Pie\n\n80 g cheese\n\n${line}\n200 g flour\n3 apples\n`;
  expect(read(text).lines.map(([, one]) => one)).toEqual([
    '80 g cheese',
    '200 g flour',
    '3 apples',
  ]);
});

test('readRecipeText() takes the servings from a foreword that says whom the ingredients are for', () => {
  const text =
    'Suppe\n\nUnsere Zutaten sind für jeweils 4 Personen berechnet.\n\nZutaten\n\n200 g Mehl\n';
  expect(read(text).servings).toBe(4);
});

test('readRecipeText() reads the first of several recipes, and names the next', () => {
  const one = (name: string, food: string) =>
    `# ${name}\n## Ingredients\n200 g ${food}\n## Method\nCook.\n\n`;
  const { lines, notes } = read(one('Rice', 'rice') + one('Bread', 'flour'));
  expect(lines).toEqual([[3, '200 g rice']]);
  expect(notes).toEqual([
    'Skipped lines under "Method" that are not ingredients: 1',
    'The text has several recipes: skipped "Bread"',
  ]);
  const parts = 'Zutaten\n1 Ei\nZubereitung\nRühren.\nZutaten für den Belag\n2 Äpfel';
  expect(read(parts).lines.length).toBe(2);
});

test('readRecipeText() does not read a list of nutrients as ingredients', () => {
  const { ingredients, notes } = readRecipeText(
    'r',
    'Serves 2\n200 g spaghetti\nCalories: 450\nFat: 12 g\nSugar: 8 g\nof which sugars 3 g\n400 g tomatoes\nSugar: 10 g\n',
  );
  const texts = ingredients.map(({ text }) => text);
  expect(texts).toEqual(['200 g spaghetti', '400 g tomatoes', 'Sugar: 10 g']);
  expect(notes.join()).toContain('Sugar: 8 g');
});

test.each(['## Glasur', 'Für die Glasur:', 'Glasur', 'For the topping'])(
  'ingredients below %j after the steps are read',
  (heading) => {
    const text = `# Kuchen\n\n200 g Mehl\n\nZubereitung\nAlles mischen.\n\n${heading}\n100 g Puderzucker\n`;
    const { ingredients } = readRecipeText('cake.txt', text);
    expect(ingredients.map((line) => line.text)).toEqual(['200 g Mehl', '100 g Puderzucker']);
  },
);

test.each([
  '100 g Butter in die Schüssel geben.',
  '1. Mix it',
  '100 g of the butter goes into the bowl with everything else',
])('the step %j below a heading is not an ingredient', (step) => {
  const text = `# Kuchen\n\n200 g Mehl\n\nZubereitung\nAlles mischen.\n\n## Backen\n${step}\n`;
  expect(readRecipeText('cake.txt', text).ingredients).toHaveLength(1);
});

test('readRecipeText() takes a labelled name instead of an unmarked title', () => {
  const recipe = read('REZEPTKARTE\n\nName: Käsekuchen\nErgibt: 12 Stücke\n\n1 kg Quark\n4 Eier\n');
  expect(recipe).toMatchObject({ name: 'Käsekuchen', servings: 12 });
  expect(recipe.notes).toContain(
    'Skipped headings and remarks among the ingredients: "REZEPTKARTE"',
  );
});

test('readRecipeText() reads headings in square brackets, and a formula below its title', () => {
  expect(read('Rye bread\nFormula\n\n500 g flour\n[Topping]\n20 g seeds\n')).toMatchObject({
    name: 'Rye bread',
    lines: [
      [4, '500 g flour'],
      [6, '20 g seeds'],
    ],
  });
});

test('a copied page may have each amount on a line of its own', () => {
  const text = 'Portionen\n4\nZutaten\n500 g\nMöhren\n1\nZwiebel\n\nSalz\nZubereitung\nKochen.\n';
  const { servings, ingredients } = readRecipeText('r', text);
  expect(servings).toBe(4);
  expect(ingredients.map((one) => one.text)).toEqual(['500 g Möhren', '1 Zwiebel', 'Salz']);
});

test('a title may stand below the servings', () => {
  const text = 'Serving Size: 8\nFudge Brownies\n1 c. sugar\n2 eggs\n';
  const { name, servings, ingredients } = readRecipeText('r', text);
  expect([name, servings, ingredients.length]).toEqual(['Fudge Brownies', 8, 2]);
  const heading = readRecipeText('r', 'Serves 4\nDough\n200 g flour\n2 eggs\n');
  expect(heading.name).toBe('');
});

test('the last step may state the servings, and an exclamation is no ingredient', () => {
  const text =
    'Chili Mac\n\n2 lbs turkey\n1 onion\nMix all and cook on low 6 hours. Top with cheese. Serves 8.\n\nHugs to the kids!\nDeb\n';
  const { servings, ingredients } = readRecipeText('r', text);
  expect(servings).toBe(8);
  expect(ingredients.map((one) => one.text)).toEqual(['2 lbs turkey', '1 onion']);
});

test('readRecipeText() reads the ingredients below a line of nutrition facts, which is no heading', () => {
  const recipe = read(
    'Apfel-Porridge\nNährwerte pro Portion: 420 kcal, 12 g Eiweiß\nFür 2 Portionen\n\n100 g Haferflocken\n400 ml Milch\n\nNährwerte:\n420 kcal\n',
  );
  expect(recipe).toMatchObject({ name: 'Apfel-Porridge', servings: 2 });
  expect(recipe.lines).toEqual([
    [5, '100 g Haferflocken'],
    [6, '400 ml Milch'],
  ]);
});

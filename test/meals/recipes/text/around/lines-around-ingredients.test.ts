import { expect, test } from 'vitest';
import { readRecipeText } from '../../../../../src/meals/recipes/text/recipe-text.ts';

const read = (text: string) => {
  const { name, servings, grams, ingredients } = readRecipeText('r', text);
  return { name, servings, grams, lines: ingredients.map(({ text: line }) => line) };
};

test('"Menge: 500 g Hackfleisch" is not the weight of a dish with another name', () => {
  const patties = read('Frikadellen\nMenge: 500 g Hackfleisch\n1 Ei\n1 Zwiebel\n');
  expect(patties.grams).toBeUndefined();
  expect(patties.lines).toContain('Menge: 500 g Hackfleisch');
  expect(read('Apfelmus\nMenge: 800 g Apfelmus\n1 kg Äpfel\n50 g Zucker\n').grams).toBe(800);
  expect(read('Pizza\nMenge: 900 g Teig\n500 g Mehl\n').grams).toBe(900);
});

test.each([
  ['8 Portionen, fertig gewogen 2,4 kg', 8, 2400],
  ['Gewicht nach dem Backen: 900 g', undefined, 900],
  ['Weighed after cooking: 1.2 kg', undefined, 1200],
  ['4 balls of dough of 250 g', 4, 1000],
  ['6 Teiglinge à 110 g', 6, 660],
  ['One 9-inch tart, 8 servings', 8, undefined],
  ['1 26er Torte, 12 Stücke', 12, undefined],
  ['f. 3 Pers.', 3, undefined],
  ['(4 Personen; Zubereitung 2 h)', 4, undefined],
  ['For 8 naans', 8, undefined],
  ['SERVES 4 TO 6', 5, undefined],
  ['4 as a main / 6 as a starter', 4, undefined],
])('"%s" says how much a recipe makes', (line, servings, grams) => {
  const lines = ['500 g flour', '2 eggs'];
  expect(read(`Dish\n${line}\n${lines.join('\n')}`)).toEqual({
    name: 'Dish',
    servings,
    grams,
    lines,
  });
});

test.each([
  ['Jam (6 jars of 200 ml)', 'Jam'],
  ['Erdbeermarmelade (6 Gläser à 200 ml)', 'Erdbeermarmelade'],
  ['Vegan bolognese\n=====', 'Vegan bolognese'],
  ['REZEPT NR. 114\nGrünkohl', 'Grünkohl'],
  ['Recipe #12\nKale', 'Kale'],
  ['Fischpfanne f. 3 Pers.', 'Fischpfanne'],
  ['TIRAMISU 8 PORTIONEN', 'TIRAMISU'],
  ['Turkey chili (5 containers)', 'Turkey chili'],
  ['Tassenkuchen (1 Tasse)', 'Tassenkuchen'],
  ['Quarkbrötchen (6 St.)', 'Quarkbrötchen'],
])('%j is the title', (title, name) => {
  const lines = ['1 kg strawberries', '500 g sugar'];
  expect(read(`${title}\n${lines.join('\n')}`)).toMatchObject({ name, lines });
});

test('foods without an amount below "To serve" are only served with the dish', () => {
  const text = 'Serves 2\n\n400 g salmon\n\nTo serve:\nrice\n1 lemon\n\nFor the sauce:\nsalt\n';
  expect(read(text).lines).toEqual(['400 g salmon', 'rice, to serve', '1 lemon', 'salt']);
});

test.each([
  'Mehlmenge gesamt: 700 g',
  'Gesamtmehl 0,7 kg',
  'Total flour: 690 g',
  'Teigausbeute: 168',
  'Fertig: 90 Minuten',
])('"%s" is not an ingredient', (line) => {
  expect(read(`Bread\n\n${line}\n700 g rye flour\n300 g water\n`).lines).toEqual([
    '700 g rye flour',
    '300 g water',
  ]);
});

test('steps may begin with a number behind their own', () => {
  const steps = '1. Die Nudeln in 4 l Wasser kochen.\n2. 6 EL Nudelwasser aufheben.\n3. Mischen.\n';
  expect(read(`Nudeln\n400 g Nudeln\n20 g Butter\n${steps}`).lines).toEqual([
    '400 g Nudeln',
    '20 g Butter',
  ]);
});

test('a name at the end of a letter is not an ingredient', () => {
  expect(read('Hi Sarah,\n\n2 lb squash\n1 onion\n\nxx\nJen\n').lines).toEqual([
    '2 lb squash',
    '1 onion',
  ]);
  expect(read('Hi Sarah,\n\nIt feeds 6 easily.\n\n2 lb squash\n1 onion\n').servings).toBe(6);
});

test('blocks of YAML are ingredients and steps', () => {
  const yaml =
    '- name: Cake\n  servings: 10 slices\n  ingredients: |\n    2 eggs\n  directions: |\n    Mix.\n';
  expect(read(yaml)).toMatchObject({ name: 'Cake', servings: 10, lines: ['2 eggs'] });
});

test('RecipeMD may count a loaf and its slices above the rule', () => {
  const text =
    '# Bananenbrot\n\nSaftig.\n\n**1 Brot, 12 Scheiben**\n\n---\n\n- *3* Bananen\n- *200 g* Mehl\n\n---\n\nBacken.\n';
  expect(read(text)).toMatchObject({
    name: 'Bananenbrot',
    servings: 12,
    lines: ['3 Bananen', '200 g Mehl'],
  });
});

test('a part of a bread that was made above is no further ingredient', () => {
  const parts = 'Brot\n\nSauerteig\n200 g Mehl\n200 g Wasser\n20 g Sauerteig\n\nHauptteig\n';
  const made = ['200 g Mehl', '200 g Wasser', '20 g Sauerteig'];
  const dough = '\n300 g Mehl\n10 g Salz\n';
  for (const line of ['400 g Sauerteig', 'gesamter Sauerteig'])
    expect(read(`${parts}${line}${dough}`).lines).toEqual([...made, '300 g Mehl', '10 g Salz']);
  // It was not made here.
  expect(read(`${parts}100 g Vorteig${dough}`).lines).toContain('100 g Vorteig');
});

test('the loaves behind a title are what it makes, and loaves in the list are ingredients', () => {
  const lines = ['500 g Mehl', '400 g Wasser'];
  expect(read(`Ciabatta (2 Brote à 400 g)\n${lines.join('\n')}`)).toMatchObject({
    name: 'Ciabatta',
    grams: 800,
    lines,
  });
  expect(read('Buffet\nFür 4\n1 Baguette, 8 Scheiben\n400 g Käse\n').lines).toHaveLength(2);
  expect(read('Grillabend\nFür 4\n2 Baguettes à 250 g\n400 g Steak\n').lines).toEqual([
    '2 Baguettes à 250 g',
    '400 g Steak',
  ]);
});

test.each([
  ['Makes enough for 10 jars\nPickled beetroot\n\n', 'Pickled beetroot'],
  ['Eiweißshake nach dem Training\n', 'Eiweißshake nach dem Training'],
  ['Ratatouille — 4 pers.\n', 'Ratatouille'],
  ['Energy balls (makes about 20 x 25 g)\n', 'Energy balls'],
  ["NAN'S CAKE\nOven: 150C / gas 2, 3 hrs\n", "NAN'S CAKE"],
])('%j has the title', (head, name) => {
  const lines = ['3 kg beetroot', '400 g sugar'];
  expect(read(`${head}${lines.join('\n')}\n`)).toMatchObject({ name, lines });
});

test('a title may be above groups of ingredients in one line each', () => {
  const text = 'Apfelstrudel\nTeig: 250 g Mehl, 2 EL Öl\nFüllung: 1 kg Äpfel, 100 g Zucker\n';
  expect(read(text)).toMatchObject({ name: 'Apfelstrudel' });
});

test('servings may be quoted in Markdown', () => {
  expect(read('# Tortilla\n\n> serves 6\n\n- 800 g potatoes\n')).toMatchObject({ servings: 6 });
});

test.each([
  ['Bowl\n(per serve)\n120 g quinoa\n1 egg\n', 1],
  ['Bowl\nServes 4\n\nPer person:\n120 g quinoa\n1 egg\n', 1],
  ['Bowl\nServes 4\n120 g quinoa\n1 egg\n\nPro Portion:\n450 kcal\n12 g Fett\n', 4],
])('amounts "per person" above all ingredients are those of one serving: %j', (text, servings) => {
  expect(read(text)).toMatchObject({ servings, lines: ['120 g quinoa', '1 egg'] });
});

test.each(['Backverlust ca. 12 %', 'Gare 12-18 Std.', '~375F, 9-11 min', '180 °C Umluft, 35 Min.'])(
  '"%s" is no ingredient',
  (line) => {
    const { lines } = read(`Brot\n\n500 g Mehl\n11 g Salz\n${line}\n`);
    expect(lines).toEqual(['500 g Mehl', '11 g Salz']);
  },
);

test('a part of a bread from above is no further ingredient', () => {
  const bread =
    'Brot\n\nSauerteig\n100 g Mehl\n100 g Wasser\n\nHauptteig\nSauerteig von oben\n9 g Salz\n';
  expect(read(bread).lines).toEqual(['100 g Mehl', '100 g Wasser', '9 g Salz']);
});

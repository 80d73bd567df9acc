import { expect, test } from 'vitest';
import { servingsOf, statedServings } from '../../../../src/meals/recipes/servings/servings.ts';

test.each([
  ['4', 4],
  ['4 servings', 4],
  ['Serves 4 (makes 12 patties)', 4],
  ['für 4 Personen', 4],
  ['vier Portionen', 4],
  ['12 Stück', 12],
  ['Makes 24 cookies', 24],
  ['2 dozen', 24],
  ['1 Blech (20 Stücke)', 20],
  ['1 loaf, 10 slices', 10],
  ['1 Springform (26 cm), 12 Stücke', 12],
  ['1 Portion', 1],
  ['2,5 Portionen', 2.5],
  ['Ingredients (serves 4)', 4],
  ['Personenzahl: 4', 4],
  ['Makes 12 pancakes', 12],
  ['8 Pfannkuchen', 8],
  ['6 fish cakes', 6],
  ['12 cupcakes', 12],
  ['This recipe feeds eight', 8],
  ['reicht für vier', 4],
  ['Menge: 20 Stück', 20],
  ['Serves 4½', 4.5],
  ['4 1/2 Portionen', 4.5],
  ['für 100 Essen', 100],
  ['pour 6 personnes', 6],
  ['per 4 persone', 4],
  ['para 4 personas', 4],
  ['2 adults and 2 children', 4],
  ['2 Erwachsene und 1 Kind', 3],
])('statedServings() reads %s', (text, servings) => {
  expect(statedServings(text)).toEqual({ servings, notes: [] });
});

test.each(['4-6 servings', '4 bis 6 Personen', 'Serves 4 to 6', '4–6'])(
  'statedServings() uses the midpoint of %s, and says so',
  (text) => {
    expect(statedServings(text)).toEqual({
      servings: 5,
      notes: [`Used the midpoint of "${text}": 5 servings`],
    });
  },
);

test.each([
  '1 Kuchen',
  '1 (9x5-inch) loaf',
  '500 ml',
  '2 Gläser',
  'ein Blech',
  'about 2 cups',
  '2 cups 1x',
  '2 cakes',
  'yields about two loaves',
  '1 muffin tin',
  '1/2 gallon',
  '3/4 cup',
  'Makes 1½ cups',
  'Für eine 26er Springform',
  'Serves -2',
  '-4',
  'x',
])('statedServings() finds no servings in %s, and says so', (text) => {
  expect(statedServings(text)).toEqual({
    servings: undefined,
    notes: [`The recipe makes "${text}", which is not a number of servings`],
  });
});

test.each([
  ['Yield: 1.5 kg', 1500],
  ['1,5 kg', 1500],
  ['Ergibt ca. 800 g Marmelade', 800],
  ['Makes about 2 lb', 907.18474],
  ['yield 16 oz.', 453.59237],
])('statedServings() reads %s as the weight of the dish', (text, grams) => {
  const stated = statedServings(text);
  expect(stated).toEqual({ servings: undefined, grams: expect.closeTo(grams, 4), notes: [] });
});

test.each([
  ['Ergibt 1.200 g', 1200],
  ['Yield: 1,200 g', 1200],
  ["Ergibt 1'200 g", 1200],
  ['Ergibt 1 200 g', 1200],
  ['Yield: 12,500 g', 12500],
  ['Ergibt 1.250 kg', 1250],
  ['Ergibt 0.500 kg', 500],
  ['Makes 1 1/2 lb', 680.388555],
  ['Makes ½ kg', 500],
  ['Gesamtgewicht: 1200 g', 1200],
  ['Total weight: 1.2 kg', 1200],
  ['1 loaf (900 g)', 900],
  ['2 Brote à 750 g', 1500],
])('statedServings() reads the weight of the dish in %s', (text, grams) => {
  expect(statedServings(text)).toMatchObject({ servings: undefined, grams: expect.closeTo(grams) });
});

test.each([
  ['Yield: 1.2 kg (4 servings)', 1200],
  ['1,2 kg für 4 Personen', 1200],
  ['1.200 g für 4', 1200],
  ['Serves 4, makes 900 g', 900],
  ['4 servings (1.5 kg)', 1500],
  ['4 servings, 900 g in total', 900],
  ['4 Portionen / insgesamt 900 g', 900],
  ['4 Portionen à 300 g', 1200],
  ['4 servings (1 serving = 300 g)', 1200],
  ['4 Portionen (pro Portion 300 g)', 1200],
  ['4 portions of 250 g', 1000],
  ['4 servings (300 g each)', 1200],
  ['4 Portionen, je ca. 300 g', 1200],
  ['4 Portionen zu je 300 g', 1200],
  ['4 Portionen mit je 300 g', 1200],
])('statedServings() reads the weight and the servings in %s', (text, grams) => {
  expect(statedServings(text)).toEqual({ servings: 4, grams, notes: [] });
});

test('statedServings() uses the midpoint of a range of weights, and says so', () => {
  expect(statedServings('Ergibt 1-1,2 kg')).toEqual({
    ...{ servings: undefined, grams: 1100 },
    notes: ['Used the midpoint of "Ergibt 1-1,2 kg": 1100 g'],
  });
});

test.each(['4 servings (300 g)', '12 muffins (900 g)', 'Serves 4 (12 patties, 80 g each)'])(
  'statedServings() ignores the unclear weight in %s, and says so',
  (text) => {
    const { grams, notes } = statedServings(text);
    expect(grams).toBeUndefined();
    expect(notes).toEqual([
      `Ignored the weight in ${JSON.stringify(text)}: it may be that of a serving`,
    ]);
  },
);

test.each(['500 g tin', '2 x 500 g', '250 g each', '1.5 l'])(
  'statedServings() does not read %s as the weight of the dish',
  (text) => {
    expect(statedServings(text).grams).toBeUndefined();
  },
);

test.each([
  [['Serves 4', 'Yield: 1.5 kg'], 4, 1500, []],
  [['Yield: 1.5 kg', 'Serves 4'], 4, 1500, []],
  [['1 loaf', '12 slices'], 12, undefined, []],
  [['4', '4 servings'], 4, undefined, []],
  [['1', '1 loaf'], undefined, undefined, ['"1 loaf"']],
  [['Makes 24 cookies', 'Serves 8'], 8, undefined, ['"Makes 24 cookies"']],
  [['16 Stück', 'für 8'], 8, undefined, ['"16 Stück"']],
  [['Serves 4', 'Yield: 1.5 l'], 4, undefined, ['"Yield: 1.5 l"']],
  [['Serves 4-6', 'Yield: 1.5 kg'], 5, 1500, ['"Serves 4-6"']],
  [[], undefined, undefined, []],
] as const)('servingsOf() reads every part of %j', (texts, servings, grams, named) => {
  const stated = servingsOf(texts);
  expect([stated.servings, stated.grams]).toEqual([servings, grams]);
  expect(stated.notes.map((note) => /"[^"]*"/.exec(note)?.[0])).toEqual(named);
});

test('statedServings() finds nothing in an empty text', () => {
  expect(statedServings('')).toEqual({ servings: undefined, notes: [] });
  expect(statedServings('0').servings).toBeUndefined();
});

import { expect, test } from 'vitest';
import { readMarkup } from '../../../../src/meals/recipes/pages/json-ld.ts';
import { readPageText } from '../../../../src/meals/recipes/pages/page-text.ts';

const page = (body: string) =>
  `<!doctype html><html><head><title>Lentil soup - A kitchen</title></head><body>${body}</body></html>`;

test('readPageText() reads the text below "Ingredients" on a page', () => {
  const recipe = readPageText(
    'soup.html',
    page(`<nav><ul><li>Home</li></ul></nav><h1>Lentil soup</h1><p>Serves 4</p><h2>Ingredients</h2>
      <ul><li>250&nbsp;g red <b>lentils</b></li><li>1 onion</li></ul>
      <script>var x = "<li>1 egg</li>"</script><h2>Directions</h2><ol><li>Boil 20 minutes.</li></ol>`),
  );
  expect(recipe).toEqual({
    ...{ name: 'Lentil soup', servings: 4, grams: undefined },
    ingredients: [
      { text: '250 g red lentils', location: { file: 'soup.html' } },
      { text: '1 onion', location: { file: 'soup.html' } },
    ],
    notes: [
      'The page has no schema.org recipe: read its text from "Ingredients" on',
      'Skipped lines under "Directions" that are not ingredients: 1',
    ],
  });
});

test('readPageText() takes the heading with which the title of the page begins for the name', () => {
  const text = (site: string) =>
    `<h1>${site}</h1><h2>Lentil soup</h2><h3>Ingredients</h3><ul><li>250 g lentils</li></ul>`;
  expect(readPageText('soup.html', page(text('A kitchen')))?.name).toBe('Lentil soup');
  const untitled = page(text('A kitchen')).replace(/<title>.*<.title>/, '');
  expect(readPageText('soup.html', untitled)?.name).toBe('A kitchen');
});

test('readPageText() reads the name from a property, as in exports of Recipe Keeper', () => {
  const recipe = readPageText(
    'pasta.html',
    page(`<h2 itemprop="name">Pasta</h2><div>Serving size: <span itemprop="recipeYield">4</span></div>
      <h3>Ingredients</h3><p>350 g rigatoni</p><h3>Directions</h3><p>Boil.</p>`),
  );
  expect(recipe).toMatchObject({ name: 'Pasta', servings: 4 });
});

test('readPageText() refuses a page without such a heading', () => {
  expect(readPageText('a.html', page('<p>1 onion</p>'))).toBeUndefined();
  expect(readPageText('a.html', page('<h2>Ingredients</h2>'))).toBeUndefined();
});

test('readMarkup() reads microformats and recipe cards', () => {
  const read = (body: string) => {
    const { name, servings, ingredients } = readMarkup('a.html', page(body));
    return [name, servings, ...ingredients.map(({ text }) => text)];
  };
  expect(
    read(`<article class="h-recipe"><h1 class="p-name">Soup</h1><b class="p-yield">4 servings</b>
      <ul><li class="p-ingredient">250 g lentils</li><li class="x p-ingredient">1 onion</li></ul></article>`),
  ).toEqual(['Soup', 4, '250 g lentils', '1 onion']);
  expect(
    read(`<div class="hrecipe"><i class="fn">Cake</i> <i class="yield">8</i>
      <p class="ingredient"><i class="amount">200 g</i> <i class="name">flour</i></p></div>`),
  ).toEqual(['Cake', 8, '200 g flour']);
});

test('readMarkup() reads the name of a part of a dish as a heading', () => {
  const json = JSON.stringify({
    '@type': 'Recipe',
    recipeIngredient: ['200 g flour', '<b>Filling</b>', '50 g jam'],
  });
  const { ingredients, notes } = readMarkup('a.json', json);
  expect(ingredients.map(({ text }) => text)).toEqual(['200 g flour', '50 g jam']);
  expect(notes).toEqual(['Skipped headings and remarks among the ingredients: "Filling"']);
});

test('readPageText() reads a page whose elements are not closed', () => {
  const body = '<h2>Ingredients<ul><li>250 g lentils<li>1 onion<h2>Directions</h2><p>Boil.';
  const recipe = readPageText('soup.html', page(`<div><nav><a>Home</div>${body}`));
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(['250 g lentils', '1 onion']);
});

test('readPageText() reads entities of any name', () => {
  const body = '<h3>Ingredients</h3><p>1 t&ecaron;sto</p><p>2&thinsp;&half; cups milk</p>';
  const recipe = readPageText('a.html', page(body));
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(['1 těsto', '2 ½ cups milk']);
});

test('readPageText() reads a page whose menu or header is not closed', () => {
  const body = '<header><h1>Soup</h1><h2>Ingredients</h2><ul><li>500 g potatoes</li></ul>';
  const recipe = readPageText('a.html', page(body));
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(['500 g potatoes']);
});

test('readPageText() reads all of a page that is nothing but a recipe', () => {
  const lines = ['250 g red lentils', '1 onion', '1 l stock', 'Salt'];
  const body = `<h1>Lentil soup</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`;
  expect(readPageText('soup.html', page(body))).toMatchObject({
    name: 'Lentil soup',
    ingredients: lines.map((text) => ({ text })),
  });
  const story = '<p>A soup from my trip.</p>'.repeat(6);
  expect(readPageText('soup.html', page(body + story))).toBeUndefined();
});

test.each([
  '<p>12 muffins</p><p>250 g flour</p><p>2 eggs</p><p>100 ml milk</p>',
  '<pre>12 muffins\n250 g flour\n2 eggs\n100 ml milk</pre>',
])(
  'a title of a page that its text does not show is not preferred to one that it shows: %s',
  (body) => {
    const recipe = readPageText(
      'a.html',
      `<html><head><title>Doc</title></head><body>${body}</body></html>`,
    );
    expect(recipe).toMatchObject({ name: 'muffins', servings: 12 });
    expect(recipe?.ingredients).toHaveLength(3);
  },
);

test('a page that is nothing but a recipe keeps its blank lines', () => {
  const lines = [
    'Lemon cake',
    '',
    'For the cake',
    '200 g butter',
    '4 eggs',
    '',
    'For the icing',
    '100 g icing sugar',
    '2 tbsp lemon juice',
  ];
  const recipe = readPageText('a.html', `<div>${lines.join('<br>')}</div>`);
  expect(recipe?.name).toBe('Lemon cake');
  expect(recipe?.ingredients).toHaveLength(4);
});

test('a table that a page does not end is no failure', () => {
  const body = '<table><tr><td>250 g flour<tr><td>2 eggs<tr><td>100 ml milk';
  expect(readPageText('a.html', page(body))?.ingredients).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { readMicrodata } from '../../../../src/meals/recipes/pages/microdata.ts';

const recipe = (content: string) =>
  `<div itemscope itemtype="https://schema.org/Recipe">${content}</div>`;

test('readMicrodata() reads lists whose items are not closed', () => {
  const items = '<li itemprop=recipeIngredient>2 eggs<li itemprop=recipeIngredient>1 onion';
  expect(readMicrodata('a.html', recipe(`<ul>${items}</ul><p>Serve.`))).toEqual([
    { name: '', yields: [], ingredients: ['2 eggs', '1 onion'] },
  ]);
});

test('readMicrodata() reads one of several names of a property, and prefixes', () => {
  const page = `<div vocab="https://schema.org/" typeof="schema:Recipe schema:Article">
    <h1 property="schema:headline schema:name">Soup</h1><meta property="schema:recipeYield" content="4">
    <b property="schema:recipeIngredient">250 g <i>lentils</i></b></div>`;
  expect(readMicrodata('a.html', page)).toEqual([
    { name: 'Soup', yields: ['4'], ingredients: ['250 g lentils'] },
  ]);
});

test('readMicrodata() reads neither properties of other items nor text that nobody sees', () => {
  const author =
    '<p itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">A. Cook</b></p>';
  const ingredient = '<p itemprop="ingredients">1 egg<script>var x = "<p>2 eggs</p>"</script></p>';
  expect(
    readMicrodata('a.html', recipe(`${author}<b itemprop="name">Egg</b>${ingredient}`)),
  ).toEqual([{ name: 'Egg', yields: [], ingredients: ['1 egg'] }]);
});

test('readMicrodata() adds the properties of elements elsewhere that a recipe names', () => {
  const page = `<p id="n" itemprop="recipeYield">3 servings</p>
    <div itemscope itemtype="https://schema.org/Recipe" itemref="n list none"><h1 itemprop="name">Egg</h1></div>
    <p>Tip: <b itemprop="name">salt</b></p>
    <ul id="list"><li itemprop="recipeIngredient">1 egg</li><li itemprop="recipeIngredient">1 onion</li></ul>`;
  expect(readMicrodata('a.html', page)).toEqual([
    { name: 'Egg', yields: ['3 servings'], ingredients: ['1 egg', '1 onion'] },
  ]);
});

test('readMicrodata() reads each recipe of a page', () => {
  const one = (food: string) => recipe(`<p itemprop="recipeIngredient">${food}</p>`);
  const ingredients = readMicrodata('a.html', one('1 egg') + one('1 onion')).map(
    (found) => found.ingredients,
  );
  expect(ingredients).toEqual([['1 egg'], ['1 onion']]);
});

test('readMicrodata() keeps recipes within a recipe apart, and puts the outer one first', () => {
  const line = (food: string) => `<p itemprop="recipeIngredient">${food}</p>`;
  const related = `<div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Recipe">${line('300 g carrots')}</div>`;
  const found = readMicrodata('a.html', recipe(line('2 eggs') + related + line('100 g sugar')));
  expect(found.map(({ ingredients }) => ingredients)).toEqual([
    ['2 eggs', '100 g sugar'],
    ['300 g carrots'],
  ]);
});

test('readMicrodata() reads deeply nested pages, and refuses what no browser saves', () => {
  const page = (depth: number) =>
    recipe(`${'<div>'.repeat(depth)}<p itemprop="recipeIngredient">1 egg</p>`);
  expect(readMicrodata('a.html', page(10_000))[0]?.ingredients).toEqual(['1 egg']);
  expect(() => readMicrodata('a.html', page(20_000))).toThrow('nested more than 20000 deep');
});

test('readMicrodata() counts an element that an item names twice once', () => {
  const page = `<div itemscope itemtype="https://schema.org/Recipe" itemref="a b a"><p itemprop="name">Stew</p></div>
    <ul id="a"><li itemprop="recipeIngredient">1 egg</li></ul><ul id="b"><li itemprop="recipeIngredient">1 leek</li></ul>`;
  expect(readMicrodata('a.html', page)[0]?.ingredients).toEqual(['1 egg', '1 leek']);
});

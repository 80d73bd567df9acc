import { expect, test } from 'vitest';
import { readMarkup } from '../../../../src/meals/recipes/pages/json-ld.ts';
import { parsePageJson } from '../../../../src/meals/recipes/pages/repair-json.ts';
import { ViandError } from '../../../../src/model/diagnostic.ts';

const page = (...scripts: string[]) =>
  `<!DOCTYPE html><html>${scripts.map((json) => `<script type="application/ld+json">${json}</script>`).join('\n')}</html>`;

const recipe = (members: object) => ({ '@type': 'Recipe', name: 'Soup', ...members });

const read = (text: string) => {
  const { ingredients, ...rest } = readMarkup('r', text);
  return { ...rest, lines: ingredients.map((one) => one.text) };
};

test.each([
  ['a list', { recipeIngredient: ['1 egg', ' ', '1 cup milk'] }],
  ['one text with lines', { recipeIngredient: '1 egg\n1 cup milk' }],
  ['one text with items', { recipeIngredient: '<ul><li>1 egg</li><li>1 cup milk</li></ul>' }],
  ['an older property', { ingredients: ['1 egg', '1 cup milk'] }],
  ['a list of JSON-LD', { recipeIngredient: { '@list': ['1 egg', '1 cup milk'] } }],
  [
    'objects',
    {
      recipeIngredient: [
        { '@type': 'HowToSupply', name: 'egg', requiredQuantity: { value: 1 } },
        { name: 'milk', amount: '1', unitText: 'cup' },
      ],
    },
  ],
])('readMarkup() reads ingredients that are %s', (_, members) => {
  expect(read(JSON.stringify(recipe(members)))).toMatchObject({ lines: ['1 egg', '1 cup milk'] });
});

test.each([
  ['a list of types', { '@type': ['Recipe', 'NewsArticle'] }],
  ['a full name', { '@type': 'https://schema.org/Recipe' }],
  [
    'a member of a page',
    { '@type': 'WebPage', mainEntity: recipe({ recipeIngredient: ['1 egg'] }) },
  ],
  ['an item of a list', { itemListElement: [{ item: recipe({ recipeIngredient: ['1 egg'] }) }] }],
])('readMarkup() finds a recipe by %s', (_, members) => {
  const document = recipe({ recipeIngredient: ['1 egg'], ...members });
  expect(read(page(JSON.stringify(document)))).toMatchObject({ name: 'Soup', lines: ['1 egg'] });
});

test('the recipe of a page comes before those that it lists next to it', () => {
  const related = recipe({ name: 'Related', recipeIngredient: ['100 g butter'] });
  const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: related }] };
  const own = recipe({ recipeIngredient: ['300 g rice'] });
  const { name, notes } = read(page(JSON.stringify(list), JSON.stringify(own)));
  expect(name).toBe('Soup');
  expect(notes).toEqual(['The page has several recipes: skipped "Related"']);
});

test('readMarkup() reads the text of entities and tags', () => {
  const recipeIngredient = [
    '&#189; cup',
    '2&nbsp;&#8531; cups',
    '&amp;frac12; <b>tsp</b> jalape&ntilde;o &x;',
  ];
  expect(read(JSON.stringify(recipe({ recipeIngredient }))).lines).toEqual([
    '½ cup',
    '2 ⅓ cups',
    '½ tsp jalapeño &x;',
  ]);
});

test('readMarkup() reads the servings from a list of yields, and ignores headings', () => {
  const document = recipe({
    recipeYield: ['1 loaf', '12 slices'],
    recipeIngredient: ['Für den Teig:', '1 egg'],
  });
  expect(read(JSON.stringify(document))).toEqual({
    ...{ name: 'Soup', servings: 12, lines: ['1 egg'] },
    notes: ['Skipped headings and remarks among the ingredients: "Für den Teig:"'],
  });
  const yields = { recipeYield: { '@type': 'QuantitativeValue', value: 20, unitText: 'Scheiben' } };
  expect(read(JSON.stringify({ ...document, ...yields })).servings).toBe(20);
});

test('readMarkup() says which recipes of a page it does not read, and reads damaged blocks', () => {
  const first = JSON.stringify(recipe({ recipeIngredient: ['1 egg'] }));
  const second = JSON.stringify(recipe({ name: 'Syrup', recipeIngredient: ['1 lemon'] }));
  expect(read(page('{"@type":', first, first, second))).toMatchObject({
    ...{ name: 'Soup', notes: ['The page has several recipes: skipped "Syrup"'] },
  });
});

test.each([
  ['line ends in texts', '{"a":"b\n\tc"}', { a: 'b  c' }],
  ['commas before brackets', '{"a":[1, 2 , ],}', { a: [1, 2] }],
  ['commas in texts', '{"a":",]"}', { a: ',]' }],
  ['unknown escapes', String.raw`{"a":"it\'s \n"}`, { a: "it's \n" }],
  ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
  ['CDATA in comments', '/*<![CDATA[*/{"a":1}/*]]>*/', { a: 1 }],
  ['a comment', '<!-- {"a":1} -->', { a: 1 }],
  ['entities', '{&quot;a&quot;:1};', { a: 1 }],
  ['no end', '{"a":["b",', undefined],
])('parsePageJson() reads JSON with %s', (_, json, value) => {
  expect(parsePageJson(json)).toEqual(value);
});

test('readMarkup() reads Microdata and RDFa', () => {
  const html = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Salat</h1>
<div itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Anna</b></div>
<meta itemprop="recipeYield" content="4 Portionen"><ul><li itemprop="recipeIngredient"><span>1&nbsp;EL</span> <b>Essig</b></li>
<li itemprop="ingredients">2 Gurken</li></ul></div><div itemscope itemtype="http://schema.org/Recipe"><i itemprop="ingredients">x</i></div>`;
  const expected = { name: 'Salat', servings: 4, lines: ['1 EL Essig', '2 Gurken'] };
  expect(read(html)).toMatchObject(expected);
  expect(
    read(html.replaceAll('itemprop=', 'property=').replaceAll('itemscope itemtype=', 'typeof=')),
  ).toMatchObject(expected);
});

test.each([
  ['a page without one', '<html><p>Hello</p></html>', 'no recipe with ingredients'],
  ['a damaged page', page('{"@type":"Recipe","recipeIngredient":["1 egg",]'), 'damaged'],
  ['JSON without one', '{"@type":"ItemList"}', 'no recipe with ingredients'],
  [
    'a recipe without ingredients',
    JSON.stringify(recipe({ recipeIngredient: [] })),
    'no recipe with ingredients',
  ],
])('readMarkup() refuses %s', (_, text, message) => {
  expect(() => readMarkup('r', text)).toThrow(ViandError);
  expect(() => readMarkup('r', text)).toThrow(message);
});

test('readMarkup() says which recipes of Microdata it skipped', () => {
  const one = (name: string, ingredient: string) =>
    `<article itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${name}</h2><p itemprop="recipeIngredient">${ingredient}</p></article>`;
  const html = `<!DOCTYPE html>${one('Salat', '2 Gurken')}${one('Suppe', '3 Kartoffeln')}${one('', '1 Ei')}${one('Salat', '2 Gurken')}`;
  expect(read(html)).toMatchObject({
    name: 'Salat',
    lines: ['2 Gurken'],
    notes: [
      'The page has several recipes: skipped "Suppe"',
      'The page has several recipes: skipped one without a name',
    ],
  });
});

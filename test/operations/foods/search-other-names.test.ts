import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { importSource } from '../../../src/catalogue/importing/import-source.ts';
import { withUsualSizes } from '../../../src/catalogue/usual-sizes.ts';
import type { Food, Source } from '../../../src/model/food.ts';
import type { FoodGroup } from '../../../src/model/food-groups.ts';
import { getFood } from '../../../src/operations/foods/get-food.ts';
import { searchFoods } from '../../../src/operations/foods/search-foods.ts';
import { servicesOf } from '../../../src/operations/services.ts';
import { makeCollection, makeFood, makeVariant, nutrients } from '../../support/foods.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const inGroup = (one: Food, foodGroup: FoodGroup): Food => ({ ...one, foodGroup });

const food = (name: string, otherNames: readonly string[] = [], energy = 500): Food => {
  const id = name.toLowerCase().replace(/[^a-z]+/g, '-');
  const variant = makeVariant({ id: `${id}.raw`, nutrients: nutrients({ energy }) });
  return makeFood({ id, name, otherNames: [...otherNames], variants: [variant] });
};

const BY_USER: Source = {
  id: 'mine',
  name: 'mine',
  release: '1',
  licence: 'none',
  isOwn: true,
};

async function catalogueOf(
  source: string,
  foods: readonly Food[],
  ofUser: readonly Food[] = [],
): Promise<string> {
  const file = path.join(tempFolder(), `${source}.sqlite`);
  const about = { id: source, name: source, release: '1', licence: 'none' };
  await importSource(file, makeCollection(about, foods));
  if (ofUser.length > 0) await importSource(file, makeCollection(BY_USER, ofUser));
  return file;
}

const OWN = [
  food('Aubergine', ['eggplant']),
  food('Pasta', ['penne', 'fusilli']),
  food('Salt', ['table salt'], 0),
  food('Peppercorns', ['pepper', 'pepper spice'], 1400),
  food('Mature cheddar'),
];

/** Searches a table of foods that knows the names of viand's own. */
async function searcher(
  table: readonly Food[],
  own: readonly Food[] = OWN,
  ofUser: readonly Food[] = [],
) {
  const file = await catalogueOf('table', table, ofUser);
  const catalogue = withUsualSizes(openCatalogue(file), await catalogueOf('own', own));
  const services = servicesOf(catalogue);
  return async (query: string) => {
    const page = await searchFoods.run(services, { query, type: 'all', limit: 10, offset: 0 });
    return { names: page.foods.map(({ name }) => name), searchedFor: page.searchedFor };
  };
}

test("a table is searched by the other names that viand has for a query's food, and the page says so", async () => {
  const search = await searcher([food('Eggplant, raw'), food('Pasta, cooked'), food('Soup')]);
  expect(await search('aubergine')).toEqual({
    names: ['Eggplant, raw'],
    searchedFor: 'eggplant',
  });
  expect((await search('penne')).names).toEqual(['Pasta, cooked']);
  expect((await search('eggplant')).searchedFor).toBeUndefined();
});

test('a food that is also called by its kind is no other food', async () => {
  const own = [food('Cappuccino', ['cappucino']), food('Omelette', ['omelet'])];
  const table = [food('Coffee, Cappuccino'), food('Egg omelet or scrambled egg, made with oil')];
  const search = await searcher(table, own);
  expect((await search('cappucino')).names).toEqual(['Coffee, Cappuccino']);
  expect((await search('omelette')).names).toEqual(['Egg omelet or scrambled egg, made with oil']);
});

test('another name may be part of a query', async () => {
  const search = await searcher([food('Eggplant dip'), food('Dip')]);
  expect(await search('aubergine dip')).toEqual({
    names: ['Eggplant dip'],
    searchedFor: 'eggplant dip',
  });
});

test('a food of another head or of other energy is not meant', async () => {
  const search = await searcher([food('Veal with pasta'), food('Pepper, sweet', [], 100)]);
  expect((await search('penne')).searchedFor).toBeUndefined();
  expect((await search('peppercorns')).searchedFor).toBeUndefined();
});

test('a word that begins another is looked up by its other names first', async () => {
  const search = await searcher([food('Pennetta'), food('Pasta, cooked')]);
  expect((await search('penne')).names[0]).toBe('Pasta, cooked');
});

test("a word of viand's own foods is not corrected to one of the table", async () => {
  const search = await searcher([food('Nature bar'), food('Cheddar')]);
  expect((await search('mature cheddar')).searchedFor).toBe('cheddar');
  expect((await search('nuture bar')).searchedFor).toBe('nature bar');
});

test('foods with the words in corrected spelling come before any other name', async () => {
  const own = [food('Lentil stew with rice', ['lentil rize', 'stew'])];
  const search = await searcher([food('Lentil rice'), food('Stew')], own);
  expect((await search('lentil rize')).names[0]).toBe('Lentil rice');
});

test('a name that other foods share is too wide', async () => {
  const own = [food('Emmental', ['cheese', 'swiss']), food('Brie', ['cheese'])];
  const search = await searcher([food('Cheese, feta'), food('Swiss roll')], own);
  expect(await search('emmental')).toEqual({ names: [], searchedFor: undefined });
});

test('a kind of a food that the table has is that food, and not another kind', async () => {
  const own = [food('Gouda', ['old gouda', 'firm cheese'])];
  const search = await searcher([food('Gouda, plain'), food('Firm cheese')], own);
  expect((await search('old gouda')).names[0]).toBe('Gouda, plain');
});

test('a food of another group, of other protein, or with alcohol is not meant', async () => {
  const made = (name: string, other: string, amounts: Parameters<typeof nutrients>[0]) =>
    makeFood({
      id: name.toLowerCase(),
      name,
      otherNames: other === '' ? [] : [other],
      variants: [makeVariant({ id: `${name.toLowerCase()}.raw`, nutrients: nutrients(amounts) })],
    });
  const own = [
    made('Shake', 'gym powder', { energy: 1500, protein: 75 }),
    made('Brew', 'malty', { energy: 150, alcohol: 0 }),
    inGroup(made('Drake', 'mallard', { energy: 600 }), 'Poultry Products'),
  ];
  const search = await searcher(
    [
      made('Gym powder', '', { energy: 1500, protein: 12 }),
      made('Malty', '', { energy: 180, alcohol: 4 }),
      inGroup(made('Mallard, raw', '', { energy: 600 }), 'Finfish and Shellfish Products'),
    ],
    own,
  );
  for (const query of ['shake', 'brew', 'drake']) expect((await search(query)).names).toEqual([]);
});

test('a food with exactly the other name may be of another group', async () => {
  const search = await searcher(
    [inGroup(food('Peanut butter'), 'Nut and Seed Products'), food('Butter')],
    [inGroup(food('Peanut butter', ['Erdnussbutter']), 'Legumes and Legume Products')],
  );
  expect((await search('Erdnussbutter')).names[0]).toBe('Peanut butter');
});

test('the two words of a name may be in the order of tables', async () => {
  const search = await searcher(
    [food('Yogurt, plain')],
    [food('Plain yogurt', ['natural yoghurt'])],
  );
  expect(await search('yoghurt natural')).toEqual({
    names: ['Yogurt, plain'],
    searchedFor: 'Plain yogurt',
  });
});

test('a food that is called more than the other name comes after those that are called so', async () => {
  const search = await searcher([food('Bombay eggplant', [], 500), food('Eggplant, stewed')]);
  expect((await search('aubergine')).names).toEqual(['Eggplant, stewed', 'Bombay eggplant']);
});

test('words that describe a food may follow it', async () => {
  const search = await searcher([food('Fried eggplant')]);
  expect(await search('aubergine fried')).toEqual({
    names: ['Fried eggplant'],
    searchedFor: 'eggplant fried',
  });
});

test("the user's own foods come first, and those of the table by another name follow", async () => {
  const table = [food('Eggplant, raw'), food('Eggplant, stewed')];
  const names = ['Auberginenauflauf von Tante Ilse', 'Aubergine vom Balkon'];
  const search = await searcher(table, OWN, [food(names[1] as string)]);
  const page = await search('aubergine');
  expect(page.names).toEqual([names[1], 'Eggplant, raw', 'Eggplant, stewed']);
  expect(page.searchedFor).toBe('eggplant');
  const begun = await searcher(table, OWN, [food(names[0] as string)]);
  expect((await begun('aubergine')).names[0]).toBe(names[0]);
});

test('another name is found by its own synonyms', async () => {
  const own = [food('Chickpeas', ['Kichererbsen'])];
  const search = await searcher([food('Beans, chick peas, dried')], own);
  expect((await search('Kichererbsen')).names).toEqual(['Beans, chick peas, dried']);
});

test('a word that the table misspells is corrected to its spelling', async () => {
  const search = await searcher([food('Raddicchio, raw')], [food('Radicchio')]);
  expect(await search('radicchio')).toEqual({
    names: ['Raddicchio, raw'],
    searchedFor: 'raddicchio',
  });
});

test('a wider word is announced, and one for the same food is not', async () => {
  const search = await searcher([food('Spirits, 40 %'), food('Coley, flesh')], []);
  expect(await search('gin')).toEqual({ names: ['Spirits, 40 %'], searchedFor: 'spirits' });
  expect(await search('saithe')).toEqual({ names: ['Coley, flesh'], searchedFor: undefined });
});

test('a word for how a food is cut finds nothing by itself', async () => {
  const search = await searcher([food('Steak, cube')], []);
  expect((await search('stock cube')).names).toEqual([]);
});

test('a page of hits of another name goes on where the one before ended', async () => {
  const table = Array.from({ length: 45 }, (_, at) =>
    food(`Eggplant, sort ${'abcde'.charAt(at % 5)}${at}`),
  );
  const numbered = table.map((one, at) => ({
    ...one,
    id: `e${at}`,
    variants: [makeVariant({ id: `e${at}.raw`, nutrients: nutrients({ energy: 500 }) })],
  }));
  const file = await catalogueOf('table', numbered, [food('Aubergine vom Balkon')]);
  const services = servicesOf(withUsualSizes(openCatalogue(file), await catalogueOf('own', OWN)));
  const page = (offset: number, limit: number) =>
    searchFoods.run(services, { query: 'aubergine', type: 'all', limit, offset });
  const all = (await page(0, 100)).foods.map(({ id }) => id);
  const paged = await Promise.all([0, 7, 14, 21, 28, 35, 42].map((offset) => page(offset, 7)));
  expect(paged.flatMap(({ foods }) => foods.map(({ id }) => id))).toEqual(all);
  expect(new Set(all).size).toBe(46);
  expect(paged.map(({ totalCount }) => totalCount)).toEqual(new Array(7).fill(46));
});

test('the suggestions for an unknown id know other names', async () => {
  const file = await catalogueOf('table', [food('Eggplant, raw')]);
  const services = servicesOf(withUsualSizes(openCatalogue(file), await catalogueOf('own', OWN)));
  const found = await getFood.run(services, { id: 'aubergine' });
  expect(found).toMatchObject({ outcome: 'missing', near: [{ name: 'Eggplant, raw' }] });
});

test('a search guesses no cabbage for a herb, and searches for no short word in other spelling alone', async () => {
  const search = await searcher([food('Kraut'), food('Cheesy worm snack')], []);
  expect((await search('Bohnenkraut')).names).toEqual([]);
  expect((await search('elvish wort')).searchedFor).toBeUndefined();
});

test('foods that lack words of a query are announced with those that they have', async () => {
  const search = await searcher([
    food('Cake, plain'),
    food('Stock gel'),
    food('Spar, dried'),
    food('Süßkartoffelsuppe'),
  ]);
  expect(await search('zorpa cakes')).toEqual({ names: ['Cake, plain'], searchedFor: 'cakes' });
  expect(await search('cake')).toEqual({ names: ['Cake, plain'], searchedFor: undefined });
  expect((await search('Süskartoffelsuppe')).searchedFor).toBe('süßkartoffelsuppe');
  // A short word ends a longer one by chance.
  expect(await search('spargel')).toEqual({ names: [], searchedFor: undefined });
});

test('a word that only begins one of a food finds it if it is like what the query names', async () => {
  const search = await searcher(
    [
      inGroup(food('Dogfish, hot', [], 400), 'Finfish and Shellfish Products'),
      inGroup(food('Wermutwein', [], 400), 'Beverages'),
    ],
    [
      inGroup(food('Hot dog', [], 1100), 'Fast Foods'),
      inGroup(food('Wermut', [], 700), 'Beverages'),
    ],
  );
  expect((await search('hot dog')).names).toEqual([]);
  expect((await search('hot dogf')).names).toEqual(['Dogfish, hot']);
  expect((await search('Wermut')).names).toEqual(['Wermutwein']);
});

test('a word for a kind of food finds that kind before kinds that it begins', async () => {
  const search = await searcher([food('Grape'), food('Wine, red'), food('Ice cream')], []);
  expect((await search('Wein')).names[0]).toBe('Wine, red');
  expect((await search('Weine')).names[0]).toBe('Wine, red');
  expect((await search('Weintr')).names[0]).toBe('Grape');
  expect((await search('Eisen')).names).toEqual([]);
});

test('a note on hits for some of the words names all words of the first hit', async () => {
  const search = await searcher([food('Rice, fried'), food('Rice, boiled'), food('Ham')], []);
  expect(await search('fried rice with egg')).toEqual({
    names: ['Rice, fried', 'Rice, boiled'],
    searchedFor: 'fried rice',
  });
});

test('a part alone comes behind the meat that a query names with it', async () => {
  const meats = ['Chicken leg, skin eaten', 'Chicken wing, skin eaten', 'Chicken neck, skin eaten'];
  const search = await searcher([food('Chicken, skin'), ...meats.map((one) => food(one))], []);
  expect((await search('chicken with skin')).names.indexOf('Chicken, skin')).toBeGreaterThan(1);
  expect((await search('chicken skin')).names[0]).toBe('Chicken, skin');
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand, viandWith } from '../../support/viand.ts';

function recipe(text: string): string {
  const file = path.join(tempFolder(), 'soup.txt');
  writeFileSync(file, text);
  return file;
}

test('viand recipe shows 100 g and a serving', async () => {
  const file = recipe('# Soup\nServes 4\n500 g potatoes\n1 l water\n1 tsp salt\n');
  const run = await viand('recipe', file, '--weight', '1200');
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(run.stdout).toContain('Soup: 1200 g, 4 servings of 300 g');
  expect(run.stdout).toMatch(/500 g potatoes +Potato, raw +500 g/);
  const { nutrients, grams } = JSON.parse((await viand('recipe', file, '--json')).stdout);
  expect(grams).toBeGreaterThan(1500);
  expect(nutrients.sodium).toMatchObject({ unit: 'mg', coverage: 1 });
  expect(nutrients.sodium.per_serving).toBeCloseTo((nutrients.sodium.per_100_g * grams) / 400, 0);
});

test('viand recipe names every ingredient that it does not know, with its line', async () => {
  const file = recipe('500 g potatoes\n3 blorps\n2 g zzyzx\n');
  const run = await viand('recipe', file);
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
  expect(run.stderr).toContain('soup.txt:2');
  expect(run.stderr).toContain('soup.txt:3');
});

test('viand recipe --cooked takes the losses of cooking from raw ingredients', async () => {
  const file = recipe('# Soup\n500 g potatoes\n100 g boiled carrots\n');
  const [raw, boiled] = await Promise.all(
    [[], ['--cooked', 'boiled']].map(async (options) =>
      JSON.parse((await viand('recipe', file, '--json', ...options)).stdout),
    ),
  );
  expect(boiled).toMatchObject({ cooked: 'boiled', name: 'Soup' });
  const vitaminC = (dish: typeof raw) => dish.nutrients.vitamin_C.per_100_g;
  expect(vitaminC(boiled)).toBeGreaterThan(vitaminC(raw) * 0.75);
  expect(vitaminC(boiled)).toBeLessThan(vitaminC(raw) * 0.8);
  expect(boiled.nutrients.protein).toEqual(raw.nutrients.protein);
  expect(raw.assumptions.join()).toContain('cooking losses');
  expect(boiled.assumptions.join()).not.toContain('cooking losses');
});

test.each(['csv', 'ndjson'])(
  'viand recipe --format %s says its assumptions on stderr',
  async (format) => {
    const file = recipe('# Soup\nServes 4-6\n2 eggs\n');
    const { stderr } = await viand('recipe', file, '--format', format);
    expect(stderr).toContain('viand: Used the midpoint of "Serves 4-6": 5 servings\n');
    expect(stderr).toContain('viand: 2 eggs: assumed a usual size, 100 g\n');
    expect((await viand('recipe', file, '--format', format, '--quiet')).stderr).toBe('');
  },
);

test('viand recipe weighs each food of a line, and says what it left out', async () => {
  const file = recipe(
    'Suppe\nFür 4-6 Personen\n\n1 kg Kartoffel(n)\nSalz, Pfeffer und Muskat\nje 1 TL Kümmel und Majoran\n200 g Mehl, 2 Eier\n\nZubereitung:\nKochen.\n',
  );
  const { ingredients, assumptions, ...rest } = JSON.parse(
    (await viand('recipe', file, '--json')).stdout,
  );
  expect(rest).toMatchObject({ name: 'Suppe', servings: 5 });
  expect(ingredients.map(({ text }: { text: string }) => text)).toEqual([
    ...['1 kg Kartoffel(n)', 'Salz', 'Pfeffer', 'Muskat', '1 TL Kümmel', '1 TL Majoran'],
    ...['200 g Mehl', '2 Eier'],
  ]);
  expect(assumptions).toContain('Skipped lines under "Zubereitung" that are not ingredients: 1');
  const german = await viand('recipe', file, '--lang', 'de');
  expect(german.stdout).toContain('zählt die Mitte: 5 Portionen');
});

test('viand recipe refuses a page without a recipe with one message', async () => {
  const run = await viand('recipe', recipe('<html>\n<p>Hello</p>\n<p>1 egg</p>\n</html>\n'));
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
  expect(run.stderr.trim().split('\n')).toHaveLength(1);
  expect(run.stderr).toContain('no recipe with ingredients');
});

test.each([
  ['--weight', '300'],
  ['--yield', '0.35'],
])('viand recipe refuses a dish lighter than its dry matter: %s', async (option, value) => {
  const file = recipe('# Bread\n500 g flour\n350 ml water\n');
  const run = await viand('recipe', file, option, value);
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toMatch(/cannot weigh \d+ g: its ingredients have 4\d\d g of dry matter/);
  expect((await viand('recipe', file, '--weight', '520')).exitCode).toBe(0);
});

test('viand recipe says how much water a yield adds, and refuses an impossible one', async () => {
  const file = recipe('# Rice\n500 g rice\n');
  const run = await viand('recipe', file, '--yield', '3');
  expect(run.stdout).toContain('Added 1000 g of water, since the dish weighs more');
  const refused = await viand('recipe', file, '--yield', '5');
  expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
  expect(refused.stderr).toContain('cannot weigh 5 times as much as its ingredients');
});

test('viand recipe reads a meal file', async () => {
  const file = recipe('food_id,amount,unit\npotato.raw,500,g\nsalt,6,g\n');
  const { stdout } = await viand('recipe', file, '--json');
  const { grams, ingredients } = JSON.parse(stdout);
  expect(grams).toBe(506);
  expect(ingredients[0]).toMatchObject({ food_id: 'potato.raw', grams: 500, confidence: 1 });
  const unknown = recipe('food_id,amount,unit\npotatoe,500,g\n');
  expect(await viand('recipe', unknown)).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('soup.txt:2'),
  });
});

test('viand recipe counts the same foods as raw, whether lines or ids name them', async () => {
  const lines = recipe('100 g oats\n500 g potatoes\n');
  const ids = recipe('food_id,amount,unit\noats,100,g\npotato,500,g\n');
  const [ofLines, ofIds] = await Promise.all(
    [lines, ids].map(async (file) => JSON.parse((await viand('recipe', file, '--json')).stdout)),
  );
  expect(ofIds.nutrients).toEqual(ofLines.nutrients);
  expect(ofIds.assumptions).toContain('oats: counted as raw; oats.boiled is the cooked food');
  const cooked = recipe('food_id,amount,unit\npotato.boiled,500,g\n');
  const { ingredients } = JSON.parse((await viand('recipe', cooked, '--json')).stdout);
  expect(ingredients[0]).toMatchObject({ food_id: 'potato.boiled' });
});

test('viand recipe weighs the measures of a meal file as evaluate does, in the state of each id', async () => {
  const rows = 'oats,1,cups\noats.boiled,1,Tasse\nwhite-rice.raw,1,cup\nchicken-breast,1,cup\n';
  const file = recipe(`food_id,amount,unit\n${rows}`);
  const { ingredients, assumptions } = JSON.parse((await viand('recipe', file, '--json')).stdout);
  expect(ingredients.map((one: { grams: number }) => one.grams)).toEqual([81, 235, 185, 140]);
  // Only the roasted breast has a cup.
  expect(assumptions).toContain(
    'chicken-breast: the record gives no weight or state: the usual one was assumed',
  );
  expect(await viand('evaluate', 'macros', file)).toMatchObject({ exitCode: 0 });
  const unknown = await viand('recipe', recipe('food_id,amount,unit\noats,1,quux\n'));
  expect(unknown).toMatchObject({ exitCode: 3 });
  expect(unknown.stderr).toContain('or a measure of the food');
});

test('viand recipe reads meals in JSON, and entries without a meal', async () => {
  const entries = '[{ "food_id": "potato.raw", "amount": 500, "unit": "g" }]';
  const file = path.join(tempFolder(), 'meals.json');
  writeFileSync(file, `[{ "entries": ${entries} }]`);
  const { stdout } = await viand('recipe', file, '--json');
  expect(JSON.parse(stdout).grams).toBe(500);
  writeFileSync(file, entries);
  expect(JSON.parse((await viand('recipe', file, '--json')).stdout).grams).toBe(500);
  writeFileSync(file, '[{ "meal": "lunch" }]');
  expect((await viand('recipe', file)).exitCode).toBe(3);
});

test('viand recipe --save makes a food that is found and evaluates, and replaces it', async () => {
  const file = recipe('# Leek soup of Anna\nServes 4\n500 g potatoes\n1 leek\n1 l water\n');
  const catalogue = path.join(tempFolder(), 'mine.sqlite');
  const save = ['--save', catalogue, '--base'];
  const saved = await viand('recipe', file, '--weight', '1400', ...save, '--cooked', 'stewed');
  expect(saved).toMatchObject({ exitCode: 0 });
  expect(saved.stderr).toContain('saved as recipes-leek-soup-of-anna');
  await viand('recipe', file, '--weight', '1200', ...save, '--cooked', 'stewed');
  await viand('recipe', file, '--name', 'Other', ...save);
  const found = await viand('search', 'leek soup anna', '--json', '--catalogue', catalogue);
  const [best, ...others] = JSON.parse(found.stdout).data;
  expect(best).toMatchObject({
    id: 'recipes-leek-soup-of-anna',
    serving_sizes: [{ type: 'portion', amount: 300 }],
  });
  expect(others.map(({ id }: { id: string }) => id)).not.toContain(best.id);
  const meal = recipe('food_id,amount,unit\nrecipes-leek-soup-of-anna,300,g\nrecipes-other,,\n');
  const run = await viand('evaluate', 'hei', meal, '--json', '--catalogue', catalogue);
  expect(JSON.parse(run.stdout).total_score).toBeGreaterThan(0);
  expect(await viand('catalogue', 'verify', catalogue)).toMatchObject({ exitCode: 0 });
});

test('viand recipe --save adds a dish to the catalogue that its ingredients are of', async () => {
  const folder = tempFolder();
  const catalogue = path.join(folder, 'mine.sqlite');
  const stock = path.join(folder, 'stock.csv');
  writeFileSync(stock, 'name,kcal,fat_g,protein_g,carbohydrate_g\nStock of Anna,10,0.1,1,1\n');
  await viand('catalogue', 'add', stock, '--catalogue', catalogue, '--base');
  const same = ['--catalogue', catalogue, '--save', catalogue];
  const soup = await viand(
    'recipe',
    recipe('# Soup of Anna\n1 l Stock of Anna\n1 leek\n'),
    ...same,
  );
  expect(soup).toMatchObject({ exitCode: 0 });
  const stew = recipe('# Stew of Anna\n500 g Soup of Anna\n200 g potatoes\n');
  expect(await viand('recipe', stew, ...same)).toMatchObject({ exitCode: 0 });
  const found = await viand('search', 'of anna', '--json', '--catalogue', catalogue);
  expect(
    JSON.parse(found.stdout)
      .data.map(({ id }: { id: string }) => id)
      .filter((id: string) => id.endsWith('-of-anna'))
      .sort(),
  ).toEqual([...['recipes-soup-of-anna', 'recipes-stew-of-anna', 'stock-stock-of-anna']]);
  const over = await viand('recipe', stew, ...same, '-f', 'json', '-o', catalogue);
  expect(over.stderr).toContain('Cannot overwrite');
});

test('viand recipe refuses a reference to another recipe, unless that is saved', async () => {
  const folder = tempFolder();
  const pasta = path.join(folder, 'pasta.cook');
  writeFileSync(pasta, 'Cook @pasta{200%g}. Serve with @./sauces/Sauce of Anna{100%g}.\n');
  const refused = await viand('recipe', pasta);
  expect(refused).toMatchObject({ exitCode: 3, stdout: '' });
  expect(refused.stderr).toContain(
    'pasta.cook:1: ingredient: "Sauce of Anna" refers to another recipe',
  );
  const catalogue = path.join(folder, 'mine.sqlite');
  const sauce = recipe('# Sauce of Anna\n400 g tomatoes\n100 ml cream\n');
  await viand('recipe', sauce, '--save', catalogue, '--base');
  const run = await viand('recipe', pasta, '--json', '--catalogue', catalogue);
  const { ingredients } = JSON.parse(run.stdout);
  expect(ingredients[1]).toMatchObject({ text: '100 g Sauce of Anna', grams: 100 });
  expect(ingredients[1].food_id).toContain('recipes-sauce-of-anna');
});

test('viand recipe --save needs a name', async () => {
  const file = recipe('500 g potatoes\n');
  const catalogue = path.join(tempFolder(), 'mine.sqlite');
  const run = await viand('recipe', file, '--save', catalogue);
  expect(run.exitCode).not.toBe(0);
  expect(run.stderr).toContain('--name');
});

test('viand recipe --skip-faulty goes on without faulty ingredients, and names them', async () => {
  const file = recipe('# Soup\n500 g potatoes\n300 g blorps\n3 zyxxy\n');
  const refused = await viand('recipe', file);
  expect(refused).toMatchObject({ exitCode: 3, stdout: '' });
  expect(refused.stderr).toContain('2 of 3 ingredients faulty; use --skip-faulty');
  const run = await viand('recipe', file, '--skip-faulty');
  expect(run.exitCode).toBe(0);
  expect(run.stderr).toContain('viand: skipped 2 of 3 ingredients:');
  expect(run.stderr).toContain('soup.txt:4');
  expect(run.stdout).toContain('Skipped:\n- No certain match for "300 g blorps"\n');
  const { skipped, nutrients, grams } = JSON.parse(
    (await viand('recipe', file, '--skip-faulty', '--json')).stdout,
  );
  expect(grams).toBe(800);
  expect(nutrients.energy.coverage).toBeCloseTo(500 / 1200, 5);
  expect(skipped).toEqual([
    { text: '300 g blorps', grams: 300, problems: ['No certain match for "300 g blorps"'] },
    { text: '3 zyxxy', grams: null, problems: ['No certain match for "3 zyxxy"'] },
  ]);
});

test('viand recipe --skip-faulty does not know the water of a dish whose ingredients it cannot weigh', async () => {
  const file = recipe('500 g potatoes\n3 zyxxy\n');
  const nutrientsOf = async (...options: string[]) =>
    JSON.parse((await viand('recipe', file, '--skip-faulty', '--json', ...options)).stdout)
      .nutrients;
  expect((await nutrientsOf()).water).toBeDefined();
  const { water, energy } = await nutrientsOf('--weight', '700');
  expect(water).toBeUndefined();
  expect(energy).toBeDefined();
});

test('viand recipe --save refuses a dish with a guess, which it computes', async () => {
  const dish = '# Dough of Anna\n1 kg flour\n500 g butter\n500 g sugar\n1 tsp zorp cinnamon\n';
  const file = recipe(dish);
  expect(await viand('recipe', file)).toMatchObject({ exitCode: 0 });
  const save = path.join(tempFolder(), 'mine.sqlite');
  const run = await viand('recipe', file, '--save', save);
  expect(run).toMatchObject({ exitCode: 3 });
  expect(run.stderr).toContain('No certain match for "1 tsp zorp cinnamon"');
  expect(existsSync(save)).toBe(false);
});

test('viand recipe --skip-faulty saves no dish that lacks ingredients', async () => {
  const file = recipe('# Soup\n500 g potatoes\n3 zyxxy\n');
  const save = path.join(tempFolder(), 'mine.sqlite');
  const run = await viand('recipe', file, '--skip-faulty', '--save', save);
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
  expect(run.stderr).toContain('viand: nothing saved: 1 of 2 ingredients skipped');
  expect(existsSync(save)).toBe(false);
  const whole = recipe('# Soup\n500 g potatoes\n');
  expect(await viand('recipe', whole, '--skip-faulty', '--save', save)).toMatchObject({
    exitCode: 0,
  });
});

test('viand recipe --skip-faulty leaves out the faulty rows of a meal file', async () => {
  const file = recipe('food_id,amount,unit\npotato.raw,500,g\npotatoe,250,g\nmilk,x,g\n');
  const { skipped, grams } = JSON.parse(
    (await viand('recipe', file, '--skip-faulty', '--json')).stdout,
  );
  expect(grams).toBe(750);
  expect(skipped).toMatchObject([
    { text: 'potatoe', grams: 250 },
    { text: 'milk', grams: null },
  ]);
});

test.each([
  ['Salz, Pfeffer, Xyzpulver', ['Salz', 'Pfeffer'], ['Xyzpulver']],
  ['Salz und Xyzpulver', ['Salz'], ['Xyzpulver']],
  ['200 g flour, 1 egg, 2 tbsp zyxxy', ['200 g flour', '1 egg'], ['2 tbsp zyxxy']],
  ['1 TL Salz, Zimt und Xyzpulver', ['1 TL Salz', 'Zimt'], ['Xyzpulver']],
  ['2 tbsp olive oil, salt and pepper', ['2 tbsp olive oil', 'salt', 'pepper'], []],
  // The description of a food is not a food of its own.
  ['Zwiebel, rot, klein', ['Zwiebel, rot, klein'], []],
  ['200 g Butter, Zimmertemperatur', ['200 g Butter, Zimmertemperatur'], []],
  ['Sour cream and onion crisps', ['Sour cream and onion crisps'], []],
])('viand recipe keeps the known foods of %j', async (line, known, unknown) => {
  const file = recipe(`# Dish\n500 g potatoes\n${line}\n`);
  const { ingredients, skipped } = JSON.parse(
    (await viand('recipe', file, '--skip-faulty', '--json')).stdout,
  );
  const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);
  expect(texts(ingredients).slice(1)).toEqual(known);
  expect(texts(skipped)).toEqual(unknown);
});

test('viand recipe lists nutrients as CSV and NDJSON, and the extension sets the format', async () => {
  const file = recipe('Serves 2\n500 g potatoes\n');
  const { nutrients } = JSON.parse((await viand('recipe', file, '--json')).stdout);
  const csv = (await viand('recipe', file, '--format', 'csv')).stdout.trimEnd().split('\n');
  expect(csv[0]).toBe('nutrient,label,unit,per_100_g,per_serving,coverage');
  expect(csv).toHaveLength(Object.keys(nutrients).length + 1);
  const { unit, per_100_g, per_serving, coverage } = nutrients.energy;
  expect(csv[1]).toBe(`energy,Energy,${unit},${per_100_g},${per_serving},${coverage}`);
  const ndjson = (await viand('recipe', file, '--format', 'ndjson')).stdout.split('\n');
  expect(JSON.parse(ndjson[0] ?? '')).toEqual({
    ...{ nutrient: 'energy', label: 'Energy' },
    ...nutrients.energy,
  });
  const output = path.join(tempFolder(), 'nutrients.csv');
  await viand('recipe', file, '-o', output);
  expect(readFileSync(output, 'utf8')).toBe(`${csv.join('\n')}\n`);
});

test.each([
  ['1 can (15 oz) black beans, drained and rinsed', ['black-beans.boiled']],
  ['250 g black beans', ['black-beans.raw']],
  ['200 g saure Sahne', ['low-fat-sour-cream.raw']],
  ['150 g Naturjoghurt 1,5 %', ['low-fat-yoghurt.raw']],
  ['1 Paprika', ['red-pepper.raw']],
  ['zest and juice of 1 lemon', ['lemon-juice.raw', 'lemon-peel.raw']],
  ['Saft und Abrieb einer Zitrone', ['lemon-juice.raw', 'lemon-peel.raw']],
  ['1 Limette, den Saft davon', ['lime-juice.raw']],
  ['small bunch parsley', ['parsley.raw']],
  ['10 dag Selchspeck', ['bacon.raw']],
  ['100 g Selchfleisch', ['kassler.raw']],
  ['1 cup roasted peppers', ['red-pepper.baked']],
  ['8 oz cremini mushrooms, sliced', ['mushroom.raw']],
  ['1 tsp pure vanilla extract', ['vanilla-extract.raw']],
  ['1/2 cup fresh cilantro leaves', ['coriander-leaves.raw']],
  ['1 rote Chilischote', ['chilli.raw']],
])('viand recipe finds the food of %s', async (line, expected) => {
  const { ingredients } = JSON.parse((await viand('recipe', recipe(`${line}\n`), '--json')).stdout);
  expect(ingredients.map(({ food_id }: { food_id: string }) => food_id)).toEqual(expected);
});

test('recipe takes the weight that it gives for that of the dish, unless an option gives another', async () => {
  const recipe = (grams: string) => `# Soup\nYield: ${grams}\n500 g potatoes\n1 l water\n`;
  const gramsOf = async (text: string, ...options: readonly string[]) => {
    const { stdout } = await viandWith(text, 'recipe', '--json', ...options);
    const { grams, assumptions } = JSON.parse(stdout);
    return [grams, assumptions.join('\n')];
  };
  expect(await gramsOf(recipe('1.2 kg'))).toEqual([
    1200,
    expect.stringContaining('Used the weight of the dish that the recipe gives: 1200 g'),
  ]);
  const [given] = await gramsOf(recipe('1.2 kg'), '--weight', '1000');
  expect(given).toBe(1000);
  const [, ignored] = await gramsOf(recipe('50 g'));
  expect(ignored).toContain('Ignored the weight of the dish that the recipe gives, 50 g');
});

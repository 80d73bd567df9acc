import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand, viandWith } from '../../support/viand.ts';

async function matched(text: string) {
  const { stdout } = await viandWith(`${text}\n`, 'match', '--json');
  const [line] = JSON.parse(stdout);
  return line as { match: string; food_id: string; amount: number; unit: string; remarks: string };
}

test.each([
  ['1 Stück Ingwer', 'ginger', 15, 'g'],
  ['200 g Selchfleisch', 'kassler', 200, 'g'],
  ['2 slices wholemeal bread', 'wholemeal-bread', 76, 'g'],
  ['1 cup boiled rice', 'white-rice.boiled', 158, 'g'],
  ['200 ml whole milk', 'milk', 200, 'ml'],
  ['2 eggs', 'egg', 100, 'g'],
  ['a boiled egg', 'egg.boiled', 50, 'g'],
  ['150 g grilled chicken breast', 'chicken-breast.broiled', 150, 'g'],
  ['150 g roast chicken', 'chicken.roasted', 150, 'g'],
  ['100 g roast beef', 'roast-beef', 100, 'g'],
  ['330 ml cola, sugar free', 'diet-cola', 330, 'ml'],
  ['Joghurt, fettfrei 100 g', 'fat-free-yoghurt', 100, 'g'],
  ['beer (non-alcoholic), 500 ml', 'alcohol-free-beer', 500, 'ml'],
  ['50 g bread, gluten free', 'gluten-free-bread', 50, 'g'],
  ['50 g oats, gluten free', 'oats.raw', 50, 'g'],
  ['2 eggs, free range', 'egg', 100, 'g'],
  ['1 large potato, baked', 'potato.baked', 230, 'g'],
  ['1 tbsp olive oil', 'olive-oil', 13.5, 'g'],
  ['orange juice, 1 glass', 'orange-juice', 250, 'ml'],
  ['2 x 30 g cheddar', 'cheddar', 60, 'g'],
  ['2 Scheiben Roggenbrot', 'rye-bread', 80, 'g'],
  ['1,000 g potatoes', 'potato', 1000, 'g'],
  ['1.500 ml Wasser', 'water', 1500, 'ml'],
  ['200 ml Milch, 1,5 % Fett', 'semi-skimmed-milk', 200, 'ml'],
  ['150 g Joghurt 0,1 %', 'fat-free-yoghurt', 150, 'g'],
  ['30 g Gouda 48 % F. i. Tr.', 'gouda', 30, 'g'],
  ['100 g 80/20 ground beef', 'minced-beef', 100, 'g'],
  ['1.5 kg flour', 'white-flour', 1500, 'g'],
  ['80g dry pasta', 'pasta.raw', 80, 'g'],
  ['150 g tomato salad', 'tomato-salad', 150, 'g'],
  ['100 g potato salad', 'potato-salad', 100, 'g'],
  ['1 cup chocolate milk', 'chocolate-milk', 240, 'ml'],
  ['tea with milk', 'tea-with-milk', 260, 'ml'],
  ['1 cup raw spinach', 'spinach.raw', 30, 'g'],
  ['2 dried figs', 'dried-figs', 30, 'g'],
  ['1 gr. Banane', 'banana', 136, 'g'],
  ['10 baby carrots', 'baby-carrots', 100, 'g'],
  ['1 Glas Apfelschorle', 'apple-spritzer', 250, 'ml'],
  ['1 flapjack', 'flapjack', 60, 'g'],
  ['3 squares dark chocolate', 'dark-chocolate', 18, 'g'],
  ['1 fried egg', 'egg.fried', 54, 'g'],
  ['60 g Haferflocken', 'rolled-oats', 60, 'g'],
  ['1 orange juice', 'orange-juice', 250, 'ml'],
  ['1 egg (50g)', 'egg', 50, 'g'],
  ['2 yoghurts (125 g each)', 'yoghurt', 250, 'g'],
  ['1 Paar Wiener Würstchen', 'wiener', 100, 'g'],
  ['16 oz cola', 'cola', 473.176473, 'ml'],
  ['6 oz steak', 'beef-steak', 170.097139, 'g'],
  ['1–2 slices white bread', 'white-bread', 48, 'g'],
  ['2. 3 apples', 'apple', 495, 'g'],
  ['1 Stück Apfelkuchen', 'apple-cake', 120, 'g'],
  ['fish and chips', 'fish-and-chips', 400, 'g'],
  ['mac & cheese', 'macaroni-cheese', 230, 'g'],
])('match reads %j as %s', async (text, foodId, amount, unit) => {
  const match = expect.stringMatching(/^(?:sure|assumed)$/);
  expect(await matched(text)).toMatchObject({ match, food_id: foodId, amount, unit });
});

test('match finds a food with the stated share, or says that its share differs', async () => {
  expect(await matched('200 ml 2% milk')).toMatchObject({
    food_id: 'semi-skimmed-milk',
    remarks: '',
  });
  expect(await matched('30 g Camembert 60 %')).toMatchObject({
    match: 'sure',
    remarks: 'its content is close to 60%, but not the same',
  });
});

test.each([
  ['200 g onions', 'sure', 1],
  ['2 tsp sugar', 'sure', 1],
  ['2 eggs', 'sure', 0.95],
  ['1 large apple', 'sure', 0.95],
  ['1 onion', 'sure', 0.85],
  ['1 slice of white bread', 'sure', 0.85],
  ['1/2 pizza margherita', 'assumed', 0.75],
  ['1 potato', 'sure', 0.85],
  ['1 small cauliflower', 'assumed', 0.75],
  ['1 bottle of beer', 'assumed', 0.75],
  ['2 tbsp cocoa powder', 'assumed', 0.75],
])(
  'match calls %j %s, as its size is stated, hardly differs or is anyone’s guess',
  async (text, match, confidence) => {
    expect(await matched(text)).toMatchObject({ match, amount_confidence: confidence });
  },
);

test.each([
  ['toast with cheese', ['toast', 'cheddar']],
  ['2 eggs and bacon', ['egg', 'bacon']],
  ['2 Eier, 1 Toast mit Butter', ['egg', 'toast', 'butter']],
  ['1 tuna sandwich and 1 orange', ['tuna', 'orange']],
  ['chicken wrap, bag of crisps, water 500ml', ['chicken-wrap', 'crisps', 'water']],
  ['40g granola, handful of strawberries', ['granola', 'strawberries']],
  ['Abend: Brot, Butter, Käse', ['rye-wheat-bread', 'butter', 'gouda']],
  ['Lunch: Cheese, cheddar', ['cheddar']],
  ['Lunch: chicken breast, grilled', ['chicken-breast.broiled']],
])('match finds each of the foods in %j', async (text, foods) => {
  const { stdout } = await viandWith(`${text}\n`, 'match', '--json');
  const lines = JSON.parse(stdout) as { match: string; food_id: string }[];
  for (const { match } of lines) expect(['sure', 'assumed']).toContain(match);
  expect(lines).toHaveLength(foods.length);
  for (const [index, food] of foods.entries()) {
    expect(lines[index]?.food_id).toContain(food);
  }
});

test('match says what it assumed for a line without a measure', async () => {
  const line = await matched('porridge');
  expect(line.remarks).toMatch(/^no amount given: standard serving/);
});

test.each([
  'unicorn steak',
  '1 bucket of milk shake surprise',
  'qqqq',
  '1 Schorle',
  'chips',
  '1 biryani',
  '0 eggs',
  '1/0 apple',
  '7.30 Kaffee',
  '2 8-oz glasses milk',
  '60 g muesli without raisins',
  'hamburger without bun',
])('match is not sure of %j', async (text) => {
  expect(['uncertain', 'none']).toContain((await matched(text)).match);
});

test.each(['1 large glass of milk', 'medium fries', 'lasagne (large portion)'])(
  'match assumes a size for %j, and says so',
  async (text) => {
    expect(await matched(text)).toMatchObject({ match: 'assumed', size_assumed: true });
  },
);

test('match --apply writes a meal file that leaves the uncertain empty, and lists it', async () => {
  const folder = tempFolder();
  const diary = path.join(folder, 'diary.txt');
  const meals = path.join(folder, 'meals.csv');
  writeFileSync(diary, 'Monday\nLunch: 2 eggs\n- 1 tbsp olive oil\n\nTuesday:\n1 qqqq\n');
  const run = await viand('match', diary, '--apply', meals);
  expect(run.exitCode).toBe(4);
  expect(run.stdout).toBe('');
  expect(run.stderr).toContain(`${diary}:6: No certain match for "1 qqqq"`);
  expect(run.stderr).toContain('2 of 3 lines matched');
  expect(readFileSync(meals, 'utf8')).toBe(
    'day,meal,food_id,amount,unit,text,confidence,size_assumed\n' +
      'Monday,Lunch,egg,100,g,2 eggs,0.95,true\nMonday,Lunch,olive-oil,13.5,g,1 tbsp olive oil,1,\n' +
      'Tuesday,,,,,1 qqqq,,\n',
  );
  const scored = await viand('evaluate', 'hei', meals);
  expect(scored.exitCode).toBe(3);
  expect(scored.stderr).toContain(':4: food_id: Missing food_id');
});

test('match writes the labels of a diary in every format', async () => {
  const diary = path.join(tempFolder(), 'diary.txt');
  writeFileSync(diary, 'Monday\nLunch: 2 eggs\n\nTuesday:\n1 qqqq\n');
  const [csv, json, ndjson, table, german] = await Promise.all([
    viand('match', diary, '--format', 'csv'),
    viand('match', diary, '--format', 'json'),
    viand('match', diary, '--format', 'ndjson'),
    viand('match', diary, '--format', 'table'),
    viand('match', diary, '--format', 'table', '--lang', 'de'),
  ]);
  const [head, egg] = csv.stdout.split('\n');
  expect(head).toBe(
    'line,text,match,food_id,name,amount,unit,confidence,food_confidence,amount_confidence,size_assumed,remarks,alternatives,day,meal',
  );
  expect(egg).toMatch(/,Monday,Lunch$/);
  const labels = [{ day: 'Monday', meal: 'Lunch' }, { day: 'Tuesday' }];
  expect(JSON.parse(json.stdout)).toMatchObject(labels.map((one) => ({ labels: one })));
  const lines = ndjson.stdout.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).labels)).toEqual(labels);
  expect(table.stdout).toMatch(/^line +day +meal +text/);
  expect(table.stdout).toMatch(/2 +Monday +Lunch +2 eggs/);
  expect(german.stdout).toMatch(/^Zeile +Tag +Mahlzeit +Text/);
});

test('match renames columns of a diary whose names its own output has', async () => {
  const table = 'id;Name;food;alternatives\n7;Ann;2 eggs;none\n';
  const { stdout } = await viandWith(table, 'match', '--format', 'csv');
  const [head, row] = stdout.trimEnd().split('\n');
  expect(head).toMatch(/,alternatives,id,diary_Name,diary_alternatives$/);
  expect(row).toMatch(/,7,Ann,none$/);
});

test('match takes a table and keeps its other columns', async () => {
  const folder = tempFolder();
  const diary = path.join(folder, 'diary.csv');
  const meals = path.join(folder, 'meals.csv');
  writeFileSync(diary, 'person;day;food\nann;1;"2 eggs"\nbob;1;"1 tbsp olive oil"\n');
  expect((await viand('match', diary, '--apply', meals)).exitCode).toBe(0);
  const run = await viand('evaluate', 'macros', meals, '--by', 'person', '-f', 'csv');
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toMatch(/\nann,/);
  expect(run.stdout).toMatch(/\nbob,/);
});

test('match --threshold decides which foods are certain', async () => {
  const sure = async (threshold: string) => {
    const run = await viandWith('wholemeal toast bread\n', 'match', '--threshold', threshold);
    return run.exitCode;
  };
  expect(await sure('0.05')).toBe(0);
  expect(await sure('1')).toBe(4);
  expect((await viandWith('x\n', 'match', '--threshold', '2')).exitCode).toBe(2);
});

test('match refuses a missing file and a column that is not there', async () => {
  expect((await viand('match', 'nowhere.txt')).exitCode).toBe(2);
  const run = await viandWith('a,b\n1,2\n', 'match', '--column', 'item');
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toContain('No column is called "item"');
  expect(run.stderr).toContain('the file has a, b');
});

test.each(['meals.json', 'meals.xlsx', 'meals.parquet'])(
  'match --apply writes CSV, and refuses the name %s',
  async (name) => {
    const run = await viandWith('1 apple\n', 'match', '--apply', name);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain(`--apply writes CSV, and "${name}" has another extension`);
  },
);

test('match refuses an empty file', async () => {
  const file = path.join(tempFolder(), 'empty.txt');
  writeFileSync(file, '');
  const run = await viand('match', file);
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
  expect(run.stderr).toContain('The file is empty');
});

test('match does not read a row of data as the header', async () => {
  const table = 'Person;Tag;Lebensmittel;Menge\nA;Mo;Reis;200 g\nA;Mo;Apfel;1\nB;Di;Brot;50 g\n';
  const run = await viandWith(table, 'match', '--column', 'apfel');
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toContain('the file has Person, Tag, Lebensmittel, Menge');
  const titled = 'Patient,Anna\nEssen,Menge\nReis,200 g\nBrot,50 g\n';
  expect(await viandWith(titled, 'match', '--column', 'Essen')).toMatchObject({ exitCode: 0 });
});

test('match, explain and compare write German tables, and the same JSON in both languages', async () => {
  const german = await viandWith('2 Scheiben Roggenbrot\n', 'match', '--lang', 'de');
  expect(german.stdout).toMatch(/Zeile +Text +Treffer/);
  expect(german.stdout).toMatch(/sicher|angenommen/);
  expect(german.stdout).toMatch(/rye-bread +Roggenbrot/);
  const both = ['en', 'de'].map((lang) =>
    viandWith('2 Scheiben Roggenbrot\n', 'match', '--json', '--lang', lang),
  );
  const [one, other] = await Promise.all(both);
  expect(other?.stdout).toBe(one?.stdout);

  const meals = 'food_id,amount,unit\nwhite-bread,100,g\nbroccoli,150,g\n';
  const explained = await viandWith(meals, 'explain', '--lang', 'de');
  expect(explained.stdout).toMatch(/Healthy Eating Index: \d+,\d Punkte/);
  expect(explained.stdout).toMatch(/Weißbrot/);
  expect(explained.stdout).not.toMatch(/instead of|points/);
  const folder = tempFolder();
  const file = path.join(folder, 'a.csv');
  writeFileSync(file, meals);
  const copy = path.join(folder, 'b.csv');
  writeFileSync(copy, meals);
  const compared = await viand('compare', file, copy, '--lang', 'de');
  expect(compared.stdout).toMatch(/Unterschied/);
  expect(compared.stdout).toMatch(/Vollkorn/);
});

test('match takes the eaten part of a usual serving if it does not know the measure', async () => {
  const rows =
    'day,meal,food,amount,eaten\n1,lunch,bread,1 bottle,1/2\n1,lunch,bread,1 slice,1/2\n';
  const folder = tempFolder();
  const file = path.join(folder, 'leftovers.csv');
  writeFileSync(file, rows);
  const { stdout } = await viand('match', file, '--json');
  const [unknown, known] = JSON.parse(stdout);
  expect(unknown).toMatchObject({ match: 'uncertain', food_id: 'white-bread', amount: 16 });
  expect(unknown.remarks).toContain('the weight of this measure is unknown for this food');
  expect(known).toMatchObject({ food_id: 'white-bread', amount: 16 });
});

test('match is not sure that a food with less sodium is the usual one', async () => {
  expect(await matched('500 ml reduced-sodium chicken broth')).toMatchObject({
    match: 'assumed',
  });
  expect(await matched('2 tbsp low-sodium ketchup')).toMatchObject({ match: 'assumed' });
  expect(await matched('2 tbsp low-sodium soy sauce')).toMatchObject({
    match: 'sure',
    food_id: 'low-sodium-soy-sauce',
  });
});

test('match reports a bad amount, and matches and writes all other rows', async () => {
  const folder = tempFolder();
  const diary = path.join(folder, 'diary.csv');
  const meals = path.join(folder, 'meals.csv');
  writeFileSync(diary, 'food;amount;unit\nApfel;1;Stück\nApfel;-1;Stück\nBanane;2;Stück\n');
  const run = await viand('match', diary, '--apply', meals);
  expect(run.exitCode).toBe(3);
  expect(run.stderr).toContain('diary.csv:3: amount: Amount must not be negative (got -1)');
  expect(run.stderr).toContain('2 of 3 lines matched');
  expect(readFileSync(meals, 'utf8').match(/apple|banana/g)).toEqual(['apple', 'banana']);
});

test('match divides a cell of several amounts among the foods next to it', async () => {
  const folder = tempFolder();
  const diary = path.join(folder, 'diary.csv');
  writeFileSync(
    diary,
    'Lebensmittel;Menge\nHaferflocken mit Milch;60 g / 200 ml\nTomate, Gurke;je 100 g\nKartoffeln mit Butter;250g + 10g\n',
  );
  const { stdout } = await viand('match', diary, '-f', 'json');
  const lines = JSON.parse(stdout) as { food_id: string; amount: number; unit: string }[];
  expect(lines.map(({ food_id, amount, unit }) => [food_id, amount, unit])).toEqual([
    ['rolled-oats', 60, 'g'],
    ['milk', 200, 'ml'],
    ['tomato', 100, 'g'],
    ['cucumber', 100, 'g'],
    ['potato', 250, 'g'],
    ['butter', 10, 'g'],
  ]);
});

test('match counts servings for the first of several foods, and a weight for all of them', async () => {
  const folder = tempFolder();
  const diary = path.join(folder, 'diary.csv');
  writeFileSync(
    diary,
    'Food;Amount\nChicken curry w/ rice;1 plate\nChicken curry w/ rice;350 g\nToast with butter;2 slices\n',
  );
  const { stdout } = await viand('match', diary, '-f', 'json');
  const lines = JSON.parse(stdout) as { line: number; match: string; food_id: string }[];
  expect(lines.map(({ line, match, food_id }) => [line, match, food_id])).toEqual([
    [2, 'assumed', 'chicken-curry'],
    [2, 'assumed', 'white-rice'],
    [3, 'uncertain', 'chicken-curry'],
    [4, 'sure', 'toast-bread'],
    [4, 'sure', 'butter'],
  ]);
});

test('match asks for --map if several columns are amounts, and reads the column that it names', async () => {
  const folder = tempFolder();
  const diary = path.join(folder, 'diary.csv');
  writeFileSync(diary, 'Lebensmittel,Menge Anna (g),Menge Ben (g)\nApfel,120,150\nBrot,50,80\n');
  const refused = await viand('match', diary);
  expect(refused.exitCode).toBe(3);
  expect(refused.stderr).toContain('--map amount=');
  const { stdout } = await viand('match', diary, '--map', 'amount=Menge Ben (g)', '-f', 'csv');
  expect(stdout).toContain('150 g Apfel');
  const missing = await viand('match', diary, '--map', 'amount=Menge');
  expect(missing.stderr).toContain('a column "Menge", as given in --map');
});

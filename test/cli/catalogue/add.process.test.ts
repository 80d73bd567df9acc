import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { parquetOf } from '../../support/parquet.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';
import { officeOpenOf } from '../../support/workbooks.ts';

const BIN = path.join(HOME, 'bin/viand.cjs');

async function template(folder: string): Promise<string> {
  const { stdout } = await viand('catalogue', 'add', '--template');
  const file = path.join(folder, 'foods.csv');
  writeFileSync(file, stdout);
  return file;
}

test('catalogue add creates a catalogue of the template, in which foods are found', async () => {
  const folder = tempFolder();
  const table = await template(folder);
  const catalogue = path.join(folder, 'mine.sqlite');
  const first = await viand('catalogue', 'add', table, '--catalogue', catalogue);
  expect(first).toMatchObject({ exitCode: 0 });
  expect(first.stdout).toContain('foods: 2 rows: 2 imported, 0 rejected: added to');
  expect((await viand('gtin', '4012345678901', '--catalogue', catalogue)).stdout).toContain('Oat');
  expect((await viand('search', 'Haferkekse', '--catalogue', catalogue)).stdout).toContain(
    'Haferkekse',
  );
  const verified = await viand('catalogue', 'verify', catalogue);
  expect(verified).toMatchObject({ exitCode: 0 });
  const bytes = readFileSync(catalogue);
  const second = await viand('catalogue', 'add', table, '--catalogue', catalogue);
  expect(second.stdout).toContain('unchanged');
  expect(readFileSync(catalogue).equals(bytes)).toBe(true);
});

test('catalogue add puts foods on top of another catalogue', async () => {
  const folder = tempFolder();
  const catalogue = path.join(folder, 'mine.sqlite');
  const table = path.join(folder, 'shop.csv.gz');
  writeFileSync(table, gzipSync('name,fat_g\nZebra cake,3\n'));
  const run = await viand('catalogue', 'add', table, '--catalogue', catalogue, '--base');
  expect(run).toMatchObject({ exitCode: 0 });
  const found = await viand('search', 'zebra', '--catalogue', catalogue);
  expect(found.stdout).toContain('shop-zebra-cake');
  expect((await viand('food', 'potato', '--catalogue', catalogue)).exitCode).toBe(0);
});

test('catalogue add refuses the foods of a base that an existing catalogue lacks', async () => {
  const folder = tempFolder();
  const catalogue = path.join(folder, 'mine.sqlite');
  const table = path.join(folder, 'shop.csv');
  writeFileSync(table, 'name,fat_g\nZebra cake,3\n');
  expect((await viand('catalogue', 'add', table, '--catalogue', catalogue)).exitCode).toBe(0);
  const before = readFileSync(catalogue);
  const refused = await viand('catalogue', 'add', table, '--catalogue', catalogue, '--base');
  expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
  expect(refused.stderr).toContain(
    'The catalogue exists already, and lacks the foods of the base (viand): expected --base with a new catalogue file, or no --base',
  );
  expect(readFileSync(catalogue).equals(before)).toBe(true);
  // The same command again is not a mistake.
  const other = path.join(folder, 'other.sqlite');
  for (const outcome of ['added to', 'unchanged']) {
    const run = await viand('catalogue', 'add', table, '--catalogue', other, '--base');
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(outcome) });
  }
});

test('catalogue add lists what it leaves out, and refuses a table with nothing to add', async () => {
  const folder = tempFolder();
  const catalogue = path.join(folder, 'mine.sqlite');
  const table = path.join(folder, 'foods.csv');
  writeFileSync(table, 'name,gtin,fat_g\nA,123,1\nB,,2\n');
  const run = await viand('catalogue', 'add', table, '--catalogue', catalogue);
  expect(run).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('Invalid GTIN "123"') });
  expect(readFileSync(`${catalogue}.rejects.csv`, 'utf8')).toContain(',2,,gtin,123,food/bad-gtin,');
  writeFileSync(table, 'name,gtin,fat_g\nA,123,1\n');
  const refused = await viand('catalogue', 'add', table, '--catalogue', catalogue);
  expect(refused).toMatchObject({ exitCode: 3, stdout: '' });
  expect((await viand('search', 'B', '--catalogue', catalogue)).stdout).toContain('foods-b');
});

test('catalogue add does not replace a published source by name', async () => {
  const folder = tempFolder();
  const catalogue = path.join(folder, 'mine.sqlite');
  const table = path.join(folder, 'viand.csv');
  writeFileSync(table, 'name,fat_g\nZebra cake,3\n');
  const run = await viand('catalogue', 'add', table, '--catalogue', catalogue, '--base');
  expect(run).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('"viand" is the name of a published source'),
  });
});

test('catalogue add needs a catalogue', async () => {
  const run = await viand('catalogue', 'add', 'foods.csv');
  expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--catalogue') });
});

test.each([
  ['serving_size,fat_g\nA,30 g,1\n', [], true],
  ['serving_size,fat_g\nA,30 g,1\n', ['--per', 'serving'], false],
  ['serving_size,fat_100g\nA,30 g,1\n', [], false],
  ['fat_g,per\nA,1,100 g\n', [], false],
])(
  'catalogue add says that it takes amounts per 100 g: %j with %j: %j',
  async (rows, per, says) => {
    const folder = tempFolder();
    const table = path.join(folder, 'foods.csv');
    writeFileSync(table, `name,${rows}`);
    const argv = [
      'catalogue',
      'add',
      table,
      '--catalogue',
      path.join(folder, 'mine.sqlite'),
      ...per,
    ];
    const { exitCode, stderr } = await viand(...argv);
    expect(exitCode).toBe(0);
    expect(stderr.includes('--per serving')).toBe(says);
  },
);

test('catalogue add reports what it assumed about a table', async () => {
  const folder = tempFolder();
  const notesOf = async (text: string) => {
    const table = path.join(folder, 'table.csv');
    writeFileSync(table, text);
    const catalogue = path.join(folder, 'mine.sqlite');
    return (await viand('catalogue', 'add', table, '--catalogue', catalogue)).stderr;
  };
  const guessed = await notesOf('Cereal,kcal,fat_g\nHoops,380,3\nFlakes,370,7\n');
  expect(guessed).toContain('took food names from column "Cereal"');
  expect(guessed).toContain('assumed amounts per 100 g');
  expect(await notesOf('Cereal,kcal per 100 g,fat\nHoops,380,3\n')).not.toContain(
    'assumed amounts',
  );
  expect(await notesOf(',kcal,fat_g\nHoops,380,3\n')).toContain('took food names from column 1');
  expect(await notesOf('name,amount,kcal\nTofu,30 g,40\n')).toContain(
    'took the reference amount of each row from column "amount"',
  );
  expect(await notesOf('Produkt,Menge,Einheit,kcal\nButter,10,g,74\n')).toContain(
    'took the reference amount of each row from column "Menge"',
  );
  expect(await notesOf('Produkt,Menge,kcal\nButter,10,740\n')).toContain(
    'assumed amounts per 100 g',
  );
  expect(
    await notesOf('Food,Calories,Fat (g),Sodium (mg),Calcium,Iron\nRye,250,2,4,2,9\n'),
  ).toContain('percentages of daily values: Calcium, Iron');
  expect(
    (await notesOf('name,serving_size,kcal\nStew (big),350 g,90\n')).includes(
      'assumed amounts per 100 g',
    ),
  ).toBe(true);
  const table = (await viand('search', 'stew', '--catalogue', path.join(folder, 'mine.sqlite')))
    .stdout;
  expect(table).toContain('350 g');
  expect(table).not.toContain('350 g (350 g)');
});

test('catalogue add reports the problems of a table in German', async () => {
  const folder = tempFolder();
  const table = path.join(folder, 'table.csv');
  writeFileSync(table, 'Cereal,kcal,fat_g,Regal\nHoops,380,3,A\nFlakes,370,107,B\nSumme,1,1,\n');
  const args = ['catalogue', 'add', table, '--catalogue', path.join(folder, 'mine.sqlite')];
  vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
  const { stderr } = await viand(...args);
  vi.unstubAllEnvs();
  expect(stderr).toContain('Ungültiger Wert in fat_g: „107“. Erwartet: höchstens 100 g in 100 g');
  expect(stderr).toContain('„Summe“ ist eine Summe, kein Lebensmittel');
  expect(stderr).toContain('die Namen der Lebensmittel stammen aus Spalte „Cereal“');
  expect(stderr).toContain('als Bemerkungen übernommene Spalten: Regal');
});

test('catalogue add separates the sheets of a workbook', async () => {
  const folder = tempFolder();
  const file = path.join(folder, 'week.xlsx');
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (name: string, food: string) => ({
    name,
    rows: `<row>${['Speise', 'Fett (g)'].map(cell).join('')}</row><row>${cell(food)}<c><v>2</v></c></row>`,
  });
  writeFileSync(file, officeOpenOf([sheet('Suppen', 'Xyzsuppe'), sheet('Salate', 'Xyzsalat')], {}));
  const catalogue = path.join(folder, 'mine.sqlite');
  for (const name of ['Suppen', 'Salate']) {
    const added = await viand('catalogue', 'add', file, '--sheet', name, '--catalogue', catalogue);
    expect(added.stdout).toContain(`week-${name.toLowerCase()}: 1 row: 1 imported`);
  }
  for (const food of ['Xyzsuppe', 'Xyzsalat']) {
    expect((await viand('search', food, '--catalogue', catalogue)).stdout).toContain(food);
  }
});

test('catalogue add says what became of the foods of a source that it replaces', async () => {
  const folder = tempFolder();
  const catalogue = path.join(folder, 'mine.sqlite');
  const table = path.join(folder, 'foods.csv');
  const add = (text: string) => {
    writeFileSync(table, text);
    return viand('catalogue', 'add', table, '--catalogue', catalogue);
  };
  expect((await add('name,fat_g\nA,1\nB,2\nC,3\n')).stdout).not.toContain('removed');
  const changed = await add('name,fat_g\nB,2\nC,4\nD,5\n');
  expect(changed.stdout).toContain(
    'updated in mine.sqlite (1 food added, 1 changed, 1 removed, 1 unchanged)'.replace(
      'mine.sqlite',
      catalogue,
    ),
  );
  expect(changed.stderr).not.toContain('removed all earlier foods');
  const other = await add('name,fat_g\nX,1\n');
  expect(other.stdout).toContain('(1 food added, 0 changed, 3 removed, 0 unchanged)');
  expect(other.stderr).toContain(`removed all earlier foods of "foods" from ${catalogue}`);
});

test('catalogue add counts the amounts of nutrients that it does not know', () => {
  const folder = tempFolder();
  const table = path.join(folder, 'long.csv');
  // Large enough for a thread of its own, which only the built program has.
  const rows = Array.from(
    { length: 4000 },
    (_, row) => `Food ${row} ${'of a long table '.repeat(16)},Fat,3,g\n`,
  );
  writeFileSync(
    table,
    `food,nutrient,value,unit\n${rows.join('')}Last,Betaine,1,mg\nLast,Fat,2,g\n`,
  );
  const argv = ['catalogue', 'add', table, '--catalogue', path.join(folder, 'x.sqlite')];
  const run = spawnSync(process.execPath, [BIN, ...argv], { encoding: 'utf8' });
  expect(run.stdout).toContain('4001 rows: 4001 imported, 0 rejected');
  expect(run.stderr).toContain('skipped unknown nutrients: Betaine (1)');
});

test('catalogue add says for how many drinks it assumed a density', async () => {
  const folder = tempFolder();
  const table = path.join(folder, 'drinks.csv');
  writeFileSync(table, 'name,energy_kj_100ml\nLemonade,180\nIced tea,110\n');
  const run = await viand('catalogue', 'add', table, '--catalogue', path.join(folder, 'm.sqlite'));
  expect(run.stdout).toContain('2 imported, 0 rejected');
  expect(run.stderr).toContain('assumed a density of 1 g/ml');
  expect(run.stderr).toContain('(foods: 2)');
});

test('a GTIN in two tables finds the food of the table that was added last', async () => {
  const folder = tempFolder();
  const catalogue = path.join(folder, 'mine.sqlite');
  for (const [name, energy] of [
    ['prices-may', 1000],
    ['prices-june', 1500],
  ] as const) {
    const file = path.join(folder, `${name}.csv`);
    writeFileSync(file, `name,gtin,energy_kj\nZebra cake,4012345678901,${energy}\n`);
    expect((await viand('catalogue', 'add', file, '--catalogue', catalogue)).exitCode).toBe(0);
  }
  const { stdout } = await viand('gtin', '4012345678901', '--catalogue', catalogue, '--json');
  expect(JSON.parse(stdout)[0].data.id).toBe('prices-june-04012345678901');
});

test('foods of the same name from two of the tables added are separate hits', async () => {
  const folder = tempFolder();
  const catalogue = path.join(folder, 'mine.sqlite');
  for (const name of ['may', 'june']) {
    const file = path.join(folder, `${name}.csv`);
    writeFileSync(file, 'name,energy_kj\nZebra cake,1000\n');
    expect((await viand('catalogue', 'add', file, '--catalogue', catalogue)).exitCode).toBe(0);
  }
  const { stdout } = await viand('search', 'zebra cake', '--catalogue', catalogue);
  expect(stdout).toContain('may-zebra-cake');
  expect(stdout).toContain('june-zebra-cake');
});

test('catalogue add names the published food that the code of an own food hides', async () => {
  const folder = tempFolder();
  const catalogue = path.join(folder, 'mine.sqlite');
  const table = path.join(folder, 'shop.csv');
  writeFileSync(
    table,
    'Artikelnummer,name,fat_g\n11352,Bread roll,1\n4711,Oat cake,2\n1001,Rye cake,3\n',
  );
  const run = await viand('catalogue', 'add', table, '--catalogue', catalogue, '--base');
  expect(run).toMatchObject({ exitCode: 0 });
  expect(run.stdout).toContain('3 imported');
  expect(run.stderr).toContain(
    `${table}:2: Artikelnummer: The code 11352 of "Bread roll" is also that of "Potato" (potato): expected a different code, since 11352 alone now means your food in meal files`,
  );
  expect(run.stderr).toContain(`${table}:4: Artikelnummer: The code 1001 of "Rye cake"`);
  expect(run.stderr).not.toContain('4711');
  expect(readFileSync(`${catalogue}.rejects.csv`, 'utf8')).toContain('food/shared-code');
  const meant = await viand('food', '11352', '--catalogue', catalogue, '--json');
  expect(JSON.parse(meant.stdout)[0].id).toBe('shop-11352');
  const potato = await viand('food', 'sr-11352', '--catalogue', catalogue, '--json');
  expect(JSON.parse(potato.stdout)[0].id).toBe('potato');
  const again = await viand('catalogue', 'add', table, '--catalogue', catalogue);
  expect(again.stderr).toContain('The code 11352 of "Bread roll"');
});

test('catalogue add ends once it has refused the header of a Parquet file', () => {
  const folder = tempFolder();
  const table = path.join(folder, 'foods.parquet');
  const columns = ['name', 'sodium', 'energy'].map((name) => ({ name, data: ['1', '2'] }));
  writeFileSync(table, parquetOf(columns));
  const { status, stderr } = spawnSync(
    process.execPath,
    [BIN, ...['catalogue', 'add', table, '--catalogue', path.join(folder, 'mine.sqlite')]],
    // The thread that reads the file must not keep the process waiting.
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect(status, stderr).toBe(3);
  expect(stderr).toContain('sodium_mg');
});

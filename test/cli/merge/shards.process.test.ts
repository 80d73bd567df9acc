import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const FOODS = ['milk', 'apple', 'oats.raw', 'butter', 'carrot', 'salmon'];

/** People come again; one name has a line end and a comma in it. */
function writeMeals(folder: string): string {
  const file = path.join(folder, 'meals.csv');
  const names = ['ann', '"bo, jr."', '"c\nd"', 'ö', 'e', 'f', 'g', 'h', '11', '12'];
  const rows = Array.from({ length: 400 }, (_, row) => {
    const unit = row === 77 ? 'x' : 'g';
    return `${names[(row * 7) % 10]},${row % 3},${FOODS[row % 6]},${(row % 50) + 0.5},${unit}`;
  });
  writeFileSync(file, `person,day,food_id,amount,unit\n${rows.join('\n')}\n`);
  return file;
}

async function shardsOf(argv: readonly string[], folder: string, count: number, format: string) {
  mkdirSync(folder, { recursive: true });
  const parts = Array.from({ length: count }, (_, index) =>
    path.join(folder, `part-${index + 1}.${format}`),
  );
  for (const [index, part] of parts.entries()) {
    const shard = ['--shard', `${index + 1}/${count}`, '-o', part];
    expect(await viand(...argv, ...shard)).toMatchObject({ exitCode: 0 });
  }
  return parts;
}

test.each(['csv', 'ndjson'])(
  'shards merged in any order are the %s of a single run, byte by byte',
  async (format) => {
    const folder = tempFolder();
    const argv = ['evaluate', 'hei', writeMeals(folder), '--by', 'person,day', '--skip-faulty'];
    const whole = path.join(folder, `whole.${format}`);
    await viand(...argv, '-o', whole);
    for (const count of [1, 3, 7]) {
      const parts = await shardsOf(argv, path.join(folder, `${count}`), count, format);
      const merged = path.join(folder, `merged-${count}.${format}`);
      const run = await viand('merge', ...parts.toReversed(), '-o', merged);
      expect(run).toMatchObject({ exitCode: 0, stderr: '' });
      expect(readFileSync(merged, 'utf8')).toBe(readFileSync(whole, 'utf8'));
      for (const ending of ['.meta.json', '.rejects.csv']) {
        expect(readFileSync(`${merged}${ending}`, 'utf8')).toBe(
          readFileSync(`${whole}${ending}`, 'utf8'),
        );
      }
    }
  },
);

test('merge refuses shards that are missing, given twice, of different runs or cut short', async () => {
  const folder = tempFolder();
  const file = writeMeals(folder);
  const argv = ['evaluate', 'hei', file, '--by', 'person', '--skip-faulty'];
  const [one = '', two = ''] = await shardsOf(argv, path.join(folder, 'a'), 2, 'csv');
  const [, other = ''] = await shardsOf([...argv, '--raw'], path.join(folder, 'b'), 2, 'csv');
  const failed = async (code: number, ...files: readonly string[]) => {
    const { exitCode, stderr } = await viand('merge', ...files, '-o', path.join(folder, 'x.csv'));
    expect(exitCode).toBe(code);
    return stderr;
  };
  const refused = (...files: readonly string[]) => failed(2, ...files);
  const damaged = (...files: readonly string[]) => failed(3, ...files);
  expect(await refused(one)).toContain('Missing shards: 2/2');
  expect(await refused(one, one)).toContain('is named twice');
  const copy = path.join(folder, 'copy.csv');
  copyFileSync(one, copy);
  copyFileSync(`${one}.meta.json`, `${copy}.meta.json`);
  expect(await refused(one, copy)).toContain('Shard 1/2 is given twice');
  expect(await refused(one, other)).toContain('Cannot merge shards of different runs');
  expect(await refused(one, file)).toContain('Cannot find which shard');
  expect(await refused(one, 'absent.csv')).toContain('absent.csv: File not found');
  const lines = readFileSync(two, 'utf8').trim().split('\n');
  writeFileSync(two, `${lines.slice(0, -1).join('\n')}\n`);
  expect(await damaged(one, two)).toContain('fewer groups than were written');
  // All lines are there, but the last one lacks its end: a figure in it may lack digits.
  for (const cut of [1, 5]) {
    writeFileSync(two, `${lines.join('\n')}\n`.slice(0, -cut));
    expect(await damaged(one, two)).toContain('ends within a line');
  }
  writeFileSync(two, `${[...lines, lines.at(-1)].join('\n')}\n`);
  expect(await damaged(one, two)).toContain('more groups than were written');
  const digit = lines.join('\n').search(/\d(?=[^\d]*$)/);
  const changed = [...`${lines.join('\n')}\n`];
  changed[digit] = changed[digit] === '1' ? '2' : '1';
  writeFileSync(two, changed.join(''));
  expect(await damaged(one, two)).toContain('not as it was written');
  writeFileSync(`${two}.meta.json`, '{"shard":{"part":2,"places":[1]}}');
  expect(await refused(one, two)).toContain('Cannot find which shard');
});

/** Writes the two shards of a run, with other words on the command line for each. */
async function twoShards(
  folder: string,
  argv: readonly string[],
  one: readonly string[],
  two: readonly string[],
) {
  const parts = [one, two].map((_, index) => path.join(folder, `part-${index + 1}.csv`));
  for (const [index, more] of [one, two].entries()) {
    const shard = ['--shard', `${index + 1}/2`, '-o', parts[index] as string];
    const run = await viand('evaluate', 'hei', ...argv, ...more, ...shard);
    expect(run).toMatchObject({ exitCode: 0 });
  }
  return parts;
}

test('merge refuses shards whose aliases, answers, options of reading or paths differ', async () => {
  const folder = tempFolder();
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const people = ['ann', 'bo', 'cat', 'dan'];
  const meals = (food: string) =>
    `person,food_id,amount,unit\n${people.map((name) => `${name},${food},20,g\n`).join('')}`;
  const aliased = ['--by', 'person', file('aliased.csv', meals('X1'))];
  const milk = file('milk.csv', 'id,target\nX1,milk\n');
  const butter = file('butter.csv', 'id,target\nX1,butter\n');
  const refused = async (parts: readonly string[]) => {
    const run = await viand('merge', ...parts, '-o', path.join(folder, 'merged.csv'));
    expect(run).toMatchObject({ exitCode: 2 });
    return run.stderr.replaceAll(/.*different runs: /g, '').replaceAll(/, as in .*/g, '');
  };
  expect(
    await refused(await twoShards(folder, aliased, ['--aliases', milk], ['--aliases', butter])),
  ).toBe(`--aliases ${butter}. Expected --aliases ${milk}\n`);

  const words = ['--by', 'person', file('words.csv', 'person,food\nann,20 g milk\nbo,20 g milk\n')];
  expect(
    await refused(
      await twoShards(folder, words, ['--accept', '0.5'], ['--accept', '0.4', '--raw']),
    ),
  ).toBe('--accept 0.4. Expected --accept 0.5\n--raw. Expected no --raw\n');
  const answers = file('answers.csv', 'name,food_id,amount,unit\n20 g milk,butter,,\n');
  expect(await refused(await twoShards(folder, words, [], ['--names', answers]))).toBe(
    `--names ${answers}. Expected no --names\n`,
  );

  const plain = file('plain.csv', meals('milk'));
  const byFile = ['--by', 'file,person'];
  expect(
    await refused(await twoShards(folder, byFile, [plain], [path.relative('.', plain)])),
  ).toContain('other paths (with --by file)');
  const others = await twoShards(folder, ['--by', 'person'], [plain], [path.relative('.', plain)]);
  expect(await viand('merge', ...others)).toMatchObject({ exitCode: 0 });
});

test('shards of machines with other languages and other places of files are merged', async () => {
  const folder = tempFolder();
  const meals = path.join(folder, 'meals.csv');
  writeFileSync(meals, 'person,food_id,amount,unit\nann,X1,20,g\nbo,X1,20,g\n');
  const places = ['a', 'b'].map((name) => {
    const aliases = path.join(folder, name);
    writeFileSync(aliases, 'id,target\nX1,milk\n');
    return ['--aliases', aliases];
  });
  const [one = [], two = []] = places;
  const parts = await twoShards(
    folder,
    ['--by', 'person', meals],
    [...one, '--lang', 'de'],
    [...two, '--lang', 'en'],
  );
  expect(await viand('merge', ...parts)).toMatchObject({ exitCode: 0 });
});

test('the message names the differences between shards of different runs', async () => {
  const folder = tempFolder();
  const argv = ['evaluate', 'hei', writeMeals(folder), '--by', 'person', '--skip-faulty'];
  const [one = '', two = ''] = await shardsOf(argv, path.join(folder, 'a'), 2, 'csv');
  const [, lines = ''] = await shardsOf(argv, path.join(folder, 'b'), 2, 'ndjson');
  const [, , third = ''] = await shardsOf(argv, path.join(folder, 'c'), 3, 'csv');
  writeFileSync(path.join(folder, 'meals.csv'), 'person,food_id,amount,unit\nann,milk,1,g\n');
  const [, other = ''] = await shardsOf(argv, path.join(folder, 'd'), 2, 'csv');
  const meta = JSON.parse(readFileSync(`${two}.meta.json`, 'utf8'));
  const changed = async (change: object) => {
    const shard = { ...meta.shard, run: 'other' };
    writeFileSync(`${two}.meta.json`, JSON.stringify({ ...meta, ...change, shard }));
    return (await viand('merge', one, two)).stderr;
  };
  const refusals = [
    (await viand('merge', one, lines)).stderr,
    (await viand('merge', one, third)).stderr,
    (await viand('merge', one, other)).stderr,
    await changed({ viand: '0.0.1' }),
    await changed({ catalogue: {} }),
    await changed({}),
  ];
  const expected = [
    'format ndjson. Expected format csv, as in ',
    '3 shards. Expected 2 shards, as in ',
    /input \S+ with SHA-256 \w{12}\. Expected input \S+ with SHA-256 \w{12}, as in /,
    'version 0.0.1 of viand. Expected version ',
    'catalogue undefined. Expected catalogue ',
    'other contents of files that options name',
  ];
  for (const [index, what] of expected.entries()) {
    const text = typeof what === 'string' ? `different runs: ${what}` : what;
    expect(refusals[index]).toMatch(text);
  }
});

test('a file of any name keeps the format of its shard, and no other can be asked for', async () => {
  const folder = tempFolder();
  const argv = ['evaluate', 'hei', writeMeals(folder), '--by', 'person', '--skip-faulty'];
  const whole = await viand(...argv, '--format', 'ndjson');
  const parts = await shardsOf([...argv, '--format', 'ndjson'], folder, 2, 'txt');
  const merged = await viand('merge', ...parts);
  expect(merged.stdout).toBe(whole.stdout);
  const refused = await viand('merge', ...parts, '--format', 'csv');
  expect(refused).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('Cannot merge shards in ndjson into csv'),
  });
  const table = await viand('merge', ...parts, '-o', path.join(folder, 'all.txt'));
  expect(table).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('Cannot merge shards in ndjson into table'),
  });
});

test('--population is refused for shards and resumed runs', async () => {
  const file = writeMeals(tempFolder());
  const out = path.join(tempFolder(), 'scores.csv');
  const argv = ['evaluate', 'hei', file, '--by', 'person', '--population', '-o', out];
  for (const more of [['--shard', '1/2'], ['--resume']]) {
    const run = await viand(...argv, ...more);
    expect(run).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--population needs all groups at once'),
    });
  }
});

test.each([
  ['no labels', []],
  ['no file', ['--by', 'person', '--format', 'csv']],
  ['a table', ['--by', 'person', '-o', 'scores.txt']],
])('--shard is refused with %s', async (_, more) => {
  const file = writeMeals(tempFolder());
  const run = await viand('evaluate', 'hei', file, '--shard', '1/2', ...more);
  expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--shard needs') });
});

test.each([
  ['intakes.parquet', 'PAR1', 'Parquet'],
  ['intakes.xlsx', 'PK\u0003\u0004', 'a workbook'],
])('merge says of %s that it takes CSV', async (name, text, format) => {
  const file = path.join(folderWith({ [name]: `${text} and more` }), name);
  const { stderr, exitCode } = await viand('merge', file);
  expect(stderr).toContain(`Cannot merge intakes in ${format}: expected CSV`);
  expect(exitCode).toBe(2);
});

test.each(['merge', 'match', 'report', 'recipe'])('%s refuses a folder in words', async (name) => {
  const { stderr, exitCode } = await viand(name, folderWith({}));
  expect(stderr).toContain('Cannot read a folder: expected files, such as data/*.csv');
  expect(exitCode).toBe(2);
});

test('merge says which intakes are of another catalogue', async () => {
  const folder = tempFolder();
  const own = path.join(folder, 'own.csv');
  writeFileSync(own, 'name,energy_kj\nZebra cake,1000\n');
  const catalogue = path.join(folder, 'own.sqlite');
  await viand('catalogue', 'add', own, '--catalogue', catalogue);
  const intakes = async (name: string, food: string, ...options: readonly string[]) => {
    const meals = path.join(folder, `${name}-meals.csv`);
    writeFileSync(meals, `day,food_id,amount,unit\n${name},${food},100,g\n`);
    const file = path.join(folder, `${name}.csv`);
    const run = await viand('evaluate', 'intakes', meals, '--by', 'day', '-o', file, ...options);
    expect(run.exitCode).toBe(0);
    return file;
  };
  const [first, second, third] = await Promise.all([
    intakes('a', 'milk'),
    intakes('b', 'apple'),
    intakes('c', 'own-zebra-cake', '--catalogue', catalogue),
  ]);
  const same = await viand('merge', first, second, '--format', 'csv');
  expect(same.exitCode).toBe(0);
  expect(same.stderr).not.toContain('another catalogue');
  const other = await viand('merge', first, third, '--format', 'csv');
  expect(other).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining(`${third}: computed with a different catalogue from ${first}`),
  });
  rmSync(`${first}.meta.json`);
  const unknown = await viand('merge', first, second, third, '--format', 'csv');
  expect(unknown.stderr).toContain(`${third}: computed with a different catalogue from ${second}`);
});

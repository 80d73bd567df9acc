import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

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
      expect(readFileSync(`${merged}.meta.json`, 'utf8')).toBe(
        readFileSync(`${whole}.meta.json`, 'utf8'),
      );
    }
  },
);

test('parts that are missing, given twice, of other runs or cut short are refused', async () => {
  const folder = tempFolder();
  const file = writeMeals(folder);
  const argv = ['evaluate', 'hei', file, '--by', 'person', '--skip-faulty'];
  const [one = '', two = ''] = await shardsOf(argv, path.join(folder, 'a'), 2, 'csv');
  const [, other = ''] = await shardsOf([...argv, '--raw'], path.join(folder, 'b'), 2, 'csv');
  const refused = async (...files: readonly string[]) => {
    const { exitCode, stderr } = await viand('merge', ...files, '-o', path.join(folder, 'x.csv'));
    expect(exitCode).toBe(2);
    return stderr;
  };
  expect(await refused(one)).toContain('Missing shards: 2/2');
  expect(await refused(one, one)).toContain('Shard 1/2 is given twice');
  expect(await refused(one, other)).toContain('Cannot merge shards of different runs');
  expect(await refused(one, file)).toContain('Cannot find which shard');
  const lines = readFileSync(two, 'utf8').trim().split('\n');
  writeFileSync(two, `${lines.slice(0, -1).join('\n')}\n`);
  expect(await refused(one, two)).toContain('fewer groups than were written');
  // All lines are there, but the last one lacks its end: a figure in it may lack digits.
  for (const cut of [1, 5]) {
    writeFileSync(two, `${lines.join('\n')}\n`.slice(0, -cut));
    expect(await refused(one, two)).toContain('ends within a line');
  }
  writeFileSync(two, `${[...lines, lines.at(-1)].join('\n')}\n`);
  expect(await refused(one, two)).toContain('more groups than were written');
  const digit = lines.join('\n').search(/\d(?=[^\d]*$)/);
  const changed = [...`${lines.join('\n')}\n`];
  changed[digit] = changed[digit] === '1' ? '2' : '1';
  writeFileSync(two, changed.join(''));
  expect(await refused(one, two)).toContain('not as it was written');
  writeFileSync(`${two}.meta.json`, '{"shard":{"part":2,"places":[1]}}');
  expect(await refused(one, two)).toContain('Cannot find which shard');
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

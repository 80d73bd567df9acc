import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

function fileWith(text: string, name = 'meals.csv'): string {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, text);
  return file;
}

test('upgrade-ids changes ids of earlier releases and no other byte', async () => {
  const before =
    '\uFEFFday;food_id;amount;unit\r\n1;" zucchini ";100;g\r\n\r\n1;potato;"1,0";g\r\n2; boiled-egg;50;g';
  const file = fileWith(before);
  const run = await viand('catalogue', 'upgrade-ids', file, '-f', 'csv');
  expect(run.exitCode).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(
    before.replace('zucchini', 'courgette').replace('boiled-egg', 'egg.boiled'),
  );
  expect(run.stdout).toBe(
    'line,from,to,change,release,former_name,note\n' +
      '2,zucchini,courgette,renamed,4.0,Zucchini,\n' +
      '5,boiled-egg,egg.boiled,merged,4.0,"Egg, boiled",\n',
  );
  expect(run.stderr).toContain('2 of 3 ids are from an earlier release');
});

test('upgrade-ids changes JSON, whatever its layout', async () => {
  const before =
    '[ {"note":"zucchini","entries":[{ "food_id" : "zucchini","amount":1,"unit":"g"},\n{"amount":2.50,"unit":"g","food_id":"lasagna"}]} ]\n';
  const file = fileWith(before, 'meals.json');
  await viand('catalogue', 'upgrade-ids', file);
  expect(readFileSync(file, 'utf8')).toBe(
    before
      .replace('"food_id" : "zucchini"', '"food_id" : "courgette"')
      .replace('lasagna', 'lasagne'),
  );
});

test('upgrade-ids changes NDJSON line by line', async () => {
  const line = (id: string) => `{"entries":[{"food_id":"${id}","amount":1,"unit":"g"}]}\n`;
  const file = fileWith(line('eggplant') + line('milk') + line('bread'), 'meals.ndjson');
  const run = await viand('catalogue', 'upgrade-ids', file, '--json');
  expect(readFileSync(file, 'utf8')).toBe(line('aubergine') + line('milk') + line('white-bread'));
  expect(JSON.parse(run.stdout)).toMatchObject([{ line: 1 }, { line: 3, change: 'split' }]);
});

test('upgrade-ids --dry-run and --to leave the file alone', async () => {
  const before = 'food_id,amount,unit\nzucchini,1,g\n';
  const file = fileWith(before);
  const dry = await viand('catalogue', 'upgrade-ids', file, '--dry-run');
  expect(dry.stdout).toContain('courgette');
  const other = path.join(path.dirname(file), 'new.csv');
  await viand('catalogue', 'upgrade-ids', file, '--to', other);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readFileSync(other, 'utf8')).toBe('food_id,amount,unit\ncourgette,1,g\n');
});

test('upgrade-ids takes the names of other programs, and says what it does not know', async () => {
  const file = fileWith('FoodCode,FoodAmt\nzucchini,1\nunicorn,2\n');
  const run = await viand(
    'catalogue',
    'upgrade-ids',
    file,
    '--map',
    'food_id=FoodCode,amount=FoodAmt',
  );
  expect(readFileSync(file, 'utf8')).toContain('courgette,1');
  expect(run.stderr).toContain(':3: food_id: Unknown food "unicorn", left unchanged');
});

test('upgrade-ids refuses files that it cannot read, or cannot write back unchanged', async () => {
  const file = fileWith('');
  writeFileSync(file, Buffer.from([0xff, 0xfe, 0x61, 0x00]));
  expect((await viand('catalogue', 'upgrade-ids', file)).exitCode).toBe(3);
  expect((await viand('catalogue', 'upgrade-ids', `${file}.none`)).exitCode).toBe(2);
});

test('meals with ids of an earlier release score as with those of today', async () => {
  const old = fileWith('food_id,amount,unit\nzucchini,100,g\nboiled-egg,50,g\nbread,40,g\n');
  const now = fileWith('food_id,amount,unit\ncourgette,100,g\negg.boiled,50,g\nwhite-bread,40,g\n');
  const { stdout } = await viand('evaluate', 'all', old);
  expect(stdout).toBe((await viand('evaluate', 'all', now)).stdout);
});

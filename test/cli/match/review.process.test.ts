import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';

/** Debian's bsdutils: it gives a program a terminal of its own. */
const SCRIPT = '/usr/bin/script';

const DIARY =
  'Montag\nFrühstück:\n2 Scheiben Weltraumbrot\nein Blubberkram\n150 g Kartoffelgedöns\n';

/** Reviews a diary at a terminal: each answer is typed once its prompt has appeared. */
function review(file: string, answers: readonly string[]): Promise<string> {
  const command = `"${process.execPath}" "${path.join(HOME, 'bin/viand.cjs')}" match "${file}" --review`;
  const child = spawn(SCRIPT, ['-qec', command, '/dev/null'], {
    env: { ...process.env, LANG: 'C' },
  });
  const waiting = [...answers];
  let shown = '';
  let prompts = 0;
  return new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown += text;
      const now = shown.split('> ').length - 1;
      for (; prompts < now && waiting.length > 0; prompts++)
        child.stdin.write(`${waiting.shift()}\n`);
    });
    child.on('close', () => resolve(shown));
  });
}

test.skipIf(!existsSync(SCRIPT))(
  'a review at a terminal chooses, searches, changes amounts, undoes, and saves',
  async () => {
    const folder = tempFolder();
    const file = path.join(folder, 'tagebuch.txt');
    writeFileSync(file, DIARY);
    const shown = await review(file, [
      'Vollkornbrot',
      '1',
      's',
      'u',
      's',
      'kartoffel',
      '200 g',
      '',
    ]);
    expect(shown).toContain('1/3  2 Scheiben Weltraumbrot');
    expect(shown).toContain('no food found: type other words');
    // Other words for the food leave the two slices as they are.
    expect(shown).toMatch(/1 {2}German wholegrain bread, 100 g/);
    expect(shown).toMatch(/Potato, 200 g/);
    expect(shown).toContain('saved 3 answers');
    expect(readFileSync(path.join(folder, 'viand-names.csv'), 'utf8')).toBe(
      'name,food_id,amount,unit\nweltraumbrot,german-wholegrain-bread,,\nein blubberkram,,,\n150 g kartoffelgedöns,potato,200,g\n',
    );
    // The answers count in later runs, of every command.
    const run = await viand('evaluate', 'macros', file, '--json');
    expect(run.exitCode).toBe(0);
    const report = await viand('report', file, '--json');
    expect(
      JSON.parse(report.stdout).persons[0].record.map(
        ({ food_id, grams }: { food_id: string; grams: number }) => [food_id, grams],
      ),
    ).toEqual([
      ['german-wholegrain-bread.raw', 100],
      ['potato.boiled', 200],
    ]);
  },
  60_000,
);

test.skipIf(!existsSync(SCRIPT))(
  'an amount that is typed with other words counts, and the end of the input saves',
  async () => {
    const folder = tempFolder();
    const file = path.join(folder, 'tagebuch.txt');
    writeFileSync(file, DIARY);
    const shown = await review(file, ['60 g Vollkornbrot', '1', '7', 'q']);
    expect(shown).toMatch(/German wholegrain bread, 60 g/);
    expect(readFileSync(path.join(folder, 'viand-names.csv'), 'utf8')).toBe(
      'name,food_id,amount,unit\n2 scheiben weltraumbrot,german-wholegrain-bread,60,g\n',
    );
  },
  60_000,
);

test('report and evaluate read the confidence of each match from its meal file', async () => {
  const folder = tempFolder();
  const diary = path.join(folder, 'diary.txt');
  const meals = path.join(folder, 'meals.csv');
  writeFileSync(diary, '150 g potatoes\n200 g Kuchen\n');
  await viand('match', diary, '--threshold', '0.3', '--apply', meals);
  expect(readFileSync(meals, 'utf8')).toContain('confidence');
  writeFileSync(meals, 'food_id,amount,unit,confidence\npotato,150,g,1\napple,100,g,0.62\n');
  const { stdout } = await viand('report', meals, '--json');
  expect(JSON.parse(stdout).persons[0].unsure).toMatchObject({
    uncertain_matches: 1,
    assumed_sizes: 0,
  });
  const { stderr } = await viand('evaluate', 'hei', meals);
  expect(stderr).toContain('Apple: found by an uncertain name');
});

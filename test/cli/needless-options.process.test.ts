import path from 'node:path';
import { expect, test } from 'vitest';
import { viand, viandWith } from '../support/viand.ts';
import { folderWith } from '../support/write-files.ts';

const MEALS = 'person,day,food_id,amount,unit\nann,1,apple,100,g\nann,2,milk,200,g\n';

/** Runs a command line on files of a folder, which are named in it by `@`. */
async function refused(line: string): Promise<string> {
  const folder = folderWith({ 'm.csv': MEALS });
  const words = line.split(' ').map((word) => word.replace(/^@/, `${folder}${path.sep}`));
  const { exitCode, stderr, stdout } = await viandWith(MEALS, ...words);
  expect(exitCode).toBe(2);
  expect(stdout).toBe('');
  return stderr.replaceAll(`${folder}${path.sep}`, '');
}

test.each([
  ['evaluate hei @m.csv --names @none.csv', 'none.csv: File not found'],
  ['match @m.csv --names @none.csv', 'none.csv: File not found'],
  ['report @m.csv --names @none.csv', 'none.csv: File not found'],
  ['evaluate hei @m.csv --sheet A', 'm.csv: sheet: The file has no sheets'],
  ['match @m.csv --sheet A', 'm.csv: sheet: The file has no sheets'],
  ['validate @m.csv --sheet A', 'm.csv: sheet: The file has no sheets'],
  ['report @m.csv --chart days -o @r.html', '--chart: Only the format svg is a single chart'],
  ['evaluate hei @m.csv --json --format csv', '--json cannot be combined with --format csv'],
  ['evaluate hei - --resume -o @r.csv', '--resume needs files other than standard input'],
  ['evaluate hei @m.csv --carbohydrates by-difference', '--carbohydrates is for macros'],
  ['evaluate hei @m.csv --map food_id=a,food_id=b', 'expected one column for food_id'],
  ['evaluate hei @m.csv --map amount=x,unit=x', 'expected a column of its own for each field'],
  [
    'evaluate hei @m.csv --population --by person --keep day',
    '--population cannot be combined with --keep',
  ],
  [
    'evaluate hei @m.csv --population --by person --per day --lonely-psu remove',
    '--lonely-psu needs --stratum',
  ],
  ['serve --cors-origin foo', 'expected an origin such as https://food.example.org'],
  ['serve --get /api --workers 2', '--workers has no effect on the one request of --get'],
  ['serve --get /api --trust-proxy', '--trust-proxy has no effect on the one request of --get'],
  ['serve --redis redis://localhost:99999', '--redis: Invalid value "redis://localhost:99999"'],
  ['work --queue redis://:6379', '--queue: Invalid value "redis://:6379"'],
  ['evaluate hei @m.csv --api-version v1', '--api-version is for JSON'],
  ['evaluate hei @m.csv --api-version v1 -o @r.csv', '--api-version is for JSON'],
  [
    'evaluate hei @m.csv --population --by person --json --api-version v1',
    '--api-version is for JSON',
  ],
  ['search oats --api-version v1 -f csv', '--api-version is for JSON'],
] as const)('an option that has no effect is refused: viand %s', async (line, message) => {
  expect(await refused(line)).toContain(message);
});

test.each([
  ['m.csv --accept 0.5', '--accept has no effect: no file names foods in words'],
  ['m.csv --names answers.csv', '--names has no effect: no file names foods in words'],
  ['t.csv --unit g', '--unit has no effect: all files contain totals'],
  ['t.csv --aliases codes.csv', '--aliases has no effect: all files contain totals'],
  ['w.csv --accept 0.5', undefined],
  ['m.csv t.csv --unit g', undefined],
])('an option that the files do not need is noted: viand evaluate hei %s', async (line, note) => {
  const folder = folderWith({
    'm.csv': MEALS,
    't.csv': 'person,KCAL,PROT,TFAT,CARB,F_TOTAL\nann,2000,70,60,200,1\n',
    'w.csv': 'Food,Amount\nporridge oats,50 g\n',
    'answers.csv': 'name,food_id,amount,unit\nmilk,milk,,\n',
    'codes.csv': 'id,target\nX1,milk\n',
  });
  const words = line
    .split(' ')
    .map((word) => (word.endsWith('.csv') ? path.join(folder, word) : word));
  const { exitCode, stderr } = await viand('evaluate', 'hei', ...words);
  expect(exitCode).toBe(0);
  if (note === undefined) expect(stderr).not.toContain('has no effect');
  else expect(stderr).toContain(note);
});

test.each([
  [['evaluate', 'hei', 'm.csv', '--catalogue', ''], '--catalogue: The name of the file is empty'],
  [['catalogue', 'verify', ''], '<file>: The name of the file is empty'],
  [['evaluate', 'hei', 'm.csv', '-o', ''], '--output: The name of the file is empty'],
  [['serve', '--host', ''], '--host: Invalid value ""'],
] as const)(
  'an empty name, as of a variable that is not set, is refused: %j',
  async (words, message) => {
    const { exitCode, stderr } = await viand(...words);
    expect(stderr).toContain(message);
    expect(exitCode).toBe(2);
  },
);

test('intakes that are means of days are not added up', async () => {
  const folder = folderWith({ 'm.csv': MEALS });
  const [meals, means] = ['m.csv', 'i.csv'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  await viand('evaluate', 'intakes', meals, '--by', 'person', '--per', 'day', '-o', means);
  const { exitCode, stderr } = await viand('merge', means);
  expect(stderr).toContain('Cannot add up means');
  expect(exitCode).toBe(2);
});

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { viand, viandWith } from '../../support/viand.ts';
import { broken, fileWith, validated } from './support.ts';

const rows = (...lines: string[]) => `food_id,amount,unit\n${lines.join('\n')}\n`;

test.each<[string, string, unknown[]]>([
  ['a misspelt food', 'brocoli,150,g', ['meal/unknown-food', 2, 1, 'broccoli']],
  ['a misspelt state', 'potato.bakde,150,g', ['meal/unknown-food', 2, 1, 'potato.baked']],
  ['a misspelt food in a state', 'potatoe.baked,1,g', ['meal/unknown-food', 2, 1, 'potato.baked']],
  ['another case', 'Broccoli,150,g', ['meal/unknown-food', 2, 1, 'broccoli']],
  ['a name for an id', 'white bread,50,g', ['meal/unknown-food', 2, 1, 'white-bread']],
  ['a German name', 'Haferflocken,50,g', ['meal/unknown-food', 2, 1, 'rolled-oats']],
  ['nothing like any food', 'qxzzyv,50,g', ['meal/unknown-food', 2, 1]],
  ['a lost zero', '99482450663,10,g', ['meal/unknown-food', 2, 1, '365-everyday-value-chia-seeds']],
  ['a decimal comma', 'milk,"2,5",ml', ['meal/bad-amount', 2, 7, '2.5']],
  ['a unit at the amount', 'milk,250ml,ml', ['meal/bad-amount', 2, 6, '250']],
  ['more than all measure', 'milk,1e300,kg', ['meal/bad-amount', 2, 6]],
  ['less than nothing', 'milk,-1,ml', ['meal/negative-amount', 2, 6]],
  ['no unit', 'milk,1,', ['meal/missing-unit', 2, 8]],
  ['an unknown unit', 'milk,1,furlong', ['meal/unknown-unit', 2, 8]],
  ['a cell too many', 'milk,1,5,ml', ['meal/cell-count', 2]],
  ['an id of an earlier release', 'zucchini,1,g', ['meal/legacy-id', 2, 1, 'courgette']],
  ['a food that was split', 'bread,50,g', ['meal/changed-id', 2, 1, 'white-bread']],
  ['a unit in capitals', 'milk,1,ML', ['meal/unit-spelling', 2, 8, 'ml']],
  ['a Greek letter', 'milk,100000,μg', ['meal/unit-spelling', 2, 13, 'µg']],
  ['a food that was dropped', 'armadillo,1,g', ['meal/retired-food', 2, 1]],
  ['nothing eaten', 'milk,0,ml', ['meal/zero-amount', 2, 6]],
  ['no amount', 'milk,,', ['meal/assumed-serving', 2, 6]],
  ['kg for g', 'potato,250,kg', ['meal/implausible-amount', 2, 8, '250 g']],
  ['too much of anything', 'potato,9000000,kg', ['meal/implausible-amount', 2, 8]],
  ['less than a grain', 'potato,5,µg', ['meal/implausible-amount', 2, 8]],
])('validate names %s', async (_, row, problem) => {
  // The same amount may be too much of a day as well.
  const found = await broken(rows(row));
  expect(found.filter((one) => !/-day-/.test(JSON.stringify(one)))).toEqual([problem]);
});

test('entries that are found by their names are checked like others', async () => {
  const text = [
    'Tag;Lebensmittel;Menge;Einheit',
    '1;Milch;20000;ml',
    '1;Milch;0;ml',
    '1;Reis;3;g',
    '1;Reis;3;g',
    '1;Apfel;2;Stk',
    '1;Apfel;0;',
  ];
  expect(await broken(text.join('\n'))).toEqual([
    ['meal/implausible-amount', 2, 3],
    ['meal/implausible-day-mass', 2, 3],
    ['meal/one-food-day', 2, 3],
    ['meal/zero-amount', 3, 3],
    ['meal/assumed-size', 4, 3],
    ['meal/assumed-size', 5, 3],
    ['meal/duplicate-entry', 5, 3],
    ['meal/assumed-size', 6, 3],
    ['meal/zero-amount', 7, 3],
  ]);
});

test('validate reports a file without entries', async () => {
  const names = async (text: string) => (await broken(text)).map((one) => (one as string[])[0]);
  expect(await names('food_id,amount,unit\n')).toEqual(['meal/no-entries']);
  expect(await names('[{"entries":[]}]')).toEqual(['meal/no-entries']);
  expect(await names(rows('nothing,1,g'))).toEqual(['meal/unknown-food']);
});

test.each([
  ['5000', 'g', 0],
  ['5001', 'g', 1],
  ['0.01', 'g', 0],
  ['0.009', 'g', 1],
])('an amount of %s %s is plausible or not', async (amount, unit, problems) => {
  expect(await broken(rows(`potato,${amount},${unit}`))).toHaveLength(problems);
});

test('valid files have no problems', async () => {
  const run = await viand('validate', fileWith(rows('potato,100,g', 'milk,1,l')), '--no-config');
  expect(run).toEqual({ exitCode: 0, stdout: 'no errors in 1 file\n', stderr: '' });
});

test('a volume of a solid food of unknown density is a mismatch', async () => {
  const problems = rows('anchovy,100,ml', 'anchovy,100,g', 'milk,100,ml');
  expect(await broken(problems)).toEqual([['meal/unit-mismatch', 2, 13]]);
});

test('validate reports a duplicate row, but not a second helping with another label', async () => {
  const day = 'time,food_id,amount,unit\n';
  expect(await broken(`${day}8,milk,1,ml\n8,milk,1,ml\n9,milk,1,ml\n`)).toEqual([
    ['meal/duplicate-entry', 3, 3],
  ]);
  const entry = { food_id: 'milk', amount: 1, unit: 'ml' };
  const meals = [{ entries: [entry, entry] }, { entries: [entry] }];
  expect(await broken(JSON.stringify(meals), 'a.json')).toHaveLength(1);
  const lines = meals.map((meal) => JSON.stringify(meal)).join('\n');
  expect(await broken(lines, 'a.ndjson')).toHaveLength(1);
});

test('validate reports a column whose name is almost one that it reads', async () => {
  const header = 'food_id,amount,unit,Weighed before process\nmilk,1,ml,true\n';
  expect(await broken(header)).toEqual([['meal/unread-column', 1, 21, 'weighted_before_process']]);
});

test('validate reports all problems of a file in the order of its lines', async () => {
  const meals = [
    { entries: [{ food_id: 'zucchini', amount: '1', unit: 'Gram' }, 7] },
    { entries: {} },
    { entries: [{ food_id: 5, amount: -1 }] },
  ];
  expect(await broken(JSON.stringify(meals, null, 1), 'a.json')).toEqual([
    ['meal/legacy-id', 5, 17, 'courgette'],
    ['meal/bad-amount', 6, 16, '1'],
    ['meal/unit-spelling', 7, 14, 'g'],
    ['meal/shape', 9, 4],
    ['meal/shape', 12, 2],
    ['meal/missing-unit', 17, 4],
    ['meal/missing-food', 18, 16, '5'],
    ['meal/negative-amount', 19, 15],
  ]);
});

test('validate reads all formats, compressed or not, and standard input', async () => {
  const bad = rows('brocoli,1,g');
  expect(await broken(gzipSync(bad), 'meals.csv.gz')).toEqual([
    ['meal/unknown-food', 2, 1, 'broccoli'],
  ]);
  const run = await viandWith(bad, 'validate', '-', '--no-config');
  expect(run.exitCode).toBe(3);
  expect(run.stdout).toContain('standard input\n  2:1  error');
  expect(await broken(Buffer.from(`\uFEFF${bad}`, 'utf16le'))).toHaveLength(1);
});

test.each([
  ['an empty file', '', 'meals.csv', 'meal/empty-file'],
  ['no text', Buffer.from([0x66, 0xff, 0xff]), 'meals.csv', 'input/encoding'],
  ['a cut gzip file', gzipSync(rows('milk,1,g')).subarray(0, 30), 'a.gz', 'input/damaged'],
  ['a missing column', 'food_id,unit\n', 'meals.csv', 'meal/missing-column'],
  ['a quote that is never closed', `${rows('milk,1,g')}"milk,1,g\n`, 'meals.csv', 'meal/syntax'],
  ['no JSON', '[{]', 'meals.json', 'meal/syntax'],
])('%s is a problem of that file, and the others are validated', async (_, content, name, code) => {
  const other = fileWith(rows('brocoli,1,g'));
  const problems = await validated(fileWith(content, name), other);
  expect(problems.map((problem) => problem.code)).toEqual([code, 'meal/unknown-food']);
});

test('validate exits with 2 if a file is missing, and checks the others', async () => {
  const run = await viand('validate', 'none.csv', fileWith(rows('brocoli,1,g')), '--no-config');
  expect(run.exitCode).toBe(2);
  expect(run.stdout).toContain('input/missing-file');
  expect(run.stdout).toContain('meal/unknown-food');
});

test('names of other programs, labels and the unit are as for an evaluation', async () => {
  const file = fileWith('FoodCode,FoodAmt,who\nzuchini,1,A\n');
  const options = ['--map', 'food_id=FoodCode,amount=FoodAmt', '--unit', 'g'];
  const problems = await validated(file, ...options, '--by', 'whom');
  expect(problems).toMatchObject([{ code: 'meal/missing-label', suggestion: 'who' }]);
  expect(await validated(file, ...options, '--by', 'who')).toMatchObject([
    { code: 'meal/unknown-food', field: 'food_id', column: 1 },
  ]);
});

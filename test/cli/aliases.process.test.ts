import path from 'node:path';
import { expect, test } from 'vitest';
import { viand, viandWith } from '../support/viand.ts';
import { folderWith } from '../support/write-files.ts';

const MEALS = 'food_id,amount,unit\nMY-1,100,g\nbread,50,g\nMum soup,200,g\n';
const SAME_MEALS =
  'food_id,amount,unit\npotato.boiled,100,g\nrye-bread,50,g\nvegetable-soup,200,g\n';
const ALIASES =
  'id,target,relation\nMY-1,potato.boiled,\nbread,rye-bread,same\n"Mum soup",vegetable-soup,stand-in\n';

function files(aliases = ALIASES) {
  const folder = folderWith({ 'meals.csv': MEALS, 'codes.csv': aliases });
  return { meals: path.join(folder, 'meals.csv'), codes: path.join(folder, 'codes.csv') };
}

test('evaluate --aliases reads the ids of a table, for files as for pipes, and reports stand-ins', async () => {
  const { meals, codes } = files();
  const expected = (await viandWith(SAME_MEALS, 'evaluate', 'hei', '-', '-f', 'csv')).stdout;
  const run = await viand('evaluate', 'hei', meals, '-f', 'csv', '--aliases', codes);
  expect(run.stdout).toBe(expected);
  expect(run.stderr).toContain('Mum soup: ');
  expect(run.stderr).not.toContain('bread');
  const piped = await viandWith(MEALS, 'evaluate', 'hei', '-', '-f', 'csv', '--aliases', codes);
  expect(piped).toEqual(run);
});

test('validate, report and match read the ids of --aliases', async () => {
  const { meals, codes } = files();
  expect((await viand('validate', meals)).exitCode).toBe(3);
  const validated = await viand('validate', meals, '--aliases', codes);
  expect(validated.exitCode).toBe(0);
  expect(validated.stdout).toContain('meal/stand-in');
  expect((await viand('report', meals, '--aliases', codes, '-f', 'json')).exitCode).toBe(0);
  const matched = await viandWith(
    '200 g Mum soup\nmy-1\n',
    ...['match', '-', '--aliases', codes, '-f', 'json'],
  );
  expect(JSON.parse(matched.stdout).map((line: { food_id: string }) => line.food_id)).toEqual([
    'vegetable-soup',
    'potato.boiled',
  ]);
});

test('the server finds foods by the ids of --aliases', async () => {
  const { codes } = files();
  const clients = path.join(path.dirname(codes), 'clients.sqlite');
  const run = await viand(
    ...['serve', '--aliases', codes, '--get', '/api/v2.1/food/MY-1', '--clients', clients],
  );
  expect(JSON.parse(run.stdout)).toMatchObject({ id: 'potato' });
});

test('each fault of a table of aliases is reported with its line', async () => {
  const { meals, codes } = files(
    'id,target,relation\nA,potatoo,\nA,potato,\n,potato,maybe\nB,potato\n',
  );
  const { stderr, exitCode } = await viand('evaluate', 'hei', meals, '--aliases', codes);
  expect(exitCode).toBe(3);
  expect(stderr).toContain(`${codes}:2: target: `);
  expect(stderr).toContain('did you mean "potato"?');
  expect(stderr).toContain(`${codes}:3: id: `);
  expect(stderr).toContain(`${codes}:4: relation: `);
  expect(stderr).toContain(`${codes}:4: id: `);
  expect(stderr).toContain(`${codes}:5: `);
  const missing = await viand('evaluate', 'hei', meals, '--aliases', `${codes}.none`);
  expect(missing.exitCode).not.toBe(1);
});

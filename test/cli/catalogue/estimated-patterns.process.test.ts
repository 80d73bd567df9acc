import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

const FOODS = [
  'name,id,energy_kj,protein_g,fat_g,saturated_fatty_acids_g,carbohydrates_g,sugar_g,fiber_g,sodium_mg',
  'Acme cola,cola,180,0,0,0,10.6,10.6,0,4',
  'Acme wholemeal bread,bread,1000,9,3,0.6,40,3,7,450',
  'Acme cheddar,cheddar,1700,25,34,21,0.1,0.1,0,700',
].join('\n');

async function added(...options: readonly string[]) {
  const folder = tempFolder();
  const [foods, catalogue, meal] = ['foods.csv', 'mine.sqlite', 'meal.csv'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  writeFileSync(foods, FOODS);
  const ids = ['cola', 'bread', 'cheddar'].map((id) => `foods-${id},100,g`);
  writeFileSync(meal, `food_id,amount,unit\n${ids.join('\n')}\n`);
  const run = await viand('catalogue', 'add', foods, '--catalogue', catalogue, ...options);
  const evaluate = await viand('evaluate', 'hei', meal, '--json', '--catalogue', catalogue);
  return { run, catalogue, index: JSON.parse(evaluate.stdout) };
}

test('catalogue add --estimate-patterns gives foods the food patterns of similar ones', async () => {
  const { run, catalogue, index } = await added('--estimate-patterns');
  expect(run).toMatchObject({ exitCode: 0 });
  expect(run.stderr).not.toContain('lack food patterns');
  expect(index).toMatchObject({ estimated_energy_share: 1 });
  // Labels have no unsaturated fatty acids, and nobody estimates them.
  expect(index.missing_inputs.map(({ input }: { input: string }) => input)).toEqual([
    'monounsaturated_fatty_acids',
    'polyunsaturated_fatty_acids',
  ]);
  const scoreOf = (name: string) =>
    index.components.find(({ component }: { component: string }) => component === name).amount;
  expect(scoreOf('whole_grains')).toBeGreaterThan(1.5);
  expect(scoreOf('dairy')).toBeGreaterThan(1.5);
  expect(scoreOf('total_fruits')).toBeLessThan(0.2);
  expect(await viand('catalogue', 'verify', catalogue)).toMatchObject({ exitCode: 0 });
});

test('catalogue add estimates no food patterns by itself', async () => {
  const { run, index } = await added();
  expect(run.stderr).toContain('3 of 3 foods lack food patterns');
  expect(index.missing_inputs).not.toHaveLength(0);
});

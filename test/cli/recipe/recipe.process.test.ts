import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

function recipe(text: string): string {
  const file = path.join(tempFolder(), 'soup.txt');
  writeFileSync(file, text);
  return file;
}

test('viand recipe shows 100 g and a serving', async () => {
  const file = recipe('# Soup\nServes 4\n500 g potatoes\n1 l water\n1 tsp salt\n');
  const run = await viand('recipe', file, '--weight', '1200');
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(run.stdout).toContain('Soup: 1200 g, 4 servings of 300 g');
  expect(run.stdout).toContain('potato.raw');
  const { nutrients, grams } = JSON.parse((await viand('recipe', file, '--json')).stdout);
  expect(grams).toBeGreaterThan(1500);
  expect(nutrients.sodium).toMatchObject({ unit: 'mg', coverage: 1 });
  expect(nutrients.sodium.per_serving).toBeCloseTo((nutrients.sodium.per_100_g * grams) / 400, 0);
});

test('viand recipe names every ingredient that it does not know, with its line', async () => {
  const file = recipe('500 g potatoes\n3 blorps\n2 g zzyzx\n');
  const run = await viand('recipe', file);
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
  expect(run.stderr).toContain('soup.txt:2');
  expect(run.stderr).toContain('soup.txt:3');
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';

const PROGRAM = path.join(HOME, 'bin/viand.cjs');

const FOODS = ['milk', 'apple', 'oats.raw', 'wholemeal-bread', 'butter', 'carrot', 'salmon'];

/** Meals of more than three chunks of 2 MiB; people come again, so that all are held to the end. */
function writeMeals(file: string): void {
  const rows = Array.from(
    { length: 260_000 },
    (_, row) => `person ${row % 997},${FOODS[row % FOODS.length]},${(row % 89) + 0.25},g`,
  );
  writeFileSync(file, `person,food_id,amount,unit\n${rows.join('\n')}\n`);
}

test('a run that is killed several times resumes, and gives the same bytes as one run', async () => {
  const folder = tempFolder();
  const meals = path.join(folder, 'meals.csv');
  writeMeals(meals);
  const evaluate = [PROGRAM, 'evaluate', 'hei', meals, '--by', 'person', '--jobs', '1'];
  const whole = path.join(folder, 'whole.csv');
  execFileSync(process.execPath, [...evaluate, '-o', whole], { stdio: 'ignore' });

  const output = path.join(folder, 'scores.csv');
  const parts = `${output}.parts`;
  const kept = () =>
    existsSync(parts) ? readdirSync(parts).filter((name) => name.endsWith('.part')) : [];
  for (const wanted of [1, 2, 3]) {
    const argv = [...evaluate, '-o', output, '--resume'];
    const child = spawn(process.execPath, argv, { stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (kept().length < wanted && child.exitCode === null) await sleep(1);
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(output)).toBe(false);
  }
  expect(kept().length).toBeGreaterThanOrEqual(3);
  execFileSync(process.execPath, [...evaluate, '-o', output, '--resume'], { stdio: 'ignore' });
  expect(readFileSync(output).equals(readFileSync(whole))).toBe(true);
  expect(existsSync(parts)).toBe(false);
});

test('--resume needs a file to keep sums next to', async () => {
  const run = await viand('evaluate', 'hei', path.join(HOME, 'data/week.csv'), '--resume');
  expect(run).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('needs an output file'),
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lazily } from '../src/collections/lazily.ts';
import { HOME } from './support/viand.ts';

const BIN = path.join(HOME, 'bin/viand.cjs');
const { BYTES_PER_THREAD } = createRequire(import.meta.url)(path.join(HOME, 'bin/threads.cjs'));

const folder = mkdtempSync(path.join(tmpdir(), 'viand-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = path.join(folder, 'people.csv');

/** The scores by one thread, with which all others are compared. */
const whole = path.join(folder, 'scores.csv');

/** Enough people for threads to pay off. */
const PEOPLE = 9000;

/** The example week, eaten by all of them. */
beforeAll(() => {
  const [header, ...rows] = readFileSync(path.join(HOME, 'data/week.csv'), 'utf8')
    .trim()
    .split('\n');
  const people = Array.from({ length: PEOPLE }, (_, person) =>
    rows.map((row) => `P${person},${row}\n`).join(''),
  );
  writeFileSync(file, [`person,${header}\n`, ...people].join(''));
  expect(evaluate(file, '--jobs', '1', '-o', whole)).toMatchObject({ status: 0, stderr: '' });
});

function evaluate(...args: readonly string[]) {
  return spawnSync(process.execPath, [BIN, 'evaluate', 'hei', '--by', 'person,day', ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
}

test('every number of threads writes the same bytes', () => {
  expect(statSync(file).size).toBeGreaterThan(BYTES_PER_THREAD);
  const output = path.join(folder, 'scores-3.csv');
  expect(evaluate(file, '--jobs', '3', '-o', output)).toMatchObject({ status: 0, stderr: '' });
  const [one, three] = [whole, output].map((scores) => readFileSync(scores, 'utf8'));
  expect(three).toBe(one);
  expect(one?.split('\n')).toHaveLength(PEOPLE * 7 + 2);
});

/** The same rows in a file in which neighbours are of other people and days. */
const shuffled = lazily(() => {
  const [header, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  // Every seventh row, from the last on.
  const parts = Array.from({ length: 7 }, (_, first) =>
    rows.filter((_, row) => row % 7 === first).reverse(),
  );
  const place = path.join(folder, 'shuffled.csv');
  writeFileSync(place, `${[header, ...parts.flat()].join('\n')}\n`);
  return place;
});

test.each([
  ['person,day', 'most rows of a chunk are of other groups'],
  ['day', 'there are few groups'],
])('threads write the same bytes of shuffled rows by %s, where %s', (by) => {
  const [one, three] = ['1', '3'].map((jobs) => {
    const argv = ['evaluate', 'hei', shuffled(), '--by', by, '--format', 'csv', '--jobs', jobs];
    return spawnSync(process.execPath, [BIN, ...argv], { maxBuffer: 1e9 });
  });
  expect(one).toMatchObject({ status: 0 });
  expect(three?.stdout.equals(one?.stdout as Buffer)).toBe(true);
});

test('threads sum shards and populations as well', () => {
  const parts = ['1/2', '2/2'].map((shard, index) => {
    const output = path.join(folder, `part-${index}.csv`);
    const argv = [file, '--jobs', '2', '--shard', shard, '-o', output];
    expect(evaluate(...argv)).toMatchObject({ status: 0, stderr: '' });
    return output;
  });
  const merged = spawnSync(process.execPath, [BIN, 'merge', ...parts], { maxBuffer: 1e9 });
  expect(merged.stdout.equals(readFileSync(whole))).toBe(true);
  const argv = ['evaluate', 'hei', file, '--by', 'person', '--population', '--format', 'csv'];
  const [one, two] = ['1', '2'].map((jobs) =>
    spawnSync(process.execPath, [BIN, ...argv, '--jobs', jobs], { encoding: 'utf8' }),
  );
  expect(two).toMatchObject({ status: 0, stdout: one?.stdout });
});

test('piped input is scored like a file', () => {
  const args = ['evaluate', 'hei', '--by', 'person,day', '-', '-f', 'csv'];
  const { stdout } = spawnSync(process.execPath, [BIN, ...args], {
    input: readFileSync(file),
    maxBuffer: 1e9,
  });
  expect(stdout.equals(readFileSync(whole))).toBe(true);
});

test('a stopped run reports where it stopped, and leaves no partial file', async () => {
  const output = path.join(folder, 'stopped.csv');
  const copies = [1, 2, 3].map((copy) => path.join(folder, `copy-${copy}.csv`));
  for (const copy of copies) copyFileSync(file, copy);
  const child = spawn(process.execPath, [
    ...[BIN, 'evaluate', 'hei', '--by', 'person,day', file, ...copies],
    ...['-o', output],
  ]);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const partial = () => readdirSync(folder).find((name) => name.startsWith('stopped.csv'));
  while (partial() === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGINT');
  const [code, signal] = await once(child, 'exit');
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGINT' });
  expect(said).toMatch(/^viand: stopped (?:at .*(?:people|copy-\d)\.csv|before the first entry)/);
  expect(said).toContain('nothing written');
  expect(partial()).toBeUndefined();
});

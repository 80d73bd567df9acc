import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { fewSeeds } from '../support/few-seeds.ts';
import { freePort, HAS_REDIS, startRedis } from '../support/redis.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { HOME, viand } from '../support/viand.ts';

const PROGRAM = path.join(HOME, 'bin/viand.cjs');

const FOODS = ['milk', 'apple', 'oats.raw', 'wholemeal-bread', 'butter', 'carrot', 'salmon'];

/** Meals of several chunks of 2 MiB, with faults whose lines are known; people come again. */
function mealsText(): string {
  const rows = Array.from({ length: 300_000 }, (_, row) => {
    const food = row === 150_000 || row === 299_999 ? 'nothing' : FOODS[row % FOODS.length];
    return `person ${row % 997},${food},${(row % 89) + 0.25},g`;
  });
  return `person,food_id,amount,unit\n${rows.join('\n')}\n`;
}

interface Started {
  readonly child: ChildProcess;
  readonly stderr: () => string;
  readonly ended: Promise<number | null>;
}

function start(...argv: readonly string[]): Started {
  const child = spawn(process.execPath, [PROGRAM, ...argv], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return { child, stderr: () => text, ended: once(child, 'exit').then(([code]) => code) };
}

/** A worker that takes chunks. */
async function startWorker(...argv: readonly string[]): Promise<Started> {
  const worker = start('work', ...argv);
  while (!worker.stderr().includes('waiting for parts')) await sleep(10);
  return worker;
}

async function redisForTest() {
  const port = await freePort();
  await startRedis(port);
  const redis = new Redis(port);
  onTestFinished(() => redis.disconnect());
  return { url: `redis://127.0.0.1:${port}`, redis };
}

/** Jobs that wait or are active in any queue. */
async function jobsIn(redis: Redis, list: 'wait' | 'active'): Promise<number> {
  const keys = await redis.keys(`bull:*:${list}`);
  const counts = await Promise.all(keys.map((key) => redis.llen(key)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function written(name: string, content: string | Uint8Array): string {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, content);
  return file;
}

const beside = (file: string) => readFileSync(`${file}.rejects.csv`, 'utf8');

test.skipIf(!HAS_REDIS)(
  'three workers with one killed give the bytes of a single run, also of a compressed file',
  async () => {
    const { url, redis } = await redisForTest();
    const text = mealsText();
    for (const meals of [written('meals.csv', text), written('meals.csv.gz', gzipSync(text))]) {
      const folder = tempFolder();
      const argv = ['evaluate', 'hei', meals, '--by', 'person', '--skip-faulty'];
      const whole = path.join(folder, 'whole.csv');
      expect(await viand(...argv, '-o', whole)).toMatchObject({ exitCode: 0 });
      const output = path.join(folder, 'scores.csv');
      const victim = await startWorker('--queue', url);
      victim.child.kill('SIGSTOP');
      const run = start(...argv, '-o', output, '--queue', url);
      victim.child.kill('SIGCONT');
      while ((await jobsIn(redis, 'active')) === 0) await sleep(1);
      victim.child.kill('SIGKILL');
      const others = [await startWorker('--queue', url), await startWorker('--queue', url)];
      expect(await run.ended).toBe(0);
      expect(readFileSync(output).equals(readFileSync(whole))).toBe(true);
      expect(readFileSync(`${output}.meta.json`)).toEqual(readFileSync(`${whole}.meta.json`));
      expect(beside(output)).toBe(beside(whole));
      for (const { child, ended } of others) {
        child.kill('SIGTERM');
        expect(await ended).toBe(0);
      }
    }
  },
);

test.skipIf(!HAS_REDIS)(
  'a worker with another catalogue is refused, and loses nothing',
  async () => {
    const { url } = await redisForTest();
    const folder = tempFolder();
    for (const [name, text] of fewSeeds()) writeFileSync(path.join(folder, name), text);
    const catalogue = path.join(folder, 'few.sqlite');
    await viand('catalogue', 'import', 'seeds', folder, '--catalogue', catalogue);
    const meals = written('meals.csv', mealsText());
    const argv = ['evaluate', 'hei', meals, '--by', 'person', '--skip-faulty'];
    const output = path.join(folder, 'scores.csv');
    const wrong = await startWorker('--queue', url, '--catalogue', catalogue);
    const run = start(...argv, '-o', output, '--queue', url);
    expect(await wrong.ended).toBe(2);
    expect(wrong.stderr()).toContain('This worker has a different catalogue from the run');
    await startWorker('--queue', url);
    expect(await run.ended).toBe(0);
    const whole = path.join(folder, 'whole.csv');
    await viand(...argv, '-o', whole);
    expect(readFileSync(output).equals(readFileSync(whole))).toBe(true);
  },
);

test('a Redis that takes connections and never answers is refused', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const worker = start('work', '--queue', `redis://127.0.0.1:${port}`);
  expect(await worker.ended).toBe(2);
  expect(worker.stderr()).toContain('Cannot reach Redis');
});

test.skipIf(!HAS_REDIS)('chunks that Redis lost are sent again', async () => {
  const { url, redis } = await redisForTest();
  const meals = written('meals.csv', mealsText());
  const output = path.join(tempFolder(), 'scores.csv');
  const run = start(
    'evaluate',
    'hei',
    meals,
    '--by',
    'person',
    '--skip-faulty',
    '-o',
    output,
    '--queue',
    url,
  );
  while ((await jobsIn(redis, 'wait')) < 3) await sleep(5);
  await redis.flushall();
  await startWorker('--queue', url);
  expect(await run.ended).toBe(0);
});

test.skipIf(!HAS_REDIS)(
  'a worker that sees another file fails the run, with the file',
  async () => {
    const { url, redis } = await redisForTest();
    const meals = written('meals.csv', mealsText());
    const run = start('evaluate', 'hei', meals, '--by', 'person', '--skip-faulty', '--queue', url);
    while ((await jobsIn(redis, 'wait')) < 3) await sleep(5);
    writeFileSync(meals, 'person,food_id,amount,unit\nann,milk,1,g\n');
    await startWorker('--queue', url);
    expect(await run.ended).toBe(3);
    expect(run.stderr()).toContain(meals);
    expect(run.stderr()).toContain('The file has 40 bytes on a worker');
  },
);

test.skipIf(!HAS_REDIS)('a worker notices a file of the same size and other content', async () => {
  const { url, redis } = await redisForTest();
  const text = mealsText();
  const meals = written('meals.csv', text);
  const run = start('evaluate', 'hei', meals, '--by', 'person', '--skip-faulty', '--queue', url);
  while ((await jobsIn(redis, 'wait')) < 3) await sleep(5);
  writeFileSync(
    meals,
    text.replace(/,(\d)/g, (_, digit) => `,${9 - Number(digit)}`),
  );
  await startWorker('--queue', url);
  expect(await run.ended).toBe(3);
  expect(run.stderr()).toContain('The file has different content on a worker');
});

test.skipIf(!HAS_REDIS)('shards can be summed by a queue', async () => {
  const { url } = await redisForTest();
  await startWorker('--queue', url);
  const folder = tempFolder();
  const meals = written('meals.csv', mealsText());
  const argv = ['evaluate', 'hei', meals, '--by', 'person', '--skip-faulty'];
  const parts = ['1/2', '2/2'].map((shard, index) => {
    const output = path.join(folder, `part-${index}.csv`);
    return { output, run: start(...argv, '--shard', shard, '-o', output, '--queue', url) };
  });
  for (const { run } of parts) expect(await run.ended).toBe(0);
  const merged = await viand('merge', ...parts.map(({ output }) => output));
  const whole = await viand(...argv, '--format', 'csv');
  expect(merged.stdout).toBe(whole.stdout);
});

test.skipIf(!HAS_REDIS)(
  'where Redis goes down, runs and workers say so, and a worker can still be stopped',
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const url = `redis://127.0.0.1:${port}`;
    const output = path.join(tempFolder(), 'scores.csv');
    const argv = ['evaluate', 'hei', written('meals.csv', mealsText()), '--by', 'person'];
    const stopped = await startWorker('--queue', url);
    stopped.child.kill('SIGSTOP');
    const run = start(...argv, '--skip-faulty', '-o', output, '--queue', url);
    const connection = new Redis(port);
    while ((await jobsIn(connection, 'wait')) < 3) await sleep(5);
    connection.disconnect();
    redis.kill('SIGKILL');
    stopped.child.kill('SIGCONT');
    for (const process of [run, stopped]) {
      while (!process.stderr().includes(`lost the connection to Redis at ${url}`)) await sleep(10);
    }
    stopped.child.kill('SIGTERM');
    expect(await stopped.ended).toBe(0);
    await startRedis(port);
    await startWorker('--queue', url);
    expect(await run.ended).toBe(0);
    expect(run.stderr()).toContain('reconnected to Redis');
  },
  60_000,
);

test('without Redis a queue is refused at once', async () => {
  const port = await freePort();
  const queue = ['--queue', `redis://127.0.0.1:${port}`];
  const week = path.join(HOME, 'data/week.csv');
  for (const argv of [['work'], ['evaluate', 'hei', week]]) {
    const run = await viand(...argv, ...queue);
    expect(run).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('Cannot reach Redis'),
    });
  }
  const secret = await viand('work', '--queue', `redis://ann:secret@127.0.0.1:${port}`);
  expect(secret.stderr).toContain(`Cannot reach Redis at redis://***@127.0.0.1:${port}`);
});

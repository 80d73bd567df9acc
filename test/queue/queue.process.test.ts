import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Redis } from 'ioredis';
import { beforeAll, expect, test } from 'vitest';
import { untilAll } from '../server/support.ts';
import { fewSeeds } from '../support/few-seeds.ts';
import { freePort, HAS_REDIS, startRedis } from '../support/redis.ts';
import { folderForAll } from '../support/temp-folder.ts';
import { HOME, viand } from '../support/viand.ts';

const PROGRAM = path.join(HOME, 'bin/viand.cjs');

const FOODS = ['milk', 'apple', 'oats.raw', 'wholemeal-bread', 'butter', 'carrot', 'salmon'];

/** Meals of several chunks of 2 MiB, with faults in known lines; each person recurs. */
function mealsText(): string {
  const rows = Array.from({ length: 300_000 }, (_, row) => {
    const food = row === 150_000 || row === 299_999 ? 'nothing' : FOODS[row % FOODS.length];
    return `person ${row % 997},${food},${(row % 89) + 0.25},g`;
  });
  return `person,food_id,amount,unit\n${rows.join('\n')}\n`;
}

const TEXT = mealsText();

const FOLDER = folderForAll();

/** A new folder, which is removed after all tests. */
const ownFolder = () => mkdtempSync(path.join(FOLDER, 'test-'));

function written(name: string, content: string | Uint8Array): string {
  const file = path.join(ownFolder(), name);
  writeFileSync(file, content);
  return file;
}

/** The same meals, uncompressed and compressed. Tests that change their meals write their own. */
const MEALS = {
  plain: written('meals.csv', TEXT),
  compressed: written('meals.csv.gz', gzipSync(TEXT)),
};

const evaluationOf = (meals: string) => [
  ...['evaluate', 'hei', meals, '--by', 'person', '--skip-faulty'],
];

const wholeOf = (meals: string) => `${meals}.whole.csv`;

/** A catalogue that is not the embedded one. */
const OTHER_CATALOGUE = path.join(FOLDER, 'few.sqlite');

/** Runs what keeps this process busy first: the tests after it wait for other processes, several at once. */
beforeAll(async () => {
  if (!HAS_REDIS) return;
  for (const meals of Object.values(MEALS)) {
    const run = await viand(...evaluationOf(meals), '-o', wholeOf(meals));
    expect(run).toMatchObject({ exitCode: 0 });
  }
  const seeds = ownFolder();
  for (const [name, text] of fewSeeds()) writeFileSync(path.join(seeds, name), text);
  await viand('catalogue', 'import', 'seeds', seeds, '--catalogue', OTHER_CATALOGUE);
});

const until = untilAll();

/** A test that waits for Redis, for workers and for timers, while other tests run. */
const testWithRedis = test.skipIf(!HAS_REDIS).concurrent;

interface Started {
  readonly child: ChildProcess;
  readonly stderr: () => string;
  readonly ended: Promise<number | null>;
}

function start(...argv: readonly string[]): Started {
  const child = spawn(process.execPath, [PROGRAM, ...argv], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  until(() => void child.kill('SIGKILL'));
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return { child, stderr: () => text, ended: once(child, 'exit').then(([code]) => code) };
}

/** A worker that accepts chunks. */
async function startWorker(...argv: readonly string[]): Promise<Started> {
  const worker = start('work', ...argv);
  while (!worker.stderr().includes('waiting for parts')) await sleep(10);
  return worker;
}

async function redisForTest() {
  const port = await freePort();
  await startRedis(port, until);
  const redis = new Redis(port);
  until(() => redis.disconnect());
  return { url: `redis://127.0.0.1:${port}`, redis };
}

/** The number of jobs that wait or are active in all queues. */
async function jobsIn(redis: Redis, list: 'wait' | 'active'): Promise<number> {
  const keys = await redis.keys(`bull:*:${list}`);
  const counts = await Promise.all(keys.map((key) => redis.llen(key)));
  return counts.reduce((sum, count) => sum + count, 0);
}

const beside = (file: string) => readFileSync(`${file}.rejects.csv`, 'utf8');

testWithRedis.each(['plain', 'compressed'] as const)(
  'three workers, one of them killed, write the same bytes as a run without a queue: %s file',
  async (kind) => {
    const { url, redis } = await redisForTest();
    const meals = MEALS[kind];
    const whole = wholeOf(meals);
    const output = path.join(ownFolder(), 'scores.csv');
    const victim = await startWorker('--queue', url);
    victim.child.kill('SIGSTOP');
    const run = start(...evaluationOf(meals), '-o', output, '--queue', url);
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
  },
);

testWithRedis('a worker with another catalogue is rejected, and loses no chunk', async () => {
  const { url } = await redisForTest();
  const output = path.join(ownFolder(), 'scores.csv');
  const wrong = await startWorker('--queue', url, '--catalogue', OTHER_CATALOGUE);
  const run = start(...evaluationOf(MEALS.plain), '-o', output, '--queue', url);
  expect(await wrong.ended).toBe(2);
  expect(wrong.stderr()).toContain('This worker has a different catalogue from the run');
  await startWorker('--queue', url);
  expect(await run.ended).toBe(0);
  expect(readFileSync(output).equals(readFileSync(wholeOf(MEALS.plain)))).toBe(true);
});

test.concurrent('a Redis that accepts connections but never answers is reported', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  until(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const worker = start('work', '--queue', `redis://127.0.0.1:${port}`);
  expect(await worker.ended).toBe(2);
  expect(worker.stderr()).toContain('Cannot reach Redis');
});

testWithRedis('chunks that Redis lost are sent again', async () => {
  const { url, redis } = await redisForTest();
  const output = path.join(ownFolder(), 'scores.csv');
  const run = start(...evaluationOf(MEALS.plain), '-o', output, '--queue', url);
  while ((await jobsIn(redis, 'wait')) < 3) await sleep(5);
  await redis.flushall();
  await startWorker('--queue', url);
  expect(await run.ended).toBe(0);
});

testWithRedis(
  'a run fails if a worker sees a file of another size, and names the file',
  async () => {
    const { url, redis } = await redisForTest();
    const meals = written('meals.csv', TEXT);
    const run = start(...evaluationOf(meals), '--queue', url);
    while ((await jobsIn(redis, 'wait')) < 3) await sleep(5);
    writeFileSync(meals, 'person,food_id,amount,unit\nann,milk,1,g\n');
    await startWorker('--queue', url);
    expect(await run.ended).toBe(3);
    expect(run.stderr()).toContain(meals);
    expect(run.stderr()).toContain('The file has 40 bytes on a worker');
  },
);

testWithRedis(
  'a run fails if a worker sees a file of the same size with other content',
  async () => {
    const { url, redis } = await redisForTest();
    const meals = written('meals.csv', TEXT);
    const run = start(...evaluationOf(meals), '--queue', url);
    while ((await jobsIn(redis, 'wait')) < 3) await sleep(5);
    writeFileSync(
      meals,
      TEXT.replace(/,(\d)/g, (_, digit) => `,${9 - Number(digit)}`),
    );
    await startWorker('--queue', url);
    expect(await run.ended).toBe(3);
    expect(run.stderr()).toContain('The file has different content on a worker');
  },
);

testWithRedis('a run fails if a worker lacks the file, and names the file', async () => {
  const { url, redis } = await redisForTest();
  const meals = written('meals.csv', TEXT);
  const run = start(...evaluationOf(meals), '--queue', url);
  while ((await jobsIn(redis, 'wait')) < 3) await sleep(5);
  renameSync(meals, `${meals}.gone`);
  await startWorker('--queue', url);
  expect(await run.ended).toBe(2);
  expect(run.stderr()).toContain(`${meals}: The file does not exist on a worker (${hostname()})`);
});

testWithRedis(
  'a run reports that Redis is full, and finishes once there is room again',
  async () => {
    const { url, redis } = await redisForTest();
    const output = path.join(ownFolder(), 'scores.csv');
    const run = start(...evaluationOf(MEALS.plain), '-o', output, '--queue', url);
    while ((await jobsIn(redis, 'wait')) < 3) await sleep(5);
    await redis.config('SET', 'maxmemory', '1');
    const worker = await startWorker('--queue', url);
    for (const { stderr } of [run, worker]) {
      while (!stderr().includes('viand: Redis refuses data (OOM command not allowed'))
        await sleep(10);
    }
    await redis.config('SET', 'maxmemory', '0');
    expect(await run.ended).toBe(0);
    expect(readFileSync(output).equals(readFileSync(wholeOf(MEALS.plain)))).toBe(true);
  },
);

testWithRedis(
  'a read-only Redis is rejected at once, without a warning about its eviction policy',
  async () => {
    const { url, redis } = await redisForTest();
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await redis.replicaof('127.0.0.1', 1);
    const run = start(...evaluationOf(MEALS.plain), '--queue', url);
    expect(await run.ended).toBe(2);
    expect(run.stderr()).toBe(
      "viand: --queue: Redis refuses data (READONLY You can't write against a read only replica): " +
        'expected a Redis that takes data\n',
    );
  },
);

testWithRedis('shards evaluated through a queue merge to the whole result', async () => {
  const { url } = await redisForTest();
  await startWorker('--queue', url);
  const folder = ownFolder();
  const parts = ['1/2', '2/2'].map((shard, index) => {
    const output = path.join(folder, `part-${index}.csv`);
    const argv = [...evaluationOf(MEALS.plain), '--shard', shard, '-o', output, '--queue', url];
    return { output, run: start(...argv) };
  });
  for (const { run } of parts) expect(await run.ended).toBe(0);
  const merged = await viand('merge', ...parts.map(({ output }) => output));
  expect(merged.stdout).toBe(readFileSync(wholeOf(MEALS.plain), 'utf8'));
});

testWithRedis(
  'runs and workers report a lost Redis, continue when it is back, and workers can be stopped meanwhile',
  async () => {
    const port = await freePort();
    const redis = await startRedis(port, until);
    const url = `redis://127.0.0.1:${port}`;
    const output = path.join(ownFolder(), 'scores.csv');
    const stopped = await startWorker('--queue', url);
    stopped.child.kill('SIGSTOP');
    const run = start(...evaluationOf(MEALS.plain), '-o', output, '--queue', url);
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
    await startRedis(port, until);
    await startWorker('--queue', url);
    expect(await run.ended).toBe(0);
    expect(run.stderr()).toContain('reconnected to Redis');
  },
);

test('an unreachable Redis is reported at once, without its password', async () => {
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

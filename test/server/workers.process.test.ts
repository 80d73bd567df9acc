import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, renameSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CATALOGUE } from '../support/embedded-catalogue.ts';
import { freePort, HAS_REDIS, startRedis } from '../support/redis.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { HOME } from '../support/viand.ts';
import { eventually, startServer } from './support.ts';

const until = onTestFinished;

/** Reads the ids of the child processes of a process. */
function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' });
  return listed.split(/\s+/).filter(Boolean).map(Number);
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The children include processes of `ps` itself; only workers are still alive. */
const workersOf = (pid: number) => childrenOf(pid).filter(isAlive);

const FOOD = '/api/v2.1/food/apple';

test('workers share one port, one key and one count of requests, and stop together', async () => {
  const argv = ['--workers', '2', '--rate', '6', '--quiet'];
  const server = await startServer({ until, key: null, argv });
  const key = await eventually(() => /key for this run: (\S+)/.exec(server.stderr())?.[1]);
  expect(server.stderr().match(/listening on/g)).toHaveLength(1);
  expect(workersOf(server.pid)).toHaveLength(2);
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    // Workers take connections in turn.
    const headers = { authorization: `Bearer ${key}`, connection: 'close' };
    statuses.push((await server.ask(FOOD, { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
  const workers = workersOf(server.pid);
  server.signal('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  await eventually(() => !workers.some(isAlive) || undefined);
});

test('a worker that ends is replaced, and no worker outlives the main process', async () => {
  const server = await startServer({ until, argv: ['--workers', '2', '--quiet'] });
  const [victim = 0] = workersOf(server.pid);
  process.kill(victim, 'SIGKILL');
  await eventually(() => server.stderr().includes('another one takes its place') || undefined);
  const workers = await eventually(() => {
    const now = workersOf(server.pid);
    return now.length === 2 && !now.includes(victim) ? now : undefined;
  });
  expect((await server.ask(FOOD)).status).toBe(200);
  server.signal('SIGKILL');
  await eventually(() => !workers.some(isAlive) || undefined);
});

test('a replacement that cannot start is started again until it succeeds', async () => {
  const catalogue = path.join(tempFolder(), 'foods.sqlite');
  copyFileSync(CATALOGUE, catalogue);
  const argv = ['--workers', '2', '--quiet', '--catalogue', catalogue];
  const server = await startServer({ until, argv });
  const [victim = 0] = workersOf(server.pid);
  renameSync(catalogue, `${catalogue}.away`);
  process.kill(victim, 'SIGKILL');
  const failures = () => server.stderr().match(/another one takes its place/g)?.length ?? 0;
  await eventually(() => failures() > 1 || undefined);
  renameSync(`${catalogue}.away`, catalogue);
  await eventually(() => {
    const now = workersOf(server.pid);
    return (now.length === 2 && !now.includes(victim)) || undefined;
  });
  expect((await server.ask(FOOD)).status).toBe(200);
});

test('a missing catalogue is reported once', async () => {
  const argv = ['--workers', '2', '--catalogue', path.join(tempFolder(), 'foods.sqlite')];
  const starting = startServer({ until, argv });
  const error = String(await starting.catch((reason: unknown) => reason));
  expect(error.match(/Catalogue not found/g)).toHaveLength(1);
});

test('an address in use is reported once', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  until(() => void taken.close());
  const { port } = taken.address() as net.AddressInfo;
  const starting = startServer({ until, argv: ['--workers', '3', '--port', `${port}`] });
  const error = String(await starting.catch((reason: unknown) => reason));
  expect(error.match(/Cannot listen on/g)).toHaveLength(1);
});

test.skipIf(!HAS_REDIS)(
  'servers share rates through Redis, and each counts its own while Redis is down',
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const argv = ['--redis', `redis://127.0.0.1:${port}`, '--rate', '4', '--quiet'];
    const servers = [await startServer({ until, argv }), await startServer({ until, argv })];
    const [one, other] = servers;
    const ask = async (server: (typeof servers)[number] | undefined) =>
      (await server?.ask(FOOD))?.status;
    expect([await ask(one), await ask(other), await ask(one), await ask(other)]).toEqual([
      200, 200, 200, 200,
    ]);
    expect([await ask(one), await ask(other)]).toEqual([429, 429]);
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    // A separate count starts, with the whole rate.
    const alone = [];
    for (let count = 0; count < 5; count += 1) alone.push(await ask(one));
    expect(alone).toEqual([200, 200, 200, 200, 429]);
    expect(one?.stderr()).toContain('Cannot count requests in Redis');
    await startRedis(port);
    await eventually(async () => {
      await ask(one);
      return one?.stderr().includes('Redis counts requests again') || undefined;
    });
  },
);

test.skipIf(!HAS_REDIS)(
  'a server with Redis exits if it cannot listen, and after --get',
  async () => {
    const port = await freePort();
    await startRedis(port);
    const serve = (...more: readonly string[]) => {
      const argv = ['serve', '--redis', `redis://127.0.0.1:${port}`, ...more];
      const program = path.join(HOME, 'bin/viand.cjs');
      return spawnSync(process.execPath, [program, ...argv], { encoding: 'utf8', timeout: 20_000 });
    };
    for (const more of [[], ['--workers', '2']]) {
      const run = serve('--port', `${port}`, ...more);
      expect(run).toMatchObject({ status: 2, stderr: expect.stringContaining('Cannot listen') });
    }
    expect(serve('--get', FOOD)).toMatchObject({ status: 0 });
  },
  60_000,
);

test('a server reports at its start that Redis does not answer, and serves requests', async () => {
  const argv = ['--redis', `redis://127.0.0.1:${await freePort()}`, '--quiet'];
  const server = await startServer({ until, argv });
  expect(server.stderr()).toContain('Cannot count requests in Redis');
  expect((await server.ask(FOOD)).status).toBe(200);
  expect(server.stderr().match(/Cannot count requests/g)).toHaveLength(1);
});

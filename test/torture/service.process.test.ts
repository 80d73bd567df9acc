/**
 * What would break a service: mutated requests, more connections than descriptors, requests that take long,
 * load. The short run is a test; `npm run torture:service` runs for minutes and prints a table.
 */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { loadavg } from 'node:os';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { EVALUATE } from '../server/situations.ts';
import {
  eventually,
  exchange,
  NO_LIMIT,
  posted,
  type Running,
  startServer,
  untilAll,
} from '../server/support.ts';
import { dice, mutatedRequest } from './mutate-request.ts';
import { longestTurn, measuredTurns } from './turns.ts';
import { worstBodies } from './worst-bodies.ts';

const IS_LONG = process.env['VIAND_TORTURE'] === 'long';
const until = untilAll();
let server: Running;
const results: { class: string; tried: number; failed: number }[] = [];

beforeAll(async () => {
  server = await startServer({ until, argv: ['--quiet', ...NO_LIMIT] });
});

afterAll(() => {
  for (const { class: name, tried, failed } of results) note(`${name} | ${tried} | ${failed}`);
});

/** Prints a line during the long run. */
function note(line: string): void {
  if (IS_LONG) process.stderr.write(`${line}\n`);
}

/** Prints the result of a class, and fails with its first failures. */
function conclude(name: string, tried: number, failures: readonly unknown[]): void {
  results.push({ class: name, tried, failed: failures.length });
  expect(failures.slice(0, 3)).toEqual([]);
}

// Descriptors are counted where Linux shows them.
const testOnLinux = test.skipIf(process.platform !== 'linux');

function descriptorsOf({ pid }: Running): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Bytes of memory of a process. */
function memoryOf({ pid }: Running): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

/** Opens connections that send some bytes, and close only at the end of the test. */
async function connections(port: number, count: number, bytes: string): Promise<net.Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }),
  );
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      if (bytes !== '') socket.write(bytes);
    }),
  );
  return sockets;
}

test('mutated requests to every route get an answer, and never an internal error', async () => {
  const document = (await server.ask('/api/openapi.json')).json;
  const tries = IS_LONG ? 100_000 : 800;
  const roll = dice(15);
  const failures: unknown[] = [];
  let valid = 0;
  for (let first = 0; first < tries; first += 50) {
    const requests = Array.from({ length: 50 }, () => mutatedRequest(document, roll));
    await Promise.all(
      requests.map(async ({ target, asked }) => {
        const { status, text, json } = await server.ask(target, asked).catch((error: unknown) => ({
          status: 0,
          text: String(error),
          json: undefined,
        }));
        if (status === 200) valid += 1;
        const isShaped = status < 400 || typeof json?.error?.code === 'string';
        if (status === 0 || status >= 500 || !isShaped) failures.push({ target, asked, text });
      }),
    );
  }
  expect(valid).toBeGreaterThan(tries / 2);
  conclude('mutated requests', tries, failures);
}, 1_200_000);

testOnLinux(
  'descriptors of refused connections are freed',
  async () => {
    const own = await startServer({ until: onTestFinished, argv: ['--quiet'] });
    await own.ask('/health');
    const before = descriptorsOf(own);
    const kinds = ['nonsense\r\n\r\n', 'CONNECT x:1 HTTP/1.1\r\nhost: localhost\r\n\r\n'];
    const count = IS_LONG ? 1_000 : 100;
    for (const bytes of kinds) {
      await connections(own.port, count, bytes);
      await eventually(() => (descriptorsOf(own) <= before + 1 ? true : undefined), 30);
    }
    conclude('refused connections', 2 * count, []);
  },
  120_000,
);

testOnLinux(
  'a service with few descriptors stays reachable for callers',
  async () => {
    const own = await startServer({ until: onTestFinished, argv: ['--quiet'], descriptors: 120 });
    const failures: unknown[] = [];
    const beginnings = ['', 'GET /health HTTP/1.1\r\nhost: loc', `POST ${EVALUATE} HTTP/1.1\r\n`];
    for (const bytes of beginnings) {
      await connections(own.port, 200, bytes);
      // Uses a separate connection, since one that is kept alive may have been replaced.
      const request = 'GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
      const reply = await exchange(own.port, request).catch(String);
      if (!reply.startsWith('HTTP/1.1 200')) failures.push([bytes, reply]);
    }
    conclude('200 idle connections on 120 descriptors', beginnings.length, failures);
  },
  60_000,
);

testOnLinux(
  'a service with many connections answers each of them',
  async () => {
    const count = IS_LONG ? 2_000 : 300;
    const sockets = await connections(server.port, count, '');
    const answers = await Promise.all(
      sockets.map(async (socket) => {
        socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
        const [first] = await once(socket, 'data');
        return String(first).split('\r\n')[0];
      }),
    );
    const failures = answers.filter((line) => line !== 'HTTP/1.1 200 OK');
    conclude('connections at once', count, failures);
  },
  120_000,
);

const LARGE = JSON.stringify([
  { entries: Array(100_000).fill({ food_id: 'apple', unit: 'g', amount: 1 }) },
]);

/** The maximum number of attempts for a request whose turn was too long. */
const MOST_TRIES = 4;

/** Milliseconds of CPU time in which the service turns to other requests during the worst one. */
const PROMPT_MS = 50;

testOnLinux(
  'the worst requests to every route do not block other requests',
  async () => {
    const own = await startServer({
      until: onTestFinished,
      argv: ['--quiet', ...NO_LIMIT],
      env: measuredTurns(),
    });
    const { paths } = (await own.ask('/api/openapi.json')).json;
    const bodies = worstBodies(paths).filter(
      ({ target, name }) =>
        IS_LONG ||
        (/summary|recipe/.test(target) && !/entries|lines/.test(name)) ||
        // The longest reply.
        (target.endsWith('/report') && name === '100,000 entries'),
    );
    const failures: unknown[] = [];
    // The first one starts the thread of large bodies.
    for (const { target, body } of bodies.slice(0, 1)) await own.ask(target, posted(body()));
    for (const { name, target, body } of bodies) {
      const asked = posted(body());
      let status = 0;
      let turn = Number.POSITIVE_INFINITY;
      // Other work of the machine can make a turn longer, but not each time.
      for (let tries = 0; tries < MOST_TRIES && turn > PROMPT_MS; tries++) {
        await longestTurn(own);
        ({ status } = await own.ask(target, asked));
        turn = Math.min(turn, await longestTurn(own));
      }
      note(`${target}, ${name}: status ${status}, turns of at most ${turn} ms`);
      if (status >= 500 || turn > PROMPT_MS) failures.push([target, name, status, turn]);
    }
    note(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}`);
    conclude('worst requests', bodies.length, failures);
  },
  1_200_000,
);

test.skipIf(!IS_LONG || process.platform !== 'linux')(
  'memory stays constant under load for minutes',
  async () => {
    const document = (await server.ask('/api/openapi.json')).json;
    const roll = dice(3);
    const end = Date.now() + 180_000;
    const samples: number[] = [];
    let tried = 0;
    for (let next = 0; Date.now() < end; ) {
      const requests = Array.from({ length: 100 }, () => mutatedRequest(document, roll));
      if (roll(20) === 0) requests.push({ target: EVALUATE, asked: posted(LARGE) });
      await Promise.all(requests.map(({ target, asked }) => server.ask(target, asked)));
      tried += requests.length;
      if (Date.now() < next) continue;
      next = Date.now() + 5_000;
      samples.push(memoryOf(server));
    }
    const third = Math.floor(samples.length / 3);
    const early = Math.max(...samples.slice(third, 2 * third));
    const late = Math.max(...samples.slice(2 * third));
    const mib = samples.map((bytes) => Math.round(bytes / 1024 / 1024));
    note(`MiB of memory, every 5 s: ${mib.join(' ')}`);
    conclude('requests of three minutes', tried, late > 1.25 * early ? [mib] : []);
  },
  300_000,
);

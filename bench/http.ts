/**
 * Measures `viand serve` next to a plain node:http server that sends the same bytes, and next to
 * fastify around the same operations: `npm run bench:http -- --seconds 3 --rounds 5`. It needs wrk.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { type LoadRequest, load, loadScript, type Measured } from './http-load.ts';
import { LINKS_BASE, serveBare, serveFastify, type TakenReply } from './http-peers.ts';
import { median } from './median.ts';

const CATALOGUE = path.resolve('data/catalogue.sqlite');
const VIAND = path.resolve('bin/viand.cjs');

/** More requests per minute than any server can answer. */
const NO_LIMIT = 1_000_000_000;

const WORDS =
  'potato apple banana orange tomato onion carrots broccoli spinach cucumber garlic mushrooms peas lentils chickpeas tofu avocado strawberries grapes rice pasta bread oats muesli yoghurt cheese butter egg chicken beef pork salmon tuna shrimp pizza burger soup salad coffee tea juice beer wine water chocolate sugar honey almonds walnuts cake'.split(
    ' ',
  );

/** The last server is viand with two workers. */
const SERVERS = ['bare', 'fastify', 'viand', 'viand 2'] as const;
type Server = (typeof SERVERS)[number];

interface Case {
  readonly name: string;
  readonly load: readonly LoadRequest[];
}

function casesFor(key: string): Case[] {
  const catalogue = openCatalogue(CATALOGUE);
  const foods = [...catalogue.foods()];
  catalogue.close();
  const gtins = foods.flatMap(({ gtin }) => (gtin === null ? [] : [gtin]));
  // Each case is a separate end user, so that the look-ups of one do not boost the searches of
  // another.
  const headers = (context: string) => ({
    authorization: `Bearer ${key}`,
    'x-context-id': context,
  });
  const get = (context: string, target: string): LoadRequest => ({
    method: 'GET',
    path: `/api/v2.1${target}`,
    headers: headers(context),
  });
  const search = (query: string) => get('searcher', `/search?query=${query}&limit=10`);
  const eaten = foods.toSorted((one, other) => other.searchWeight - one.searchWeight);
  const entries = eaten.slice(0, 24).map(({ id }, index) => ({
    food_id: id,
    amount: 50 + 10 * index,
    unit: 'g',
  }));
  const meals = [0, 8, 16].map((first) => ({ entries: entries.slice(first, first + 8) }));
  return [
    { name: 'gtin', load: gtins.map((gtin) => get('shopper', `/search/gtin?gtin=${gtin}`)) },
    { name: 'search milk', load: [search('milk')] },
    { name: `search ${WORDS.length} words`, load: WORDS.map(search) },
    {
      name: 'hei, 3 x 8 entries',
      load: [
        {
          method: 'POST',
          path: '/api/v2.1/evaluate/healthy-eating-index',
          headers: { ...headers('eater'), 'content-type': 'application/json' },
          body: JSON.stringify(meals),
        },
      ],
    },
  ];
}

interface Running {
  readonly process: ChildProcess;
  readonly address: string;
}

/** Starts a server in a separate process. */
function start(...argv: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /listening on (\S+)\n/.exec(said) ?? [];
      if (address !== undefined) resolve({ process: child, address });
    });
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}

/** Headers that node:http sets itself. */
const SET_BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Records the replies of a server, for the plain server to send. */
async function take(
  address: string,
  { method, path: target, headers, body }: LoadRequest,
): Promise<TakenReply> {
  const wanted = { ...headers, 'accept-encoding': 'identity' };
  const reply = await fetch(address + target, {
    method,
    headers: wanted,
    ...(body === undefined ? {} : { body }),
  });
  const own = [...reply.headers].filter(([name]) => !SET_BY_NODE.has(name));
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${target} of ${address}: ${reply.status} ${text}`);
  return { method, path: target, headers: Object.fromEntries(own), body: text };
}

/** Checks that all servers send the same replies, so that they do the same work. */
async function assertAlike(servers: Record<Server, Running>, cases: readonly Case[]) {
  const last = ({ load: requests }: Case) => requests.at(-1) as LoadRequest;
  for (const one of cases) {
    const { body: wanted } = await take(servers.viand.address, last(one));
    for (const server of SERVERS) {
      const { body } = await take(servers[server].address, last(one));
      if (body !== wanted) throw new Error(`${server} replies otherwise to ${one.name}`);
    }
  }
}

type Rounds = Record<Server, Measured[]>;

/**
 * In each round, every case goes to all servers one after another, starting with a different one
 * each time.
 */
async function measure(
  servers: Record<Server, Running>,
  cases: readonly (Case & { readonly script: string })[],
  { seconds, rounds, connections }: { seconds: number; rounds: number; connections: number },
): Promise<Rounds[]> {
  const all = cases.map((): Rounds => ({ bare: [], fastify: [], viand: [], 'viand 2': [] }));
  for (let round = -1; round < rounds; round++) {
    for (const [index, { script }] of cases.entries()) {
      for (const turn of SERVERS.keys()) {
        const server = SERVERS[(turn + Math.max(round, 0)) % SERVERS.length] as Server;
        const measured = await load(servers[server].address, script, { seconds, connections });
        // The first round warms up the compilers of the servers, and does not count.
        if (round >= 0) all[index]?.[server].push(measured);
      }
    }
  }
  return all;
}

function table(cases: readonly Case[], all: readonly Rounds[]): string {
  const lines = [
    'case                 server     req/s   p50 ms   p99 ms   of bare   of fastify',
    ...cases.flatMap(({ name }, index) => {
      const rounds = all[index] as Rounds;
      return SERVERS.map((server, row) => {
        const own = rounds[server];
        // Ratios are taken within a round, since the speed of the machine may change between
        // rounds.
        const ratio = (peer: Server) =>
          median(own.map(({ perSecond }, at) => perSecond / (rounds[peer][at]?.perSecond ?? 0)));
        return [
          (row === 0 ? name : '').padEnd(20),
          server.padEnd(8),
          median(own.map(({ perSecond }) => perSecond))
            .toFixed(0)
            .padStart(7),
          median(own.map(({ p50 }) => p50))
            .toFixed(3)
            .padStart(8),
          median(own.map(({ p99 }) => p99))
            .toFixed(3)
            .padStart(8),
          ratio('bare').toFixed(2).padStart(9),
          ratio('fastify').toFixed(2).padStart(12),
        ].join(' ');
      });
    }),
  ];
  return `${lines.join('\n')}\n`;
}

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: process.env['BENCH_SECONDS'] ?? '3' },
      rounds: { type: 'string', default: process.env['BENCH_ROUNDS'] ?? '5' },
      connections: { type: 'string', default: '32' },
    },
  });
  const options = {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-bench-'));
  const started: Running[] = [];
  const run = async (...argv: readonly string[]): Promise<Running> => {
    const server = await start(...argv);
    started.push(server);
    return server;
  };
  try {
    // Each server has its own clients file, since viand and fastify record look-ups in it.
    const own = path.join(folder, 'clients.sqlite');
    const add = [VIAND, 'client', 'add', 'bench', '--rate', String(NO_LIMIT), '--clients', own];
    const key = execFileSync(process.execPath, add, { encoding: 'utf8', stdio: 'pipe' }).trim();
    const theirs = path.join(folder, 'clients-fastify.sqlite');
    execFileSync('cp', [own, theirs]);
    const ofWorkers = path.join(folder, 'clients-workers.sqlite');
    execFileSync('cp', [own, ofWorkers]);
    const cases = casesFor(key).map((one) => ({
      ...one,
      script: loadScript(folder, one.name, one.load),
    }));

    const serve = [VIAND, 'serve', '--port', '0', '--quiet', '--base-url', LINKS_BASE];
    const viand = await run(...serve, '--clients', own);
    const taken = path.join(folder, 'replies.json');
    const requests = cases.flatMap((one) => one.load);
    const replies = await Promise.all(requests.map((one) => take(viand.address, one)));
    writeFileSync(taken, JSON.stringify(replies));
    const servers = {
      viand,
      'viand 2': await run(...serve, '--clients', ofWorkers, '--workers', '2'),
      bare: await run(__filename, 'bare', taken),
      fastify: await run(__filename, 'fastify', CATALOGUE, theirs),
    };
    await assertAlike(servers, cases);

    const model = cpus()[0]?.model ?? 'unknown processor';
    process.stdout.write(
      `${availableParallelism()} cores of ${model}, Node ${process.version}; ${options.connections} connections, medians of ${options.rounds} rounds of ${options.seconds} s\n\n`,
    );
    process.stdout.write(table(cases, await measure(servers, cases, options)));
  } finally {
    for (const { process: child } of started) {
      child.removeAllListeners('exit');
      child.kill();
    }
    rmSync(folder, { recursive: true });
  }
}

const [role, ...files] = process.argv.slice(2) as [string?, string?, string?];
if (role === 'bare') serveBare(String(files[0]));
else if (role === 'fastify') void serveFastify(String(files[0]), String(files[1]));
else void bench();

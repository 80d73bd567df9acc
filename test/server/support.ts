import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { Services } from '../../src/operations/services.ts';
import { baseFromRequest } from '../../src/server/base-url.ts';
import { makeGuard } from '../../src/server/guard.ts';
import type { Reply } from '../../src/server/messages.ts';
import { localWindows } from '../../src/server/rates/windows.ts';
import { replyCache } from '../../src/server/reply-cache.ts';
import { makeRespond, type Service } from '../../src/server/respond.ts';
import { HOME } from '../support/viand.ts';

const BIN = path.join(HOME, 'bin/viand.cjs');

/** The key of servers that are started without a clients file. */
export const KEY = 'a-key-of-tests-ZQ7';

/** Options for tests that do not test the rate. */
export const NO_LIMIT = ['--rate', '1000000'] as const;

/**
 * When to clean up: `untilAll()` for resources that a file shares, `onTestFinished` for those of a
 * single test.
 */
export type Until = (cleanUp: () => void | Promise<void>) => void;

/**
 * Cleans up after all tests of a file. Call it at the top of the file, since hooks cannot be
 * declared within hooks.
 */
export function untilAll(): Until {
  const cleanUps: (() => void | Promise<void>)[] = [];
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });
  return (cleanUp) => {
    cleanUps.push(cleanUp);
  };
}

export function registerFile(until: Until): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'viand-server-'));
  until(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'clients.sqlite');
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of all kinds
  readonly json: any;
}

export interface Running {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly clients: string;
  readonly stderr: () => string;
  /**
   * Sends a request with the key of the server, unless the headers have another `authorization`.
   */
  readonly ask: (target: string, asked?: Asked) => Promise<Answer>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Exit code and signal. */
  readonly ended: Promise<unknown[]>;
}

interface Starting {
  readonly until: Until;
  readonly argv?: readonly string[];
  /** The clients file; a new one if absent. */
  readonly clients?: string;
  /** The value of VIAND_API_KEY; null leaves it unset. */
  readonly key?: string | null;
  /** The number of descriptors that the process may open; that of this process if absent. */
  readonly descriptors?: number;
  /** Environment variables, in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts `viand serve` in a separate process, and waits until it listens. */
export async function startServer({ until, argv = [], key = KEY, ...more }: Starting) {
  const clients = more.clients ?? registerFile(until);
  const { VIAND_API_KEY: _, ...env } = process.env;
  const { descriptors } = more;
  const port = argv.includes('--port') ? [] : ['--port', '0'];
  const command = [process.execPath, BIN, 'serve', ...port, ...argv];
  const [program = '', ...args] =
    descriptors === undefined
      ? command
      : ['bash', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`, ...command];
  const child = spawn(program, args, {
    env: {
      ...env,
      ...more.env,
      VIAND_CLIENTS: clients,
      ...(key === null ? {} : { VIAND_API_KEY: key }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const agent = new http.Agent({ keepAlive: true });
  until(async () => {
    agent.destroy();
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const url = await eventually(() => {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
    return /listening on (\S+)\n/.exec(said)?.[1];
  });
  const running: Running = {
    url,
    port: Number(new URL(url).port),
    pid: child.pid as number,
    clients,
    stderr: () => said,
    ended,
    signal: (name) => child.kill(name),
    ask: (target, asked = {}) =>
      ask(url, target, agent, {
        ...asked,
        headers: { ...(key === null ? {} : bearer(key)), ...asked.headers },
      }),
  };
  return running;
}

/** The header with a key; no header for an empty string. */
export function bearer(key: string) {
  return { authorization: key === '' ? '' : `Bearer ${key}` };
}

function ask(url: string, target: string, agent: http.Agent, asked: Asked): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = asked;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, path: target, method, headers, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          const isJson = text !== '' && response.headers['content-encoding'] === undefined;
          const { statusCode: status = 0, headers: own } = response;
          const isTyped = own['content-type']?.startsWith('application/json') === true;
          const json = isJson && isTyped ? JSON.parse(text) : undefined;
          resolve({ status, headers: own, bytes, text, json });
        });
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server has just closed a connection that was idle for too long, so the request is
      // repeated.
      const isIdleEnd = request.reusedSocket && error.code === 'ECONNRESET';
      if (isIdleEnd) ask(url, target, agent, asked).then(resolve, reject);
      else reject(error);
    });
    request.end(body);
  });
}

/** A POST request with a JSON body. */
export function posted(body: unknown, headers: Readonly<Record<string, string>> = {}): Asked {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  };
}

/** Writes bytes to the port, and returns the reply when the server closes the connection. */
export function exchange(port: number, ...writes: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let back = '';
    const socket = net.connect(port, '127.0.0.1', () => {
      for (const bytes of writes) socket.write(bytes);
    });
    socket.setEncoding('utf8').on('data', (text: string) => {
      back += text;
    });
    socket.on('error', reject).on('close', () => resolve(back));
  });
}

/** Posts all but the last byte of `[]`, and waits until the server has started the request. */
export async function halfPosted(port: number, target: string, header = '') {
  let back = '';
  const socket = net.connect(port, '127.0.0.1');
  socket.setEncoding('utf8').on('data', (text: string) => {
    back += text;
  });
  const type = 'content-type: application/json\r\ncontent-length: 2\r\nexpect: 100-continue';
  socket.write(
    `POST ${target} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${KEY}\r\n${type}\r\n${header}\r\n[`,
  );
  const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
  await eventually(() => (back === CONTINUE ? true : undefined));
  return { socket, back: () => back.slice(CONTINUE.length) };
}

/** The parts of a response from a raw socket. */
export function parsed(response: string) {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

/** Polls until there is a value, by default for up to a minute, since machines may be busy. */
export async function eventually<Found>(
  look: () => Found | undefined | Promise<Found | undefined>,
  seconds = 60,
): Promise<Found> {
  for (let left = seconds * 50; left > 0; left -= 1) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(20);
  }
  throw new Error(`nothing came in ${seconds} s`);
}

/** Runs `viand client`, and returns its output: the key, if there is one. */
export function client(clients: string, ...argv: readonly string[]): string {
  const [verb = '', ...others] = argv;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [BIN, 'client', verb, ...others, '--clients', clients],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** The service as a function without a socket. Requests have the key, unless headers replace it. */
export function inProcess(services: Services, more: Partial<Service> = {}) {
  const respond = makeRespond({
    services,
    guard: makeGuard(
      (key) => (key === KEY ? { id: 'tester', rate: 1_000_000 } : undefined),
      localWindows(),
      () => 0,
    ),
    contexts: { boostOf: () => undefined, add: () => undefined, flush: () => undefined },
    cache: replyCache(),
    tag: 'tag',
    baseOf: (request) => baseFromRequest(request, false),
    open: new Map(),
    origins: [],
    ...more,
  });
  return (target: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) =>
    respond({
      method,
      target,
      headers: { host: 'food.example', ...bearer(KEY), ...headers },
      body: () => Promise.resolve(Buffer.from(body)),
    });
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of all kinds
export function jsonOf({ body }: Reply): any {
  return JSON.parse(String(body));
}

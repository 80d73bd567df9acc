import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '../model/faults.ts';
import { compressed } from './compression.ts';
import { errorReply } from './error-replies.ts';
import type { Reply, Request } from './messages.ts';

/** What is told of each request: nothing that could tell the end user or the key. */
export interface Access {
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern; empty where there is none. */
  readonly route: string;
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly client: string | undefined;
  readonly failure: unknown;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  readonly respond: (request: Request) => Promise<Reply>;
  readonly log: (access: Access) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly clock: () => number;
}

export interface Listening {
  readonly address: string;
  /** Refuses what is new, finishes what is running. */
  readonly stop: () => Promise<void>;
}

const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Long enough for a slow line, too short to hold a socket for nothing; ms. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;
const IDLE_MS = 5_000;

/** What is running may take this long once the service is told to stop, ms. */
const GRACE_MS = 30_000;

/** @throws Refusal `output/unwritable` where the address cannot be had */
export async function listen(options: ListenOptions): Promise<Listening> {
  let isStopping = false;
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: IDLE_MS },
    (incoming, outgoing) => {
      if (isStopping) outgoing.setHeader('connection', 'close');
      void handle(incoming, outgoing, options);
    },
  );
  // What is no HTTP at all gets an answer, too.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return;
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const body = JSON.stringify({
      error: { code: 'VALIDATION_ERROR', message: 'Cannot read the request', details: [] },
    });
    socket.end(
      `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
  await listening(server, options);
  const { address, port, family } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop: () => {
      isStopping = true;
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
      });
    },
  };
}

function listening(server: Server, { host, port }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new Refusal({
          code: 'server/address',
          message: `Cannot listen on ${host}:${port}: ${error.message}`,
          expected: 'an address and port that are free',
        }),
      ),
    );
    server.listen(port, host, resolve);
  });
}

async function handle(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { respond, log, clock }: ListenOptions,
): Promise<void> {
  const start = clock();
  const requestId = idOf(incoming.headers['x-request-id']);
  const method = incoming.method ?? 'GET';
  const reply = await respond({
    method,
    target: incoming.url ?? '/',
    headers: incoming.headers as Request['headers'],
    body: () => bodyOf(incoming),
  }).catch((error) => errorReply(error));
  const bytes = await send(outgoing, reply, {
    requestId,
    isHead: method === 'HEAD',
    accepted: incoming.headers['accept-encoding'],
    // What is not read of a body would be taken for the next request.
    isUnread: !incoming.complete,
  });
  log({
    requestId,
    method,
    route: reply.route ?? '',
    status: reply.status,
    bytes,
    milliseconds: clock() - start,
    client: reply.client,
    failure: reply.failure,
  });
}

const REQUEST_ID = /^[\w.-]{1,64}$/;

function idOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): Refusal {
  return new Refusal({
    code: 'input/too-large',
    message: 'Cannot read a body of this size',
    field: 'body',
    expected: `at most ${MAX_BODY_BYTES} bytes`,
  });
}

interface Sending {
  readonly requestId: string;
  readonly isHead: boolean;
  readonly accepted: string | string[] | undefined;
  readonly isUnread: boolean;
}

/** @returns the bytes of the body that were sent */
async function send(
  outgoing: ServerResponse,
  reply: Reply,
  { requestId, isHead, accepted, isUnread }: Sending,
): Promise<number> {
  const { body, headers } = await compressed(reply, String(accepted ?? ''));
  const payload = body === undefined ? undefined : Buffer.from(body as string);
  outgoing.writeHead(reply.status, {
    ...headers,
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    ...(payload === undefined ? {} : { 'content-length': payload.length }),
    ...(isUnread ? { connection: 'close' } : {}),
  });
  outgoing.end(isHead ? undefined : payload);
  return isHead ? 0 : (payload?.length ?? 0);
}

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Diagnostic, Refusal } from '../model/diagnostic.ts';
import { compressed } from './compression.ts';
import { errorReply } from './error-replies.ts';
import type { Reply, Request } from './messages.ts';
import { refuseOn } from './socket-replies.ts';

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

/** What a caller still sends after its reply is read and dropped for so long, ms. */
const LINGER_MS = 2_000;

/** What is running may take this long once the service is told to stop, ms. */
const GRACE_MS = 30_000;

/** @throws Refusal `output/unwritable` where the address cannot be had */
export async function listen(options: ListenOptions): Promise<Listening> {
  let isStopping = false;
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: IDLE_MS,
      // Refused by `handle`, in the shape of all errors.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      if (isStopping) outgoing.setHeader('connection', 'close');
      // A connection that falls idle once the service stops has nothing more to ask.
      outgoing.once('close', () => {
        if (isStopping) setImmediate(() => server.closeIdleConnections());
      });
      void handle(incoming, outgoing, options);
    },
  );
  server.on('checkExpectation', (_, { socket }) => {
    if (socket) refuseOn(socket, 417, unreadable('Cannot meet the expectation'));
  });
  server.on('connect', (_, socket) => {
    const message = 'Cannot CONNECT here';
    const allow = 'GET, HEAD, POST, OPTIONS';
    refuseOn(socket, 405, { code: 'request/method', message, expected: allow }, { allow });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return;
    const isLarge = error.code === 'HPE_HEADER_OVERFLOW';
    refuseOn(socket, isLarge ? 431 : 400, unreadable('Cannot read the request'));
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

function unreadable(message: string): Diagnostic {
  return { code: 'request/invalid', message, expected: 'a request of HTTP/1.1' };
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
  const reply = await answer(
    incoming,
    {
      method,
      target: incoming.url ?? '/',
      headers: incoming.headers as Request['headers'],
      body: () => bodyOf(incoming),
    },
    respond,
  );
  const bytes = await send(outgoing, reply, {
    requestId,
    isHead: method === 'HEAD',
    accepted: incoming.headers['accept-encoding'],
    unread: incoming.complete ? undefined : incoming,
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

function answer(
  incoming: IncomingMessage,
  request: Request,
  respond: ListenOptions['respond'],
): Promise<Reply> {
  if (incoming.httpVersion === '1.1' && request.headers['host'] === undefined) {
    const fault = { field: 'host', expected: 'a header Host' };
    const refusal = new Refusal({
      code: 'request/invalid',
      message: 'Cannot find a host',
      ...fault,
    });
    return Promise.resolve(errorReply(refusal));
  }
  return respond(request).catch((error) => errorReply(error));
}

const REQUEST_ID = /^[\w.-]{1,64}$/;

function idOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

function bodyOf(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) {
        chunks.push(chunk);
        return;
      }
      incoming.off('data', take).pause();
      reject(tooLarge());
    };
    if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      reject(tooLarge());
      return;
    }
    incoming.on('data', take);
    incoming.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    incoming.once('error', () => reject(brokenOff()));
  });
}

function tooLarge(): Refusal {
  return new Refusal({
    code: 'input/too-large',
    message: 'Cannot read a body of this size',
    field: 'body',
    expected: `at most ${MAX_BODY_BYTES} bytes`,
  });
}

/** The caller hung up: nobody reads what is said of it, and it is no failure of ours. */
function brokenOff(): Refusal {
  return new Refusal({
    code: 'input/unreadable',
    message: 'Cannot read the body to its end',
    field: 'body',
    expected: 'as many bytes as were announced',
  });
}

interface Sending {
  readonly requestId: string;
  readonly isHead: boolean;
  readonly accepted: string | string[] | undefined;
  /** The request, where its body is not read to the end. */
  readonly unread: IncomingMessage | undefined;
}

/** @returns the bytes of the body that were sent */
async function send(
  outgoing: ServerResponse,
  reply: Reply,
  { requestId, isHead, accepted, unread }: Sending,
): Promise<number> {
  const { body, headers } =
    accepted === undefined ? reply : await compressed(reply, String(accepted));
  // A string leaves together with its headers, in one piece.
  const bytes = body === undefined ? undefined : Buffer.byteLength(body);
  outgoing.writeHead(reply.status, {
    ...headers,
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    ...(bytes === undefined ? {} : { 'content-length': bytes }),
    // What is not read of a body would be taken for the next request.
    ...(unread === undefined ? {} : { connection: 'close' }),
  });
  const payload = isHead ? undefined : body;
  if (unread !== undefined) {
    if (payload !== undefined) outgoing.write(payload);
    await drained(unread);
    outgoing.end();
  } else {
    outgoing.end(payload);
  }
  return isHead ? 0 : (bytes ?? 0);
}

/** A connection that is closed while its caller still sends is reset, and the reply lost (RFC 9112, section 9.6). */
function drained(unread: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    for (const event of ['end', 'error', 'close']) unread.once(event, done);
    unread.resume();
  });
}

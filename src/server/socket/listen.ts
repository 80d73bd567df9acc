import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { errorReply } from '../error-replies.ts';
import type { Reply, Request } from '../messages.ts';
import { compressed } from './compression.ts';
import { closeUnused, limitConnections, maxConnectionsOf } from './connections.ts';
import { assertHost, type KnowsHost, knownHosts } from './host-header.ts';
import { bodyOf, drained } from './request-body.ts';
import { refuseOn } from './socket-replies.ts';

/** The log record of a request. Nothing in it reveals the end user or the key. */
export interface Access {
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern; empty for an unknown route. */
  readonly route: string;
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly client: string | undefined;
  readonly failure: unknown;
}

/** The address to listen on, and the hosts to accept. */
export interface ListenOptions {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** Host names that requests may use in addition to those of loopback. They are checked on loopback only. */
  readonly hostNames: readonly string[];
  /** Descriptors that the process may open; undefined if that is not known. */
  readonly descriptors: number | undefined;
  readonly respond: (request: Request) => Promise<Reply>;
  readonly log: (access: Access) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

/** A server that accepts connections. */
export interface Listening {
  readonly address: string;
  /** Refuses new requests and finishes those in progress. */
  readonly stop: () => Promise<void>;
}

/** The time in ms for the headers: enough for a slow line, but short enough to free idle sockets. */
const HEADERS_MS = 10_000;
/** The time in ms for a whole request with its body. */
const REQUEST_MS = 60_000;
/** The time in ms that a connection may wait between two requests. */
const IDLE_MS = 5_000;

/** The time in ms between checks of connections against these limits. */
const CHECK_MS = 1_000;

/** The time in ms that requests in progress may take after the server is asked to stop. */
const GRACE_MS = 30_000;

/** @throws ViandError `output/unwritable` if the address is not available */
export async function listen(options: ListenOptions): Promise<Listening> {
  let isStopping = false;
  const knows = knownHosts(options.host, options.hostNames);
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: CHECK_MS,
      // Refused by `handle`, in the shape of all errors.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      if (isStopping) outgoing.setHeader('connection', 'close');
      // A connection that becomes idle while the service stops is closed.
      outgoing.once('close', () => {
        if (isStopping) setImmediate(() => server.closeIdleConnections());
      });
      void handle(incoming, outgoing, options, knows);
    },
  );
  const waiting = limitConnections(server, maxConnectionsOf(options.descriptors));
  server.on('checkExpectation', (_, { socket }) => {
    if (socket) refuseOn(socket, 417, unreadable('Unsupported Expect header'));
  });
  server.on('connect', (_, socket) => {
    const message = 'Method CONNECT is not allowed here';
    const allow = 'GET, HEAD, POST, OPTIONS';
    refuseOn(socket, 405, { code: 'request/method', message, expected: allow }, { allow });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    refuseOn(
      socket,
      STATUS_OF_ERROR[error.code ?? ''] ?? 400,
      unreadable('Malformed HTTP request'),
    );
  });
  await listening(server, options);
  const { address, port, family } = server.address() as AddressInfo;
  return {
    address: urlOf(address, port, family === 'IPv6'),
    stop: () => {
      isStopping = true;
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        closeUnused(waiting);
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
      });
    },
  };
}

/** The start of URLs of a server that listens on an address. */
export function urlOf(address: string, port: number, isIPv6: boolean): string {
  return `http://${isIPv6 ? `[${address}]` : address}:${port}`;
}

/** Statuses of errors of Node's parser; all others are 400. */
const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function unreadable(message: string): Diagnostic {
  return { code: 'request/invalid', message, expected: 'an HTTP/1.1 request' };
}

function listening(server: Server, { host, port }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new ViandError({
          code: 'server/address',
          message: `Cannot listen on ${host}:${port}: ${error.message}`,
          expected: 'a free address and port; --port 0 picks one',
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
  knows: KnowsHost,
): Promise<void> {
  const start = clock();
  const requestId = idOf(incoming.headers['x-request-id']);
  const method = incoming.method ?? 'GET';
  const request: Request = {
    method,
    target: incoming.url ?? '/',
    headers: incoming.headers as Request['headers'],
    body: () => bodyOf(incoming),
  };
  const reply = await answer(incoming, request, respond, knows);
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

async function answer(
  { rawHeaders, httpVersion }: IncomingMessage,
  request: Request,
  respond: ListenOptions['respond'],
  knows: KnowsHost,
): Promise<Reply> {
  try {
    assertHost(rawHeaders, httpVersion, knows);
    return await respond(request);
  } catch (error) {
    return errorReply(error);
  }
}

const REQUEST_ID = /^[\w.-]{1,64}$/;

function idOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

interface Sending {
  readonly requestId: string;
  readonly isHead: boolean;
  readonly accepted: string | string[] | undefined;
  /** The request whose body is not read to the end. */
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
    // The unread rest of a body would be taken for the next request.
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

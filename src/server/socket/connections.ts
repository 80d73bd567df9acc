import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Files, the catalogue, the clients file, threads and the terminal need some of the descriptors. */
const RESERVED_DESCRIPTORS = 40;

/** The limit if that of file descriptors is unknown or unlimited. */
const MAX_CONNECTIONS = 10_000;

/** Connections that are always allowed. */
const MIN_CONNECTIONS = 8;

/** The number of connections for which the process may open descriptors. */
export function maxConnectionsOf(descriptors: number | undefined): number {
  const free = (descriptors ?? Number.POSITIVE_INFINITY) - RESERVED_DESCRIPTORS;
  return Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, free));
}

/**
 * Keeps a server reachable however many connections are open. Beyond the limit, a new connection replaces the one that
 * has waited longest for its client to send a request or the rest of one. If the server is working for all connections,
 * the new one is refused.
 *
 * @returns the connections that wait for their clients
 */
export function limitConnections(server: Server, most: number): ReadonlySet<Socket> {
  /** Connections that wait for their callers, the longest first. */
  const waiting = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open += 1;
    waiting.add(socket);
    socket.once('close', () => {
      open -= 1;
      waiting.delete(socket);
    });
    if (open <= most) return;
    const [longest = socket] = waiting;
    waiting.delete(longest);
    longest.destroy();
  });
  server.on('request', (incoming: IncomingMessage, outgoing) => {
    const { socket } = incoming;
    const isWhole = () => waiting.delete(socket);
    if (incoming.method === 'GET') isWhole();
    else incoming.once('end', isWhole);
    outgoing.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
  return waiting;
}

/**
 * Closes the connections that have sent nothing yet: browsers and load balancers open some in advance, and Node.js does
 * not count them as idle.
 */
export function closeUnused(connections: Iterable<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}

import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { errorReply } from '../error-replies.ts';
import { LINGER_MS } from './request-body.ts';

/**
 * Replies on a bare socket to a request that cannot be handled, in the form of all errors, and closes the socket, since
 * the client may never do so.
 */
export function refuseOn(
  socket: Duplex,
  status: number,
  fault: Diagnostic,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { body, headers: own } = errorReply(new ViandError(fault));
  const payload = String(body);
  const all = {
    ...own,
    ...headers,
    'content-length': Buffer.byteLength(payload),
    'x-request-id': randomUUID(),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  // Bytes that are still on their way would reset the connection, and the reply would be lost.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', payload].join('\r\n'));
}

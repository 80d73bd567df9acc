import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Diagnostic, Refusal } from '../model/diagnostic.ts';
import { errorReply } from './error-replies.ts';

/** Answers on a bare socket what is no request that could be handled, in the shape of all errors. */
export function refuseOn(
  socket: Duplex,
  status: number,
  fault: Diagnostic,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { body, headers: own } = errorReply(new Refusal(fault));
  const payload = String(body);
  const all = {
    ...own,
    ...headers,
    'content-length': Buffer.byteLength(payload),
    'x-request-id': randomUUID(),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', payload].join('\r\n'));
}

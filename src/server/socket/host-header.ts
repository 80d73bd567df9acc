import { isIPv4 } from 'node:net';
import { ViandError } from '../../model/diagnostic.ts';

/** Whether the service answers to a host name. */
export type KnowsHost = (name: string) => boolean;

/**
 * The accepted host names of a service. A service on loopback accepts only the names of loopback and the given ones: a
 * web page could otherwise make its own name point to this machine and send requests from here (DNS rebinding). A
 * service on another address accepts any name.
 *
 * @param listening the address on which the service listens
 * @param given further names, without ports
 */
export function knownHosts(listening: string, given: readonly string[]): KnowsHost {
  if (!isLoopback(listening)) return () => true;
  const names = new Set([listening, ...given].map((name) => name.toLowerCase()));
  return (name) => isLoopback(name) || names.has(name);
}

/** Whether a name or address is of this computer itself. */
export function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name === '::1' ||
    name === '[::1]' ||
    (isIPv4(name) && name.startsWith('127.'))
  );
}

/** The name in a Host header, without the port; of an IPv6 address with its brackets. */
const NAME = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/;

/**
 * @param rawHeaders alternating names and values, as received
 * @throws ViandError for a missing Host header in HTTP/1.1, for several of them, and for a host that is not accepted
 */
export function assertHost(
  rawHeaders: readonly string[],
  httpVersion: string,
  knows: KnowsHost,
): void {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length !== 'host'.length || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) throw wrongHost('Several Host headers', 'one Host header');
    host = rawHeaders[index + 1] as string;
  }
  if (host === undefined) {
    if (httpVersion === '1.1') throw wrongHost('Missing Host header', 'a Host header');
    return;
  }
  const name = NAME.exec(host)?.[1]?.toLowerCase();
  if (name === undefined || !knows(name)) {
    throw wrongHost(
      'Unknown host',
      'localhost, or a name that --allow-host or --base-url gives',
      host,
    );
  }
}

function wrongHost(message: string, expected: string, value?: string): ViandError {
  const fault = { code: 'request/invalid', message, field: 'host', expected } as const;
  return new ViandError(value === undefined ? fault : { ...fault, value });
}

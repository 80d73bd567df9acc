import { ViandError } from '../model/diagnostic.ts';
import type { Request } from './messages.ts';

/** A host with or without a port: a name, an IPv4 address, or an IPv6 address in brackets. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The start of absolute links to the service, under the address that its caller used, such as
 * `https://food.example.org`.
 *
 * @param isBehindProxy whether to trust `Forwarded` (RFC 7239) and `X-Forwarded-*`, which anybody can send
 * @throws ViandError `request/invalid` if the request names no host
 */
export function baseFromRequest({ headers }: Request, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? forwardedTo(headers) : {};
  const host = forwarded.host ?? headers['host'] ?? '';
  if (HOST.test(host)) return `${forwarded.proto === 'https' ? 'https' : 'http'}://${host}`;
  throw new ViandError({
    code: 'request/invalid',
    message: 'Cannot read the host',
    field: 'host',
    value: host,
    expected: 'a header Host, such as food.example.org',
  });
}

interface Forwarded {
  readonly host?: string | undefined;
  readonly proto?: string | undefined;
}

/** The address that the caller requested from the first proxy. */
function forwardedTo(headers: Request['headers']): Forwarded {
  const { forwarded } = headers;
  if (forwarded !== undefined) {
    return { host: parameterOf(forwarded, 'host'), proto: parameterOf(forwarded, 'proto') };
  }
  return { host: first(headers['x-forwarded-host']), proto: first(headers['x-forwarded-proto']) };
}

/** A parameter of the first element of `Forwarded`, which may be in quotes. */
function parameterOf(forwarded: string, name: string): string | undefined {
  const [element = ''] = forwarded.split(',');
  const pairs = element.split(';').map((pair) => pair.trim().split('='));
  const [, value] = pairs.find(([key = '']) => key.toLowerCase() === name) ?? [];
  return value?.replace(/^"(.*)"$/, '$1').toLowerCase();
}

function first(list: string | undefined): string | undefined {
  return list?.split(',')[0]?.trim().toLowerCase();
}

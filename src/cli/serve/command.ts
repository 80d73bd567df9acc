import { CLIENTS, rateOption } from '../client/command.ts';
import { defineCommand, InvalidValue, longFlag, option } from '../define-command.ts';
import { ALIASES, CATALOGUE, readRedisUrl } from '../options.ts';
import { wholeNumberReader } from '../whole-number-reader.ts';

const LOOPBACK = '127.0.0.1';
/** The port without `--port`. */
const PORT = 8080;
/** The highest port of TCP. */
const MAX_PORT = 65535;

/** Reads the number of a port. */
export const readPort = wholeNumberReader(`a port, 0 to ${MAX_PORT}`, 0, MAX_PORT);

/** More processes than machines have cores are a mistake. */
const MAX_WORKERS = 1024;

export const SERVE = defineCommand({
  name: 'serve',
  summary: 'Start the HTTP server, with a page to try it',
  description:
    'Start an HTTP server for search, look-ups and evaluations, in three API versions, with a page to try them. Callers need a client key (viand client add). If there are no clients yet, viand creates a key for this run.',
  arguments: {},
  options: {
    host: option({
      value: 'address',
      description: 'Address to listen on; 0.0.0.0 for all',
      read: readHost,
      default: LOOPBACK,
    }),
    port: option({
      value: 'number',
      description: 'Port to listen on; 0 for any free one',
      read: readPort,
      default: PORT,
    }),
    baseUrl: option({
      value: 'url',
      description: 'Base URL of links in responses (default: the host of each request)',
      read: readUrl,
    }),
    trustProxy: option({
      description: 'Take the host of links from Forwarded or X-Forwarded-* headers',
    }),
    allowHost: option({
      value: 'names',
      isList: true,
      description: 'Additional host names that the server accepts on a loopback address',
    }),
    corsOrigin: option({
      value: 'origins',
      isList: true,
      description: 'Web origins that may call the server',
      read: readOrigins,
      isRepeatable: true,
    }),
    rate: rateOption('Maximum requests per minute for the key of this run'),
    workers: option({
      value: 'number',
      description: 'Worker processes, such as one per core',
      read: wholeNumberReader(`a whole number from 1 to ${MAX_WORKERS}`, 1, MAX_WORKERS),
      default: 1,
    }),
    redis: option({
      value: 'url',
      description: 'Redis in which several servers share their request counts (needs ioredis)',
      read: readRedisUrl,
    }),
    get: option({ value: 'path', description: 'Print the response to one request and exit' }),
    clients: CLIENTS,
    catalogue: CATALOGUE,
    aliases: ALIASES,
    apiKey: option({ value: 'key', description: '', env: 'VIAND_API_KEY', isHidden: true }),
  },
  check(options) {
    if (options.get === undefined) return undefined;
    const { workers, allowHost, corsOrigin, trustProxy } = options;
    const others = { allowHost, corsOrigin, trustProxy };
    const given = workers === 1 ? others : { workers, ...others };
    const name = Object.entries(given).find(([, value]) => value !== undefined)?.[0];
    return name && `${longFlag(name)} has no effect on the one request of --get: remove it`;
  },
  note: 'VIAND_API_KEY sets the key of this run. --quiet turns off the log of requests.',
  examples: [
    'viand serve --get "/api/v2.1/search?query=oats"',
    'viand serve',
    'viand serve --workers 4',
    'viand serve --host 0.0.0.0 --port 80 --base-url https://food.example.org',
    'KEY=$(viand client add clinic)',
    'curl -H "Authorization: Bearer $KEY" "http://127.0.0.1:8080/api/v2.1/search?query=oats"',
  ],
});

/** An empty address would be all of them. */
function readHost(text: string): string {
  if (text.trim() === '') throw new InvalidValue('expected an address such as 127.0.0.1');
  return text;
}

/** Origins as browsers send them: no path, no slash at the end. */
function readOrigins(text: string, before: readonly string[] = []): string[] {
  if (text !== '*' && !/^[a-z][a-z\d+.-]*:\/\/[^\s/]+$/i.test(text)) {
    throw new InvalidValue('expected an origin such as https://food.example.org');
  }
  return [...before, text];
}

function readUrl(text: string): string {
  if (!/^https?:\/\/[^\s?#]+$/.test(text)) {
    throw new InvalidValue('expected a URL such as https://food.example.org');
  }
  return text.replace(/\/+$/, '');
}

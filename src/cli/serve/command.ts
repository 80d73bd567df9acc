import { CLIENTS, rateOption } from '../client/command.ts';
import { defineCommand, InvalidValue, option } from '../define-command.ts';
import { CATALOGUE } from '../options.ts';

const LOOPBACK = '127.0.0.1';
const PORT = 8080;
const MAX_PORT = 65535;

export const SERVE = defineCommand({
  name: 'serve',
  summary: 'Serve all of it over HTTP, with a page to try it',
  description:
    'Serve search, look-ups and evaluations over HTTP, in three versions, and a page to try them. Callers need the key of a client (viand client add); where there is none yet, a key is made for this run.',
  arguments: {},
  options: {
    host: option({
      value: 'address',
      description: 'address to listen on; 0.0.0.0 is all of them',
      default: LOOPBACK,
    }),
    port: option({
      value: 'number',
      description: 'port to listen on; 0 takes a free one',
      read: readPort,
      default: PORT,
    }),
    baseUrl: option({
      value: 'url',
      description: 'what links begin with, where the service is behind another',
      read: readUrl,
    }),
    corsOrigin: option({
      value: 'origins',
      isList: true,
      description: 'origins whose pages may call the service',
    }),
    rate: rateOption('requests a minute of the key of this run'),
    get: option({ value: 'path', description: 'write the reply to one request, and end' }),
    quiet: option({ description: 'no log of requests on stderr' }),
    clients: CLIENTS,
    catalogue: CATALOGUE,
    apiKey: option({ value: 'key', description: '', env: 'VIAND_API_KEY', isHidden: true }),
  },
  note: 'VIAND_API_KEY sets the key of this run.',
  examples: [
    'viand serve',
    'viand serve --host 0.0.0.0 --port 80 --base-url https://food.example.org',
    'viand serve --get "/api/v2.1/search?query=oats"',
    'curl -H "Authorization: Bearer $KEY" "http://127.0.0.1:8080/api/v2.1/search?query=oats"',
  ],
});

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new InvalidValue(`Expected a port, 0 to ${MAX_PORT}.`);
  }
  return port;
}

function readUrl(text: string): string {
  if (!/^https?:\/\/[^\s?#]+$/.test(text)) {
    throw new InvalidValue('Expected a URL such as https://food.example.org.');
  }
  return text.replace(/\/+$/, '');
}

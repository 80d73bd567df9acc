import { type Described, defineCommand, InvalidValue, option } from '../define-command.ts';
import { LANG, RESULT } from '../options.ts';
import { wholeNumberReader } from '../whole-number-reader.ts';

/** Requests a minute of a client that is given no other rate. */
const USUAL_RATE = 600;

/** The clients file; all commands about clients have this option. */
export const CLIENTS = option({
  value: 'file',
  description: 'File with the clients and their keys',
  access: 'updates',
  database: 'clients',
  env: 'VIAND_CLIENTS',
});

const readRate = wholeNumberReader('a whole number, 1 or more', 1);

/** A number of requests a minute. */
export function rateOption(description: string) {
  return option({ value: 'count', description, read: readRate, default: USUAL_RATE });
}

/** The commands for the clients that may use `viand serve`. */
export const CLIENT_GROUP: Described = {
  name: 'client',
  summary: 'Manage the clients of the service and their keys',
  examples: [
    'viand client add clinic --rate 1200',
    'viand client list',
    'viand client rotate clinic --overlap 24h',
    'viand client update clinic --rate 2400',
  ],
};

const NAME = { description: 'Name or id of the client' };

export const ADD = defineCommand({
  name: 'add',
  isImmediate: true,
  summary: 'Add a client and print its key, which is shown only once',
  arguments: { name: { description: 'Name of the client' } },
  options: { rate: rateOption('Maximum requests per minute'), clients: CLIENTS },
  examples: ['viand client add clinic --rate 1200'],
});

export const LIST = defineCommand({
  name: 'list',
  summary: 'List the clients',
  arguments: {},
  options: { clients: CLIENTS, ...RESULT, lang: LANG },
  examples: ['viand client list --format csv'],
});

export const ROTATE = defineCommand({
  name: 'rotate',
  isImmediate: true,
  summary: 'Replace the key of a client and print the new one',
  arguments: { name: NAME },
  options: {
    overlap: option({
      value: 'time',
      description: 'Keep accepting the current keys for this time: 30m, 24h or 7d',
      read: readDuration,
    }),
    clients: CLIENTS,
  },
  examples: ['viand client rotate clinic', 'viand client rotate clinic --overlap 24h'],
});

const DURATIONS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** @returns milliseconds */
function readDuration(text: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (DURATIONS[unit] ?? Number.NaN);
  if (Number.isNaN(milliseconds)) throw new InvalidValue('expected a time such as 30m, 24h or 7d');
  return milliseconds;
}

export const UPDATE = defineCommand({
  name: 'update',
  summary: 'Change how many requests a minute a client may make',
  arguments: { name: NAME },
  options: {
    rate: option({
      value: 'count',
      description: 'Maximum requests per minute',
      read: readRate,
      isRequired: true,
    }),
    clients: CLIENTS,
  },
  examples: ['viand client update clinic --rate 2400'],
});

export const REVOKE = defineCommand({
  name: 'revoke',
  summary: 'Revoke all keys of a client',
  arguments: { name: NAME },
  options: { clients: CLIENTS },
  examples: ['viand client revoke clinic'],
});

export const USAGE = defineCommand({
  name: 'usage',
  summary: 'Show how much history of end users is stored (as hashes)',
  arguments: {},
  options: {
    purge: option({ description: 'Delete history older than 90 days' }),
    purgeAll: option({ description: 'Delete all history' }),
    clients: CLIENTS,
    ...RESULT,
    lang: LANG,
  },
  examples: ['viand client usage --purge', 'viand client usage --json'],
});

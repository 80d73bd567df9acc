import { type Described, defineCommand, InvalidValue, option } from '../define-command.ts';
import { RESULT } from '../options.ts';

/** Requests a minute of a client that is given no other rate. */
const USUAL_RATE = 600;

export const CLIENTS = option({
  value: 'file',
  description: 'register of clients',
  env: 'VIAND_CLIENTS',
});

/** A number of requests a minute. */
export function rateOption(description: string) {
  return option({ value: 'count', description, read: readRate, default: USUAL_RATE });
}

function readRate(text: string): number {
  const rate = Number(text);
  if (!Number.isInteger(rate) || rate < 1)
    throw new InvalidValue('Expected a whole number from 1.');
  return rate;
}

/** Who may use `viand serve`. */
export const CLIENT_GROUP: Described = {
  name: 'client',
  summary: 'Register who may use the service, and their keys',
  examples: [
    'viand client add clinic --rate 1200',
    'viand client list',
    'viand client rotate clinic',
  ],
};

const NAME = { description: 'name or id of the client' };

export const ADD = defineCommand({
  name: 'add',
  summary: 'Add a client and print its key, which is shown once.',
  arguments: { name: { description: 'what the client is called' } },
  options: { rate: rateOption('requests a minute'), clients: CLIENTS },
  examples: ['viand client add clinic --rate 1200'],
});

export const LIST = defineCommand({
  name: 'list',
  summary: 'List the clients.',
  arguments: {},
  options: { clients: CLIENTS, ...RESULT },
  examples: ['viand client list --format csv'],
});

export const ROTATE = defineCommand({
  name: 'rotate',
  summary: 'Give a client a new key in the place of the one it has, and print it.',
  arguments: { name: NAME },
  options: { clients: CLIENTS },
  examples: ['viand client rotate clinic'],
});

export const REVOKE = defineCommand({
  name: 'revoke',
  summary: 'Refuse a client from now on.',
  arguments: { name: NAME },
  options: { clients: CLIENTS },
  examples: ['viand client revoke clinic'],
});

export const USAGE = defineCommand({
  name: 'usage',
  summary: 'Say how much is remembered of what end users looked at; it is kept as hashes.',
  arguments: {},
  options: {
    purge: option({ description: 'forget what is older than 90 days' }),
    purgeAll: option({ description: 'forget all of it' }),
    clients: CLIENTS,
  },
  examples: ['viand client usage --purge'],
});

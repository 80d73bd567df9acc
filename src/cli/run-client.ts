import { writeOut } from '../io/write-out.ts';
import { type Format, formatOf } from '../render/formats.ts';
import { type RecordColumn, renderRecords } from '../render/render-records.ts';
import type { Client, Clients } from '../server/clients/clients.ts';
import { dayOf, REMEMBERED_DAYS } from '../server/clients/history-log.ts';
import type { CommandContext } from './context.ts';

export interface ClientOptions {
  readonly clients?: string;
}

export interface ListOptions extends ClientOptions {
  readonly format?: Format;
  readonly output?: string;
}

export interface UsageOptions extends ClientOptions {
  readonly purge?: boolean;
  readonly purgeAll?: boolean;
}

async function withClients<Result>(
  { clients: file }: ClientOptions,
  context: CommandContext,
  run: (clients: Clients) => Promise<Result>,
): Promise<Result> {
  const clients = await context.openClients(file);
  try {
    return await run(clients);
  } finally {
    clients.close();
  }
}

/** Adds a client: its key alone goes to stdout, where a script can take it. */
export function addClient(
  name: string,
  options: ClientOptions & { readonly rate: number },
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    const { client, key } = clients.add(name, options.rate);
    context.log(
      `viand: ${client.id} may make ${client.rate} requests a minute; its key is not kept:`,
    );
    await writeOut([`${key}\n`], context.terminal.stdout, undefined);
  });
}

export function listClients(options: ListOptions, context: CommandContext): Promise<void> {
  return withClients(options, context, async (clients) => {
    const text = await renderRecords(COLUMNS, clients.list(), formatOf(options));
    await writeOut([text], context.terminal.stdout, options.output);
  });
}

const COLUMNS: readonly RecordColumn<Client>[] = [
  { name: 'id', cell: ({ id }) => id },
  { name: 'name', cell: ({ name }) => name },
  { name: 'rate', cell: ({ rate }) => rate },
  { name: 'keys', cell: ({ keys }) => keys },
  { name: 'created_at', cell: ({ createdAt }) => createdAt },
  { name: 'revoked_at', cell: ({ revokedAt }) => revokedAt },
];

export function rotateKey(
  name: string,
  options: ClientOptions,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    const key = clients.rotate(name);
    context.log('viand: the key it had is refused from now on; the new one is not kept:');
    await writeOut([`${key}\n`], context.terminal.stdout, undefined);
  });
}

export function revokeClient(
  name: string,
  options: ClientOptions,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    clients.revoke(name);
    context.log(`viand: ${name} is refused from now on`);
  });
}

export function showUsage(options: UsageOptions, context: CommandContext): Promise<void> {
  return withClients(options, context, async (clients) => {
    if (options.purge === true || options.purgeAll === true) {
      const today = dayOf(context.now());
      const before = options.purgeAll === true ? today + 1 : today - REMEMBERED_DAYS;
      context.log(`viand: forgot ${clients.purgeUses(before)} foods of contexts`);
    }
    const { contexts, foods } = clients.countUses();
    await writeOut(
      [`contexts  ${contexts}\nfoods     ${foods}\n`],
      context.terminal.stdout,
      undefined,
    );
  });
}

import { writeOut } from '../../io/write-out.ts';
import { formatOf } from '../../render/formats.ts';
import { type RecordColumn, renderRecords } from '../../render/render-records.ts';
import type { Client, Clients } from '../../server/clients/clients.ts';
import { dayOf, REMEMBERED_DAYS } from '../../server/clients/history-log.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { ADD, LIST, REVOKE, ROTATE, USAGE } from './command.ts';

async function withClients<Result>(
  { clients: file }: { readonly clients?: string },
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
  options: CommandInput<typeof ADD>,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    const { client, key } = clients.add(options.name, options.rate);
    context.log(
      `viand: ${client.id} may make ${client.rate} requests a minute; its key is not kept:`,
    );
    await writeOut([`${key}\n`], context.terminal.stdout, undefined);
  });
}

export function listClients(
  options: CommandInput<typeof LIST>,
  context: CommandContext,
): Promise<void> {
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
  options: CommandInput<typeof ROTATE>,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    const key = clients.rotate(options.name);
    context.log('viand: the key it had is refused from now on; the new one is not kept:');
    await writeOut([`${key}\n`], context.terminal.stdout, undefined);
  });
}

export function revokeClient(
  options: CommandInput<typeof REVOKE>,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    clients.revoke(options.name);
    context.log(`viand: ${options.name} is refused from now on`);
  });
}

export function showUsage(
  options: CommandInput<typeof USAGE>,
  context: CommandContext,
): Promise<void> {
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

import { ClosedOutput } from '../../io/terminal/terminal.ts';
import { writeOut } from '../../io/writing/write-out.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { formatOf } from '../../render/formats.ts';
import { type RecordColumn, renderRecords } from '../../render/render-records.ts';
import type { Client, Clients } from '../../server/clients/clients.ts';
import { dayOf, RETENTION_DAYS } from '../../server/clients/history-log.ts';
import { columnHeadingsIn } from '../column-headings.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { ADD, LIST, REVOKE, ROTATE, UPDATE, USAGE } from './command.ts';

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
    const { client } = clients.add(options.name, options.rate, ({ key }) => print(key, context));
    context.note(
      `viand: ${client.name} may make ${client.rate} requests per minute. Save its key now: viand does not store it.`,
    );
  });
}

/** @throws ViandError also if the output is closed: a key that nobody could read must not count */
function print(key: string, { terminal }: CommandContext): void {
  try {
    terminal.stdout.write(`${key}\n`);
  } catch (error) {
    if (!(error instanceof ClosedOutput)) throw error;
    throw new ViandError({
      code: 'output/unwritable',
      message: 'Cannot print the key because standard output is closed; no key was changed',
      expected: 'an open standard output',
    });
  }
}

/** Lists all clients: their rates, keys and dates, but never a key itself. */
export function listClients(
  options: CommandInput<typeof LIST>,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, (clients) =>
    writeRecords(COLUMNS, clients.list(), options, context),
  );
}

const COLUMNS: readonly RecordColumn<Client>[] = [
  { name: 'id', cell: ({ id }) => id },
  { name: 'name', cell: ({ name }) => name },
  { name: 'rate', cell: ({ rate }) => rate },
  { name: 'keys', cell: ({ keys }) => keys },
  { name: 'created_at', cell: ({ createdAt }) => createdAt },
  { name: 'revoked_at', cell: ({ revokedAt }) => revokedAt },
];

/** Gives a client a new key and prints it; the old key is refused from then on. */
export function rotateKey(
  options: CommandInput<typeof ROTATE>,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    const { overlap } = options;
    clients.rotate(options.name, overlap, (key) => print(key, context));
    const until =
      overlap === undefined
        ? 'refused from now on'
        : `accepted until ${new Date(context.now() + overlap).toISOString()}`;
    context.note(
      `viand: the old key is ${until}; save the new one, because viand does not store it`,
    );
  });
}

/** Sets the requests a minute that a client may make. */
export function updateClient(
  options: CommandInput<typeof UPDATE>,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    const { name, rate } = clients.setRate(options.name, options.rate);
    context.note(`viand: ${name} may make ${rate} requests a minute from now on`);
  });
}

/** Refuses all keys of a client from then on. */
export function revokeClient(
  options: CommandInput<typeof REVOKE>,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    clients.revoke(options.name);
    context.note(`viand: ${options.name} is revoked`);
  });
}

/** Shows how much history of end users is stored, and deletes it on request. */
export function showUsage(
  options: CommandInput<typeof USAGE>,
  context: CommandContext,
): Promise<void> {
  return withClients(options, context, async (clients) => {
    if (options.purge === true || options.purgeAll === true) {
      const today = dayOf(context.now());
      const before = options.purgeAll === true ? today + 1 : today - RETENTION_DAYS;
      context.note(`viand: deleted ${clients.purgeUses(before)} foods from the history`);
    }
    await writeRecords(USES, [clients.countUses()], options, context);
  });
}

const USES: readonly RecordColumn<ReturnType<Clients['countUses']>>[] = [
  { name: 'contexts', cell: ({ contexts }) => contexts },
  { name: 'foods', cell: ({ foods }) => foods },
];

/** Writes a list in the requested format. */
async function writeRecords<Row>(
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
  options: CommandInput<typeof LIST>,
  { terminal, displayOf, language }: CommandContext,
): Promise<void> {
  const style = { ...options, ...displayOf(options.output), headOf: columnHeadingsIn(language) };
  const text = await renderRecords(columns, rows, formatOf(options), style);
  await writeOut([text], terminal.stdout, options.output);
}

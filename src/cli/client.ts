import { Command, InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from './context.ts';
import { withResultOptions } from './options.ts';
import type { ClientOptions, ListOptions, UsageOptions } from './run-client.ts';

/** Requests a minute of a client that is given no other rate. */
export const USUAL_RATE = 600;

export function clientsOption(): Option {
  return new Option('--clients <file>', 'register of clients').env('VIAND_CLIENTS');
}

export function readRate(text: string): number {
  const rate = Number(text);
  if (!Number.isInteger(rate) || rate < 1) {
    throw new InvalidArgumentError('Expected a whole number from 1.');
  }
  return rate;
}

/** Who may use `viand serve`. */
export function clientCommand(context: CommandContext): Command {
  const command = new Command('client')
    .description('Register who may use the service, and their keys')
    .addHelpText(
      'after',
      `
Examples:
  viand client add clinic --rate 1200
  viand client list
  viand client rotate clinic`,
    );
  command
    .command('add')
    .description('Add a client and print its key, which is shown once.')
    .argument('<name>', 'what the client is called')
    .option('--rate <count>', 'requests a minute', readRate, USUAL_RATE)
    .addOption(clientsOption())
    .addHelpText('after', '\nExample:\n  viand client add clinic --rate 1200')
    .action(async (name: string, options: ClientOptions & { rate: number }) => {
      const { addClient } = await import('./run-client.ts');
      await addClient(name, options, context);
    });
  withResultOptions(
    command.command('list').description('List the clients.').addOption(clientsOption()),
  )
    .addHelpText('after', '\nExample:\n  viand client list --format csv')
    .action(async (options: ListOptions) => {
      const { listClients } = await import('./run-client.ts');
      await listClients(options, context);
    });
  command
    .command('rotate')
    .description('Give a client a new key in the place of the one it has, and print it.')
    .argument('<name>', 'name or id of the client')
    .addOption(clientsOption())
    .addHelpText('after', '\nExample:\n  viand client rotate clinic')
    .action(async (name: string, options: ClientOptions) => {
      const { rotateKey } = await import('./run-client.ts');
      await rotateKey(name, options, context);
    });
  command
    .command('revoke')
    .description('Refuse a client from now on.')
    .argument('<name>', 'name or id of the client')
    .addOption(clientsOption())
    .addHelpText('after', '\nExample:\n  viand client revoke clinic')
    .action(async (name: string, options: ClientOptions) => {
      const { revokeClient } = await import('./run-client.ts');
      await revokeClient(name, options, context);
    });
  command
    .command('usage')
    .description('Say how much is remembered of what end users looked at; it is kept as hashes.')
    .option('--purge', 'forget what is older than 90 days')
    .option('--purge-all', 'forget all of it')
    .addOption(clientsOption())
    .addHelpText('after', '\nExample:\n  viand client usage --purge')
    .action(async (options: UsageOptions) => {
      const { showUsage } = await import('./run-client.ts');
      await showUsage(options, context);
    });
  return command;
}

import { Command, InvalidArgumentError, Option } from 'commander';
import { clientsOption, readRate, USUAL_RATE } from './client.ts';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { catalogueOption } from './options.ts';
import type { ServeOptions } from './run-serve.ts';

const LOOPBACK = '127.0.0.1';
const PORT = 8080;

export function serveCommand(context: CommandContext, exit: (code: ExitCode) => void): Command {
  return new Command('serve')
    .summary('Serve all of it over HTTP, with a page to try it')
    .description(
      'Serve search, look-ups and evaluations over HTTP, in three versions, and a page to try them. Callers need the key of a client (viand client add); where there is none yet, a key is made for this run.',
    )
    .option('--host <address>', 'address to listen on; 0.0.0.0 is all of them', LOOPBACK)
    .option('--port <number>', 'port to listen on; 0 takes a free one', readPort, PORT)
    .option(
      '--base-url <url>',
      'what links begin with, where the service is behind another',
      readUrl,
    )
    .option('--cors-origin <origins...>', 'origins whose pages may call the service')
    .option('--rate <count>', 'requests a minute of the key of this run', readRate, USUAL_RATE)
    .option('--get <path>', 'write the reply to one request, and end')
    .option('--quiet', 'no log of requests on stderr')
    .addOption(clientsOption())
    .addOption(catalogueOption())
    .addOption(new Option('--api-key <key>').env('VIAND_API_KEY').hideHelp())
    .addHelpText(
      'after',
      `
VIAND_API_KEY sets the key of this run.

Examples:
  viand serve
  viand serve --host 0.0.0.0 --port 80 --base-url https://food.example.org
  viand serve --get "/api/v2.1/search?query=oats"
  curl -H "Authorization: Bearer $KEY" "http://127.0.0.1:8080/api/v2.1/search?query=oats"`,
    )
    .action(async (options: ServeOptions) => {
      const { runServe } = await import('./run-serve.ts');
      exit(await runServe(options, context));
    });
}

const MAX_PORT = 65535;

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new InvalidArgumentError(`Expected a port, 0 to ${MAX_PORT}.`);
  }
  return port;
}

function readUrl(text: string): string {
  if (!/^https?:\/\/[^\s?#]+$/.test(text)) {
    throw new InvalidArgumentError('Expected a URL such as https://food.example.org.');
  }
  return text.replace(/\/+$/, '');
}

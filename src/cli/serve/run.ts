import { writeOut } from '../../io/write-out.ts';
import { type Access, listen } from '../../server/listen.ts';
import { makeService, type ReadyService } from '../../server/service.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { SERVE } from './command.ts';

type ServeOptions = CommandInput<typeof SERVE>;

/** Serves until the process is told to stop. */
export async function runServe(options: ServeOptions, context: CommandContext): Promise<ExitCode> {
  const catalogue = await context.openCatalogue(options.catalogue);
  const clients = await context.openClients(options.clients);
  try {
    const service = await makeService({
      catalogue,
      clients,
      key: options.apiKey === '' ? undefined : options.apiKey,
      rate: options.rate,
      base: options.baseUrl ?? '',
      origins: options.corsOrigin ?? [],
      page: context.pageFolder,
      version: context.version,
      now: context.now,
      failed: (error) => context.log(logLine(context, { level: 'error', error: String(error) })),
    });
    return options.get === undefined
      ? await serve(service, options, context)
      : await getOnce(service, options.get, options, context);
  } finally {
    clients.close();
    catalogue.close();
  }
}

async function serve(
  service: ReadyService,
  options: ServeOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const listening = await listen({
    host: options.host,
    port: options.port,
    respond: service.respond,
    clock: context.clock,
    log: (access) => {
      if (options.quiet === true && access.failure === undefined) return;
      context.log(logLine(context, accessRecord(access)));
    },
  });
  context.log(`viand: listening on ${listening.address}`);
  if (service.keyOfRun !== undefined) {
    context.log(`viand: key for this run: ${service.keyOfRun}`);
    context.log(`viand: try it at ${listening.address}/#key=${service.keyOfRun}`);
  }
  await context.stopped();
  context.log('viand: finishing what is running');
  await listening.stop();
  service.finish();
  return EXIT.fine;
}

/** The reply to one request, without a socket. */
async function getOnce(
  service: ReadyService,
  target: string,
  options: ServeOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const key = options.apiKey || service.keyOfRun;
  const reply = await service.respond({
    method: 'GET',
    target,
    headers: { authorization: key === undefined ? undefined : `Bearer ${key}` },
    body: () => Promise.resolve(''),
  });
  await writeOut([`${reply.body ?? ''}\n`], context.terminal.stdout, undefined);
  const isFine = reply.status < 400;
  if (!isFine) context.log(`viand: ${reply.status}`);
  return isFine ? EXIT.fine : EXIT.faultyData;
}

/** What is logged of a request: no query, no id, no key, no context. */
function accessRecord({ requestId, failure, ...access }: Access) {
  return {
    level: failure === undefined ? 'info' : 'error',
    request_id: requestId,
    ...access,
    milliseconds: Math.round(access.milliseconds * 1000) / 1000,
    ...(failure === undefined
      ? {}
      : { error: failure instanceof Error ? failure.stack : String(failure) }),
  };
}

function logLine({ now }: CommandContext, record: object): string {
  return JSON.stringify({ time: new Date(now()).toISOString(), ...record });
}

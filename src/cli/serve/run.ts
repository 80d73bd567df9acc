import { writeOut } from '../../io/writing/write-out.ts';
import { newKey } from '../../server/clients/keys.ts';
import { redisWindows } from '../../server/rates/redis-windows.ts';
import { localWindows, type RateWindows, withLocalFallback } from '../../server/rates/windows.ts';
import { workerWindows } from '../../server/rates/worker-windows.ts';
import { hasClients, makeService, type ReadyService } from '../../server/service.ts';
import { type Access, listen } from '../../server/socket/listen.ts';
import { superviseWorkers } from '../../server/workers/supervise.ts';
import { ignoreLostMessages, isWorker, leaveWorkers } from '../../server/workers/worker.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { SERVE } from './command.ts';

type ServeOptions = CommandInput<typeof SERVE>;

/** Serves until the process is asked to stop. */
export async function runServe(options: ServeOptions, context: CommandContext): Promise<ExitCode> {
  const isOne = options.workers === 1 || options.get !== undefined;
  if (!isOne && !isWorker()) return serveInWorkers(options, context);
  ignoreLostMessages();
  try {
    return await serveHere(options, context);
  } finally {
    leaveWorkers();
  }
}

/** Starts workers, which share a new key if there is no client yet. */
async function serveInWorkers(options: ServeOptions, context: CommandContext): Promise<ExitCode> {
  const clients = await context.openClients(options.clients);
  const key = options.apiKey || (hasClients(clients) ? undefined : newKey().key);
  clients.close();
  const stopped = async () => {
    await context.stopped();
    context.log('viand: stopping after the requests in progress');
  };
  return (await superviseWorkers({
    count: options.workers,
    env: key === undefined ? {} : { VIAND_API_KEY: key },
    listening: (address) => logStart(context, address, options.apiKey ? undefined : key),
    replaced: (pid, why) =>
      context.log(`viand: worker ${pid} ended (${why}); another one takes its place`),
    clock: context.clock,
    stopped: stopped(),
  })) as ExitCode;
}

async function serveHere(options: ServeOptions, context: CommandContext): Promise<ExitCode> {
  const catalogue = await context.openCatalogue(options.catalogue, options.aliases);
  const clients = await context.openClients(options.clients);
  // A request by --get comes from the person who has the files, and needs no client.
  const key = options.apiKey || (options.get === undefined ? undefined : newKey().key);
  let windows: RateWindows | undefined;
  try {
    windows = await windowsFor(options, context);
    const service = await makeService({
      catalogue,
      clients,
      key,
      rate: options.rate,
      base: options.baseUrl,
      isBehindProxy: options.trustProxy === true,
      origins: options.corsOrigin ?? [],
      page: context.pageFolder,
      bodyThread: context.bodyThreadFile,
      version: context.version,
      now: context.now,
      windows,
      failed: (error) => context.logRecord({ level: 'error', error: String(error) }),
    });
    return options.get === undefined
      ? await serve(service, options, context)
      : await getOnce(service, options.get, { ...options, apiKey: key ?? '' }, context);
  } finally {
    // Otherwise a connection to Redis would keep viand running.
    await windows?.close();
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
    hostNames: [...(options.allowHost ?? []), ...hostOf(options.baseUrl)],
    descriptors: context.descriptors(),
    respond: service.respond,
    clock: context.clock,
    log: (access) => {
      if (access.failure === undefined && context.isQuiet) return;
      context.logRecord(accessRecord(access));
    },
  });
  // The process that started the workers logs this once, since otherwise each worker would.
  if (!isWorker()) logStart(context, listening.address, service.keyOfRun);
  await context.stopped();
  if (!isWorker()) context.log('viand: stopping after the requests in progress');
  await listening.stop();
  await service.finish();
  return EXIT.success;
}

function logStart(context: CommandContext, address: string, keyOfRun: string | undefined): void {
  context.log(`viand: listening on ${address}`);
  if (keyOfRun === undefined) return;
  context.log(`viand: key for this run: ${keyOfRun}`);
  context.log(`viand: try it at ${address}/#key=${keyOfRun}`);
}

/** Where requests are counted: in Redis, in the process that started this worker, or here. */
async function windowsFor({ redis }: ServeOptions, context: CommandContext): Promise<RateWindows> {
  if (redis === undefined && !isWorker()) return localWindows();
  const { windows, failure } =
    redis === undefined
      ? { windows: workerWindows(), failure: undefined }
      : await redisWindows(redis);
  const place = redis === undefined ? 'the first process' : 'Redis';
  return withLocalFallback(
    windows,
    (change, error) =>
      context.log(
        change === 'failed'
          ? `viand: Cannot count requests in ${place} (${String(error)}): this process counts its own`
          : `viand: ${place} counts requests again`,
      ),
    { failure },
  );
}

/** The name in a base URL. */
function hostOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).hostname];
}

/** The reply to one request, without a socket. */
async function getOnce(
  service: ReadyService,
  target: string,
  options: ServeOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const reply = await service.respond({
    method: 'GET',
    target,
    headers: {
      host: `${options.host}:${options.port}`,
      authorization: `Bearer ${options.apiKey}`,
    },
    body: () => Promise.resolve(new Uint8Array()),
  });
  await writeOut([`${reply.body ?? ''}\n`], context.terminal.stdout, undefined);
  if (reply.status >= 400) context.log(`viand: ${reply.status}`);
  return exitCodeOfReply(reply.status, String(reply.body ?? ''));
}

/** The exit code for a reply: a food that does not exist differs from a route that does not exist. */
function exitCodeOfReply(status: number, body: string): ExitCode {
  if (status >= 500) return EXIT.internalError;
  if (status === 404) return codeOf(body) === 'FOOD_NOT_FOUND' ? EXIT.notFound : EXIT.faultyData;
  if (status === 400) return EXIT.wrongUsage;
  return status > 400 ? EXIT.faultyData : EXIT.success;
}

/** The code of an error in a JSON reply. */
function codeOf(body: string): string | undefined {
  return (JSON.parse(body) as { readonly error?: { readonly code?: string } }).error?.code;
}

/** The log line of a request: no query, no id, no key, no context. */
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

import { timingSafeEqual } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { servicesOf } from '../operations/services.ts';
import { STYLE } from '../report/page/style.ts';
import { baseFromRequest } from './base-url.ts';
import { threadRunner } from './bodies/body-runner.ts';
import type { Clients } from './clients/clients.ts';
import { endUserHistory } from './clients/history-log.ts';
import { keyHash, newKey } from './clients/keys.ts';
import { tagOf } from './conditional.ts';
import { describeService } from './description.ts';
import { type FindCaller, makeGuard } from './guard.ts';
import { jsonReply, type Reply, type Request } from './messages.ts';
import type { RateWindows } from './rates/windows.ts';
import { replyCache } from './reply-cache.ts';
import { makeRespond } from './respond.ts';
import { staticFile, staticFiles } from './static-files.ts';

/** The data of a service, and its clients. */
export interface ServiceOptions {
  readonly catalogue: Catalogue;
  readonly clients: Clients;
  /** A key that is accepted in addition to those of the clients. */
  readonly key: string | undefined;
  /** Requests per minute for callers who are not in the clients file. */
  readonly rate: number;
  /** The start of links; if undefined, it comes from each request. */
  readonly base: string | undefined;
  /** Whether a proxy that is trusted sets `Forwarded` or `X-Forwarded-*`. */
  readonly isBehindProxy: boolean;
  readonly origins: readonly string[];
  /** The folder of the page. */
  readonly page: string;
  /** The version of viand. */
  readonly version: string;
  /** The program of the thread that evaluates large bodies. */
  readonly bodyThread: string;
  /** The counts of the requests of callers. */
  readonly windows: RateWindows;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with each internal error that a reply hides. */
  readonly failed: (error: unknown) => void;
}

/** The service of a catalogue, ready for requests. */
export interface ReadyService {
  readonly respond: (request: Request) => Promise<Reply>;
  /** The key that was made for this run, as there is no client yet. */
  readonly keyOfRun: string | undefined;
  /** Writes all pending uses, and ends the thread. */
  readonly finish: () => Promise<void>;
}

/** The name of all callers who are not in the clients file. */
const RUN_CLIENT = 'this-run';

/** Makes the service over an open catalogue: the routes, the page and the document of the service. */
export async function makeService(options: ServiceOptions): Promise<ReadyService> {
  const { catalogue, clients, version, base, isBehindProxy, now, bodyThread } = options;
  const fingerprint = await catalogue.fingerprint();
  const contexts = endUserHistory(clients, now, options.failed);
  const { find, keyOfRun } = callers(options);
  const bodies = threadRunner(bodyThread, { catalogue: catalogue.file, fingerprint, version });
  const baseOf = (request: Request) => base ?? baseFromRequest(request, isBehindProxy);
  const tag = tagOf(version, fingerprint, base ?? '');
  const respond = makeRespond({
    bodies,
    // Every request copies them, and a getter would take ten times as long.
    services: { ...servicesOf(catalogue, version) },
    guard: makeGuard(find, options.windows, now),
    contexts,
    cache: replyCache(),
    tag,
    baseOf,
    origins: options.origins,
    open: new Map<string, (request: Request) => Promise<Reply>>([
      ...staticFiles(options.page),
      // The page shows reports, and has their style.
      ['/report.css', async () => staticFile('.css', STYLE)],
      ['/health', async () => jsonReply(200, { status: 'ok', version, catalogue: fingerprint })],
      ['/api/openapi.json', describeService(() => openApiOf(version), tag, baseOf)],
    ]),
  });
  const finish = async () => {
    contexts.flush();
    await bodies.close();
    await options.windows.close();
  };
  return { respond, keyOfRun, finish };
}

async function openApiOf(version: string) {
  const { openApi } = await import('./openapi.ts');
  return openApi(version, '');
}

/** Whether anybody may call, without a key of this run. */
export function hasClients(clients: Clients): boolean {
  return clients.list().some(({ revokedAt }) => revokedAt === null);
}

/** The callers: the clients in the clients file, and anyone with the key of this run, if it has one. */
function callers({ clients, key, rate }: ServiceOptions): {
  readonly find: FindCaller;
  readonly keyOfRun: string | undefined;
} {
  if (key === undefined && hasClients(clients)) {
    return { find: clients.findByKey, keyOfRun: undefined };
  }
  const own = key === undefined ? newKey() : { key, hash: keyHash(key) };
  return {
    find: (given) =>
      timingSafeEqual(keyHash(given), own.hash)
        ? { id: RUN_CLIENT, rate }
        : clients.findByKey(given),
    keyOfRun: key === undefined ? own.key : undefined,
  };
}

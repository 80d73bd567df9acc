import { createHash, timingSafeEqual } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { servicesOf } from '../operations/services.ts';
import { type Clients, keyHash, newKey } from './clients/clients.ts';
import { endUserHistory } from './clients/history-log.ts';
import { type FindCaller, makeGuard } from './guard.ts';
import { jsonReply, type Reply, type Request } from './messages.ts';
import { openApi } from './openapi.ts';
import { replyMemory } from './reply-memory.ts';
import { makeRespond } from './respond.ts';
import { staticFiles } from './static-files.ts';

export interface ServiceOptions {
  readonly catalogue: Catalogue;
  readonly clients: Clients;
  /** A key that is accepted beside those of the clients. */
  readonly key: string | undefined;
  /** Requests a minute of a key that is of no client of the register. */
  readonly rate: number;
  readonly base: string;
  readonly origins: readonly string[];
  /** The folder of the page. */
  readonly page: string;
  /** Of viand. */
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told where something failed behind a reply. */
  readonly failed: (error: unknown) => void;
}

/** The service of a catalogue, ready for requests. */
export interface ReadyService {
  readonly respond: (request: Request) => Promise<Reply>;
  /** The key that was made for this run, as there is no client yet. */
  readonly keyOfRun: string | undefined;
  /** Writes what is still to be written. */
  readonly finish: () => void;
}

/** Callers that are in no register. */
const RUN_CLIENT = 'this-run';

/** Characters of a hash that tell contents apart. */
const TAG_CHARACTERS = 16;

export async function makeService(options: ServiceOptions): Promise<ReadyService> {
  const { catalogue, clients, version, base, now } = options;
  const fingerprint = await catalogue.fingerprint();
  const contexts = endUserHistory(clients, now, options.failed);
  const { find, keyOfRun } = callers(options);
  const respond = makeRespond({
    surroundings: servicesOf(catalogue),
    guard: makeGuard(find, now),
    contexts,
    memory: replyMemory(),
    tag: tagOf(version, fingerprint, base),
    base,
    origins: options.origins,
    open: new Map([
      ...staticFiles(options.page),
      ['/health', async () => jsonReply(200, { status: 'ok', version, catalogue: fingerprint })],
      ['/api/openapi.json', async () => jsonReply(200, await openApi(version, base))],
    ]),
  });
  return { respond, keyOfRun, finish: contexts.flush };
}

/** The same tag, the same replies: links have the base in them. */
function tagOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, TAG_CHARACTERS);
}

/** Who may call: those of the register, and whoever has the key of this run where there is one. */
function callers({ clients, key, rate }: ServiceOptions): {
  readonly find: FindCaller;
  readonly keyOfRun: string | undefined;
} {
  const isEmpty = clients.list().every(({ revokedAt }) => revokedAt !== null);
  if (key === undefined && !isEmpty) return { find: clients.findByKey, keyOfRun: undefined };
  const own = key === undefined ? newKey() : { key, hash: keyHash(key) };
  return {
    find: (given) =>
      timingSafeEqual(keyHash(given), own.hash)
        ? { id: RUN_CLIENT, rate }
        : clients.findByKey(given),
    keyOfRun: key === undefined ? own.key : undefined,
  };
}

import { ViandError } from '../model/diagnostic.ts';
import type { Services } from '../operations/services.ts';
import type { BodyRunner } from './bodies/body-runner.ts';
import { assertJson, parseBody } from './bodies/parse-body.ts';
import { runOperation } from './bodies/run-operation.ts';
import type { EndUserHistory } from './clients/history-log.ts';
import { conditional, tagOf } from './conditional.ts';
import { withCors } from './cors.ts';
import { errorReply } from './error-replies.ts';
import type { Caller, Guard } from './guard.ts';
import { type Headers, type Reply, type Request, writtenReply } from './messages.ts';
import { readBody } from './misspelt-names.ts';
import { type RawInput, readInput } from './read-input.ts';
import type { CachedBody, ReplyCache } from './reply-cache.ts';
import { matchRoute, ROUTES, type RouteMatch, routesOf, versionOf } from './routes.ts';
import { wrongMethod } from './wrong-method.ts';

/** The parts of the service. */
export interface Service {
  readonly services: Services;
  readonly guard: Guard;
  readonly contexts: EndUserHistory;
  /** Makes bodies that are the same for all clients, or takes them from a cache. */
  readonly cache: ReplyCache;
  /** Evaluates large bodies; without it, they are evaluated in this thread. */
  readonly bodies?: BodyRunner;
  /** Identifies the content of the catalogue and the version of viand: the same tag means the same reply. */
  readonly tag: string;
  /** The start of the links of a reply. @throws ViandError if the request names no host */
  readonly baseOf: (request: Request) => string;
  /** The routes that need no key: health, the description of the service, its page. */
  readonly open: ReadonlyMap<string, (request: Request) => Promise<Reply>>;
  /** Origins whose pages may call the service; if empty, none may. */
  readonly origins: readonly string[];
}

/** Makes the service a function: a request in, a reply out, and no socket. It never throws. */
export function makeRespond(service: Service): (request: Request) => Promise<Reply> {
  return async (request) => {
    const [path = '', query = ''] = split(request.target.replace(ABSOLUTE, '') || '/');
    const reply = await replyTo(service, request, path, query).catch((error) => errorReply(error));
    return withCors(reply, service.origins, request.headers['origin']);
  };
}

/** A request may name the host in its first line (RFC 9112, section 3.2.2). */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

function split(target: string): string[] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target] : [target.slice(0, mark), target.slice(mark + 1)];
}

async function replyTo(
  service: Service,
  request: Request,
  path: string,
  query: string,
): Promise<Reply> {
  const open = service.open.get(path);
  const match = open === undefined ? matchRoute(path) : undefined;
  if (open === undefined && match === undefined) return refuse(service, request, noRoute(path));
  const method = match?.route.http.method ?? 'GET';
  const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`;
  if (request.method === 'OPTIONS') return preflight(service, request, allow);
  const wanted = request.method === 'HEAD' ? 'GET' : request.method;
  if (wanted !== method) {
    return refuse(service, request, wrongMethod(request.method, allow), { allow });
  }
  if (open !== undefined) return open(request);
  return answer(service, request, match as RouteMatch, query);
}

function noRoute(path: string): ViandError {
  const version = versionOf(path);
  const routes = version === undefined ? ROUTES : routesOf(version);
  const known = routes.map(({ http }) => http.path).join(', ');
  return new ViandError({
    code: 'request/route',
    message: 'Unknown route',
    field: 'path',
    value: path,
    expected: `/api/<version> and ${known}; /api/openapi.json describes them`,
  });
}

/** Refuses a request that no operation takes. */
function refuse(
  service: Service,
  request: Request,
  refusal: ViandError,
  headers: Headers = {},
): Promise<Reply> {
  return counted(service, request, errorReply(refusal, headers));
}

/** A reply without an operation. It needs no key, and counts against the budget of a known caller. */
async function counted(
  { guard }: Service,
  { headers: { authorization } }: Request,
  reply: Reply,
): Promise<Reply> {
  const caller = guard.find(authorization);
  if (caller === undefined) return reply;
  const { headers: budget, isExceeded } = await guard.count(caller);
  const made = isExceeded ? errorReply(tooMany(caller)) : reply;
  return { ...made, headers: { ...reply.headers, ...made.headers, ...budget }, client: caller.id };
}

function preflight(service: Service, request: Request, allow: string): Promise<Reply> {
  const isShared = service.origins.length > 0;
  const shared = {
    'access-control-allow-methods': allow,
    'access-control-allow-headers': 'authorization, content-type, x-context-id, x-request-id',
    'access-control-max-age': '600',
  };
  const headers = { allow, ...(isShared ? shared : {}) };
  return counted(service, request, { status: 204, headers, body: undefined });
}

/** Identifies the caller and counts the request against its rate; the reply says how much is left. */
async function answer(
  service: Service,
  request: Request,
  match: RouteMatch,
  query: string,
): Promise<Reply> {
  const about = { route: `${match.version} ${match.route.http.path}` };
  let caller: Caller;
  try {
    caller = service.guard.identify(request.headers['authorization']);
  } catch (error) {
    return { ...errorReply(error), ...about };
  }
  const { headers, isExceeded } = await service.guard.count(caller);
  const known = { ...about, client: caller.id };
  const call: Call = { request, match, query, caller, body: undefined };
  try {
    if (isExceeded) throw tooMany(caller);
    const reply = await run(service, call);
    return { ...reply, ...known, headers: { ...reply.headers, ...headers } };
  } catch (error) {
    return { ...errorReply(error, headers, call.body), ...known };
  }
}

/** A request that a caller may make, on its way to an operation. */
interface Call extends RawInput {
  readonly request: Request;
  readonly caller: Caller;
}

function tooMany({ rate }: Caller): ViandError {
  return new ViandError({
    code: 'client/rate-limit',
    message: `Rate limit of ${rate} requests per minute exceeded`,
    field: 'rate',
    expected: `at most ${rate} requests per minute`,
  });
}

async function run(service: Service, call: Call): Promise<Reply> {
  const { contexts, cache } = service;
  const { request, caller } = call;
  const context = contextOf(request, caller);
  const { from, returns } = call.match.route.http;
  const isSearch = returns === 'food-page';
  const boostOf = isSearch ? contexts.boostOf(caller.id, context) : undefined;
  const isPersonal = boostOf !== undefined;
  const isKept = !isPersonal && from !== 'body';
  // Only a page of foods has links.
  const base = isSearch ? service.baseOf(request) : '';
  const address = base + request.target;
  const known = isKept ? cache.get(address) : undefined;
  const answered =
    known === undefined ? await answerOf(service, call, base, boostOf) : { made: known };
  if ('refused' in answered) return answered.refused;
  const { body, foodIds } = answered.made;
  if (isKept && known === undefined) cache.set(address, answered.made);
  if (foodIds.size > 0) contexts.add(caller.id, context, foodIds);
  const reply = writtenReply(200, body, isPersonal ? { 'cache-control': 'no-store' } : {});
  return conditional(reply, request, base === '' ? service.tag : tagOf(service.tag, base));
}

/** Larger bodies are evaluated in a thread. A body this small takes a few milliseconds at most. */
const INLINE_BYTES = 8 * 1024;

/** Runs the operation, here or in the thread of large bodies. */
async function answerOf(
  { services, bodies }: Service,
  call: Call,
  base: string,
  boostOf: Services['boostOf'],
): Promise<{ made: CachedBody } | { refused: Reply }> {
  const { route, version } = call.match;
  const boosted = { ...services, ...(boostOf === undefined ? {} : { boostOf }) };
  const plan = { route, version, base };
  if (route.http.from !== 'body') {
    return { made: await runOperation(boosted, plan, readInput(call)) };
  }
  assertJson(call.request);
  const bytes = await call.request.body();
  if (bodies !== undefined && (route.http.isSlow || bytes.length > INLINE_BYTES)) {
    return bodies.run({ operation: route.name, version, base, bytes });
  }
  call.body = parseBody(bytes);
  return { made: await runOperation(boosted, plan, readBody(route.input, call.body)) };
}

/** Printable ASCII, as the specification leaves to us. */
const CONTEXT = /^[\x20-\x7e]{1,128}$/;

function contextOf({ headers }: Request, caller: Caller): string {
  const given = headers['x-context-id'];
  if (given === undefined || given === '') return caller.id;
  if (CONTEXT.test(given)) return given;
  throw new ViandError({
    code: 'request/invalid',
    message: 'Invalid context id',
    field: 'x-context-id',
    expected: 'up to 128 printable ASCII characters',
  });
}

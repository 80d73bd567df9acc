import { Refusal } from '../model/diagnostic.ts';
import type { LookUp } from '../operations/get-food.ts';
import type { Services } from '../operations/services.ts';
import { replyBody } from '../presentation/reply-body.ts';
import type { EndUserHistory } from './clients/history-log.ts';
import { conditional } from './conditional.ts';
import { withCors } from './cors.ts';
import { errorReply } from './error-replies.ts';
import type { Caller, Guard } from './guard.ts';
import { type Reply, type Request, writtenReply } from './messages.ts';
import { readInput } from './read-input.ts';
import type { MadeBody, ReplyMemory } from './reply-memory.ts';
import { matchRoute, ROUTES, type RouteMatch } from './routes.ts';

/** What the service is made of. */
export interface Service {
  readonly surroundings: Services;
  readonly guard: Guard;
  readonly contexts: EndUserHistory;
  /** Makes bodies that are nobody's own, or remembers them. */
  readonly memory: ReplyMemory;
  /** Tells the content of the catalogue and the version of viand: the same tag, the same reply. */
  readonly tag: string;
  /** What links begin with; empty for links within the host. */
  readonly base: string;
  /** What is served to anybody: health, the description of the service, its page. */
  readonly open: ReadonlyMap<string, () => Promise<Reply>>;
  /** Origins whose pages may call the service; none where empty. */
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
  const way = open === undefined ? matchRoute(path) : undefined;
  if (open === undefined && way === undefined) throw noRoute(path);
  const method = way?.route.http.method ?? 'GET';
  const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`;
  if (request.method === 'OPTIONS') return preflight(allow, service.origins.length > 0);
  const wanted = request.method === 'HEAD' ? 'GET' : request.method;
  if (wanted !== method) return wrongMethod(request.method, allow);
  if (open !== undefined) return open();
  return answer(service, request, way as RouteMatch, query);
}

function noRoute(path: string): Refusal {
  const known = ROUTES.map(({ http }) => http.path).join(', ');
  return new Refusal({
    code: 'request/route',
    message: 'Cannot find this route',
    field: 'path',
    value: path,
    expected: `/api/<version> and ${known}`,
  });
}

function wrongMethod(method: string, allow: string): Reply {
  const fault = {
    code: 'request/method',
    message: `Cannot ${method} here`,
    field: 'method',
    value: method,
    expected: allow,
  } as const;
  return errorReply(new Refusal(fault), { allow });
}

function preflight(allow: string, isShared: boolean): Reply {
  const shared = {
    'access-control-allow-methods': allow,
    'access-control-allow-headers': 'authorization, content-type, x-context-id, x-request-id',
    'access-control-max-age': '600',
  };
  return { status: 204, headers: { allow, ...(isShared ? shared : {}) }, body: undefined };
}

/** Who may ask, within the budget; what came of it, with what is left of the budget. */
async function answer(
  service: Service,
  request: Request,
  way: RouteMatch,
  query: string,
): Promise<Reply> {
  const about = { route: `${way.version} ${way.route.http.path}` };
  let caller: Caller;
  try {
    caller = service.guard.identify(request.headers['authorization']);
  } catch (error) {
    const challenge = { 'www-authenticate': 'Bearer realm="viand"' };
    return { ...errorReply(error, challenge), ...about };
  }
  const { headers, isExceeded } = await service.guard.count(caller);
  const known = { ...about, client: caller.id };
  try {
    if (isExceeded) throw tooMany(caller);
    const reply = conditional(
      await run(service, request, way, query, caller),
      request,
      service.tag,
    );
    return { ...reply, ...known, headers: { ...reply.headers, ...headers } };
  } catch (error) {
    return { ...errorReply(error, headers), ...known };
  }
}

function tooMany({ rate }: Caller): Refusal {
  return new Refusal({
    code: 'client/rate-limit',
    message: `Cannot take more than ${rate} requests a minute`,
    field: 'rate',
    expected: `at most ${rate} requests a minute`,
  });
}

async function run(
  service: Service,
  request: Request,
  way: RouteMatch,
  query: string,
  caller: Caller,
): Promise<Reply> {
  const { contexts, memory } = service;
  const context = contextOf(request, caller);
  const { from, returns } = way.route.http;
  const isSearch = returns === 'food-page';
  const liftOf = isSearch ? contexts.boostOf(caller.id, context) : undefined;
  const isPersonal = liftOf !== undefined;
  const isKept = !isPersonal && from !== 'body';
  const known = isKept ? memory.get(request.target) : undefined;
  const { text, foodIds } = known ?? (await makeBody(service, request, way, query, liftOf));
  if (isKept && known === undefined) memory.keep(request.target, { text, foodIds });
  if (foodIds.size > 0) contexts.add(caller.id, context, foodIds);
  return writtenReply(200, text, isPersonal ? { 'cache-control': 'no-store' } : {});
}

/** Runs the operation, and notes the foods it takes. */
async function makeBody(
  { surroundings, base }: Service,
  request: Request,
  way: RouteMatch,
  query: string,
  liftOf: Services['boostOf'],
): Promise<MadeBody> {
  const operation = way.route;
  const input = await readInput(way, query, request);
  const foodIds = new Set<string>();
  const noting: Services = {
    ...surroundings,
    ...(liftOf === undefined ? {} : { boostOf: liftOf }),
    noteFood: (foodId) => foodIds.add(foodId),
  };
  const result = await operation.run(noting, input);
  if (isLookUp(result)) {
    if (result.outcome === 'missing') throw notFound(result, operation.name);
    foodIds.add(result.found.food.id);
  }
  return {
    text: JSON.stringify(replyBody(operation.http.returns, result, way.version, base)),
    foodIds,
  };
}

/** Printable ASCII, as the specification leaves to us. */
const CONTEXT = /^[\x20-\x7e]{1,128}$/;

function contextOf({ headers }: Request, caller: Caller): string {
  const given = headers['x-context-id'];
  if (given === undefined || given === '') return caller.id;
  if (CONTEXT.test(given)) return given;
  throw new Refusal({
    code: 'request/invalid',
    message: 'Cannot read the context id',
    field: 'x-context-id',
    expected: 'up to 128 printable ASCII characters',
  });
}

function isLookUp(result: unknown): result is LookUp {
  return typeof result === 'object' && result !== null && 'outcome' in result;
}

function notFound(
  { wanted, near }: Extract<LookUp, { outcome: 'missing' }>,
  operation: string,
): Refusal {
  const like = near.map(({ id, name }) => `${id} (${name})`).join(', ');
  return new Refusal({
    code: 'food/not-found',
    message: 'Cannot find such a food',
    field: operation === 'gtin' ? 'gtin' : 'id',
    value: wanted,
    expected: like === '' ? 'the id or GTIN of a food' : `perhaps ${like}`,
  });
}

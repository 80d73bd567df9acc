import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { openCatalogue } from '../src/catalogue/catalogue.ts';
import { evaluateMeals } from '../src/operations/evaluate/evaluate-meals.ts';
import { findFoodByGtin } from '../src/operations/foods/find-food-by-gtin.ts';
import { searchFoods } from '../src/operations/foods/search-foods.ts';
import type { Services } from '../src/operations/services.ts';
import { servicesOf } from '../src/operations/services.ts';
import { replyBody } from '../src/presentation/reply-body.ts';
import { openClients } from '../src/server/clients/clients.ts';
import { endUserHistory } from '../src/server/clients/history-log.ts';
import { type Caller, makeGuard } from '../src/server/guard.ts';
import { localWindows } from '../src/server/rates/windows.ts';

/** The base of links, so that all servers send the same bytes. */
export const LINKS_BASE = 'https://food.example';

/** A recorded reply of viand. */
export interface TakenReply {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Each server prints its address like viand. */
function announce(address: string): void {
  process.stderr.write(`listening on ${address}\n`);
}

/** Only node:http, which sends the recorded bytes and headers of viand's replies from memory. */
export function serveBare(file: string): void {
  const taken = JSON.parse(readFileSync(file, 'utf8')) as TakenReply[];
  const replies = new Map(
    taken.map(({ method, path, headers, body }) => [
      `${method} ${path}`,
      { headers, body: Buffer.from(body) },
    ]),
  );
  const server = createServer((incoming, outgoing) => {
    const reply = replies.get(`${incoming.method} ${incoming.url}`);
    if (reply === undefined) {
      outgoing.writeHead(404).end();
      return;
    }
    const answer = () => outgoing.writeHead(200, reply.headers).end(reply.body);
    if (incoming.method === 'POST') incoming.resume().on('end', answer);
    else answer();
  });
  server.listen(0, '127.0.0.1', () => {
    announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * The same work with fastify: its router, hooks, parsers and serialiser around the same operations.
 */
export async function serveFastify(catalogueFile: string, clientsFile: string): Promise<void> {
  const catalogue = openCatalogue(catalogueFile);
  const clients = openClients(clientsFile, Date.now);
  const { fingerprint } = await catalogue.info();
  const etag = `W/"${fingerprint.slice(0, 16)}"`;
  const surroundings = servicesOf(catalogue);
  const guard = makeGuard(clients.findByKey, localWindows(), Date.now);
  const contexts = endUserHistory(clients, Date.now, (error) => {
    throw error;
  });
  const contextOf = (headers: Readonly<Record<string, unknown>>, caller: Caller) =>
    String(headers['x-context-id'] ?? caller.id);

  const app = fastify({ genReqId: () => randomUUID() });
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request, reply) => {
    request.caller = guard.identify(request.headers.authorization);
    const { headers, isExceeded } = await guard.count(request.caller);
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (isExceeded) return reply.code(429).send();
    return undefined;
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET') return;
    reply.header('etag', etag);
    reply.header('cache-control', 'private, no-cache');
    reply.header('vary', 'accept-encoding, authorization, x-context-id');
  });

  app.get<{ Querystring: { query: string; limit?: string } }>('/api/v2.1/search', (request) => {
    const { query, limit } = request.query;
    const { id } = request.caller as Caller;
    const liftOf = contexts.boostOf(id, contextOf(request.headers, request.caller as Caller));
    const input = searchFoods.input.read({
      query,
      ...(limit === undefined ? {} : { limit: Number(limit) }),
    });
    const page = searchFoods.run({ ...surroundings, ...(liftOf && { boostOf: liftOf }) }, input);
    return Promise.resolve(replyBody('food-page', page, 'v2.1', LINKS_BASE));
  });

  app.get('/api/v2.1/search/gtin', (request, reply) => {
    const caller = request.caller as Caller;
    const result = findFoodByGtin.run(surroundings, findFoodByGtin.input.read(request.query));
    if (result.outcome === 'missing') return reply.code(404).send();
    contexts.add(caller.id, contextOf(request.headers, caller), [result.found.food.id]);
    return Promise.resolve(replyBody('food', result, 'v2.1', ''));
  });

  for (const evaluation of evaluateMeals) {
    app.post(`/api/v2.1/evaluate/${evaluation.name}`, async (request) => {
      const caller = request.caller as Caller;
      const used = new Set<string>();
      const noting: Services = {
        ...surroundings,
        noteFood: (foodId) => used.add(foodId),
      };
      const result = await evaluation.run(noting, evaluation.input.read(request.body));
      contexts.add(caller.id, contextOf(request.headers, caller), used);
      return replyBody(evaluation.name as 'healthy-eating-index', result, 'v2.1', '');
    });
  }

  announce(await app.listen({ port: 0, host: '127.0.0.1' }));
}

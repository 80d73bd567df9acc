import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import { jsonReply, type Reply, type Request } from '../messages.ts';
import { wrongMethod } from '../wrong-method.ts';
import { refusalOfDepth } from './refusals.ts';

/** The longest message, bytes. */
const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;

/** The methods of the protocol. `new Request()` throws for some others, such as CONNECT. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);

const ROUTE = '/mcp';

/** Answers messages of the Model Context Protocol over HTTP. */
export function mcpEndpoint(make: () => McpServer): (request: Request) => Promise<Reply> {
  const { fetch } = createMcpHandler(make, { maxRequestBodySize: MAX_MESSAGE_BYTES });
  return async ({ method, target, headers, body }) => {
    if (!METHODS.has(method)) throw wrongMethod(method, [...METHODS].join(', '));
    const known = Object.entries(headers).filter(([, value]) => value !== undefined);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const bytes = hasBody ? await body() : undefined;
    const refusal = bytes && refusalOfDepth(bytes);
    if (refusal !== undefined) return { ...jsonReply(400, refusal), route: ROUTE };
    const response = await fetch(
      new globalThis.Request(new URL(target, 'http://localhost'), {
        method,
        headers: known as [string, string][],
        ...(bytes === undefined ? {} : { body: Buffer.from(bytes) }),
      }),
    );
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: response.body === null ? undefined : Buffer.from(await response.arrayBuffer()),
      route: ROUTE,
    };
  };
}

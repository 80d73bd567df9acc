import { timingSafeEqual } from 'node:crypto';
import { ViandError } from '../../model/diagnostic.ts';
import { servicesOf } from '../../operations/services.ts';
import { keyHash } from '../../server/clients/keys.ts';
import { errorReply } from '../../server/error-replies.ts';
import { makeGuard } from '../../server/guard.ts';
import { mcpEndpoint } from '../../server/mcp/http-endpoint.ts';
import { mcpServers } from '../../server/mcp/mcp-server.ts';
import { answerMessages } from '../../server/mcp/stdio-connection.ts';
import type { Reply, Request } from '../../server/messages.ts';
import { localWindows } from '../../server/rates/windows.ts';
import { isLoopback } from '../../server/socket/host-header.ts';
import { listen } from '../../server/socket/listen.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { MCP } from './command.ts';

type McpCommandOptions = CommandInput<typeof MCP>;

/** Answers an assistant until it hangs up or the process is asked to stop. */
export async function runMcp(
  options: McpCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { port } = options;
  if (port !== undefined) assertKey(options);
  const catalogue = await context.openCatalogue(options.catalogue, options.aliases);
  try {
    const make = await mcpServers({
      services: servicesOf(catalogue),
      version: context.version,
      failed: (error) => context.log(`viand: ${error}`),
    });
    if (port === undefined) {
      const { stdin, stdout } = context.terminal;
      const write = (text: string | Uint8Array) => stdout.write(text);
      await answerMessages(make, { input: stdin, write, stopped: context.stopped });
    } else await listenFor(make, port, options, context);
    return EXIT.success;
  } finally {
    catalogue.close();
  }
}

type MakeServer = Awaited<ReturnType<typeof mcpServers>>;

async function listenFor(
  make: MakeServer,
  port: number,
  { host, allowHost = [], corsOrigin = [], apiKey }: McpCommandOptions,
  { log, descriptors, clock, stopped, now }: CommandContext,
): Promise<void> {
  const answer = mcpEndpoint(make);
  const guard = apiKey ? guardOf(apiKey, now) : undefined;
  const respond = async (request: Request): Promise<Reply> => {
    try {
      assertPath(request.target);
      const origin = request.headers['origin'];
      if (!mayCall(origin, corsOrigin)) return foreignOrigin(origin);
      guard?.identify(request.headers['authorization']);
      return await answer(request);
    } catch (error) {
      return errorReply(error);
    }
  };
  const listening = await listen({
    host,
    port,
    hostNames: allowHost,
    descriptors: descriptors(),
    respond,
    clock,
    log: ({ failure }) => {
      if (failure !== undefined) log(`viand: ${failure}`);
    },
  });
  log(`viand: listening on ${listening.address}/mcp`);
  await stopped();
  await listening.stop();
}

function guardOf(key: string, now: () => number) {
  const own = keyHash(key);
  const caller = { id: 'this-run', rate: Number.POSITIVE_INFINITY };
  const find = (given: string) => (timingSafeEqual(keyHash(given), own) ? caller : undefined);
  return makeGuard(find, localWindows(), now);
}

/** @throws ViandError where strangers could call without a key */
function assertKey({ host, apiKey }: McpCommandOptions): void {
  if (isLoopback(host) || apiKey) return;
  throw new ViandError({
    code: 'request/invalid',
    message: 'Callers from other computers need a key',
    field: 'VIAND_API_KEY',
    expected: 'a secret text',
  });
}

function assertPath(target: string): void {
  if (/^\/mcp\/?(?:$|\?)/.test(target)) return;
  throw new ViandError({
    code: 'request/route',
    message: 'Unknown route',
    field: 'path',
    value: target,
    expected: '/mcp',
  });
}

/** Pages of other origins must not use the server of the person who visits them. */
function mayCall(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin === undefined || allowed.includes(origin);
}

/** The protocol demands status 403 here, since no key would help. */
function foreignOrigin(origin = ''): Reply {
  const refusal = new ViandError({
    code: 'request/invalid',
    message: 'Pages of this origin may not call the server',
    field: 'origin',
    value: origin,
    expected: 'an origin given with --cors-origin',
  });
  return { ...errorReply(refusal), status: 403 };
}

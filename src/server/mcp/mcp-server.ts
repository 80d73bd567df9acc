import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { fixOf, ViandError } from '../../model/diagnostic.ts';
import type { JsonSchema } from '../../operations/json-schema.ts';
import type { Services } from '../../operations/services.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { nearestOf } from '../../text/words/edit-distance.ts';
import { errorReply } from '../error-replies.ts';
import type { Tool } from './tools/tool.ts';
import { tools } from './tools/tools.ts';

const INSTRUCTIONS =
  'viand looks up foods and evaluates meals. To score a day described in words: match the words, settle uncertain lines with the person, then evaluate or explain. Unknown amounts are null, never zero. Report coverage and warnings together with a score.';

/** The parts of the server of one connection. */
export interface McpOptions {
  readonly services: Services;
  /** The version of viand. */
  readonly version: string;
  /** Called with each internal error that a reply hides. */
  readonly failed: (error: unknown) => void;
}

/** Makes servers of the Model Context Protocol, one for each connection. */
export async function mcpServers({
  services,
  version,
  failed,
}: McpOptions): Promise<() => McpServer> {
  const offered = await tools();
  return () => {
    const server = new McpServer(
      { name: 'viand', title: 'viand', version },
      { instructions: INSTRUCTIONS },
    );
    for (const tool of offered) register(server, tool, services, failed);
    return server;
  };
}

function register(
  server: McpServer,
  { name, title, description, inputSchema, call, subject = (input) => input }: Tool,
  services: Services,
  failed: McpOptions['failed'],
): void {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  const schema = fromJsonSchema(inputSchema as never, TAKES_ANYTHING);
  const config = { title, description, inputSchema: schema, annotations };
  server.registerTool(name, config, async (input: unknown) => {
    try {
      assertKnown(input, Object.keys(inputSchema['properties'] ?? {}));
      return result(await call(services, input));
    } catch (error) {
      const { body, failure } = errorReply(error, {}, subject(input));
      if (failure !== undefined) failed(failure);
      return { ...result(JSON.parse(String(body))), isError: true };
    }
  });
}

/**
 * Refuses arguments that a tool does not have: ignored, they would leave the assistant with a result that it did not ask
 * for.
 *
 * @throws ViandError with every such argument
 */
function assertKnown(given: unknown, known: readonly string[]): void {
  const unknown = Object.keys(Object(given)).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw ViandError.of(
    unknown.slice(0, MAX_UNKNOWN).map((name) => ({
      code: 'request/invalid',
      message: `Unknown argument ${quoted(name)}`,
      field: name,
      value: name,
      expected: `one of ${known.join(', ')}`,
      ...suggestion(name, known),
    })),
  );
}

/** Unknown arguments that an error names at most. */
const MAX_UNKNOWN = 20;

function suggestion(name: string, known: readonly string[]) {
  const near = nearestOf(name, known);
  return near === undefined ? {} : fixOf(near);
}

/** The operations check their input themselves, and report every problem. */
const TAKES_ANYTHING = {
  getValidator: (_: JsonSchema) => (input: unknown) => ({
    valid: true as const,
    data: input as never,
    errorMessage: undefined,
  }),
};

/** A result as data, and as text for assistants that do not read data. */
function result(body: object) {
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(body) }],
    structuredContent: body as Record<string, unknown>,
  };
}

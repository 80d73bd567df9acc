import { parseJSONRPCMessage, specTypeSchemas } from '@modelcontextprotocol/server';
import { isTooDeep, MAX_DEPTH, withoutNested } from '../bodies/nesting.ts';

/** The codes of JSON-RPC 2.0 (section 5.1) for texts that are no messages. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** A refusal of JSON-RPC 2.0. Its id is null if the text has none. */
export interface Refusal {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/**
 * Why a line is no message; undefined if it is one. Blank lines are ignored, and so are invalid replies: if both ends
 * answered those, they would never stop.
 */
export function refusalOf(line: Buffer): Refusal | 'ignored' | undefined {
  const text = line.toString('utf8');
  if (text.trim() === '') return 'ignored';
  const tooDeep = refusalOfDepth(line);
  if (tooDeep !== undefined) return tooDeep;
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return refusalWith(PARSE_ERROR, 'Parse error: each line must be one message in JSON');
  }
  if (Array.isArray(message)) {
    return invalidRequest('Batches are not supported: send one message per line');
  }
  try {
    parseJSONRPCMessage(message);
    return undefined;
  } catch {
    if (isReply(message)) return 'ignored';
    return invalidRequest(`Invalid request: ${problemOf(message)}`, idOf(message));
  }
}

/** The refusal of a message that is nested too deeply to be read; undefined if it is not. */
export function refusalOfDepth(bytes: Uint8Array): Refusal | undefined {
  if (!isTooDeep(bytes)) return undefined;
  let message: unknown;
  try {
    message = JSON.parse(withoutNested(bytes));
  } catch {
    // Not JSON, so it has no id.
  }
  const problem = `the message is nested more than ${MAX_DEPTH} levels deep`;
  return invalidRequest(`Invalid request: ${problem}`, idOf(message));
}

/** The refusal of something that JSON-RPC does not allow. */
export function invalidRequest(message: string, id: Refusal['id'] = null): Refusal {
  return refusalWith(INVALID_REQUEST, message, id);
}

function refusalWith(code: number, message: string, id: Refusal['id'] = null): Refusal {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

function isReply(message: unknown): boolean {
  const { jsonrpc, method, result, error } = membersOf(message);
  return jsonrpc === '2.0' && method === undefined && (result !== undefined || error !== undefined);
}

function idOf(message: unknown): Refusal['id'] {
  const { id } = membersOf(message);
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** The first problem of a message, such as `params: expected object, received null`. */
function problemOf(message: unknown): string {
  const { JSONRPCRequest, JSONRPCNotification } = specTypeSchemas;
  const schema = 'id' in membersOf(message) ? JSONRPCRequest : JSONRPCNotification;
  const [issue] = schema['~standard'].validate(message).issues ?? [];
  if (issue === undefined) return 'not a message of JSON-RPC 2.0';
  const path = (issue.path ?? []).map((key) => String(typeof key === 'object' ? key.key : key));
  const problem = issue.message.replace(/^Invalid input: /, '');
  return path.length === 0 ? problem : `${path.join('.')}: ${problem}`;
}

function membersOf(message: unknown): Readonly<Record<string, unknown>> {
  return Object(message) as Record<string, unknown>;
}

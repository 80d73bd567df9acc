import { ViandError } from '../../../model/diagnostic.ts';
import type { JsonSchema } from '../../../operations/json-schema.ts';
import type { OfferedOperation } from '../../../operations/operation.ts';
import type { Services } from '../../../operations/services.ts';
import { NEWEST_VERSION } from '../../../presentation/versions.ts';
import { runOperation } from '../../bodies/run-operation.ts';

/** Something an assistant can ask viand to do. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** The purpose of the tool and when to use it, for the assistant. */
  readonly description: string;
  readonly inputSchema: JsonSchema;
  /** @throws ViandError with every problem */
  readonly call: (services: Services, input: unknown) => Promise<object>;
  /** The part of the input that faults point into; all of it where absent. */
  readonly subject?: (input: unknown) => unknown;
}

/** The body that the service sends, in the latest version. */
export async function servedBody(
  services: Services,
  route: OfferedOperation,
  given: unknown,
): Promise<Record<string, unknown>> {
  const plan = { route, version: NEWEST_VERSION, base: '' };
  const { body } = await runOperation(services, plan, route.input.read(given));
  return JSON.parse(body);
}

/** Longer texts are neither meals nor recipes. */
const MAX_TEXT_CHARACTERS = 20_000;

/** The schema of a text. */
export function textSchema(description: string): JsonSchema {
  return { type: 'string', minLength: 1, maxLength: MAX_TEXT_CHARACTERS, description };
}

/**
 * The text of an input.
 *
 * @throws ViandError if it is missing, blank or too long
 */
export function readText(given: unknown): string {
  const { text } = (given ?? {}) as { readonly text?: unknown };
  if (typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT_CHARACTERS) {
    return text;
  }
  throw new ViandError({
    code: 'request/invalid',
    message: text === undefined ? 'Missing text' : 'The text is blank or too long',
    field: 'text',
    expected: `1 to ${MAX_TEXT_CHARACTERS} characters`,
  });
}

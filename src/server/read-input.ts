import type * as v from 'valibot';
import { type Diagnostic, ViandError } from '../model/diagnostic.ts';
import { type FieldsInput, kindOf } from '../operations/fields.ts';
import type { Request } from './messages.ts';
import { assertSpelling } from './misspelt-names.ts';
import type { RouteMatch } from './routes.ts';

/** The parts of a request that contain the input of an operation. */
export interface RawInput {
  readonly match: RouteMatch;
  readonly query: string;
  readonly request: Request;
  /** The body as JSON, once it is read: errors show its values as they were sent. */
  body: unknown;
}

/**
 * Reads the input of a request without a body, by the rules of its operation.
 *
 * @throws ViandError with every problem
 */
export function readInput({ match: { route, params }, query }: RawInput): unknown {
  const { input, http } = route;
  return input.read(
    http.from === 'query'
      ? fromQuery(input as FieldsInput<v.ObjectEntries>, query)
      : fromPath(params),
  );
}

/** Parameters as text, and as numbers where the schema has numbers. */
function fromQuery(input: FieldsInput<v.ObjectEntries>, query: string) {
  decoded(query, 'query');
  const given = new URLSearchParams(query);
  assertSpelling([...given.keys()], input);
  const known = Object.entries(input.entries).filter(([name]) => given.has(name));
  assertSingle(
    given,
    known.map(([name]) => name),
  );
  return Object.fromEntries(
    known.map(([name, schema]) => {
      const text = given.get(name) as string;
      const isNumber =
        kindOf(schema as v.GenericSchema) === 'number' &&
        /^[+-]?\d+(?:\.\d+)?$/.test(text) &&
        Number.isFinite(Number(text));
      return [name, isNumber ? Number(text) : text];
    }),
  );
}

/** Refuses several values: one would count, and the others would be ignored in silence. */
function assertSingle(given: URLSearchParams, names: readonly string[]): void {
  const faults = names.flatMap((name): Diagnostic[] => {
    const values = given.getAll(name);
    if (values.every((value) => value === values[0])) return [];
    return [
      {
        code: 'request/invalid',
        message: `The ${name} has several values`,
        field: name,
        value: values.join(', '),
        expected: 'one value',
      },
    ];
  });
  if (faults.length > 0) throw ViandError.of(faults);
}

function fromPath(parts: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, decoded(part, name)]),
  );
}

function decoded(text: string, name: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ViandError({
      code: 'request/invalid',
      message: `The ${name} is not percent-encoded UTF-8`,
      field: name,
      value: text,
      expected: 'percent-encoded UTF-8',
    });
  }
}

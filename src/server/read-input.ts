import type * as v from 'valibot';
import { Refusal } from '../model/diagnostic.ts';
import { type FieldsInput, kindOf } from '../operations/fields.ts';
import type { Request } from './messages.ts';
import type { RouteMatch } from './routes.ts';

/**
 * The input of a request, as its operation reads it.
 *
 * @throws Refusal with all that is wrong
 */
export async function readInput(
  way: RouteMatch,
  query: string,
  request: Request,
): Promise<unknown> {
  const { input, http } = way.route;
  switch (http.from) {
    case 'query':
      return input.read(fromQuery(input as FieldsInput<v.ObjectEntries>, query));
    case 'path':
      return input.read(fromPath(way.params));
    case 'body':
      return input.read(await fromBody(request));
  }
}

/** Parameters as text, and as numbers where the schema has numbers. */
function fromQuery({ entries }: FieldsInput<v.ObjectEntries>, query: string) {
  decoded(query, 'query');
  const given = new URLSearchParams(query);
  const known = Object.entries(entries).filter(([name]) => given.has(name));
  return Object.fromEntries(
    known.map(([name, schema]) => {
      const text = given.get(name) as string;
      const isNumber =
        kindOf(schema as v.GenericSchema) === 'number' &&
        /^[+-]?\d+$/.test(text) &&
        Number.isFinite(Number(text));
      return [name, isNumber ? Number(text) : text];
    }),
  );
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
    throw new Refusal({
      code: 'request/invalid',
      message: `Cannot decode the ${name}`,
      field: name,
      value: text,
      expected: 'percent-encoded UTF-8',
    });
  }
}

const JSON_TYPE = /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

async function fromBody({ headers, body }: Request): Promise<unknown> {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new Refusal({
      code: 'request/media-type',
      message: `Cannot read a body in the encoding ${encoding}`,
      field: 'content-encoding',
      value: encoding,
      expected: 'a body that is not compressed',
    });
  }
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw new Refusal({
      code: 'request/media-type',
      message: `Cannot read a body of type ${type}`,
      field: 'content-type',
      value: type,
      expected: 'application/json',
    });
  }
  const text = await body();
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Refusal({
      code: 'request/invalid',
      message: `Cannot read the body as JSON: ${(error as Error).message}`,
      field: 'body',
      expected: 'an array of meals as JSON',
    });
  }
}

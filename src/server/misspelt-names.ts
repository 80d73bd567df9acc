import { type Diagnostic, fixOf, ViandError } from '../model/diagnostic.ts';
import type { Input } from '../operations/operation.ts';
import { nearestOf } from '../text/words/edit-distance.ts';

/** Names that are compared at most: a body may have any number of members. */
const MAX_NAMES = 100;

/** Longer names are never misspelt ones. */
const MAX_CHARACTERS = 40;

/**
 * Rejects parameters and members that are probably misspelt fields: otherwise, `limt=5` would be ignored, and the
 * default would apply. Other unknown names are ignored, since clients and proxies add some of their own.
 *
 * @throws ViandError `request/invalid` with every such name
 */
export function assertSpelling(given: readonly string[], input: Input<unknown>): void {
  if (!('entries' in input)) return;
  const fields = Object.keys(input.entries as object);
  const missing = fields.filter((field) => !given.includes(field));
  const faults = given.slice(0, MAX_NAMES).flatMap((name): Diagnostic[] => {
    if (fields.includes(name) || name.length > MAX_CHARACTERS) return [];
    const near = nearestOf(name, missing);
    if (near === undefined) return [];
    return [
      {
        code: 'request/invalid',
        message: `Unknown name ${JSON.stringify(name)}`,
        field: name,
        value: name,
        expected: `one of ${fields.join(', ')}`,
        ...fixOf(near),
      },
    ];
  });
  if (faults.length > 0) throw ViandError.of(faults);
}

/**
 * Reads the input of a request with a body, by the rules of its operation.
 *
 * @throws ViandError with every problem
 */
export function readBody<T>(input: Input<T>, body: unknown): T {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (isObject) assertSpelling(Object.keys(body), input);
  return input.read(body);
}

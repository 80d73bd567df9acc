import { ViandError } from '../../model/diagnostic.ts';
import { quoted } from '../../text/escaping/quote.ts';

/** A name that lists and messages can show. */
const NAME = /^(?=.*[\p{L}\d])[^\p{Cc}]+$/u;

/** @throws ViandError `usage/invalid` for a blank name, and for one of several lines */
export function assertClientName(name: string): void {
  if (NAME.test(name)) return;
  throw new ViandError({
    code: 'usage/invalid',
    message: `Invalid name of a client ${quoted(name)}`,
    value: name,
    expected: 'a name with letters or digits, in one line',
  });
}

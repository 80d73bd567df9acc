import { decimalOf } from '../../../text/numbers/decimal.ts';

/** "200 g levain", "50 g Roggen-Anstellgut (aktiv)": a starter with its weight. */
const STARTER =
  /^(\d[\d.,]*)\s?(k?g|oz)\s+(?:(?:of\s+)?(?:active|ripe|fed|bubbly|mature|liquid|aktive[rsn]?|reife[rsn]?|frische[rsn]?|gefütterte[rsn]?)\s+)*(?:(rye|roggen)[- ]?)?(?:(?:wheat|weizen)[- ]?)?(?:levain|(?:sourdough |sauerteig-?)?starter|anstellgut|asg|sauerteig(?:-?ansatz)?|poolish)(?:\s*\([^()]*\)|,.*)?$/iu;

/** The flour and the water of a starter, each with its weight. */
export interface Starter {
  readonly flour: string;
  readonly water: string;
}

/**
 * The flour and the water in a line such as "200 g levain", in equal parts, which is how most people feed a starter.
 * Undefined for other lines.
 */
export function starterIn(line: string): Starter | undefined {
  const [, number = '', unit = '', rye] = STARTER.exec(line) ?? [];
  if (number === '') return undefined;
  const half = `${Number((decimalOf(number) / 2).toPrecision(12))} ${unit}`;
  return { flour: `${half} ${rye === undefined ? 'flour' : 'rye flour'}`, water: `${half} water` };
}

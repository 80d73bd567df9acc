import { ownValue } from '../../collections/own-value.ts';
import { suggestUnit } from '../../model/units.ts';
import { nearestOf } from '../../text/words/edit-distance.ts';

/** The number with a decimal comma, if it certainly is one: `1,234` may be more than a thousand. */
const DECIMAL_COMMA = /^([+-]?\d+),(\d{1,2}|\d{4,})$/;

/** An amount with its unit attached: `250g`, `2.5 ml`. */
const WITH_UNIT = /^([\d.,]+)\s*([a-zµμ]+\.?)$/i;

const FRACTION = /^(\d{1,3})\/(\d{1,3})$/;

const PLAIN = /^[+-]?\d+(?:\.\d+)?$/;

/** The number that a text most likely means, in the expected form; undefined if that would be a guess. */
export function suggestNumber(written: string): string | undefined {
  const text = written.trim();
  if (PLAIN.test(text)) return text;
  const [, whole, decimals] = DECIMAL_COMMA.exec(text) ?? [];
  if (whole !== undefined) return `${whole}.${decimals}`;
  const [, number = '', unit = ''] = WITH_UNIT.exec(text) ?? [];
  if (suggestUnit(unit) !== undefined) return suggestNumber(number);
  const [, over = '', under = ''] = FRACTION.exec(text) ?? [];
  return Number(under) > 0 ? String(Number((Number(over) / Number(under)).toFixed(4))) : undefined;
}

const FLAG_WORDS: Readonly<Record<string, string>> = {
  t: 'true',
  y: 'true',
  x: 'true',
  ja: 'true',
  j: 'true',
  wahr: 'true',
  raw: 'true',
  f: 'false',
  n: 'false',
  nein: 'false',
  falsch: 'false',
};

/** The flag that a text most likely means. */
export function suggestFlag(text: string): string | undefined {
  const word = text.toLowerCase();
  return ownValue(FLAG_WORDS, word) ?? nearestOf(word, ['true', 'false']);
}

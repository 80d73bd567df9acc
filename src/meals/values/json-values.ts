import { ownValue } from '../../collections/own-value.ts';
import { suggestFlag, suggestNumber } from './suggest-values.ts';
import type { ValueReaders } from './value-readers.ts';

const FLAGS: Readonly<Record<string, string>> = { 0: 'false', 1: 'true', no: 'false', yes: 'true' };

/** Reads typed values from JSON. */
export const JSON_VALUES: ValueReaders = {
  text: (value) => (typeof value === 'string' ? value : undefined),
  // Databases give programs whole numbers as bigints.
  number: (value) =>
    typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined,
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  numberExpected: 'a number without quotes',
  flagExpected: 'true or false',
  suggestNumber: (value) => (typeof value === 'string' ? suggestNumber(value) : undefined),
  // 0 and 1 are flags only in CSV, where everything is text.
  suggestFlag: (value) =>
    typeof value === 'object'
      ? undefined
      : (ownValue(FLAGS, String(value)) ?? suggestFlag(String(value))),
};

import { scalarText } from '../../tables/parquet/scalars.ts';
import { TEXT_VALUES } from './text-values.ts';
import type { ValueReaders } from './value-readers.ts';

/** Reads values from Parquet, typed or as text. */
export const PARQUET_VALUES: ValueReaders = {
  // Food codes are often numbers.
  text: scalarText,
  number: (value) => {
    if (typeof value === 'number') return value;
    if (typeof value === 'bigint') return Number(value);
    return typeof value === 'string' ? TEXT_VALUES.number(value) : undefined;
  },
  flag: (value) => (typeof value === 'boolean' ? value : TEXT_VALUES.flag(String(value))),
  numberExpected: 'a number',
  flagExpected: TEXT_VALUES.flagExpected,
  suggestNumber: (value) => TEXT_VALUES.suggestNumber(String(value)),
  suggestFlag: (value) => TEXT_VALUES.suggestFlag(String(value)),
};

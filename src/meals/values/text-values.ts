import { suggestFlag, suggestNumber } from './suggest-values.ts';
import type { ValueReaders } from './value-readers.ts';

/** Plain decimals, as programs write them; a decimal comma is refused, not guessed. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const FLAGS = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

/** How values stand in text, such as the cells of CSV. */
export const TEXT_VALUES: ValueReaders = {
  text: (cell) => cell as string,
  number: (cell) => (NUMBER.test(cell as string) ? Number(cell) : undefined),
  flag: (cell) => FLAGS.get((cell as string).toLowerCase()),
  numberExpected: 'a number with a decimal point, such as 2.5',
  flagExpected: 'true or false',
  suggestNumber: (cell) => suggestNumber(cell as string),
  suggestFlag: (cell) => suggestFlag(cell as string),
};

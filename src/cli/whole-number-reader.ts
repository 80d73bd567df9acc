import { InvalidValue } from './define-command.ts';

/**
 * Makes a reader of whole numbers for an option.
 *
 * @param expected a description of a valid value, which should name the bounds
 * @throws InvalidValue, when it reads, for anything else
 */
export function wholeNumberReader(
  expected: string,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): (text: string) => number {
  return (text) => {
    const number = Number(text);
    const isBlank = text.trim() === '';
    if (isBlank || !Number.isInteger(number) || number < least || number > most) {
      throw new InvalidValue(`expected ${expected}`);
    }
    return number;
  };
}

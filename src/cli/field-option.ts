import type * as v from 'valibot';
import {
  choicesOf,
  defaultOf,
  descriptionOf,
  expectedOf,
  isWhole,
  kindOf,
} from '../operations/fields.ts';
import { type Argument, InvalidValue, type Option } from './define-command.ts';
import { wholeNumberReader } from './whole-number-reader.ts';

/**
 * Makes a field of an operation's input an option, which has the description, choices, default and type
 * of the field. The operation checks the bounds, and reports all problems together.
 */
export function fieldOption<Schema extends v.GenericSchema>(
  schema: Schema,
  more: Pick<Option, 'access' | 'short' | 'value' | 'read' | 'isRepeatable' | 'isRequired'>,
): Option<v.InferOutput<Schema>> {
  const choices = choicesOf(schema);
  const usual = defaultOf(schema);
  const isNumber = kindOf(schema) === 'number';
  return {
    description: descriptionOf(schema),
    ...(choices === undefined || more.read !== undefined ? {} : { choices }),
    ...(isNumber
      ? {
          read: isWhole(schema)
            ? wholeNumberReader('a whole number')
            : readNumber(expectedOf(schema)),
        }
      : {}),
    ...(typeof usual === 'string' || typeof usual === 'number' ? { default: usual } : {}),
    ...more,
  };
}

/** A decimal comma, as in "71,5". With three digits after it, the comma may separate thousands. */
const DECIMAL_COMMA = /^\s*-?\d+,\d{1,2}\s*$/;

function readNumber(expected: string): (text: string) => number {
  return (text) => {
    const number = Number(DECIMAL_COMMA.test(text) ? text.replace(',', '.') : text);
    if (text.trim() === '' || Number.isNaN(number)) throw new InvalidValue(`expected ${expected}`);
    return number;
  };
}

/** Makes a field of an operation's input a required argument with the description of the field. */
export function fieldArgument(schema: v.GenericSchema): Argument {
  return { description: descriptionOf(schema) };
}

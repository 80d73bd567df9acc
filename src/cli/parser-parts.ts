import { Argument, InvalidArgumentError, Option } from 'commander';
import { quoted } from '../text/escaping/quote.ts';
import {
  argumentText,
  type Argument as DeclaredArgument,
  type Option as DeclaredOption,
  flagsOf,
  InvalidValue,
  longFlag,
} from './define-command.ts';

/** Turns a declared argument into an argument of commander. */
export function parserArgument(name: string, declared: DeclaredArgument): Argument {
  const argument = new Argument(argumentText(name, declared), declared.description);
  return declared.choices === undefined ? argument : argument.choices(declared.choices);
}

/** Turns a declared option into an option of commander, with its `--no-` form if it has one. */
export function parserOptions([name, declared]: [string, DeclaredOption]): Option[] {
  const { description, choices, read, env, implies, conflicts, negation } = declared;
  const { isList, isRepeatable } = declared;
  const option = new Option(flagsOf(name, declared), description);
  if (choices !== undefined) option.choices(choices);
  if (read !== undefined) option.argParser((text, before) => readValue(read, text, before));
  if (!isList && !isRepeatable) refuseSecondValue(option);
  if (declared.default !== undefined) option.default(declared.default);
  if (env !== undefined) option.env(env);
  if (implies !== undefined) option.implies(implies);
  if (conflicts !== undefined) option.conflicts(conflicts);
  if (declared.isHidden) option.hideHelp();
  if (negation === undefined) return [option];
  return [option, new Option(longFlag(`no-${name}`), negation)];
}

/** Refuses a second value of an option, since one of the two would be ignored. */
function refuseSecondValue(option: Option): void {
  const { parseArg } = option;
  let first: string | undefined;
  option.argParser((text, before) => {
    if (first !== undefined) {
      throw new InvalidArgumentError(
        `Two values, ${quoted(first)} and ${quoted(text)}: expected one value`,
      );
    }
    first = text;
    return parseArg === undefined ? text : parseArg(text, before);
  });
}

function readValue(
  read: NonNullable<DeclaredOption['read']>,
  text: string,
  before: unknown,
): unknown {
  try {
    return read(text, before as never);
  } catch (error) {
    if (error instanceof InvalidValue) throw new InvalidArgumentError(error.message);
    throw error;
  }
}

import { type Command, Option } from 'commander';
import type * as v from 'valibot';
import {
  choicesOf,
  defaultOf,
  descriptionOf,
  type FieldsInput,
  kindOf,
} from '../operations/fields.ts';
import { readCount } from './options.ts';

/**
 * Gives a command the fields of an operation's input as options.
 *
 * @param letters short names of some of them; a field with null is an argument and no option
 */
export function addFieldOptions(
  command: Command,
  { entries }: FieldsInput<v.ObjectEntries>,
  letters: Readonly<Record<string, string | null>> = {},
): Command {
  for (const [name, field] of Object.entries(entries)) {
    const schema = field as v.GenericSchema;
    const letter = letters[name];
    if (letter === null) continue;
    const isNumber = kindOf(schema) === 'number';
    const flags = `--${name} <${isNumber ? 'number' : name}>`;
    const option = new Option(
      letter === undefined ? flags : `-${letter}, ${flags}`,
      descriptionOf(schema),
    );
    const choices = choicesOf(schema);
    if (choices !== undefined) option.choices(choices);
    if (isNumber) option.argParser(readCount);
    const usual = defaultOf(schema);
    command.addOption(usual === undefined ? option : option.default(usual));
  }
  return command;
}

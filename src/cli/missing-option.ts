import type { Command } from 'commander';
import { flagsOf, type RunnableCommand } from './define-command.ts';

/**
 * The fault of a required option that has no value; undefined if there is none. Commander would report it before an
 * unknown option, although that may be the required one, misspelt.
 */
export function missingOption(command: Command, declared: RunnableCommand): string | undefined {
  const missing = Object.entries(declared.options).find(
    ([name, { isRequired }]) => isRequired === true && command.getOptionValue(name) === undefined,
  );
  return missing && `Missing option ${flagsOf(...missing)}`;
}

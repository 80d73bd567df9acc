import {
  type CommandNode,
  isGroup,
  longFlag,
  type Option,
  type Program,
  type RunnableCommand,
} from '../define-command.ts';

/** The values that a position of a command line accepts: a choice of words, file names, or any text. */
export type Values = readonly string[] | 'file' | 'folder' | 'text';

/** An option as completion scripts need it. */
export interface CompletedOption {
  /** Its short flag, if it has one, and its long one. */
  readonly flags: readonly string[];
  readonly description: string;
  /** The values of the option; undefined for a switch, which has none. */
  readonly values: Values | undefined;
}

/** A command or group of commands, and everything that may follow its name. */
export interface CompletedCommand {
  /** The words that call it, such as `viand evaluate hei`. */
  readonly path: string;
  /** The commands of a group. */
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  readonly options: readonly CompletedOption[];
  /** The values of the arguments; undefined if there are none. */
  readonly values: Values | undefined;
}

const HELP: CompletedOption = {
  flags: ['-h', '--help'],
  description: 'Show this help',
  values: undefined,
};

const VERSION: CompletedOption = {
  flags: ['-V', '--version'],
  description: 'Print the version',
  values: undefined,
};

/** The program and all of its commands, each after the group that it is in. */
export function completedCommands(program: Program): CompletedCommand[] {
  const shared = Object.entries(program.options).flatMap(completedOptions);
  const [root, ...others] = completed(program, program.name, shared);
  return [{ ...(root as CompletedCommand), options: [VERSION, ...shared, HELP] }, ...others];
}

/** @param shared the options of every command */
function completed(
  node: CommandNode,
  path: string,
  shared: readonly CompletedOption[],
): CompletedCommand[] {
  if (!isGroup(node)) return [{ path, commands: [], ...completedRunnable(node, shared) }];
  const commands = node.commands.map(({ name, summary }) => ({ name, summary }));
  return [
    { path, commands, options: [HELP], values: undefined },
    ...node.commands.flatMap((child) => completed(child, `${path} ${child.name}`, shared)),
  ];
}

function completedRunnable(
  { arguments: args, options }: RunnableCommand,
  shared: readonly CompletedOption[],
) {
  const [[name, argument] = [undefined, undefined]] = Object.entries(args);
  return {
    options: [...Object.entries(options).flatMap(completedOptions), ...shared, HELP],
    values: argument && valuesOf(name, argument.choices),
  };
}

function completedOptions([name, option]: [string, Option]): CompletedOption[] {
  const { short, description, value, choices, negation, isHidden } = option;
  const flags = [...(short === undefined ? [] : [`-${short}`]), longFlag(name)];
  const values = value === undefined ? undefined : valuesOf(value, choices);
  const own = isHidden ? [] : [{ flags, description, values }];
  if (negation === undefined) return own;
  return [...own, { flags: [longFlag(`no-${name}`)], description: negation, values: undefined }];
}

/** @param name the name of the value */
function valuesOf(name: string, choices: readonly string[] | undefined): Values {
  if (choices !== undefined) return choices;
  if (['file', 'files', 'paths'].includes(name)) return 'file';
  return name === 'folder' ? 'folder' : 'text';
}

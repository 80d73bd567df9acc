import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from './context.ts';
import {
  argumentText,
  type CommandNode,
  type Argument as DeclaredArgument,
  type Option as DeclaredOption,
  type Described,
  flagsOf,
  InvalidValue,
  isGroup,
  longFlag,
  type Program,
  type RunnableCommand,
} from './define-command.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

/**
 * Parses a command line with commander and runs what it names.
 *
 * @returns the exit code; usage errors are on stderr by then
 */
export async function runProgram(
  program: Program,
  argv: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.fine;
  const root = described(new Command(program.name), program)
    .addHelpText('after', exitCodeText(program))
    .version(context.version, '-V, --version', 'print the version');
  for (const node of program.commands) {
    root.addCommand(commandOf(node, context, (code) => (exitCode = code)));
  }
  forEachCommand(root, (command) => {
    command.exitOverride().configureOutput({
      writeOut: (text) => context.terminal.stdout.write(text),
      writeErr: (text) => context.terminal.stderr.write(text),
    });
  });
  try {
    await root.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.fine : EXIT.wrongUsage;
  }
}

type SetExitCode = (code: ExitCode) => void;

function commandOf(node: CommandNode, context: CommandContext, exit: SetExitCode): Command {
  const command = described(new Command(node.name), node);
  if (!isGroup(node)) return runnableOf(command, node, context, exit);
  for (const child of node.commands) command.addCommand(commandOf(child, context, exit));
  return command;
}

function described(command: Command, node: Described): Command {
  const { summary, description = summary } = node;
  return command
    .summary(summary)
    .description(description)
    .addHelpText('after', `\n${endOfHelp(node)}`);
}

function endOfHelp({ note, examples }: Described): string {
  const title = examples.length === 1 ? 'Example:' : 'Examples:';
  const list = [title, ...examples.map((example) => `  ${example}`)].join('\n');
  return note === undefined ? list : `${note}\n\n${list}`;
}

function exitCodeText({ exitCodes }: Program): string {
  return `\nExit codes:\n  ${exitCodes.map(([code, meaning]) => `${code} ${meaning}`).join('   ')}`;
}

function runnableOf(
  command: Command,
  declared: RunnableCommand,
  context: CommandContext,
  exit: SetExitCode,
): Command {
  const names = Object.keys(declared.arguments);
  for (const [name, argument] of Object.entries(declared.arguments)) {
    command.addArgument(argumentOf(name, argument));
  }
  for (const [name, option] of Object.entries(declared.options)) {
    for (const one of optionsOf(name, option)) command.addOption(one);
  }
  return command.action(async (...given: unknown[]) => {
    const options = command.opts();
    const values = names.map((name, index) => {
      const argument = declared.arguments[name] as DeclaredArgument;
      return [name, orStdin(argument, given[index], options, command, context)];
    });
    const input = { ...options, ...Object.fromEntries(values) } as never;
    const problem = declared.check?.(input, context);
    if (problem !== undefined) command.error(`error: ${problem}`);
    const run = await declared.load();
    exit((await run(input, context)) ?? EXIT.fine);
  });
}

/** The value of an argument, which may stand for standard input. */
function orStdin(
  { orStdin: stdin, isList }: DeclaredArgument,
  value: unknown,
  options: Readonly<Record<string, unknown>>,
  command: Command,
  { terminal }: CommandContext,
): unknown {
  const isMissing = value === undefined || (Array.isArray(value) && value.length === 0);
  if (stdin === undefined || !isMissing) return value;
  const isNeeded = stdin.unless === undefined || options[stdin.unless] === undefined;
  if (isNeeded && terminal.isStdinTerminal) {
    command.error(`error: name ${stdin.name}, or - for standard input`);
  }
  return isList ? ['-'] : '-';
}

function argumentOf(name: string, declared: DeclaredArgument): Argument {
  const argument = new Argument(argumentText(name, declared), declared.description);
  return declared.choices === undefined ? argument : argument.choices(declared.choices);
}

/** An option, and its negation where it has one. */
function optionsOf(name: string, declared: DeclaredOption): Option[] {
  const { description, choices, read, env, implies, conflicts, negation } = declared;
  const option = new Option(flagsOf(name, declared), description);
  if (choices !== undefined) option.choices(choices);
  if (read !== undefined) option.argParser((text, before) => readValue(read, text, before));
  if (declared.default !== undefined) option.default(declared.default);
  if (env !== undefined) option.env(env);
  if (implies !== undefined) option.implies(implies);
  if (conflicts !== undefined) option.conflicts(conflicts);
  if (declared.isRequired) option.makeOptionMandatory();
  if (declared.isHidden) option.hideHelp();
  if (negation === undefined) return [option];
  return [option, new Option(longFlag(`no-${name}`), negation)];
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

function forEachCommand(command: Command, visit: (command: Command) => void): void {
  visit(command);
  for (const child of command.commands) forEachCommand(child, visit);
}

import { Command, CommanderError } from 'commander';
import { mealFiles } from '../io/reading/file-patterns.ts';
import type { Terminal } from '../io/terminal/terminal.ts';
import { ViandError } from '../model/diagnostic.ts';
import { loadProgram } from './commands.ts';
import { type CommandContext, type Host, type OutputSettings, withPager } from './context.ts';
import {
  type CommandNode,
  type Argument as DeclaredArgument,
  type Described,
  isGroup,
  longFlag,
  type Program,
  type RunnableCommand,
} from './define-command.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { fileFormatProblem } from './file-formats.ts';
import { meaninglessValue } from './meaningless-value.ts';
import { missingOption } from './missing-option.ts';
import { parserArgument, parserOptions } from './parser-parts.ts';
import { pathUses } from './path-uses.ts';
import { usageError } from './usage-errors.ts';

/** The environment of a command line, and the settings that are known before it is parsed. */
export interface ProgramNeeds {
  readonly terminal: Terminal;
  readonly host: Host;
  readonly settings: OutputSettings;
  /** The context in which usage errors are reported. */
  readonly context: CommandContext;
}

/**
 * Parses a command line with commander and runs its command.
 *
 * @returns the exit code; usage errors are already on stderr
 */
export async function runProgram(argv: readonly string[], needs: ProgramNeeds): Promise<ExitCode> {
  const { context, settings } = needs;
  const program = await loadProgram(argv);
  let exitCode: ExitCode = EXIT.success;
  const root = groupOf(program)
    .addHelpText('after', exitCodeText(program))
    .version(context.version, '-V, --version', 'Print the version');
  for (const one of Object.entries(program.options).flatMap(parserOptions)) root.addOption(one);
  for (const node of program.commands) {
    root.addCommand(commandOf(node, needs, (code) => (exitCode = code)));
  }
  forEachCommand(root, (command) => {
    command
      .exitOverride()
      .configureHelp({ showGlobalOptions: true })
      .configureOutput({
        writeOut: (text) => context.terminal.stdout.write(text),
        writeErr: (text) => context.terminal.stderr.write(text),
        outputError(message) {
          const names = command.commands.map((child) => child.name());
          context.reportDiagnostic(usageError(message, names));
          if (!settings.isJson) context.log(`viand: See "${pathOf(command)} --help"`);
        },
      });
  });
  try {
    await root.parseAsync(helpAsOption(program, argv), { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.success : EXIT.wrongUsage;
  }
}

/**
 * Turns "help evaluate hei" into "evaluate hei --help", which works for commands of any depth; an unknown command is
 * still an error.
 */
function helpAsOption(program: Program, argv: readonly string[]): string[] {
  const at = argv.indexOf('help');
  const before = argv.slice(0, Math.max(at, 0));
  const words = argv.slice(at + 1).filter((word) => !/^(?:-h|--help)$/.test(word));
  const group = nodeAt(program, before);
  if (at < 0 || group === undefined || !('commands' in group)) return [...argv];
  const path = [...before, ...words];
  if (words.length === 0 || words.some((word) => word.startsWith('-'))) return [...argv];
  return nodeAt(program, path) === undefined ? path : [...path, '--help'];
}

/** The command that the words name; undefined if they name none. */
function nodeAt(program: Program, words: readonly string[]): Program | CommandNode | undefined {
  return words.reduce<Program | CommandNode | undefined>(
    (node, word) =>
      node !== undefined && 'commands' in node
        ? node.commands.find(({ name }) => name === word)
        : undefined,
    program,
  );
}

/** Columns of help that is not printed to a terminal, as in commander. */
const HELP_WIDTH = 80;

type SetExitCode = (code: ExitCode) => void;

function commandOf(node: CommandNode, needs: ProgramNeeds, exit: SetExitCode): Command {
  if (!isGroup(node)) {
    return runnableOf(described(new Command(node.name), node), node, needs, exit);
  }
  const command = groupOf(node);
  for (const child of node.commands) command.addCommand(commandOf(child, needs, exit));
  return command;
}

function groupOf(group: Described): Command {
  return described(new Command(group.name), group).helpCommand(
    'help [command]',
    'Show the help of a command',
  );
}

function described(command: Command, node: Described): Command {
  const { summary, description = summary } = node;
  return command
    .helpOption('-h, --help', 'Show this help')
    .summary(summary)
    .description(description)
    .addHelpText('after', ({ command }) => `\n${endOfHelp(node, command)}`);
}

function endOfHelp({ note, examples }: Described, command: Command): string {
  const title = examples.length === 1 ? 'Example:' : 'Examples:';
  const list = [title, ...examples.map((example) => `  ${example}`)].join('\n');
  if (note === undefined) return list;
  const width = command.configureOutput().getOutHelpWidth?.() ?? HELP_WIDTH;
  return `${command.createHelp().boxWrap(note, width)}\n\n${list}`;
}

function exitCodeText({ exitCodes }: Program): string {
  return `\nExit codes:\n  ${exitCodes.map(([code, meaning]) => `${code} ${meaning}`).join('   ')}`;
}

function runnableOf(
  command: Command,
  declared: RunnableCommand,
  needs: ProgramNeeds,
  exit: SetExitCode,
): Command {
  const names = Object.keys(declared.arguments);
  for (const [name, argument] of Object.entries(declared.arguments)) {
    command.addArgument(parserArgument(name, argument));
  }
  for (const [name, option] of Object.entries(declared.options)) {
    for (const one of parserOptions([name, option])) command.addOption(one);
  }
  return command.action(async (...given: unknown[]) => {
    const { context } = needs;
    const options = command.opts();
    const values: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) {
      const argument = declared.arguments[name] as DeclaredArgument;
      const value = orStdin(argument, given[index], options, command, context);
      values[name] = argument.hasPatterns ? await mealFiles(value as readonly string[]) : value;
    }
    const input = { ...options, ...values } as never;
    const problem =
      missingOption(command, declared) ??
      meaninglessValue(command, declared, values) ??
      declared.check?.(input, context) ??
      fileFormatProblem(declared.options, input);
    if (problem !== undefined) command.error(problem);
    const repeated = await repeatedArgument(declared, values, context);
    if (repeated !== undefined) command.error(repeated);
    const uses = await pathUses(declared, input, context);
    // A run that only reads overwrites nothing.
    if (uses.some(({ access }) => access !== 'reads')) {
      const { assertDistinctPaths } = await import('../io/writing/distinct-paths.ts');
      assertDistinctPaths(uses, () => context.terminal.stdin);
    }
    exit(
      (await runPaged(declared, input, settingsOf(command, declared, needs), needs)) ??
        EXIT.success,
    );
  });
}

/** The fault of naming a file twice; undefined where each is named once. */
async function repeatedArgument(
  declared: RunnableCommand,
  values: Readonly<Record<string, unknown>>,
  { terminal }: CommandContext,
): Promise<string | undefined> {
  const files = Object.entries(declared.arguments)
    .filter(([, { access }]) => access !== undefined && access !== 'writes')
    .flatMap(([name]) => values[name] ?? [])
    .filter((value) => typeof value === 'string');
  if (files.length < 2) return undefined;
  const { repeatedFile } = await import('../io/writing/distinct-paths.ts');
  const repeated = repeatedFile(files, () => terminal.stdin);
  if (repeated === undefined) return undefined;
  const { first, again } = repeated;
  return first === again
    ? `"${first}" is named twice: expected each once`
    : `"${first}" and "${again}" are the same file: expected each once`;
}

function settingsOf(
  command: Command,
  { isImmediate }: RunnableCommand,
  { settings }: ProgramNeeds,
): OutputSettings {
  const chosen = rootOf(command).opts<Partial<OutputSettings>>();
  return { ...settings, ...chosen, ...(isImmediate === true ? { pager: false } : {}) };
}

async function runPaged(
  declared: RunnableCommand,
  input: never,
  settings: OutputSettings,
  { terminal, host }: ProgramNeeds,
): Promise<ExitCode | undefined> {
  const run = await declared.load();
  try {
    return await withPager(
      terminal,
      host,
      settings,
      async (context) => (await run(input, context)) ?? undefined,
    );
  } catch (error) {
    throw error instanceof ViandError && !settings.isJson ? asTyped(error, declared) : error;
  }
}

/** An error of an operation with its options named as they are typed: `--limit`. Arguments are typed without names. */
function asTyped(error: ViandError, command: RunnableCommand): ViandError {
  return ViandError.of(
    error.diagnostics.map((fault) => {
      const { field, ...unnamed } = fault;
      if (field === undefined || fault.location !== undefined) return fault;
      if (Object.hasOwn(command.options, field)) return { ...fault, field: longFlag(field) };
      return Object.hasOwn(command.arguments, field) ? unnamed : fault;
    }),
  );
}

/** The value of an argument, which may mean standard input. */
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
    command.error(`Missing argument: name ${stdin.name}, or - for standard input`);
  }
  return isList ? ['-'] : '-';
}

/** The words that call a command, such as `viand evaluate hei`. */
function pathOf(command: Command): string {
  const { parent } = command;
  return parent === null ? command.name() : `${pathOf(parent)} ${command.name()}`;
}

function rootOf(command: Command): Command {
  return command.parent === null ? command : rootOf(command.parent);
}

function forEachCommand(command: Command, visit: (command: Command) => void): void {
  visit(command);
  for (const child of command.commands) forEachCommand(child, visit);
}

import type { PathAccess, PathUse } from '../io/writing/distinct-paths.ts';
import type { CommandContext } from './context.ts';
import type { ExitCode } from './exit-codes.ts';

/** An option has an invalid value; the message is a phrase such as "expected a whole number". */
export class InvalidValue extends Error {
  override readonly name = 'InvalidValue';

  /** Also accepts an instance from another bundle of the program, which has its own copy of the class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'InvalidValue';
  }
}

/** How a command uses the file or folder that an argument or option names. viand never overwrites an input. */
export interface PathDeclaration {
  /** Other options may decide it. Undefined if nothing in the run can damage the file. */
  readonly access?:
    | PathAccess
    | ((input: Readonly<Record<string, unknown>>) => PathAccess | undefined);
  /** The database that it names; without the option, the usual one. */
  readonly database?: 'catalogue' | 'clients';
  /**
   * The formats that its file extension can select if there is no `format`; any other extension is a usage error. Other
   * options may decide them. Undefined if the extension means nothing.
   */
  readonly fileFormats?:
    | readonly string[]
    | ((input: Readonly<Record<string, unknown>>) => readonly string[] | undefined);
  /** Whether a result may take the place of this database, since an earlier run of the command wrote it. */
  readonly mayReplace?: (
    file: string,
    input: Readonly<Record<string, unknown>>,
  ) => Promise<boolean>;
  /** Whether the file is always CSV, so that the extension of another format is a usage error. */
  readonly isCsv?: true;
}

/**
 * An option of a command. Its name in the declaration gives its long flag: `skipFaulty` is
 * `--skip-faulty`. An option without a `value` is a switch.
 */
interface OptionDeclaration extends PathDeclaration {
  readonly description: string;
  /** The letter of its short flag. */
  readonly short?: string;
  /** The kind of the value, in a word. Completion offers files for `file` and folders for `folder`. */
  readonly value?: string;
  /** The option may be given without a value, and is then true. */
  readonly isValueOptional?: true;
  /** The option takes several values. */
  readonly isList?: true;
  readonly choices?: readonly string[];
  /** The value of the option if it is absent. */
  readonly default?: string | number;
  /** The command cannot run without it. */
  readonly isRequired?: true;
  /**
   * Reads a value; `before` is what a repeatable option has read so far.
   *
   * @throws InvalidValue that says which values are allowed
   */
  readonly read?: (text: string, before?: never) => unknown;
  /** The option may be given several times, and its values add up. Other options take a single value. */
  readonly isRepeatable?: true;
  /** The environment variable that gives the option if the command line does not. */
  readonly env?: string;
  /** Values of other options that this one brings with it. */
  readonly implies?: Readonly<Record<string, string>>;
  /** The name of an option that cannot be given together with this one. */
  readonly conflicts?: string;
  /** Describes the same flag with `no-` in front, which makes the option false. */
  readonly negation?: string;
  /** Neither help nor documentation show it. */
  readonly isHidden?: true;
}

/** The type of an option's value by its declaration; it includes undefined if the option may be absent. */
type ValueOf<Declared> =
  | (Declared extends { choices: readonly (infer Choice)[] }
      ? Choice
      : Declared extends { read: (...given: never[]) => infer Value }
        ? Value
        : Declared extends { isList: true }
          ? readonly string[]
          : Declared extends { value: string }
            ? string
            : boolean)
  | (Declared extends { isValueOptional: true } ? true : never)
  | (Declared extends { negation: string } ? false : never)
  | (Declared extends { isRequired: true } | { default: string | number } ? never : undefined);

/** An option with the type of its value. */
export interface Option<Value = unknown> extends OptionDeclaration {
  /** The type of the option's value, for the compiler only. */
  readonly type?: Value;
}

/** Declares an option; the type of its value follows from the declaration. */
export function option<const Declared extends OptionDeclaration>(
  declared: Declared,
): Option<ValueOf<Declared>> {
  return declared as Option<ValueOf<Declared>>;
}

/** An argument of a command. Its name is its key in the declaration. */
export interface Argument extends PathDeclaration {
  readonly description: string;
  readonly isOptional?: true;
  readonly isList?: true;
  /** Whether patterns such as `survey/*.csv` are expanded to the files that match. */
  readonly hasPatterns?: true;
  readonly choices?: readonly string[];
  /**
   * Without the argument, the command reads standard input (`-`). If that is a terminal, the command reports what to
   * name instead, unless the option `unless` is given.
   */
  readonly orStdin?: { readonly name: string; readonly unless?: string };
}

type ArgumentValue<Declared> = Declared extends { isList: true }
  ? readonly string[]
  : Declared extends { choices: readonly (infer Choice)[] }
    ? Choice
    : Declared extends { isOptional: true }
      ? Declared extends { orStdin: object }
        ? string
        : string | undefined
      : string;

/** The arguments of a command by name, in their order. */
export type Arguments = Readonly<Record<string, Argument>>;
/** The options of a command by name. */
export type Options = Readonly<Record<string, Option>>;

/** The description of a command or a group of commands. */
export interface Described {
  readonly name: string;
  /** A phrase for lists of commands. */
  readonly summary: string;
  /** The text of the command's own help; absent if the summary is enough. */
  readonly description?: string;
  /** A paragraph of the help before the examples. */
  readonly note?: string;
  /** Command lines that work exactly as written. */
  readonly examples: readonly string[];
}

/** Everything about a command except the code that runs it. */
export interface CommandDeclaration<Args extends Arguments, Opts extends Options>
  extends Described {
  readonly arguments: Args;
  readonly options: Opts;
  /** Whether the output is needed while the command runs, so a pager must not hold it back. */
  readonly isImmediate?: true;
  /** Checks options that depend on each other, and returns the problem; undefined if there is none. */
  check?(input: InputOf<Args, Opts>, context: CommandContext): string | undefined;
  /** Files that the command reads or writes in addition to those that its arguments and options name. */
  otherPaths?(input: InputOf<Args, Opts>): Promise<readonly PathUse[]>;
}

type Optional<Values> = {
  [Name in keyof Values as undefined extends Values[Name] ? Name : never]?: Exclude<
    Values[Name],
    undefined
  >;
};
type Present<Values> = {
  [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name];
};
type OptionValues<Opts extends Options> = {
  [Name in keyof Opts]: Opts[Name] extends Option<infer Value> ? Value : never;
};
type ArgumentValues<Args extends Arguments> = {
  [Name in keyof Args]: ArgumentValue<Args[Name]>;
};

/** The input of a command: the values of its arguments and options by their names. */
type InputOf<Args extends Arguments, Opts extends Options> = Readonly<
  Present<ArgumentValues<Args>> &
    Optional<ArgumentValues<Args>> &
    Present<OptionValues<Opts>> &
    Optional<OptionValues<Opts>>
>;

/** The input of a declared command. */
export type CommandInput<Declared> =
  Declared extends CommandDeclaration<infer Args, infer Opts> ? InputOf<Args, Opts> : never;

/**
 * Declares a command: everything that help, documentation and completion show.
 *
 * @example
 * export const SEARCH = defineCommand({
 *   name: 'search',
 *   summary: 'Search foods by name',
 *   arguments: { query: { description: 'what to look for' } },
 *   options: { catalogue: CATALOGUE },
 *   examples: ['viand search potato'],
 * });
 */
export function defineCommand<const Args extends Arguments, Opts extends Options>(
  declared: CommandDeclaration<Args, Opts>,
): CommandDeclaration<Args, Opts> {
  return declared;
}

/** A command with the code that runs it, which is loaded when the command is called. */
export interface RunnableCommand extends CommandDeclaration<Arguments, Options> {
  readonly load: () => Promise<Run<never>>;
}

/** Runs a command; the exit code is 0 if it gives none. */
// biome-ignore lint/suspicious/noConfusingVoidType: most commands end well or throw
type Run<Values> = (input: Values, context: CommandContext) => Promise<ExitCode | void>;

/** Ties a command to the file that runs it. */
export function runnable<Args extends Arguments, Opts extends Options>(
  declared: CommandDeclaration<Args, Opts>,
  load: () => Promise<Run<InputOf<Args, Opts>>>,
): RunnableCommand {
  return { ...declared, load } as unknown as RunnableCommand;
}

/** A command that is only a name in front of others. */
export interface CommandGroup extends Described {
  readonly commands: readonly CommandNode[];
}

/** A command, or a group of commands. */
export type CommandNode = RunnableCommand | CommandGroup;

/** The command line as a whole. */
export interface Program extends CommandGroup {
  /** The options of every command. */
  readonly options: Options;
  /** The meaning of each exit code. */
  readonly exitCodes: readonly (readonly [code: ExitCode, meaning: string])[];
}

/** Whether a node has commands below it, and does nothing itself. */
export function isGroup(node: CommandNode): node is CommandGroup {
  return 'commands' in node;
}

/** The long flag of an option: `skipFaulty` is `--skip-faulty`. */
export function longFlag(name: string): string {
  return `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

/** All flags of an option as help shows them, such as `-o, --output <file>`. */
export function flagsOf(
  name: string,
  { short, value, isValueOptional, isList }: OptionDeclaration,
): string {
  const letter = short === undefined ? '' : `-${short}, `;
  return `${letter}${longFlag(name)}${value === undefined ? '' : ` ${placeholder({ name: value, isList, isOptional: isValueOptional })}`}`;
}

/** An argument as help shows it, such as `[files...]`. */
export function argumentText(name: string, { isOptional, isList }: Argument): string {
  return placeholder({ name, isOptional, isList });
}

function placeholder({
  name,
  isOptional,
  isList,
}: {
  name: string;
  isOptional: true | undefined;
  isList: true | undefined;
}): string {
  const text = isList ? `${name}...` : name;
  return isOptional ? `[${text}]` : `<${text}>`;
}

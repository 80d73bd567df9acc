import { capitalised } from '../../text/words/capitalised.ts';
import {
  argumentText,
  type CommandNode,
  flagsOf,
  isGroup,
  longFlag,
  type Option,
  type Program,
  type RunnableCommand,
} from '../define-command.ts';

/** A flag or an argument as the reference describes it. */
export interface ReferenceTerm {
  /** The text of the command line, such as `-o, --output <file>`. */
  readonly term: string;
  readonly text: string;
}

/** A command or group with the words that call it. */
export interface DescribedTerm {
  readonly path: string;
  readonly node: CommandNode;
}

/** All commands and groups, each group before its commands. */
export function describedCommands(node: CommandNode, path = node.name): DescribedTerm[] {
  const children = isGroup(node) ? node.commands : [];
  return [
    { path, node },
    ...children.flatMap((child) => describedCommands(child, `${path} ${child.name}`)),
  ];
}

/** A command line with all its parts, such as `viand search [options] <words...>`. */
export function usageOf({ path, node }: DescribedTerm): string {
  if (isGroup(node)) return `${path} <command>`;
  const args = Object.entries(node.arguments).map(([name, argument]) =>
    argumentText(name, argument),
  );
  const options = Object.keys(node.options).length === 0 ? [] : ['[options]'];
  return [path, ...options, ...args].join(' ');
}

/** The arguments of a command, in the order of its command line. */
export function argumentTerms({ arguments: args }: RunnableCommand): ReferenceTerm[] {
  return Object.entries(args).map(([name, argument]) => ({
    term: argumentText(name, argument),
    text: [argument.description, ...choicesText(argument.choices)].join('; '),
  }));
}

/** Fewer terms than this are repeated: reading them again is quicker than looking them up at another command. */
const WORTH_A_REFERENCE = 6;

/**
 * The first command with the same arguments and options, if these are many: the reference describes them only there, to
 * keep its pages short.
 */
export function describedAt(
  command: RunnableCommand,
  commands: readonly DescribedTerm[],
): string | undefined {
  const text = detailsText(command);
  const first = commands.find(({ node }) => !isGroup(node) && detailsText(node) === text);
  const isLong = argumentTerms(command).length + optionTerms(command).length >= WORTH_A_REFERENCE;
  return isLong && first !== undefined && first.node !== command ? first.path : undefined;
}

function detailsText(command: RunnableCommand): string {
  return JSON.stringify([argumentTerms(command), optionTerms(command)]);
}

/** The options of a command that are not hidden, and the `--no-` forms they have. */
export function optionTerms({ options }: Pick<RunnableCommand, 'options'>): ReferenceTerm[] {
  return Object.entries(options).flatMap(([name, option]) => {
    const { isHidden, negation } = option;
    const own = isHidden ? [] : [{ term: flagsOf(name, option), text: optionText(option) }];
    if (negation === undefined) return own;
    return [...own, { term: longFlag(`no-${name}`), text: negation }];
  });
}

function optionText(option: Option): string {
  const { description, choices, default: usual, env, isRequired } = option;
  return [
    description,
    ...choicesText(choices),
    ...(usual === undefined ? [] : [`default: ${usual}`]),
    ...(env === undefined ? [] : [`environment: ${env}`]),
    ...(isRequired ? ['required'] : []),
  ].join('; ');
}

function choicesText(choices: readonly string[] | undefined): string[] {
  if (choices === undefined) return [];
  return [choices.length === 1 ? `only value: ${choices[0]}` : `one of ${choices.join(', ')}`];
}

/** The environment variables that options are read from, each once. */
export function environmentTerms(program: Program): ReferenceTerm[] {
  const texts = new Map<string, string>();
  for (const { path, node } of describedCommands(program)) {
    if (isGroup(node)) continue;
    for (const [name, { env, isHidden }] of Object.entries(node.options)) {
      if (env === undefined || texts.has(env)) continue;
      texts.set(env, isHidden ? `see ${path}` : `used where ${longFlag(name)} is not given`);
    }
  }
  return [...texts].map(([term, text]) => ({ term, text }));
}

/** A description as a sentence: with a capital and a full stop. */
export function sentence(text: string): string {
  const end = /[.?!]$/.test(text) ? '' : '.';
  return capitalised(text) + end;
}

/** Text in lines of a limited number of characters; code in backticks stays in one line. */
export function linesOf(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > characters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

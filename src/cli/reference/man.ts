import { isGroup, type Program } from '../define-command.ts';
import {
  argumentTerms,
  type DescribedTerm,
  describedAt,
  describedCommands,
  environmentTerms,
  linesOf,
  optionTerms,
  type ReferenceTerm,
  sentence,
  usageOf,
} from './terms.ts';

/** Characters of a line, with room for escapes. */
const LINE = 70;

/**
 * The manual page `man/viand.1`, in the macros of man(7).
 *
 * @param version of viand
 */
export function referenceMan(program: Program, version: string): string {
  const [, ...commands] = describedCommands(program);
  const { name, summary } = program;
  return `${[
    `.TH ${name.toUpperCase()} 1 "" "${name} ${version}" "User Commands"`,
    '.SH NAME',
    `${name} \\- ${escaped(summary.charAt(0).toLowerCase() + summary.slice(1))}`,
    '.SH SYNOPSIS',
    `.B ${name}`,
    '.I command',
    '[options] [arguments]',
    '.SH COMMANDS',
    ...commands.flatMap((command) => section(command, commands)),
    '.SH OPTIONS OF EVERY COMMAND',
    ...optionTerms(program).flatMap(term),
    '.SH EXIT STATUS',
    ...program.exitCodes.flatMap(([code, meaning]) => term({ term: `${code}`, text: meaning })),
    '.SH ENVIRONMENT',
    ...environmentTerms(program).flatMap(term),
    '.SH EXAMPLES',
    ...code(program.examples),
  ].join('\n')}\n`;
}

function section(described: DescribedTerm, all: readonly DescribedTerm[]): string[] {
  const { path, node } = described;
  const { summary, description = summary, note, examples } = node;
  const head = [`.SS ${escaped(path)}`, ...prose(sentence(description))];
  if (isGroup(node)) return head;
  const same = describedAt(node, all);
  const details =
    same === undefined
      ? [...argumentTerms(node), ...optionTerms(node)].flatMap(term)
      : ['.PP', ...prose(`Arguments and options: see ${same}.`)];
  return [
    ...head,
    '.PP',
    `.B ${escaped(usageOf(described))}`,
    ...details,
    ...(note === undefined ? [] : ['.PP', ...prose(note)]),
    '.PP',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...code(examples),
  ];
}

function term({ term: name, text }: ReferenceTerm): string[] {
  return ['.TP', `.B ${escaped(name)}`, ...prose(text)];
}

function code(lines: readonly string[]): string[] {
  return ['.nf', '.RS 4', ...lines.map(inputLine), '.RE', '.fi'];
}

/** Text in lines that are not too long; man fills them again. */
function prose(text: string): string[] {
  return linesOf(text, LINE).map(inputLine);
}

/** A line of text, which must not begin as a macro does. */
function inputLine(text: string): string {
  return escaped(text).replace(/^[.']/, '\\&$&');
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\e').replaceAll('-', '\\-');
}

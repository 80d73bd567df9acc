import { isGroup, type Program, type RunnableCommand } from '../define-command.ts';
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

/** Characters of a line of text, and of its indent in a list. Lines of code are not broken. */
const LINE = 100;
/** The indent of a list item. */
const INDENT = 2;

/** The page `docs/cli.md`: every command with its arguments, options and examples. */
export function referenceMarkdown(program: Program): string {
  const [, ...commands] = describedCommands(program);
  return `${[
    '# Command line',
    'For people who call viand from a shell or a script: every command with its examples, arguments and\noptions. `viand <command> --help` prints the same for one command.',
    '`npm run build:reference` writes this page from the declarations of the commands.',
    code(program.examples, 'sh'),
    '## Commands',
    commands.map(listItem).join('\n'),
    ...commands.flatMap((command) => section(command, commands)),
    '## Options of every command',
    ...terms(optionTerms(program)),
    '## Exit codes',
    program.exitCodes.map(([exit, meaning]) => item(`${exit}: ${meaning}`)).join('\n'),
    '## Environment',
    ...terms(environmentTerms(program)),
  ].join('\n\n')}\n`;
}

function listItem({ path, node }: DescribedTerm): string {
  return item(`[\`${path}\`](#${anchor(path)}): ${node.summary}`);
}

/** The anchor that GitHub gives a heading. */
function anchor(heading: string): string {
  return heading.replaceAll(' ', '-');
}

function section(described: DescribedTerm, all: readonly DescribedTerm[]): string[] {
  const { path, node } = described;
  const { summary, description = summary, note } = node;
  return [
    `## ${path}`,
    paragraph(sentence(description)),
    ...(isGroup(node) ? [] : [code(node.examples, 'sh')]),
    code([usageOf(described)]),
    ...(isGroup(node) ? [] : details(node, describedAt(node, all))),
    ...(note === undefined ? [] : [paragraph(note)]),
  ];
}

function details(command: RunnableCommand, same: string | undefined): string[] {
  if (same !== undefined) return [`Arguments and options: see [\`${same}\`](#${anchor(same)}).`];
  return [...terms(argumentTerms(command)), ...terms(optionTerms(command))];
}

function terms(list: readonly ReferenceTerm[]): string[] {
  if (list.length === 0) return [];
  return [list.map(({ term, text }) => item(`\`${term}\`: ${text}`)).join('\n')];
}

function item(text: string): string {
  return `- ${linesOf(text, LINE - INDENT).join('\n  ')}`;
}

function paragraph(text: string): string {
  return linesOf(text, LINE).join('\n');
}

function code(lines: readonly string[], language = ''): string {
  return `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;
}

import { isGroup, type Program, type RunnableCommand } from '../define-command.ts';
import {
  argumentTerms,
  type DescribedTerm,
  describedCommands,
  environmentTerms,
  linesOf,
  optionTerms,
  type ReferenceTerm,
  sentence,
  usageOf,
} from './terms.ts';

/** Characters of a line of text, and of its indent in a list; lines of code are as long as they are. */
const LINE = 100;
const INDENT = 2;

/** The page `docs/cli.md`: every command with its arguments, options and examples. */
export function referenceMarkdown(program: Program): string {
  const [, ...commands] = describedCommands(program);
  return `${[
    '# Command line',
    'All commands of viand with their arguments, options and examples, for whoever calls it from a\nshell or a script. `viand <command> --help` prints the same of one command.',
    'This page is made of the declarations of the commands by `npm run build:reference`.',
    code(program.examples),
    '## Commands',
    commands.map(listItem).join('\n'),
    ...commands.flatMap(section),
    '## Exit codes',
    program.exitCodes.map(([exit, meaning]) => item(`${exit}: ${meaning}`)).join('\n'),
    '## Environment',
    ...terms(environmentTerms(program)),
  ].join('\n\n')}\n`;
}

function listItem({ path, node }: DescribedTerm): string {
  return item(`[\`${path}\`](#${anchor(path)}): ${node.summary}`);
}

/** As GitHub names the headings of a page. */
function anchor(heading: string): string {
  return heading.replaceAll(' ', '-');
}

function section(described: DescribedTerm): string[] {
  const { path, node } = described;
  const { summary, description = summary, note } = node;
  return [
    `## ${path}`,
    paragraph(sentence(description)),
    code([usageOf(described)]),
    ...(isGroup(node) ? [] : details(node)),
    ...(note === undefined ? [] : [paragraph(note)]),
    ...(isGroup(node)
      ? []
      : [node.examples.length === 1 ? 'Example:' : 'Examples:', code(node.examples)]),
  ];
}

function details(command: RunnableCommand): string[] {
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

function code(lines: readonly string[]): string {
  return `\`\`\`sh\n${lines.join('\n')}\n\`\`\``;
}

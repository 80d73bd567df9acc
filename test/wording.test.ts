import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadProgram } from '../src/cli/commands.ts';
import { type CommandNode, isGroup } from '../src/cli/define-command.ts';
import { RULES } from '../src/rules/rule-book.ts';
import { privateWords } from './support/private-words.ts';

/**
 * Who reads a text decides its form. Phrases (summaries, options, messages) begin with a capital and
 * have no full stop at the end; sentences (descriptions, rules) have one.
 */
const PHRASE = /^(?:[A-Z0-9-]|viand |e[A-Z]).*[^.]$/s;
const SENTENCES = /^[A-Z0-9`-].*\.$|^(?:viand|weighted_before_process) .*\.$/s;

const SRC = path.join(import.meta.dirname, '../src');

const program = await loadProgram();

function nodesOf(node: CommandNode, parent: string): [string, CommandNode][] {
  const name = `${parent} ${node.name}`;
  const below = isGroup(node) ? node.commands.flatMap((child) => nodesOf(child, name)) : [];
  return [[name, node], ...below];
}

const NODES = program.commands.flatMap((node) => nodesOf(node, program.name));

describe.each(NODES)('%s', (_, node) => {
  test('has a phrase as its summary and sentences as its description', () => {
    expect(node.summary).toMatch(PHRASE);
    expect(node.description ?? 'None.').toMatch(SENTENCES);
  });

  if (isGroup(node)) return;
  const { arguments: args, options } = node;
  const described = Object.entries({ ...args, ...options }).filter(
    ([, of]) => !('isHidden' in of && of.isHidden),
  );
  test.each(described)('describes %s by a phrase', (_name, { description }) => {
    expect(description).toMatch(PHRASE);
  });
});

test.each(RULES.map((rule) => [rule.code, rule] as const))(
  '%s is explained in sentences',
  (_, rule) => {
    expect(rule.help).toMatch(SENTENCES);
    expect(rule.explanation).toMatch(SENTENCES);
  },
);

/** The texts of diagnostics that are literals in the source. */
const MESSAGES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) =>
    [...readFileSync(path.join(SRC, name), 'utf8').matchAll(/message: (['`])(.*?)\1,?$/gm)].map(
      ([, , message = '']) => [name, message] as const,
    ),
  );

test('messages are found in the source', () => {
  expect(MESSAGES.length).toBeGreaterThan(80);
});

test.each(MESSAGES)('%s: "%s" is a phrase', (_, message) => {
  expect(message).toMatch(/^(?:[A-Z0-9"$]|food_id|weighted_before_process).*[^.]$/s);
});

test.each(MESSAGES)('%s: "%s" uses plain words', (_, message) => {
  expect(privateWords(message)).toEqual([]);
});

test.each(RULES)('$code uses plain words', ({ help, explanation }) => {
  expect(privateWords(`${help} ${explanation}`)).toEqual([]);
});

test.each(NODES)('%s uses plain words', (_, node) => {
  const described = isGroup(node) ? {} : { ...node.arguments, ...node.options };
  const texts = [
    node.summary,
    node.description,
    ...Object.values(described).map((of) => of.description),
  ];
  expect(privateWords(texts.join('\n'))).toEqual([]);
});

test('privateWords() names the word and its replacement, and ignores code', () => {
  expect(privateWords('Files are packed anew, unlike `anew`')).toEqual([
    '"packed": write compressed, uncompressed',
    '"anew": write again',
  ]);
});

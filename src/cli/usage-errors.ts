import type { Diagnostic } from '../model/diagnostic.ts';
import { nearestOf } from '../text/words/edit-distance.ts';

/** What is wrong, and with which option and value. */
type Wrong = Pick<Diagnostic, 'message' | 'field' | 'value' | 'expected'>;

/** A usage error in the words of commander, and in the words of viand. */
type Wording = readonly [pattern: RegExp, write: (...parts: string[]) => Wrong];

const WORDINGS: readonly Wording[] = [
  [
    /^option '(.+?)' argument '(.*)' is invalid\. ?(.*)$/s,
    (flags, value, reason) => invalid(longFlagIn(flags), value, reason),
  ],
  [
    /^option '.+?' value '(.*)' from env '(\w+)' is invalid\. ?(.*)$/s,
    (value, variable, reason) => invalid(variable, value, reason),
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.+?)'\. ?(.*)$/s,
    (value, name, reason) => invalid(`<${name}>`, value, reason),
  ],
  [/^missing required argument '(.+)'$/, (name) => ({ message: `Missing argument <${name}>` })],
  [
    /^option '(.+?)' argument missing$/,
    (flags) => ({ field: longFlagIn(flags), message: 'Missing value' }),
  ],
  [/^unknown (option|command) '(.+?)'(.*)$/s, unknown],
  [
    /^too many arguments.*\. Expected (\d+) arguments? but got (\d+)\.$/s,
    (expected, given) => ({ message: `Too many arguments (${given})`, expected: expected ?? '' }),
  ],
  [
    /^option '(.+?)' cannot be used with option '(.+?)'$/,
    (flags, others) => ({
      message: `${longFlagIn(flags)} cannot be combined with ${longFlagIn(others)}`,
    }),
  ],
];

/**
 * Rewrites a usage error of commander in the style of viand.
 *
 * @param message what commander reports, such as `error: unknown option '--frmat'`
 * @param commands the valid commands, which are listed if none resembles the typed one
 * @returns a message without the name of the program, such as `Unknown option "--frmat"`
 */
export function usageError(message: string, commands: readonly string[] = []): Diagnostic {
  const text = message.trim().replace(/^error: /, '');
  const [, name, suggestion = ''] = /^unknown command '(.+?)'(.*)$/s.exec(text) ?? [];
  if (name !== undefined && commands.length > 0) {
    return { code: 'usage/invalid', ...unknownCommand(name, suggestion, commands) };
  }
  for (const [pattern, write] of WORDINGS) {
    const match = pattern.exec(text);
    if (match !== null) return { code: 'usage/invalid', ...write(...match.slice(1)) };
  }
  return { code: 'usage/invalid', message: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** Names that people give to commands, without capitals and signs, with the names of the commands. */
const OTHER_NAMES: Readonly<Record<string, string>> = { hei2015: 'hei', mediterranean: 'amed' };

/** The fewest letters of a command that stand for it. */
const LEAST_LETTERS = 3;

function unknownCommand(name: string, suggestion: string, commands: readonly string[]): Wrong {
  const scored = commands.includes('evaluate') || commands.includes('hei');
  if (scored && /[^.]\.\w{2,7}$/.test(name)) {
    return {
      message: `Missing command before ${JSON.stringify(name)}`,
      value: name,
      expected: `a command such as "viand evaluate hei ${name}"`,
    };
  }
  const likely = likelyCommands(name, commands);
  const near = likely.length > 0 ? likely : nearWords(name, suggestion);
  const expected = near.length === 0 ? { expected: oneOf(commands) } : {};
  return { ...unknownWord('command', name, near), ...expected };
}

/** Commands that a word means, whatever its capitals and signs are, or that it abbreviates. */
function likelyCommands(name: string, commands: readonly string[]): readonly string[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const typed = plain(name);
  const other = Object.hasOwn(OTHER_NAMES, typed) ? OTHER_NAMES[typed] : undefined;
  const same = commands.filter((command) => command === other || plain(command) === typed);
  if (same.length > 0 || typed.length < LEAST_LETTERS) return same;
  return commands.filter((command) => plain(command).startsWith(typed));
}

function oneOf(choices: readonly string[]): string {
  return `one of ${choices.join(', ')}`;
}

function longFlagIn(flags = ''): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags;
}

/** @param reason choices, a phrase such as `expected a port`, or a message with a capital */
function invalid(field = '', value = '', reason = ''): Wrong {
  const text = reason.replace(/^Allowed choices are (.*)\.$/s, 'expected one of $1');
  const at = text.search(/(?<=^|: )expected /);
  const own = (at < 0 ? text : text.slice(0, at)).replace(/: $/, '');
  const expected = at < 0 ? '' : text.slice(at + 'expected '.length);
  const hasMessage = /^[A-Z]/.test(own);
  return {
    field,
    message: hasMessage ? own : `Invalid value "${value}"`,
    value,
    ...(expected === '' ? (hasMessage || own === '' ? {} : { expected: own }) : { expected }),
  };
}

function unknown(what = '', name = '', suggestion = ''): Wrong {
  const usual = Object.hasOwn(USUAL_FLAGS, name) ? [USUAL_FLAGS[name] as string] : [];
  return unknownWord(what, name, [...usual, ...nearWords(name, suggestion)]);
}

/** Short options that other programs have, with the names of those that viand has. */
const USUAL_FLAGS: Readonly<Record<string, string>> = { '-v': '--version', '-?': '--help' };

function unknownWord(what: string, name: string, near: readonly string[]): Wrong {
  const offered = near.map((word) => `"${word}"`);
  const hint = offered.length === 0 ? '' : `; did you mean ${offered.join(' or ')}?`;
  return { message: `Unknown ${what} "${name}"${hint}`, value: name };
}

/** The words that commander suggests, as far as the typed one may be a misspelling of them. */
function nearWords(name: string, suggestion: string): readonly string[] {
  const [, near] = /\(Did you mean (?:one of )?(.*)\?\)/.exec(suggestion) ?? [];
  return near?.split(', ').filter((word) => nearestOf(name, [word]) !== undefined) ?? [];
}

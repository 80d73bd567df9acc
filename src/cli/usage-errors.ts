/** A usage error in the words of commander, and in the words of viand. */
type Wording = readonly [pattern: RegExp, write: (...parts: string[]) => string];

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
  [/^missing required argument '(.+)'$/, (name) => `Missing argument <${name}>`],
  [/^option '(.+?)' argument missing$/, (flags) => `${longFlagIn(flags)}: Missing value`],
  [/^required option '(.+?)' not specified$/, (flags) => `Missing option ${flags}`],
  [/^unknown (option|command) '(.+?)'(.*)$/s, unknown],
  [
    /^too many arguments.*\. Expected (\d+) arguments? but got (\d+)\.$/s,
    (expected, given) => `Too many arguments (${given}): expected ${expected}`,
  ],
  [
    /^option '(.+?)' cannot be used with option '(.+?)'$/,
    (flags, others) => `${longFlagIn(flags)} cannot be combined with ${longFlagIn(others)}`,
  ],
];

/**
 * Writes a usage error of commander as viand writes all its errors.
 *
 * @param message what commander reports, such as `error: unknown option '--frmat'`
 * @returns one line without the name of the program, such as `Unknown option "--frmat"`
 */
export function usageError(message: string): string {
  const text = message.trim().replace(/^error: /, '');
  for (const [pattern, write] of WORDINGS) {
    const match = pattern.exec(text);
    if (match !== null) return write(...match.slice(1));
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function longFlagIn(flags = ''): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags;
}

/** @param reason choices, a phrase such as `expected a port`, or a message with a capital */
function invalid(where = '', value = '', reason = ''): string {
  const expected = reason.replace(/^Allowed choices are (.*)\.$/s, 'expected one of $1');
  if (/^[A-Z]/.test(expected)) return `${where}: ${expected}`;
  return `${where}: Invalid value "${value}"${expected === '' ? '' : `: ${expected}`}`;
}

function unknown(what = '', name = '', suggestion = ''): string {
  const [, near] = /\(Did you mean (?:one of )?(.*)\?\)/.exec(suggestion) ?? [];
  const offered = near?.split(', ').map((word) => `"${word}"`);
  return `Unknown ${what} "${name}"${offered === undefined ? '' : `; did you mean ${offered.join(' or ')}?`}`;
}

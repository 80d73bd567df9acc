import type { Flags } from '../../operations/shards/shard-record.ts';
import { longFlag } from '../define-command.ts';

/** Options that say where results go or how the run is done, and not what the results are. */
const PRACTICAL = new Set([
  'output',
  'json',
  'format',
  'rejects',
  'meta',
  'jobs',
  'shard',
  'resume',
  'queue',
  'chart',
]);

/** The options that decide what the results are, by their flags: the text of the value, null for a flag without one. */
export function decisiveFlags(
  options: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>>,
): Flags {
  const given = Object.entries(options).filter(
    ([name, value]) => !PRACTICAL.has(name) && value !== usual[name] && value !== false,
  );
  return Object.fromEntries(
    given.map(([name, value]) => [longFlag(name), value === true ? null : valueText(value)]),
  );
}

/**
 * The command that gives the same results on standard output, ready for a POSIX shell. It has no options that
 * only say where and how to run, so that a run in shards has the command of a single run.
 *
 * @param words such as `evaluate hei`
 * @param usual the default values of options
 */
export function commandText(
  words: readonly string[],
  { files, ...options }: Readonly<Record<string, unknown>> & { readonly files: readonly string[] },
  format: string,
  usual: Readonly<Record<string, unknown>>,
): string {
  const flags = Object.entries(decisiveFlags(options, usual)).flatMap(([flag, value]) =>
    value === null ? [flag] : [flag, value],
  );
  const paths = files.some((file) => file.startsWith('-') && file !== '-')
    ? ['--', ...files]
    : files;
  return ['viand', ...words, ...flags, '--format', format, ...paths].map(quoted).join(' ');
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value !== 'object' || value === null) return `${value}`;
  return Object.entries(value)
    .map(([name, other]) => `${name}=${other}`)
    .join(',');
}

function quoted(word: string): string {
  return /^[\w./:=,@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

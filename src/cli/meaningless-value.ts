import type { Command } from 'commander';
import { extensionFormat } from '../render/formats.ts';
import { longFlag, type RunnableCommand } from './define-command.ts';

/**
 * The problem of an option or argument without meaning: an empty file name, as from an unset variable, or `--json` with
 * another format. Undefined if there is none.
 */
export function meaninglessValue(
  command: Command,
  declared: RunnableCommand,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const options = command.opts();
  const isTyped = (name: string) => command.getOptionValueSource(name) === 'cli';
  if (options['json'] === true && isTyped('format') && options['format'] !== 'json') {
    return `--json cannot be combined with --format ${options['format']}`;
  }
  if (isTyped('apiVersion') && !hasVersions(declared, options)) {
    return '--api-version is for JSON: add --json, or remove it';
  }
  const isEmpty = (value: unknown) => [value ?? []].flat().some((one) => one === '');
  const option = Object.entries(declared.options).find(
    ([name, { access }]) => access !== undefined && isTyped(name) && isEmpty(options[name]),
  );
  if (option !== undefined) return `${longFlag(option[0])}: The name of the file is empty`;
  const argument = Object.entries(declared.arguments).find(
    ([name, { access }]) => access !== undefined && isEmpty(values[name]),
  );
  return argument && `<${argument[0]}>: The name of the file is empty`;
}

/** Formats whose form depends on the version. */
const FORMATS_WITH_VERSIONS: ReadonlySet<unknown> = new Set(['json', 'ndjson']);

/** Whether the form of a result depends on the version. Estimates of populations have only one form. */
function hasVersions(
  { options: { format } }: RunnableCommand,
  options: Readonly<Record<string, unknown>>,
): boolean {
  if (options['population'] === true) return false;
  const output = typeof options['output'] === 'string' ? options['output'] : '';
  return FORMATS_WITH_VERSIONS.has(
    options['format'] ?? extensionFormat(output, format?.choices ?? []),
  );
}

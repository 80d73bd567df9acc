import { existsSync } from 'node:fs';

/**
 * The files or folders among the arguments of a benchmark. Without arguments, or if a path does not
 * exist, it prints how to call the benchmark and exits.
 */
export function requiredPaths(
  given: readonly string[],
  usage: string,
): readonly [string, ...string[]] {
  const [first, ...others] = given.filter((argument) => !argument.startsWith('--'));
  const missing = [first, ...others].find((path) => path === undefined || !existsSync(path));
  if (first !== undefined && missing === undefined) return [first, ...others];
  if (missing !== undefined) process.stderr.write(`${missing} does not exist.\n`);
  process.stderr.write(`Usage: ${usage}\n`);
  process.exit(2);
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** Patterns as in `.gitignore`, for paths below a folder. */
interface Patterns {
  readonly folder: string;
  readonly rules: Ignore;
}

/** The `.gitignore` files that apply in a folder, the outermost first. */
export type IgnoreRules = readonly Patterns[];

/** Whether a path below a folder matches one of the patterns, which are written as in `.gitignore`. */
export function pathMatcher(folder: string, patterns: readonly string[]) {
  const rules = ignore().add([...patterns]);
  return (file: string) => {
    const inside = relativePath(folder, file);
    return inside !== undefined && rules.ignores(inside);
  };
}

/** The rules of a folder and of those above it, up to the root of the git repository. */
export async function ignoreRulesAbove(folder: string): Promise<IgnoreRules> {
  const whole = path.resolve(folder);
  const parent = path.dirname(whole);
  const isRoot = parent === whole || existsSync(path.join(whole, '.git'));
  return withIgnoreFile(isRoot ? [] : await ignoreRulesAbove(parent), whole);
}

/** Adds the rules of the `.gitignore` of another folder, if it has one. */
export async function withIgnoreFile(rules: IgnoreRules, folder: string): Promise<IgnoreRules> {
  const text = await readFile(path.join(folder, '.gitignore'), 'utf8').catch(() => undefined);
  return text === undefined ? rules : [...rules, { folder, rules: ignore().add(text) }];
}

/** Whether git would ignore a path; the innermost `.gitignore` that says anything decides. */
export function isIgnored(rules: IgnoreRules, file: string, isFolder: boolean): boolean {
  for (const { folder, rules: ofFolder } of rules.toReversed()) {
    const inside = relativePath(folder, file);
    if (inside === undefined) continue;
    const { ignored, unignored } = ofFolder.test(isFolder ? `${inside}/` : inside);
    if (ignored || unignored) return ignored;
  }
  return false;
}

function relativePath(folder: string, file: string): string | undefined {
  const inside = path.relative(folder, path.resolve(file)).split(path.sep).join('/');
  return inside === '' || inside.startsWith('..') ? undefined : inside;
}

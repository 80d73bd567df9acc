import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  type IgnoreRules,
  ignoreRulesAbove,
  isIgnored,
  pathMatcher,
  withIgnoreFile,
} from '../../../io/reading/ignored-paths.ts';
import { ViandError } from '../../../model/diagnostic.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { tablesIn } from '../detect-kind.ts';
import { isMealFile, mayBeRecord } from './meal-files.ts';

/** Patterns that select files of a folder, as in `.gitignore` and relative to the folder. */
export interface WalkOptions {
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
  /** Called with each skipped file that may be a food record. */
  readonly onSkipped?: ((file: string) => void) | undefined;
}

interface Walk {
  readonly isIncluded: (file: string) => boolean;
  readonly isExcluded: (file: string) => boolean;
  /** Real paths of folders, which links may lead to again. */
  readonly seen: Set<string>;
  readonly found: string[];
  readonly onSkipped: (file: string) => void;
}

/**
 * The meal files in a folder and its subfolders, in the order of their names. A subfolder with food tables is one of
 * the results. Hidden files, installed packages and files that git ignores are skipped.
 *
 * @throws ViandError for a folder without any, or one that cannot be read
 */
export async function walkFolder(
  folder: string,
  { include = [], exclude = [], onSkipped = () => undefined }: WalkOptions,
): Promise<string[]> {
  const walk: Walk = {
    isIncluded: include.length === 0 ? () => true : pathMatcher(path.resolve(folder), include),
    isExcluded: pathMatcher(path.resolve(folder), exclude),
    seen: new Set(),
    found: [],
    onSkipped,
  };
  const above = await ignoreRulesAbove(path.dirname(path.resolve(folder)));
  await visit(folder, above, walk);
  if (walk.found.length === 0) throw nothingIn(folder, include, exclude);
  return walk.found;
}

async function visit(folder: string, above: IgnoreRules, walk: Walk): Promise<void> {
  const real = await realpath(folder);
  if (walk.seen.has(real)) return;
  walk.seen.add(real);
  const rules = await withIgnoreFile(above, path.resolve(folder));
  const names = (await readdir(folder)).sort();
  for (const name of names) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    const file = path.join(folder, name);
    // A link that leads nowhere is no file.
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) continue;
    const isFolder = found.isDirectory();
    if (isIgnored(rules, file, isFolder) || walk.isExcluded(file)) continue;
    if (isFolder) await visitSubfolder(file, rules, walk);
    else if (found.isFile() && walk.isIncluded(file)) await visitFile(file, name, walk);
  }
}

async function visitFile(file: string, name: string, walk: Walk): Promise<void> {
  if (await isMealFile(file, name)) walk.found.push(file);
  else if (mayBeRecord(name)) walk.onSkipped(file);
}

async function visitSubfolder(folder: string, rules: IgnoreRules, walk: Walk): Promise<void> {
  if ((await tablesIn(folder)) === undefined) await visit(folder, rules, walk);
  else if (walk.isIncluded(folder)) walk.found.push(folder);
}

function nothingIn(
  folder: string,
  include: readonly string[],
  exclude: readonly string[],
): ViandError {
  const filters = [...patternsText('include', include), ...patternsText('exclude', exclude)];
  const isFiltered = filters.length > 0;
  return new ViandError({
    code: 'input/unreadable',
    message: isFiltered
      ? `With ${filters.join(', ')}, no meal file or food table of the folder is left`
      : 'The folder has no meal files or food tables',
    location: { file: folder },
    expected: isFiltered
      ? 'patterns of files to check, such as meals/**, in options or the configuration'
      : 'CSV, JSON, NDJSON, Parquet, .xlsx or .ods files that git does not ignore',
  });
}

function patternsText(name: string, patterns: readonly string[]): string[] {
  return patterns.length === 0 ? [] : [`${name} ${quotedList(patterns)}`];
}

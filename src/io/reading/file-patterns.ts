import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Characters of patterns, which few file names contain. */
const PATTERN = /[*?[\]{}]/;

/**
 * Expands names and patterns such as `nhanes/*.csv.gz` that the shell has not expanded. The name of an existing file is
 * never a pattern. The matches of a pattern are sorted and omit files that are named anyway. A pattern without matches
 * stays in the list, so that viand reports it as a missing file.
 */
export async function mealFiles(names: readonly string[]): Promise<string[]> {
  const isPattern = (name: string) => PATTERN.test(name) && !existsSync(name);
  const taken = new Set(names.filter((name) => !isPattern(name)).map(realPath));
  const files: string[] = [];
  for (const name of names) {
    if (!isPattern(name)) {
      files.push(name);
      continue;
    }
    const found = await filesLike(name);
    if (found.length === 0) files.push(name);
    for (const file of found) {
      const whole = realPath(file);
      if (taken.has(whole)) continue;
      taken.add(whole);
      files.push(file);
    }
  }
  return files;
}

/** A link leads to the same file as the file's own name. A pipe has no such name: `/dev/fd/63`. */
function realPath(name: string): string {
  try {
    return realpathSync.native(name);
  } catch {
    return path.resolve(name);
  }
}

async function filesLike(pattern: string): Promise<string[]> {
  const { glob } = await import('tinyglobby');
  const found = await glob(pattern.replaceAll(path.sep, '/'), {
    absolute: path.isAbsolute(pattern),
    expandDirectories: false,
  });
  return found.sort();
}

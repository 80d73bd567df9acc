import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Characters of a pattern, which few names of files have. */
const PATTERN = /[*?[\]{}]/;

/**
 * The files of names and patterns such as `nhanes/*.csv.gz`, which the shell has not
 * filled in the pattern. A file that is there is no pattern, whatever it is called. What a pattern gives is sorted,
 * without files that are named anyway; a pattern without matches stays in the list, so that viand reports it as a missing file.
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

/** Links lead to the same file as its own name. A pipe has none: `/dev/fd/63`. */
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

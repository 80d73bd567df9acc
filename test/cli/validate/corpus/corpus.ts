import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the broken meal files, with a subfolder for each kind of fault. */
export const FILES = path.join(import.meta.dirname, 'files');

/** The folder of their reports, under the same names. */
export const EXPECTED = path.join(import.meta.dirname, 'expected');

/** The names of all files in a folder and those below it, with slashes. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** What is asked for besides the file, by the folder it is in. */
export function optionsOf(name: string): readonly string[] {
  return name.startsWith('labels/') ? ['--by', 'day'] : [];
}

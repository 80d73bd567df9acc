import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOME } from '../support/viand.ts';

/** Every page of documentation, by its path from the folder of the project. */
export const PAGES = ['.', 'docs', 'data', 'seeds', 'examples', '.github'].flatMap((folder) =>
  readdirSync(path.join(HOME, folder), {
    recursive: /^(?:docs|examples)$/.test(folder),
    encoding: 'utf8',
  })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
);

export function readPage(page: string): string {
  return readFileSync(path.join(HOME, page), 'utf8');
}

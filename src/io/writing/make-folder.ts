import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its missing parents.
 *
 * The recursive option of Node.js never returns if a file system refuses a new folder with the error that its parent
 * does not exist, as `/proc` does.
 *
 * @param mode permissions of new folders
 * @throws an error of the system
 */
export function makeFolder(folder: string, mode?: number): void {
  const above = path.dirname(folder);
  if (above !== folder && !isFolder(above)) makeFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

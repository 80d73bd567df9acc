import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it, unless they exist.
 *
 * Node.js can do so itself, but never returns where a file system refuses new folders by saying that the folder above
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

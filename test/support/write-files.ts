import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from './temp-folder.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder that contains these files. */
export function folderWith(files: Files): string {
  const folder = tempFolder();
  writeFiles(folder, files);
  return folder;
}

/** Writes files into an existing folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
}

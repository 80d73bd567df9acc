import { existsSync } from 'node:fs';
import path from 'node:path';

/** The root of the git repository that contains a folder; the folder itself if there is none. */
export function repositoryFolder(folder: string): string {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) return at;
    if (at === path.dirname(at)) return path.resolve(folder);
  }
}

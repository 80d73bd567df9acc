import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderForAll } from './temp-folder.ts';
import { HOME } from './viand.ts';

/** Packages that a program may import in addition to its dependencies: the types of Node.js. */
const FOR_PROGRAMS = ['node_modules/@types/node', 'node_modules/undici-types'];

/** Packs viand like `npm publish`, without building it again. */
export function packedViand(): string {
  const folder = folderForAll();
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    cwd: HOME,
    stdio: 'ignore',
  });
  const { version } = JSON.parse(readFileSync(path.join(HOME, 'package.json'), 'utf8'));
  return path.join(folder, `viand-${version}.tgz`);
}

/**
 * A folder whose `node_modules` contain only the packed viand and its dependencies. The
 * dependencies are linked, since compiling SQLite again would take minutes.
 */
export function folderWithViand(): string {
  const folder = folderForAll();
  const viand = path.join(folder, 'node_modules/viand');
  mkdirSync(viand, { recursive: true });
  execFileSync('tar', ['-xzf', packedViand(), '--strip-components=1', '-C', viand]);
  for (const name of [...dependencies(), ...FOR_PROGRAMS]) {
    const link = path.join(folder, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(HOME, name), link);
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return folder;
}

/** Folders of the packages of an installation, without development packages. */
function dependencies(): string[] {
  const lock = JSON.parse(readFileSync(path.join(HOME, 'package-lock.json'), 'utf8'));
  return Object.entries<{ dev?: boolean; peer?: boolean }>(lock.packages)
    .filter(([name, { dev, peer }]) => name !== '' && dev !== true && peer !== true)
    .map(([name]) => name)
    .filter((name) => name.lastIndexOf('node_modules/') === 0);
}

/**
 * Builds viand as a single executable for the current system: `node build/executable.js viand`,
 * with Node.js 26 or later. The executable contains Node.js, viand and its packages.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('..', import.meta.url));
/** Files of packages that viand never reads. */
const UNUSED =
  /(?:\.d\.[cm]?ts|\.map|\.md|\.markdown|\/(?:deps|src|docs|man|test|tests)\/.*\.(?:c|cc|cpp|h|hpp|gyp|ts|1)|\/obj\.target\/.*|\.o|\.a)$/;

const [output] = process.argv.slice(2);
if (output === undefined) throw new Error('name the file to write');
const folder = mkdtempSync(path.join(os.tmpdir(), 'viand-executable-'));
const npm = (...argv) =>
  execFileSync('npm', argv, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
try {
  npm('pack', HOME, '--ignore-scripts', '--silent');
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  const project = { allowScripts: { 'better-sqlite3': true } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
  npm('install', `./${archive}`, '--no-audit', '--no-fund');
  const assets = filesIn(folder, 'node_modules').filter((name) => !UNUSED.test(name));
  writeFileSync(path.join(folder, 'id'), idOf(assets));
  const configuration = {
    main: fileURLToPath(new URL('executable-main.cjs', import.meta.url)),
    output: path.resolve(output),
    disableExperimentalSEAWarning: true,
    assets: Object.fromEntries(['id', ...assets].map((name) => [name, path.join(folder, name)])),
  };
  const file = path.join(folder, 'executable.json');
  writeFileSync(file, JSON.stringify(configuration));
  execFileSync(process.execPath, ['--build-sea', file], { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function filesIn(root, below) {
  return readdirSync(path.join(root, below), { recursive: true })
    .map((name) => path.posix.join(below, name.replaceAll('\\', '/')))
    .filter((name) => !name.includes('/.bin/') && statSync(path.join(root, name)).isFile());
}

/** Identifies the content, since each content is unpacked into its own folder. */
function idOf(names) {
  const hash = createHash('sha256').update(process.version);
  for (const name of names) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

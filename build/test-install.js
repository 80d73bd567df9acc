/**
 * Installs the package of viand into empty folders, as its users do, and runs it:
 * `npm run test:install`. Each argument is a version of Node.js, which is installed from npm, or a
 * folder that contains one. Without arguments, the current Node.js is used.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('..', import.meta.url));
const IS_WINDOWS = process.platform === 'win32';

/** Commands that an installation must run, with text that their output must contain. */
const RUNS = [
  [['--version'], /^\d+\.\d+\.\d+\n$/],
  [['search', 'oats', '--limit', '1'], /^oats\b/m],
  [['evaluate', 'hei', 'data/week.csv', '--json'], /"total_score": 6\d\.\d+/],
  [['evaluate', 'hei', 'data/week.csv', '--by', 'day', '--format', 'csv'], /^2026-03-08,/m],
  [['validate', 'data/week.csv'], /no errors in 1 file/],
  [['report', 'data/week.csv', '--format', 'md'], /^# /],
  [['schema', 'columns', '--format', 'csv'], /^evaluation,name/],
];

/** Runs npm with the Node.js under test, so that native parts are compiled for it. */
function npm(node, argv, cwd) {
  const cli = path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const [command, ...before] = existsSync(cli) ? [node.file, cli] : ['npm'];
  const env = {
    ...process.env,
    PATH: `${path.dirname(node.file)}${path.delimiter}${process.env.PATH}`,
  };
  if (node.headers !== undefined) env.npm_config_nodedir = node.headers;
  const { status, stdout, stderr } = spawnSync(command, [...before, ...argv], {
    cwd,
    env,
    encoding: 'utf8',
    shell: IS_WINDOWS,
  });
  if (status !== 0) throw new Error(`npm ${argv.join(' ')} failed:\n${stdout}${stderr}`);
}

/** The Node.js that an argument names. */
function nodeOf(wanted, folder) {
  const here = { file: process.execPath, headers: undefined };
  if (wanted === undefined) return here;
  if (!/^\d+(\.\d+)*$/.test(wanted)) return nodeIn(wanted);
  const name = `node-${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`;
  const runtime = path.join(folder, 'runtime');
  mkdirSync(runtime);
  npm(
    here,
    ['install', '--prefix', runtime, '--no-audit', '--no-fund', `${name}@${wanted}`],
    runtime,
  );
  return nodeIn(path.join(runtime, 'node_modules', name));
}

function nodeIn(folder) {
  const file = path.resolve(folder, 'bin', IS_WINDOWS ? 'node.exe' : 'node');
  const hasHeaders = existsSync(path.join(folder, 'include/node/node.h'));
  return { file, headers: hasHeaders ? path.resolve(folder) : undefined };
}

function megabytesIn(folder) {
  const bytes = readdirSync(folder, { recursive: true })
    .map((name) => lstatSync(path.join(folder, name)))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0);
  return Math.round(bytes / 1e6);
}

/** Installs and runs viand, and returns a row of the printed table. */
function tested(wanted, archive, folder) {
  const node = nodeOf(wanted, folder);
  const prefix = path.join(folder, 'prefix');
  mkdirSync(prefix);
  const start = performance.now();
  const options = ['--no-audit', '--no-fund', '--allow-scripts=better-sqlite3'];
  npm(node, ['install', '--global', '--prefix', prefix, ...options, archive], prefix);
  const seconds = Math.round((performance.now() - start) / 1000);
  const installed = path.join(prefix, IS_WINDOWS ? '' : 'lib', 'node_modules/viand');
  const times = RUNS.map(([argv, expected]) => {
    const started = performance.now();
    const bin = path.join(installed, 'bin/viand.cjs');
    const run = spawnSync(node.file, [bin, ...argv], { cwd: installed, encoding: 'utf8' });
    if (run.status !== 0 || !expected.test(run.stdout)) {
      throw new Error(`viand ${argv.join(' ')} on ${node.file}:\n${run.stdout}${run.stderr}`);
    }
    return performance.now() - started;
  });
  const version = execFileSync(node.file, ['--version'], { encoding: 'utf8' }).trim();
  const size = megabytesIn(prefix);
  return { 'Node.js': version, 'install s': seconds, MB: size, 'search ms': Math.round(times[1]) };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'viand-install-'));
try {
  const archives = path.join(folder, 'archive');
  mkdirSync(archives);
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', archives], {
    cwd: HOME,
    shell: IS_WINDOWS,
  });
  const [archive] = readdirSync(archives);
  const wanted = process.argv.slice(2);
  for (const [index, one] of (wanted.length === 0 ? [undefined] : wanted).entries()) {
    const own = path.join(folder, String(index));
    mkdirSync(own);
    const row = tested(one, path.join(archives, archive), own);
    const cells = Object.entries(row).map(([name, value]) => `${name}: ${value}`);
    process.stdout.write(`${cells.join('  ')}\n`);
    rmSync(own, { recursive: true, force: true });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

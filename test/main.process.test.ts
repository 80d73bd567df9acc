import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lazily } from '../src/collections/lazily.ts';
import { CATALOGUE } from './support/embedded-catalogue.ts';
import { tempFolder } from './support/temp-folder.ts';
import { HOME } from './support/viand.ts';
import { folderWith } from './support/write-files.ts';

const BIN = path.join(HOME, 'bin/viand.cjs');
const WEEK = path.join(HOME, 'data/week.csv');

function run(argv: readonly string[], options: Parameters<typeof spawnSync>[2] = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
    encoding: 'utf8',
    ...options,
  });
  return { status, stdout: String(stdout), stderr: String(stderr) };
}

/** The scores of the example week, with which other ways to read it are compared. */
const week = lazily(() => run(['evaluate', 'hei', WEEK]));

function shell(script: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the program scores the example week from any folder and through a link', () => {
  const expected = week();
  expect(expected.status).toBe(0);
  expect(expected.stderr).toBe('');
  expect(expected.stdout).toContain('Total');

  const folder = tempFolder();
  const link = path.join(folder, 'viand');
  symlinkSync(BIN, link);
  expect(execFileSync(link, ['evaluate', 'hei', WEEK], { cwd: folder, encoding: 'utf8' })).toBe(
    expected.stdout,
  );
});

test.each<[string, (compiled: Buffer) => Buffer]>([
  ['damaged', () => Buffer.alloc(100)],
  ['truncated', (compiled) => compiled.subarray(0, compiled.length / 2)],
  ['from another program', (compiled) => compiled],
])('the program runs even if its compiled code is %s', (_, change) => {
  const folder = tempFolder();
  cpSync(path.join(HOME, 'bin'), path.join(folder, 'bin'), { recursive: true });
  mkdirSync(path.join(folder, 'dist'));
  const copy = (name: string, edit: (content: Buffer) => Buffer) =>
    writeFileSync(
      path.join(folder, 'dist', name),
      edit(readFileSync(path.join(HOME, 'dist', name))),
    );
  copy('viand.cjs', (program) =>
    Buffer.from(program.toString().replaceAll('Search foods by name', 'Find foods')),
  );
  const compiled = readdirSync(path.join(HOME, 'dist')).filter((name) =>
    /^viand\.cjs\.v/.test(name),
  );
  expect(compiled).toHaveLength(1);
  for (const name of compiled) copy(name, change);

  const bin = path.join(folder, 'bin/viand.cjs');
  const help = spawnSync(process.execPath, [bin, 'search', '--help'], { encoding: 'utf8' });
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toContain('Find foods');
});

test('the program reads standard input', () => {
  const input = readFileSync(WEEK);
  for (const files of [[], ['-']]) {
    const { status, stdout } = run(['evaluate', 'hei', ...files], { input });
    expect(status).toBe(0);
    expect(stdout).toBe(week().stdout);
  }
});

test('the bundle reports faults of a JSON file with their lines', () => {
  const broken = '[\n  { "entries": [\n    { "food_id": 1, "amount": 2, "unit": "g" }\n  ] }\n]';
  const faulty = run(['evaluate', 'hei'], { input: broken });
  expect(faulty.stderr).toContain('standard input:3 /0/entries/0/food_id');
  const cut = run(['evaluate', 'hei'], { input: broken.slice(0, -1) });
  expect(cut).toMatchObject({ status: 3, stderr: expect.stringContaining('standard input:5') });
});

test('the bundle draws a report from standard input, and writes it to a file', () => {
  const file = path.join(tempFolder(), 'week.html');
  const written = run(['report', '-', '-o', file], { input: readFileSync(WEEK) });
  expect(written).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(readFileSync(file, 'utf8')).toMatch(
    /<title>Healthy Eating Index 2015 as a radar chart<\/title>/,
  );
});

test('exit codes distinguish invalid meals from other errors', () => {
  const faulty = path.join(folderWith({ 'a.csv': 'food_id,amount,unit\nx,1,g\n' }), 'a.csv');
  expect(week().status).toBe(0);
  expect(run(['evaluate', 'hei']).status).toBe(3);
  expect(run(['evaluate', 'hei', faulty]).status).toBe(3);
  expect(run(['evaluate', 'hei', '--nonsense']).status).toBe(2);
  expect(run(['evaluate', 'hei', WEEK, '-o', '/no/such/folder/x']).status).toBe(2);
});

test('the program exits quietly if the reader of its output closes the pipe', () => {
  const { status, stderr } = shell(
    `set -o pipefail; '${process.execPath}' '${BIN}' evaluate summary '${WEEK}' --by day,meal,food_id --format json | head -n 1`,
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('a full disk is reported as an error', () => {
  const { status, stderr } = shell(
    `'${process.execPath}' '${BIN}' evaluate hei '${WEEK}' > /dev/full`,
  );
  expect(status).toBe(2);
  expect(stderr).toMatch(/^viand: Cannot write the output: .*ENOSPC/);
});

test('output is coloured on a terminal only, unless NO_COLOR is set', () => {
  expect(week().stdout).not.toContain('\u001b');
  const command = `${process.execPath} ${BIN} evaluate hei ${WEEK}`;
  const onTerminal = (env: string) => shell(`${env} script -qec '${command}' /dev/null`);
  expect(onTerminal('').stdout).toContain('\u001b[32m');
  expect(onTerminal('NO_COLOR=1').stdout).not.toContain('\u001b[');
});

test('VIAND_CATALOGUE selects the catalogue', () => {
  const env = { ...process.env, VIAND_CATALOGUE: 'no-such.sqlite' };
  const { status, stderr } = run(['evaluate', 'hei', WEEK], { env });
  expect(status).toBe(2);
  expect(stderr).toContain('no-such.sqlite');
});

test('a catalogue in a read-only folder can be read', () => {
  const folder = path.join(tempFolder(), 'locked');
  mkdirSync(folder);
  const file = path.join(folder, 'catalogue.sqlite');
  cpSync(CATALOGUE, file);
  chmodSync(folder, 0o555);
  expect(run(['evaluate', 'hei', WEEK, '--catalogue', file]).status).toBe(0);
  expect(readdirSync(folder)).toEqual(['catalogue.sqlite']);
  chmodSync(folder, 0o755);
});

test('an import that is killed leaves the old catalogue unchanged, and the next import succeeds', async () => {
  const file = path.join(tempFolder(), 'own.sqlite');
  cpSync(CATALOGUE, file);
  cpSync(`${CATALOGUE}.figures`, `${file}.figures`);
  const before = readFileSync(file);
  const argv = ['catalogue', 'import', 'seeds', path.join(HOME, 'seeds'), '--catalogue', file];
  for (const delay of [60, 100, 140, 180]) {
    const child = spawn(process.execPath, [BIN, ...argv], { stdio: 'ignore' });
    setTimeout(() => child.kill('SIGKILL'), delay);
    await new Promise((resolve) => child.on('close', resolve));
    expect(readFileSync(file).equals(before)).toBe(true);
  }
  expect(run(argv)).toMatchObject({ status: 0, stdout: expect.stringContaining('unchanged') });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s while a file is written leaves only the old file, unchanged',
  async (signal) => {
    const rows = Array.from({ length: 300_000 }, (_, index) => `p${index},apple,100,g\n`);
    const folder = folderWith({
      'meals.csv': `person,food_id,amount,unit\n${rows.join('')}`,
      'out.csv': 'as it was\n',
    });
    const output = path.join(folder, 'out.csv');
    const args = [
      'evaluate',
      'hei',
      path.join(folder, 'meals.csv'),
      '--by',
      'person',
      '-o',
      output,
    ];
    const child = spawn(process.execPath, [BIN, ...args], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    const isPartial = () => readdirSync(folder).some((name) => name.endsWith('.partial'));
    while (child.exitCode === null && !isPartial()) await sleep(5);
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(readdirSync(folder).sort()).toEqual(['meals.csv', 'out.csv']);
    expect(readFileSync(output, 'utf8')).toBe('as it was\n');
  },
  30_000,
);

test('the program writes Parquet to a pipe, and reads it again', () => {
  const { status, stdout, stderr } = shell(
    `set -o pipefail; viand() { '${process.execPath}' '${BIN}' "$@"; }
    viand evaluate macros '${WEEK}' --by day,food_id -f parquet |
    viand evaluate hei --map amount=total_kcal --unit g -f csv`,
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout.split('\n')).toHaveLength(3);
});

test('the program reads a file compressed with zstd', () => {
  // A frame with one uncompressed block (RFC 8878), since not every Node.js can compress zstd.
  const csv = Buffer.from('food_id,amount,unit\napple,150,g\n');
  const packed = Buffer.concat([
    Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0, ((csv.length << 3) | 1) & 0xff, csv.length >> 5, 0]),
    csv,
  ]);
  const folder = folderWith({ 'week.csv': csv, 'week.csv.zst': packed });
  const [plain, unpacked] = ['week.csv', 'week.csv.zst'].map((name) =>
    run(['evaluate', 'hei', path.join(folder, name)]),
  );
  expect(plain?.status).toBe(0);
  expect(unpacked).toEqual(plain);
});

test('the program reads a named pipe', () => {
  const fifo = path.join(tempFolder(), 'week');
  const program = `'${process.execPath}' '${BIN}' evaluate hei '${fifo}'`;
  const piped = shell(`mkfifo '${fifo}'; cat '${WEEK}' > '${fifo}' & timeout 60 ${program}`);
  expect(piped).toMatchObject({ status: 0, stderr: '' });
  expect(piped.stdout).toBe(week().stdout);
});

test('the program reads standard input by its path', () => {
  for (const name of ['/dev/stdin', '/dev/fd/0']) {
    const piped = shell(
      `cat '${WEEK}' | timeout 60 '${process.execPath}' '${BIN}' evaluate hei ${name}`,
    );
    expect(piped).toMatchObject({ status: 0, stderr: '' });
    expect(piped.stdout).toBe(week().stdout);
  }
});

test('a run continues if the reader of its messages goes away', () => {
  const output = path.join(tempFolder(), 'out.csv');
  const { status } = shell(
    `'${process.execPath}' '${BIN}' evaluate hei '${WEEK}' x.csv --skip-faulty -o '${output}' 2> >(true)`,
  );
  expect(status).toBe(2);
  const week = shell(
    `'${process.execPath}' '${BIN}' evaluate hei '${WEEK}' -o '${output}' 2> >(true)`,
  );
  expect(week.status).toBe(0);
  expect(readdirSync(path.dirname(output))).toEqual(['out.csv', 'out.csv.meta.json']);
});

test('a client is not added if its key cannot be printed', () => {
  const register = path.join(tempFolder(), 'clients.sqlite');
  const add = `'${process.execPath}' '${BIN}' client add clinic --clients '${register}'`;
  const full = shell(`${add} > /dev/full`);
  expect(full).toMatchObject({ status: 2, stderr: expect.stringContaining('ENOSPC') });
  const closed = shell(`${add} | true; exit \${PIPESTATUS[0]}`);
  expect(closed).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no key was changed'),
  });
  expect(run(['client', 'list', '--clients', register, '-f', 'ndjson']).stdout).toBe('');
});

test('only the owner can read the clients file and the files that SQLite puts next to it', () => {
  const folder = tempFolder();
  const register = path.join(folder, 'deep', 'clients.sqlite');
  const script = `umask 000; '${process.execPath}' '${BIN}' client add a --clients '${register}';
    exec 3< <('${process.execPath}' '${BIN}' serve --port 0 --clients '${register}' 2>&1);
    server=$!; read -r line <&3; stat -c '%a %n' '${folder}'/deep/*; kill $server`;
  const modes = shell(script)
    .stdout.split('\n')
    .filter((line) => line.includes('clients.sqlite'));
  expect(modes.map((line) => line.replace(/ .*\//, ' ')).sort()).toEqual([
    '600 clients.sqlite',
    '600 clients.sqlite-shm',
    '600 clients.sqlite-wal',
  ]);
});

test('an import reports a full disk, and leaves no file', () => {
  const folder = tempFolder();
  const file = path.join(folder, 'own.sqlite');
  const args = `catalogue import seeds '${path.join(HOME, 'seeds')}' --catalogue '${file}'`;
  const full = shell(`ulimit -f 1000; '${process.execPath}' '${BIN}' ${args}`);
  expect(full.status).toBe(2);
  expect(full.stderr).toMatch(/^viand: .*own\.sqlite: Cannot write the file: /);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['missing-columns', 'repeated-columns', 'cut-in-half'])(
  'the program exits after it has refused a Parquet file: %s',
  (name) => {
    const file = path.join(HOME, `test/cli/validate/corpus/files/parquet/${name}.parquet`);
    const refused = run(['evaluate', 'hei', file], { timeout: 60_000 });
    expect(refused).toMatchObject({ status: 3, stderr: expect.stringContaining(name) });
  },
);

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { buildSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { KEY, NO_LIMIT, startServer } from '../server/support.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { HOME } from '../support/viand.ts';

const VIAND = `${process.execPath} ${path.join(HOME, 'bin/viand.cjs')}`;

const ends: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** A new repository with the files of an example. */
function repositoryOf(example: string): string {
  const folder = tempFolder();
  cpSync(path.join(HOME, 'examples', example), folder, { recursive: true });
  const git = (...argv: string[]) => execFileSync('git', argv, { cwd: folder, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'first');
  return folder;
}

/** Runs the step of the action. */
function step(folder: string, env: Record<string, string>) {
  return spawnSync('bash', [path.join(HOME, 'deploy/check-meals.sh')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, COMMAND: VIAND, SARIF: 'meals.sarif', ...env },
  });
}

test('the sample repository is valid, and a change that breaks it fails with its line', () => {
  const folder = repositoryOf('meal-data');
  const env = { FILES: 'meals/ann.csv meals/bo.csv' };
  expect(step(folder, env)).toMatchObject({ status: 0, stdout: '', stderr: '' });

  const file = path.join(folder, 'meals/ann.csv');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('broccoli.boiled,200', 'brocoli.boiled,200'));
  const { status, stdout } = step(folder, env);
  expect(status).toBe(3);
  expect(stdout).toMatch(/^::error file=meals\/ann\.csv,line=9,/m);
  const { runs } = JSON.parse(readFileSync(path.join(folder, 'meals.sarif'), 'utf8'));
  expect(runs[0].results[0]).toMatchObject({ ruleId: 'meal/unknown-food', level: 'error' });
});

test('names of files may contain spaces if each is on its own line', () => {
  const folder = repositoryOf('meal-data');
  const row = 'food_id,amount,unit\nbrocoli,1,g\n';
  writeFileSync(path.join(folder, 'week 1.csv'), row);
  writeFileSync(path.join(folder, 'bo.csv'), row);
  const FILES = 'week 1.csv\r\nbo.csv meals/ann.csv\n';
  const { status, stdout } = step(folder, { FILES, SINCE: 'HEAD' });
  expect(status).toBe(3);
  const names = new Set(stdout.match(/(?<=file=)[^,]+/g));
  expect([...names]).toEqual(['week 1.csv', 'bo.csv']);
});

/** Steps of the sample's own files, which call viand from npm. */
function sampleSteps(file: string, pattern: RegExp): string[] {
  const text = readFileSync(path.join(HOME, 'examples/meal-data', file), 'utf8');
  return [...text.matchAll(pattern)].map(([, command = '']) => {
    expect(command).toMatch(/^npx --yes viand@\d/);
    return command.replace(/^npx --yes viand@\S+/, VIAND);
  });
}

test('in a clone of the sample repository, hook, workflow and job stop a change that breaks it', () => {
  const clone = path.join(tempFolder(), 'clone');
  execFileSync('git', ['clone', '--quiet', repositoryOf('meal-data'), clone]);
  const [hook = ''] = sampleSteps('.pre-commit-config.yaml', /^ +entry: (.+)$/gm);
  const [step = ''] = sampleSteps('.github/workflows/meals.yml', /^ +- run: (.+)$/gm);
  const [job = ''] = sampleSteps('.gitlab-ci.yml', /^ +- (npx .+)$/gm);
  const hookFile = path.join(clone, '.git/hooks/pre-commit');
  const changed = `git diff --cached --name-only -z -- meals | xargs -0 ${hook}`;
  writeFileSync(hookFile, `#!/bin/sh\n${changed}\n`, { mode: 0o755 });
  const shell = (command: string) =>
    spawnSync(command, { cwd: clone, shell: true, encoding: 'utf8' });
  const commit = () =>
    shell('git -c user.name=test -c user.email=test@example.org commit --all -qm change');

  writeFileSync(path.join(clone, 'meals/cy.csv'), 'person,day,food_id,amount,unit\n');
  shell('git add --all');
  writeFileSync(
    path.join(clone, 'meals/cy.csv'),
    'person,day,food_id,amount,unit\ncy,2026-03-02,apple,150,g\n',
  );
  expect(commit()).toMatchObject({ status: 0 });
  expect(shell(step)).toMatchObject({ status: 0, stdout: '' });

  const file = path.join(clone, 'meals/cy.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replace('apple,150,g', 'aple,150,kg'));
  const refused = commit();
  expect(refused.status).not.toBe(0);
  expect(refused.stderr).toContain('meal/unknown-food');
  const { status, stdout } = shell(step);
  expect(status).toBe(3);
  expect(stdout).toMatch(/^::error file=meals\/cy\.csv,line=2,/m);
  const { runs } = JSON.parse(readFileSync(path.join(clone, 'meals.sarif'), 'utf8'));
  expect(runs[0].results[0]).toMatchObject({ ruleId: 'meal/unknown-food', level: 'error' });
  const merge = shell(job);
  expect(merge).toMatchObject({ status: 3, stdout: expect.stringContaining('cy.csv') });
  expect(readFileSync(path.join(clone, 'meals.xml'), 'utf8')).toContain('<failure');
});

test('the hooks call commands that exist', () => {
  const hooks = readFileSync(path.join(HOME, '.pre-commit-hooks.yaml'), 'utf8');
  const entries = [...hooks.matchAll(/^ {2}entry: viand (.+)$/gm)].map(([, argv = '']) => argv);
  expect(entries).toEqual(['validate', 'validate --fix']);
  const folder = repositoryOf('meal-data');
  for (const entry of entries) {
    const command = `${VIAND} ${entry} meals/ann.csv meals/bo.csv`;
    expect(spawnSync(command, { cwd: folder, shell: true }).status).toBe(0);
  }
});

test('DuckDB summarises the scores of a week', async () => {
  const folder = tempFolder();
  const scores = path.join(folder, 'scores.parquet');
  const argv = `evaluate hei ${path.join(HOME, 'data/week.csv')} --by day --output ${scores}`;
  execFileSync(`${VIAND} ${argv}`, { shell: true, stdio: 'ignore' });
  const script = readFileSync(path.join(HOME, 'examples/parquet/summary.sql'), 'utf8');
  const connection = await (await DuckDBInstance.create()).connect();
  const statements = await connection.extractStatements(
    script.replaceAll("'scores.parquet'", `'${scores}'`),
  );
  const rows = [];
  for (let index = 0; index < statements.count; index++) {
    const statement = await statements.prepare(index);
    rows.push(...(await statement.runAndReadAll()).getRows());
  }
  connection.closeSync();
  expect(rows).toEqual([
    [7n, expect.any(Number)],
    ['whole_grains', expect.any(Number)],
  ]);
});

test('the HTTP client is generated, compiled and scores a meal', async () => {
  const folder = tempFolder();
  cpSync(path.join(HOME, 'examples/http-client'), folder, { recursive: true });
  symlinkSync(path.join(HOME, 'node_modules'), path.join(folder, 'node_modules'));
  const server = await startServer({
    until: (end) => ends.push(end),
    argv: ['--quiet', ...NO_LIMIT],
  });
  const { text } = await server.ask('/api/openapi.json');
  writeFileSync(path.join(folder, 'openapi.json'), text);
  const generator = path.join(HOME, 'node_modules/oazapfts/dist/cli.js');
  const options = { cwd: folder, encoding: 'utf8' } as const;
  execFileSync(process.execPath, [generator, 'openapi.json', 'client.ts'], options);
  buildSync({
    entryPoints: [path.join(folder, 'main.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: path.join(folder, 'main.js'),
    logLevel: 'warning',
  });
  const env = { ...process.env, VIAND_URL: server.url, VIAND_API_KEY: KEY };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['main.js'], { ...options, env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^HEI-2015: \d+\.\d of 100\n/);
  expect(stdout.trimEnd().split('\n')).toHaveLength(14);
});

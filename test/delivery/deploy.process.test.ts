import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../server/support.ts';
import { HOME } from '../support/viand.ts';

const DOCKERFILE = readFileSync(path.join(HOME, 'deploy/Dockerfile'), 'utf8');
const UNIT = path.join(HOME, 'deploy/viand.service');

/** Instructions of the last stage, without continuations. */
const stages = DOCKERFILE.replaceAll('\\\n', ' ').split(/^FROM /m);
const last = (stages.at(-1) as string).split('\n').map((line) => line.replace(/ +/g, ' ').trim());
const givenTo = (name: string) =>
  last.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));

test('the image has a pinned base, no root user, no build tools, and a health check', () => {
  for (const stage of stages.slice(1)) expect(stage).toMatch(/^node:\d+-\w+-slim/);
  expect(givenTo('USER').at(-1)).toBe('node');
  expect(last.some((line) => /apt-get|npm /.test(line))).toBe(false);
  expect(DOCKERFILE).not.toMatch(/^ADD |sudo|:latest|(?:KEY|TOKEN|PASSWORD)=/m);
  expect(JSON.parse(givenTo('ENTRYPOINT')[0] ?? '')).toEqual(['viand']);
});

test('the health check of the image calls the server, and fails if none runs', async () => {
  const [, command = ''] = /CMD (\[.+\])$/.exec(givenTo('HEALTHCHECK')[0] ?? '') ?? [];
  const [program, ...argv] = JSON.parse(command) as string[];
  expect(program).toBe('node');
  const server = await startServer({ until: onTestFinished, argv: ['--quiet'] });
  const check = (url: string) =>
    spawnSync(
      process.execPath,
      argv.map((text) => text.replace('http://127.0.0.1:8080', url)),
    ).status;
  expect(check(server.url)).toBe(0);
  expect(check('http://127.0.0.1:9')).toBe(1);
});

const analyze = ['security', '--offline=true', '--threshold=20', UNIT];
const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasAnalyze)('systemd-analyze rates the exposure of the unit at most 2.0 of 10', () => {
  const { status, stdout } = spawnSync('systemd-analyze', analyze, { encoding: 'utf8' });
  expect(stdout).toMatch(/Overall exposure level for viand.service: [01]\.\d/);
  expect(status).toBe(0);
});

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tempFolder } from '../support/temp-folder.ts';
import { HOME, viand } from '../support/viand.ts';

const COUNT = 3;

/** A folder with meals of several persons, the scores of a single run, and a PATH with viand. */
async function workplace() {
  const folder = tempFolder();
  const week = readFileSync(path.join(HOME, 'data/week.csv'), 'utf8').trim().split('\n');
  const rows = week.slice(1).map((row, index) => `p${index % 11},${row}`);
  writeFileSync(path.join(folder, 'recalls.csv'), `person,${week[0]}\n${rows.join('\n')}\n`);
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const program = path.join(HOME, 'bin/viand.cjs');
  writeFileSync(
    path.join(bin, 'viand'),
    `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`,
  );
  chmodSync(path.join(bin, 'viand'), 0o755);
  const recalls = path.join(folder, 'recalls.csv');
  const whole = path.join(folder, 'whole.csv');
  expect((await viand('evaluate', 'hei', recalls, '--by', 'person', '-o', whole)).exitCode).toBe(0);
  const run = (command: readonly string[], env: Readonly<Record<string, string>>) =>
    execFileSync(command[0] as string, command.slice(1), {
      cwd: folder,
      env: { ...process.env, PATH: `${bin}:${process.env['PATH']}`, ...env },
      stdio: 'pipe',
    });
  const merged = () => {
    run(['bash', '-c', 'viand merge part-*.csv -o scores.csv'], {});
    return readFileSync(path.join(folder, 'scores.csv'), 'utf8');
  };
  return { run, merged, whole: readFileSync(whole, 'utf8') };
}

test('the shards of the Slurm array merge to the result of a single run', async () => {
  const { run, merged, whole } = await workplace();
  for (let task = 1; task <= COUNT; task += 1) {
    run([path.join(HOME, 'deploy/slurm-array.sh'), 'recalls.csv'], {
      SLURM_ARRAY_TASK_ID: `${task}`,
      SLURM_ARRAY_TASK_COUNT: `${COUNT}`,
    });
  }
  expect(merged()).toBe(whole);
});

test('a task of the Slurm array that is repeated alone still writes its own shard', async () => {
  const { run, merged, whole } = await workplace();
  const script = path.join(HOME, 'deploy/slurm-array.sh');
  for (let task = 1; task <= COUNT; task += 1) {
    run([script, 'recalls.csv'], {
      SLURM_ARRAY_TASK_ID: `${task}`,
      SLURM_ARRAY_TASK_COUNT: '1',
      SHARDS: `${COUNT}`,
    });
  }
  expect(merged()).toBe(whole);
});

test('the shards of the Kubernetes job merge to the result of a single run', async () => {
  const { run, merged, whole } = await workplace();
  const { spec } = parse(readFileSync(path.join(HOME, 'deploy/kubernetes-job.yaml'), 'utf8'));
  const [container] = spec.template.spec.containers;
  expect(spec).toMatchObject({ completionMode: 'Indexed', parallelism: spec.completions });
  expect(container.env).toContainEqual({ name: 'SHARDS', value: `${spec.completions}` });
  for (let index = 0; index < COUNT; index += 1) {
    run([...container.command, ...container.args], {
      JOB_COMPLETION_INDEX: `${index}`,
      SHARDS: `${COUNT}`,
    });
  }
  expect(merged()).toBe(whole);
});

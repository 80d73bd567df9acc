import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tempFolder } from '../support/temp-folder.ts';
import { HOME } from '../support/viand.ts';

const PAGE = readFileSync(path.join(HOME, 'docs/guides/validate-files.md'), 'utf8');

/** The examples in a language on the page, in their order. */
function examples(language: string): string[] {
  return [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );
}

const GOOD = 'food_id,amount,unit\nmilk,100,ml\n';
const BAD = 'food_id,amount,unit\nbrocoli,100,g\n';

/** A repository with a meal file, in which viand is in the path. */
function repository(meals: string) {
  const folder = tempFolder();
  const bin = tempFolder();
  symlinkSync(path.join(HOME, 'bin/viand.cjs'), path.join(bin, 'viand'));
  mkdirSync(path.join(folder, 'meals'));
  const file = path.join(folder, 'meals/my week.csv');
  writeFileSync(file, meals);
  const env = {
    ...process.env,
    PATH: `${bin}:${path.dirname(process.execPath)}:${process.env['PATH']}`,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  };
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    return { status, output: `${stdout}${stderr}` };
  };
  return { folder, file, run };
}

interface Workflow {
  readonly jobs: Record<string, { steps: { name?: string; run?: string; uses?: string }[] }>;
}

const [workflow, preCommit] = examples('yaml').map((text) => parse(text)) as [
  Workflow,
  { repos: { hooks: { entry: string; files: string; language: string }[] }[] },
];

/** Runs the steps of the workflow like a runner, except the installation. */
function runSteps(run: ReturnType<typeof repository>['run']) {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const own = steps.filter((step) => step.run !== undefined && step.name !== 'Install viand');
  return own.map((step) => run('bash', '-e', '-o', 'pipefail', '-c', step.run as string));
}

test('the workflow succeeds for valid meal files', () => {
  const { folder, run } = repository(GOOD);
  expect(runSteps(run).map(({ status }) => status)).toEqual([0, 0]);
  const log = JSON.parse(readFileSync(path.join(folder, 'meals.sarif'), 'utf8'));
  expect(log.runs[0].results).toEqual([]);
});

test('the workflow fails for invalid meal files, with annotations and a report', () => {
  const { folder, run } = repository(BAD);
  const [validate, report] = runSteps(run);
  expect(validate).toMatchObject({ status: 3 });
  expect(validate?.output).toContain(
    '::error file=meals/my week.csv,line=2,col=1,endColumn=7,title=meal/unknown-food::',
  );
  expect(report).toMatchObject({ status: 0 });
  const log = JSON.parse(readFileSync(path.join(folder, 'meals.sarif'), 'utf8'));
  expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    'meals/my%20week.csv',
  );
});

test('the workflow installs viand as README says', () => {
  const install = Object.values(workflow.jobs)[0]?.steps.find(
    ({ name }) => name === 'Install viand',
  );
  expect(readFileSync(path.join(HOME, 'README.md'), 'utf8')).toContain(install?.run);
});

test('the hook accepts or refuses a commit by its staged content', () => {
  const { folder, file, run } = repository(GOOD);
  const hook = examples('sh').find((text) => text.startsWith('#!')) ?? '';
  expect(run('git', 'init', '-q').status).toBe(0);
  writeFileSync(path.join(folder, '.git/hooks/pre-commit'), hook, { mode: 0o755 });
  run('git', 'add', '.');
  expect(run('git', 'commit', '-m', 'good')).toMatchObject({ status: 0 });

  writeFileSync(file, BAD);
  run('git', 'add', '.');
  writeFileSync(file, GOOD);
  const refused = run('git', 'commit', '-m', 'bad');
  expect(refused.status).not.toBe(0);
  expect(refused.output).toContain('meals/my week.csv\n  2:1  error  meal/unknown-food');
  expect(run('git', 'log', '--oneline').output.trim().split('\n')).toHaveLength(1);

  writeFileSync(file, BAD);
  writeFileSync(
    path.join(folder, 'viand.config.json'),
    '{"rules":{"meal/unknown-food":"warning"}}',
  );
  run('git', 'add', '.');
  expect(run('git', 'commit', '-m', 'let pass')).toMatchObject({ status: 0 });

  writeFileSync(path.join(folder, 'notes.txt'), 'no meals');
  run('git', 'add', '.');
  expect(run('git', 'commit', '-m', 'other')).toMatchObject({ status: 0 });
});

test('the entry for pre-commit selects meal files, and checks them', () => {
  const { folder, run } = repository(BAD);
  const [hook] = preCommit.repos[0]?.hooks ?? [];
  const files = ['meals/my week.csv', 'meals/a.json', 'meals/a.md', 'other/a.csv'];
  const taken = files.filter((file) => new RegExp(hook?.files ?? '').test(file));
  expect(taken).toEqual(files.slice(0, 2));
  const [command = '', ...args] = hook?.entry.split(' ') ?? [];
  expect(run(command, ...args, taken[0] as string)).toMatchObject({ status: 3 });
  writeFileSync(path.join(folder, 'meals/my week.csv'), GOOD);
  expect(run(command, ...args, taken[0] as string)).toMatchObject({ status: 0 });
});

test('the configuration on the page is valid', () => {
  const { folder, file, run } = repository(GOOD);
  const [configuration = ''] = examples('json');
  const { catalogue, ...rest } = JSON.parse(configuration);
  expect(catalogue).toBe('fndds.sqlite');
  writeFileSync(path.join(folder, 'viand.config.json'), JSON.stringify(rest));
  writeFileSync(file, 'person,day,FoodCode,FoodAmt\n1,1,milk,5\n');
  expect(run('viand', 'validate', file)).toEqual({ status: 0, output: 'no errors in 1 file\n' });
});

test('the diff of a dry run can be applied as the page says', () => {
  const { folder, run } = repository('food_id,amount,unit\nzucchini,1,G\n');
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const line = 'viand validate "meals/my week.csv" --fix --dry-run | git apply';
  expect(run('bash', '-c', line)).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(folder, 'meals/my week.csv'), 'utf8')).toContain('courgette,1,g');
});

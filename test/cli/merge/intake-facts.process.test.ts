import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const MEALS = [
  'person,food_id,amount,unit',
  'ann,apple,,',
  'bo,apple,30,g',
  'cy,milk,100,g',
  'dan,apple,,',
];

/** Intakes of each half of the meals, or of two shards, with the facts next to them. */
async function twoIntakes(isSharded: boolean) {
  const [header = '', ...rows] = MEALS;
  const folder = folderWith({
    'all.csv': MEALS.join('\n'),
    'a.csv': [header, ...rows.slice(0, 2)].join('\n'),
    'b.csv': [header, ...rows.slice(2)].join('\n'),
  });
  const at = (name: string) => path.join(folder, name);
  const runs = isSharded
    ? [1, 2].map((part) => [at('all.csv'), '--shard', `${part}/2`])
    : [[at('a.csv')], [at('b.csv')]];
  for (const [index, run] of runs.entries()) {
    const to = ['-o', at(`part-${index + 1}.csv`)];
    expect((await viand('evaluate', 'intakes', '--by', 'person', ...run, ...to)).exitCode).toBe(0);
  }
  return { at, parts: [at('part-1.csv'), at('part-2.csv')] as const };
}

const totalsOf = (file: string) => JSON.parse(readFileSync(`${file}.meta.json`, 'utf8')).totals;

const ASSUMED = [{ assumption: 'assumed_serving', food_id: 'apple.raw', entries: 2 }];

test.each([false, true])(
  'results of intakes state what was assumed for these (shards: %s)',
  async (isSharded) => {
    const { at, parts } = await twoIntakes(isSharded);
    for (const command of [['merge'], ['evaluate', 'hei', '--by', 'person']]) {
      const run = await viand(...command, ...parts, '-o', at('all-of-them.csv'));
      expect(run.stderr).not.toMatch(/tell|not given/);
      expect(totalsOf(at('all-of-them.csv')).assumptions).toEqual(ASSUMED);
      expect(totalsOf(at('all-of-them.csv'))).not.toHaveProperty('assumptions_unknown');
    }
  },
);

test('intakes without their .meta.json are reported, and their assumptions stay unknown', async () => {
  const { at, parts } = await twoIntakes(false);
  rmSync(`${parts[1]}.meta.json`);
  const merged = await viand('merge', ...parts, '-o', at('merged.csv'));
  expect(merged.stderr).toContain('part-2.csv.meta.json: viand cannot tell whether these intakes');
  expect(totalsOf(at('merged.csv'))).toMatchObject({ assumptions_unknown: true });
  const scored = await viand('evaluate', 'hei', at('merged.csv'), '-o', at('scores.csv'));
  expect(scored.stderr).toContain('merged.csv.meta.json does not say which foods were stand-ins');
  expect(totalsOf(at('scores.csv'))).toMatchObject({ assumptions_unknown: true });
});

test('intakes whose .meta.json is damaged are refused, with file and reason', async () => {
  const { at, parts } = await twoIntakes(false);
  const facts = `${parts[1]}.meta.json`;
  writeFileSync(facts, readFileSync(facts, 'utf8').slice(0, 100));
  for (const command of [
    ['merge', ...parts],
    ['evaluate', 'hei', ...parts],
    ['evaluate', 'hei', parts[1]],
  ]) {
    const run = await viand(...command, '-o', at('all-of-them.csv'));
    expect(run).toMatchObject({ exitCode: 3 });
    expect(run.stderr).toMatch(
      /part-2\.csv\.meta\.json: Cannot read the provenance of the results: ./,
    );
    expect(run.stderr).not.toContain('no part-2');
    expect(existsSync(at('all-of-them.csv'))).toBe(false);
  }
});

test('merge refuses means also if facts next to other intakes are damaged', async () => {
  const folder = folderWith({
    'days.csv': 'day,food_id,amount,unit\n1,apple,10,g\n2,apple,20,g\n',
  });
  const at = (name: string) => path.join(folder, name);
  const argv = ['evaluate', 'intakes', at('days.csv'), '--per', 'day'];
  for (const name of ['a.csv', 'b.csv']) await viand(...argv, '-o', at(name));
  expect((await viand('merge', at('a.csv'), at('b.csv'))).stderr).toContain('Cannot add up means');
  for (const name of ['a.csv', 'b.csv']) writeFileSync(at(`${name}.meta.json`), '');
  const run = await viand('merge', at('a.csv'), at('b.csv'), '-o', at('merged.csv'));
  expect(run).toMatchObject({ exitCode: 3 });
  expect(run.stderr).toContain('a.csv.meta.json');
  expect(run.stderr).toContain('b.csv.meta.json');
});

test('meals next to a .meta.json that viand did not write are scored', async () => {
  const folder = folderWith({
    'meals.csv': MEALS.join('\n'),
    'meals.csv.meta.json': 'collected in May',
  });
  const run = await viand('evaluate', 'hei', path.join(folder, 'meals.csv'), '--json');
  expect(run).toMatchObject({ exitCode: 0 });
});

test('intakes next to the facts about something else are reported', async () => {
  const { at, parts } = await twoIntakes(false);
  writeFileSync(`${parts[1]}.meta.json`, '{"title":"meals of May"}');
  const merged = await viand('merge', ...parts, '-o', at('merged.csv'));
  expect(merged).toMatchObject({ exitCode: 0 });
  expect(merged.stderr).toContain('part-2.csv.meta.json is not about intakes: viand cannot tell');
  expect(totalsOf(at('merged.csv'))).toMatchObject({ assumptions_unknown: true });
});

test('merge lists the skipped entries of all intakes, and says which list is missing', async () => {
  const rows = ['ann,apple,1,g', 'bo,appel,2,g', 'cy,milk,x,g', 'dan,milk,4,g'];
  const [header = ''] = MEALS;
  const table = (some: readonly string[]) => [header, ...some].join('\n');
  const folder = folderWith({
    'a.csv': table(rows.slice(0, 2)),
    'b.csv': table(rows.slice(2)),
  });
  const at = (name: string) => path.join(folder, name);
  const argv = ['evaluate', 'intakes', '--by', 'person', '--skip-faulty'];
  for (const name of ['a', 'b']) {
    await viand(...argv, at(`${name}.csv`), '-o', at(`${name}-intakes.csv`));
  }
  const whole = await viand(...argv, at('a.csv'), at('b.csv'), '-o', at('whole.csv'));
  expect(whole.exitCode).toBe(0);
  const merge = ['merge', at('a-intakes.csv'), at('b-intakes.csv'), '-o', at('merged.csv')];
  await viand(...merge);
  for (const ending of ['', '.rejects.csv']) {
    expect(readFileSync(at(`merged.csv${ending}`), 'utf8')).toBe(
      readFileSync(at(`whole.csv${ending}`), 'utf8'),
    );
  }
  rmSync(at('b-intakes.csv.rejects.csv'));
  expect((await viand(...merge)).stderr).toContain('b-intakes.csv.rejects.csv\n');
  expect(readFileSync(at('merged.csv.rejects.csv'), 'utf8')).toContain('appel');
});

test('merge warns if one file of intakes is a copy of another', async () => {
  const { at, parts } = await twoIntakes(false);
  copyFileSync(parts[0], at('copy.csv'));
  const run = await viand('merge', ...parts, at('copy.csv'), '-o', at('merged.csv'));
  expect(run.stderr).toMatch(/copy\.csv: a copy of \S+part-1\.csv: its entries count twice/);
});

test('merge refuses a shard without its .meta.json, and evaluate names the shards that are missing', async () => {
  const { at, parts } = await twoIntakes(true);
  const alone = await viand('evaluate', 'hei', parts[1], '-o', at('scores.csv'));
  expect(alone.stderr).toContain('shard 2/2 of a run: 1/2 is not given');
  expect(totalsOf(at('scores.csv'))).toMatchObject({ assumptions: [], assumptions_unknown: true });
  copyFileSync(parts[0], at('copy.csv'));
  const run = await viand('merge', at('copy.csv'), parts[1], '-o', at('merged.csv'));
  expect(run).toMatchObject({ exitCode: 2 });
  expect(run.stderr).toContain('copy.csv: Cannot find which shard of a run the file is');
});

import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { parquetOf } from '../../support/parquet.ts';
import { viand, viandWith } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

/** Of Tuesday half the apples are not sure; of Wednesday the oats, whose size is assumed. */
const ROWS = [
  'day,food_id,amount,unit,confidence,size_assumed',
  'Mon,apple,100,g,,',
  'Tue,apple,100,g,0.5,',
  'Tue,apple,100,g,1,false',
  'Wed,oats,50,g,0.9,true',
  'Wed,milk,200,ml,,',
  '',
].join('\n');

const BY_DAY = ['--by', 'day', '--quiet'];

test('CSV lists of each group the figures that are not sure', async () => {
  const { stdout } = await viandWith(ROWS, 'evaluate', 'hei', ...BY_DAY, '-f', 'csv');
  const [monday, tuesday, wednesday] = parse(stdout, { columns: true }) as { unsure: string }[];
  expect(monday?.unsure).toBe('');
  expect(tuesday?.unsure).toMatch(/^total_fruits 0\.5; whole_fruits 0\.5; .*sodium 0\.5$/);
  expect(wednesday?.unsure).toMatch(/whole_grains 1(;|$)/);
  expect(wednesday?.unsure).not.toContain('dairy');
});

test('a confidence that a spreadsheet saved with a decimal comma counts', async () => {
  const args = ['evaluate', 'hei', ...BY_DAY, '-f', 'csv'];
  const german = ROWS.replaceAll(',', ';').replaceAll('.', ',');
  expect((await viandWith(german, ...args)).stdout).toBe((await viandWith(ROWS, ...args)).stdout);
});

test('JSON has the uncertain share of each group next to its result', async () => {
  const args = ['evaluate', 'hei', ...BY_DAY];
  const { groups } = JSON.parse((await viandWith(ROWS, ...args, '-f', 'json')).stdout);
  expect(groups[0]).not.toHaveProperty('unsure');
  expect(groups[1].unsure).toMatchObject({ entries: 1, shares: { whole_fruits: 0.5, dairy: 0 } });
  const lines = (await viandWith(ROWS, ...args, '-f', 'ndjson')).stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(groups);
  const first = await viandWith(ROWS, ...args, '-f', 'ndjson', '--api-version', 'v1');
  expect(first.stdout).not.toContain('unsure');
});

test('each of several evaluations has its own uncertain share', async () => {
  const args = ['evaluate', 'all', ...BY_DAY];
  const csv = await viandWith(ROWS, ...args, '-f', 'csv');
  const [, tuesday] = parse(csv.stdout, { columns: true }) as Record<string, string>[];
  expect(tuesday).toMatchObject({
    hei_unsure: expect.stringContaining('whole_fruits 0.5'),
    summary_unsure: expect.stringContaining('energy 0.5'),
  });
  const json = await viandWith(ROWS, ...args, '-f', 'json');
  expect(JSON.parse(json.stdout).groups[1].unsure).toMatchObject({
    healthy_eating_index: { entries: 1 },
    macro_distribution: { entries: 1 },
  });
});

test('Parquet is read and summed as CSV is', async () => {
  const [head = [], ...rows] = parse(ROWS) as string[][];
  const columns = head.map((name, at) => ({ name, data: rows.map((row) => row[at] ?? '') }));
  const file = path.join(folderWith({ 'meals.parquet': parquetOf(columns) }), 'meals.parquet');
  const args = ['evaluate', 'hei', ...BY_DAY, '-f', 'csv'];
  expect((await viand(...args, file)).stdout).toBe((await viandWith(ROWS, ...args)).stdout);
});

test('means over days keep the shares of their sums', async () => {
  const args = ['evaluate', 'hei', '--per', 'day', '--quiet', '-f', 'csv'];
  const [mean] = parse((await viandWith(ROWS, ...args)).stdout, { columns: true }) as {
    unsure: string;
  }[];
  expect(mean?.unsure).toContain('whole_fruits 0.333333');
});

test('threads and pipes give the same bytes', async () => {
  const days = Array.from({ length: 60_000 }, (_, at) => `${1000 + Math.floor(at / 4)}`);
  // Without an amount, the size of every fourth entry is a usual one.
  const rows = days.map((day, at) => (at % 4 === 1 ? `${day},apple,,` : `${day},oats,40,g`));
  const text = ['day,food_id,amount,unit', ...rows, ''].join('\n');
  const file = path.join(folderWith({ 'days.csv': text }), 'days.csv');
  const args = ['evaluate', 'hei', ...BY_DAY, '-f', 'csv'];
  const one = await viand(...args, file, '--jobs', '1');
  expect(one.stdout).toContain('whole_fruits 1');
  expect((await viand(...args, file, '--jobs', '3')).stdout).toBe(one.stdout);
  expect((await viandWith(text, ...args)).stdout).toBe(one.stdout);
});

test('a card names the figures that depend most on uncertain entries', async () => {
  const { stdout } = await viandWith(ROWS, 'evaluate', 'hei', '--quiet', '--lang', 'en');
  expect(stdout).toContain('2 entries have an uncertain food or size; most affected: whole');
  const german = await viandWith(ROWS, 'evaluate', 'hei', '--quiet', '--lang', 'de');
  expect(german.stdout).toContain('2 Einträge sind bei Lebensmittel oder Größe unsicher');
});

test('merged and scored intakes say that shares that are not sure are lost', async () => {
  const args = ['evaluate', 'intakes', '--by', 'day', '-f', 'csv', '--quiet'];
  const { stdout } = await viandWith(ROWS, ...args);
  const sure = stdout
    .split('\n')
    .filter((line) => !line.startsWith('Tue') && !line.startsWith('Wed'));
  const folder = folderWith({ 'all.csv': stdout, 'sure.csv': sure.join('\n') });
  const lost = 'all.csv: ignored the column unsure';
  for (const command of [['merge'], ['evaluate', 'hei']]) {
    const { stderr } = await viand(...command, path.join(folder, 'all.csv'), '-f', 'csv');
    expect(stderr.split(lost)).toHaveLength(2);
    const others = await viand(...command, path.join(folder, 'sure.csv'), '-f', 'csv');
    expect(others.stderr).not.toContain('unsure');
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const HEADER = 'person,date,meal,time,food_id,amount,unit\n';
const day = (person: string, date: string) =>
  [
    ['breakfast', '08:00'],
    ['lunch', '12:30'],
    ['dinner', '18:45'],
  ]
    .map(([meal, time]) => `${person},${date},${meal},${time},apple,150,g\n`)
    .join('');
const FILES = {
  'a.csv': `${HEADER}${day('P01', '2026-03-02')}${day('P01', '2026-03-03')}`,
  'b.csv': `${HEADER}${day('P02', '2026-03-02')}${day('P02', '2026-03-03')}`,
};

test('validate --init writes a configuration that the files pass, and that errors break', async () => {
  const folder = folderWith(FILES);
  const run = await viand('validate', folder, '--init');
  expect(run.exitCode).toBe(0);
  const file = path.join(folder, 'viand.config.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    labels: {
      person: { required: true },
      date: { type: 'date', required: true },
      meal: { enum: ['breakfast', 'dinner', 'lunch'], required: true },
      time: { pattern: '^[0-9]{2}:[0-9]{2}$', required: true },
    },
    unique: ['person', 'date', 'time'],
    daysPerPerson: { min: 2, max: 2 },
  });
  expect((await viand('validate', folder)).exitCode).toBe(0);

  const broken = FILES['b.csv']
    .replace('P02,2026-03-02,breakfast', ',2026-03-02,breakfast')
    .replace('2026-03-02,lunch,12:30', '2026-03-02,brunch,12 h')
    .replace('2026-03-03,dinner,18:45', '2026-03-03,dinner,12:30');
  const found = await viand('validate', ...Object.values(folderFiles(folder, broken)), '--json');
  const codes = JSON.parse(found.stdout).problems.map(({ code }: { code: string }) => code);
  expect(new Set(codes)).toEqual(
    new Set(['meal/missing-label', 'meal/label-value', 'meal/repeated-labels']),
  );
});

/** The files with another second one, under the same configuration. */
function folderFiles(folder: string, second: string): string[] {
  const other = folderWith({
    'viand.config.json': readFileSync(path.join(folder, 'viand.config.json'), 'utf8'),
    'a.csv': FILES['a.csv'],
    'b.csv': second,
  });
  return [path.join(other, 'a.csv'), path.join(other, 'b.csv')];
}

test('validate --init overwrites no configuration, and writes to standard output with -o -', async () => {
  const folder = folderWith({ ...FILES, 'viand.config.json': '{}' });
  const refused = await viand('validate', folder, '--init');
  expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
  expect(refused.stderr).toContain('A configuration already exists');
  const { stdout } = await viand('validate', folder, '--init', '-o', '-', '--quiet');
  expect(JSON.parse(stdout).daysPerPerson).toEqual({ min: 2, max: 2 });
});

test('validate --init infers nothing that the files break, and counts other errors', async () => {
  const folder = folderWith({
    'a.csv': `${FILES['a.csv']}P01,2026-03-02,lunch,12:30,aple,1,g\n`,
    'b.json': '[{"date":"2026-13-45","entries":[{"food_id":"apple","amount":1,"unit":"g"}]}]',
  });
  const run = await viand('validate', folder, '--init');
  expect(run.stderr).toMatch(/have [12] errors?, which viand validate shows/);
  const { stdout } = await viand('validate', folder, '--json');
  const codes = JSON.parse(stdout).problems.map(({ code }: { code: string }) => code);
  expect(codes).not.toContain('meal/label-value');
  expect(codes).not.toContain('meal/missing-label');
  expect(codes).not.toContain('meal/repeated-labels');
});

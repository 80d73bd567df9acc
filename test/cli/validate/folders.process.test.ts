import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';

const MEALS = 'food_id,amount,unit\nmilk,200,ml\n';
const FAULTY = 'food_id,amount,unit\nbrocoli,200,g\n';

/** A folder with these files, in whatever folders they are. */
function tree(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = tempFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** The files that a run has validated, by their names in the folder. */
async function filesOf(folder: string, ...argv: readonly string[]): Promise<string[]> {
  const { stdout, stderr } = await viand('validate', folder, '--json', ...argv);
  expect(stderr).toBe('');
  const { files } = JSON.parse(stdout) as { files: { file: string }[] };
  return files.map(({ file }) => path.relative(folder, file));
}

test('a folder is walked for meal files, in the order of their names', async () => {
  const meals = JSON.stringify([{ entries: [] }]);
  const folder = tree({
    'b.csv': MEALS,
    'a/z.tsv': MEALS.replaceAll(',', '\t'),
    'a/meals.json': meals,
    'a/settings.json': '{"theme":"dark"}',
    'a/packed.json.gz': gzipSync(meals),
    'a/report.ndjson': '{"code":"meal/shape","field":"entries"}\n',
    'viand.config.json': '{}',
    'package.json': '{"entries": []}',
    'scores.meta.json': '{"entries": 3}',
    '.hidden/c.csv': FAULTY,
    'node_modules/x/c.csv': FAULTY,
    'README.md': '# Data',
  });
  expect(await filesOf(folder)).toEqual(['a/meals.json', 'a/packed.json.gz', 'a/z.tsv', 'b.csv']);
});

test('a note names skipped files that may be food records', async () => {
  const few = tree({ 'a.csv': MEALS, 'diary.docx': 'x', 'README.md': 'x', 'plan.pdf': 'x' });
  expect((await viand('validate', few)).stderr).toBe(
    `viand: did not check "${path.join(few, 'diary.docx')}" and "${path.join(few, 'plan.pdf')}": name documents, pages and texts to check them\n`,
  );
  const texts = tree({ 'a.csv': MEALS, 'diary.rtf': 'x', 'week.eml': 'x' });
  expect((await viand('validate', texts)).stderr).toContain(
    `"${path.join(texts, 'diary.rtf')}" and "${path.join(texts, 'week.eml')}"`,
  );
  const pages = ['1', '2', '3', '4'].map((name) => [`${name}.html`, '<p>milk</p>']);
  const many = tree({ 'a.csv': MEALS, ...Object.fromEntries(pages) });
  expect((await viand('validate', many)).stderr).toContain('3.html" and 1 more: name documents');
  expect((await viand('validate', many, '--exclude', '*.html')).stderr).toBe('');
});

test('include, exclude and .gitignore choose files, by option or configuration', async () => {
  const folder = tree({
    '.gitignore': 'private/\n*.tmp.csv\n',
    'a/1.csv': MEALS,
    'a/1.tmp.csv': FAULTY,
    'a/keep/.gitignore': '!kept.tmp.csv\n',
    'a/keep/kept.tmp.csv': MEALS,
    'drafts/2.csv': MEALS,
    'private/3.csv': FAULTY,
  });
  expect(await filesOf(folder)).toEqual(['a/1.csv', 'a/keep/kept.tmp.csv', 'drafts/2.csv']);
  expect(await filesOf(folder, '--exclude', 'drafts/')).toEqual(['a/1.csv', 'a/keep/kept.tmp.csv']);
  expect(await filesOf(folder, '--include', 'drafts/**', '--include', '1.csv')).toEqual([
    'a/1.csv',
    'drafts/2.csv',
  ]);
  writeFileSync(path.join(folder, 'viand.config.json'), '{"exclude":["a/"]}');
  expect(await filesOf(folder)).toEqual(['drafts/2.csv']);
  expect(await filesOf(folder, '--exclude', 'drafts/')).toEqual(['a/1.csv', 'a/keep/kept.tmp.csv']);
});

test('validate follows no circular and no broken links', async () => {
  const folder = tree({ 'a/1.csv': MEALS });
  symlinkSync('..', path.join(folder, 'a/back'));
  symlinkSync('nothing.csv', path.join(folder, 'a/broken.csv'));
  expect(await filesOf(folder)).toEqual(['a/1.csv']);
});

test('a folder of food tables within a folder is one target', async () => {
  const folder = tree({ 'meals/1.csv': MEALS });
  cpSync(path.join(HOME, 'seeds'), path.join(folder, 'seeds'), { recursive: true });
  const { stdout } = await viand('validate', folder, '--json');
  expect(JSON.parse(stdout).files).toMatchObject([{ kind: 'meals' }, { kind: 'catalogue' }]);
});

test('a folder without meal files is exit code 2', async () => {
  const folder = tree({ 'README.md': '', 'a.csv': MEALS });
  for (const [option, pattern] of [
    ['exclude', '*.csv'],
    ['include', 'b.csv'],
  ]) {
    const run = await viand('validate', folder, `--${option}`, `${pattern}`);
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toContain(`With ${option} "${pattern}", no meal file or food table`);
  }
  expect((await viand('validate', tree({}))).exitCode).toBe(2);
});

test('a folder of 200 files has a report in every format', async () => {
  const names = Array.from(
    { length: 200 },
    (_, number) => `${String(number).padStart(3, '0')}.csv`,
  );
  const files = Object.fromEntries(names.map((name) => [`data/${name}`, MEALS]));
  const folder = tree({ ...files, 'data/100.csv': FAULTY });
  expect(await filesOf(folder)).toEqual(names.map((name) => `data/${name}`));
  const outputs = ['a.sarif', 'b.json', 'c.xml', 'd.ndjson'].map((name) => path.join(folder, name));
  const run = await viand('validate', folder, ...outputs.flatMap((file) => ['-o', file]));
  expect(run).toEqual({ exitCode: 3, stdout: '', stderr: '' });
  const [sarif = '', json = '', junit = '', ndjson = ''] = outputs.map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(JSON.parse(sarif).runs[0].results).toHaveLength(1);
  expect(JSON.parse(json).summary).toMatchObject({ files: 200, errors: 1 });
  expect(junit.match(/<testsuite /g)).toHaveLength(200);
  expect(ndjson.trim().split('\n')).toHaveLength(1);
  const github = await viand('validate', folder, '-f', 'github');
  expect(github.stdout).toMatch(/^::error file=.*100\.csv,line=2,col=1,[^\n]*\n$/);
});

test('validate writes all of several reports or none', async () => {
  const json = '[{ "entries": [] }]';
  const folder = tree({ 'a.csv': MEALS, 'b.json': json });
  const [good, bad] = [path.join(folder, 'a.json'), path.join(folder, 'none/b.sarif')];
  const file = path.join(folder, 'a.csv');
  expect((await viand('validate', file, '-o', good, '-o', bad)).exitCode).toBe(2);
  expect(existsSync(good)).toBe(false);
  expect((await viand('validate', file, '-o', good, '-o', good)).exitCode).toBe(2);
  expect((await viand('validate', file, '-o', good, '-o', bad, '-f', 'json')).exitCode).toBe(2);
  const meals = path.join(folder, 'b.json');
  expect((await viand('validate', folder, '-o', good, '-o', meals)).stderr).toContain(
    'Cannot overwrite',
  );
  expect(readFileSync(meals, 'utf8')).toBe(json);
});

test('--since validates what a pull request changes, and new files', async () => {
  const folder = tree({ 'data/a.csv': MEALS, 'data/b.csv': MEALS, 'data/c.csv': MEALS });
  const git = (...argv: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...argv], {
      cwd: folder,
    });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'data');
  expect(await filesOf(folder, '--since', 'main')).toEqual([]);
  git('checkout', '--quiet', '-b', 'change');
  writeFileSync(path.join(folder, 'data/a.csv'), FAULTY);
  git('commit', '--quiet', '-am', 'change');
  writeFileSync(path.join(folder, 'data/b.csv'), `${MEALS}milk,100,ml\n`);
  writeFileSync(path.join(folder, 'data/new.csv'), MEALS);
  const changed = ['data/a.csv', 'data/b.csv', 'data/new.csv'];
  expect(await filesOf(folder, '--since', 'main')).toEqual(changed);
  expect((await viand('validate', folder, '--since', 'main')).exitCode).toBe(3);
  const unknown = await viand('validate', folder, '--since', 'nowhere');
  expect(unknown.exitCode).toBe(2);
  expect(unknown.stderr).toContain('git knows no such commit');
  const outside = await viand('validate', tree({ 'a.csv': MEALS }), '--since', 'main');
  expect(outside.exitCode).toBe(2);
  expect(outside.stderr).toContain('this is not a git repository');
});

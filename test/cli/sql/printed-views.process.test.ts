/** What is printed and run by no database here: text for Spark and BigQuery, names of tables, refusals. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { buildSync } from 'esbuild';
import sqlParser from 'node-sql-parser';
import { expect, test } from 'vitest';
import { folderForAll } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';
import { viewsFor } from './views-for.ts';

const folder = folderForAll();

test('sql refuses labels that are columns of the views, or that differ only in case', async () => {
  for (const label of ['food_id', 'Unit', 'grams', 'entries', 'total_score', 'sodium_density']) {
    expect(await viand('sql', 'hei', '--by', `person,${label}`)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(`Cannot group by "${label}"`),
    });
  }
  const run = await viand('sql', 'hei', '--by', 'person,Person');
  expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Two labels') });
});

test('sql refuses labels true and false for SQLite, whose views cannot have such columns', async () => {
  for (const label of ['true', 'False']) {
    expect(await viand('sql', 'hei', '--dialect', 'sqlite', '--by', label)).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('no view of SQLite can have a column of this name'),
    });
  }
  expect(await viand('sql', 'hei', '--dialect', 'duckdb', '--by', 'true')).toMatchObject({
    exitCode: 0,
  });
});

test('sql foods has the foods of --aliases', async () => {
  const aliases = path.join(folder, 'codes.csv');
  writeFileSync(aliases, 'id,target\nCANTEEN-17,potato.boiled\npotato,rye-bread\n');
  const { stdout } = await viand('sql', 'foods', '--format', 'csv', '--aliases', aliases);
  // Parsing all rows, of 30 columns, takes seconds.
  const lines = stdout
    .split('\n')
    .filter((line) => /^(?:id|CANTEEN-17|potato|rye-bread),/.test(line));
  const rows = parse(lines.join('\n'), { columns: true }) as Record<string, string>[];
  const variantOf = (name: string) => rows.find(({ id }) => id === name)?.['variant_id'];
  expect(variantOf('CANTEEN-17')).toBe('potato.boiled');
  expect(variantOf('potato')).toBe(variantOf('rye-bread'));
});

test('the views for Spark pass its parser, and say that nobody has executed them', async () => {
  // The package has no entry that Node.js can load, and its only one has ten dialects.
  const parser = path.join(folder, 'spark.cjs');
  buildSync({
    stdin: {
      contents: "export { SparkSQL } from 'dt-sql-parser/dist/parser/spark/index.js'",
      resolveDir: HOME,
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: parser,
    logLevel: 'error',
  });
  const { SparkSQL } = createRequire(parser)(parser);
  const text = await viewsFor('spark', '--by', 'person,day');
  expect(new SparkSQL().validate(text)).toEqual([]);
  const load = /^-- Load the foods: (.*)$/m.exec(text)?.[1];
  expect(new SparkSQL().validate(load)).toEqual([]);
  // A fault in the last of several views, which are short: the parser recovers slowly.
  const faulty = 'CREATE VIEW a AS SELECT 1 AS x;\nCREATE VIEW b AS SELECT x FROM FROM a;';
  expect(new SparkSQL().validate(faulty)).not.toEqual([]);
  expect(new SparkSQL().validate(faulty.replace('FROM FROM', 'FROM'))).toEqual([]);
  expect(text).toContain('have been parsed, and not been executed');
});

test('the views for BigQuery pass a parser, and say that nobody has executed them', async () => {
  // A view finds no names without their data set.
  const unqualified = await viand('sql', 'hei', '--dialect', 'bigquery', '--meals', 'data.meals');
  expect(unqualified.exitCode).toBe(2);
  expect(unqualified.stderr.match(/BigQuery needs the data set/g)).toHaveLength(2);
  const tables = ['--schema', 'data', '--meals', 'data.meals', '--foods', 'data.foods'];
  const text = await viewsFor('bigquery', '--by', 'person,day', ...tables);
  expect(text.match(/(?:FROM|VIEW|JOIN) data\.\w+/g)).toHaveLength(8);
  const parser = new sqlParser.Parser();
  expect(parser.astify(text, { database: 'bigquery' })).toHaveLength(3);
  expect(() => parser.astify(`${text} FROM`, { database: 'bigquery' })).toThrow();
  expect(text).toContain('have been parsed, and not been executed');
});

test('sql takes other names of the table and of its columns', async () => {
  const argv = ['--meals', 'survey.meals', '--map', 'food_id=FoodCode,amount=grams', '--unit', 'g'];
  const { stdout } = await viand('sql', 'hei', ...argv);
  expect(stdout).toContain('FROM survey.meals AS meal');
  expect(stdout).toContain('meal."FoodCode"');
  for (const name of ['a; DROP TABLE b', '', 'a..b', 'a\n', '"a', ' a']) {
    expect(await viand('sql', 'hei', '--meals', name)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--meals: The name of the table has other characters'),
    });
  }
});

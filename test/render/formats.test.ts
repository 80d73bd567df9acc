import { expect, test } from 'vitest';
import {
  EVALUATION_FORMATS,
  evaluationFormatOf,
  exportFormatOf,
  extensionProblem,
  FORMATS,
  formatContradiction,
  formatOf,
  mealReportFormatOf,
  VALIDATION_FORMATS,
  validationFormatOf,
} from '../../src/render/formats.ts';

test('the file extension determines the format, unless --format is given', () => {
  expect(formatOf({ output: 'foods.CSV' })).toBe('csv');
  expect(formatOf({ output: 'foods.jsonl' })).toBe('ndjson');
  expect(formatOf({ output: 'foods.txt' })).toBe('table');
  expect(formatOf({ output: 'foods.txt', format: 'json' })).toBe('json');
  expect(evaluationFormatOf({ output: 'scores.parquet' })).toBe('parquet');
  expect(validationFormatOf({ output: 'report.txt' })).toBe('text');
  expect(validationFormatOf({ output: 'report.xml' })).toBe('junit');
  expect(exportFormatOf({ output: 'foods.db' })).toBe('sqlite');
  expect(exportFormatOf({ output: 'foods.jsonl' })).toBe('ndjson');
  expect(mealReportFormatOf({ output: 'report.htm' })).toBe('html');
});

test('a name without an extension gets the default format', () => {
  expect(formatOf({ output: '/dev/stdout' })).toBe('table');
  expect(formatOf({ output: 'v2.1/json' })).toBe('table');
  expect(mealReportFormatOf({ output: 'week' })).toBe('html');
  for (const name of ['scores', '/dev/fd/63', '-', '.hidden', 'v2.1/scores', 'scores.']) {
    expect(extensionProblem(name, FORMATS), name).toBeUndefined();
  }
});

test('extensionProblem() lists the extensions of the supported formats', () => {
  expect(extensionProblem('scores.csv', FORMATS)).toBeUndefined();
  expect(extensionProblem('scores.Parquet', FORMATS)).toBe(
    'No format has the extension ".parquet": use .csv, .json, .jsonl, .ndjson, .txt, or --format',
  );
  expect(extensionProblem('scores.csv.gz', FORMATS)).toContain('the extension ".gz"');
  expect(extensionProblem('scores.constructor', FORMATS)).toContain('".constructor"');
});

test('formatContradiction() refuses the extension of another format of the command', () => {
  const of = (file: string, format: string) =>
    formatContradiction(file, format, EVALUATION_FORMATS);
  expect(of('scores.csv', 'parquet')).toBe(
    '"scores.csv" has the extension of csv, and --format is parquet: use one of them',
  );
  expect(of('scores.parquet', 'json')).toContain('has the extension of parquet');
  for (const [file, format] of [
    ['scores.csv', 'csv'],
    ['scores.txt', 'csv'],
    ['scores.json', 'ndjson'],
    ['scores.jsonl', 'ndjson'],
    ['scores.dat', 'parquet'],
    ['scores', 'parquet'],
    // No format of evaluations.
    ['scores.html', 'json'],
  ] as const) {
    expect(of(file, format), `${file} ${format}`).toBeUndefined();
  }
  expect(formatContradiction('report.json', 'sarif', VALIDATION_FORMATS)).toBeUndefined();
});

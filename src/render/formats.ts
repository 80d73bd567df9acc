import path from 'node:path';
import { ownValue } from '../collections/own-value.ts';
import type { Language } from '../language/language.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../operations/export/export-input.ts';
import type { CsvStyle } from '../tables/csv/csv-cell.ts';

/** The formats of results for people and programs. */
export const FORMATS = ['table', 'json', 'csv', 'ndjson'] as const;
/** A format of lists. */
export type Format = (typeof FORMATS)[number];

/** The style of a list: the style of CSV, and the width of tables. */
export interface ListStyle extends CsvStyle {
  /** The width of a line in characters; undefined if lines may have any length. */
  readonly width?: number | undefined;
  /** The language of tables; absent for English. */
  readonly language?: Language;
}

/** The formats of evaluations; there may be millions of groups. */
export const EVALUATION_FORMATS = [...FORMATS, 'parquet'] as const;
/** A format of evaluations. */
export type EvaluationFormat = (typeof EVALUATION_FORMATS)[number];

/** The formats of the report of `viand validate`. */
export const VALIDATION_FORMATS = [
  'text',
  'json',
  'ndjson',
  'csv',
  'junit',
  'sarif',
  'github',
] as const;
/** A format of validation reports. */
export type ValidationFormat = (typeof VALIDATION_FORMATS)[number];

/** The formats of the report of `viand report`. */
export const MEAL_REPORT_FORMATS = ['html', 'pdf', 'svg', 'md', 'json'] as const;
/** A format of meal reports. */
export type MealReportFormat = (typeof MEAL_REPORT_FORMATS)[number];

/** The formats of an extension; each command has at most one of them. */
const BY_EXTENSION: Readonly<Record<string, readonly string[]>> = {
  csv: ['csv'],
  json: ['json'],
  jsonl: ['ndjson'],
  ndjson: ['ndjson'],
  parquet: ['parquet'],
  sqlite: ['sqlite'],
  db: ['sqlite'],
  sarif: ['sarif'],
  xml: ['junit'],
  html: ['html'],
  htm: ['html'],
  pdf: ['pdf'],
  svg: ['svg'],
  md: ['md'],
  txt: ['table', 'text'],
};

/** The extension of a file's name, such as `csv`; empty if it has none. */
function extensionOf(file: string): string {
  return path.extname(file).slice(1).toLowerCase();
}

/**
 * The problem of an output's name if no format is given: its extension belongs to none of `formats`. A name without an
 * extension has no problem.
 */
export function extensionProblem(file: string, formats: readonly string[]): string | undefined {
  const extension = extensionOf(file);
  const hasFormat = (name: string) =>
    ownValue(BY_EXTENSION, name)?.some((format) => formats.includes(format)) ?? false;
  if (extension === '' || hasFormat(extension)) return undefined;
  const known = Object.keys(BY_EXTENSION).filter(hasFormat);
  return `No format has the extension ".${extension}": use ${known.map((name) => `.${name}`).join(', ')}, or --format`;
}

/** The formats of text that programs also look for under a general extension. */
const KIN: readonly (readonly string[])[] = [['json', 'ndjson', 'sarif']];

/**
 * The problem of an output whose extension is that of another format than the requested one: programs would read the
 * file in the wrong format. Text has no form of its own, so `.txt` may hold any format.
 */
export function formatContradiction(
  file: string,
  format: string,
  formats: readonly string[],
): string | undefined {
  const extension = extensionOf(file);
  const own = (ownValue(BY_EXTENSION, extension) ?? []).filter((one) => formats.includes(one));
  const isKin = KIN.some((kin) => kin.includes(format) && own.some((one) => kin.includes(one)));
  if (own.length === 0 || own.includes(format) || extension === 'txt' || isKin) return undefined;
  return `${JSON.stringify(file)} has the extension of ${own[0]}, and --format is ${format}: use one of them`;
}

interface Wanted<Choice> {
  readonly format?: Choice | undefined;
  readonly output?: string | undefined;
}

/** The format of a list: the requested one, or that of the file's extension, or a table. */
export function formatOf(wanted: Wanted<Format>): Format {
  return chooseFormat(wanted, FORMATS, 'table');
}

/** The format of an evaluation: the requested one, or that of the file's extension, or a table. */
export function evaluationFormatOf(wanted: Wanted<EvaluationFormat>): EvaluationFormat {
  return chooseFormat(wanted, EVALUATION_FORMATS, 'table');
}

/** The format of a validation: the requested one, or that of the file's extension, or text. */
export function validationFormatOf(wanted: Wanted<ValidationFormat>): ValidationFormat {
  return chooseFormat(wanted, VALIDATION_FORMATS, 'text');
}

/**
 * The format of a meal report: the requested one, or that of the file's extension, or else a page in a file and
 * Markdown in the terminal.
 */
export function mealReportFormatOf(wanted: Wanted<MealReportFormat>): MealReportFormat {
  return chooseFormat(wanted, MEAL_REPORT_FORMATS, wanted.output === undefined ? 'md' : 'html');
}

/** The format of an exported catalogue: the requested one, or that of the file's extension, or CSV. */
export function exportFormatOf(wanted: Wanted<ExportFormat>): ExportFormat {
  return chooseFormat(wanted, EXPORT_FORMATS, 'csv');
}

function chooseFormat<Choice extends string>(
  { format, output = '' }: Wanted<Choice>,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  return format ?? extensionFormat(output, choices) ?? otherwise;
}

/** The format of a file's extension; undefined if it means none of these. */
export function extensionFormat<Choice extends string>(
  file: string,
  choices: readonly Choice[],
): Choice | undefined {
  const byName = ownValue(BY_EXTENSION, extensionOf(file)) ?? [];
  return choices.find((choice) => byName.includes(choice));
}

import type { Language } from '../language/language.ts';
import type { CsvStyle } from '../tables/csv/csv-cell.ts';

/** How results are written where people or programs read them. */
export const FORMATS = ['table', 'json', 'csv', 'ndjson'] as const;
/** A format of lists. */
export type Format = (typeof FORMATS)[number];

/** How a list looks: the style of CSV, and the room that tables have. */
export interface ListStyle extends CsvStyle {
  /** Characters of a line; undefined where lines may have any length. */
  readonly width?: number | undefined;
  /** Of tables; absent for English. */
  readonly language?: Language;
}

/** The formats of evaluations; there may be millions of groups. */
export const EVALUATION_FORMATS = [...FORMATS, 'parquet'] as const;
/** A format of evaluations. */
export type EvaluationFormat = (typeof EVALUATION_FORMATS)[number];

/** The formats of the report of `viand validate`. */
export const VALIDATION_FORMATS = ['text', 'json', 'ndjson', 'junit', 'sarif', 'github'] as const;
/** A format of validation reports. */
export type ValidationFormat = (typeof VALIDATION_FORMATS)[number];

/** The formats of the report of `viand report`. */
export const MEAL_REPORT_FORMATS = ['html', 'pdf', 'svg', 'md', 'json'] as const;
/** A format of meal reports. */
export type MealReportFormat = (typeof MEAL_REPORT_FORMATS)[number];

/** The format of each extension that a file's name can ask with. */
const BY_EXTENSION: Readonly<
  Record<string, EvaluationFormat | ValidationFormat | MealReportFormat>
> = {
  json: 'json',
  csv: 'csv',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  parquet: 'parquet',
  sarif: 'sarif',
  xml: 'junit',
  html: 'html',
  pdf: 'pdf',
  svg: 'svg',
  md: 'md',
};

interface Wanted<Choice> {
  readonly format?: Choice;
  readonly output?: string;
}

/** The format that was asked for, else the one of the file's extension, else a table. */
export function formatOf(wanted: Wanted<Format>): Format {
  return chooseFormat(wanted, FORMATS, 'table');
}

/** The same for evaluations. */
export function evaluationFormatOf(wanted: Wanted<EvaluationFormat>): EvaluationFormat {
  return chooseFormat(wanted, EVALUATION_FORMATS, 'table');
}

/** The same for a validation; text where nothing asks for another format. */
export function validationFormatOf(wanted: Wanted<ValidationFormat>): ValidationFormat {
  return chooseFormat(wanted, VALIDATION_FORMATS, 'text');
}

/** The same for a meal report; without an extension, a page in a file and Markdown in the terminal. */
export function mealReportFormatOf(wanted: Wanted<MealReportFormat>): MealReportFormat {
  return chooseFormat(wanted, MEAL_REPORT_FORMATS, wanted.output === undefined ? 'md' : 'html');
}

function chooseFormat<Choice extends string>(
  { format, output = '' }: Wanted<Choice>,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  if (format !== undefined) return format;
  const byName = BY_EXTENSION[output.slice(output.lastIndexOf('.') + 1).toLowerCase()];
  return choices.find((choice) => choice === byName) ?? otherwise;
}

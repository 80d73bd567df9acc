export const FORMATS = ['table', 'json', 'csv', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

/** The formats of evaluations, of which there may be millions. */
export const EVALUATION_FORMATS = [...FORMATS, 'parquet'] as const;
export type EvaluationFormat = (typeof EVALUATION_FORMATS)[number];

/** The format that a file's name asks for; undefined where it asks for none. */
function formatOfName<Known extends string>(
  file: string,
  formats: readonly Known[],
): Known | undefined {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const wanted = extension === 'jsonl' ? 'ndjson' : extension;
  return formats.find((format) => format === wanted);
}

interface Wanted<Known> {
  readonly format?: Known;
  readonly output?: string;
}

/** The format that was asked for, else that of the file's name, else a table. */
export function formatOf(wanted: Wanted<Format>): Format {
  return formatAmong(FORMATS, wanted);
}

/** The same of evaluations. */
export function evaluationFormatOf(wanted: Wanted<EvaluationFormat>): EvaluationFormat {
  return formatAmong(EVALUATION_FORMATS, wanted);
}

function formatAmong<Known extends string>(
  formats: readonly Known[],
  { format, output }: Wanted<Known>,
): Known | 'table' {
  return format ?? (output === undefined ? undefined : formatOfName(output, formats)) ?? 'table';
}

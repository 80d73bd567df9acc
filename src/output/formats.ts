export const FORMATS = ['table', 'json', 'csv', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

/** The format that a file's name asks for; undefined where it asks for none. */
function formatOfName(file: string): Format | undefined {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'jsonl') return 'ndjson';
  return FORMATS.find((format) => format === extension);
}

/** The format that was asked for, else that of the file's name, else a table. */
export function formatOf({
  format,
  output,
}: {
  readonly format?: Format;
  readonly output?: string;
}): Format {
  return format ?? (output === undefined ? undefined : formatOfName(output)) ?? 'table';
}

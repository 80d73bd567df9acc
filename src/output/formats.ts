export const FORMATS = ['table', 'json', 'csv', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

/** The format that a file's name asks for; undefined where it asks for none. */
export function formatOfName(file: string): Format | undefined {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'jsonl') return 'ndjson';
  return FORMATS.find((format) => format === extension);
}

/** How a report is written. */
export const REPORT_FORMATS = ['html', 'pdf', 'svg', 'md', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The format that was asked for, else that of the file's name, else a page for a file and Markdown to read. */
export function reportFormatOf({
  format,
  output,
}: {
  readonly format?: ReportFormat;
  readonly output?: string;
}): ReportFormat {
  if (format !== undefined) return format;
  if (output === undefined) return 'md';
  const extension = output.slice(output.lastIndexOf('.') + 1).toLowerCase();
  return REPORT_FORMATS.find((one) => one === extension) ?? 'html';
}

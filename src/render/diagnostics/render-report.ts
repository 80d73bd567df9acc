import type { Report } from '../../operations/validate/report.ts';
import type { Counts } from './counts.ts';

export const REPORT_FORMATS = ['text', 'json', 'ndjson', 'junit', 'sarif', 'github'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What a report is written with. */
export interface Rendering {
  /** Whole once the report has gone by. */
  readonly counts: Counts;
  readonly isColourful: boolean;
  /** Of viand. */
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Renderer = (report: Report, rendering: Rendering) => AsyncIterable<string>;

/** Each format is a function in a file of its own, which writes as the report goes by. */
const RENDERERS: Readonly<Record<ReportFormat, () => Promise<Renderer>>> = {
  text: async () => (await import('./text.ts')).text,
  json: async () => (await import('./json.ts')).json,
  ndjson: async () => (await import('./ndjson.ts')).ndjson,
  junit: async () => (await import('./junit.ts')).junit,
  sarif: async () => (await import('./sarif.ts')).sarif,
  github: async () => (await import('./github.ts')).github,
};

export async function renderReport(
  report: Report,
  format: ReportFormat,
  rendering: Rendering,
): Promise<AsyncIterable<string>> {
  const render = await RENDERERS[format]();
  return render(report, rendering);
}

const EXTENSIONS: Readonly<Record<string, ReportFormat>> = {
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  xml: 'junit',
  sarif: 'sarif',
};

/** The format that was asked for, else that of the file's name, else text. */
export function reportFormatOf({
  format,
  output,
}: {
  readonly format?: ReportFormat;
  readonly output?: string;
}): ReportFormat {
  const extension = output?.slice(output.lastIndexOf('.') + 1).toLowerCase() ?? '';
  return format ?? EXTENSIONS[extension] ?? 'text';
}

import type { Report } from '../../operations/validate/report.ts';
import type { ValidationFormat } from '../formats.ts';
import type { ReportContext, ReportRenderer } from './format.ts';

/** Each format is a function in a file of its own, which is loaded on demand. */
const RENDERERS: Readonly<Record<ValidationFormat, () => Promise<ReportRenderer>>> = {
  text: async () => (await import('./text.ts')).textReport,
  json: async () => (await import('./json.ts')).jsonReport,
  ndjson: async () => (await import('./ndjson.ts')).ndjsonReport,
  csv: async () => (await import('./csv.ts')).csvReport,
  junit: async () => (await import('./junit.ts')).junitReport,
  sarif: async () => (await import('./sarif.ts')).sarifReport,
  github: async () => (await import('./github.ts')).githubReport,
};

/** The text of a report, a piece at a time. */
export async function renderReport(
  report: Report,
  format: ValidationFormat,
  context: ReportContext,
): Promise<AsyncIterable<string>> {
  const render = await RENDERERS[format]();
  return render(report, context);
}

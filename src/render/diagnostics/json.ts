import type { Report } from '../../operations/validate/report.ts';
import { diagnosticRecord } from './diagnostic-record.ts';
import type { ReportContext } from './format.ts';

/** The version of the document. It increases with each change that breaks readers. */
export const REPORT_VERSION = 1;

/** One document; `viand schema validation-report` describes it. */
export async function* jsonReport(
  report: Report,
  { counts }: ReportContext,
): AsyncGenerator<string> {
  const files = new Map<string, { file: string; kind: string; problems: number }>();
  yield `{\n  "version": ${REPORT_VERSION},\n  "problems": [`;
  let before = '\n';
  for await (const { file, kind, diagnostics } of report) {
    const own = files.get(file) ?? { file, kind, problems: 0 };
    own.problems += diagnostics.length;
    files.set(file, own);
    for (const diagnostic of diagnostics) {
      yield `${before}    ${JSON.stringify(diagnosticRecord(diagnostic))}`;
      before = ',\n';
    }
  }
  const { notShown, ...summary } = counts;
  yield `${before === '\n' ? '' : '\n  '}],\n`;
  yield `  "files": ${indented([...files.values()])},\n`;
  yield `  "summary": ${indented({ ...summary, not_shown: notShown })}\n}\n`;
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}

import type { Report } from '../../operations/validate/report.ts';
import { diagnosticRecord } from './diagnostic-record.ts';

/** A diagnostic a line. */
export async function* ndjsonReport(report: Report): AsyncGenerator<string> {
  for await (const { diagnostics } of report) {
    yield diagnostics
      .map((diagnostic) => `${JSON.stringify(diagnosticRecord(diagnostic))}\n`)
      .join('');
  }
}

import type { Report } from '../../operations/validate/report.ts';
import { diagnosticRecord } from './diagnostic-record.ts';

/** A problem a line. */
export async function* ndjson(report: Report): AsyncGenerator<string> {
  for await (const { diagnostics: problems } of report) {
    yield problems.map((problem) => `${JSON.stringify(diagnosticRecord(problem))}\n`).join('');
  }
}

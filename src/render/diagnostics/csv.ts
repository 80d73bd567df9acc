import type { Report } from '../../operations/validate/report.ts';
import { csvLine } from '../../tables/csv/csv-cell.ts';
import { diagnosticRecord, RECORD_MEMBERS } from './diagnostic-record.ts';

/** One row per diagnostic, with the same members as in JSON. */
export async function* csvReport(report: Report): AsyncGenerator<string> {
  yield csvLine(RECORD_MEMBERS);
  for await (const { diagnostics } of report) {
    yield diagnostics
      .map((diagnostic) => {
        const record = diagnosticRecord(diagnostic);
        return csvLine(RECORD_MEMBERS.map((name) => record[name]));
      })
      .join('');
  }
}

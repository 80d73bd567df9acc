import { isFixable, type ReportedDiagnostic } from '../../operations/validate/report.ts';

/** A diagnostic as programs read it, in JSON and NDJSON; what is not known is absent. */
export function diagnosticRecord(diagnostic: ReportedDiagnostic): object {
  const { code, severity, location, field, value, message, expected, fix } = diagnostic;
  return {
    code,
    severity,
    file: location.file,
    line: location.line,
    row: location.row,
    column: location.column,
    end_column: location.endColumn,
    pointer: location.pointer,
    field,
    value,
    message,
    expected,
    suggestion: fix?.value,
    is_fixable: isFixable(diagnostic),
  };
}

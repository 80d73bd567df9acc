import type { Diagnostic } from '../../model/diagnostic.ts';
import { isFixable } from '../../operations/validate/report.ts';

/** A diagnostic as programs read it, in JSON and NDJSON; unknown members are absent. */
export function diagnosticRecord(diagnostic: Diagnostic): object {
  const { code, severity, location, field, value, message, expected, fix } = diagnostic;
  return {
    code,
    severity,
    file: location?.file,
    line: location?.line,
    row: location?.row,
    sheet: location?.sheet,
    cell: location?.cell,
    column: location?.column,
    end_column: location?.endColumn,
    pointer: location?.pointer,
    field,
    value,
    message,
    expected,
    suggestion: fix?.value,
    is_fixable: isFixable(diagnostic),
  };
}

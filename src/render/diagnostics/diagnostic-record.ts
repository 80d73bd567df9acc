import type { Diagnostic } from '../../model/diagnostic.ts';
import { isFixable } from '../../operations/validate/report.ts';

/** The members of a problem, in their order. */
export const RECORD_MEMBERS = [
  'code',
  'severity',
  'file',
  'line',
  'row',
  'sheet',
  'cell',
  'column',
  'end_column',
  'pointer',
  'field',
  'value',
  'message',
  'expected',
  'suggestion',
  'is_fixable',
] as const;

/** A diagnostic for programs; unknown members are absent. */
export function diagnosticRecord(
  diagnostic: Diagnostic,
): Readonly<Record<(typeof RECORD_MEMBERS)[number], string | number | boolean | undefined>> {
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

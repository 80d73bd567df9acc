import { isFixable, type Problem } from '../../operations/validate/problem.ts';

/** A problem as programs read it, in JSON and NDJSON; what is not known is absent. */
export function problemRecord(problem: Problem): object {
  const { code, severity, location, field, value, message, expected, suggestion } = problem;
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
    suggestion,
    is_fixable: isFixable(problem),
  };
}

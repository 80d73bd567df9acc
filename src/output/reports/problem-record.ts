import { isFixable, type Problem } from '../../validation/problem.ts';

/** A problem as programs read it, in JSON and NDJSON; what is not known is absent. */
export function problemRecord(problem: Problem): object {
  const { code, severity, place, field, value, message, expected, suggestion } = problem;
  return {
    code,
    severity,
    file: place.file,
    line: place.line,
    row: place.row,
    column: place.column,
    end_column: place.endColumn,
    pointer: place.pointer,
    field,
    value,
    message,
    expected,
    suggestion,
    is_fixable: isFixable(problem),
  };
}

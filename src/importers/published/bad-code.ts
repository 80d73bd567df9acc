import type { Diagnostic, Location } from '../../model/diagnostic.ts';

/** The problem of a code that the table does not have. Spreadsheets turn codes such as 13-145 and 1E3 into others. */
export function badCode(
  location: Location,
  field: string,
  value: string,
  example: string,
): Diagnostic {
  return {
    code: 'import/bad-value',
    message: `Invalid ${field} "${value}"`,
    location,
    field,
    value,
    expected: `a code such as ${example}; spreadsheets turn codes into dates or numbers`,
  };
}

import { type Diagnostic, fixOf, type Location } from '../../model/diagnostic.ts';
import { type EntryField, FIELD_ALIASES } from '../../model/entry.ts';
import type { Header } from '../../tables/header.ts';

/**
 * The fault of a header that has no column for a field.
 *
 * @param named the column that `--map` names for it
 */
export function missingField(
  field: EntryField,
  header: Header,
  location: Location,
  named?: string,
): Diagnostic {
  const name = named ?? field;
  const like = header.nearestTo(name);
  const wanted =
    named === undefined ? expectedColumn(field) : `a column "${named}", as given in --map`;
  return {
    code: 'meal/missing-column',
    message: `Missing column for ${field}`,
    location,
    field,
    expected: `${wanted}; the file has ${header}`,
    ...(like === undefined ? {} : { value: like, ...fixOf(name) }),
  };
}

function expectedColumn(field: EntryField): string {
  const alias = FIELD_ALIASES[field];
  const names = alias === undefined ? `"${field}"` : `"${field}" or "${alias}"`;
  const otherwise = field === 'unit' ? ', --unit g, or --map unit=…' : `, or --map ${field}=…`;
  return `a column ${names}${otherwise}`;
}

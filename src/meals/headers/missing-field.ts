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
    named === undefined ? expectedColumn(field, header) : `a column "${named}", as given in --map`;
  return {
    code: 'meal/missing-column',
    message: `Missing column for ${field}`,
    location,
    field,
    expected: `${wanted}; the file has ${header}`,
    ...(like === undefined ? {} : { value: like, ...fixOf(name) }),
  };
}

/** Words in the names of columns of other programs that probably have a field. */
const LIKELY: Readonly<Partial<Record<EntryField, RegExp>>> = {
  food_id: /(?:food|lebensmittel|lm|item).*(?:id|code|num|nr|no)/i,
  amount: /quant|amount|menge|gramm?s?$|grams|gewicht|weight|wt$|amt$/i,
  unit: /unit|einheit|measure/i,
};

/** The only column that probably has a field; "…" if there is none, or several. */
function likelyColumn(field: EntryField, { names }: Header): string {
  const likely = names.filter((name) => /^[\w.-]{1,40}$/.test(name) && LIKELY[field]?.test(name));
  const others = field === 'amount' ? likely.filter((name) => !LIKELY.unit?.test(name)) : likely;
  return others.length === 1 ? (others[0] as string) : '…';
}

function expectedColumn(field: EntryField, header: Header): string {
  const alias = FIELD_ALIASES[field];
  const names = alias === undefined ? `"${field}"` : `"${field}" or "${alias}"`;
  const map = `--map ${field}=${likelyColumn(field, header)}`;
  const otherwise = field === 'unit' ? `, --unit g, or ${map}` : `, or ${map}`;
  return `a column ${names}${otherwise}`;
}

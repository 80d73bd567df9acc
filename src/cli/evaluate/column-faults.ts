import { type Diagnostic, type DiagnosticCode, ViandError } from '../../model/diagnostic.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { longFlag } from '../define-command.ts';

/** Options that name columns, with the values that they were given. */
export type NamedColumns = Readonly<Partial<Record<(typeof COLUMN_OPTIONS)[number], unknown>>>;

/** Options in the order of the search: `age` comes before `keep`, since the column of `--age` is kept, too. */
const COLUMN_OPTIONS = [
  'by',
  'weight',
  'stratum',
  'psu',
  'over',
  'replicates',
  'age',
  'sex',
  'keep',
  'per',
] as const;

/** The codes of faults in columns: missing, or with the wrong values. */
const CODES_OF_COLUMNS: ReadonlySet<DiagnosticCode> = new Set([
  'meal/missing-label',
  'meal/label-value',
  'request/invalid',
]);

/**
 * Adds the option to the message about each column that cannot be read, since the reader of files knows only labels.
 *
 * @param error thrown by the reader
 */
export function namingOptions(error: unknown, given: NamedColumns): unknown {
  if (!(error instanceof ViandError)) return error;
  return ViandError.of(error.diagnostics.map((fault) => namingOption(fault, given)));
}

/** Names the option behind a column that cannot be read. */
export function namingOption(fault: Diagnostic, given: NamedColumns): Diagnostic {
  const { code, field, message } = fault;
  if (!CODES_OF_COLUMNS.has(code)) return fault;
  const name = COLUMN_OPTIONS.find((one) => [given[one]].flat().includes(field));
  if (field === undefined || name === undefined) return fault;
  const use = `Cannot use ${quoted(field)} for ${longFlag(name)}: `;
  const grouping = `Cannot group by "${field}": `;
  if (message.startsWith(grouping)) {
    const isNamed = name === 'by';
    return isNamed ? fault : { ...fault, message: use + message.slice(grouping.length) };
  }
  const keeping = `Cannot keep ${field}: `;
  if (!message.startsWith(keeping)) return fault;
  // The field is a column, and another option may have the same name.
  const { field: _, ...others } = fault;
  const isKept = name === 'keep';
  return {
    ...others,
    value: field,
    message: isKept ? message : use + message.slice(keeping.length),
  };
}

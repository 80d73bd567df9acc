import type { SpooledParts } from '../../io/spooled-bytes.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ColumnValues } from './read-columns.ts';
import type { Scalar } from './scalars.ts';

/** The data with which the decoding thread is started. */
export interface ThreadTask {
  readonly name: string;
  readonly place: SpooledParts;
}

/** The requests to the thread: first the positions of columns, then one row group per message. */
export type ThreadRequest = readonly number[] | 'next';

/** The answers of the thread: the names when it starts, then one answer per row group. */
export type ThreadAnswer =
  | { readonly names: readonly string[] }
  | { readonly group: SentGroup }
  | 'end'
  | { readonly diagnostics: readonly Diagnostic[] };

/** A row group in the form in which threads exchange it. */
export interface SentGroup {
  readonly start: number;
  readonly rows: number;
  readonly columns: readonly (readonly [position: number, values: SentValues])[];
}

/** Numbers move without a copy; values that repeat are sent once. */
export type SentValues =
  | Float64Array
  | { readonly distinct: readonly Scalar[]; readonly codes: Uint32Array }
  | readonly Scalar[];

/** A column with more distinct values than this is sent value by value. */
const MAX_DISTINCT = 65_536;

/** Prepares the values of a column for another thread. */
export function packValues(values: ColumnValues): SentValues {
  const { length } = values;
  let index = 0;
  while (index < length && typeof values[index] === 'number') index += 1;
  if (index === length) return Float64Array.from(values as ArrayLike<number>);
  const codes = new Uint32Array(length);
  const codeOf = new Map<Scalar, number>();
  for (index = 0; index < length; index++) {
    const value = values[index];
    let code = codeOf.get(value);
    if (code === undefined) {
      if (codeOf.size === MAX_DISTINCT) return Array.from(values);
      code = codeOf.size;
      codeOf.set(value, code);
    }
    codes[index] = code;
  }
  return { distinct: [...codeOf.keys()], codes };
}

/** The values of a column that another thread prepared by `packValues`. */
export function unpackValues(sent: SentValues): ColumnValues {
  if (!('codes' in sent)) return sent;
  const { distinct, codes } = sent;
  return Array.from(codes, (code) => distinct[code]);
}

/** The memory of a group that moves to the other thread without a copy. */
export function transferList({ columns }: SentGroup): ArrayBuffer[] {
  return columns.flatMap(([, values]) => {
    if (values instanceof Float64Array) return [values.buffer as ArrayBuffer];
    return 'codes' in values ? [values.codes.buffer as ArrayBuffer] : [];
  });
}

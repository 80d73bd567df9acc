import { type Diagnostic, fixOf } from '../../model/diagnostic.ts';
import type { EntryField } from '../../model/entry.ts';
import { misspeltColumn } from '../../text/words/column-names.ts';
import type { Rule } from '../rule.ts';

/** A remark on a column of a header, before its location is known. */
export interface HeaderDiagnostic
  extends Pick<Diagnostic, 'code' | 'message' | 'field' | 'value' | 'expected' | 'fix'> {
  /** The position of the column, from 0. */
  readonly position: number;
}

/** A rule of the header of a CSV file. */
interface HeaderRule extends Rule {
  /** @param columnMap the names of our fields in other programs */
  readonly check: (
    header: readonly string[],
    columnMap: Readonly<Partial<Record<EntryField, string>>>,
  ) => Omit<HeaderDiagnostic, 'code'> | undefined;
}

const unreadColumn: HeaderRule = {
  code: 'meal/unread-column',
  severity: 'warning',
  help: 'No column name is a misspelling of one that viand reads.',
  explanation:
    'viand treats other columns as labels. It would also treat a misspelt weighted_before_process as one, and count raw weights as eaten.',
  wrong: 'food_id,amount,unit,weighed_before_process',
  right: 'food_id,amount,unit,weighted_before_process',
  check: (header, columnMap) => {
    // The only optional column. Without one of the others, the file cannot be read.
    const flag = columnMap.weighted_before_process ?? 'weighted_before_process';
    const position = misspeltColumn(flag, header);
    if (position < 0) return undefined;
    const name = (header[position] as string).trim();
    return {
      position,
      message: `Column "${name}" is not read`,
      field: name,
      value: name,
      expected: 'a label, or a column that viand reads',
      ...fixOf(flag),
    };
  },
};

/** All rules about headers of files. */
export const HEADER_RULES: readonly HeaderRule[] = [unreadColumn];

/** Everything that is remarkable about a header. */
export function checkHeader(...args: Parameters<HeaderRule['check']>): HeaderDiagnostic[] {
  return HEADER_RULES.flatMap(({ code, check }) => {
    const found = check(...args);
    return found === undefined ? [] : [{ code, ...found }];
  });
}

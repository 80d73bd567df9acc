import type { EntryField } from '../../model/entry.ts';
import { columnSpans } from '../../tables/csv/cell-spans.ts';
import { separatorOf } from '../../tables/csv/separator.ts';
import { textSpans } from '../../tables/json/text-spans.ts';
import { textFormatOf } from '../../tables/text-format.ts';
import { countLineBreaks } from '../../text/lines/line-breaks.ts';
import { readColumns } from './columns.ts';

/** A food id in the text of a meal file, without quotes around it. */
export interface FoodIdSpan {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Counts from 1. */
  readonly line: number;
}

/**
 * Finds every food id in the text of a meal file, so that only the ids can be changed.
 *
 * @param columnMap names that other programs use for the fields
 * @throws ViandError if a CSV header has no column of food ids
 */
export function foodIdSpans(
  text: string,
  file: string,
  columnMap: Partial<Record<EntryField, string>>,
): FoodIdSpan[] {
  const member = columnMap.food_id ?? 'food_id';
  const format = textFormatOf(text, file);
  const spans =
    format === 'json' || format === 'ndjson'
      ? textSpans(text, (path) => path.at(-1) === member && path.at(-3) === 'entries')
      : columnSpans(text, separatorOf(text.trimStart().split('\n', 1)[0] as string), (header) => {
          // With a given unit, this reader needs no column of units.
          const options = { groupBy: [], columnMap, unit: 'g' } as const;
          return readColumns(header, { file, line: 1 }, options).fields.food_id;
        });
  let line = 1;
  let before = 0;
  return spans.map(({ text: id, start, end }) => {
    line += countLineBreaks(text.slice(before, start));
    before = start;
    return { id, start, end, line };
  });
}

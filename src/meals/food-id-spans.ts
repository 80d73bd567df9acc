import { visit } from 'jsonc-parser';
import type { EntryField } from '../model/entry.ts';
import { cellRows, trimmed } from '../tables/csv/cell-location.ts';
import { countLineBreaks } from '../text/line-breaks.ts';
import { separatorOf } from './csv.ts';
import { readColumns } from './csv-columns.ts';

/** A food id as it stands in the text of a meal file, without quotes around it. */
export interface FoodIdSpan {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
}

/**
 * Finds every food id in the text of a meal file, so that ids can be changed and all else left alone.
 *
 * @param names what other programs call the fields
 * @throws Refusal where a CSV header has no column of food ids
 */
export function foodIdSpans(
  text: string,
  file: string,
  names: Partial<Record<EntryField, string>>,
): FoodIdSpan[] {
  const first = text.trimStart().charAt(0);
  const spans =
    first === '[' || first === '{'
      ? jsonSpans(text, names.food_id ?? 'food_id')
      : csvSpans(text, file, names);
  let line = 1;
  let before = 0;
  return spans.map((span) => {
    line += countLineBreaks(text.slice(before, span.start));
    before = span.start;
    return { ...span, line };
  });
}

type Span = Omit<FoodIdSpan, 'line'>;

/** Of a document, or of a document a line. */
function jsonSpans(text: string, member: string): Span[] {
  try {
    JSON.parse(text);
  } catch {
    return linesOf(text).flatMap(({ start, line }) => documentSpans(line, member, start));
  }
  return documentSpans(text, member, 0);
}

function linesOf(text: string): { start: number; line: string }[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const own = { start, line };
    start += line.length + 1;
    return own;
  });
}

function documentSpans(text: string, member: string, start: number): Span[] {
  const spans: Span[] = [];
  visit(text, {
    onLiteralValue(value, offset, length, _line, _column, pathOf) {
      if (typeof value !== 'string') return;
      const path = pathOf();
      if (path.at(-1) !== member || path.at(-3) !== 'entries') return;
      const quote = 1;
      spans.push({
        id: value,
        start: start + offset + quote,
        end: start + offset + length - quote,
      });
    },
  });
  return spans;
}

function csvSpans(text: string, file: string, names: Partial<Record<EntryField, string>>): Span[] {
  const separator = separatorOf(text.trimStart().split('\n', 1)[0] as string);
  let position: number | undefined;
  const spans: Span[] = [];
  for (const cells of cellRows(text, separator)) {
    if (cells.every(({ text: cell }) => cell.trim() === '')) continue;
    if (position === undefined) {
      const header = cells.map(({ text: cell }) => cell);
      // Whether the other columns are there is none of this reader's business.
      const { fields } = readColumns(
        header,
        { file, line: 1 },
        { groupBy: [], columnMap: names, unit: 'g' },
      );
      position = fields.food_id;
    } else {
      const cell = cells[position];
      if (cell === undefined || cell.text.trim() === '') continue;
      const { text: id, start, end } = trimmed(cell);
      spans.push({ id, start, end });
    }
  }
  return spans;
}

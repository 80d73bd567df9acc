import { visit } from 'jsonc-parser';
import { countLineBreaks } from '../model/lines.ts';
import type { EntryField } from '../model/meal.ts';
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
  for (const cells of csvRecords(text, separator)) {
    if (cells.every(({ id }) => id.trim() === '')) continue;
    if (position === undefined) {
      const header = cells.map(({ id }) => id);
      // Whether the other columns are there is none of this reader's business.
      const { fields } = readColumns(header, { file, line: 1 }, { by: [], names, unit: 'g' });
      position = fields.food_id;
    } else {
      const cell = cells[position];
      if (cell !== undefined && cell.id.trim() !== '') spans.push(trimmed(cell));
    }
  }
  return spans;
}

/** Rows of cells with where they stand; a quoted cell without its quotes. */
function* csvRecords(text: string, separator: string): Generator<Span[]> {
  const cell = new RegExp(
    `[ \\t]*(?:"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))`,
    'y',
  );
  let cells: Span[] = [];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const match = cell.exec(text) as RegExpExecArray;
    const id = match[1] ?? match[2] ?? '';
    const start =
      match[1] === undefined ? at + match[0].length - id.length : text.indexOf('"', at) + 1;
    cells.push({ id, start, end: start + id.length });
    const end = at + match[0].length;
    if (text[end] === separator) {
      cell.lastIndex = end + 1;
      continue;
    }
    cell.lastIndex = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield cells;
}

function trimmed({ id, start }: Span): Span {
  const own = id.trim();
  const from = start + id.indexOf(own);
  return { id: own, start: from, end: from + own.length };
}

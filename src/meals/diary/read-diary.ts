import { Readable } from 'node:stream';
import { openText, type TextSource } from '../../io/text-source.ts';
import { Refusal } from '../../model/diagnostic.ts';
import { cellRows } from '../../tables/csv/cell-spans.ts';
import { readHeadedRows } from '../../tables/csv/headed-rows.ts';
import { separatorOf } from '../../tables/csv/separator.ts';
import { Header } from '../../tables/header.ts';
import { HEADING_COLUMNS, type Heading, readHeading } from './headings.ts';

/** A line of a food diary as people write it. */
export interface DiaryLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Cells of the other columns, in the order of {@link Diary.columns}. */
  readonly cells: readonly string[];
}

export interface Diary {
  /** Columns beside that of the text; of plain text the headings the lines stand under. */
  readonly columns: readonly string[];
  readonly lines: readonly DiaryLine[];
}

/** What a column of food texts may be called. */
const TEXT_COLUMNS = [
  'text',
  'food',
  'foods',
  'food_text',
  'food_name',
  'food_description',
  'description',
  'item',
  'lebensmittel',
];

/** What columns of an amount and of its unit may be called: they are part of the text. */
const AMOUNT_COLUMNS = ['amount', 'quantity', 'qty', 'menge', 'anzahl'];
const UNIT_COLUMNS = ['unit', 'measure', 'einheit', 'maß'];

/**
 * Reads a diary: a food a line, under headings of days and meals, or a table with a column of food
 * texts, whose other columns are kept.
 *
 * @param column the column of food texts; without it one of the usual names
 * @param stdin read for a file named `-`
 * @throws Refusal where the file cannot be read, or has no such column
 */
export async function readDiary(
  file: string,
  column: string | undefined,
  stdin: Readable,
): Promise<Diary> {
  const { name, chunks } = openText(file, stdin);
  let text = '';
  for await (const chunk of chunks) text += chunk;
  const head = text.trimStart().split(/[\r\n]/, 1)[0] as string;
  const separator = separatorOf(head);
  const [cells = []] = cellRows(head, separator);
  const header = new Header(cells.map((cell) => cell.text));
  const wanted = column === undefined ? TEXT_COLUMNS : [column];
  const hasColumn = wanted.some((candidate) => header.positionOf(candidate) >= 0);
  if (hasColumn && header.names.length > 1) {
    return readTable({ name, chunks: Readable.from([text]) }, separator, wanted);
  }
  if (column !== undefined && !hasColumn) {
    throw new Refusal({
      code: 'meal/missing-column',
      message: `Cannot find a column "${column}"`,
      location: { file: name, line: 1 },
      field: column,
      expected: `one of ${head}`,
    });
  }
  return readLines(text, hasColumn);
}

function readLines(text: string, hasHeader: boolean): Diary {
  const lines: { line: number; text: string; under: Map<string, string> }[] = [];
  let under = new Map<string, string>();
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || (hasHeader && index === 0)) continue;
    const heading = readHeading(line);
    if (heading) under = placed(heading, under);
    const eaten = heading ? heading.rest : line;
    if (eaten !== '') lines.push({ line: index + 1, text: eaten, under });
  }
  const columns = HEADING_COLUMNS.filter((column) => lines.some((line) => line.under.has(column)));
  return {
    columns,
    lines: lines.map((line) => ({
      line: line.line,
      text: line.text,
      cells: columns.map((column) => line.under.get(column) ?? ''),
    })),
  };
}

/** A heading ends what stood under those of its rank and below: the next day begins without a meal. */
function placed({ column, title }: Heading, under: ReadonlyMap<string, string>) {
  const above = HEADING_COLUMNS.slice(0, HEADING_COLUMNS.indexOf(column));
  const kept = [...under].filter(([name]) => above.some((one) => one === name));
  return new Map([...kept, [column, title]]);
}

async function readTable(
  source: TextSource,
  separator: string,
  wanted: readonly string[],
): Promise<Diary> {
  const batches = readHeadedRows(source, {
    separator,
    syntaxCode: 'meal/syntax',
    readHeader: ({ record }) => readColumns(new Header(record), wanted),
  });
  const lines: DiaryLine[] = [];
  let columns: readonly string[] = [];
  for await (const { rows, columns: found } of batches) {
    columns = found.others.map(({ name }) => name);
    for (const { record, line } of rows) {
      const cell = (position: number) => (record[position] ?? '').trim();
      if (cell(found.text) === '') continue;
      const parts = found.parts.map(cell).filter((part) => part !== '');
      const others = found.others.map(({ position }) => cell(position));
      lines.push({ line, text: parts.join(' '), cells: others });
    }
  }
  return { columns, lines };
}

interface DiaryColumns {
  readonly text: number;
  /** What the text of a line is put together from: amount, unit and food text. */
  readonly parts: readonly number[];
  readonly others: readonly { readonly name: string; readonly position: number }[];
}

function readColumns(header: Header, wanted: readonly string[]): DiaryColumns {
  const firstOf = (names: readonly string[]) =>
    names.map((name) => header.positionOf(name)).filter((position) => position >= 0);
  const [text = -1] = firstOf(wanted);
  const [amount] = firstOf(AMOUNT_COLUMNS);
  const [unit] = amount === undefined ? [] : firstOf(UNIT_COLUMNS);
  const parts = [amount, unit, text].filter((position) => position !== undefined);
  const others = header.names
    .map((name, position) => ({ name, position }))
    .filter(({ position }) => !parts.includes(position));
  return { text, parts, others };
}

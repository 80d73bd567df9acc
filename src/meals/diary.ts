import type { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse/sync';
import { openText } from '../io/text-source.ts';
import { Refusal } from '../model/diagnostic.ts';
import { recordLines } from '../text/line-breaks.ts';
import { separatorOf } from './csv.ts';
import { HEADING_COLUMNS, type Heading, readHeading } from './diary-headings.ts';

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
  const source = openText(file, stdin);
  let text = '';
  for await (const chunk of source.chunks) text += chunk;
  const head = text.trimStart().split(/[\r\n]/, 1)[0] as string;
  const separator = separatorOf(head);
  const names = head.split(separator).map(normalise);
  const wanted = column === undefined ? TEXT_COLUMNS : [normalise(column)];
  const isTable = names.length > 1 && names.some((name) => wanted.includes(name));
  if (isTable) return readTable(text, separator, wanted, source.name);
  if (column !== undefined && !names.includes(normalise(column))) {
    throw new Refusal({
      code: 'meal/missing-column',
      message: `Cannot find a column "${column}"`,
      location: { file: source.name, line: 1 },
      field: column,
      expected: `one of ${head}`,
    });
  }
  return readLines(text, names.length === 1 && wanted.includes(names[0] as string));
}

function normalise(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .replace(/^"|"$/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

function readLines(text: string, hasHeader: boolean): Diary {
  const lines: { line: number; text: string; under: Map<string, string> }[] = [];
  let under = new Map<string, string>();
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/^\uFEFF/, '').trim();
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

interface RawRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function readTable(
  text: string,
  separator: string,
  wanted: readonly string[],
  file: string,
): Diary {
  const [header, ...rows] = parseRows(text, separator, file);
  const columns = (header?.record ?? []).map((name) => name.replace(/^\uFEFF/, '').trim());
  const names = columns.map(normalise);
  const position = names.indexOf(wanted.find((name) => names.includes(name)) as string);
  const amount = names.findIndex((name) => AMOUNT_COLUMNS.includes(name));
  const unit = names.findIndex((name) => UNIT_COLUMNS.includes(name));
  const parts = [amount, amount < 0 ? -1 : unit, position].filter((index) => index >= 0);
  const others = columns.map((_, index) => index).filter((index) => !parts.includes(index));
  return {
    columns: others.map((index) => columns[index] as string),
    lines: rows.flatMap(({ record, line }) => {
      const cell = (index: number) => (record[index] ?? '').trim();
      if (cell(position) === '') return [];
      const own = parts.map(cell).filter((part) => part !== '');
      return [{ line, text: own.join(' '), cells: others.map(cell) }];
    }),
  };
}

function parseRows(
  text: string,
  separator: string,
  file: string,
): { record: string[]; line: number }[] {
  const linesOf = recordLines();
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as RawRow[];
    return rows.map(({ record, info }) => ({ record, line: linesOf(record, info.lines).first }));
  } catch (error) {
    if ((error as CsvError).code === undefined) throw error;
    throw new Refusal({
      code: 'meal/syntax',
      message: 'Cannot read on as a quote that opens here is never closed',
      location: { file, line: Number((error as CsvError)['lines'] ?? 1) },
      expected: 'rows of a line each, and each quote closed',
    });
  }
}

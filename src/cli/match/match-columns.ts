import { translator } from '../../language/translate.ts';
import type { Words } from '../../language/words.ts';
import { remarksOf } from '../../operations/match/candidate-record.ts';
import type { MatchedRecord } from '../../operations/match/match-foods.ts';
import type { Candidate } from '../../operations/match/match-line.ts';
import type { Format } from '../../render/formats.ts';
import type { RecordColumn } from '../../render/render-records.ts';
import { rounded } from '../../text/numbers/rounding.ts';

/** The topics of the columns that a table on the terminal shows. */
const SHOWN_LABELS: ReadonlySet<string> = new Set(['person', 'date', 'day', 'meal', 'time']);

type MatchedLine = MatchedRecord['lines'][number];

type Column = RecordColumn<MatchedLine>;

type Cell = ReturnType<Column['cell']>;

interface ShownIn {
  readonly format: Format;
  readonly words: Words;
  readonly nameOf: (id: string, text: string) => string;
}

/** The match of each line, with its labels, such as day and meal, if the format has room for them. */
export function matchColumns(record: MatchedRecord, shownIn: ShownIn): Column[] {
  const columns = foundColumns(shownIn);
  const [line, ...rest] = columns as [Column, ...Column[]];
  switch (shownIn.format) {
    case 'table':
      return [line, ...shownLabels(record), ...rest];
    case 'csv':
      return [...columns, ...labelColumns(record, new Set(columns.map(({ name }) => name)))];
    default:
      // An object of their own, as over HTTP: a column of a diary may have any name.
      return [...columns, { name: 'labels', cell: (row) => labelsOf(record, row) }];
  }
}

/** The labels that a person reads: not the other columns of a wide table. */
function shownLabels({ columns, topics, lines }: MatchedRecord): Column[] {
  return columns.flatMap((name, index) => {
    const cell = ({ line }: MatchedLine) => line.cells[index] ?? '';
    const topic = topics[index];
    const isLabel = topic !== undefined && SHOWN_LABELS.has(topic);
    return isLabel && lines.some((row) => cell(row) !== '') ? [{ name, cell }] : [];
  });
}

/** The columns of the diary, under names that no other column has. */
function labelColumns({ columns }: MatchedRecord, taken: ReadonlySet<string>): Column[] {
  return columns.map((name, index) => ({
    name: taken.has(name.toLowerCase()) ? `diary_${name}` : name,
    cell: ({ line }) => line.cells[index] ?? '',
  }));
}

/** The cells of a line that are not empty, by the names of their columns. */
function labelsOf({ columns }: MatchedRecord, { line }: MatchedLine): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((name, index) => {
      const cell = line.cells[index] ?? '';
      return cell === '' ? [] : [[name, cell]];
    }),
  );
}

function foundColumns({ words, nameOf, format }: ShownIn): Column[] {
  const { language, messages } = words;
  const ofBest =
    (cell: (best: Candidate, text: string) => Cell | undefined) => (row: MatchedLine) => {
      const [best] = row.candidates;
      return best === undefined ? null : (cell(best, row.text) ?? null);
    };
  const shownCandidate = (one: Candidate) =>
    `${one.id}${one.brand === undefined ? '' : ` ${one.brand}`} (${figureText(percent(one.confidence), words)})`;
  const sizeAssumed = { name: 'size_assumed', cell: ofBest((best) => best.isSizeAssumed) };
  return [
    { name: 'line', cell: ({ line }) => line.line },
    { name: 'text', cell: ({ written }) => written },
    { name: 'match', cell: (row) => messages.explanations.matchVerdict(verdict(row)) },
    { name: 'food_id', cell: ofBest(({ id }) => id) },
    {
      name: 'name',
      cell: ofBest(({ id, name }, text) => (language === 'en' ? name : nameOf(id, text))),
    },
    {
      name: 'amount',
      cell: ofBest(({ amount }) => (amount === undefined ? amount : rounded(amount))),
    },
    { name: 'unit', cell: ofBest(({ unit }) => unit) },
    { name: 'confidence', cell: ofBest(({ confidence }) => percent(confidence)) },
    { name: 'food_confidence', cell: ofBest((best) => percent(best.foodConfidence)) },
    { name: 'amount_confidence', cell: ofBest((best) => percent(best.amountConfidence)) },
    // The remarks of the table say it.
    ...(format === 'table' ? [] : [sizeAssumed]),
    {
      name: 'remarks',
      cell: ofBest((best) => remarksOf(best).map(translator(language)).join('; ')),
    },
    {
      name: 'alternatives',
      cell: ({ candidates }) => candidates.slice(1).map(shownCandidate).join('; '),
    },
  ];
}

function verdict({ candidates, isSure, isTaken }: MatchedLine): string {
  if (isSure) return 'sure';
  if (isTaken) return 'assumed';
  return candidates.length === 0 ? 'none' : 'uncertain';
}

/** The columns of a meal file: those of the diary first. Cells of uncertain matches stay empty. */
export function mealColumns(record: MatchedRecord): Column[] {
  const ofTaken = (cell: (best: Candidate) => string | number | undefined) => (row: MatchedLine) =>
    row.isTaken ? (cell(row.candidates[0] as Candidate) ?? '') : '';
  const taken = new Set(['food_id', 'amount', 'unit', 'text', 'confidence', 'size_assumed']);
  return [
    ...labelColumns(record, taken),
    { name: 'food_id', cell: ofTaken(({ id }) => id) },
    {
      name: 'amount',
      cell: ofTaken(({ amount }) => (amount === undefined ? amount : rounded(amount))),
    },
    { name: 'unit', cell: ofTaken(({ unit }) => unit) },
    { name: 'text', cell: ({ written }) => written },
    { name: 'confidence', cell: ofTaken(({ confidence }) => percent(confidence)) },
    {
      name: 'size_assumed',
      // Shown only if it is true, so that people notice it.
      cell: ofTaken(({ isSizeAssumed }) => (isSizeAssumed ? 'true' : '')),
    },
  ];
}

/** A figure with all its decimals, as a language writes them. */
export function figureText(figure: number, { fixed }: Words): string {
  return fixed(figure, String(figure).split('.')[1]?.length ?? 0);
}

/** Two decimals, since a confidence is not a measurement. */
function percent(confidence: number): number {
  return Math.round(confidence * 100) / 100;
}

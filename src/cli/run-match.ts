import { assertDistinctPaths } from '../io/distinct-paths.ts';
import { writeOut } from '../io/write-out.ts';
import { readDiary } from '../meals/diary/read-diary.ts';
import { type Candidate, type MatchedLine, matchLine } from '../operations/match-foods.ts';
import { type Format, formatOf } from '../render/formats.ts';
import { type RecordColumn, renderRecords } from '../render/render-records.ts';
import { quoted } from '../text/quote.ts';
import { rounded } from '../text/rounding.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

export interface MatchOptions {
  readonly apply?: string;
  readonly threshold: number;
  readonly column?: string;
  readonly format?: Format;
  readonly output?: string;
  readonly catalogue?: string;
}

/** Matches the lines of a diary and writes what each may mean, or a meal file of those that are sure. */
export async function runMatch(
  file: string,
  options: MatchOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { threshold, apply } = options;
  await assertDistinctPaths(apply, [file]);
  await assertDistinctPaths(options.output, [file, apply]);
  const diary = await readDiary(file, options.column, context.terminal.stdin);
  const catalogue = await context.openCatalogue(options.catalogue);
  try {
    const matched = diary.lines.map((line) => matchLine(catalogue, line));
    const isSure = ({ candidates: [best] }: MatchedLine) =>
      best !== undefined && best.confidence >= threshold;
    if (apply !== undefined) {
      const columns = mealColumns(diary.columns, isSure);
      const text = await renderRecords(columns, matched, 'csv');
      await writeOut([text], context.terminal.stdout, apply);
    }
    if (apply === undefined || options.format !== undefined || options.output !== undefined) {
      const text = await renderRecords(matchColumns(isSure), matched, formatOf(options));
      await writeOut([text], context.terminal.stdout, options.output);
    }
    const unsure = matched.filter((line) => !isSure(line));
    if (apply !== undefined) for (const line of unsure) context.log(unsureLine(line, file));
    context.log(`viand: ${matched.length - unsure.length} of ${matched.length} lines are matched`);
    return unsure.length === 0 ? EXIT.fine : EXIT.notFound;
  } finally {
    catalogue.close();
  }
}

type IsSure = (line: MatchedLine) => boolean;

function matchColumns(isSure: IsSure): RecordColumn<MatchedLine>[] {
  const ofBest = (cell: (best: Candidate) => string | number | undefined) => (row: MatchedLine) => {
    const [best] = row.candidates;
    return best === undefined ? null : (cell(best) ?? null);
  };
  return [
    { name: 'line', cell: ({ line }) => line.line },
    { name: 'text', cell: ({ line }) => line.text },
    { name: 'match', cell: (row) => (isSure(row) ? 'sure' : verdict(row)) },
    { name: 'food_id', cell: ofBest(({ id }) => id) },
    { name: 'name', cell: ofBest(({ name }) => name) },
    {
      name: 'amount',
      cell: ofBest(({ amount }) => (amount === undefined ? amount : rounded(amount))),
    },
    { name: 'unit', cell: ofBest(({ unit }) => unit) },
    { name: 'confidence', cell: ofBest(({ confidence }) => percent(confidence)) },
    { name: 'remarks', cell: ofBest(({ remarks }) => remarks.join('; ')) },
    {
      name: 'alternatives',
      cell: ({ candidates }) => candidates.slice(1).map(candidateText).join('; '),
    },
  ];
}

function verdict({ candidates }: MatchedLine): string {
  return candidates.length === 0 ? 'none' : 'uncertain';
}

/** A meal file, with the diary's own columns in front; what is not sure is left empty. */
function mealColumns(own: readonly string[], isSure: IsSure): RecordColumn<MatchedLine>[] {
  const ofSure = (cell: (best: Candidate) => string | number | undefined) => (row: MatchedLine) =>
    isSure(row) ? (cell(row.candidates[0] as Candidate) ?? '') : '';
  const taken = new Set(['food_id', 'amount', 'unit', 'text', 'confidence']);
  return [
    ...own.map((name, index) => ({
      name: taken.has(name.toLowerCase()) ? `diary_${name}` : name,
      cell: ({ line }: MatchedLine) => line.cells[index] ?? '',
    })),
    { name: 'food_id', cell: ofSure(({ id }) => id) },
    {
      name: 'amount',
      cell: ofSure(({ amount }) => (amount === undefined ? amount : rounded(amount))),
    },
    { name: 'unit', cell: ofSure(({ unit }) => unit) },
    { name: 'text', cell: ({ line }) => line.text },
    { name: 'confidence', cell: ofSure(({ confidence }) => percent(confidence)) },
  ];
}

function unsureLine({ line, candidates }: MatchedLine, file: string): string {
  const like = candidates.map(candidateText).join(' or ');
  return `viand: ${file}:${line.line}: Cannot tell which food ${quoted(line.text)} is${like === '' ? '' : `: perhaps ${like}`}`;
}

function candidateText({ id, confidence }: Candidate): string {
  return `${id} (${percent(confidence)})`;
}

/** Two decimals: a confidence is no measurement. */
function percent(confidence: number): number {
  return Math.round(confidence * 100) / 100;
}

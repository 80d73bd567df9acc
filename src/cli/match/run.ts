import { assertDistinctPaths } from '../../io/distinct-paths.ts';
import { writeOut } from '../../io/write-out.ts';
import { type MatchedDiary, matchFoods } from '../../operations/match/match-foods.ts';
import type { Candidate } from '../../operations/match/match-line.ts';
import { formatOf } from '../../render/formats.ts';
import { type RecordColumn, renderRecords } from '../../render/render-records.ts';
import { quoted } from '../../text/quote.ts';
import { rounded } from '../../text/rounding.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { MATCH } from './command.ts';

/** Matches the lines of a diary and writes what each may mean, or a meal file of those that are sure. */
export async function runMatch(
  options: CommandInput<typeof MATCH>,
  { terminal: { stdout, stdin }, withCatalogue, log }: CommandContext,
): Promise<ExitCode> {
  const { file, apply, output } = options;
  const input = matchFoods.input.read(options);
  await assertDistinctPaths(apply, [file]);
  await assertDistinctPaths(output, [file, apply]);
  return withCatalogue(options.catalogue, async (services) => {
    const { lines, columns } = await matchFoods.run({ ...services, stdin }, input);
    if (apply !== undefined) {
      const text = await renderRecords(mealColumns(columns), lines, 'csv');
      await writeOut([text], stdout, apply);
    }
    if (apply === undefined || options.format !== undefined || output !== undefined) {
      const text = await renderRecords(matchColumns(), lines, formatOf(options));
      await writeOut([text], stdout, output);
    }
    const unsure = lines.filter(({ isSure }) => !isSure);
    if (apply !== undefined) for (const line of unsure) log(unsureLine(line, file));
    log(`viand: ${lines.length - unsure.length} of ${lines.length} lines are matched`);
    return unsure.length === 0 ? EXIT.fine : EXIT.notFound;
  });
}

type MatchedLine = MatchedDiary['lines'][number];

function matchColumns(): RecordColumn<MatchedLine>[] {
  const ofBest = (cell: (best: Candidate) => string | number | undefined) => (row: MatchedLine) => {
    const [best] = row.candidates;
    return best === undefined ? null : (cell(best) ?? null);
  };
  return [
    { name: 'line', cell: ({ line }) => line.line },
    { name: 'text', cell: ({ line }) => line.text },
    { name: 'match', cell: (row) => (row.isSure ? 'sure' : verdict(row)) },
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
function mealColumns(own: readonly string[]): RecordColumn<MatchedLine>[] {
  const ofSure = (cell: (best: Candidate) => string | number | undefined) => (row: MatchedLine) =>
    row.isSure ? (cell(row.candidates[0] as Candidate) ?? '') : '';
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

import { writeOut } from '../../io/writing/write-out.ts';
import { translator } from '../../language/translate.ts';
import { type Words, wordsIn } from '../../language/words.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { foodName } from '../../operations/explain/food-name.ts';
import { type MatchedRecord, matchFoods } from '../../operations/match/match-foods.ts';
import type { Candidate } from '../../operations/match/match-line.ts';
import { namesFileBeside, saveAnswers } from '../../operations/match/name-answers.ts';
import { type Format, formatOf } from '../../render/formats.ts';
import { type RecordColumn, renderRecords } from '../../render/render-records.ts';
import { joinedList, quoted } from '../../text/quote.ts';
import { rounded } from '../../text/rounding.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { MATCH } from './command.ts';
import { reviewLines } from './review.ts';

/** Matches the lines of a diary and writes what each may mean, or a meal file of those that are sure. */
export async function runMatch(
  options: CommandInput<typeof MATCH>,
  { terminal, withCatalogue, log, note, reportDiagnostic, displayOf, language }: CommandContext,
): Promise<ExitCode> {
  const { stdout, stdin } = terminal;
  const { file, apply, output } = options;
  const input = matchFoods.input.read(options);
  return withCatalogue(
    options.catalogue,
    async (services) => {
      const needs = { ...services, stdin };
      let { lines, columns, notes, faults } = await matchFoods.run(needs, input);
      if (options.review) {
        const open = lines.filter(({ isTaken }) => !isTaken);
        const answers = await reviewLines(
          open,
          services,
          terminal,
          wordsIn(options.lang ?? language),
        );
        const names = options.names ?? namesFileBeside(file);
        await saveAnswers(names, answers);
        log(
          `viand: saved ${answers.size} ${answers.size === 1 ? 'answer' : 'answers'} to ${names}`,
        );
        ({ lines, columns, notes, faults } = await matchFoods.run(needs, input));
      }
      if (apply !== undefined) {
        const text = await renderRecords(mealColumns(columns), lines, 'csv', options);
        await writeOut([text], stdout, apply);
      }
      const isShown = apply === undefined && options.review !== true;
      if (isShown || options.format !== undefined || output !== undefined) {
        const format = formatOf(options);
        // Programs read the same names in every language.
        const words = wordsIn(format === 'table' ? (options.lang ?? language) : 'en');
        const shown = {
          words,
          format,
          nameOf: (id: string, text: string) => foodName(services.foods, id, words, text),
        };
        const text = await renderRecords(matchColumns(shown), lines, format, {
          ...options,
          ...displayOf(output),
          headOf: words.messages.explanations.matchHead,
          numberText: (figure: number) => figureText(figure, words),
        });
        await writeOut([text], stdout, output);
      }
      faults.forEach(reportDiagnostic);
      for (const text of notes) note(`viand: ${text}`);
      const unsure = lines.filter(({ isTaken }) => !isTaken);
      if (apply !== undefined) unsure.map(uncertain).forEach(reportDiagnostic);
      const rows = new Set(faults.map(({ location }) => location?.line ?? location?.row));
      const all = lines.length + rows.size;
      note(
        `viand: ${lines.length - unsure.length} of ${all} ${all === 1 ? 'line' : 'lines'} matched`,
      );
      if (faults.length > 0) return EXIT.faultyData;
      return unsure.length === 0 ? EXIT.success : EXIT.notFound;
    },
    options.aliases,
  );
}

type MatchedLine = MatchedRecord['lines'][number];

type Cell = ReturnType<RecordColumn<MatchedLine>['cell']>;

interface ShownIn {
  readonly format: Format;
  readonly words: Words;
  readonly nameOf: (id: string, text: string) => string;
}

function matchColumns({ words, nameOf, format }: ShownIn): RecordColumn<MatchedLine>[] {
  const { language, messages } = words;
  const ofBest =
    (cell: (best: Candidate, text: string) => Cell | undefined) => (row: MatchedLine) => {
      const [best] = row.candidates;
      return best === undefined ? null : (cell(best, row.text) ?? null);
    };
  const shownCandidate = (one: Candidate) =>
    `${one.id} (${figureText(percent(one.confidence), words)})`;
  const sizeAssumed = { name: 'size_assumed', cell: ofBest((best) => best.isSizeAssumed) };
  return [
    { name: 'line', cell: ({ line }) => line.line },
    { name: 'text', cell: ({ text }) => text },
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
      cell: ofBest(({ remarks }) => remarks.map(translator(language)).join('; ')),
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
function mealColumns(own: readonly string[]): RecordColumn<MatchedLine>[] {
  const ofTaken = (cell: (best: Candidate) => string | number | undefined) => (row: MatchedLine) =>
    row.isTaken ? (cell(row.candidates[0] as Candidate) ?? '') : '';
  const taken = new Set(['food_id', 'amount', 'unit', 'text', 'confidence', 'size_assumed']);
  return [
    ...own.map((name, index) => ({
      name: taken.has(name.toLowerCase()) ? `diary_${name}` : name,
      cell: ({ line }: MatchedLine) => line.cells[index] ?? '',
    })),
    { name: 'food_id', cell: ofTaken(({ id }) => id) },
    {
      name: 'amount',
      cell: ofTaken(({ amount }) => (amount === undefined ? amount : rounded(amount))),
    },
    { name: 'unit', cell: ofTaken(({ unit }) => unit) },
    { name: 'text', cell: ({ text }) => text },
    { name: 'confidence', cell: ofTaken(({ confidence }) => percent(confidence)) },
    {
      name: 'size_assumed',
      // Only where it is true, so that the mark stands out.
      cell: ofTaken(({ isSizeAssumed }) => (isSizeAssumed ? 'true' : '')),
    },
  ];
}

function uncertain({ line: { location }, text, candidates }: MatchedLine): Diagnostic {
  const like = joinedList(candidates.map(candidateText), 'or');
  return {
    code: 'meal/uncertain-food',
    message: `No certain match for ${quoted(text)}${like === '' ? '' : `; did you mean ${like}?`}`,
    location,
    value: text,
  };
}

function candidateText({ id, confidence }: Candidate): string {
  return `${id} (${Math.round(confidence * 100)} %)`;
}

/** A figure with all its decimals, as a language writes them. */
function figureText(figure: number, { fixed }: Words): string {
  return fixed(figure, String(figure).split('.')[1]?.length ?? 0);
}

/** Two decimals: a confidence is no measurement. */
function percent(confidence: number): number {
  return Math.round(confidence * 100) / 100;
}

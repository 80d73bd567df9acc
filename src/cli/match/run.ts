import { writeOut } from '../../io/writing/write-out.ts';
import { wordsIn } from '../../language/words.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { foodName } from '../../operations/explain/food-name.ts';
import { defaultNamesFile, saveAnswers } from '../../operations/match/answers/name-answers.ts';
import { type MatchedRecord, matchFoods } from '../../operations/match/match-foods.ts';
import type { Candidate } from '../../operations/match/match-line.ts';
import type { Services } from '../../operations/services.ts';
import { formatOf } from '../../render/formats.ts';
import { renderRecords } from '../../render/render-records.ts';
import { joinedList, quoted } from '../../text/escaping/quote.ts';
import { counted } from '../../text/numbers/counted.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { MATCH } from './command.ts';
import { figureText, matchColumns, mealColumns } from './match-columns.ts';
import { reviewLines } from './review.ts';

/** Matches the lines of a diary, and writes the match of each or a meal file of the certain ones. */
export async function runMatch(
  options: CommandInput<typeof MATCH>,
  context: CommandContext,
): Promise<ExitCode> {
  const { apply, output } = options;
  // Faulty options are reported before the catalogue is opened.
  const input = matchFoods.input.read(options);
  return context.withCatalogue(
    options.catalogue,
    async (services) => {
      const record = await matchedRecord(options, input, services, context);
      if (apply !== undefined) {
        const text = await renderRecords(mealColumns(record), record.lines, 'csv', options);
        await writeOut([text], context.terminal.stdout, apply);
      }
      const isShown = apply === undefined && options.review !== true;
      if (isShown || options.format !== undefined || output !== undefined)
        await writeMatches(record, options, services, context);
      return reportMatches(record, apply !== undefined, context);
    },
    options.aliases,
  );
}

/** The matches of the lines, after the user has answered for the uncertain ones if that is asked for. */
async function matchedRecord(
  options: CommandInput<typeof MATCH>,
  input: ReturnType<typeof matchFoods.input.read>,
  services: Services,
  { terminal, log, language }: CommandContext,
): Promise<MatchedRecord> {
  const isReview = options.review === true;
  const needs = { ...services, stdin: terminal.stdin, savesAnswers: isReview };
  const record = await matchFoods.run(needs, input);
  if (!isReview) return record;
  const open = record.lines.filter(({ isTaken }) => !isTaken);
  const words = wordsIn(options.lang ?? language);
  const answers = await reviewLines(open, services, terminal, words);
  const names = options.names ?? defaultNamesFile(options.file);
  await saveAnswers(names, answers);
  log(`viand: saved ${counted(answers.size, 'answer')} to ${names}`);
  return matchFoods.run(needs, input);
}

async function writeMatches(
  record: MatchedRecord,
  options: CommandInput<typeof MATCH>,
  { foods }: Services,
  { terminal, displayOf, language }: CommandContext,
): Promise<void> {
  const { output } = options;
  const format = formatOf(options);
  // Programs read the same names in every language.
  const words = wordsIn(format === 'table' ? (options.lang ?? language) : 'en');
  const shown = {
    words,
    format,
    nameOf: (id: string, text: string) => foodName(foods, id, words, text),
  };
  const text = await renderRecords(matchColumns(record, shown), record.lines, format, {
    ...options,
    ...displayOf(output),
    headOf: words.messages.explanations.matchHead,
    numberText: (figure: number) => figureText(figure, words),
  });
  await writeOut([text], terminal.stdout, output);
}

/** @param isApplied whether the matches became a meal file, which lacks the uncertain lines */
function reportMatches(
  { lines, notes, faults }: MatchedRecord,
  isApplied: boolean,
  { note, reportDiagnostic }: CommandContext,
): ExitCode {
  faults.forEach(reportDiagnostic);
  for (const text of notes) note(`viand: ${text}`);
  const unsure = lines.filter(({ isTaken }) => !isTaken);
  if (isApplied) unsure.map(uncertain).forEach(reportDiagnostic);
  const rows = new Set(faults.map(({ location }) => location?.line ?? location?.row));
  const all = lines.length + rows.size;
  note(`viand: ${lines.length - unsure.length} of ${counted(all, 'line')} matched`);
  if (faults.length > 0) return EXIT.faultyData;
  return unsure.length === 0 ? EXIT.success : EXIT.notFound;
}

type MatchedLine = MatchedRecord['lines'][number];

function uncertain({ line: { location }, written: text, candidates }: MatchedLine): Diagnostic {
  const like = joinedList(candidates.map(candidateText), 'or');
  return {
    code: 'meal/uncertain-food',
    message: `No certain match for ${quoted(text)}${like === '' ? '' : `; did you mean ${like}?`}`,
    location,
    value: text,
  };
}

function candidateText({ id, brand, confidence }: Candidate): string {
  return `${id}${brand === undefined ? '' : ` ${brand}`} (${Math.round(confidence * 100)} %)`;
}

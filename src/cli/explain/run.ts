import { inputName, STDIN } from '../../io/reading/text-source.ts';
import { writeOut } from '../../io/writing/write-out.ts';
import type { Language } from '../../language/language.ts';
import { translator } from '../../language/translate.ts';
import { wordsIn } from '../../language/words.ts';
import { type Comparison, compareMeals } from '../../operations/explain/compare-meals.ts';
import { explainMeals, type RecordNeeds } from '../../operations/explain/explain-meals.ts';
import { missingInputNote } from '../../render/coverage-remarks.ts';
import { renderComparison } from '../../render/explanations/render-comparison.ts';
import { renderExplanation } from '../../render/explanations/render-explanation.ts';
import { formatOf } from '../../render/formats.ts';
import { onlySumsNote, timesNote } from '../../text/dates/means-notes.ts';
import { counted } from '../../text/numbers/counted.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { type NamedColumns, namingOptions } from '../evaluate/column-faults.ts';
import { faultyText } from '../evaluate/messages.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { tallyFaults } from '../fault-tally.ts';
import { NamesWatch } from '../names-hint.ts';
import type { COMPARE, EXPLAIN } from './command.ts';

type ExplainInput = CommandInput<typeof EXPLAIN>;
type CompareInput = CommandInput<typeof COMPARE>;

/** Explains the score of meal files, group by group. */
export async function runExplain(
  options: ExplainInput,
  context: CommandContext,
): Promise<ExitCode> {
  const format = formatOf(options);
  // Programs read the same names in every language.
  const words = wordsIn(format === 'table' ? (options.lang ?? context.language) : 'en');
  const input = explainMeals.input.read({ ...options, lang: words.language });
  return withRecords(options, options.files, 'explain', context, async (needs) => {
    const { groups, ...counts } = await explainMeals.run(needs, input);
    const style = { raw: options.raw === true, ...context.displayOf(options.output) };
    return {
      ...counts,
      render: () => renderExplanation([...groups], input.by ?? [], format, style, words),
    };
  });
}

/** Compares two meal files, or two groups of one. */
export async function runCompare(
  options: CompareInput,
  context: CommandContext,
): Promise<ExitCode> {
  const words = wordsIn(options.lang ?? context.language);
  const input = compareMeals.input.read(options);
  const files = options.in === undefined ? [options.a, options.b] : [options.in];
  return withRecords(options, files, 'compare', context, async (needs) => {
    const compared = await compareMeals.run(needs, input);
    const comparison = namedIn(words.language, compared, files);
    const style = { raw: options.raw === true, ...context.displayOf(options.output) };
    return {
      ...comparison,
      render() {
        comparisonNotes(comparison, context.messageLanguage).forEach(context.note);
        return renderComparison(comparison, formatOf(options), style, words);
      },
    };
  });
}

/** A comparison whose two records have names for people: standard input has its name in their language. */
function namedIn(language: Language, compared: Comparison, files: readonly string[]): Comparison {
  const nameOf = (name: string) =>
    files.length > 1 && name === STDIN ? translator(language)(inputName(name)) : name;
  return { ...compared, a: nameOf(compared.a), b: nameOf(compared.b) };
}

/** What a reader has to know to compare the numbers: inputs that foods lack, sums of unlike numbers of days, and times. */
function comparisonNotes(
  { a, b, missingInputs, ...days }: Comparison,
  language: Language,
): string[] {
  const words = wordsIn(language);
  const notes = [a, b].flatMap((name, side) => {
    const note = missingInputNote(missingInputs[side] ?? [], words);
    return note === undefined ? [] : [`viand: ${name}: ${note}`];
  });
  const aboutDays =
    days.per === undefined ? sumsNote({ a, b, ...days }) : meansNote(days.per, days);
  return aboutDays === undefined ? notes : [...notes, `viand: ${aboutDays}`];
}

type ComparedDays = Pick<Comparison, 'a' | 'b' | 'periods' | 'dayLabel'>;

function sumsNote({ a, b, periods, dayLabel }: ComparedDays): string | undefined {
  const [daysOfA, daysOfB] = periods;
  if (daysOfA.days === 0 || daysOfB.days === 0 || daysOfA.days === daysOfB.days) return undefined;
  const days = `${a} has ${counted(daysOfA.days, 'day')}, ${b} has ${counted(daysOfB.days, 'day')}`;
  const sums = `${days}: food patterns and nutrients are sums`;
  if (dayLabel !== undefined) return `${sums}; --per ${dayLabel} compares the means of a day`;
  const blanks = daysOfA.blanks + daysOfB.blanks;
  return blanks === 0 ? sums : `${sums}; ${counted(blanks, 'entry', 'entries')} without a day`;
}

function meansNote(
  per: string,
  { periods, areMeansSums }: Pick<Comparison, 'periods' | 'areMeansSums'>,
): string | undefined {
  const times = periods.find((one) => one.times !== undefined)?.times;
  if (times !== undefined) return timesNote(per, ...times);
  return areMeansSums ? onlySumsNote(per) : undefined;
}

interface Made {
  readonly entries: number;
  readonly skipped: number;
  readonly render: () => Promise<string>;
}

/** Runs an operation on records, reports their problems, and writes the result if there is one. */
async function withRecords(
  options: Pick<ExplainInput, 'skipFaulty' | 'catalogue' | 'aliases' | 'output'> & NamedColumns,
  files: readonly string[],
  verb: 'explain' | 'compare',
  context: CommandContext,
  run: (needs: RecordNeeds) => Promise<Made>,
): Promise<ExitCode> {
  const { log, note, terminal } = context;
  const isSkipping = options.skipFaulty === true;
  const tally = tallyFaults();
  const names = new NamesWatch(note);
  let faults = 0;
  return context.withCatalogue(
    options.catalogue,
    async ({ catalogue, foods }) => {
      const needs: RecordNeeds = {
        catalogue,
        foods,
        language: context.messageLanguage,
        stdin: terminal.stdin,
        note: names.note,
        report: names.counting((diagnostic) => {
          faults += 1;
          if (isSkipping) tally.add(diagnostic);
          else context.reportDiagnostic(diagnostic);
        }),
      };
      const made = await run(needs).catch((error: unknown) => {
        throw namingOptions(error, options);
      });
      names.logHint(files);
      if (isSkipping && faults > 0) {
        note(`viand: skipped ${made.skipped} of ${made.entries} entries:`);
        tally.lines().forEach(note);
      }
      if (made.entries === made.skipped || (faults > 0 && !isSkipping)) {
        const nothing = verb === 'explain' ? 'nothing explained' : 'nothing compared';
        log(`viand: ${nothing}: ${faultyText(made.skipped, made.entries, verb)}`);
        return EXIT.faultyData;
      }
      await writeOut([await made.render()], terminal.stdout, options.output);
      return EXIT.success;
    },
    options.aliases,
  );
}

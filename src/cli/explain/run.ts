import { inputName } from '../../io/reading/text-source.ts';
import { writeOut } from '../../io/writing/write-out.ts';
import type { Language } from '../../language/language.ts';
import { wordsIn } from '../../language/words.ts';
import { type Comparison, compareMeals } from '../../operations/explain/compare-meals.ts';
import { explainMeals, type RecordNeeds } from '../../operations/explain/explain-meals.ts';
import { missingInputNote } from '../../render/coverage-remarks.ts';
import { renderComparison } from '../../render/explanations/render-comparison.ts';
import { renderExplanation } from '../../render/explanations/render-explanation.ts';
import { formatOf } from '../../render/formats.ts';
import { counted } from '../../text/numbers/counted.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
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
  return withRecords(options, options.files, context, async (needs) => {
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
  return withRecords(options, files, context, async (needs) => {
    const comparison = await compareMeals.run(needs, input);
    const style = { raw: options.raw === true, ...context.displayOf(options.output) };
    return {
      ...comparison,
      render() {
        comparisonNotes(comparison, files, context.messageLanguage).forEach(context.note);
        return renderComparison(comparison, formatOf(options), style, words);
      },
    };
  });
}

/**
 * What a reader has to know to compare the numbers: inputs that foods lack, and sums of unlike numbers of days.
 *
 * @param files one file with two groups, or two files
 */
function comparisonNotes(
  { a, b, per, periods: [daysOfA, daysOfB], dayLabel, missingInputs }: Comparison,
  files: readonly string[],
  language: Language,
): string[] {
  const words = wordsIn(language);
  const [nameOfA, nameOfB] = files.length === 1 ? [a, b] : [inputName(a), inputName(b)];
  const notes = [nameOfA, nameOfB].flatMap((name, side) => {
    const note = missingInputNote(missingInputs[side] ?? [], words);
    return note === undefined ? [] : [`viand: ${name}: ${note}`];
  });
  const areUnlike = daysOfA.count > 0 && daysOfB.count > 0 && daysOfA.count !== daysOfB.count;
  if (per !== undefined || !areUnlike) return notes;
  const days = `${nameOfA} has ${counted(daysOfA.count, 'day')}, ${nameOfB} has ${counted(daysOfB.count, 'day')}`;
  const undated = counted(daysOfA.blanks + daysOfB.blanks, 'entry', 'entries');
  const sums = `viand: ${days}: food patterns and nutrients are sums`;
  return [
    ...notes,
    dayLabel === undefined
      ? `${sums}; ${undated} without a day`
      : `${sums}; --per ${dayLabel} compares the means of a day`,
  ];
}

interface Made {
  readonly entries: number;
  readonly skipped: number;
  readonly render: () => Promise<string>;
}

/** Runs an operation on records, reports their problems, and writes the result if there is one. */
async function withRecords(
  options: Pick<ExplainInput, 'skipFaulty' | 'catalogue' | 'aliases' | 'output'>,
  files: readonly string[],
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
      const made = await run({
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
      });
      names.logHint(files);
      if (isSkipping && faults > 0) {
        note(`viand: skipped ${made.skipped} of ${made.entries} entries:`);
        tally.lines().forEach(note);
      }
      if (made.entries === made.skipped || (faults > 0 && !isSkipping)) {
        log(`viand: nothing explained: ${faultyText(made.skipped, made.entries, 'explain')}`);
        return EXIT.faultyData;
      }
      await writeOut([await made.render()], terminal.stdout, options.output);
      return EXIT.success;
    },
    options.aliases,
  );
}

import { commitAll } from '../../io/writing/commit-all.ts';
import { openOutput, type PendingOutput } from '../../io/writing/open-output.ts';
import { wordsIn } from '../../language/words.ts';
import { evaluateFiles, totalsDocument } from '../../operations/evaluate-files.ts';
import type { EvaluationName } from '../../operations/evaluate-input.ts';
import {
  indexTitle,
  isIndexName,
  type PopulationDomain,
  scorePopulation,
} from '../../operations/evaluate-population.ts';
import { estimateIntakes } from '../../operations/population/estimate-intakes.ts';
import { PersonsSink } from '../../operations/population/persons.ts';
import {
  assertPersons,
  countUnweighted,
  type SurveyColumns,
  surveyColumns,
} from '../../operations/population/survey.ts';
import { surveyChecks } from '../../operations/population/survey-checks.ts';
import { renderPopulation, renderPopulationIntakes } from '../../render/evaluations/population.ts';
import { type Format, formatOf, type ListStyle } from '../../render/formats.ts';
import { type CommandContext, threadsOf } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { standardInput } from '../standard-input.ts';
import { namingOptions } from './column-faults.ts';
import { type EvaluateInput, USUAL_VALUES } from './command.ts';
import { commandText } from './command-text.ts';
import { companionFiles } from './companion-files.ts';
import { givenOptions } from './given-options.ts';
import { assumptionLines, unsureLines, unusedLines } from './messages.ts';
import { givenSurvey, surveyOf } from './population-options.ts';
import { rejectedEntries } from './rejected-entries.ts';

/** A warning: shares of single days are not shares of usual intakes. */
const NOT_USUAL =
  'viand: shares below the EAR and above the UL are of these days, not of usual intakes: they are not the prevalence of inadequacy';

/** Says whose shares are estimated if there is no column of the sex. */
const NO_SEX =
  'viand: without --sex, these shares are of people whose cut-point does not depend on the sex, such as children';

const FAULTY_PERSONS = 'viand: nothing estimated: some columns of persons are faulty';
const FAULTY_ENTRIES = 'viand: nothing estimated: some entries are faulty, or there are none';

/** The given options with their defaults, and the words of the command before them. */
interface Asked {
  readonly options: EvaluateInput;
  readonly asked: EvaluateInput;
  readonly words: readonly string[];
}

/** Evaluates persons one by one, and estimates the scores or intakes of the population that they represent. */
export async function runPopulation(
  [evaluation]: readonly EvaluationName[],
  { options, asked, words }: Asked,
  context: CommandContext,
): Promise<ExitCode> {
  if (evaluation === undefined) return EXIT.wrongUsage;
  const { by = [] } = options;
  assertPersons(by);
  if (by.length > 1) context.note(combinationsNote(by));
  const survey = surveyOf(options);
  const { keep, persons } = personsOf(survey, options);
  const { format: _format, json: _json, ...more } = options;
  const evaluations: EvaluationName[] = [...new Set([evaluation, 'intakes' as const])];
  const input = evaluateFiles.input.read({ ...more, evaluations, keep });
  const { rejects, meta, output } = await companionFiles({ ...options, isGrouped: false });
  const format = formatOfEstimates(options.format, output);
  const rejected = await rejectedEntries(options, rejects, context);
  const catalogue = await context.openCatalogue(options.catalogue, options.aliases);
  const pending: PendingOutput[] = [];
  let faultyLabels = 0;
  const write = async (file: string | undefined, text: string) => {
    const opened = await openOutput(file, context.terminal.stdout);
    pending.push(opened);
    await opened.write(Buffer.from(text));
  };
  try {
    const { summary, provenance, unused } = await evaluateFiles.run(
      {
        catalogue,
        stdin: standardInput(input.files, context.terminal),
        threads: threadsOf(context, options.jobs),
        provenance: {
          version: context.version,
          options: { ...givenOptions(options), population: givenSurvey(options) },
          command: commandText(words, asked, format, USUAL_VALUES),
          identifiesInputs: meta === undefined ? undefined : 'beside',
        },
        openSink: async () => persons,
        labelChecks: surveyChecks(survey, options.sex, by),
        report(fault) {
          if (fault.code === 'meal/label-value') faultyLabels += 1;
          rejected.add(fault);
        },
        language: context.messageLanguage,
        note: ({ file, text }) => context.note(`viand: ${file}: ${text}`),
      },
      input,
    );
    rejected.logOnce();
    const areEntriesFaulty = summary.diagnostics > 0 && options.skipFaulty !== true;
    if (faultyLabels > 0 || areEntriesFaulty || summary.entries === 0) {
      await commitAll(await rejected.outputs());
      context.log(faultyLabels > 0 ? FAULTY_PERSONS : FAULTY_ENTRIES);
      return EXIT.faultyData;
    }
    const style = { raw: options.raw === true, ...context.displayOf(output) };
    assumptionLines(summary.assumptions).forEach(context.note);
    unsureLines(summary).forEach(context.note);
    unusedLines(unused, options).forEach(context.note);
    const estimating = { persons, survey, options, context };
    const { text, chart } = await estimated(evaluation, estimating, format, style);
    if (chart !== undefined) await write(options.chart, chart);
    if (meta !== undefined) {
      const document = { ...(await provenance()), totals: totalsDocument(summary) };
      await write(meta, `${JSON.stringify(document, null, 2)}\n`);
    }
    await write(output, text);
    await commitAll([...(await rejected.outputs()), ...pending]);
    const unweighted = countUnweighted(persons, survey);
    if (unweighted > 0) {
      context.note(`viand: ${unweighted} of ${persons.count} persons have no weight: not counted`);
    }
    return EXIT.success;
  } catch (error) {
    throw namingOptions(error, options);
  } finally {
    for (const one of pending) await one.discard();
    await rejected.discard();
    catalogue.close();
  }
}

/** Says that several labels together identify a person, and what to do if they do not. */
function combinationsNote(labels: readonly string[]): string {
  return `viand: each combination of ${labels.join(' and ')} counts as a person; if one of them is the day, name it with --per instead`;
}

/** The sink of the persons, and the columns that each person keeps for it. */
function personsOf(survey: SurveyColumns, { age, sex, keep: kept = [] }: EvaluateInput) {
  const { columns, numeric } = surveyColumns(survey);
  const facts = [age, sex].filter((name) => name !== undefined);
  const keep = [...new Set([...columns, ...facts, ...kept])];
  return { keep, persons: new PersonsSink(keep, numeric) };
}

/** The format of the estimates: the given one, or that of the extension of the file. */
function formatOfEstimates(given: EvaluateInput['format'], output: string | undefined): Format {
  return formatOf({
    ...(given === undefined || given === 'parquet' ? {} : { format: given }),
    ...(output === undefined ? {} : { output }),
  });
}

interface Estimating {
  readonly persons: PersonsSink;
  readonly survey: SurveyColumns;
  readonly options: EvaluateInput;
  readonly context: CommandContext;
}

async function estimated(
  evaluation: EvaluationName,
  { persons, survey, options, context }: Estimating,
  format: Format,
  style: ListStyle,
): Promise<{ readonly text: string; readonly chart?: string }> {
  if (!isIndexName(evaluation)) {
    const domains = estimateIntakes(persons, survey, { age: options.age, sex: options.sex });
    if (options.age !== undefined) context.note(NOT_USUAL);
    if (options.age !== undefined && options.sex === undefined) context.note(NO_SEX);
    return { text: await renderPopulationIntakes(domains, survey.over, format, style) };
  }
  const domains = scorePopulation(evaluation, persons, survey);
  const text = await renderPopulation(domains, survey.over, format, style);
  if (options.chart === undefined) return { text };
  const language = options.lang ?? context.language;
  return { text, chart: await chartOf({ ...indexTitle(evaluation), domains, language }) };
}

async function chartOf({
  name,
  maxScore,
  domains,
  language,
}: {
  readonly name: string;
  readonly maxScore: number;
  readonly domains: readonly PopulationDomain[];
  readonly language: Parameters<typeof wordsIn>[0];
}): Promise<string> {
  const { renderScoreSpread } = await import('../../report/charts/score-spread.ts');
  return renderScoreSpread(name, maxScore, domains, wordsIn(language));
}

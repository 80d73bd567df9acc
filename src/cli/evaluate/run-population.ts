import { commitAll } from '../../io/writing/commit-all.ts';
import { TextOutputs } from '../../io/writing/text-outputs.ts';
import {
  type EvaluationNeeds,
  evaluateFiles,
  type FileEvaluation,
  totalsDocument,
} from '../../operations/evaluate/evaluate-files.ts';
import type { EvaluationName } from '../../operations/evaluate/evaluate-input.ts';
import { PersonsSink } from '../../operations/population/persons.ts';
import {
  assertPersons,
  countUnweighted,
  type SurveyColumns,
  surveyColumns,
} from '../../operations/population/survey.ts';
import { surveyChecks } from '../../operations/population/survey-checks.ts';
import { missingInputLines } from '../../render/evaluations/missing-inputs.ts';
import { type Format, formatOf } from '../../render/formats.ts';
import { type CommandContext, threadsOf } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { standardInput } from '../standard-input.ts';
import { namingOption, namingOptions } from './column-faults.ts';
import { type EvaluateInput, USUAL_VALUES } from './command.ts';
import { commandText } from './command-text.ts';
import { type CompanionFiles, companionFiles } from './companion-files.ts';
import { givenOptions } from './given-options.ts';
import { assumptionLines, unsureLines, unusedLines } from './messages.ts';
import { estimatedText } from './population-estimates.ts';
import { givenSurvey, surveyOf } from './population-options.ts';
import { type RejectedEntries, rejectedEntries } from './rejected-entries.ts';

const FAULTY_PERSONS = 'viand: nothing estimated: some columns of persons are faulty';
const FAULTY_ENTRIES = 'viand: nothing estimated: some entries are faulty, or there are none';

/** The given options with their defaults, and the words of the command before them. */
interface Asked {
  readonly options: EvaluateInput;
  readonly asked: EvaluateInput;
  readonly words: readonly string[];
}

/** A run over persons, prepared from its options. */
interface PersonsRun extends Asked {
  readonly evaluation: EvaluationName;
  readonly survey: SurveyColumns;
  readonly persons: PersonsSink;
  /** The columns that describe persons. */
  readonly keep: readonly string[];
  readonly input: Parameters<typeof evaluateFiles.run>[1];
  readonly files: CompanionFiles;
  readonly format: Format;
  readonly rejected: RejectedEntries;
}

/** Evaluates persons one by one, and estimates the scores or intakes of the population that they represent. */
export async function runPopulation(
  [evaluation]: readonly EvaluationName[],
  given: Asked,
  context: CommandContext,
): Promise<ExitCode> {
  if (evaluation === undefined) return EXIT.wrongUsage;
  const run = await preparedRun(evaluation, given, context);
  const { options, persons, survey, rejected } = run;
  const catalogue = await context.openCatalogue(options.catalogue, options.aliases);
  const results = new TextOutputs(context.terminal.stdout);
  try {
    const { areSurveyColumnsFaulty, ...evaluated } = await evaluatePersons(run, catalogue, context);
    rejected.logOnce();
    const { summary } = evaluated;
    const areEntriesFaulty = summary.diagnostics > 0 && options.skipFaulty !== true;
    if (areSurveyColumnsFaulty || areEntriesFaulty || summary.entries === 0) {
      await commitAll(await rejected.outputs());
      context.log(areSurveyColumnsFaulty ? FAULTY_PERSONS : FAULTY_ENTRIES);
      return EXIT.faultyData;
    }
    await writeEstimates(run, evaluated, results, context);
    await commitAll([...(await rejected.outputs()), ...results.opened]);
    const unweighted = countUnweighted(persons, survey);
    if (unweighted > 0) {
      context.note(`viand: ${unweighted} of ${persons.count} persons have no weight: not counted`);
    }
    return EXIT.success;
  } catch (error) {
    throw namingOptions(error, options);
  } finally {
    await results.discard();
    await rejected.discard();
    catalogue.close();
  }
}

async function preparedRun(
  evaluation: EvaluationName,
  given: Asked,
  context: CommandContext,
): Promise<PersonsRun> {
  const { options } = given;
  const { by = [] } = options;
  assertPersons(by);
  if (by.length > 1) context.note(combinationsNote(by));
  const survey = surveyOf(options);
  const { keep, persons } = personsOf(survey, options);
  const { format: _format, json: _json, ...more } = options;
  const evaluations: EvaluationName[] = [...new Set([evaluation, 'intakes' as const])];
  const input = evaluateFiles.input.read({ ...more, evaluations, keep });
  const files = await companionFiles({ ...options, isGrouped: false });
  const format = formatOfEstimates(options.format, files.output);
  const rejected = await rejectedEntries(options, files.rejects, context);
  return { ...given, evaluation, survey, persons, keep, input, files, format, rejected };
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

/** Evaluates the persons into their sink, and finds out whether columns of the survey have invalid values. */
async function evaluatePersons(
  { options, asked, words, survey, persons, keep, input, files, format, rejected }: PersonsRun,
  catalogue: EvaluationNeeds['catalogue'],
  context: CommandContext,
): Promise<FileEvaluation & { readonly areSurveyColumnsFaulty: boolean }> {
  let areSurveyColumnsFaulty = false;
  const evaluated = await evaluateFiles.run(
    {
      catalogue,
      stdin: standardInput(input.files, context.terminal),
      threads: threadsOf(context, options.jobs),
      provenance: {
        version: context.version,
        options: { ...givenOptions(options), population: givenSurvey(options) },
        command: commandText(words, asked, format, USUAL_VALUES),
        identifiesInputs: files.meta === undefined ? undefined : 'beside',
      },
      openSink: async () => persons,
      labelChecks: surveyChecks(survey, options.sex, keep, options.by ?? []),
      report(fault) {
        if (fault.code === 'meal/label-value') areSurveyColumnsFaulty = true;
        rejected.add(namingOption(fault, options));
      },
      language: context.messageLanguage,
      note: ({ file, text }) => context.note(`viand: ${file}: ${text}`),
    },
    input,
  );
  return { ...evaluated, areSurveyColumnsFaulty };
}

/** Logs what was assumed, and writes the estimates, with the chart and the facts about the run if they are requested. */
async function writeEstimates(
  { evaluation, options, survey, persons, files, format }: PersonsRun,
  { summary, provenance, unused, nameOf }: FileEvaluation,
  results: TextOutputs,
  context: CommandContext,
): Promise<void> {
  if (summary.meansNote !== undefined) context.note(`viand: ${summary.meansNote}`);
  assumptionLines(summary.assumptions, nameOf).forEach(context.note);
  unsureLines(summary).forEach(context.note);
  missingInputLines([evaluation], summary.whole, context.messageLanguage).forEach(context.note);
  unusedLines(unused, options).forEach(context.note);
  const style = { raw: options.raw === true, ...context.displayOf(files.output) };
  const { text, chart } = await estimatedText(
    evaluation,
    { persons, survey, options },
    { format, style },
    context,
  );
  if (chart !== undefined) await results.write(options.chart, chart);
  if (files.meta !== undefined) {
    const document = { ...(await provenance()), totals: totalsDocument(summary) };
    await results.write(files.meta, `${JSON.stringify(document, null, 2)}\n`);
  }
  await results.write(files.output, text);
}

import { commitAll } from '../../io/writing/commit-all.ts';
import { openOutput, type PendingOutput } from '../../io/writing/open-output.ts';
import {
  DAY_LABEL,
  type EvaluationNeeds,
  evaluateFiles,
  type FileEvaluation,
  findNumericLabels,
  totalsDocument,
} from '../../operations/evaluate/evaluate-files.ts';
import type { EvaluationName } from '../../operations/evaluate/evaluate-input.ts';
import type { Catalogue } from '../../operations/services.ts';
import type { Flags, ShardRecord } from '../../operations/shards/shard-record.ts';
import { missingInputLines } from '../../render/evaluations/missing-inputs.ts';
import { chunkRenderer } from '../../render/evaluations/renderer.ts';
import type { Rendering } from '../../render/evaluations/rendering.ts';
import { type CommandContext, threadsOf } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { NamesWatch } from '../names-hint.ts';
import { standardInput } from '../standard-input.ts';
import { namingOption, namingOptions } from './column-faults.ts';
import { type EvaluateInput, nameOf, USUAL_VALUES } from './command.ts';
import { commandText, decisiveFlags } from './command-text.ts';
import { type CompanionFiles, companionFiles } from './companion-files.ts';
import { givenOptions } from './given-options.ts';
import {
  assumptionLines,
  leftOutLine,
  nothingScored,
  skippedLine,
  unsureLines,
  unusedLines,
} from './messages.ts';
import { openQueue } from './open-queue.ts';
import { type RejectedEntries, rejectedEntries } from './rejected-entries.ts';
import { resultOutput } from './result-output.ts';
import { watchRun } from './run-watch.ts';
import { shardOutput } from './shard-output.ts';

/** Evaluates the meals of files and writes the results. */
export async function runEvaluate(
  evaluations: readonly EvaluationName[],
  asked: EvaluateInput,
  context: CommandContext,
  labels: LabelOptions & { readonly words?: readonly string[] } = {},
): Promise<ExitCode> {
  const options = keepingAge(asked);
  const { words = ['evaluate', nameOf(evaluations)], ...more } = labels;
  if (options.population === true) {
    const { runPopulation } = await import('./run-population.ts');
    return runPopulation(evaluations, { options, asked, words }, context);
  }
  const isGrouped = shownLabels(options).length > 0;
  const companions = await companionFiles({ ...options, isGrouped });
  const command = commandText(words, asked, companions.format, USUAL_VALUES);
  const { files: _, ...flagged } = asked;
  const flags = decisiveFlags(flagged, USUAL_VALUES);
  const catalogue = await context.openCatalogue(options.catalogue, options.aliases);
  try {
    return await evaluateWith(
      catalogue,
      { evaluations, options, companions, command, flags, ...more },
      context,
    );
  } catch (error) {
    throw namingOptions(error, asked);
  } finally {
    catalogue.close();
  }
}

/** Ages are read like other columns that are kept. */
function keepingAge(options: EvaluateInput): EvaluateInput {
  const { age, by = [], keep = [] } = options;
  if (age === undefined || [...by, ...keep].includes(age)) return options;
  return { ...options, keep: [...keep, age] };
}

interface LabelOptions {
  /** Labels are columns of the file, unchanged, and may be blank: `file` is then not the name of the input. */
  readonly hasPlainLabels?: boolean;
  /** Lists of entries that were skipped before. */
  readonly earlierRejects?: readonly string[];
}

interface Evaluation extends LabelOptions {
  readonly evaluations: readonly EvaluationName[];
  readonly options: EvaluateInput;
  readonly companions: CompanionFiles;
  /** The command in the provenance that gives the same results. */
  readonly command: string;
  /** The options that decide what the results are. */
  readonly flags: Flags;
}

async function evaluateWith(
  catalogue: Catalogue,
  evaluation: Evaluation,
  context: CommandContext,
): Promise<ExitCode> {
  const { options, companions, flags, earlierRejects = [] } = evaluation;
  const { shard, resume = false } = options;
  const { rejects, output } = companions;
  const watch = watchRun(context);
  const watched = { ...context, log: watch.log, note: watch.note };
  const rejected = await rejectedEntries(options, rejects, watched, earlierRejects);
  const names = new NamesWatch(watch.note);
  const { optionalLabels, ...labels } = labelsRead(evaluation);
  const input = evaluateFiles.input.read({
    ...options,
    evaluations: evaluation.evaluations,
    ...labels,
  });
  const rendering = await renderingOf(evaluation, input, context);
  const sharded = shard && shardOutput(shard, rendering, flags);
  const result = resultOutput(
    { output, rendering, sharded, isResumable: resume },
    context.terminal.stdout,
  );
  const queue = await openQueue(options, catalogue, context);
  try {
    const evaluated = await evaluateFiles.run(
      {
        catalogue,
        stdin: standardInput(input.files, context.terminal),
        optionalLabels,
        hasPlainLabels: evaluation.hasPlainLabels ?? false,
        threads: threadsOf(context, options.jobs),
        ...(queue === undefined ? {} : { executor: queue.executor }),
        // Groups of other shards are not rendered.
        ...(shard === undefined ? { rendering: { settings: rendering, make: chunkRenderer } } : {}),
        provenance: provenanceOf(evaluation, context),
        ...result.needs,
        report: names.counting((fault) => rejected.add(namingOption(fault, options))),
        language: context.messageLanguage,
        note: names.note,
        progress: watch.progress,
      },
      input,
    );
    watch.clearLine();
    names.logHint(options.files);
    const record = await sharded?.record(evaluated);
    const exitCode = await conclude(
      evaluated,
      {
        rejected,
        options,
        evaluations: evaluation.evaluations,
        companions,
        output: result.written(),
        record,
      },
      watched,
    );
    result.removeCheckpoints();
    return exitCode;
  } finally {
    queue?.close();
    await result.discard();
    // This also runs if a file is refused, so that the diagnostics of the other files are not lost.
    rejected.logOnce();
    await rejected.discard();
    watch.end();
  }
}

/** How the groups look in the result. */
async function renderingOf(
  { options, companions: { format, output } }: Evaluation,
  input: Parameters<typeof findNumericLabels>[0],
  context: CommandContext,
): Promise<Rendering> {
  const groupBy = shownLabels(options);
  return {
    format,
    version: options.apiVersion,
    groupBy,
    numericLabels: TYPED_FORMATS.has(format) ? await findNumericLabels(input, groupBy) : [],
    raw: options.raw === true,
    isMean: options.per !== undefined,
    hasSkipped: options.skipFaulty === true,
    ...context.displayOf(output),
    language: options.lang ?? context.language,
  };
}

/** What the run says about itself next to its results. */
function provenanceOf(
  { options, companions, command }: Evaluation,
  { version }: CommandContext,
): EvaluationNeeds['provenance'] {
  const identifiesInputs = whenToIdentifyInputs(companions, {
    isGrouped: shownLabels(options).length > 0,
    isResumed: options.resume === true,
  });
  return { version, options: givenOptions(options), command, identifiesInputs };
}

/** Labels that are columns of the result. */
function shownLabels({ by = [], keep = [] }: EvaluateInput): readonly string[] {
  return [...by, ...keep];
}

/** When the digests of the inputs are taken. Cards and lists of groups have no place for them. */
function whenToIdentifyInputs(
  { format, meta }: CompanionFiles,
  { isGrouped, isResumed }: { readonly isGrouped: boolean; readonly isResumed: boolean },
): EvaluationNeeds['provenance']['identifiesInputs'] {
  const showsInputs = (isGrouped && format === 'json') || format === 'parquet';
  if (showsInputs || isResumed) return 'before';
  return meta === undefined ? undefined : 'beside';
}

/** Formats that distinguish numbers from text. */
const TYPED_FORMATS: ReadonlySet<CompanionFiles['format']> = new Set(['json', 'ndjson', 'parquet']);

/** Labels to group by. The card of the index shows days, too, where the files have them. */
function labelsRead({ evaluations, options, companions: { format } }: Evaluation) {
  const hasDays =
    format === 'table' &&
    evaluations.includes('healthy-eating-index') &&
    shownLabels(options).length === 0 &&
    options.per === undefined;
  return hasDays
    ? { by: [DAY_LABEL], optionalLabels: [DAY_LABEL] }
    : { by: options.by ?? [], optionalLabels: [] };
}

/** Reports the findings of the run, and moves its result into place if there is one. */
async function conclude(
  { summary, provenance, unused, nameOf }: FileEvaluation,
  {
    rejected,
    options,
    evaluations,
    companions: { meta, format },
    output,
    record,
  }: {
    readonly rejected: RejectedEntries;
    readonly options: EvaluateInput;
    readonly evaluations: readonly EvaluationName[];
    readonly companions: CompanionFiles;
    readonly output: PendingOutput;
    /** The record of the shard; undefined if the run has no shards. */
    readonly record: ShardRecord | undefined;
  },
  { log, note, terminal, messageLanguage }: CommandContext,
): Promise<ExitCode> {
  const { by = [], skipFaulty = false } = options;
  const { entries, skipped, diagnostics } = summary;
  if (skipFaulty && diagnostics > 0) note(skippedLine(summary, by.length > 0));
  else if (diagnostics === 0 && skipped > 0) note(leftOutLine(summary));
  rejected.logOnce();
  if (diagnostics > 0 && (!skipFaulty || skipped === entries)) {
    await commitAll(await rejected.outputs());
    log(nothingScored(summary));
    return EXIT.faultyData;
  }
  if (summary.meansNote !== undefined) note(`viand: ${summary.meansNote}`);
  assumptionLines(summary.assumptions, nameOf).forEach(note);
  unsureLines(summary).forEach(note);
  // Cards have these remarks themselves, and formats for programs a member or column.
  if (by.length > 0 && format === 'table') {
    missingInputLines(evaluations, summary.whole, messageLanguage).forEach(note);
  }
  unusedLines(unused, options).forEach(note);
  const metaFile = meta === undefined ? undefined : await openOutput(meta, terminal.stdout);
  try {
    const shard = record === undefined ? {} : { shard: record };
    if (metaFile !== undefined) {
      const document = { ...(await provenance()), totals: totalsDocument(summary), ...shard };
      await metaFile.write(Buffer.from(`${JSON.stringify(document, null, 2)}\n`));
    }
    const companions = metaFile === undefined ? [] : [metaFile];
    await commitAll([...(await rejected.outputs()), ...companions, output]);
  } finally {
    await metaFile?.discard();
  }
  return EXIT.success;
}

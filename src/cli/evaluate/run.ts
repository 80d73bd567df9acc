import type { Progress } from '../../io/terminal/progress.ts';
import { onStop } from '../../io/terminal/terminal.ts';
import { type Checkpoints, openCheckpoints } from '../../io/writing/checkpoints.ts';
import { commitAll } from '../../io/writing/commit-all.ts';
import { openOutput, type PendingOutput } from '../../io/writing/open-output.ts';
import {
  DAY_LABEL,
  type EvaluationNeeds,
  evaluateFiles,
  type FileEvaluation,
  findNumericLabels,
  totalsDocument,
} from '../../operations/evaluate-files.ts';
import type { EvaluationName } from '../../operations/evaluate-input.ts';
import type { Catalogue } from '../../operations/services.ts';
import type { Flags, ShardRecord } from '../../operations/shards/shard-record.ts';
import { chunkRenderer } from '../../render/evaluations/renderer.ts';
import type { Rendering } from '../../render/evaluations/rendering.ts';
import { openRenderingSink } from '../../render/evaluations/rendering-sink.ts';
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
  stopped,
  unsureLines,
  unusedLines,
} from './messages.ts';
import { openQueue } from './open-queue.ts';
import { type RejectedEntries, rejectedEntries } from './rejected-entries.ts';
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
  const { by = [], keep = [] } = options;
  const isGrouped = by.length + keep.length > 0;
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
  /** Labels are columns as they stand, and may be blank: `file` is no name of a file. */
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
  {
    evaluations,
    options,
    companions,
    command,
    flags,
    hasPlainLabels = false,
    earlierRejects = [],
  }: Evaluation,
  context: CommandContext,
): Promise<ExitCode> {
  const {
    by = [],
    keep = [],
    skipFaulty = false,
    resume = false,
    shard,
    jobs,
    apiVersion,
  } = options;
  const shown = [...by, ...keep];
  const isGrouped = shown.length > 0;
  const { format, rejects, output } = companions;
  const { terminal, version } = context;
  const line = context.progress();
  const cleared = (say: (text: string) => void) => (text: string) => {
    line?.clear();
    say(text);
  };
  const log = cleared(context.log);
  const note = cleared(context.note);
  const rejected = await rejectedEntries(options, rejects, { ...context, note }, earlierRejects);
  const names = new NamesWatch(note);
  let progress: Progress | undefined;
  const endWatch = onStop(() => log(stopped(progress)));
  const isWhole = shown.length === 0 && options.per === undefined;
  const { labels, optionalLabels } = labelsRead(by, isWhole ? evaluations : [], format);
  const input = evaluateFiles.input.read({ ...options, evaluations, by: labels });
  const rendering: Rendering = {
    format,
    version: apiVersion,
    groupBy: shown,
    numericLabels: TYPED_FORMATS.has(format) ? await findNumericLabels(input, shown) : [],
    raw: options.raw === true,
    isMean: options.per !== undefined,
    hasSkipped: skipFaulty,
    ...context.displayOf(output),
    language: options.lang ?? context.language,
  };
  let pending: PendingOutput | undefined;
  let checkpoints: Checkpoints | undefined;
  const sharded = shard && shardOutput(shard, rendering, flags);
  const queue = await openQueue(options, catalogue, context);
  try {
    const needs: EvaluationNeeds = {
      catalogue,
      stdin: standardInput(input.files, terminal),
      optionalLabels,
      hasPlainLabels,
      threads: threadsOf(context, jobs),
      ...(queue === undefined ? {} : { executor: queue.executor }),
      // Groups of other shards are not rendered.
      ...(shard === undefined ? { rendering: { settings: rendering, make: chunkRenderer } } : {}),
      provenance: {
        version,
        options: givenOptions(options),
        command,
        identifiesInputs: whenToIdentifyInputs(companions, { isGrouped, isResumed: resume }),
      },
      async openSink(plan, provenance) {
        const opened = await openOutput(output, terminal.stdout);
        pending = opened;
        const open = (target: PendingOutput) =>
          openRenderingSink(rendering, plan, {
            provenance,
            totalsOf: totalsDocument,
            output: target,
          });
        return sharded === undefined ? open(opened) : sharded.openSink(opened, open);
      },
      report: names.counting((fault) => rejected.add(namingOption(fault, options))),
      language: context.messageLanguage,
      ...(resume
        ? {
            openCheckpoints(run: unknown) {
              checkpoints = openCheckpoints(`${output}.parts`, run);
              return checkpoints;
            },
          }
        : {}),
      note: names.note,
      progress(now) {
        progress = now;
        line?.update(now);
      },
    };
    const evaluation = await evaluateFiles.run(needs, input);
    line?.clear();
    names.logHint(options.files);
    const record = await sharded?.record(evaluation);
    const exitCode = await conclude(
      evaluation,
      { rejected, options, companions, output: pending as PendingOutput, record },
      { ...context, log, note },
    );
    checkpoints?.remove();
    return exitCode;
  } finally {
    queue?.close();
    await pending?.discard();
    // This also runs if a file is refused, so that the diagnostics of the other files are not lost.
    rejected.logOnce();
    await rejected.discard();
    endWatch();
  }
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

/** Formats in which a number is no text. */
const TYPED_FORMATS: ReadonlySet<CompanionFiles['format']> = new Set(['json', 'ndjson', 'parquet']);

/** Labels to group by. The card of the index shows days, too, where the files have them. */
function labelsRead(
  labels: readonly string[],
  evaluations: readonly EvaluationName[],
  format: CompanionFiles['format'],
) {
  const hasDays =
    format === 'table' && labels.length === 0 && evaluations.includes('healthy-eating-index');
  return hasDays
    ? { labels: [DAY_LABEL], optionalLabels: [DAY_LABEL] }
    : { labels, optionalLabels: [] };
}

/** Says what the run found, and moves the result to its place if there is one. */
async function conclude(
  { summary, provenance, unused }: FileEvaluation,
  {
    rejected,
    options,
    companions: { meta },
    output,
    record,
  }: {
    readonly rejected: RejectedEntries;
    readonly options: EvaluateInput;
    readonly companions: CompanionFiles;
    readonly output: PendingOutput;
    /** The record of the shard; undefined if the run has no shards. */
    readonly record: ShardRecord | undefined;
  },
  { log, note, terminal }: CommandContext,
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
  assumptionLines(summary.assumptions).forEach(note);
  unsureLines(summary).forEach(note);
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

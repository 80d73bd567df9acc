import { assertDistinctPaths } from '../../io/distinct-paths.ts';
import { mealFiles } from '../../io/file-patterns.ts';
import { openOutput, type PendingOutput } from '../../io/open-output.ts';
import { type Progress, progressLine } from '../../io/progress.ts';
import { onStop } from '../../io/terminal.ts';
import {
  DAY_LABELS,
  type EvaluationNeeds,
  evaluateFiles,
  type FileEvaluation,
  totalsDocument,
} from '../../operations/evaluate-files.ts';
import type { EvaluationName } from '../../operations/evaluate-input.ts';
import type { Catalogue } from '../../operations/services.ts';
import { chunkRenderer } from '../../render/evaluations/renderer.ts';
import type { Rendering } from '../../render/evaluations/rendering.ts';
import { openRenderingSink } from '../../render/evaluations/rendering-sink.ts';
import type { CommandContext } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { EvaluateInput } from './command.ts';
import { type CompanionFiles, companionFiles } from './companion-files.ts';
import { assumptionLines, nothingScored, skippedLine, stopped } from './messages.ts';
import { type RejectedEntries, rejectedEntries } from './rejected-entries.ts';

/** Evaluates the meals of files and writes the results. */
export async function runEvaluate(
  evaluations: readonly EvaluationName[],
  options: EvaluateInput,
  context: CommandContext,
): Promise<ExitCode> {
  const files = await mealFiles(options.files);
  const companions = await companionFiles(options);
  const { output, rejects, meta } = companions;
  await assertDistinctPaths(output, [...files, rejects, meta]);
  await assertDistinctPaths(rejects, [...files, meta]);
  await assertDistinctPaths(meta, files);
  const catalogue = await context.openCatalogue(options.catalogue);
  try {
    return await evaluateWith(catalogue, { files, evaluations, options, companions }, context);
  } finally {
    catalogue.close();
  }
}

interface Evaluation {
  readonly files: readonly string[];
  readonly evaluations: readonly EvaluationName[];
  readonly options: EvaluateInput;
  readonly companions: CompanionFiles;
}

async function evaluateWith(
  catalogue: Catalogue,
  { files, evaluations, options, companions }: Evaluation,
  context: CommandContext,
): Promise<ExitCode> {
  const { by = [], skipFaulty = false, jobs, apiVersion } = options;
  const { format, rejects, output } = companions;
  const { terminal, version } = context;
  const line = terminal.isStderrTerminal ? progressLine(terminal.stderr, context.clock) : undefined;
  const log = (text: string) => {
    line?.clear();
    context.log(text);
  };
  const rejected = await rejectedEntries(skipFaulty, rejects, { ...context, log });
  let progress: Progress | undefined;
  const endWatch = onStop(() => log(stopped(progress)));
  const rendering: Rendering = {
    format,
    version: apiVersion,
    groupBy: by,
    hasSkipped: skipFaulty,
    isColourful: terminal.isColourful && output === undefined,
  };
  const { labels, optionalColumns } = labelsRead(by, evaluations, format);
  const input = evaluateFiles.input.read({ ...options, files, evaluations, by: labels });
  let pending: PendingOutput | undefined;
  try {
    const needs: EvaluationNeeds = {
      catalogue,
      stdin: terminal.stdin,
      optionalColumns,
      threads: { count: jobs ?? context.cores, file: context.workerFile },
      rendering: { settings: rendering, make: chunkRenderer },
      provenance: { version, options: given(options) },
      async openSink(plan, provenance) {
        const opened = await openOutput(output, terminal.stdout);
        pending = opened;
        const target = { provenance, totalsOf: totalsDocument, output: opened };
        return openRenderingSink(rendering, plan, target);
      },
      report: rejected.add,
      progress(now) {
        progress = now;
        line?.update(now);
      },
    };
    const evaluation = await evaluateFiles.run(needs, input);
    line?.clear();
    return await conclude(
      evaluation,
      { rejected, options, companions, output: pending as PendingOutput },
      { ...context, log },
    );
  } finally {
    await pending?.discard();
    // Also where a file is refused: what was found in the others is not lost.
    rejected.logOnce();
    await rejected.discard();
    endWatch();
  }
}

/** Labels to group by. The card of the index shows days, too, where the files have them. */
function labelsRead(
  labels: readonly string[],
  evaluations: readonly EvaluationName[],
  format: CompanionFiles['format'],
) {
  const hasDays =
    format === 'table' && labels.length === 0 && evaluations.includes('healthy-eating-index');
  return hasDays
    ? { labels: DAY_LABELS, optionalColumns: DAY_LABELS }
    : { labels, optionalColumns: [] };
}

/** Says what the run found, and moves the result to its place if there is one. */
async function conclude(
  { summary, provenance }: FileEvaluation,
  {
    rejected,
    options: { by = [], skipFaulty = false },
    companions: { meta },
    output,
  }: {
    readonly rejected: RejectedEntries;
    readonly options: EvaluateInput;
    readonly companions: CompanionFiles;
    readonly output: PendingOutput;
  },
  { log, terminal }: CommandContext,
): Promise<ExitCode> {
  const { entries, skipped, diagnostics } = summary;
  const hasOnlyFaulty = entries > 0 && skipped === entries;
  if (skipFaulty && diagnostics > 0) log(skippedLine(summary, by.length > 0));
  rejected.logOnce();
  if (diagnostics > 0) await rejected.commit();
  if (diagnostics > 0 && (!skipFaulty || hasOnlyFaulty)) {
    log(nothingScored(summary));
    return EXIT.faultyData;
  }
  if (entries === 0) log('viand: there were no entries: nothing was eaten');
  assumptionLines(summary.assumptions).forEach(log);
  await rejected.commit();
  if (meta === undefined) {
    await output.commit();
    return EXIT.fine;
  }
  // Opened first, so that there is no result without it.
  const metaFile = await openOutput(meta, terminal.stdout);
  try {
    const document = { ...provenance, totals: totalsDocument(summary) };
    await metaFile.write(Buffer.from(`${JSON.stringify(document, null, 2)}\n`));
    await output.commit();
    await metaFile.commit();
  } finally {
    await metaFile.discard();
  }
  return EXIT.fine;
}

/** The options that results depend on, as they were given. */
function given({ by, map, unit, skipFaulty, apiVersion }: EvaluateInput) {
  return {
    by: by ?? [],
    map: map ?? {},
    unit: unit ?? null,
    skip_faulty: skipFaulty === true,
    api_version: apiVersion,
  };
}

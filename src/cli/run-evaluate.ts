import type { Catalogue } from '../catalogue/catalogue.ts';
import type { AssumptionCount } from '../engine/entries/accumulator.ts';
import { dataQualityOf, type Provenance, provenanceOf } from '../engine/provenance.ts';
import { type BatchOutcome, evaluateFiles } from '../engine/run/run.ts';
import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import { assertDistinctPaths } from '../io/distinct-paths.ts';
import { mealFiles } from '../io/file-patterns.ts';
import { openOutput, type PendingOutput } from '../io/open-output.ts';
import { type Progress, progressLine } from '../io/progress.ts';
import { onStop } from '../io/terminal.ts';
import { DAY_LABELS } from '../meals/label-names.ts';
import { ASSUMPTION_WORDS } from '../model/assumptions.ts';
import type { Unit } from '../model/units.ts';
import type { Version } from '../presentation/versions.ts';
import type { EvaluationFormat } from '../render/formats.ts';
import { rounded } from '../text/rounding.ts';
import { type CompanionFiles, companionFiles } from './companion-files.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { tallyFaults } from './fault-tally.ts';
import type { FieldNames } from './options.ts';
import { rejectsTo } from './rejects-file.ts';

export interface EvaluateOptions {
  readonly by?: string[];
  readonly format?: EvaluationFormat;
  readonly output?: string;
  readonly map?: FieldNames;
  readonly unit?: Unit;
  readonly skipFaulty?: boolean;
  readonly rejects?: string;
  readonly meta?: string;
  readonly jobs?: number;
  readonly catalogue?: string;
  readonly apiVersion: Version;
}

/**
 * Sums the meals of files and writes what the evaluations make of them.
 *
 * @param names of the files, or patterns of their names
 */
export async function runEvaluate(
  names: readonly string[],
  evaluations: readonly EvaluationName[],
  options: EvaluateOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const files = await mealFiles(names);
  const sides = await companionFiles(options);
  const { output, rejects, meta } = sides;
  await assertDistinctPaths(output, [...files, rejects, meta]);
  await assertDistinctPaths(rejects, [...files, meta]);
  await assertDistinctPaths(meta, files);
  const catalogue = await context.openCatalogue(options.catalogue);
  try {
    return await evaluateWith(catalogue, { files, evaluations, options, sides }, context);
  } finally {
    catalogue.close();
  }
}

async function evaluateWith(
  catalogue: Catalogue,
  {
    files,
    evaluations,
    options,
    sides: { format, rejects, meta, output },
  }: {
    files: readonly string[];
    evaluations: readonly EvaluationName[];
    options: EvaluateOptions;
    sides: CompanionFiles;
  },
  context: CommandContext,
): Promise<ExitCode> {
  const { by = [], skipFaulty = false } = options;
  const { terminal } = context;
  const line = terminal.isStderrTerminal ? progressLine(terminal.stderr, context.clock) : undefined;
  const log = (text: string) => {
    line?.clear();
    context.log(text);
  };
  const faults = await faultTaker(skipFaulty, rejects, { ...context, log });
  let progress: Progress | undefined;
  const endWatch = onStop(() => log(stopped(progress)));
  const provenance = await provenanceOf(catalogue, evaluations, {
    version: context.version,
    options: given(options),
  });
  const isColourful = terminal.isColourful && output === undefined;
  try {
    const outcome = await evaluateFiles(
      {
        files,
        stdin: terminal.stdin,
        catalogue,
        jobs: options.jobs ?? context.cores,
        workerFile: context.workerFile,
        reading: {
          ...labelsRead(by, evaluations, format),
          columnMap: options.map ?? {},
          unit: options.unit,
        },
        rendering: {
          format,
          version: options.apiVersion,
          by,
          evaluations,
          hasSkipped: skipFaulty,
          isColourful,
        },
        openOutput: () => openOutput(output, terminal.stdout),
        provenance,
        fault: faults.add,
        progress: (now) => {
          progress = now;
          line?.update(now);
        },
      },
      totalsOf,
    );
    line?.clear();
    try {
      return await conclude(outcome, { faults, provenance, skipFaulty, meta }, { ...context, log });
    } finally {
      await outcome.output.discard();
    }
  } finally {
    // Said also where a file is refused: what was found in the others is not lost.
    faults.tell();
    await faults.discard();
    endWatch();
  }
}

/** Labels to sum by: the card of the index has days too, where the files tell them. */
function labelsRead(
  by: readonly string[],
  evaluations: readonly EvaluationName[],
  format: EvaluationFormat,
) {
  const hasDays =
    format === 'table' && by.length === 0 && evaluations.includes('healthy-eating-index');
  return hasDays ? { groupBy: DAY_LABELS, optionalColumns: DAY_LABELS } : { groupBy: by };
}

/** What becomes of faults, and of the list of them. */
interface FaultTaker {
  readonly add: CommandContext['reportDiagnostic'];
  /** Says what was found, if that was not done on the way; once. */
  readonly tell: () => void;
  readonly commit: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** Shows faults as they are found; or counts those that are to be left out, and lists them in a file. */
async function faultTaker(
  skipFaulty: boolean,
  rejects: string | undefined,
  { reportDiagnostic: showFault, log, terminal }: CommandContext,
): Promise<FaultTaker> {
  let file: PendingOutput | undefined =
    rejects === undefined ? undefined : await openOutput(rejects, terminal.stdout);
  const list = file && rejectsTo(file);
  const tally = tallyFaults();
  let isTold = false;
  return {
    add(fault) {
      list?.add(fault);
      if (skipFaulty) tally.add(fault);
      else showFault(fault);
    },
    tell() {
      if (!isTold) tally.lines().forEach(log);
      isTold = true;
    },
    async commit() {
      await list?.flush();
      await file?.commit();
      file = undefined;
    },
    async discard() {
      await list?.flush();
      await file?.discard();
    },
  };
}

async function conclude(
  outcome: BatchOutcome,
  {
    faults,
    provenance,
    skipFaulty,
    meta,
  }: { faults: FaultTaker; provenance: Provenance; skipFaulty: boolean; meta: string | undefined },
  context: CommandContext,
): Promise<ExitCode> {
  const { log } = context;
  const { entries, skipped: leftOut, output } = outcome;
  const isEmptied = entries > 0 && leftOut === entries;
  if (skipFaulty && outcome.faults > 0) {
    log(`viand: left out ${leftOut} of ${entries} entries${ofGroups(outcome)}:`);
  }
  faults.tell();
  if (outcome.faults > 0) await faults.commit();
  if (outcome.faults > 0 && (!skipFaulty || isEmptied)) {
    const why = isEmptied ? ': all entries are faulty' : hint(leftOut, entries);
    log(`viand: nothing was scored${why}`);
    return EXIT.faultyData;
  }
  if (entries === 0) log('viand: there were no entries: nothing was eaten');
  sayAssumptions(outcome.assumptions, context);
  await faults.commit();
  if (meta === undefined) {
    await output.commit();
    return EXIT.fine;
  }
  // Opened first, so that a result is not there without it.
  const metaFile = await openOutput(meta, context.terminal.stdout);
  try {
    const document = { ...provenance, totals: totalsOf(outcome) };
    await metaFile.write(Buffer.from(`${JSON.stringify(document, null, 2)}\n`));
    await output.commit();
    await metaFile.commit();
  } finally {
    await metaFile.discard();
  }
  return EXIT.fine;
}

/** What results say of the run as a whole. */
function totalsOf(outcome: Omit<BatchOutcome, 'output'>) {
  const { entries, skipped: leftOut, counts, run, amounts } = outcome;
  const { coverage, ...foundation } = dataQualityOf(run.layout, amounts);
  return {
    entries,
    left_out: leftOut,
    groups: counts.groups,
    coverage: Object.fromEntries(
      Object.entries(coverage).map(([name, share]) => [name, rounded(share)]),
    ),
    ...(foundation.estimated_energy_share === undefined
      ? {}
      : { estimated_energy_share: rounded(foundation.estimated_energy_share) }),
  };
}

/** The options that figures depend on, as they were given. */
function given({ by, map, unit, skipFaulty, apiVersion }: EvaluateOptions) {
  return {
    by: by ?? [],
    map: map ?? {},
    unit: unit ?? null,
    skip_faulty: skipFaulty === true,
    api_version: apiVersion,
  };
}

function stopped(progress: Progress | undefined): string {
  if (progress === undefined) return 'viand: stopped before the first entry: nothing was written';
  const { file, lines, entries } = progress;
  const place = lines === 0 ? file : `${file}:${lines}`;
  return `viand: stopped at ${place}, after ${counted(entries, 'entry', 'entries')}: nothing was written`;
}

function hint(leftOut: number, entries: number): string {
  return leftOut === 0
    ? ''
    : `: ${leftOut} of ${entries} entries are faulty; --skip-faulty scores the others`;
}

/** How many groups are the poorer for it; those that nothing is left of are not in the results. */
function ofGroups({
  counts: { partial: poorer, empty: emptied },
  rendering,
}: BatchOutcome): string {
  if (rendering.by.length === 0 || poorer + emptied === 0) return '';
  const empty = emptied > 0 ? `, and all of ${counted(emptied, 'group', 'groups')}` : '';
  return `, some of ${counted(poorer, 'group', 'groups')}${empty}`;
}

function sayAssumptions(
  assumptions: readonly AssumptionCount[],
  { log }: Pick<CommandContext, 'log'>,
): void {
  for (const { assumption, foodId, entries } of assumptions) {
    log(
      `viand: ${foodId}: ${ASSUMPTION_WORDS[assumption].brief} (${counted(entries, 'entry', 'entries')})`,
    );
  }
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

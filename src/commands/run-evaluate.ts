import { type BatchOutcome, evaluateFiles } from '../batch/evaluate-files.ts';
import { mealFiles } from '../meals/meal-files.ts';
import type { Unit } from '../model/units.ts';
import type { EvaluationName } from '../operations/evaluation-names.ts';
import { DAY_LABELS } from '../operations/label-names.ts';
import { foundationOf, type Provenance, provenanceOf } from '../operations/provenance.ts';
import type { AssumptionCount } from '../operations/sum-meals.ts';
import { assertApart } from '../output/apart.ts';
import type { EvaluationFormat } from '../output/formats.ts';
import { openOutput, type PendingOutput } from '../output/open-output.ts';
import { type Progress, progressLine } from '../output/progress.ts';
import { rejectsTo } from '../output/rejects.ts';
import { onStop } from '../output/terminal.ts';
import { rounded } from '../presentation/rounding.ts';
import type { Version } from '../presentation/versions.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { tallyFaults } from './fault-tally.ts';
import type { FieldNames } from './options.ts';
import { type SideFiles, sideFiles } from './side-files.ts';

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
  const sides = await sideFiles(options);
  const { output, rejects, meta } = sides;
  await assertApart(output, [...files, rejects, meta]);
  await assertApart(rejects, [...files, meta]);
  await assertApart(meta, files);
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
    sides: SideFiles;
  },
  context: CommandContext,
): Promise<ExitCode> {
  const { by = [], skipFaulty = false } = options;
  const { terminal } = context;
  const line = terminal.isStderrTerminal ? progressLine(terminal.stderr, context.clock) : undefined;
  const say = (text: string) => {
    line?.clear();
    context.say(text);
  };
  const faults = await faultTaker(skipFaulty, rejects, { ...context, say });
  let progress: Progress | undefined;
  const endWatch = onStop(() => say(stopped(progress)));
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
          names: options.map ?? {},
          unit: options.unit,
        },
        rendering: {
          format,
          version: options.apiVersion,
          by,
          evaluations,
          hasLeftOut: skipFaulty,
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
      return await conclude(outcome, { faults, provenance, skipFaulty, meta }, { ...context, say });
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
  return hasDays ? { by: DAY_LABELS, mayLack: DAY_LABELS } : { by };
}

/** What becomes of faults, and of the list of them. */
interface FaultTaker {
  readonly add: CommandContext['showFault'];
  /** Says what was found, if that was not done on the way; once. */
  readonly tell: () => void;
  readonly commit: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** Shows faults as they are found; or counts those that are to be left out, and lists them in a file. */
async function faultTaker(
  skipFaulty: boolean,
  rejects: string | undefined,
  { showFault, say, terminal }: CommandContext,
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
      if (!isTold) tally.lines().forEach(say);
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
  const { say } = context;
  const { entries, leftOut, output } = outcome;
  const isEmptied = entries > 0 && leftOut === entries;
  if (skipFaulty && outcome.faults > 0) {
    say(`viand: left out ${leftOut} of ${entries} entries${ofGroups(outcome)}:`);
  }
  faults.tell();
  if (outcome.faults > 0) await faults.commit();
  if (outcome.faults > 0 && (!skipFaulty || isEmptied)) {
    const why = isEmptied ? ': all entries are faulty' : hint(leftOut, entries);
    say(`viand: nothing was scored${why}`);
    return EXIT.faultyData;
  }
  if (entries === 0) say('viand: there were no entries: nothing was eaten');
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
  const { entries, leftOut, counts, run, amounts } = outcome;
  const { coverage, ...foundation } = foundationOf(run.layout, amounts);
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
function ofGroups({ counts: { poorer, emptied }, rendering }: BatchOutcome): string {
  if (rendering.by.length === 0 || poorer + emptied === 0) return '';
  const empty = emptied > 0 ? `, and all of ${counted(emptied, 'group', 'groups')}` : '';
  return `, some of ${counted(poorer, 'group', 'groups')}${empty}`;
}

const ASSUMED: Readonly<Record<AssumptionCount['assumption'], string>> = {
  'assumed-serving': 'no amount: took a standard serving',
  'assumed-amount': 'no amount and no standard serving: took 100 of the standard unit',
  'assumed-density': 'density unknown: took 1 g/ml',
  'assumed-yield': 'yield factor unknown: took the raw weight as eaten',
};

function sayAssumptions(
  assumptions: readonly AssumptionCount[],
  { say }: Pick<CommandContext, 'say'>,
): void {
  for (const { assumption, foodId, entries } of assumptions) {
    say(`viand: ${foodId}: ${ASSUMED[assumption]} (${counted(entries, 'entry', 'entries')})`);
  }
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

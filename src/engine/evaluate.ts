import { Readable } from 'node:stream';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import {
  type EvaluationPlan,
  type Evaluations,
  planEvaluations,
} from '../evaluation/evaluations.ts';
import type { UnsureByEvaluation } from '../evaluation/explaining/unsure-shares.ts';
import { isRankedIndex } from '../evaluation/indices/indices.ts';
import type { CarbohydrateBasis } from '../evaluation/nutrition/macro-distribution.ts';
import { type StopSignal, untilAborted } from '../io/abort.ts';
import { type EntryObjects, readEntryObjects } from '../meals/entries/entry-objects.ts';
import type { EntrySink } from '../meals/entries/reading.ts';
import { type Diagnostic, ViandError } from '../model/diagnostic.ts';
import type { EntryField } from '../model/entry.ts';
import { knownOrNull } from '../model/known-or-null.ts';
import type { Unit } from '../model/units.ts';
import { quoted } from '../text/escaping/quote.ts';
import type { AssumptionCount, IdCounts } from './entries/assumptions.ts';
import { evaluateRows } from './evaluate-rows.ts';
import type { EvaluatedGroup, EvaluatedTotals, GroupSink, RunSummary } from './group-sink.ts';
import { type ItemsAndSummary, itemsAndSummary } from './groups-and-summary.ts';
import { type GroupShape, labelsInFiles, shapeOfFiles } from './run/group-shape.ts';
import { runEvaluation } from './run/run.ts';

/** The source of the entries: files of any format that viand reads, or objects. */
export type EntrySource =
  | { readonly files: readonly string[]; readonly stdin?: Readable }
  | { readonly entries: EntryObjects };

/** How to evaluate entries. */
export interface EvaluateSettings<Name extends EvaluationName> {
  /**
   * Labels to group by: columns of a file, members of a meal or entry. For files, `file` is the name of the file. Without
   * labels, all entries are one group.
   */
  readonly groupBy?: readonly string[];
  readonly evaluations: readonly Name[];
  /** The label among `groupBy` that is the age of a person in years, for an index with standards for toddlers. */
  readonly age?: string | undefined;
  /** Which carbohydrates macro distributions count: available carbohydrates and fibre, unless it is `by-difference`. */
  readonly carbohydrates?: CarbohydrateBasis | undefined;
  /** The names that a source uses for fields of an entry, such as `{ food_id: 'FoodCode' }`. */
  readonly columnMap?: Readonly<Partial<Record<EntryField, string>>>;
  /** The unit of amounts without one. */
  readonly unit?: Unit | undefined;
  /** Skips entries with a diagnostic; without it, the first diagnostic makes the evaluation fail. */
  readonly skipFaulty?: boolean;
  /** The minimum confidence, 0 to 1, with which the name of a food in a record is accepted; 0.8 if absent. */
  readonly accept?: number | undefined;
  /** The file with answers to uncertain names; if absent, `viand-names.csv` next to each record. */
  readonly names?: string | undefined;
  /** Reads documents, lines and Parquet of any size, from files that you trust. */
  readonly liftLimits?: boolean;
  /** Takes every diagnostic. */
  readonly onDiagnostic?: (diagnostic: Diagnostic) => void;
  /** Stops the evaluation, which then fails with the reason of the signal. */
  readonly signal?: StopSignal | undefined;
}

/** What to evaluate: the entries, the foods and the settings. */
export interface EvaluateOptions<Name extends EvaluationName> extends EvaluateSettings<Name> {
  readonly source: EntrySource;
  readonly catalogue: Catalogue;
  /** Finds the foods that the lines of records name; without it, only ids are read. */
  readonly openMatch?: (
    files: readonly string[],
    settings: Pick<EvaluateSettings<Name>, 'accept' | 'names'>,
  ) => Promise<EntrySink['match'] & {}>;
}

/** The results of a group of entries. */
export interface GroupResult<Name extends EvaluationName> {
  /** The values of the labels, by name. */
  readonly group: Readonly<Record<string, string>>;
  /** Entries that were read, with those that were skipped. */
  readonly entries: number;
  /** Entries that were skipped because something is wrong with them. */
  readonly skipped: number;
  /** Every number of the results, by the name that files use for its column; null for unknown. */
  readonly metrics: Readonly<Record<string, number | null>>;
  readonly results: Pick<Evaluations, Name>;
  /** For each evaluation, the shares that depend on entries whose food or size is uncertain; null if no entry does. */
  readonly unsure: UnsureByEvaluation | null;
}

/** The summary of a whole evaluation. */
export interface EvaluationSummary<Name extends EvaluationName>
  extends Pick<GroupResult<Name>, 'entries' | 'skipped' | 'metrics' | 'results' | 'unsure'> {
  /** Groups with results. */
  readonly groups: number;
  /** Diagnostics that were found. */
  readonly diagnostics: number;
  /** What was assumed, by food and, if it concerns the id, by id. */
  readonly assumptions: readonly AssumptionCount[];
  /** How the ids of the summed entries lead to foods. */
  readonly ids: IdCounts;
  /** Share of the mass whose foods have each input, 0 to 1. */
  readonly coverage: Readonly<Record<string, number>>;
  /** Share of the energy whose food patterns are estimated, 0 to 1; null if no evaluation reads food patterns. */
  readonly estimatedEnergyShare: number | null;
}

/**
 * Groups, to be iterated once. The summary resolves after the last group, and may reject if the loop ends before.
 * Without a loop, it reads all groups itself.
 */
export type EvaluationStream<Name extends EvaluationName> = ItemsAndSummary<
  GroupResult<Name>,
  EvaluationSummary<Name>
>;

/** The most diagnostics that the error of a failed evaluation lists. */
const MAX_DIAGNOSTICS = 1000;

/**
 * Evaluates entries group by group. Nothing is read before the groups are iterated, or the summary is awaited.
 *
 * @throws ViandError while it is iterated, for files that cannot be read, and for faulty entries unless they are
 *   skipped
 * @example
 * const evaluation = evaluate({
 *   source: { files: ['week.csv'] },
 *   catalogue,
 *   groupBy: ['day'],
 *   evaluations: ['healthy-eating-index'],
 * });
 * for await (const { group, metrics } of evaluation) scores.set(group.day, metrics.total_score);
 */
export function evaluate<const Name extends EvaluationName>(
  options: EvaluateOptions<Name>,
): EvaluationStream<Name> {
  assertGrouped(options);
  const { signal } = options;
  const assertWanted = () => signal?.throwIfAborted();
  return itemsAndSummary((take, ready) => {
    const takeUnlessAborted = (group: GroupResult<Name>) => {
      assertWanted();
      take(group);
    };
    return untilAborted(signal, () => produce(options, takeUnlessAborted, ready));
  }, assertWanted);
}

/** Checks that groups exist where an evaluation compares groups, or where an age label is named. */
function assertGrouped({ evaluations, groupBy = [], age }: EvaluateSettings<EvaluationName>): void {
  const ranked = evaluations.find(isRankedIndex);
  if (groupBy.length === 0 && ranked !== undefined) {
    throw new ViandError({
      code: 'request/invalid',
      message: `Cannot evaluate ${ranked} without groups: it compares them with each other`,
      field: 'groupBy',
      expected: "labels of persons, such as groupBy: ['person']",
    });
  }
  if (age === undefined || groupBy.includes(age)) return;
  throw new ViandError({
    code: 'request/invalid',
    message: `Cannot use ${quoted(age)} as the age: it is not in groupBy`,
    field: 'age',
    expected: 'a label in groupBy',
  });
}

async function produce<Name extends EvaluationName>(
  { source, catalogue, groupBy = [], evaluations, ...options }: EvaluateOptions<Name>,
  take: (group: GroupResult<Name>) => void,
  ready: () => Promise<void> | undefined,
): Promise<EvaluationSummary<Name>> {
  const {
    age,
    carbohydrates,
    columnMap = {},
    unit,
    skipFaulty = false,
    liftLimits = false,
    onDiagnostic,
    accept,
    names,
    openMatch,
    signal,
  } = options;
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => {
    if (found.length < MAX_DIAGNOSTICS) found.push(diagnostic);
    onDiagnostic?.(diagnostic);
  };
  let plan = planEvaluations(evaluations, carbohydrates);
  const openSink = async (planned: EvaluationPlan): Promise<GroupSink> => {
    plan = planned;
    return {
      group(group) {
        // All entries are read before the first group, so that no result comes before a failure.
        if (!skipFaulty && found.length > 0) throw ViandError.of(found);
        take(resultOf(group, groupBy, plan));
      },
      rendered() {},
      isFull: () => false,
      flush: async () => ready(),
      async end() {
        if (!skipFaulty && found.length > 0) throw ViandError.of(found);
      },
      async discard() {},
    };
  };
  const shape = shapeOf(source, groupBy, age);
  const labels = shape === undefined ? groupBy : labelsInFiles(shape);
  const reading = { groupBy: labels, columnMap, unit, liftLimits };
  const run = { catalogue, evaluations, carbohydrates, reading, shape, openSink, report, signal };
  const stopIfAborted = () => {
    signal?.throwIfAborted();
    return undefined;
  };
  const summary =
    'files' in source
      ? await runEvaluation({
          ...run,
          files: source.files,
          match: await openMatch?.(source.files, { accept, names }),
          stdin: source.stdin ?? Readable.from([]),
          isCollecting: true,
        })
      : await evaluateRows(
          (sink) => readEntryObjects(source.entries, reading, { ...sink, ready: stopIfAborted }),
          run,
        );
  return summaryOf(summary, plan);
}

/** The shape of the groups. Only files have names: in objects, `file` is a member like any other. */
function shapeOf(
  source: EntrySource,
  groupBy: readonly string[],
  age: string | undefined,
): GroupShape | undefined {
  const shape = shapeOfFiles({ by: groupBy, age });
  return shape === undefined || 'files' in source ? shape : { ...shape, file: -1 };
}

function resultOf<Name extends EvaluationName>(
  group: EvaluatedGroup,
  groupBy: readonly string[],
  plan: EvaluationPlan,
): GroupResult<Name> {
  const labels = group.labels();
  return {
    group: Object.fromEntries(groupBy.map((label, index) => [label, labels[index] ?? ''])),
    entries: group.entries,
    skipped: group.skipped,
    unsure: group.unsure() ?? null,
    ...valuesOf<Name>(group, plan),
  };
}

function summaryOf<Name extends EvaluationName>(
  { entries, skipped, counts, diagnostics, assumptions, ids, quality, unsure, whole }: RunSummary,
  plan: EvaluationPlan,
): EvaluationSummary<Name> {
  return {
    entries,
    skipped,
    groups: counts.groups,
    diagnostics,
    assumptions,
    ids,
    unsure: unsure ?? null,
    coverage: quality.coverage,
    estimatedEnergyShare: quality.estimatedEnergyShare ?? null,
    ...valuesOf<Name>(whole, plan),
  };
}

function valuesOf<Name extends EvaluationName>(
  { values, result }: EvaluatedTotals,
  { evaluations, metrics }: EvaluationPlan,
): Pick<GroupResult<Name>, 'metrics' | 'results'> {
  const named = metrics.map(({ column }, index) => {
    const value = values[index] as number;
    return [column, knownOrNull(value)] as const;
  });
  return {
    metrics: Object.fromEntries(named),
    results: Object.fromEntries(evaluations.map((name) => [name, result(name)])) as unknown as Pick<
      Evaluations,
      Name
    >,
  };
}

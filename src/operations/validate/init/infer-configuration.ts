import type { FoodCache } from '../../../engine/foods/food-cache.ts';
import type { ByteStream } from '../../../io/reading/byte-stream.ts';
import type { EntrySink, ReadOptions } from '../../../meals/entries/reading.ts';
import { columnTopic } from '../../../meals/headers/column-names.ts';
import { readMeals } from '../../../meals/read-meals.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { reportRefusal } from '../../../rules/report-refusal.ts';
import { levelOf } from '../../../rules/severities.ts';
import type { Settings } from '../configuration.ts';
import { DataSet, type FileFacts } from '../data-set/data-set.ts';
import { dayLimits } from '../data-set/days.ts';
import { labelPlan } from '../data-set/label-plan.ts';
import { validateMeals } from '../validate-meals.ts';
import { type InferredLabel, inferLabel } from './infer-label.ts';
import { labelsAmong, SeenLabels } from './seen-labels.ts';

/** The common properties of the files, in the form of a configuration. */
export interface InferredSettings {
  readonly labels: Readonly<Record<string, InferredLabel>>;
  readonly unique?: readonly string[];
  readonly daysPerPerson?: { readonly min: number; readonly max: number };
}

/** An inferred configuration, and the other problems of the files. */
export interface InferredConfiguration {
  readonly settings: InferredSettings;
  /** Errors that no configuration of labels explains. */
  readonly errors: number;
}

/** How the files are read, and against which foods. */
export interface InferenceNeeds {
  readonly stdin: ByteStream;
  readonly reference: FoodCache;
  readonly reading: Omit<ReadOptions, 'groupBy' | 'observedLabels'>;
}

/** Rules about inferred requirements. A requirement that the files break is not inferred. */
const OF_LABELS: ReadonlySet<string> = new Set([
  'meal/label-value',
  'meal/missing-label',
  'meal/impossible-date',
]);

/** Infers a configuration with which all of these files pass, as far as labels and days are concerned. */
export async function inferConfiguration(
  files: readonly string[],
  needs: InferenceNeeds,
): Promise<InferredConfiguration> {
  const names = labelsAmong(await columnsOf(files, needs));
  const seen = new SeenLabels(names);
  await readLabels(files, names, needs, (group) => seen.add(group));
  const labels: Record<string, InferredLabel> = {};
  for (const label of seen.all()) {
    const inferred = inferLabel(label);
    if (inferred !== undefined) labels[label.name] = inferred;
  }
  const unique = uniqueAmong(Object.keys(labels));
  const first = await checked(
    files,
    { labels, ...(unique === undefined ? {} : { unique }) },
    needs,
  );
  return settled(files, { labels, unique }, first, needs);
}

/** Labels that together identify an entry, if the files have the time of day. */
function uniqueAmong(names: readonly string[]): readonly string[] | undefined {
  const of = (...topics: readonly string[]) =>
    names.find((name) => topics.includes(columnTopic(name) ?? ''));
  const time = of('time');
  const parts = [of('person'), of('date', 'day'), time].filter((name) => name !== undefined);
  return time === undefined || parts.length < 2 ? undefined : parts;
}

interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly facts: readonly FileFacts[];
}

/** Drops requirements that the files break, and adds the days of persons. */
async function settled(
  files: readonly string[],
  {
    labels,
    unique,
  }: { labels: Record<string, InferredLabel>; unique: readonly string[] | undefined },
  { diagnostics, facts }: Checked,
  needs: InferenceNeeds,
): Promise<InferredConfiguration> {
  const broken = new Set(
    diagnostics.flatMap(({ code, field }) => (OF_LABELS.has(code) && field ? [field] : [])),
  );
  const repeated = new Set(
    diagnostics.flatMap(({ code, field }) => (code === 'meal/repeated-labels' ? [field] : [])),
  );
  const kept = Object.fromEntries(
    Object.entries(labels).flatMap(([name, { unique: isUnique, ...label }]) => {
      if (broken.has(name)) return [];
      const all = isUnique && !repeated.has(name) ? { ...label, unique: true as const } : label;
      return Object.keys(all).length === 0 ? [] : [[name, all]];
    }),
  );
  const settings: InferredSettings = {
    labels: kept,
    ...(unique === undefined || repeated.has(unique.join(', ')) ? {} : { unique }),
    ...daysOf(facts),
  };
  const { diagnostics: left } = await checked(files, settings, needs);
  return { settings, errors: left.length };
}

/** The number of days that persons have, if there are several persons. */
function daysOf(facts: readonly FileFacts[]): Pick<InferredSettings, 'daysPerPerson'> {
  const days = new Map<string, Set<string>>();
  for (const { person, day } of facts.flatMap(({ personDays }) => personDays)) {
    days.set(person, (days.get(person) ?? new Set()).add(day));
  }
  const counts = [...days.values()].map(({ size }) => size);
  if (counts.length < 2) return {};
  // No spread into Math.min(): there may be more persons than a call can have arguments.
  const min = counts.reduce((least, count) => Math.min(least, count));
  const max = counts.reduce((most, count) => Math.max(most, count));
  return { daysPerPerson: { min, max } };
}

async function checked(
  files: readonly string[],
  settings: InferredSettings,
  { stdin, reference, reading }: InferenceNeeds,
): Promise<Checked> {
  const configured = settings as unknown as Settings;
  const plan = labelPlan(configured);
  const options = { ...reading, groupBy: plan.names, observedLabels: plan.observed };
  const checks = { reference, plan, limits: dayLimits({}) };
  const dataSet = new DataSet(plan, configured);
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => {
    if (levelOf(diagnostic.code, {}) === 'error') diagnostics.push(diagnostic);
  };
  const facts: FileFacts[] = [];
  for (const file of files) {
    const found = await validateMeals(file, { stdin, options, checks }, report);
    dataSet.add(found, report);
    facts.push(found);
  }
  dataSet.check(report);
  return { diagnostics, facts };
}

/** The names of all columns of files that have a header. */
async function columnsOf(files: readonly string[], needs: InferenceNeeds): Promise<string[]> {
  const columns: string[] = [];
  await readLabels(files, [], needs, undefined, (names) => {
    for (const name of names) columns.push(name);
  });
  return columns;
}

async function readLabels(
  files: readonly string[],
  names: readonly string[],
  { stdin, reading }: InferenceNeeds,
  take?: (group: readonly string[]) => void,
  header?: (names: readonly string[]) => void,
): Promise<void> {
  const sink: EntrySink = {
    food: () => undefined,
    entry: () => undefined,
    report: () => {},
    row: () => {},
    match: () => [],
    labels: (group) => {
      take?.(group);
      return [];
    },
    header: (all) => header?.(all),
  };
  try {
    await readMeals(files, stdin, { ...reading, groupBy: names, observedLabels: names }, sink);
  } catch (error) {
    // Unreadable files are counted when the files are checked.
    reportRefusal(error, () => {});
  }
}

import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { type Diagnostic, type DiagnosticSink, Refusal } from '../../model/diagnostic.ts';
import { levelOf } from '../../rules/severities.ts';
import type { CatalogueOpener } from '../services.ts';
import { configurationFinder, type Settings } from './configuration.ts';
import { detectKind, type Target } from './detect-kind.ts';
import { diagnosticBatches } from './diagnostic-stream.ts';
import type { FileKind, Report, ReportedDiagnostic, ReportPart } from './report.ts';
import { validateCatalogue } from './validate-catalogue.ts';
import { type MealReference, mealReference, validateMeals } from './validate-meals.ts';
import { validateTables } from './validate-tables.ts';

export interface Validation {
  readonly report: Report;
  /** The most warnings that are let pass: what was asked for, else the least of the configurations. */
  readonly maxWarnings: number | undefined;
}

export interface ValidateOptions {
  readonly files: readonly string[];
  readonly stdin: Readable;
  /** In the place of those that are found above the files; false for none. */
  readonly configuration: Settings | false | undefined;
  /** What was asked for goes before any configuration. */
  readonly asked: Settings;
}

/** What is validated together, how, and against which catalogue. */
interface Job {
  /** As it was named. */
  readonly file: string;
  readonly target: Target | Refusal;
  readonly settings: Settings;
  readonly reference: MealReference | undefined;
}

/**
 * Validates files by all rules, in their order. Nothing is validated before all configurations and
 * catalogues are read, so that a report is not begun in vain.
 *
 * @throws Refusal for a configuration or catalogue that cannot be used
 */
export async function validateFiles(
  options: ValidateOptions,
  context: CatalogueOpener,
): Promise<Validation> {
  const catalogues = new Map<
    string | undefined,
    { catalogue: Catalogue; reference: MealReference }
  >();
  const close = () => {
    for (const { catalogue } of catalogues.values()) catalogue.close();
  };
  const referenceOf = async (file: string | undefined): Promise<MealReference> => {
    const known = catalogues.get(file);
    if (known !== undefined) return known.reference;
    const catalogue = await context.openCatalogue(file);
    const reference = mealReference(catalogue);
    catalogues.set(file, { catalogue, reference });
    return reference;
  };
  try {
    const jobs = await jobsOf(options, referenceOf);
    const limits = jobs.flatMap(({ settings }) => settings.maxWarnings ?? []);
    return {
      report: reportOf(jobs, options.stdin, context, close),
      maxWarnings: limits.length === 0 ? undefined : Math.min(...limits),
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function jobsOf(
  { files, configuration, asked }: ValidateOptions,
  referenceOf: (catalogue: string | undefined) => Promise<MealReference>,
): Promise<Job[]> {
  const configured = configurationFinder();
  const jobs: Job[] = [];
  const folders = new Set<string>();
  for (const file of files) {
    const at = file === '-' ? '.' : file;
    const found = configuration === false ? {} : (configuration ?? (await configured(at)));
    const settings = merged(found, asked);
    const target = await detectKind(file, settings.as).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (!(target instanceof Refusal) && target.kind === 'tables') {
      // Its tables are read together, however many of them are named.
      if (folders.has(path.resolve(target.folder))) continue;
      folders.add(path.resolve(target.folder));
    }
    const isMeals = !(target instanceof Refusal) && target.kind === 'meals';
    const reference = isMeals ? await referenceOf(settings.catalogue) : undefined;
    jobs.push({ file, target, settings, reference });
  }
  return jobs;
}

function merged(found: Settings, asked: Settings): Settings {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined);
  return { ...found, ...Object.fromEntries(said), rules: { ...found.rules, ...asked.rules } };
}

async function* reportOf(
  jobs: readonly Job[],
  stdin: Readable,
  context: CatalogueOpener,
  close: () => void,
): AsyncGenerator<ReportPart> {
  try {
    for (const job of jobs) yield* partsOf(job, stdin, context);
  } finally {
    close();
  }
}

async function* partsOf(
  { file, target, settings, reference }: Job,
  stdin: Readable,
  context: CatalogueOpener,
): AsyncGenerator<ReportPart> {
  const checked = (problem: (found: ReportedDiagnostic) => void): DiagnosticSink =>
    problemSink(file, settings, problem);
  if (target instanceof Refusal) {
    const problems: ReportedDiagnostic[] = [];
    target.diagnostics.forEach(checked((problem) => problems.push(problem)));
    yield { file, kind: 'catalogue', diagnostics: problems, isLast: true };
  } else if (target.kind === 'meals') {
    const options = {
      groupBy: settings.by ?? [],
      columnMap: settings.map ?? {},
      unit: settings.unit,
      hasColumns: true,
    };
    const validated = { stdin, options, reference: reference as MealReference };
    const batches = diagnosticBatches((report, ready) =>
      validateMeals(file, validated, checked(report), ready),
    );
    yield* inParts(file === '-' ? 'standard input' : file, 'meals', batches);
  } else {
    const problems: ReportedDiagnostic[] = [];
    const sink = checked((problem) => problems.push(problem));
    if (target.kind === 'tables') await validateTables(target.source, target.folder, sink);
    else await validateCatalogue(target.file, context, sink);
    yield* byFile(target.kind === 'tables' ? target.folder : file, problems);
  }
}

function problemSink(
  file: string,
  { rules = {} }: Settings,
  take: (problem: ReportedDiagnostic) => void,
): DiagnosticSink {
  return (fault: Diagnostic) => {
    const severity = levelOf(fault.code, rules);
    if (severity !== 'off') take({ ...fault, severity, location: fault.location ?? { file } });
  };
}

/** Batches as parts; of each, the problems in the order of the lines. */
async function* inParts(
  file: string,
  kind: FileKind,
  batches: AsyncIterable<ReportedDiagnostic[]>,
): AsyncGenerator<ReportPart> {
  let before: ReportedDiagnostic[] | undefined;
  for await (const batch of batches) {
    if (before !== undefined) yield { file, kind, diagnostics: sorted(before), isLast: false };
    before = batch;
  }
  yield { file, kind, diagnostics: sorted(before ?? []), isLast: true };
}

/** Problems of several tables, a part a table. */
function* byFile(named: string, problems: readonly ReportedDiagnostic[]): Generator<ReportPart> {
  const files = [...new Set(problems.map(({ location }) => location.file))].sort();
  if (files.length === 0) yield { file: named, kind: 'catalogue', diagnostics: [], isLast: true };
  for (const file of files) {
    const own = problems.filter(({ location }) => location.file === file);
    yield { file, kind: 'catalogue', diagnostics: sorted(own), isLast: true };
  }
}

function sorted(problems: readonly ReportedDiagnostic[]): ReportedDiagnostic[] {
  return problems.toSorted(
    ({ location: one }, { location: other }) =>
      (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
  );
}

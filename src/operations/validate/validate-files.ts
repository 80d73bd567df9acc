import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { FoodCache } from '../../engine/foods/food-cache.ts';
import type { StopSignal } from '../../io/abort.ts';
import { batchesOf } from '../../io/batches.ts';
import type { ByteStream } from '../../io/reading/byte-stream.ts';
import { inputName } from '../../io/reading/text-source.ts';
import type { Language } from '../../language/language.ts';
import type { ReadOptions } from '../../meals/entries/reading.ts';
import { type DiagnosticSink, ViandError } from '../../model/diagnostic.ts';
import { levelOf } from '../../rules/severities.ts';
import type { CatalogueOpener } from '../services.ts';
import type { Settings } from './configuration.ts';
import type { FileKind, Report, ReportedDiagnostic, ReportPart } from './report.ts';
import { validateCatalogue } from './validate-catalogue.ts';
import { referenceFoods, validateMeals } from './validate-meals.ts';
import { validateTables } from './validate-tables.ts';
import { type ValidatedFiles, validatedBefore } from './validated-files.ts';
import {
  type JobOptions,
  type MealJob,
  type ValidationJob,
  validationJobs,
} from './validation-jobs.ts';

/** The report of a validation, and how many warnings it may have. */
export interface Validation {
  readonly report: Report;
  /** The most warnings that are allowed: the number from the caller, otherwise the least of the configurations. */
  readonly maxWarnings: number | undefined;
}

/** The settings of a validation. */
export interface ValidateOptions extends JobOptions {
  readonly stdin: ByteStream;
  /** Results of earlier runs, if they may be reused. */
  readonly validated?: ValidatedFiles | undefined;
  /** The language of food names in messages; absent for English. */
  readonly language?: Language;
  readonly signal?: StopSignal | undefined;
}

/**
 * Validates files by all rules, in their order. All configurations and catalogues are read before the
 * first file is validated, so that no report ends half-way because of one of them.
 *
 * @throws ViandError for a configuration or catalogue that cannot be used
 */
export async function validateFiles(
  options: ValidateOptions,
  context: CatalogueOpener,
): Promise<Validation> {
  const references = openReferences(context);
  try {
    const jobs = await validationJobs(options, references.open);
    const limits = jobs.flatMap(({ settings }) => settings.maxWarnings ?? []);
    return {
      report: reportOf(jobs, options, context, references.close),
      maxWarnings: limits.length === 0 ? undefined : Math.min(...limits),
    };
  } catch (error) {
    references.close();
    throw error;
  }
}

/** The catalogues of a run, each opened once. */
function openReferences({ openCatalogue }: CatalogueOpener) {
  const opened = new Map<string | undefined, { catalogue: Catalogue; reference: FoodCache }>();
  return {
    async open(file: string | undefined): Promise<FoodCache> {
      const known = opened.get(file);
      if (known !== undefined) return known.reference;
      const catalogue = await openCatalogue(file);
      const reference = referenceFoods(catalogue);
      opened.set(file, { catalogue, reference });
      return reference;
    },
    close() {
      for (const { catalogue } of opened.values()) catalogue.close();
    },
  };
}

async function* reportOf(
  jobs: readonly ValidationJob[],
  options: ValidateOptions,
  context: CatalogueOpener,
  close: () => void,
): AsyncGenerator<ReportPart> {
  try {
    for (const job of jobs) yield* partsOf(job, options, context);
    await options.validated?.cache.prune();
  } finally {
    close();
  }
}

async function* partsOf(
  { file, target, settings, meals }: ValidationJob,
  { stdin, validated, language = 'en', signal }: ValidateOptions,
  context: CatalogueOpener,
): AsyncGenerator<ReportPart> {
  const found: ReportedDiagnostic[] = [];
  const collect = withSeverity(file, settings, (diagnostic) => found.push(diagnostic));
  if (target instanceof ViandError) {
    target.diagnostics.forEach(collect);
    yield { file, kind: 'catalogue', diagnostics: found, isLast: true };
  } else if (meals !== undefined) {
    const how = {
      stdin,
      options: readOptions(settings, meals),
      checks: { ...meals.checks, language },
    };
    const batches = batchesOf<ReportedDiagnostic>(async (take, ready) => {
      const run = (found: (diagnostic: ReportedDiagnostic) => void) =>
        validateMeals(file, how, withSeverity(file, settings, found), () => {
          signal?.throwIfAborted();
          return ready();
        });
      const catalogue = meals.checks.reference.catalogue.file;
      const facts =
        validated === undefined
          ? await run(take)
          : await validatedBefore(validated, file, { settings, catalogue, language }, run, take);
      const report = withSeverity(file, settings, take);
      meals.dataSet.add(facts, report);
      if (meals.endsDataSet) meals.dataSet.check(report);
    });
    yield* inParts(inputName(file), 'meals', batches);
  } else if (target.kind === 'tables') {
    await validateTables(target.source, target.folder, collect);
    yield* byFile(target.folder, found);
  } else if (target.kind === 'catalogue') {
    await validateCatalogue(target.file, context, collect);
    yield* byFile(file, found);
  }
}

function readOptions(
  { sheet, layout, column, encoding, map = {}, unit, liftLimits = false }: Settings,
  { checks: { plan } }: MealJob,
): ReadOptions {
  return {
    sheet,
    layout,
    column,
    encoding,
    groupBy: plan.names,
    observedLabels: plan.observed,
    columnMap: map,
    unit,
    liftLimits,
    hasColumns: true,
  };
}

/** Gives diagnostics the severities of a run, and drops those of rules that are off. */
export function withSeverity(
  file: string,
  { rules = {} }: Settings,
  report: (diagnostic: ReportedDiagnostic) => void,
): DiagnosticSink {
  return (diagnostic) => {
    const severity = levelOf(diagnostic.code, rules);
    if (severity !== 'off') {
      report({ ...diagnostic, severity, location: diagnostic.location ?? { file } });
    }
  };
}

/** Batches as parts; the last one is marked. */
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

/** The diagnostics of several tables, a part for each table. */
function* byFile(named: string, diagnostics: readonly ReportedDiagnostic[]): Generator<ReportPart> {
  const files = [...new Set(diagnostics.map(({ location }) => location.file))].sort();
  if (files.length === 0) yield { file: named, kind: 'catalogue', diagnostics: [], isLast: true };
  for (const file of files) {
    const ofFile = diagnostics.filter(({ location }) => location.file === file);
    yield { file, kind: 'catalogue', diagnostics: sorted(ofFile), isLast: true };
  }
}

/** Sorts by lines and columns. */
function sorted(diagnostics: readonly ReportedDiagnostic[]): ReportedDiagnostic[] {
  return diagnostics.toSorted(
    ({ location: a }, { location: b }) =>
      (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

import { Readable } from 'node:stream';
import { type Catalogue, openCatalogue } from '../../catalogue/catalogue.ts';
import { type StopSignal, untilAborted } from '../../io/abort.ts';
import { batchesOf } from '../../io/batches.ts';
import type { EntryObjects } from '../../meals/entries/entry-objects.ts';
import type { EntryField } from '../../model/entry.ts';
import type { Unit } from '../../model/units.ts';
import type { RuleLevels } from '../../rules/severities.ts';
import { dayLimits } from './data-set/days.ts';
import { labelPlan } from './data-set/label-plan.ts';
import type { ReportedDiagnostic } from './report.ts';
import { validateFiles, withSeverity } from './validate-files.ts';
import { referenceFoods, validateEntries } from './validate-meals.ts';

/** How to validate entries. */
export interface ValidateSettings {
  /** Levels of rules, by their codes. A rule that is not named has the level of the rule book. */
  readonly rules?: RuleLevels;
  /** Labels that every entry must have, such as `person` and `day`. */
  readonly groupBy?: readonly string[];
  /** The columns or members that hold the fields of an entry, if they have other names. */
  readonly columnMap?: Readonly<Partial<Record<EntryField, string>>>;
  /** The unit of amounts that come without one. */
  readonly unit?: Unit;
  /** Read documents, lines and Parquet of any size, from files that you trust. */
  readonly liftLimits?: boolean;
  /** Stops the validation, which then fails with the reason of the signal. */
  readonly signal?: StopSignal | undefined;
}

/** Validates files or entries with an open catalogue, which stays open. Configuration files do not apply. */
export async function* validateWith(
  catalogue: Catalogue,
  source: { readonly files: readonly string[] } | { readonly entries: EntryObjects },
  { rules = {}, groupBy = [], columnMap = {}, unit, liftLimits, signal }: ValidateSettings,
): AsyncGenerator<ReportedDiagnostic, void> {
  if ('entries' in source) {
    const plan = labelPlan({ by: [...groupBy] });
    const options = { groupBy: plan.names, observedLabels: plan.observed, columnMap, unit };
    const checks = { reference: referenceFoods(catalogue), plan, limits: dayLimits({}) };
    const batches = batchesOf<ReportedDiagnostic>((take, ready) =>
      validateEntries(
        source.entries,
        options,
        checks,
        withSeverity('entries', { rules }, take),
        () => {
          signal?.throwIfAborted();
          return ready();
        },
      ),
    );
    yield* reported(batches, signal);
    return;
  }
  const shared = { ...catalogue, close: () => {} };
  const { report } = await validateFiles(
    {
      files: source.files,
      stdin: Readable.from([]),
      configuration: false,
      asked: { rules, by: [...groupBy], map: columnMap, unit, liftLimits },
      signal,
    },
    // A catalogue is opened only if it is a file to validate.
    { openCatalogue: async (file) => (file === undefined ? shared : openCatalogue(file)) },
  );
  yield* reported(report, signal);
}

/** The diagnostics of batches or of parts of a report, until a signal stops them. */
async function* reported(
  parts: AsyncIterable<
    readonly ReportedDiagnostic[] | { readonly diagnostics: readonly ReportedDiagnostic[] }
  >,
  signal: StopSignal | undefined,
): AsyncGenerator<ReportedDiagnostic, void> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await untilAborted(signal, () => iterator.next());
      if (done === true) return;
      for (const diagnostic of 'diagnostics' in value ? value.diagnostics : value) {
        signal?.throwIfAborted();
        yield diagnostic;
      }
    }
  } finally {
    // A part that is still awaited ends when it notices the signal.
    iterator.return?.().catch(() => {});
  }
}

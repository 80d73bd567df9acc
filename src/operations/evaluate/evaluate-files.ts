import { lazily } from '../../collections/lazily.ts';
import type { AssumptionCount } from '../../engine/entries/assumptions.ts';
import type { Threads } from '../../engine/fast-path/executor.ts';
import type { GroupSink, RunSummary } from '../../engine/group-sink.ts';
import { numericLabels } from '../../engine/numeric-labels.ts';
import { type Provenance, provenanceOf, type RunFacts } from '../../engine/provenance.ts';
import { FILE_LABEL, labelsInFiles, shapeOfFiles } from '../../engine/run/group-shape.ts';
import { runEvaluation } from '../../engine/run/run.ts';
import type { RunOptions } from '../../engine/run/run-options.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { Checkpoints } from '../../io/writing/checkpoints.ts';
import type { Language } from '../../language/language.ts';
import { wordsIn } from '../../language/words.ts';
import type { ReadingNote } from '../../meals/entries/reading.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { rounded } from '../../text/numbers/rounding.ts';
import { nameInState } from '../explain/food-name.ts';
import { answersFor } from '../match/answers/name-answers.ts';
import { nameMatcher } from '../match/name-matcher.ts';
import { operation } from '../operation.ts';
import type { Services } from '../services.ts';
import { EarlierFacts } from './earlier-assumptions.ts';
import { EVALUATE_INPUT } from './evaluate-input.ts';
import { HIDDEN_FILE_COLUMN, withFileColumn } from './hidden-file-column.ts';
import { inputDigests } from './input-digests.ts';
import { type FileDependentOption, UnusedOptions } from './unused-options.ts';

export { DAY_LABEL } from '../../meals/entries/labels.ts';
export type { AssumptionCount, ReadingNote, RunSummary, Threads };

/** The resources that a run needs in addition to its input. */
export interface EvaluationNeeds
  extends Pick<Services, 'catalogue'>,
    Pick<
      RunOptions,
      | 'stdin'
      | 'threads'
      | 'labelChecks'
      | 'executor'
      | 'rendering'
      | 'progress'
      | 'chunkBytes'
      | 'note'
    > {
  /** Labels to group by that a file, or some of its entries, may lack. */
  readonly optionalLabels?: readonly string[];
  /** Labels are columns of the files, unchanged, and may be blank. */
  readonly hasPlainLabels?: boolean;
  /**
   * What the run says about itself. With `identifiesInputs`, it reads all files once more for their SHA-256: before
   * their groups are written, or in parallel with the run.
   */
  readonly provenance: Omit<RunFacts, 'inputs'> & {
    readonly identifiesInputs?: 'before' | 'beside' | undefined;
  };
  /**
   * Opens the sink for the groups, and again if the run restarts. It gets the hashes of the inputs
   * if these are identified beforehand.
   */
  readonly openSink: (
    plan: EvaluationPlan,
    provenance: () => Promise<Provenance>,
  ) => Promise<GroupSink>;
  readonly report: DiagnosticSink;
  /** The language of food names in messages; absent for English. */
  readonly language?: Language;
  /** Opens checkpoints for everything except the files that results depend on. */
  readonly openCheckpoints?: (run: unknown) => Checkpoints;
}

/** The summary of an evaluation of files, with everything that its results depend on. */
export interface FileEvaluation {
  readonly summary: RunSummary;
  /** Identifies the catalogue when it is called, because results that are only displayed do not state the catalogue. */
  readonly provenance: () => Promise<Provenance>;
  /** How the files were read, with the contents of the files that options name. */
  readonly settings: unknown;
  /** Options that these files do not need. */
  readonly unused: readonly FileDependentOption[];
  /** The name of a food or variant in messages; its id if it is unknown. */
  readonly nameOf: (id: string) => string;
}

/**
 * Evaluates meal files of any size, group by group.
 *
 * @throws ViandError for files that cannot be read at all, after the others have been read
 */
export const evaluateFiles = operation({
  name: 'evaluate',
  summary: 'Evaluate meal files of any size, group by group',
  input: EVALUATE_INPUT,
  http: { notOffered: 'It reads files; evaluations of a list of meals have routes' },
  async run(
    {
      optionalLabels = [],
      hasPlainLabels = false,
      provenance: { identifiesInputs, ...facts },
      openSink,
      openCheckpoints,
      language,
      ...needs
    }: EvaluationNeeds,
    {
      files,
      evaluations,
      carbohydrates,
      by = [],
      keep = [],
      per,
      age,
      map = {},
      unit,
      accept,
      names,
      ...record
    },
  ): Promise<FileEvaluation> {
    const inputs = identifiesInputs === 'before' ? { inputs: await inputDigests(files) } : {};
    const provenance = lazily(() =>
      provenanceOf(needs.catalogue, evaluations, { ...facts, ...inputs }),
    );
    const shape = hasPlainLabels ? undefined : shapeOfFiles({ by, keep, per, age });
    const isByFile = (shape?.file ?? -1) >= 0;
    const areKeptChecked = needs.labelChecks !== undefined && !isByFile;
    if (isByFile) await noteHiddenColumns(files, needs.note);
    const reading = {
      ...record,
      groupBy: shape === undefined ? by : labelsInFiles(shape),
      blankableLabels: keep,
      columnMap: map,
      unit,
      optionalColumns: optionalLabels,
      allowsBlankLabels: hasPlainLabels || optionalLabels.length > 0,
    };
    const used = new UnusedOptions();
    const earlier = EarlierFacts.beside(files);
    const { aliases } = needs.catalogue;
    const answers = await answersFor(files, names);
    const fileLabels = isByFile ? files : [];
    const settings = { reading, shape, aliases, accept, answers: [...answers], fileLabels };
    const rendered = needs.rendering?.settings;
    const options: RunOptions = {
      ...needs,
      checkpoints: openCheckpoints?.({ provenance: await provenance(), rendered, settings }),
      files,
      evaluations,
      carbohydrates,
      shape: shape && { ...shape, areKeptChecked },
      match: used.watching(nameMatcher(needs.catalogue, accept, answers, undefined, language)),
      reading,
      openSink: (plan) => openSink(plan, provenance),
      note(note) {
        used.see(note);
        needs.note?.(note);
        const more = earlier.noteAfter(note);
        if (more !== undefined) needs.note?.(more);
      },
      earlier: earlier.assumptions,
    };
    const identifies = identifiesInputs === 'beside' ? files : [];
    const { summary, digests } = await withDigests(identifies, () => runEvaluation(options));
    const completeProvenance =
      identifiesInputs === 'beside'
        ? async () => ({ ...(await provenance()), inputs: digests })
        : provenance;
    const words = wordsIn(language ?? 'en');
    const nameOf = (id: string) => {
      const found = needs.catalogue.find(id);
      return found === undefined ? id : nameInState(found.food, found.variantId, words);
    };
    const unused = used.among(files);
    return { summary, provenance: completeProvenance, settings, unused, nameOf };
  },
});

/** Notes files with a column `file`, which the label of that name hides. */
async function noteHiddenColumns(
  files: readonly string[],
  note: EvaluationNeeds['note'],
): Promise<void> {
  for (const file of await withFileColumn(files)) note?.({ file, text: HIDDEN_FILE_COLUMN });
}

/** Runs an evaluation, and identifies files in parallel. If the run fails, their reading ends. */
async function withDigests(files: readonly string[], run: () => Promise<RunSummary>) {
  const ending = new AbortController();
  const reading = inputDigests(files, ending.signal);
  const summary = await run().catch((error: unknown) => {
    ending.abort();
    throw error;
  });
  return { summary, digests: await reading };
}

/** Finds the labels that are numbers in every row. Results with types have them as numbers. */
export function findNumericLabels(
  { files, map = {}, unit, ...record }: Parameters<typeof evaluateFiles.run>[1],
  labels: readonly string[],
): Promise<string[]> {
  const groupBy = labels.filter((label) => label !== FILE_LABEL);
  return numericLabels(files, { ...record, groupBy, columnMap: map, unit });
}

/** The document about a whole run that accompanies its results. */
export function totalsDocument(summary: RunSummary) {
  const { entries, skipped, counts, quality, ids, assumptions, unsure } = summary;
  const { areAssumptionsUnknown } = summary;
  const { coverage, estimatedEnergyShare } = quality;
  return {
    entries,
    left_out: skipped,
    groups: counts.groups,
    ids: { same: ids.same, successor: ids.successor, stand_in: ids.standIn },
    assumptions: assumptions.map(({ assumption, foodId, id, entries: times }) => ({
      assumption: assumption.replaceAll('-', '_'),
      food_id: foodId,
      ...(id === undefined ? {} : { id }),
      entries: times,
    })),
    ...(areAssumptionsUnknown ? { assumptions_unknown: true } : {}),
    ...(unsure === undefined ? {} : { unsure: unsureDocument(unsure) }),
    coverage: Object.fromEntries(
      Object.entries(coverage).map(([name, share]) => [name, rounded(share)]),
    ),
    ...(estimatedEnergyShare === undefined
      ? {}
      : { estimated_energy_share: rounded(estimatedEnergyShare) }),
  };
}

/** The shares of all groups that depend on uncertain entries, by evaluation. */
function unsureDocument(unsure: RunSummary['unsure'] & {}) {
  return Object.fromEntries(
    Object.entries(unsure).map(([name, { entries, shares }]) => [
      name.replaceAll('-', '_'),
      {
        entries,
        shares: Object.fromEntries(
          Object.entries(shares).map(([figure, share]) => [figure, rounded(share)]),
        ),
      },
    ]),
  );
}

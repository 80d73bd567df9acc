import type { GroupSink, RunSummary } from '../../engine/group-sink.ts';
import type { Language } from '../../language/language.ts';
import type { Version } from '../../presentation/versions.ts';
import type { EvaluationFormat, ListStyle } from '../formats.ts';

/** The settings for writing evaluated groups. */
export interface Rendering extends ListStyle {
  readonly format: EvaluationFormat;
  /** Version of the specification's objects in JSON. */
  readonly version: Version;
  /** The labels that the run groups by; none for the whole input as one group. */
  readonly groupBy: readonly string[];
  /** The labels that are numbers in every group, or blank. Formats with types write them as numbers. */
  readonly numericLabels?: readonly string[];
  /** Whether results are means over parts of the input, rather than results of the whole input. */
  readonly isMean?: boolean;
  /** Whether groups state the number of their skipped entries. */
  readonly hasSkipped: boolean;
  readonly isColourful: boolean;
  /** The language of cards and tables. */
  readonly language: Language;
}

/** Writes evaluated groups in a format, one after the other. */
export interface Renderer extends Pick<GroupSink, 'group' | 'plain'> {
  /** Whether the format has a place for the provenance of the run. */
  readonly hasProvenance?: true;
  /** @param provenance is empty for formats without a place for it */
  readonly begin: (provenance: object) => void;
  /**
   * @param totals are written after the groups, if the format has a place for them
   * @param summary of all groups together
   */
  readonly end: (totals: object, summary: RunSummary) => void;
}

/** A label in a format with types; null for a number that is unknown. */
export function typedLabel(
  text: string,
  label: string,
  { numericLabels = [] }: Pick<Rendering, 'numericLabels'>,
): string | number | null {
  if (!numericLabels.includes(label)) return text;
  return text === '' ? null : Number(text);
}

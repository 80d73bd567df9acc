import type { MissingInput } from '../evaluation/indices/index-score.ts';
import { SURE_COVERAGE } from '../evaluation/reference-intakes/compare-intakes.ts';
import { inputTerm } from '../language/input-term.ts';
import type { Words } from '../language/words.ts';

/** A line for each figure that is known for only part of the mass: "sodium is known for 60 % of the mass". */
export function coverageRemarks(
  coverages: readonly (readonly [string, number])[],
  words: Words,
): string[] {
  return coverages
    .filter(([, coverage]) => coverage < 1)
    .map(([what, coverage]) => words.messages.tables.knownFor(what, percent(coverage, words)));
}

/** A line for each input of an index that some of the foods lack. */
export function missingInputRemarks(missing: readonly MissingInput[], words: Words): string[] {
  return coverageRemarks(
    missing.map(({ input, coverage }) => [inputTerm(input, words), coverage]),
    words,
  );
}

/**
 * What a run notes about an index whose inputs are unknown for more than a little of the mass: "known for only part of
 * the mass: sodium (45.7 %)". Undefined if its inputs are known well enough.
 */
export function missingInputNote(
  missing: readonly MissingInput[],
  words: Words,
): string | undefined {
  const { knownForPart, noDataScoresNothing } = words.messages.tables;
  const poor = missing.filter(({ coverage }) => coverage < SURE_COVERAGE);
  if (poor.length === 0) return undefined;
  const figures = poor.map(
    ({ input, coverage }) => `${inputTerm(input, words)} ${percent(coverage, words)}`,
  );
  const note = knownForPart(figures.join(', '));
  return poor.some(({ coverage }) => coverage === 0) ? `${note}. ${noDataScoresNothing}` : note;
}

/** A share as a percentage with its sign; never 100 % for less than all. */
export function percent(share: number, { fixed }: Words): string {
  return `${share < 1 ? fixed(Math.min(99.9, 100 * share), 1) : '100'} %`;
}

import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { Unsure } from '../../evaluation/explaining/unsure-shares.ts';
import { INDICES, isIndexName } from '../../evaluation/indices/indices.ts';
import type { Words } from '../../language/words.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';

/** Figures that are named. */
const NAMED_FIGURES = 3;

/**
 * The share of an evaluation that depends on entries whose food or size is uncertain, with the figures that depend on
 * them most.
 */
export function unsureRemark(name: EvaluationName, unsure: Unsure, words: Words): string[] {
  const { inSentence, listed, percentText, term, messages } = words;
  const most = Object.entries(unsure.shares)
    .filter(([, share]) => share > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED_FIGURES)
    .map(([figure, share]) =>
      messages.reliability.unsureFigure(
        inSentence(term(figureLabel(name, figure))),
        percentText(share),
      ),
    );
  if (most.length === 0) return [];
  return [messages.tables.unsure(String(unsure.entries), unsure.entries === 1, listed(most))];
}

/** The name of a figure of an evaluation for people. */
export function figureLabel(name: string, figure: string): string {
  const rows = isIndexName(name)
    ? INDICES[name].components.map(({ component, label }) => ({ name: component, label }))
    : NUTRIENTS;
  return rows.find((row) => row.name === figure)?.label ?? figure;
}

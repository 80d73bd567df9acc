import type { EvaluatedTotals } from '../../engine/group-sink.ts';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import { isIndexName } from '../../evaluation/indices/indices.ts';
import type { Language } from '../../language/language.ts';
import { wordsIn } from '../../language/words.ts';
import { missingInputNote } from '../coverage-remarks.ts';

/**
 * A line for each index whose inputs many foods of the run lack. Tables of groups and estimates have no place for it.
 *
 * @param whole all groups together
 * @param language of the messages
 */
export function missingInputLines(
  evaluations: readonly EvaluationName[],
  whole: EvaluatedTotals,
  language: Language,
): string[] {
  const words = wordsIn(language);
  return evaluations.filter(isIndexName).flatMap((name) => {
    const note = missingInputNote(whole.result(name).missingInputs, words);
    return note === undefined ? [] : [`viand: ${words.messages.tables.titles[name]}: ${note}`];
  });
}

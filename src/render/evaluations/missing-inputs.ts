import type { EvaluatedTotals } from '../../engine/group-sink.ts';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import { isIndexName } from '../../evaluation/indices/indices.ts';
import type { Language } from '../../language/language.ts';
import { wordsIn } from '../../language/words.ts';
import { missingInputRemarks } from '../coverage-remarks.ts';

/**
 * The inputs of each index that some foods of the run lack: a component without data scores 0. Tables of groups and
 * estimates have no place for them.
 *
 * @param whole all groups together
 * @param language of the messages
 */
export function missingInputLines(
  evaluations: readonly EvaluationName[],
  whole: EvaluatedTotals,
  language: Language,
): string[] {
  return evaluations
    .filter(isIndexName)
    .flatMap((name) =>
      missingInputRemarks(whole.result(name).missingInputs, wordsIn(language)).map(
        (remark) => `viand: ${name}: ${remark}`,
      ),
    );
}

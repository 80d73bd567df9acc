import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { localName } from '../../language/local-name.ts';
import type { EntrySink, LineMeaning } from '../../meals/reading.ts';
import { SURE_CONFIDENCE } from '../../model/entry.ts';
import { acceptanceOf } from '../../search/lines/candidates.ts';
import { quoted } from '../../text/quote.ts';
import { type Candidate, type MatchedLine, matchLine } from './match-line.ts';
import type { NameAnswers } from './name-answers.ts';

/**
 * Finds the foods that the lines of a record name, for readers of meal files.
 *
 * @param accept confidence from which a match is taken, though it may not be sure
 * @param answers a person's answers to uncertain names
 * @param onMatch told of each match and what the record calls it
 * @param language of the names of foods in messages
 */
export function nameMatcher(
  catalogue: Catalogue,
  accept: number = SURE_CONFIDENCE,
  answers: NameAnswers = new Map(),
  onMatch?: (foodId: string, text: string) => void,
  language: Language = 'en',
): EntrySink['match'] & {} {
  const settings = { threshold: accept, answers };
  const nameOf = ({ id, name }: Candidate) => {
    const found = language === 'en' ? undefined : catalogue.find(id);
    return found === undefined ? name : localName(found.food, language);
  };
  return (line) =>
    matchLine(catalogue, line, settings).map((matched) => {
      const meaning = meaningOf(matched, accept, nameOf);
      if (meaning !== 'left out' && 'foodId' in meaning) onMatch?.(meaning.foodId, matched.text);
      return meaning;
    });
}

function meaningOf(
  { text, candidates, isLeftOut }: MatchedLine,
  accept: number,
  nameOf: (candidate: Candidate) => string,
): LineMeaning {
  if (isLeftOut) return 'left out';
  const [best] = candidates;
  if (best === undefined || acceptanceOf(best) < accept) {
    return uncertainFood(text, candidates, nameOf);
  }
  const { id, amount, unit, confidence, isSizeAssumed } = best;
  const isUncertain = acceptanceOf(best) < SURE_CONFIDENCE;
  return { foodId: id, amount, unit, match: { confidence, isUncertain, isSizeAssumed } };
}

function uncertainFood(
  text: string,
  candidates: readonly Candidate[],
  nameOf: (candidate: Candidate) => string,
): LineMeaning {
  const likely = candidates.map(
    (candidate) => `${nameOf(candidate)} (${Math.round(candidate.confidence * 100)} %)`,
  );
  return {
    code: 'meal/uncertain-food',
    field: 'food_id',
    message: `No certain match for ${quoted(text)}`,
    value: text,
    expected: likely.length === 0 ? 'the name of a food' : `perhaps ${likely.join(', or ')}`,
  };
}

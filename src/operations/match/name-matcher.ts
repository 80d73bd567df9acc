import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Language } from '../../language/language.ts';
import type { EntrySink, LineMeaning } from '../../meals/entries/reading.ts';
import type { RecordLine } from '../../meals/records/dietary-record.ts';
import { SURE_CONFIDENCE } from '../../model/entry.ts';
import { acceptanceOf, lacksUnit } from '../../search/lines/candidates/candidate.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { tidyLine } from '../../text/lines/tidy-line.ts';
import type { NameAnswers } from './answers/name-answers.ts';
import { type Candidate, type MatchedLine, matchLine } from './match-line.ts';
import { memoizeByLine } from './memoize-by-line.ts';
import { candidateNames } from './names/candidate-names.ts';
import { isOfOtherName } from './names/other-name.ts';
import { noCertainMatch } from './no-certain-match.ts';

/**
 * Finds the foods that the lines of a record name, for readers of meal files.
 *
 * @param accept the confidence from which a match is accepted, even if it is not certain
 * @param answers a person's answers to uncertain names
 * @param onMatch called with each match and the name in the record
 * @param language the language of food names in messages; for a German record, they are German in any case
 */
export function nameMatcher(
  catalogue: Catalogue,
  accept: number = SURE_CONFIDENCE,
  answers: NameAnswers = new Map(),
  onMatch?: (foodId: string, text: string) => void,
  language: Language = 'en',
): EntrySink['match'] & {} {
  const settings = { threshold: accept, answers };
  const namesOf = (text: string, candidates: readonly Candidate[]) =>
    candidateNames(catalogue, text, candidates, language);
  const meaningsOf = memoizeByLine((line): readonly Named[] => {
    const foods = matchLine(catalogue, line, settings);
    // A person looks for what the record says, not for abbreviations in full.
    const said = foods.length === 1 ? tidyLine(line.text) : undefined;
    return foods.map((matched) => ({
      text: matched.text,
      meaning: meaningOf({ ...matched, text: said ?? matched.text }, accept, namesOf),
    }));
  });
  return (line) =>
    meaningsOf(line).map(({ text, meaning }) => {
      if (meaning !== 'left out' && 'foodId' in meaning) onMatch?.(meaning.foodId, text);
      return meaning;
    });
}

/** The meaning of a part of a line, and its text. */
interface Named {
  readonly text: string;
  readonly meaning: LineMeaning;
}

function meaningOf(
  { text, line, candidates, isLeftOut }: MatchedLine,
  accept: number,
  namesOf: NamesOf,
): LineMeaning {
  if (isLeftOut) return 'left out';
  const [best] = candidates;
  if (best?.amount !== undefined && best.amount < 0 && best.foodConfidence >= accept) {
    return moreLeftThanServed(text, -best.amount, best.unit ?? 'g');
  }
  if (best === undefined || acceptanceOf(best) < accept) {
    const names = namesOf(text, candidates);
    return best !== undefined && isOfOtherName(best)
      ? codeBesideName(line, names)
      : uncertainFood({ text, line }, candidates, names);
  }
  const { id, amount, unit, confidence, isSizeAssumed } = best;
  const isUncertain = acceptanceOf(best) < SURE_CONFIDENCE;
  return { foodId: id, amount, unit, match: { confidence, isUncertain, isSizeAssumed } };
}

function moreLeftThanServed(text: string, more: number, unit: string): LineMeaning {
  return {
    code: 'meal/negative-amount',
    field: 'amount',
    message: `More of ${quoted(text)} was left over than was served: ${Number(more.toPrecision(4))} ${unit} more`,
    expected: 'at most the amount served',
  };
}

function codeBesideName(
  { foodId = '', food = '' }: RecordLine,
  [nameOfCode = '']: readonly string[],
): LineMeaning {
  return {
    code: 'meal/code-beside-name',
    field: 'food_id',
    message: `Code ${quoted(foodId)} is ${quoted(nameOfCode)}, but the name next to it is ${quoted(food)}`,
    value: foodId,
    expected: 'a code and a name of the same food in the same state',
  };
}

type NamesOf = (text: string, candidates: readonly Candidate[]) => readonly string[];

function uncertainFood(
  { text, line }: Pick<MatchedLine, 'text' | 'line'>,
  candidates: readonly Candidate[],
  names: readonly string[],
): LineMeaning {
  return {
    code: 'meal/uncertain-food',
    field: 'food_id',
    ...noCertainMatch(
      text,
      candidates.map(({ confidence }, index) => ({ name: names[index] ?? '', confidence })),
      candidates[0] && expectedOf(candidates[0], line),
    ),
  };
}

/** What would make a candidate certain, if its food is. */
function expectedOf(candidate: Candidate, { measure }: RecordLine): string | undefined {
  if (lacksUnit(candidate)) {
    return measure === undefined
      ? 'a unit with the amount, such as g'
      : 'a unit, such as g, or --unit g for the column';
  }
  const { line, foodConfidence } = candidate;
  return line.edibleShare !== undefined && foodConfidence === 1
    ? 'the weight of the edible part'
    : undefined;
}

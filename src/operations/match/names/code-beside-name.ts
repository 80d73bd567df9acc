import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Food } from '../../../model/food.ts';
import { type Candidate, candidateOf } from '../../../search/lines/candidates/candidate.ts';
import { readMeasuredFood } from '../../../search/lines/reading/measured-food.ts';
import { stateOf } from '../../../search/lines/states/state-of-line.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { CERTAIN_CONFIDENCE, matchWhole } from './foods-of-text.ts';
import { OTHER_NAME } from './other-name.ts';

/** The confidence in either food: more than a guess, and less than certain. */
const IN_DOUBT = 0.7;

/** Shorter words than this may be part of any longer one. */
const LEAST_LETTERS = 4;

/**
 * The foods of a code and of the name next to it. The code takes precedence over the name, unless the name certainly
 * belongs to another food, because a column was shifted or the code is from a list that has changed, or one of them is
 * raw and the other cooked. Then neither is certain.
 */
export function foodsOfCode(
  catalogue: Catalogue,
  ofCode: Candidate,
  food: Food,
  name: string,
): readonly Candidate[] {
  const inOtherState = otherState(ofCode, food, name);
  if (inOtherState !== undefined) return [ofCode, inOtherState].map(inDoubt);
  if (sharesWord(food, name)) return [ofCode];
  const named = matchWhole(catalogue, name);
  const [best] = named;
  const isOther =
    best !== undefined &&
    best.foodConfidence >= CERTAIN_CONFIDENCE &&
    !named.some(({ id }) => id.split('.')[0] === food.id);
  return isOther ? [ofCode, best].map(inDoubt) : [ofCode];
}

/** The food in the state that its name says, if that is raw and the code is of cooked food, or the other way round. */
function otherState({ id, line }: Candidate, food: Food, name: string): Candidate | undefined {
  const ofCode = food.variants.find((variant) => variant.id === id);
  const { variant } = stateOf(readMeasuredFood(name, ''), food);
  if (ofCode === undefined || variant === undefined) return undefined;
  const areAlike = (ofCode.processing === 'raw') === (variant.processing === 'raw');
  return areAlike ? undefined : candidateOf(line, food, variant.id);
}

/** Whether a name shares a word, or a part of one, with the names of a food: "Apfel" in "Apfelmus". */
function sharesWord({ name, otherNames, description }: Food, written: string): boolean {
  const own = [name, ...otherNames, description].flatMap(foldWords);
  return foldWords(written).some((word) => own.some((other) => areAlike(word, other)));
}

function areAlike(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short === long
    ? /\p{L}/u.test(word)
    : short.length >= LEAST_LETTERS && long.includes(short);
}

function inDoubt(candidate: Candidate): Candidate {
  const confidence = Math.min(candidate.confidence, IN_DOUBT);
  const remarks = [...candidate.remarks, OTHER_NAME];
  return { ...candidate, confidence, foodConfidence: IN_DOUBT, remarks };
}

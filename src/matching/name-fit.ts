import type { Food, Variant } from '../model/food.ts';
import { foldWords } from '../model/words.ts';
import { COOKED_WORDS, PROCESSING_WORDS } from './measures.ts';
import type { FoodLine } from './read-line.ts';

/** How well a food is what a line names, and in which state. */
export interface NameFit {
  /** 0 to 1. */
  readonly confidence: number;
  /** The variant that the line's preparation names; undefined for the standard one. */
  readonly variant: Variant | undefined;
}

/** Shares of the words of the line, and of the name, in the confidence. */
const SAID = 0.5;
const CALLED = 0.5;

/** What it counts that a word was not written as the name has it. */
const MISSPELT = 0.85;

/** What a preparation counts that the food is not known in. */
const OTHER_STATE = 0.75;

/** Fits a food to a line by the best of its names. */
export function fitName(line: FoodLine, food: Food): NameFit {
  const states = new Set(line.processings);
  const variant = food.variants.find(({ processing }) => states.has(processing));
  const cooked = line.isCooked ? cookedVariant(food) : undefined;
  const names = [food.name, ...food.otherNames].map((name) =>
    food.brand === null ? name : `${name} ${food.brand}`,
  );
  const fits = names.flatMap((name) => {
    const nameWords = foldWords(name);
    return [
      // The preparation may be part of the name, as in "dried apricots"; else it tells the variant.
      {
        ...(line.words.filter(isPreparation).every((word) => isWordOf(nameWords, word))
          ? compare(line.words, nameWords)
          : { score: 0 }),
        variant: undefined,
      },
      {
        ...compare(
          line.words.filter((word) => !isPreparation(word)),
          nameWords,
        ),
        variant: variant ?? cooked,
        isStripped: true,
      },
    ];
  });
  let best: NameFit = { confidence: 0, variant: undefined };
  for (const fit of fits) {
    const isStripped = 'isStripped' in fit && line.words.some(isPreparation);
    const isKnown = !isStripped || fit.variant !== undefined || isStandard(line, food);
    const confidence = fit.score * (isKnown ? 1 : OTHER_STATE);
    const isBetter =
      confidence > best.confidence ||
      (confidence === best.confidence && best.variant === undefined && fit.variant !== undefined);
    if (isBetter) best = { confidence, variant: fit.variant };
  }
  return best;
}

function isWordOf(nameWords: readonly string[], word: string): boolean {
  return foldWords(word).every((folded) => nameWords.includes(folded));
}

function isPreparation(word: string): boolean {
  return PROCESSING_WORDS.has(word) || COOKED_WORDS.has(word);
}

/** Whether the state a line tells is that of the food anyway. */
function isStandard({ processings, isCooked }: FoodLine, food: Food): boolean {
  if (processings.length === 0 && isCooked) return food.standardProcessing !== 'raw';
  return processings.some((processing) => processing === food.standardProcessing);
}

/** Cooked as the food is mostly cooked, else boiled, else in whichever way there is. */
function cookedVariant({ variants, standardProcessing }: Food): Variant | undefined {
  const cooked = variants.filter(
    ({ processing }) => processing !== 'raw' && processing !== 'dried',
  );
  return (
    cooked.find(({ processing }) => processing === standardProcessing) ??
    cooked.find(({ processing }) => processing === 'boiled') ??
    cooked[0]
  );
}

/** Compares what was said with what a food is called, word by word. */
function compare(said: readonly string[], called: readonly string[]): { score: number } {
  const words = said.flatMap(foldWords);
  if (words.length === 0 || called.length === 0) return { score: 0 };
  const whole = words.join(' ');
  if (whole === called.join(' ') || words.join('') === called.join('')) return { score: 1 };
  let found = 0;
  const met = new Set<string>();
  for (const word of words) {
    const same = called.find((own) => own === word);
    const like = same ?? called.find((own) => isMisspelt(word, own));
    if (like === undefined) continue;
    found += same === undefined ? MISSPELT : 1;
    met.add(like);
  }
  return { score: (SAID * found) / words.length + (CALLED * met.size) / called.length };
}

/** One slip from each other, of words long enough for that to mean something. */
function isMisspelt(word: string, own: string): boolean {
  if (word.length < 4 || own.length < 4 || Math.abs(word.length - own.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === own[start]) start += 1;
  const [left, right] = [word.slice(start), own.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** The words of a line that name its food, as a query. */
export function queryOf({ words }: FoodLine, withPreparation: boolean): string {
  return words.filter((word) => withPreparation || !isPreparation(word)).join(' ');
}

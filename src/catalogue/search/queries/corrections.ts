import { kindsNamed } from '../../../search/names/kinds-of.ts';
import { readQuery } from '../../../search/query-words.ts';
import { correctQuery, type MayCorrect } from '../../../search/spelling.ts';
import { wordsWithin } from '../../../text/words/edit-distance.ts';
import { singular } from '../../../text/words/fold-words.ts';
import { allOf, hasWord } from '../lists/expression.ts';
import { allWords } from '../stages/stages.ts';
import { headWord } from '../words/indexed-words.ts';
import type { Query } from './query-reader.ts';
import type { SearchedWords } from './searched-words.ts';

/** How a query may be spelled. */
interface Corrections {
  /** The query in corrected spelling, the likeliest first. */
  readonly corrections: readonly (readonly string[])[];
  /** The words to search for in part; undefined if none of them is misspelt. */
  readonly inPart: readonly string[] | undefined;
}

/**
 * Corrects the spelling of a query.
 *
 * @param isFound whether foods have all of its words as typed
 */
export function correctionsOf(
  { typed: asTyped, required, content, bare }: Query,
  isFound: boolean,
  words: SearchedWords,
  mayCorrect: MayCorrect = () => true,
): Corrections {
  const correct = (typed: readonly string[]) =>
    correctQuery(typed, words.index, (word, near) => {
      // "Mehl" is flour, also in a table in English, and no meal.
      if (kindsNamed(singular(word)).length > 0) return false;
      // "Cuties" are fruit, and not the city in the name of a cheese. An unfinished word is none: "komb" for "comb".
      const last = near.split(' ').at(-1) as string;
      const isAlone = typed.length === 1 && words.index.has(last) && !isFoodWord(last, words);
      return !isAlone && !isJoining(near) && mayCorrect(word, near);
    });
  const hasFoods = (typed: readonly string[]) =>
    words.count(allWords(typed, words.index, 'finished')) > 0;
  const ofContent = correct(content);
  // "Cinamon roll" is no cinnamon, although a roll may be an amount.
  const ofAll = required.length > content.length ? correct(required).filter(hasFoods) : [];
  const misread =
    isFound || ofContent.length > 0 ? undefined : misreadName(content, asTyped, words, mayCorrect);
  const corrections = [
    ...ofAll,
    ...(misread === undefined ? [] : [misread]),
    ...ofContent,
    ...(bare === content ? [] : correct(bare)),
  ];
  return { corrections, inPart: likelyCorrections(content, ofContent[0], words) };
}

/** Whether a word only joins others, so that nobody means it by a misspelt word: "wite rice" is not "with rice". */
function isJoining(word: string): boolean {
  const [first] = readQuery([word, '']).required;
  return first !== word;
}

/** The most words of a name in which one was mistaken for another. */
const MOST_MISREAD = 3;

/**
 * The name of a food that differs by one letter of a word that is no word of foods, but begins one: "dr pepper" for "dr
 * peper", although "peperoni" begins so. The name may have joining words: "dumplings filled with meat" for "dumplings
 * illed with meat". A "pear soup" is no pea soup. Undefined if there is none.
 */
function misreadName(
  typed: readonly string[],
  whole: readonly string[],
  { index, queries }: SearchedWords,
  mayCorrect: MayCorrect,
): readonly string[] | undefined {
  if (typed.length < 2 || typed.length > MOST_MISREAD) return undefined;
  const names = typed.flatMap((word, at) => {
    if (word.length < LEAST_MISREAD || index.has(word) || index.has(singular(word))) return [];
    const isNamed = (near: string) =>
      queries.isNamed(typed.with(at, near)) ||
      queries.isNamed(whole.map((one) => (one === word ? near : one)));
    return Array.from(index.near(singular(word), 1), ([{ word: near, foods }]) => ({
      words: typed.with(at, near),
      isMeant: near !== singular(word) && mayCorrect(word, near) && isNamed(near),
      foods,
    })).filter(({ isMeant }) => isMeant);
  });
  return names.sort((a, b) => b.foods - a.foods)[0]?.words;
}

/** The fewest letters of a word that may be mistaken for another. */
const LEAST_MISREAD = 4;

/** Whether a word names a food or a kind of food, and is not merely part of a brand. */
export function isFoodWord(word: string, { isOfFood }: SearchedWords): boolean {
  const one = singular(word);
  return kindsNamed(one).length > 0 || isOfFood(one);
}

/** From this many foods on, a word that is the head of their names is a food: "egg omelet or scrambled egg". */
const LEAST_HEADS = 3;

/** The fewest letters of a misspelt word that is searched for without the words beside it: "wort" is no worm. */
const LEAST_ALONE = 5;

/**
 * A query with its longer words in corrected spelling, if foods have them with another word of the query: in "planters
 * mixed nuts", the first word is a brand and no platter. The last word may be the food, as in "wok brokoli". Undefined
 * if no word is misspelt.
 */
function likelyCorrections(
  typed: readonly string[],
  corrected: readonly string[] | undefined,
  words: SearchedWords,
): readonly string[] | undefined {
  const { index, count } = words;
  if (corrected === undefined || corrected.length !== typed.length) return corrected;
  const spelt = corrected.map(singular);
  const known = spelt.filter(index.has);
  // Beside an unknown word, only a slip is corrected: "cullen skink" is no "collins".
  const isSlip = (word: string, near: string) =>
    !wordsWithin(singular(word), 1, [{ word: near }]).next().done;
  const isWithAnother = (word: string, near: string) =>
    known.length < 2
      ? isSlip(word, near)
      : known.some((other) => other !== near && count(allOf([hasWord(near), hasWord(other)])) > 0);
  const likely = typed.map((word, at) => {
    const one = spelt[at] as string;
    const heads = at === typed.length - 1 ? index.countOf(headWord(one)) : 0;
    const isFood = heads >= LEAST_HEADS || (heads > 0 && isFoodWord(one, words));
    return word.length < LEAST_ALONE || !(isFood || isWithAnother(word, one))
      ? word
      : (corrected[at] as string);
  });
  return likely.every((word, at) => word === typed[at]) ? undefined : likely;
}

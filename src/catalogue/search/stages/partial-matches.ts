import { headPhrases, isDescribing } from '../../../search/names/head-words.ts';
import { statesNamed } from '../../../search/query-words.ts';
import { singular } from '../../../text/words/fold-words.ts';
import type { IndexWords } from '../words/vocabulary.ts';
import { anyWordStage, kindOnlyStage, type Stage } from './stages.ts';

/** If no food has all words, only words at least this informative relative to the rarest are searched for. */
const LEAST_RARITY_SHARE = 0.6;

/** Words for anything that is eaten, which find nothing by themselves: "happy meal", "meal deal". */
const ANY_FOOD: ReadonlySet<string> = new Set(
  'meal food dish menu snack deal mahlzeit essen gericht'.split(' '),
);

/** Words for a food that is cut or breaded: a spam fritter is spam, and no apple fritter. */
const FORMS: ReadonlySet<string> = new Set(
  'fritter schnitzel escalope nugget goujon pattie bratling kuchle puffer taler'.split(' '),
);

/** Words for how a food is cut, which say nothing of it: a stock cube is no cube steak. */
const CUTS: ReadonlySet<string> = new Set(
  'cube dice slice piece wedge half stick segment chunk strip portion wurfel streifen scheibe stuck'.split(
    ' ',
  ),
);

/**
 * Adds foods that have the rarest words. It ignores words that no food has, unless they are most of the query.
 *
 * @param add adds the hits of a stage and returns their number
 * @returns the words of the first stage that has hits; undefined if none has
 */
export function addPartialMatches(
  text: string,
  words: readonly string[],
  index: IndexWords,
  add: (stage: Stage | undefined) => number,
): readonly string[] | undefined {
  const known = words.filter((word) => {
    const one = singular(word);
    return index.has(one) && !ANY_FOOD.has(one);
  });
  const describes = (word: string) => {
    const one = singular(word);
    return isDescribing(one) || CUTS.has(one) || statesNamed(word).length > 0;
  };
  // "Red bull" is no red kidney bean.
  if (2 * known.length < words.length || known.every(describes)) return undefined;
  let first: readonly string[] | undefined;
  const phrases = headPhrases(text);
  const [phrase = []] = phrases;
  const formed = FORMS.has(phrase.at(-1) ?? '') && phrase.length > 1 ? [phrase.slice(0, -1)] : [];
  // "Swede mash" is swede rather than mash.
  const heads = [...formed, ...phrases.toSorted((a, b) => a.length - b.length)];
  for (const head of [...heads, known]) {
    const last = head.slice(-1);
    if (ANY_FOOD.has(last[0] as string)) continue;
    if (add(kindOnlyStage(last, known, index)) > 0) first ??= last;
  }
  const most = Math.max(...known.map((word) => index.rarityOf(singular(word))));
  const informative = known.filter(
    (word) => index.rarityOf(singular(word)) >= LEAST_RARITY_SHARE * most && !describes(word),
  );
  if (informative.length > 0 && add(anyWordStage(informative, index)) > 0) first ??= informative;
  return first;
}

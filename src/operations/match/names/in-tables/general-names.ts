import type { Food } from '../../../../model/food.ts';
import { mainNames } from '../../../../model/food-names.ts';
import { readLine } from '../../../../search/lines/reading/read-line.ts';
import { namesManyKinds } from '../../../../search/lines/words/general-words.ts';
import { isPreparation } from '../../../../search/lines/words/preparation-words.ts';
import { headPhrases } from '../../../../search/names/head-words.ts';
import { kindsNamed } from '../../../../search/names/kinds-of.ts';
import { foldWords } from '../../../../text/words/fold-words.ts';

/**
 * Whether a name says at least as much as the words of a line: the name of viand's food itself, or "Weizenmehl" for
 * "Mehl".
 */
export function isAsExact(name: string, words: readonly string[], known: Food): boolean {
  const [said = '', one = ''] = [words.join(' '), name].map(joined);
  return mainNames(known).includes(name) || one.endsWith(said);
}

/**
 * Whether a name of viand's food is also one of foods of other kinds: "Brühe" and "bouillon" for vegetable stock, or
 * "sliced cheese" for Gouda.
 */
export function isMoreGeneral(name: string, known: Food): boolean {
  const named = readLine(name);
  if (named.share !== undefined) return false;
  const words = named.words.filter((word) => !isPreparation(word));
  const short = joined(words.join(' '));
  const kinds = kindsNamed(short);
  return (
    namesManyKinds(words) ||
    mainNames(known).some((main) => {
      const whole = joined(main);
      const head = headPhrases(main)[0]?.at(-1) ?? '';
      const isHead = whole.endsWith(short) || kindsNamed(head).some((kind) => kinds.includes(kind));
      return isHead && head !== whole && short !== whole;
    })
  );
}

function joined(name: string): string {
  return foldWords(name).join('');
}

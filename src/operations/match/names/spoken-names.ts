import type { Food } from '../../../model/food.ts';
import { compoundOf } from '../../../search/names/compounds.ts';
import { headPhrases } from '../../../search/names/head-words.ts';
import { kindsNamed, phraseKey } from '../../../search/names/kinds-of.ts';
import { USUAL_FORM } from '../../../search/names/usual-form.ts';
import { foldWords } from '../../../text/fold-words.ts';

/** What published tables say where people say nothing: "Banane roh", "Kaffee (Getränk)", "Apples, raw, with skin". */
const UNSAID = new RegExp(
  String.raw`(?:,?\s+(?:${USUAL_FORM}|roh|raw|fresh|average|standard|flesh only|\((?:Getränk|Fertigprodukt|wie gewachsen)\)))+$`,
  'iu',
);

/**
 * A food of a published table with further names, as people say them: "Banane" for "Banane roh", "Rinderleber" for
 * "Rind Leber", and "Nudeln" for "Teigwaren" if these are words of a line.
 */
export function withSpokenNames<Named extends Food>(food: Named, words: readonly string[]): Named {
  const { name } = food;
  const plain = name.replace(UNSAID, '');
  const said = words.map((word) => foldWords(word).join(''));
  const spoken = [...(plain === name ? [] : [plain]), ...eachOf(plain), ...namesBy(said, plain)];
  return spoken.length === 0 ? food : { ...food, otherNames: [...food.otherNames, ...spoken] };
}

/** The name with each of its alternatives: "Garnele" for "Garnele/Granat/Krabbe". */
function eachOf(name: string): string[] {
  const [alternatives] = /^\p{L}+(?:\/\p{L}+)+/u.exec(name) ?? [];
  if (alternatives === undefined) return [];
  return alternatives.split('/').map((one) => `${one}${name.slice(alternatives.length)}`);
}

/** The name with words of a line in place of its head. */
function namesBy(words: readonly string[], name: string): string[] {
  return headPhrases(name).flatMap((phrase) => {
    const said = compoundIn(phrase, words) ?? synonymIn(phrase, words);
    if (said === undefined) return [];
    const head = new RegExp(String.raw`^(?:\p{L}+\s+){${phrase.length - 1}}\p{L}+`, 'u');
    return [name.replace(head, said)];
  });
}

function compoundIn(phrase: readonly string[], words: readonly string[]): string | undefined {
  const [added, food, ...more] = phrase;
  if (added === undefined || food === undefined || more.length > 0) return undefined;
  return compoundOf(food, added, (word) => words.includes(word));
}

/** A word of a line for the same kind of food. */
function synonymIn(phrase: readonly string[], words: readonly string[]): string | undefined {
  const kinds = kindsNamed(phraseKey(phrase));
  const isSame = (word: string) => kindsNamed(word).some((kind) => kinds.includes(kind));
  return kinds.length === 0 || phrase.some((word) => words.includes(word))
    ? undefined
    : words.find(isSame);
}

import type { Food } from '../../../../model/food.ts';
import { namesUnsaidKind } from '../../../../search/lines/candidates/unsaid-kinds.ts';
import { withoutSaltWords } from '../../../../search/lines/name-fit/salt-words.ts';
import type { FoodLine } from '../../../../search/lines/reading/food-line.ts';
import { compoundOf } from '../../../../search/names/compounds.ts';
import { headPhrases } from '../../../../search/names/head-words.ts';
import { kindsNamed, phraseKey } from '../../../../search/names/kinds-of.ts';
import { USUAL_FORM } from '../../../../search/names/usual-form.ts';
import { withoutAnimal } from '../../../../search/names/without-animal.ts';
import { foldWords } from '../../../../text/words/fold-words.ts';

/** Words that published tables add and people omit: "Banane roh", "Kaffee (Getränk)", "Apples, raw, with skin". */
const UNSAID = new RegExp(
  String.raw`(?:,?\s+(?:${USUAL_FORM}|roh|raw|fresh|average|standard|regular|(?<!^chocolate,?\s)plain|nature|natur|reif|flesh only|whole contents|(?:re-heated, )?drained|abgetropft|unfortified|\((?:Getränk|Fertigprodukt|wie gewachsen)\)))+$`,
  'iu',
);

/** Words of FNDDS for food of any kind. A line with a share of fat means one kind. */
const OF_ANY_KIND = /,?\s+(?:NFS(?=,|$)|NS as to [^,]+)/g;

/**
 * A food of a published table with further names, as people say them: "Banane" for "Banane roh", "Rinderleber" for
 * "Rind Leber", and "Nudeln" for "Teigwaren" if these are words of a line.
 */
export function withSpokenNames<Named extends Food>(
  food: Named,
  { words, share }: Pick<FoodLine, 'words' | 'share'>,
): Named {
  const { name } = food;
  const ofAnyKind = share === undefined ? name.replace(OF_ANY_KIND, '') : name;
  const bare = withoutAnimal(ofAnyKind).replace(UNSAID, '');
  // "Chicken, breast, with skin" is a kind of its own, unlike "Apples, with skin".
  const plain = namesUnsaidKind(ofAnyKind, words) ? ofAnyKind : bare;
  const said = words.map((word) => foldWords(word).join(''));
  const each = eachOf(plain);
  const bracketed = nameInBrackets(name);
  const unsalted = unsaltedName(plain, words);
  const spoken = [
    ...(plain === name ? [] : [plain]),
    ...(unsalted === undefined ? [] : [unsalted]),
    ...(bracketed === undefined ? [] : [bracketed]),
    ...each,
    ...[plain, ...each].flatMap((one) => namesBy(said, one)),
  ];
  return spoken.length === 0 ? food : { ...food, otherNames: [...food.otherNames, ...spoken] };
}

/** What tables write after a food for "unsalted". */
const WITHOUT_SALT =
  /,?\s+(?:without (?:added )?salt(?: added)?|no (?:added )?salt(?: added)?|ohne Salz)(?=,|$)/iu;

/** "Unsalted butter" for "Butter, without salt", with the words of the line for it. */
function unsaltedName(name: string, words: readonly string[]): string | undefined {
  const rest = WITHOUT_SALT.test(name) ? withoutSaltWords(words) : undefined;
  if (rest === undefined) return undefined;
  const said = words.slice(0, words.length - rest.length);
  return [...said, name.replace(WITHOUT_SALT, '')].join(' ');
}

/** The fewest letters that two words for one kind of food share at their ends. */
const MIN_SHARED_END = 4;

/**
 * The word in brackets that people use instead: "Räucherlachs" for "Lachs geräuchert (Räucherlachs)". It ends like the
 * food, unlike "Salami (Schwein)".
 */
function nameInBrackets(name: string): string | undefined {
  const bracketed = /^[^(]*\((\p{L}+)\)/u.exec(name)?.[1];
  if (bracketed === undefined) return undefined;
  const end = foldWords(bracketed).at(-1)?.slice(-MIN_SHARED_END) ?? '';
  const isLikeHead = headPhrases(name).some((phrase) => phrase.at(-1)?.endsWith(end));
  return end.length === MIN_SHARED_END && isLikeHead ? bracketed : undefined;
}

/** The name with each of its alternatives: "Garnele" for "Garnele/Granat/Krabbe", "Rind Lende" for "Rind Filet/Lende". */
function eachOf(name: string): string[] {
  const [, animal = '', alternatives] =
    /^(\p{L}+\s)?(?!Rind\/Schwein)(\p{L}+(?:\/\p{L}+)+)/u.exec(name) ?? [];
  if (alternatives === undefined) return [];
  const rest = name.slice(animal.length + alternatives.length);
  return alternatives.split('/').map((one) => `${animal}${one}${rest}`);
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

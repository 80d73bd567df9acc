import { lazily } from '../../../../collections/lazily.ts';
import { ViandError } from '../../../../model/diagnostic.ts';
import type { Recipe } from '../../recipe.ts';

/** Measures and foods that show a language whose names of foods viand does not know, and no other language. */
const LANGUAGES: readonly (readonly [name: string, words: string])[] = [
  [
    'Dutch',
    'eetlepels?|theelepels?|teentjes?|knoflook|aardappel\\p{L}*|ui|uien|\\p{L}*boter|\\p{L}*suiker|\\p{L}*bloem|eieren|\\p{L}*kaas|\\p{L}*gehakt|\\p{L}*melk|olijfolie|zout|peper|boerenkool|rookworst|slagroom',
  ],
  [
    'a Scandinavian language',
    'msk|tsk|krm|spsk|ägg|æg|mjölk|mælk|\\p{L}*smör|smør|\\p{L}*lök|\\p{L}*løg|\\p{L}*grädde|fløde|socker|sukker|\\p{L}*mjöl|hvedemel|hvetemel|potatis|kartofler|\\p{L}*färs|ströbröd',
  ],
  [
    'Polish',
    'łyż\\p{L}*|szklan\\p{L}*|mąk\\p{L}*|cukru|jaj\\p{L}*|masła|mlek\\p{L}|cebul\\p{L}*|śmietan\\p{L}*|czosnku|pomidor\\p{L}*|ziemniak\\p{L}*|makaronu|bulionu',
  ],
  [
    'Czech or Slovak',
    'lžíc\\p{L}*|lžič\\p{L}*|lyžic\\p{L}*|vejce|vajc\\p{L}*|mouk\\p{L}|múk\\p{L}|mléka|mlieka|másl\\p{L}|cibul[eík]\\p{L}*|strouž\\p{L}*|brambor\\p{L}*',
  ],
  [
    'Portuguese',
    'colher(?:es)?|xícaras?|farinha|açúcar|ovos?|manteiga|leite|cebolas?|alho|azeite|fermento',
  ],
  [
    'Hungarian',
    'dkg|evőkanál|teáskanál|kávéskanál|tojás|liszt|cukor|vaj|hagyma|fokhagyma|burgonya|krumpli',
  ],
  ['Turkish', 'kaşığı|bardağı|şeker|yumurta|tuz|tereyağı|soğan|sarımsak'],
  ['Finnish', 'rkl|munaa|sokeria|\\p{L}*jauhoja|maitoa|voita|suolaa|sipulia?|perunaa'],
];

/** Words in scripts other than the Latin one, in a line without Latin words: "mirin (みりん)" is English. */
const OTHER_SCRIPT =
  /^(?!.*\p{Script=Latin}{3}).*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]{2}/u;

const patterns = lazily(() => [
  ...LANGUAGES.map(
    ([name, words]) => [name, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
  ),
  ['another script', OTHER_SCRIPT] as const,
]);

/** The fewest ingredients, and their least share, that show the language of a recipe. */
const LEAST_LINES = 2;
const LEAST_SHARE = 1 / 3;

/**
 * @throws ViandError for a recipe in a language whose names of foods viand does not know: words of it that look like
 *   English or German ones may mean another food
 */
export function assertKnownLanguage(file: string, { ingredients }: Recipe): void {
  const least = Math.max(LEAST_LINES, ingredients.length * LEAST_SHARE);
  const found = patterns().find(
    ([, pattern]) => ingredients.filter(({ text }) => pattern.test(text)).length >= least,
  );
  if (found === undefined) return;
  throw new ViandError({
    code: 'meal/unclear-layout',
    message: `The recipe seems to be in ${found[0]}`,
    location: { file },
    expected: 'the ingredients in English or German',
  });
}

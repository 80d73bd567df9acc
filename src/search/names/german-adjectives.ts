import { lazily } from '../../collections/lazily.ts';
import { foldWords } from '../../text/words/fold-words.ts';

/** Adjectives of foods. After a slash follows the stem before an ending, if it differs. */
const ADJECTIVES =
  'rot weiß grün schwarz gelb blau braun hell dunkel/dunkl sauer/saur süß scharf mild frisch jung alt mittelalt ' +
  'grob fein mager fett fettarm fettreduziert zuckerfrei zuckerreduziert alkoholfrei glutenfrei ' +
  'laktosefrei vegan vegetarisch roh trocken halbtrocken lieblich weich hart fest cremig knusprig naturtrüb klar reif';

/** Participles without an ending: "geräuchert", "paniert", "verquirlt", "gebacken". */
const PARTICIPLE =
  /^(?:\p{L}*ge\p{L}{2,}(?:t|en)|\p{L}{2,}iert|(?:be|ent|er|ver|zer)\p{L}{2,}t|\p{L}{2,}reduziert)$/u;

/** Adjectives of origin: "griechisch", "asiatisch", but neither "Rindfleisch" nor "Stockfisch". */
const OF_ORIGIN = /..(?<!f|fle|fr)isch$/;

/** The endings that adjectives have before a noun, folded: "geräucherte Forelle", "geräucherter Lachs". */
const ENDINGS = ['', 'er', 'e', 'en'] as const;
const ENDING = /e[rnms]?$/;

interface Adjective {
  readonly bare: string;
  readonly forms: readonly string[];
}

/** Each adjective by each of its forms. */
const adjectives = lazily(() => {
  const all = new Map<string, Adjective>();
  for (const entry of ADJECTIVES.split(' ')) {
    const [bare = '', stem = bare] = entry.split('/').map((text) => foldWords(text)[0] as string);
    const forms = [bare, ...ENDINGS.map((ending) => stem + ending)];
    for (const form of [...forms, `${stem}em`]) all.set(form, { bare, forms });
  }
  return all;
});

/**
 * A German adjective without its ending: "rot" for "rote".
 *
 * @param word folded
 * @returns undefined for any other word, and for one without an ending
 */
export function bareAdjective(word: string): string | undefined {
  const bare = adjectives().get(word)?.bare;
  return bare === word ? undefined : bare;
}

/**
 * A German adjective or participle without its ending: "geräuchert" for "geräucherter". Other words are unchanged.
 *
 * @param word folded
 */
export function withoutEnding(word: string): string {
  const bare = bareAdjective(word);
  if (bare !== undefined) return bare;
  const stem = word.replace(ENDING, '');
  return stem !== word && PARTICIPLE.test(stem) ? stem : word;
}

/**
 * A German adjective in the form of a name: "Lachs geräuchert" is "geräucherter Lachs", and "Zwiebel rot" is "rote
 * Zwiebel".
 *
 * @param word folded
 * @param isOfName whether the name has a word
 * @returns the word unchanged if it is not such an adjective, or if the name has no form of it
 */
export function adjectiveOf(word: string, isOfName: (word: string) => boolean): string {
  const forms = adjectives().get(word)?.forms ?? formsOfDerived(word);
  return forms.find(isOfName) ?? word;
}

/** Whether a word without an ending is a participle or an adjective of origin. */
function isDerived(stem: string): boolean {
  return PARTICIPLE.test(stem) || (stem.endsWith('isch') && OF_ORIGIN.test(stem));
}

/** Participles with the verbs that begin compounds: "gekochter Schinken" is Kochschinken. */
const VERBS: ReadonlyMap<string, string> = new Map(
  `gekocht koch; gebraten brat; gebacken back; gerauchert raucher; gerieben reib; gemischt misch; getrocknet trocken;
   geschlagen schlag; gegrillt grill; gerostet rost; gehackt hack; geschmolzen schmelz; tiefgekuhlt tiefkuhl`
    .split(/;\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/**
 * How a German adjective begins a compound: "rot" for "roter", as in "Rotwein", and "koch" for "gekochter".
 *
 * @param word folded
 * @returns undefined for any other word
 */
export function compoundStart(word: string): string | undefined {
  const verb = VERBS.get(word) ?? VERBS.get(word.replace(ENDING, ''));
  return verb ?? bareAdjective(word);
}

function formsOfDerived(word: string): readonly string[] {
  return [word, word.replace(ENDING, '')]
    .filter(isDerived)
    .flatMap((stem) => ENDINGS.map((ending) => stem + ending));
}

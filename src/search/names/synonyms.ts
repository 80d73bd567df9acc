import { lazily } from '../../collections/lazily.ts';
import { foldWords, singular } from '../../text/words/fold-words.ts';
import { withoutEnding } from './german-adjectives.ts';

/**
 * Words for the same food in published tables, where the names of viand's own foods do not have them: CoFID calls
 * chickpeas "chick peas". After ">" follow wider words, which may stand for those before them if no food is called like
 * these, but not the other way round: a spirit for a vodka.
 */
const SYNONYMS = lazily((): readonly string[] =>
  `spring onion; green onion; scallion
   double cream; heavy cream
   sugar snap pea; snap pea
   sweet pepper > capsicum pepper
   chickpea; chick pea; garbanzo bean; garbanzo
   kohlsprosse; rosenkohl
   sultana > raisin
   mirabelle > plum; pflaume
   crayfish; crawfish
   coley; saithe; seelachs > pollock
   black pudding; blood sausage; blutwurst
   pork scratching; pork rind
   back bacon; canadian bacon
   hahnchen; brathahnchen
   wholemeal; whole wheat; wholegrain; whole grain
   porridge; oatmeal
   nudel; teigwaren
   kloss; knodel
   pomme de terre > potato; kartoffel
   kartoffelbrei; kartoffelpuree; kartoffelstock; kartoffelmus
   stock cube; bouillon cube
   dunkel schokolade; dark chocolate; zartbitterschokolade; bitterschokolade
   jelly baby; gummy bear; wine gum; fruit gum > gummy candy; gumdrop
   bonbon > hartkaramelle
   fizzy drink; soft drink; soda pop
   diet cola; cola light; cola zero > cola mit sussungsmitteln
   spezi; cola mix > cola misch getrank
   sprudel > mineralwasser
   hot chocolate; hot cocoa > drinking chocolate made up; cocoa drink; drinking chocolate
   kakao; trinkschokolade > kakaogetrank
   pilsner; pils > lager; beer; bier
   lager > beer; bier
   vodka; wodka > spirit; spirituosen
   whisky; whiskey > spirit; spirituosen
   brandy; weinbrand > spirit; spirituosen
   cognac > spirit; spirituosen
   gin > spirit; spirituosen
   rum > spirit; spirituosen
   tequila > spirit; spirituosen
   vegetarian; meatless; meat free; meatfree; vegetarisch > vegan; plant based
   vegan; plant based > vegetarian; meatless; vegetarisch
   tiefgekuhlt; tiefgefroren`
    .split('\n')
    .map((line) => line.trim()),
);

/** Words in place of others. */
export interface Phrasing {
  readonly words: readonly string[];
  /** Whether the words also mean other foods, so that a reader must be told about them. */
  readonly isWider: boolean;
}

/** What may stand for a phrase, the likeliest first. */
const alternatives = lazily(() => {
  const all = new Map<string, Phrasing[]>();
  for (const line of SYNONYMS()) {
    const [same = [], wider = []] = line.split('>').map(phrasesOf);
    for (const phrase of same) {
      const phrasing = (one: string, isWider: boolean) => ({ words: one.split(' '), isWider });
      const others = same.filter((one) => one !== phrase).map((one) => phrasing(one, false));
      const widened = wider.map((one) => phrasing(one, true));
      all.set(phrase, [...(all.get(phrase) ?? []), ...others, ...widened]);
    }
  }
  return all;
});

/** The most words of a phrase in the list. */
const MOST_WORDS = 3;

function phrasesOf(list: string): string[] {
  return list.split(';').map((phrase) => foldWords(phrase).join(' '));
}

/**
 * A query in other words for the same food: "eggplant" for "aubergine". Longer phrases are replaced first.
 *
 * @param words folded
 * @returns no query if none of the words has others
 */
export function synonymPhrasings(words: readonly string[]): readonly Phrasing[] {
  const plain = words.map((word) => singular(withoutEnding(word)));
  const phrasings: Phrasing[] = [];
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const [before, after] = [words.slice(0, at), words.slice(at + length)];
      // "Lager beer" is beer.
      for (const { words: other, isWider } of alternatives().get(
        plain.slice(at, at + length).join(' '),
      ) ?? [])
        phrasings.push({ words: [...new Set([...before, ...other, ...after])], isWider });
    }
  }
  return phrasings;
}

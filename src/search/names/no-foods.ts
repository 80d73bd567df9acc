import { lazily } from '../../collections/lazily.ts';
import { foldedLines } from '../../text/words/fold-words.ts';

/**
 * Things that people buy with their food, each near to a word of some food: soap is one letter from soup, and dog food
 * ends like baby food. Things that are near to no food need no line here.
 */
const listed = lazily(
  () =>
    new Set(
      foldedLines(
        `soap; hand soap; bleach; dog; cat; dog food; cat food; puppy food; kitten food; bird food; fish food; pet food;
         dog biscuit; cat biscuit; dog treat; cat treat; dog chew; horse feed; bird seed; grass seed; cat litter; litter;
         washing up liquid; washing liquid; washing powder; dish soap; dishwasher tablet; laundry pod; fabric softener;
         bin bag; bin liner; freezer bag; shopping bag; sandwich bag; battery; batteries; light bulb; candle; match;
         kitchen roll; toilet roll; loo roll; toilet paper; kitchen paper; paper towel; paper plate; cling film; tin foil;
         nail polish; nail varnish; hairspray; hair spray; table; chair; drinking straw; napkin; plate; spoon; fork; sun cream; hand cream; face cream; shaving cream; shaving foam; lip balm; body butter;
         bath salts; bubble bath; nicotine gum; chewing tobacco; plant food; potting soil;
         Hund; Katze; Seife; Handseife; Bleiche; Kerze; Batterie; Batterien; Streichhölzer; Küchenrolle; Klopapier;
         Müllbeutel; Gefrierbeutel; Backpapier; Alufolie; Blumenerde; Katzenstreu; Sonnencreme; Sonnenmilch; Handcreme;
         Gesichtscreme; Rasierschaum; Rasiercreme; Hautcreme; Körpermilch; Badesalz; Nagellack; Lippenbalsam; Schaumbad;
         Haarkur; Haaröl; Babyöl; Teelicht`.replace(/;\s*/g, '\n'),
      ),
    ),
);

/** Parts of German compounds that are no food, folded: "Zahnpasta", "Waschmittel", "Hundekuchen". */
const COMPOUND =
  /^(?:zahn(?!stocher)|wasch|spul|putz|dusch|hunde(?!rt)|katzen(?!zung)).{3}|.{3}futter$/;

/**
 * Whether a query is of something that nobody eats. A longer query is one if it ends in two such words: "Felix cat
 * food", but "tomato soap" is a misspelt soup.
 *
 * @param words folded
 */
export function isQueryForNoFood(words: readonly string[]): boolean {
  if (words.length === 1 && COMPOUND.test(words[0] as string)) return true;
  return words.some(
    (_, at) => (at === 0 || words.length - at > 1) && listed().has(words.slice(at).join(' ')),
  );
}

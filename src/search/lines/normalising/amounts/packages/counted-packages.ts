import { lazily } from '../../../../../collections/lazily.ts';
import { FRACTION_SIGN } from '../../../../../text/numbers/fractions.ts';
import {
  BOTTLE_WORDS,
  CAN_WORDS,
  PACK_WORDS,
} from '../../../../../text/vocabulary/container-words.ts';
import { WEIGHT_OR_VOLUME } from '../../../words/amount-patterns.ts';
import { NUMBER_WORDS } from '../../../words/quantity-words.ts';

/** "2 (15-oz.) cans" */
const countedPackages = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(\d+)(?:\s+|\s*\()(${WEIGHT_OR_VOLUME})\)?\s*((?:${CAN_WORDS}|${BOTTLE_WORDS}|${PACK_WORDS}|gläser)(?!\p{L}))`,
      'iu',
    ),
);

/** "2 x 400 tins of beans", "1 400 tin": sizes without a unit. */
const sizesWithoutUnit = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(\d{1,2})\s?(?:[x×]\s?|\s)([1-9]\d{2})\s((?:(${BOTTLE_WORDS})|${CAN_WORDS}|${PACK_WORDS})(?!\p{L}))`,
      'iu',
    ),
);

/** "Half a 400g tin", "1/2 (14 oz) can": a part of a package whose size is stated before it. */
const partOfStated = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(half(?: of)? an?|an? half|eine halbe|[1-3]/[2-4]|${FRACTION_SIGN})\s\(?(${WEIGHT_OR_VOLUME})\)?[\s-]?((?:${CAN_WORDS}|${BOTTLE_WORDS}|${PACK_WORDS}|blocks?|gläser)(?!\p{L}))`,
      'iu',
    ),
);

/** Foods that people eat with all that is in the tin or jar. Of others, only a part of the weight is eaten. */
const EATEN_WHOLE =
  /tomat|passata|pizzasauce|sou?ps?(?!\p{L})|suppe|eintopf|stew|curry|baked beans|refried|coconut|kokos|pumpkin puree|custard|(?:evaporated|condensed) milk|kondensmilch|chill?i(?: con carne)?\s*$|ravioli|spaghetti|rice pudding|milchreis|jam(?!\p{L})|marmelade|konfitüre|honey|honig|pesto|sauce|soße|salsa|(?:nut|nuss)[ -]?butter|peanut butter|nutella|hummus|apfelmus|mayo/iu;

/** Whether the weight of a package includes a liquid that people pour away: a tin of beans, but no bag of them. */
function holdsLiquid(container: string, food: string): boolean {
  return IN_LIQUID.test(container) && !EATEN_WHOLE.test(food);
}

const IN_LIQUID = new RegExp(`^(?:${CAN_WORDS}|jars?|glas|gläser)$`, 'iu');

/** "3 (6 oz) salmon fillets" */
const countedPieces = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(\d+)\s*\((${WEIGHT_OR_VOLUME})\)\s*(?=(?:\p{L}+[\s-]){0,4}(?:fil?lets?|steaks?|chops?|breasts?|thighs?|patties|sausages|portions)(?!\p{L}))`,
      'iu',
    ),
);

/** "Two 8-oz. skinless halibut fillets" */
const piecesOfWeight = lazily(
  () =>
    /^\s*(\d{1,2}|two|three|four|five|six|eight)\s(\d+(?:[.,]\d+)?)[- ](oz|ounce|g|gram|lb|pound)s?\.?\s(?=(?:[\p{L}-]+[\s,]+){0,5}(?:fil?lets?|steaks?|chops?|breasts?|thighs?|patties|sausages|potatoes)(?!\p{L}))/iu,
);

/** "6er Chicken Nuggets", "10er Pack Eier": a number of pieces; "0,4er Pils": a glass of that many litres. */
const NUMBER_OF_PIECES =
  /^(\s*(?:1\s|ein(?:en?)?\s)?)(\d{1,2})er(?:[- ]?(?:Pack(?:ung)?|Box|Karton|Schachtel))?\s(?=\p{Lu})/iu;
const GLASS_IN_LITRES = /^(\s*)(0[.,]\d{1,2})er\s(?=\p{L})/iu;

/** Writes packages and pieces of a stated size as a product: "2 (15-oz.) cans" is "2 x 15-oz. cans". */
export function withPackagesCounted(text: string): string {
  return text
    .replace(NUMBER_OF_PIECES, '$2 ')
    .replace(GLASS_IN_LITRES, '$1$2 l ')
    .replace(
      piecesOfWeight(),
      (_, count: string, weight: string, unit: string) =>
        `${NUMBER_WORDS.get(count.toLowerCase()) ?? count} x ${weight} ${unit} `,
    )
    .replace(
      sizesWithoutUnit(),
      (all, count: string, size: string, container: string, bottle?: string) => {
        if (holdsLiquid(container, text)) return /[x×]/iu.test(all) ? `${count} ${container}` : all;
        return `${count} x ${size} ${bottle === undefined ? 'g' : 'ml'} ${container}`;
      },
    )
    .replace(partOfStated(), (all, part: string, size: string, container: string) => {
      if (holdsLiquid(container, text)) return all;
      const share = /\p{L}/u.test(part) ? '1/2' : part;
      return `${share} x ${size} ${container}`;
    })
    .replace(countedPackages(), '$1 x $2 $3')
    .replace(countedPieces(), '$1 x $2 ');
}

/** "2 Dosen Tomaten, stückige à 400 g": the size of each, after a word for the kind. */
const sizeOfEach = lazily(
  () =>
    new RegExp(
      String.raw`^(\s*\d+\s+\p{L}+\.?\s[^,;()]+,\s[^,;()\d]+)\s(?:à|zu je|je)\s(${WEIGHT_OR_VOLUME})\s*$`,
      'iu',
    ),
);

/** "3 Gläser Wasser a 250 ml", "4 Dosen a 400 g Tomaten": the French word for "each", without its accent. */
const eachWithoutAccent = lazily(
  () =>
    new RegExp(
      String.raw`(?<=^\s*\d+\s[^()]*\p{L}),?\s\(?[aá]\s(${WEIGHT_OR_VOLUME})\)?(?=\s*(?:$|[,;])|(?<=^\s*\d+\s\p{L}+\s[aá]\s${WEIGHT_OR_VOLUME})\s\p{L})`,
      'iu',
    ),
);

/** Writes the size of each package in brackets, if it refers to the packages before the comma. */
export function withSizeOfEachApart(text: string): string {
  return text.replace(eachWithoutAccent(), ' à $1').replace(sizeOfEach(), '$1 (à $2)');
}

/** "1 fillet (6 oz each) x 4" */
const timesAtEnd = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(?:1|an?)\s+(.*\(${WEIGHT_OR_VOLUME} each\))\s*[x×]\s*(\d+)\s*$`,
      'iu',
    ),
);

/** Moves a number of pieces with a stated weight before them. */
export function withPiecesCountedFirst(text: string): string {
  return text.replace(timesAtEnd(), '$2 $1');
}

/** "Rice cakes 2 cakes", "Dates: 3 dates": a column of amounts that repeats the food. */
const NUMBER_OF_SAME =
  /^(\s*[^\d,;()]*?(\p{L}{3,}?)(?:e?s|e?n)?)[,:]?\s(\d+|½|1\/2)\s\2(?:e?s|e?n)?\s*$/iu;

/** Moves a number of times or of pieces from after a food to before it: "rice cakes x 3". */
export function withTimesFirst(text: string): string {
  return text
    .replace(/^([^\d,;]*\p{L})\s*[x×]\s*(\d+)\s*$/u, '$2 $1')
    .replace(NUMBER_OF_SAME, '$3 $1');
}

/** "Ein Paar Wiener" are two; "ein paar Oliven" and "paar Oliven" are some. */
export function withPairsCounted(text: string): string {
  return text
    .replace(/^(?:ein )?Paar (?=\p{Lu})/u, '2 ')
    .replace(/^Ein paar |(?<=^|[\s,])(?<!\d )(?:ein )?paar (?=\p{L})/gu, 'a few ');
}

/** Containers in which a takeaway packs a dish. */
const TAKEAWAY_BOX =
  /(?<!\p{L})(?:take-?out|take-?away|asia|chinese|nudel|noodle|to[- ]go)[- ]?(?:box(?:en)?|container|carton|tub|tray|schale)(?!\p{L})/giu;

/** Writes the box of a takeaway as a box: "1 takeaway box of fried rice" is a box of fried rice. */
export function withTakeawayBoxes(text: string): string {
  return text.replace(TAKEAWAY_BOX, 'box');
}

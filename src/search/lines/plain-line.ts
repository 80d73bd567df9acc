import { lazily } from '../../text/lazily.ts';
import { withCountsInDigits } from '../../text/number-words.ts';
import { withoutAlternatives } from './alternatives.ts';
import { withAmountsInNames } from './amounts-in-names.ts';
import { withBritishChips, withGermanChips } from './chips.ts';
import { withCinemaPopcorn } from './cinema-popcorn.ts';
import { withCutsCounted } from './counted-cuts.ts';
import { withoutCuts } from './cuts.ts';
import { withoutEatingOccasion } from './eating-occasion.ts';
import { withoutEdiblePart } from './edible-parts.ts';
import { withFoodsByMeasure } from './foods-by-measure.ts';
import { withFreshHerbs } from './fresh-herbs.ts';
import { withFruitInParts } from './fruit-in-parts.ts';
import { withLitresInFull } from './litres-in-full.ts';
import { withoutMakers } from './makers.ts';
import { withMilkAside } from './milk-in-coffee.ts';
import { withRangesInDecimals } from './mixed-ranges.ts';
import { withMultiplesCounted } from './multiples.ts';
import { withNetWeight } from './net-weight.ts';
import { withPartsOfEggs } from './parts-of-eggs.ts';
import { withAdditionsPlain } from './put-on.ts';
import { withoutRefuse } from './refuse.ts';
import { withoutUsualBread } from './sandwich-bread.ts';
import { withWordsInFull } from './short-words.ts';
import { withoutSideRemarks } from './side-remarks.ts';
import { withSizeInFull } from './size-in-full.ts';
import { asWritten } from './spoken.ts';
import { withSubsCounted } from './sub-lengths.ts';
import { withSupplementsNamed } from './supplements.ts';
import { withNumbersInFull } from './unreadable-numbers.ts';
import { withUsualForms } from './usual-forms.ts';
import { withWeighedState } from './weighed-states.ts';

/** The most characters of a line. Some patterns look at a line many times, and longer lines do not name a food. */
const MAX_LINE_CHARACTERS = 2000;

/** Whether a text is too long to be a line of a food record. */
export function isOverlong(text: string): boolean {
  return text.length > MAX_LINE_CHARACTERS;
}

const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?(?:\s+\d+/\d+|\s?[½⅓⅔¼¾⅛])?|[½⅓⅔¼¾⅛])`;
const UNIT = String.raw`(?:g|gr|gms?|kgs?|mg|mls?|cl|dl|l|ltrs?|oz|ounces?|fl\.?\s*oz|lbs?|pounds?|pints?|pt|litres?|liters?|grams?)`;

/** A weight or volume, such as "150ml" or "½ pint". */
const MEASURED = String.raw`${NUMBER}\s*-?${UNIT}\b\.?`;

/** A household measure next to a weight, such as "2 EL" or "1 cup". */
const HOUSEHOLD = String.raw`${NUMBER}\s*(?:el|tl|esslöffel|teelöffel|tbsps?|tsps?|tablespoons?|teaspoons?|cups?|tassen?|scheiben?|slices?|stücke?|stk|st|pieces?|becher|pots?|portion(?:en)?|gläser|glas|handvoll|tafeln?)(?!\p{L})\.?`;

/** "150ml/5fl oz": the second amount repeats the first. */
const AFTER_SLASH = new RegExp(
  String.raw`(${MEASURED})(?:\s*[/|]\s*(?:${MEASURED}(?:\s${MEASURED})?|${HOUSEHOLD}))+`,
  'giu',
);

/** "Bread 50 g / 200 ml juice": two metric amounts are those of two foods. */
const TWO_METRIC =
  /\d\s*(?:g|gr|grams?|kg|ml|cl|l)\s+\/\s+\d+(?:[.,]\d+)?\s*(?:g|gr|grams?|kg|ml|cl|l)(?=\s\p{L})/iu;

/** "3 slices of bread (90 g)": the weight of all three, unless it is that of each. */
const total = lazily(
  () =>
    new RegExp(
      String.raw`(\p{L}[^()]*)\((?:about|approx\.?|ca\.?|circa|etwa|=)?\s*(${MEASURED})\s*\)`,
      'giu',
    ),
);

/** "½ cup (1 stick) butter", "1 pack (8 slices) ham": the same in another measure. */
const AGAIN = new RegExp(
  String.raw`(?<=(?<!\p{L})cups?)\s*\(${NUMBER}\s*(?:sticks?|blocks?|tbsps?|tablespoons?)\)|(?<=(?<!\p{L})(?:packs?|packets?|pkg|pck|packung|packungen|päckchen))\s*\(${NUMBER}\s*(?:slices|pieces|rashers|scheiben|stück)\)`,
  'giu',
);

/** "225 g flour (8 oz)" likewise. */
const IN_PARENTHESES = new RegExp(
  String.raw`(${MEASURED}[^()]*)\([^()]*(?:${MEASURED}|${HOUSEHOLD})[^()]*\)`,
  'giu',
);

/** "3 bananas, mashed (about 1 1/4 cups)": what counted pieces amount to. */
const cupsOfPieces = lazily(
  () =>
    new RegExp(
      String.raw`(?<=^\s*(?:\d+(?:\s*[-–]\s*\d+)?|[½¼]|an?|one|ein(?:e)?)\s[^()\d]*)\s*\((?:about|approx\.?|roughly|ca\.?|etwa|ungefähr|or about)\s(?:${HOUSEHOLD})[^()]*\)`,
      'iu',
    ),
);

/** A number that is a type, a size or a share rather than an amount: "(Type 405)", "(Größe M)". */
const NO_AMOUNT =
  /\((?:typ|type|größe|gr\.|size|no\.|nr\.|klasse|class)[^()]*\)|\b(?:typ|type)\s+\d+/giu;

/** A piece as large as a thumb or a walnut, of ginger mostly. */
const THUMB_SIZED =
  /^(?:a |an |1 |one |ein(?:e[ns]?)? )?(?:thumb|walnut)[- ]?(?:sized?|length) (?:piece|knob|chunk|bit|lump) (?:of )?|^(?:ein(?:e[ns]?)? |1 )?(?:daumen|walnuss)gro(?:ß|ss)es stück(?:chen)? /i;

/** A piece of cheese as large as a matchbox, as leaflets on diets count it. */
const MATCHBOX_SIZED =
  /^(?:a |an |1 |one |ein(?:e[ns]?)? )?(?:small )?(?:matchbox[- ]?(?:sized?)? (?:piece|chunk|bit|cube)?(?: ?of )?|streichholzschachtelgro(?:ß|ss)es stück )/i;

/** "1 Stück Ingwer (2 cm)": of what is cut by its length. */
const LENGTH_IN_PARENTHESES =
  /^(?:(?:1|an?|one|ein(?:e[ns]?)?) (?:kleines |small )?(?:stück|piece|knob)(?:chen)? (?:of )?)?((?:fresh |frischer )?(?:ingwer|ginger|kurkuma|turmeric))\s*\((?:ca\.? |about )?(\d+)\s?cm\)/i;

/** How full a spoon or cup is. One that is neither heaped nor level is as full as usual. */
const heap = lazily(
  () =>
    /(?<!\p{L})(?:(heap(?:ed|ing)|rounded|gehäufte[rsn]?|geh\.)|(level|gestrichene[rsn]?|gestr\.)|scant|generous|knappe?[rsn]?|gute?[rsn]?) (?=(?:tbsps?|tsps?|tablespoons?|teaspoons?|cups?|el|tl|ess|tee|tassen?|liter|l)\b)/giu,
);

/** "1 EL gehäuft Mehl", "1 TL (geh.) Backpulver": after the spoon. */
const heapBehind = lazily(
  () =>
    /(?<!\p{L})((?:tbsps?|tsps?|tablespoons?|teaspoons?|el|tl|esslöffel|teelöffel)\b\.?)\s*,?\s*\(?(?:heap(?:ed|ing)|gehäuft|geh\.)(?!\p{L})\)?/giu,
);

const FLAT =
  '(?:pizzas?|margheritas?|hawaiian|calzones?|tortillas?|wraps?|pitt?as?|flatbreads?|naans?|pancakes?|crêpes?|crepes?)';
const WIDTH = String.raw`\d{1,2}\s?-?(?:inch(?:es)?|in\b|["”]|cm)`;

/** "12 inch pizza", "8 tortillas (6-inch)": a width says nothing about how much was eaten. */
const width = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\d.,])\(?${WIDTH}\)?\s(?=(?:\p{L}+\s){0,3}${FLAT}(?!\p{L}))|(?<=${FLAT}\s(?:\p{L}+\s){0,2})\(?${WIDTH}\)?(?=\s*(?:[,;)]|$))`,
      'giu',
    ),
);

/** "1 EL Stärke, mit 2 EL Wasser verrührt": water in which the measured food is dissolved. */
const inWater =
  /,?\s(?:\(?(?:mixed|dissolved|whisked|blended|stirred|slaked) (?:with|in|into) [^,()]*\bwater\b\)?|\(?(?:mit|in) [^,()]*\bwasser (?:an|ver|glatt )?(?:gerührt|verrührt|aufgelöst|gelöst)\)?)/giu;

/** "Rührei aus 2 Eiern", "omelette with 3 eggs": as many as it is made of. */
const fromEggs = lazily(
  () =>
    /^\s*(?:1 |an? |ein(?:e|en)? )?(rührei(?:er)?|omelette?|spiegelei(?:er)?|scrambled eggs?)[,\s]+\(?(?:aus |von |mit |from |of |with |made (?:from|with) )(\d)\s+(?:eiern?|eggs?)\)?\s*$/iu,
);

/** "2 (15-oz.) cans" */
const countedPackages = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(\d+)(?:\s+|\s*\()(${MEASURED})\)?\s*((?:cans?|tins?|jars?|dosen?|gläser|packages?|packets?|packs?|bottles?|boxes)(?!\p{L}))`,
      'iu',
    ),
);

/** "3 (6 oz) salmon fillets" */
const countedPieces = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(\d+)\s*\((${MEASURED})\)\s*(?=(?:\p{L}+[\s-]){0,4}(?:fil?lets?|steaks?|chops?|breasts?|thighs?|patties|sausages|portions)(?!\p{L}))`,
      'iu',
    ),
);

/** "1 litre stock (from 2 cubes)": its ingredient is not a second amount of it. */
const MADE_FROM = /\s\((?:made (?:from|with|using)|from|using|aus) [^()]*\d[^()]*\)/giu;

/** "1 fillet (6 oz each) x 4" */
const timesAtEnd = lazily(
  () => new RegExp(String.raw`^\s*(?:1|an?)\s+(.*\(${MEASURED} each\))\s*[x×]\s*(\d+)\s*$`, 'iu'),
);

/** Sweet peppers: nobody roasts or slices those of the spice rack. */
const SWEET_PEPPERS =
  /(?<=(?:roasted|grilled|charred|mixed|jarred|chopped|sliced|diced|cups?|of|\d) |^\s*)peppers(?=\s*(?:,|\(|$))/giu;

/** "Brot (Roggen) mit Leberwurst": what follows the brackets is no aside. */
const ASIDE_BEFORE_ADDITION = /\s*\(([^()\d]*)\)(\s+(?:with|mit|and|und|on|auf|plus)\s[^,()]*)/giu;

/** Any other text in parentheses without a number is an aside, as after a comma. */
const ASIDE = /\(([^()\d]*)\)/g;

/** What is done to a line, one after another. */
const STEPS: readonly ((text: string) => string)[] = [
  withCountsInDigits,
  withRangesInDecimals,
  withPartsOfEggs,
  withWordsInFull,
  withWeighedState,
  withFoodsByMeasure,
  withCutsCounted,
  withoutRepeats,
  withFreshHerbs,
  withoutSideRemarks,
  withoutRefuse,
  withoutEdiblePart,
  withoutMakers,
  withLitresInFull,
  withSizeInFull,
  withNetWeight,
  withFruitInParts,
  withGermanChips,
  withUsualForms,
  withSupplementsNamed,
];

/** Half cream and half milk, by a name that begins with an amount. */
const HALF_AND_HALF = /(?<!\p{L})half-and-half(?!\p{L}|\s(?:loaf|bread|mince|shandy))/giu;

/**
 * Simplifies a line: removes amounts that repeat the first one and numbers that are not amounts, and spells out
 * one-letter spoons and cups, which only their case distinguishes: "2 T sugar", "1 t salt".
 */
export function plainLine(text: string): string {
  return (
    STEPS.reduce((plain, step) => step(plain), text)
      // "a thumb-sized piece of ginger"
      .replace(THUMB_SIZED, '1 thumb ')
      .replace(MATCHBOX_SIZED, '1 matchbox ')
      .replace(LENGTH_IN_PARENTHESES, '$2 cm $1')
      // "ein Paar Wiener" are two, "ein paar Oliven" some.
      .replace(/^(?:ein )?Paar (?=\p{Lu})/u, '2 ')
      .replace(/^Ein paar |(?<=^|[\s,])ein paar (?=\p{L})/gu, 'a few ')
      .replace(heapBehind(), 'heaped $1')
      .replace(heap(), (_, heaped?: string, level?: string) =>
        heaped ? 'heaped ' : level ? 'level ' : '',
      )
      .replace(width(), '')
      .replace(inWater, '')
      .replace(countedPackages(), '$1 x $2 $3')
      .replace(countedPieces(), '$1 x $2 ')
      .replace(MADE_FROM, '')
      .replace(timesAtEnd(), '$2 $1')
      .replace(HALF_AND_HALF, '10% cream')
      .replace(SWEET_PEPPERS, 'bell peppers')
      // "rice cakes x 3"
      .replace(/^(\D*\p{L})\s*[x×]\s*(\d+)\s*$/u, '$2 $1')
      // In German, a small onion is "kl.", a large one "gr.", and a teaspoon "KL".
      .replace(/(?<!\p{L})kl\.?\s(?=\p{L})|(?<=\d\s)kl\.?(?=\s*(?:$|[,;)]))/gu, ' kleine ')
      .replace(/(?<=(?:^|[,(])\s*(?:[1-9]\s+)?)gr\.\s+(?=\p{Lu})/gu, 'große ')
      .replace(cupsOfPieces(), '')
      .replace(IN_PARENTHESES, '$1')
      .replace(total(), '$1 = $2')
      .replace(NO_AMOUNT, ' ')
      .replace(ASIDE_BEFORE_ADDITION, '$2, $1')
      .replace(ASIDE, ', $1')
      .replace(/(?<=[\d½⅓⅔¼¾⅛]\s*)T\b\.?(?!\p{L})/gu, ' tbsp')
      .replace(/(?<=[\d½⅓⅔¼¾⅛]\s*)t\b\.?(?!\p{L})/gu, ' tsp')
      .replace(/(?<=[\d½⅓⅔¼¾⅛]\s*)[cC]\b\.?(?!\p{L})/gu, ' cup')
  );
}

/** The meal or time of day before what was eaten: "breakfast: 2 eggs", "abends: 1 Brot". */
const mealTime = lazily(
  () =>
    /^\s*(?:(?:\p{L}+ )?meal deal|canteen|caf[eé]|restaurant|kantine|mensa|imbiss|breakfast|brunch|lunch|dinner|supper|tea|snacks?|dessert|pud(?:ding)?|afters|starter|main(?: course)?|vorspeise|hauptspeise|hauptgericht|beilage|getränke?|getrunken|gegessen|drinks?|drank|ate|evening|frühstück|mittagessen|abendessen|abendbrot|zwischenmahlzeit|jause|znüni|zvieri|znacht|vesper|brotzeit|zwischendurch|elevenses|(?:mid-?)?(?:morning|afternoon)|bedtime|nachtisch|morgens|vormittags?|mittags?|nachmittags?|abends?)\s*:\s+(?=\S)/iu,
);

/** "Reste vom Gulasch", "leftover curry": the same food on another day. */
const LEFT_OVER =
  /^\s*(?:(?:the |den |die |(?:ein(?:en)? )?(?:kleine[rn]? )?)?(?:reste?|remains?|restliche[nrs]?)|übrige[nrs]?|left-?overs?|what was left)(?:(?: (?:vom vortag|von gestern|from (?:yesterday|last night)))?:| (?:vom|von|der|des|from|of)(?: (?:the|my|der|dem))?)?\s+(?=\p{L})/iu;

/** Where a food comes from, what it is for, and what was removed: none of this makes it a different food. */
const NO_PART_OF_NAME = String.raw`(?:vom (?:bäcker|vortag|metzger|fleischer|markt|grill|blech|fass|imbiss|lieferdienst)|aus (?:dem (?:ofen|backofen|glas|supermarkt|(?:tief)?kühlregal|kühlschrank|tiefkühlfach)|der (?:kühltheke|tiefkühltruhe|mikrowelle|kantine|mensa))|ohne (?:haut|knochen|gräten|kerne?|kern(?:haus|gehäuse)|stein|stiel|strunk|rinde|kruste|schale)|von gestern|vom buffet|from (?:the|a) (?:bakery|market|supermarket|shop|chip shop|chippy|buffet|deli|oven|store|jar|freezer|fridge|microwave|canteen)|(?:without|no) (?:skin|bones?|crusts?)|on the side|(?:am|im) (?:stück|ganzen|block)|in one piece|in a block|(?:skin|crusts?) (?:on|off|in)|bone (?:on|off)|to (?:serve|taste|garnish)|for (?:serving|(?:(?:shallow|deep)[- ])?frying|rolling|kneading|sprinkling|drizzling|dipping|garnish|garnishing|greasing|dusting|brushing|topping|the (?:pan|tin))|(?:plus|and) (?:extra|more) (?:for|to) .*|zum (?:anbraten|braten|garnieren|bestreuen|bestäuben|bestreichen|ausrollen|ausbacken|kneten|dekorieren|verzieren|beträufeln|wälzen|ablöschen|dippen|einpinseln|bepinseln|einreiben|überbacken|abschmecken|binden|panieren|servieren|einfetten|fetten|frittieren|rösten)|(?:fürs|für (?:die|das|den|der)) (?:form|formen|blech|pfanne|arbeitsfläche|teig|deko|garnitur|glasur|dressing)|(?:nach|zu) (?:geschmack|belieben|bedarf)|optional|mit alle[ms]|mit allem drum und dran|with everything|with the works|(?:throughout|through|during) (?:the )?day|all day|über den (?:ganzen )?tag(?: verteilt)?|den ganzen tag|at room temperature|zimmerwarm|(?:cooked )?(?:medium[- ](?:rare|well)|well[- ]done|rare)|rosa (?:gebraten|gegart)|durchgebraten|je nach \p{L}+)`;
const noPartOfName = lazily(
  () =>
    new RegExp(String.raw`,?\s${NO_PART_OF_NAME}(?![\p{L}\d])|\s?\(${NO_PART_OF_NAME}\)`, 'giu'),
);

/** The time at which it was eaten, before it: "7:30 Uhr 1 Brot", "8am coffee". */
const CLOCK_TIME =
  /^\s*(?:\d{1,2}(?:[:.]\d{2})?\s*(?:uhr|[ap]\.?m\b\.?)|\d{1,2}:\d{2})\s*[:,–-]?\s+(?=\S)/iu;

/** What a takeaway packs a dish in. */
const TAKEAWAY_BOX =
  /(?<!\p{L})(?:take-?out|take-?away|asia|chinese|nudel|noodle|to[- ]go)[- ]?(?:box(?:en)?|container|carton|tub|tray|schale)(?!\p{L})/giu;

/** Joining words cut short: "Brötchen m. Butter u. Honig", "toast w/ jam". */
const SHORT_JOINERS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\s)m\.(?=\s?[\p{L}\d½¼¾])/giu, 'mit '],
  [/(?<=\s)u\.(?=\s?[\p{L}\d½¼¾])/giu, 'und '],
  [/(?<=\p{L}\s)m(?=\s\p{L})/gu, 'mit'],
  [/(?<=\p{L}\s)u(?=\s\p{L})/gu, 'und'],
  [/(?<=\s)w\/o(?=\s)/gi, 'without '],
  [/(?<=\s)w\/(?=\s?[\p{L}\d])/giu, 'with '],
  [/(?<=\s)w\.?(?=\s[\p{L}\d])/giu, 'with'],
];

/**
 * A text without the second of two amounts separated by a slash, and without text that names no food, such as the meal
 * before it. Joining words are spelled out.
 */
export function withoutRepeats(text: string): string {
  let plain = withSubsCounted(
    withAmountsInNames(
      withMultiplesCounted(
        withoutAlternatives(
          withCountsInDigits(asWritten(withNumbersInFull(text).replace(CLOCK_TIME, ''))),
        ),
      ),
    ),
  )
    .replace(LEFT_OVER, '')
    .replace(fromEggs(), '$2 $1')
    .replace(AFTER_SLASH, (all, first: string) => (TWO_METRIC.test(`${all} x`) ? all : first))
    .replace(AGAIN, '')
    .replace(TAKEAWAY_BOX, 'box');
  if (plain.includes(':')) plain = plain.replace(mealTime(), '');
  plain = withoutUsualBread(plain);
  plain = withoutCuts(withAdditionsPlain(withBritishChips(plain).replace(noPartOfName(), '')));
  plain = withoutEatingOccasion(withCinemaPopcorn(plain));
  for (const [short, word] of SHORT_JOINERS) plain = plain.replace(short, word);
  return withMilkAside(plain.replace(/ {2,}/g, ' '));
}

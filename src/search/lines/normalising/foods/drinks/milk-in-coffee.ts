import type { Food } from '../../../../../model/food.ts';
import { foldWords } from '../../../../../text/words/fold-words.ts';

/** Drinks that are made with milk. */
const MILKY =
  '(?:(?:caff?[eè] )?lattes?(?: macchiato)?|cappuccinos?|cappu|flat whites?|cortado|macchiato|mochas?|mochaccino|chai|matcha latte|milchkaffee|café au lait|cafe au lait|melange|galão|hot chocolate|hot choc|heiße schokolade|kakao|frapp(?:é|e|uccino)|iced latte|eiskaffee)';

const KIND =
  '(?:skim(?:med|ming)?|semi[- ]?skimmed|whole|full[- ](?:fat|cream)|low[- ]fat|fat[- ]free|non[- ]?fat|half[- ]fat|[0-3](?:[.,]\\d)? ?%(?: fat)?|oat|almond|soya?|soja|coconut|rice|cashew|hazelnut|pea|lactose[- ]free|plant(?:[- ]based)?|blue|green|red|fettarme[rn]?|laktosefreie[rn]?|entrahmte[rn]?|magere[rn]?)';

/** Plants and shares of fat that say by themselves which milk is in a drink, each with that milk. */
const BARE_KINDS: readonly (readonly [kind: string, milk: string])[] = [
  ['oat', 'oat milk'],
  ['soya?', 'soya milk'],
  ['almond', 'almond milk'],
  ['coconut', 'coconut milk'],
  ['cashew', 'cashew milk'],
  ['(?:semi[- ]?skimmed|semi)', 'semi-skimmed milk'],
  ['(?:skimmed|skim|non[- ]?fat|fat[- ]free)', 'skimmed milk'],
  ['(?:whole|full[- ](?:fat|cream))', 'whole milk'],
  ['low[- ]fat', 'low-fat milk'],
  ['lactose[- ]free', 'lactose-free milk'],
  ['hafer', 'Hafermilch'],
  ['soja', 'Sojamilch'],
  ['mandel', 'Mandelmilch'],
  ['kokos', 'Kokosmilch'],
  ['dinkel', 'Dinkelmilch'],
  ['fettarm', 'fettarmer Milch'],
  ['(?:entrahmt|mager)', 'Magermilch'],
  ['laktosefrei', 'laktosefreier Milch'],
];
const MILKS = BARE_KINDS.map(([kind, milk]) => [new RegExp(`^${kind}$`, 'iu'), milk] as const);

/** "Latte, almond croissant" is followed by a croissant rather than a milk. */
const BARE = `(?:${BARE_KINDS.map(([kind]) => kind).join('|')})(?=\\s*(?:$|[,;)+&.]|(?:and|und|with|mit|plus)\\s))`;

/** Kinds of milk that are one word in German, and the English ones; the kind may also stand alone. */
const MILK = `(?:(?:${KIND}[- ])+(?:milk|milch|drink)|(?:hafer|mandel|soja|kokos|voll|mager|reis|cashew|erbsen|dinkel|h-|barista-?)+(?:milch|drink)|${BARE})`;

const BEHIND = new RegExp(
  `(?<=(?<!\\p{L})${MILKY}(?:,? (?:large|small|medium|regular|groß|klein|grande|venti|tall))?)(?:,? ?\\(?(?:with|w/|made with|mit|auf|in)? ?|,? ?\\(|\\s[-–]\\s)${MILK}\\)?(?!\\p{L})`,
  'iu',
);

/** "Flat white, regular": of the usual size. */
const REGULAR = new RegExp(`(?<=(?<!\\p{L})${MILKY}),? regular(?=\\s*(?:$|[,;(]))`, 'iu');

/** A quick test for the drink, because {@link After} looks back from each position in a text. */
const HAS_MILKY = new RegExp(MILKY, 'iu');

/** "Coffee with oat milk": coffee with any milk. */
const IN_COFFEE = new RegExp(
  `(?<=(?<!\\p{L})(?:coffees?|teas?|kaffees?|tees?|americanos?|espresso) (?:with|mit) (?:a splash of |a little |etwas )?)${MILK}(?!\\p{L})`,
  'iu',
);

/** "Tea (semi-skimmed, no sugar)" likewise. */
const IN_BRACKETS = new RegExp(
  `(?<=(?<!\\p{L})(?:coffee|tea|kaffee|tee|americano)) \\((?:with |mit )?(?:${MILK}|milk|milch)((?:,| and| und) [^()\\d]*)?\\)`,
  'iu',
);

/** "Coffee, semi-skimmed milk" likewise. */
const BESIDE_COFFEE = new RegExp(
  `(?<!\\p{L})(coffee|tea|kaffee|tee|americano),? (?:${MILK}|milk|milch)(?!\\p{L}|\\s*\\d)`,
  'iu',
);

/** "Coffee, oat milk 30 ml": nobody drinks so little coffee. */
const LITTLE_MILK = new RegExp(
  `(?<=(?<!\\p{L})(?:coffee|tea|kaffee|tee|americano|espresso)),? (?:(?:with|mit) )?(${MILK}|milk|milch),? ((?:[1-5]?\\d|60) ?ml)(?=\\s*(?:$|[,;]))`,
  'iu',
);

/** "Coffee, oat milk 200 ml": the amount of the whole drink. */
const MUCH_PLANT_MILK =
  /^\s*(coffee|tea|kaffee|tee|americano),? (?:(?:with|mit) )?((?:oat|almond|soya?|coconut) (?:milk|drink)|(?:hafer|mandel|soja|kokos)(?:milch|drink)),? (\d{3} ?ml)\s*$/iu;

/** "Coffee without milk", "Tee, ohne Zucker": the plain drink. Iced tea has sugar unless somebody says so. */
const LACKED = '(?:milk|sugar|cream|milch|zucker|sahne)';
const PLAIN_DRINK = new RegExp(
  String.raw`(?<=(?<!\p{L})(?<!\biced?[- ](?:\p{L}+ )?)(?:coffees?|teas?|kaffees?|tees?|americanos?|espressos?)),?\s\(?(?:without|no|w/o|ohne) ${LACKED}(?:,?\s(?:(?:and|or|nor|und|oder|&)\s)?(?:(?:without|no|ohne)\s)?${LACKED})*\)?(?=\s*(?:$|[,;]))`,
  'iu',
);

/** "Tea, milk one sugar", "Tee mit Milch 1 Zucker": two additions without a word between them. */
const MILK_AND_SUGAR =
  /(?<=(?<!\p{L})(?:tea|coffee|tee|kaffee)(?:,| with| mit)? (?:milk|milch))(?:,? (?:and|und|&))? (?=(?:\d|one|two|three|ein|zwei) (?:sugars?|zucker)(?!\p{L}))/iu;

/** Cocoa with milk is a drink, and no powder. */
const COCOA_DRINK =
  /(?<!\p{L}|(?:EL|TL|löffel|tbsp|tsp|spoons?)(?: of)? )(?:kakao|cocoa)(?= \([^)]*(?:milk|milch|drink)\)| (?:with|mit) (?:milk|milch)(?!\p{L}))/iu;

/** Foods that milk makes another food of. */
const COFFEE_IN_MILK =
  /(?<!\p{L})(?:instant )?coffee,? \(?(?:made|all) (?:with|of) (?:hot )?milk\)?(?!\p{L})/iu;
const OATS_IN_MILK =
  /^(\s*(?:(?:an?|\d)\s)?(?:bowls?\sof\s)?)(?:porridge )?oats,? \(?(?:made|cooked) (?:with|in) milk\)?(?=\s*(?:$|[,;]|with\s|and\s))/iu;

/** Drinks that are always made with milk. */
const MADE_WITH_MILK =
  /^(\s*(?:(?:an?|\d)\s)?(?:(?:mugs?|cups?|glass(?:es)?)\s(?:of\s)?)?(?:hot chocolate|horlicks|ovaltine|ovo(?:maltine)?|malted milk|milo))[ ,(]+(?:made )?(?:with|w\/|mit) ?(?:hot |warm |heißer |warmer |kalter )?(?:milk|milch)\)?(?=\s*(?:$|[,;]))/iu;

const MADE_WITH_WATER = new RegExp(
  MADE_WITH_MILK.source.replace(/\(\?:hot \|warm.*milch\)/u, '(?:hot )?water'),
  'iu',
);

/** "Soy drink" and "Sojadrink" as names of coffees have them. */
function asMilk(kind: string): string {
  return kind.replace(/[ -]drink$/iu, ' milk').replace(/drink$/iu, 'milch');
}

const JOINER = /^[\s,(–-]*(?:with|w\/|made with|mit|auf|in)?\s*|\)$/giu;

/**
 * A text with the kind of milk of a coffee or cocoa in brackets: "large latte skimmed milk" becomes "large latte
 * (skimmed milk)". The milk is part of the drink, not a second food.
 */
export function withMilkAsQualifier(text: string): string {
  const measured = text
    .replace(LITTLE_MILK, (_, milk: string, amount: string) => ` with ${amount} ${milk}`)
    .replace(
      MUCH_PLANT_MILK,
      (_, drink: string, milk: string, amount: string) => `${amount} ${drink} with ${milk}`,
    );
  const behind = HAS_MILKY.test(measured)
    ? measured
        .replace(REGULAR, '')
        .replace(BEHIND, (milk) => ` (${asMilk(inFull(milk.replace(JOINER, '')))})`)
    : measured;
  return withMilkOnCereal(behind)
    .replace(PLAIN_DRINK, '')
    .replace(MILK_AND_SUGAR, ', ')
    .replace(MILKY_TEA, (_, named = '', plain = '') => named || plain)
    .replace(IN_COFFEE, (milk) => plantMilk(milk) ?? (/milch$/iu.test(milk) ? 'Milch' : 'milk'))
    .replace(
      IN_BRACKETS,
      (milk, more = '') =>
        ` ${/milch|mit|drink/iu.test(milk) ? 'mit' : 'with'} ${plantMilk(milk) ?? (/milch|mit/iu.test(milk) ? 'Milch' : 'milk')}${more}`,
    )
    .replace(BESIDE_COFFEE, (all, drink: string) =>
      /^(?:kaffee|tee)$/iu.test(drink)
        ? `${drink} mit ${plantMilk(all) ?? 'Milch'}`
        : `${drink} with ${plantMilk(all) ?? 'milk'}`,
    )
    .replace(COCOA_DRINK, 'hot chocolate')
    .replace(MADE_WITH_MILK, '$1')
    .replace(MADE_WITH_WATER, (_, drink: string) =>
      /chocolate/iu.test(drink) ? `${drink} with water` : `${drink} (water)`,
    )
    .replace(COFFEE_IN_MILK, 'latte')
    .replace(OATS_IN_MILK, '$1porridge made with milk');
}

/**
 * Plants from which milk is made. Such a milk is a different food from cow's milk, so that the line names two foods: as
 * a drink, since coffee with any milk has names with the milk of plants.
 */
const PLANT =
  /(?<!\p{L})(oat|almond|soya?|soja|coconut|rice|cashew|hazelnut|pea|hafer|mandel|kokos|reis|erbsen|dinkel)(?:[- ]?(?:milk|drink|(milch)))?(?!\p{L})/iu;

function plantMilk(text: string): string | undefined {
  const [, plant, german] = PLANT.exec(text) ?? [];
  if (plant === undefined) return undefined;
  const isGerman =
    german !== undefined || /^(?:hafer|mandel|kokos|reis|erbsen|dinkel)/iu.test(plant);
  return isGerman ? `${plant}drink` : `${plant} drink`;
}

const CEREAL =
  "(?:weetabix|weetbix|oatibix|shreddies|shredded wheat|corn ?flakes|cheerios|bran ?flakes|special k|rice krispies|coco pops|frosties|granola|muesli|müsli|cereals?|fruit ?[’']?n fib(?:re|er))";

/** "Weetabix semi skimmed", "Cheerios w/ oat": the milk on a cereal, without the word for milk. */
const MILK_ON_CEREAL = new RegExp(
  String.raw`((?<!\p{L})${CEREAL}(?:\s?\(\d\))?),?\s(?:with\s|w/\s?)?(${MILK})(?=\s*(?:$|[,;]))`,
  'iu',
);

/** "Müsli mit Milch 200 ml": the volume is that of the milk. */
const MILK_AND_VOLUME = new RegExp(
  String.raw`((?<!\p{L})(?:${CEREAL}|\p{L}*oats|haferflocken)(?:\s\d+\s?g)?)(,|\s(?:with|mit))\s((?:${MILK}|milk|milch)),?\s\(?(\d+\s?ml)\)?(?=\s*(?:$|[,;]))`,
  'iu',
);

const BISCUIT_CEREAL = '(?:weetabix|weet-?bix|oatibix|shredded wheat)';
const BISCUITS = '(?:biscuits?|stück|pieces?)';

/** "Bowl of Weetabix (2)", "Weetabix, 2 biscuits": a number of biscuits. */
const BISCUITS_BEHIND = new RegExp(
  String.raw`^\s*(?:(?:an?|1)\s)?(?:bowl (?:of )?)?(${BISCUIT_CEREAL})(?: \((\d)(?: ${BISCUITS})?\)|,? (\d) ${BISCUITS})(?=\s*(?:$|[,;]|with\s))`,
  'iu',
);

/** "2 Weetabix biscuits", "2 biscuits of Weetabix" */
const BISCUITS_OF_CEREAL = new RegExp(
  String.raw`(?<=(?<!\p{L})${BISCUIT_CEREAL}) biscuits?(?!\p{L})|(?<=\d )biscuits? (?:of )?(?=${BISCUIT_CEREAL})`,
  'giu',
);

function withMilkOnCereal(text: string): string {
  return text
    .replace(
      MILK_AND_VOLUME,
      (_, cereal: string, joiner: string, milk: string, amount: string) =>
        `${cereal}${joiner} ${amount} ${milk}`,
    )
    .replace(MILK_ON_CEREAL, (_, cereal: string, milk: string) => `${cereal} with ${inFull(milk)}`)
    .replace(
      BISCUITS_BEHIND,
      (_, cereal: string, inside?: string, behind?: string) => `${inside ?? behind} ${cereal}`,
    )
    .replace(BISCUITS_OF_CEREAL, '');
}

/** "Builder's tea, splash of milk": black tea, since the milk is named. */
const MILKY_TEA =
  /(?<!\p{L})(?:builder['’]?s?['’]?|white|milky)\s(tea|coffee)(?=[,\s(+&][^;]*(?<!\p{L})(?:milk|milch)(?!\p{L}))|(?<!\p{L})(tea|coffee|tee|kaffee) (?:with milk|mit milch)(?=(?:\s\d+\s?ml)?\s?[,(+&][^;]*(?<!\p{L})(?:milk|milch)(?!\p{L}))/giu;

/** A kind of milk with the word for milk: "oat" after a latte is "oat milk". */
function inFull(kind: string): string {
  return MILKS.find(([bare]) => bare.test(kind))?.[1] ?? kind;
}

/** Whether the qualifiers of a line say with which milk a drink was made, and no name of the drink says it. */
export function isOfOtherMilk(
  qualifiers: readonly string[],
  { isSolid, name, otherNames }: Pick<Food, 'isSolid' | 'name' | 'otherNames'>,
): boolean {
  const milk = qualifiers.filter((word) => MILK_WORD.test(word) || KIND_WORD.test(word));
  const isWatered = qualifiers.includes('water') && [name, ...otherNames].some(hasMilk);
  if (isSolid || !(isWatered || milk.some((word) => MILK_WORD.test(word)))) return false;
  if (isWatered) return true;
  return ![name, ...otherNames].some((one) => {
    const words = foldWords(one);
    return milk.every((word) => foldWords(word).every((folded) => words.includes(folded)));
  });
}

function hasMilk(name: string): boolean {
  return /(?<!\p{L})with milk$/iu.test(name);
}

const MILK_WORD = /(?:milk|milch)$/u;
const KIND_WORD = new RegExp(`^${KIND}$`, 'u');

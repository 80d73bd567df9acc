import { WEIGHT } from '../../words/amount-patterns.ts';
import { FROM_OVEN } from './from-oven.ts';

/** Foods whose peel or shell nobody eats. */
const PEELED = String.raw`(?:banan\p{L}*|orangen?|oranges?|mandarin\p{L}*|clementin\p{L}*|klementin\p{L}*|satsumas?|grapefruits?|pampelmusen?|mango\p{L}*|\p{L}*melon(?:en?|s)?|ananas|pineapples?|avocado\p{L}*|papayas?|eier|ei|eggs?|garnelen|shrimps?|prawns?|krabben|\p{L}*nüsse|\p{L}*nuts?|pista\p{L}*)`;

/** A remark that the weight includes a peel or shell that nobody eats. */
const PEEL = new RegExp(
  String.raw`(?=[,\s])(?:,?\s(?:mit|inkl\.?|samt) schale gewogen|,?\sweighed with (?:the )?(?:peel|shell|skin)(?!\p{L})|(?<=(?<!\p{L})${PEELED}),?\s\(?(?:mit|inkl\.?|samt|with) (?:(?:the|its|ihrer|der) )?(?:schale|peel|shell|skin)(?!\p{L})\)?)`,
  'giu',
);

/**
 * Refuse, as USDA calls the inedible parts of a food: the parts that lines say were weighed with it, and the edible
 * share, by the project's judgement.
 */
const REFUSE: readonly (readonly [RegExp, number])[] = [
  [
    /,?\s(?:mit|inkl\.?|samt) (?:gräten|knochen)(?: gewogen)?|,?\s(?:(?:weighed )?with (?:the )?bones?)(?!\p{L})|[,(]?\s?(?<!\p{L})bones?[- ]in(?!\p{L})\)?/giu,
    0.7,
  ],
  [PEEL, 0.7],
  [
    /,?\s(?:mit|inkl\.?|samt) (?:kern|stein)(?:en|e)?(?: gewogen)?(?!\p{L})|,?\s(?:weighed )?with (?:the )?(?:stones?|pits?)(?!\p{L})/giu,
    0.9,
  ],
  // "150 g AP": as purchased, as opposed to the edible portion. Only the name of the food shows how much is edible.
  [
    /(?:(?<=\d\s?(?:g|kg|oz|lbs?)\.?)[\s,]+\(?|,?\s\(|,\s)(?:AP|A\.P\.|[Aa]s purchased)\)?(?=\s*(?:$|[,)]|\s\p{L}))/gu,
    0.7,
  ],
];

/** Whether the weight of a food includes its peel or shell: "150 g Banane mit Schale". */
export function isWithPeel(text: string): boolean {
  return text.search(PEEL) >= 0;
}

/** Whether a line says in English that a piece has its bones, as raw meat is sold. */
export function isWithBones(text: string): boolean {
  return /(?<!\p{L})bones?[- ]in(?!\p{L})/iu.test(text);
}

/**
 * The edible share of cuts that are sold with their bones: SR28 gives the refuse of chicken legs (05075), wings (05100)
 * and breasts (05057), pork chops (10044, 10028), beef short ribs (13147), pork shoulders (10070) and legs of lamb
 * (17011); for drumsticks and thighs, it gives the bones (05066, 05691).
 */
const CUTS_WITH_BONES: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:chicken )?drumsticks?(?!\p{L})|(?<!\p{L})(?:hähnchen|hühner)?unterkeulen?(?!\p{L})/iu,
    0.67,
  ],
  [/(?<!\p{L})(?:chicken thighs?|(?:hähnchen|hühner)?oberkeulen?)(?!\p{L})/iu, 0.85],
  [
    /(?<!\p{L})(?:chicken (?:legs?|leg quarters?|pieces|parts)|(?:hähnchen|hühner)(?:schenkel|keulen?))(?!\p{L})/iu,
    0.73,
  ],
  [/(?<!\p{L})chicken breasts?(?!\p{L})/iu, 0.8],
  [/(?<!\p{L})(?:chicken wings?|(?:hähnchen|hühner)flügel)(?!\p{L})/iu, 0.62],
  [/(?<!\p{L})(?:pork (?:loin )?chops?|schweinekoteletts?|kotelett?s?)(?!\p{L})/iu, 0.7],
  [/(?<!\p{L})(?:beef )?short[ -]?ribs?(?!\p{L})/iu, 0.73],
  [/(?<!\p{L})(?:pork (?:shoulder|butt)|schweineschulter)(?!\p{L})/iu, 0.75],
  [/(?<!\p{L})(?:legs? of lamb|lamb legs?|lammkeulen?)(?!\p{L})/iu, 0.79],
];

const MENTIONS_BONES =
  /(?<!\p{L})(?:(?:mit|samt|inkl\.?) knochen|with (?:the |its |their )?bones?)(?!\p{L})/iu;

/** Whether a weight with bones may be that of raw meat or of what was on the plate: "250 g pork chop with bone". */
export function mayBeOnPlate(text: string): boolean {
  return !isWithBones(text) && MENTIONS_BONES.test(text) && !WHOLE_BIRD.test(text);
}

/** The edible share of a cut that has its bones according to the line; undefined for other lines and cuts. */
function shareOfCutWithBones(text: string): number | undefined {
  if (!isWithBones(text) && !MENTIONS_BONES.test(text)) return undefined;
  return CUTS_WITH_BONES.find(([cut]) => cut.test(text))?.[1];
}

const BIRD =
  '(?:chickens?|ducks?|goose|geese|turkeys?|guinea fowls?|pheasants?|rabbits?|hares?|huhn|hähnchen|hühner|poularden?|enten?|gans|gänse|puten?|truthahn|perlhuhn|perlhühner|fasane?|kaninchen|hasen?)';

/** Birds that are sold whole, by names of their own. */
const SOLD_WHOLE =
  '(?:(?:roasting|stewing|boiling|frying) (?:chickens?|hens?|fowls?)|(?:brat|grill|back)(?:hähnchen|hühner|huhn|enten?|gans)|suppenhuhn|suppenhühner|weihnachtsgans)';

const QUALITIES =
  '(?:(?:large|small|medium|oven-ready|fresh|organic|free-range|große[rs]?|kleine[rs]?|küchenfertige[rs]?|frische[rs]?|bio)[ -])*';

/**
 * "1 duck, about 2.2 kg", "1 ganzes Huhn (1,4 kg)", "2 kg chicken, whole": a bird or rabbit as shops sell it.
 */
const WHOLE_BIRD = new RegExp(
  String.raw`^\s*(?:[1-9]|an?|one|two|eine?|zwei)\s${QUALITIES}(?:whole\s|ganze[rs]?\s)?${QUALITIES}(?:${BIRD}|${SOLD_WHOLE})(?=\s*[,(]|\s(?:about|approx|ca|of about|von|à|\d)|\s${FROM_OVEN}(?!\p{L})).*${WEIGHT}|(?<!\p{L})(?:whole|ganze[rsn]?)\s${QUALITIES}${BIRD}(?=\s*(?:$|[,(]))|(?<!\p{L})${BIRD},\s(?:whole|ganz)(?=\s*(?:$|[,(]))|\d\s?(?:kg|lbs?|pounds?)\.?\s${QUALITIES}${SOLD_WHOLE}(?=\s*(?:$|[,(]))`,
  'iu',
);
/** Its edible share: SR28 gives 32 % refuse for a raw chicken (05006), 28 % for a duck (05139), 29 % for a turkey (05165). */
const BIRD_SHARE = 0.7;

/**
 * Fruits that are sold whole and peeled in the kitchen. SR28 gives the refuse of a pineapple (09266), watermelon (09326),
 * cantaloupe (09181), honeydew melon (09184), papaya (09226), pumpkin (11422) and butternut squash (11485).
 */
const WHOLE_FRUITS: readonly (readonly [fruit: string, share: number])[] = [
  ['pineapples?|ananas', 0.51],
  ['watermelons?|wassermelonen?', 0.52],
  [
    '(?:cantaloupe|galia) melons?|cantaloupes?|galiamelonen?|cantaloupe-?melonen?|melons?|melonen?',
    0.51,
  ],
  ['honeydew(?: melons?)?|honigmelonen?', 0.46],
  ['papayas?', 0.62],
  ['butternut (?:squash(?:es)?|pumpkins?)|butternut-?kürbis(?:se)?|butternut', 0.84],
  ['pumpkins?|(?:muskat-?)?kürbis(?:se)?', 0.7],
];

/** "1 pineapple (1.5 kg)", "1 Wassermelone, ca. 3 kg": the weight of a whole fruit. */
const SHARES_OF_FRUITS = WHOLE_FRUITS.map(
  ([fruit, share]) =>
    [
      new RegExp(
        String.raw`^\s*(?:[1-9]|an?|one|two|eine?|zwei|½|1/2|half an?|eine halbe)\s${QUALITIES}(?:ripe\s|reife[rs]?\s)?(?:${fruit})(?=\s?[,(]|\s(?:about|approx|ca|of about|von|à|\d))(?!.*(?:peeled weight|flesh|fruchtfleisch|edible|essbar|geputzt gewogen|netto)).*?(?:\d\s?kg|\d\s?(?:lbs?|pounds?)|[6-9]\d\d\s?g|\d{4}\s?g)(?!\p{L})`,
        'iu',
      ),
      share,
    ] as const,
);

/** Words for shellfish without its shells. */
const SHELLED =
  'shelled|tinned|canned|smoked|meat|tails?|fleisch|schwänze|ausgelöst|dose|geräuchert|frozen|tk|ohne schale|without shells?';

/** A text with a weight of shellfish, in their shells unless it says otherwise. */
function inShells(shellfish: string): RegExp {
  return new RegExp(
    String.raw`^(?!.*(?:${SHELLED}|gekocht|cooked))(?=.*(?:[4-9]\d\d\s?g|kg|lbs?|pounds?))\s*(?:${WEIGHT}\s(?:of\s)?)?(?:(?:(?:1|an?|one|eine?n?)\s)?(?:teller|topf|schüssel|portion|plate|pot|bowl)\s(?:of\s)?)?(?:(?:fresh|live|raw|whole|frische[rsn]?|rohe[rsn]?|lebende[rsn]?|ganze[rsn]?)\s)?(?:${shellfish})(?=\s*(?:$|[,(]|\d))`,
    'iu',
  );
}

/** "1 kg mussels, scrubbed", "plate of mussels 500 g" */
const MUSSELS = inShells('mussels|clams|cockles|(?:mies|venus)?muscheln|vongole|oysters|austern');
/** "1 lb lobster" */
const LOBSTER =
  'lobsters?|hummer|crayfish|crawfish|langusten?|flusskrebse|crabs?|taschenkrebse?|dungeness crabs?';
const LOBSTERS = inShells(LOBSTER);

/** "1 lobster (600 g), cooked": people count them in their shells. */
const COUNTED_LOBSTERS = new RegExp(
  String.raw`^(?!.*(?:${SHELLED}))\s*(?:[1-9]|an?|one|two|eine?n?|zwei)\s(?:(?:whole|cooked|live|ganze[rsn]?|gekochte[rsn]?)\s)?(?:${LOBSTER})(?=[\s,(]).*?(?:[4-9]\d\d\s?g|kg|lbs?|pounds?)(?!\p{L})`,
  'iu',
);

/** The shares of meat in the weight of mussels and of lobsters, by the project's judgement. */
const SHARE_OF_MUSSELS = 0.25;
const SHARE_OF_LOBSTERS = 0.3;

/** The edible share that SR28 gives for the bird or cut of a line; undefined for other lines. */
export function publishedShareOf(text: string): number | undefined {
  if (WHOLE_BIRD.test(text)) return BIRD_SHARE;
  const ofFruit = SHARES_OF_FRUITS.find(([fruit]) => fruit.test(text))?.[1];
  return ofFruit ?? shareOfCutWithBones(text);
}

/** The edible share of a weight, if bones, peel, stones or shells were weighed, too. */
export function edibleShareOf(text: string): number | undefined {
  if (MUSSELS.test(text)) return SHARE_OF_MUSSELS;
  if (LOBSTERS.test(text) || COUNTED_LOBSTERS.test(text)) return SHARE_OF_LOBSTERS;
  const published = publishedShareOf(text);
  if (published !== undefined) return published;
  return REFUSE.find(([pattern]) => text.search(pattern) >= 0)?.[1];
}

/** A text without remarks on inedible parts: "150 g cherries with stones". */
export function withoutRefuse(text: string): string {
  return REFUSE.reduce((rest, [pattern]) => rest.replace(pattern, ''), text);
}

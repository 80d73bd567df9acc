import { lazily } from '../../../../../collections/lazily.ts';

/** A food, its words in English and German, and varieties of it that its names lack. */
interface Varieties {
  readonly one: string;
  readonly english: string;
  readonly german: string;
  /** Words that mean only this food. */
  readonly own: string;
  /** First names and places, which need the word for the food next to them. */
  readonly beside: string;
}

/** Shapes of pasta that are names of their own. */
const SHAPES =
  'penne(?: rigate)?|fusilli|farfalle|rigatoni|macaroni|linguine|tagliatelle|fettucc?ini?e?|conchiglie|rotini|ziti|cavatappi|orecchiette|pappardelle';

const VARIETIES: readonly Varieties[] = [
  {
    one: 'potato',
    english: 'potato(?:es)?',
    german: 'kartoffeln?|erdäpfel',
    own: 'maris pipers?|king edwards?|yukon golds?|sieglinde|russets?|bintje|red bliss',
    beside:
      'desir[eé]e|charlotte|linda|annabelle|laura|marabel|belana|gala|nicola|anya|estima|vivaldi|rooster|(?:la )?ratte|idaho|agria|cilena|princess|adretta|bamberger hörnchen|(?:vorwiegend )?(?:fest|mehlig)[- ]?kochende[nr]?|mehlige[nr]?|speckige[nr]?|heurige[nr]?|floury|waxy|all[- ]purpose|starchy|red(?:[- ]skinned)?|white',
  },
  {
    one: 'apple',
    english: 'apples?',
    german: 'apfel|äpfel',
    own: "braeburns?|elstar|bosko+p|jonagold|pink lad(?:y|ies)|honeycrisps?|cox(?:[’']?s)?(?: orange(?: pippins?)?)?",
    beside:
      'jazz|topaz|mcintosh|empire|idared|berlepsch|gloster|holsteiner(?: cox)?|rubinette|delbar(?:estivale)?|wellant|kanzi|envy|eating|dessert|säuerliche[nrs]?|saure[nr]?|süße[nr]?|rotbackige[nr]?|tart|crisp',
  },
  {
    one: 'tomato',
    english: 'tomato(?:es)?',
    german: 'tomaten?',
    own: 'san marzano',
    beside: 'heirloom|vine(?:[- ]ripened)?|on[- ]the[- ]vine|salad',
  },
  {
    one: 'pear',
    english: 'pears?',
    german: 'birnen?',
    own: 'abate(?: fetel)?',
    beside:
      "conference|williams?(?:[- ]?christ)?|bosc|bartlett|d[’']anjou|anjou|comice|forelle|alexander lucas|rocha",
  },
  {
    one: 'onion',
    english: 'onions?',
    german: 'zwiebeln?',
    own: 'vidalias?',
    beside: 'vidalia|spanish|brown|yellow|white',
  },
  { one: 'medjool date', english: 'dates?', german: 'datteln?', own: 'medjool', beside: '(?!)' },
  {
    one: 'pasta',
    english: 'pasta',
    german: 'nudeln',
    own: '(?!)',
    beside: `${SHAPES}|bow[- ]?tie|elbow|shell`,
  },
  { one: 'avocado', english: 'avocados?', german: 'avocados?', own: '(?!)', beside: 'hass|fuerte' },
];

/** "1 Braeburn", "a Pink Lady" */
const ONE = /^\s*(?:1|an?|one|eine?)\s/iu;

const patterns = lazily(() =>
  VARIETIES.map(({ one, english, german, own, beside }) => ({
    before: new RegExp(
      `(?<!\\p{L})(?:${own}|${beside})[- ](${english}|${german})(?!\\p{L}|[- ](?:salad|soup|puree|purée|paste|sauce|juice|wedges|ketchup|bake))`,
      'iu',
    ),
    alone: new RegExp(
      `(?<=^\\s*(?:\\d|[½¼¾]|an?\\s|ein).*|^\\s*)(?<!\\p{L})(?:${own})(?=\\s*(?:$|[,(]))`,
      'iu',
    ),
    own: new RegExp(own, 'iu'),
    many: english.startsWith('tomato') || english.startsWith('potato') ? 'es' : 's',
    one,
  })),
);

/** Tomatoes of another size than others: USDA's Roma weighs 62 g. */
const SMALL_TOMATOES =
  /(?<=^\s*(?:\d+|an?|one|two|three|four|six|ein|eine|zwei|drei|vier)\s)(?:small |large |kleine |große )?(?:ripe |reife )?(?:(?:roma|plum)[- ](?=tomato)|(?:roma|flaschen)[- ]?(?=tomaten?))/iu;
const LARGE_TOMATOES =
  /(?<=^\s*(?:\d+|an?|one|two|three|four|six)\s)(?:large )?(?:ripe )?(?:beefsteak|beef|oxheart)[- ](?=tomato)/iu;

/** Potatoes for baking: USDA's medium russet weighs 213 g. */
const LARGE_POTATOES =
  /(?<=^\s*(?:\d+|an?|one|two|three|four|six)\s)(?:medium(?:[- ]sized)? )?(?:russet|idaho|baking) (?=potato)/iu;

/** Round squashes that weigh about 270 g, the size of a small acorn squash. */
const SMALL_SQUASH =
  /(?<=^\s*(?:\d+|an?|one|two|three|four|six)\s)(?:small |medium |large )?(?:little )?gem (?=squash)/iu;

/** "Whole wheat penne", "Vollkorn-Fusilli": pasta of whole grain, of any shape. */
const WHOLEMEAL_SHAPE = new RegExp(
  String.raw`(?<!\p{L})(?:whole[- ]?(?:wheat|meal|grain)[- ](?:${SHAPES}|spaghetti|noodles)|(vollkorn)[- ]?(?:${SHAPES}|spaghetti))(?!\p{L})`,
  'iu',
);

/** Named varieties that are foods of their own. */
const OWN_FOODS =
  /granny smith|golden delicious|red delicious|gala apples?|fuji|bramley|medjool[- ]dat|new potatoes/iu;

/**
 * A text with the food in place of its variety: "500 g Maris Piper potatoes" becomes "500 g potatoes", and "3 Boskop"
 * becomes "3 apples". Varieties hardly differ, and no food has names for all of them.
 */
export function withoutVarieties(text: string): string {
  if (OWN_FOODS.test(text)) return text;
  const sized = text
    .replace(WHOLEMEAL_SHAPE, (_, german?: string) =>
      german === undefined ? 'wholemeal pasta' : 'Vollkornnudeln',
    )
    .replace(SMALL_TOMATOES, 'small ')
    .replace(LARGE_TOMATOES, 'large ')
    .replace(SMALL_SQUASH, 'small acorn ')
    .replace(LARGE_POTATOES, 'large ');
  if (sized !== text) return sized;
  for (const { before, alone, own, one, many } of patterns()) {
    if (before.test(text)) return text.replace(before, '$1');
    // Looking back from each position of a text takes long.
    if (own.test(text) && alone.test(text))
      return text.replace(alone, ONE.test(text) ? one : one + many);
  }
  return text;
}

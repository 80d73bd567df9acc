import { lazily } from '../../../../../collections/lazily.ts';
import { sweetFlavour } from '../../../words/flavours.ts';

/** Brands that only sell food made from plants, whatever they call it, with the plant of their yoghurt and cream. */
const PLANTS: Readonly<Record<string, readonly [german: string, english: string]>> = {
  alpro: ['Soja', 'soya'],
  provamel: ['Soja', 'soya'],
  sojade: ['Soja', 'soya'],
  joya: ['Soja', 'soya'],
  oatly: ['Hafer', 'oat'],
};

const BRAND = String.raw`(?<!\p{L})(${Object.keys(PLANTS).join('|')})(?:['’]?s)?`;

/** "Alpro Joghurt", "Alpro Skyr natur" */
const YOGHURT = new RegExp(
  String.raw`${BRAND}\s(?:(greek(?: style)?|plain|natural|natur)\s)?(?:(joghurt|naturjoghurt|quark|skyr)|(yogh?urt))(?:\s(?:natur|plain|natural)(?:\sungesüßt|\sunsweetened)?)?(?=\s*(?:$|[,;(]|\d))`,
  'iu',
);

/** "Alpro Joghurt Heidelbeere": the flavour decides. Oatly's is no soya yoghurt. */
const flavouredYoghurt = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:alpro|provamel|sojade|joya)(?:['’]?s)?\s(?:joghurt|yogh?urt|skyr|quark),?\s\(?${sweetFlavour().source}\)?`,
      'iu',
    ),
);

/** "Alpro Sahne", "Oatly cream" */
const CREAM = new RegExp(
  String.raw`${BRAND}\s(?:(sahne|kochcreme|cuisine)|((?:single |cooking )?cream))(?=\s*(?:$|[,;(]|\d))`,
  'iu',
);

/** The drink of a brand by its plant: "250 ml Alpro Mandel", "Alpro oat". */
const DRINKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:soja|soya?)/iu, 'soy drink'],
  [/^(?:hafer|oat)/iu, 'oat drink'],
  [/^(?:mandel|almond)/iu, 'almond drink'],
  [/^(?:kokos|coconut)/iu, 'coconut drink'],
  [/^(?:reis|rice)/iu, 'rice drink'],
];
const DRINK = new RegExp(
  String.raw`${BRAND}\s((?:soja|soya?|hafer|oat|mandel|almond|kokosnuss|kokos|coconut|reis|rice)(?:[- ]?(?:drink|milch|milk))?)(?:\s(?:barista|original))?(?=\s*(?:$|[,;(]|\d|un(?:gesüßt|sweetened)))`,
  'iu',
);

/** Amounts in grams or pots: yoghurt, cream and tofu. A drink says that it is one. */
const IN_GRAMS =
  /(?<![\d.,])\d[\d.,]*\s?(?:k?g|gramm?|grams?)(?!\p{L})|(?<!\p{L})(?:becher|pots?)(?!\p{L})/iu;
const SAYS_DRINK = /(?:drink|milch|milk)$/iu;

/** A brand before a food that says by itself that it is made from plants: "Alpro Sojajoghurt", "Alpro tofu". */
const BEFORE_PLANT = new RegExp(
  String.raw`${BRAND}\s(?=(?:soja|soya?|hafer|oat|mandel|almond|kokosnuss|kokos|coconut|reis|rice|cashew|haselnuss|hazelnut|erbsen|pea|dinkel)[- ]?(?:drink|milch|milk|joghurt|yogh?urt|single cream|skyr|quark|sahne|cuisine|kochcreme|cream|dessert|pudding)|tofu|tempeh|vegan|plant[- ]based)`,
  'giu',
);

/** "Violife cheese", "Daiya shreds": the cheese of brands that have no other. */
const CHEESE =
  /(?<!\p{L})(?:violife|daiya|simply v|vegusto|sheese)\s(?:reibe?käse|käse|cheese|cheddar|gouda|mozzarella|shreds|genuss|scheiben)(?=\s*(?:$|[,;(]|\d))/iu;

function plantOf(brand: string): readonly [german: string, english: string] {
  return PLANTS[brand.toLowerCase()] ?? ['Soja', 'soya'];
}

/** Says what plant food a brand sells under the name of a milk product: "Alpro Joghurt" becomes "Sojajoghurt". */
export function withPlantBrandsNamed(text: string): string {
  return text
    .replace(flavouredYoghurt(), 'fruit soya yoghurt')
    .replace(YOGHURT, (_, brand: string, _kind: unknown, german?: string) =>
      german === undefined ? `${plantOf(brand)[1]} yoghurt` : `${plantOf(brand)[0]}joghurt`,
    )
    .replace(CREAM, (_, brand: string, german?: string) =>
      german === undefined ? `${plantOf(brand)[1]} cream` : `${plantOf(brand)[0]}sahne`,
    )
    .replace(DRINK, (all, _brand: string, drink: string) =>
      IN_GRAMS.test(text) && !SAYS_DRINK.test(drink)
        ? all
        : (DRINKS.find(([plant]) => plant.test(drink))?.[1] ?? all),
    )
    .replace(BEFORE_PLANT, '')
    .replace(CHEESE, 'vegan cheese');
}

import { lazily } from '../../../../collections/lazily.ts';
import {
  flavour,
  flavoured,
  flavouredDrink,
  kindOfPiece,
  kindOfProduct,
  soldByFlavour,
} from '../../words/flavours.ts';

/** "Clif bar, choc chip", "Eistee, Pfirsich" */
const flavourBehind = lazily(
  () =>
    new RegExp(
      String.raw`(?<=${flavoured()}),\s(${flavour()})(?: flavou?r(?:ed)?)?(?=\s*(?:$|[,;]|\d))`,
      'giu',
    ),
);

const lastFlavour = () => String.raw`\s(${flavour()})(?: flavou?r(?:ed)?)?(?=\s*(?:$|[,;]|\(?\d))`;

/** "Skyr Vanille", "Quest bar cookies and cream": a flavour that ends the text, or precedes an amount or a comma. */
const flavourUnseparated = lazily(
  () => new RegExp(`(?<=${soldByFlavour()})${lastFlavour()}`, 'giu'),
);

/** A quick test for such a flavour, because {@link flavourUnseparated} looks back from each position in a text. */
const isLast = lazily(() => new RegExp(lastFlavour(), 'iu'));

const AMOUNT = String.raw`\d[\d.,/]*\s?(?:g|ml|kugeln?|scoops?|becher|pots?|stück|slices?|pieces?|cups?)`;

/**
 * "Eis, 2 Kugeln, Vanille": a flavour after the amount at the end, without an amount of its own that would make it a
 * food.
 */
const flavourAtEnd = lazily(
  () => new RegExp(String.raw`(?<=${flavoured()},?\s${AMOUNT}),\s(${flavour()})(?=\s*$)`, 'iu'),
);

/** "Milch, Schoko 250 ml", "Cola, Vanille 0,33 l": the flavour of a drink, since its amount is that of a drink. */
const flavourOfDrink = lazily(
  () =>
    new RegExp(
      String.raw`(?<=${flavouredDrink()}),\s(${flavour()})(?=,?\s\(?\d[\d.,]*\s?(?:ml|cl|dl|l|fl\.? oz)(?!\p{L}))`,
      'iu',
    ),
);

/** A quick test for a flavour after a comma, because {@link flavourBehind} looks back from each comma. */
const isListed = lazily(() => new RegExp(String.raw`,\s${flavour()}`, 'iu'));

/**
 * Puts the flavour after a food in brackets, so that it is not a second food: "bar, peanut butter" becomes "bar (peanut
 * butter)".
 */
export function withFlavoursAsQualifiers(text: string): string {
  const milk = text
    .replace(CHOCOLATE_OF_MILK, 'chocolate milk')
    .replace(DRINK_OF_MILK, 'chocolate milk');
  const product = milk.replace(kindAtEnd(), (kind) => ` (${kind.trim()})`);
  const one = isLast().test(product) ? product.replace(flavourUnseparated(), ' ($1)') : product;
  return withFlavoursListed(one);
}

/** How much fat milk has. */
const FAT = String.raw`(?:whole|full[- ]fat|semi[- ]skimmed|skimmed|skim|low[- ]?fat|reduced[- ]fat|non-?fat|fat[- ]free|\d ?%)`;

/** "1 glass whole milk, chocolate": one drink. In "1 glass whole milk, chocolate 20 g", the bar is a food of its own. */
const CHOCOLATE_OF_MILK = new RegExp(
  String.raw`(?<=(?<!\p{L})${FAT} )milk(?:, | \()chocolate(?: flavou?r(?:ed)?)?\)?(?=\s*(?:$|,?\s\(?\d+\s?(?:ml|cl|fl)(?!\p{L})))`,
  'iu',
);

/** "200 ml whole milk chocolate", "1 cup soy milk chocolate": a drink, since bars are not of skimmed or soya milk. */
const DRINK_OF_MILK = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:glass(?:es)?|cups?|mugs?|pints?|cartons?|m?l|cl|fl\.? ?oz) (?:of )?(?:${FAT}|soya?|oat|almond) )milk chocolate(?=\s*(?:$|[,(]))`,
  'iu',
);

/** "Pringles sour cream", "Weetabix chocolate": the kind of a product, at the end or before an amount. */
const kindAtEnd = lazily(
  () => new RegExp(String.raw`${kindOfProduct()}(?=\s*(?:$|[,;]|\(?\d))`, 'giu'),
);

/** A text without the flavours and kinds of products that end it: "Pringles sour cream" becomes "Pringles". */
export function withoutKindsOfProducts(text: string): string {
  return text.replace(kindAtEnd(), '');
}

function withFlavoursListed(text: string): string {
  const dish = text.replace(KIND_OF_DISH, ' ($1)').replace(FILLING_OF_POCKET, ' ($1)');
  if (!text.includes(',')) return dish;
  const bar = dish.replace(flavoursOfBar(), ' ($1)');
  if (!isListed().test(bar)) return bar;
  return bar
    .replace(flavourBehind(), ' ($1)')
    .replace(flavourAtEnd(), ' ($1)')
    .replace(flavourOfDrink(), ' ($1)');
}

/** "KIND bar, dark choc nuts & sea salt": several flavours of a bar, up to the end. */
const flavoursOfBar = lazily(() => {
  const one = `(?:${flavour()}|(?:nuts?|sea salt|salt|almonds?|peanuts?|cashews?|cranberr(?:y|ies)|raisins?|honey|oats?|berr(?:y|ies)|crisps?|crunch|nougat|nüsse|salz|dark|crunchy)(?!\\p{L}))`;
  return new RegExp(
    String.raw`(?<=(?:bars?|riegel)),\s(${one}(?:(?:,?\s(?:and|n|und|with|mit)|\s?[&+])?\s?${one})+)(?=\s*$)`,
    'iu',
  );
});

/** Dishes whose meat is a part of them: "bánh mì, pork", "pho with beef". */
const KIND_OF_DISH =
  /(?<=(?:b[áa]nh m[iì]|pho|phở|ramen|pad thai|chow mein|bao(?: buns?)?|dumplings?|gyoza|tacos?|enchiladas?|fajitas?|samosas?))(?:,| with| mit)\s((?:(?:rare|grilled|crispy|pulled|spicy)\s)?(?:chicken|beef|pork(?: belly)?|lamb|prawns?|shrimp|tofu|duck|veg(?:gie|etable|etarian)?|brisket|steak|hähnchen|rind|schwein|garnelen))(?=\s*(?:$|[,;]))/iu;

/** Pockets, and what makers fill into them: "Hot Pocket, ham and cheese", "Börek mit Spinat". */
const FILLING_OF_POCKET =
  /(?<=(?<!\p{L})(?:hot pockets?|b[oö]re[kc]i?|pides?|empanadas?|pierog(?:i|ies)|calzones?|pasty|pasties|momos?|pupusas?))(?:,?\s(?:with|mit)\s|,\s|\s(?=ham|pepperoni))((?:(?:ham|beef|chicken|pork|bean|spinach|potato|mushroom|ricotta|meat|steak|four|vegetable|bacon)(?:,?\s(?:and|&|n)\s(?:cheese|cheddar|feta|ricotta|potato|onion|chicken|spinach|mushrooms?))?|pepperoni(?: pizza)?|cheese and (?:onion|bean)|(?:spinat|hackfleisch|kartoffeln?|fleisch|ricotta|pilzen?|kürbis)(?:\sund\s(?:feta|käse|schafskäse|ricotta|spinat|kraut|quark))?|(?:schafs|weiß|hirten)käse|feta)(?!\p{L}))(?=\s*(?:$|[,;]))/iu;

/** Foods whose kinds a line may count together, with the word that is counted. */
const severalKinds = () =>
  String.raw`(?:(?:kugeln?|scoops?|stücke?|slices?|pieces?|scheiben?|becher|pots?)\s(?:of\s)?)?(?:\p{L}+\s)??(?:${flavoured()}|pizzas?|cakes?|pies?|obst|fruits?)(?!\p{L})`;
const COUNT = '(\\d|two|three|four|zwei|drei|vier)';

/**
 * The text before a list, and the list: "2 Kugeln Eis (Schoko, Vanille)", "3 scoops of ice cream: vanilla and mint".
 */
const LISTED = /^\s*(.*?)\s*(?:\(\s*([^()]+?)\s*\)|(?:[,:–]|\s-)\s*([^()]+?))\s*$/u;

/** "2 Kugeln Eis", and "Eis, 2 Kugeln". */
const counted = lazily(
  () =>
    new RegExp(
      String.raw`^(?:${COUNT}\s(?:[x×]\s)?(${severalKinds()})|(${flavoured()}),?\s${COUNT}\s(kugeln?|scoops?))$`,
      'iu',
    ),
);

/** "Mango, Zitrone", "vanilla, chocolate and mint" */
const kindsListed = lazily(
  () =>
    new RegExp(
      String.raw`^${kindOfPiece()}(?:(?:\s?[,/+&]\s?|,?\s(?:and|und|n)\s)(?:1\s)?${kindOfPiece()})+$`,
      'iu',
    ),
);

const BETWEEN_KINDS = /\s?[,/+&]\s?(?:and\s|und\s)?|\s(?:and|und|n)\s/iu;

/** A number of pieces of one food, and the kinds of the pieces. */
interface PiecesOfKinds {
  readonly count: string;
  readonly food: string;
  readonly kinds: readonly string[];
}

/** The kinds of pieces that a line counts together; undefined for any other line. */
export function piecesOfKinds(text: string): PiecesOfKinds | undefined {
  const [, before = '', inBrackets, behind = ''] = LISTED.exec(text) ?? [];
  const list = inBrackets ?? behind;
  const found = before === '' ? null : counted().exec(before);
  if (found === null || !kindsListed().test(list)) return undefined;
  const [, first, food, alone = '', last = '', measure = ''] = found;
  const kinds = list.split(BETWEEN_KINDS).filter((kind) => kind !== '');
  return { count: first ?? last, food: food ?? `${measure} ${alone}`, kinds };
}

import { lazily } from '../../../collections/lazily.ts';
import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import { numberWordsInDigits } from '../../../text/numbers/number-words.ts';
import { WEIGHT_WORDS } from '../../../text/vocabulary/unit-words.ts';
import { EATERS } from './eaters.ts';
import { pieces } from './pieces.ts';
import { withPlainServings } from './plain-servings.ts';
import { DISH_WEIGHT, isBareWeight, withoutWeights } from './stated-weight.ts';
import { ALSO_BOUGHT, ONLY_MADE } from './whole-dishes.ts';

const ADJECTIVE =
  '(?:(?:kleine|große|mittlere|mittelgroße|small|large|medium|big|generous|hungrige|hungry)\\s+)?';
const COUNT = String.raw`(?:(?:ca\.|about|approx\.|etwa)\s*)?\d+(?:\s*(?:-|–|bis|to)\s*\d+)?`;
const FOR = String.raw`(?:(?:zutaten|ingredients|ingrédients|ingredienti|ingredientes|dosi|rezept|recipe|menge)\s+)?(?:für|f\.|for|pour|per|para)`;

/** Tins and trays, whose size tells how large a dish is. */
const VESSEL = String.raw`(?:\p{L}|-)*(?:form(?:en)?|blech(?:e[ns]?|s)?|pfannen?|tins?|pans?|trays?|dish|dishes|loaf|loaves|gläser|glas|jars?)`;

/** The size of a tin: "(26 cm)", "von 26 cm Ø", "12 pieces". */
const SIZES = new RegExp(
  String.raw`[øØ⌀]?\s*${DECIMAL_NUMBER}\s*-?\s*(?:[x×]|cm|mm|ml|l|inch(?:es)?|in\b|["″”]|${EATERS})`,
  'giu',
);

/** "This recipe", "Das Rezept", "Die Zutaten": the subject of a sentence about what the recipe makes. */
const SUBJECT = String.raw`(?:(?:this|the|dieses|das|die)\s+)?(?:(?:entire|whole|full|ganze)\s+)?(?:recipe|quantity|rezept|menge|zutaten)\s+`;

/** Verbs for how much a recipe makes. */
const MAKES = String.raw`(?:serves|feeds|yields?|makes|ergibt|ergeben|(?:reicht|reichen|genug)\s+für|enough\s+for)`;

/** Lines that give the number of servings: "Serves 4", "Yield: 1 loaf", "Für 4 Personen", "4 Portionen". */
const PATTERNS = lazily(() => [
  new RegExp(String.raw`^(?:${SUBJECT})?${MAKES}\b.*\d`, 'i'),
  /^(?:servings?|portionen|personen)\b(?!\s+(?:size|suggestion)).*\d/i,
  /^portions?\s*:?\s*(?:(?:ca\.|about|etwa)\s*)?\d/i,
  /^(?:serves|servings?|yields?|makes|portion(?:en|s)?|personen|ergibt|menge|porzioni|raciones|porciones|dosi(?: per)?)\s*:\s*\S/i,
  /^(?:quantity|stückzahl|anzahl|nombre de (?:parts|personnes)|rendimiento)\s*:\s*\d/i,
  new RegExp(String.raw`^${DISH_WEIGHT}\s*:?\s*(?:ca\.|about|etwa)?\s*\d`, 'i'),
  /^(?:(?:(?:anzahl|number of)\s+)(?:servings|portion(?:en|s)|personen|people)|person(?:en)?(?:an)?zahl|portion(?:en|s)?(?:an)?zahl)\s*:?\s*\d/i,
  /^(?:serves|makes|ergibt)\s+\p{L}+$/iu,
  /^(?:cuts?|slices|cut) into\s+\d/i,
  new RegExp(String.raw`^${FOR}\s+${COUNT}\s*:?$`, 'iu'),
  new RegExp(
    String.raw`^${FOR}\s+(?:${COUNT}|\p{L}+)\s+(?:\p{L}+\s+)?${EATERS}(?!\p{L})[^\d]*$`,
    'iu',
  ),
  new RegExp(String.raw`^${FOR}\s+${COUNT}\s+(?:\p{L}+\s+){0,2}${pieces()}\s*:?$`, 'iu'),
  new RegExp(
    String.raw`^${COUNT}\s+${ADJECTIVE}${EATERS}(?:\s+(?:für|for|over)\s+\d+\s+(?:tage?|days?))?\s*:?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${COUNT}\s+(?:as|als)\s+(?:an?\s+)?(?:main|starter|side|snack|hauptgericht|vorspeise|beilage)(?!\p{L})`,
    'iu',
  ),
  new RegExp(String.raw`^${COUNT}\s+${ADJECTIVE}(?:teiglinge|dough balls|balls of dough)$`, 'iu'),
]);

/** "Für eine Springform (26 cm)", "Menge für 2 Bleche", "For a 9-inch pie dish". */
const FOR_VESSEL = lazily(
  () =>
    new RegExp(
      String.raw`^${FOR}\s+(?:${COUNT}|ein(?:e[nr]?)?|an?|one)\s+(?:[^\s:,]+\s+){0,3}?${VESSEL}(?!\p{L})([^:]*):?$`,
      'iu',
    ),
);

const COUNTED_PIECES = lazily(
  () =>
    new RegExp(
      String.raw`^${COUNT}\s+(?!(?:k?g|mg|ml|[cd]?l|oz|lbs?|el|tl|tbsps?|tsps?|cups?|tassen?|dosen?|gläser|glas|pck|packungen?|packung)\.?\s)(?:\p{L}+\s+){0,2}(${pieces()})$`,
      'iu',
    ),
);

/** A number of glasses, cups or bowls in brackets: "(2 glasses)". */
const IN_GLASSES = new RegExp(
  String.raw`^\(${COUNT}\s+${ADJECTIVE}(?:gläser|glas|glass(?:es)?|tassen?|cups?|becher|mugs?|schalen|schüsseln|bowls?|flaschen|bottles?|jars?|krüge|jugs?)\)$`,
  'iu',
);

/** "6 Gläser à 200 ml", "4 jars of 250 ml each": in which jars a recipe is kept. */
const JARS = new RegExp(
  String.raw`^${COUNT}\s+${ADJECTIVE}(?:\p{L}*gläser|glas|jars?|flaschen?|bottles?)\s+(?:à|a|zu|je|of|mit)\s+(?:je\s+)?(?:(?:ca\.|about|etwa)\s*)?\d+\s*(?:ml|cl|l|g|oz)(?:\s+(?:each|jeweils))?$`,
  'iu',
);

/** What a recipe makes by the glass or cup. */
const DRINK =
  /(?:smoothies?|shakes?|säfte|saft|juice|cocktails?|lassi|limonade|lemonade|punsch|punch|bowle|sangria|eistee|iced tea|drinks?|kakao|latte|tassenkuchen|mug cake)$/iu;

/** Whether brackets after a name say how many glasses of that drink a recipe makes: "Smoothie (2 glasses)". */
export function countsGlasses(name: string, behind: string): boolean {
  return DRINK.test(name) && IN_GLASSES.test(`(${behind})`);
}

/** Whether a line is a number of glasses above an amount of something to drink: "1 Glas" above "6 cl Aperol". */
export function isGlassesOfDrink(line: string, next: string): boolean {
  return IN_GLASSES.test(`(${line.trim()})`) && /^[\d½¼¾.,/ ]+(?:cl|ml|oz)(?!\p{L})/iu.test(next);
}

/** Whole dishes that people also buy, also as German compounds. */
const BOUGHT = String.raw`(?:\p{L}*(?:kuchen|torten?|baguettes?|${ALSO_BOUGHT})|breads?|pizzas?|pizzen)`;

/** "9-inch ", "26er " before a whole dish. */
const ROUND = '(?:\\d+(?:[.,]\\d+)?(?:er|[ -]?(?:cm|inch|in))[ -])?';

const COUNTED_WHOLES = new RegExp(
  String.raw`^${COUNT}\s+${ROUND}(?:(?:stücke?|pieces?|slices?|scheiben)\s+(?:of\s+)?)?${ADJECTIVE}(?:(${ONLY_MADE})|(${BOUGHT}))(?:\s*\([^()]*\)|,\s+.*)?$`,
  'iu',
);

/** The whole dishes in a line: "1 loaf", "8 Stücke Kuchen", "1 Zopf (ca. 800 g)". */
export function wholesCounted(
  line: string,
): { readonly word: string; readonly mayBeBought: boolean } | undefined {
  const found = COUNTED_WHOLES.exec(line.slice(0, MAX_CHARACTERS));
  const word = found?.[1] ?? found?.[2];
  return word === undefined
    ? undefined
    : { word: word.toLowerCase(), mayBeBought: found?.[2] !== undefined };
}

/** Whether a text counts whole dishes and weighs each: "2 Laibe à 900 g". Behind a title, they are what it makes. */
export function isWeighedWholes(text: string): boolean {
  const without = withoutWeights(text);
  return without !== text && wholesCounted(without) !== undefined;
}

/** The separators of facts in a line: "Serves 4 | Prep: 15 min", "Für 6 Personen, ca. 90 Minuten". */
const BETWEEN_FACTS =
  /\s*[|·•]\s*|\s*[,;/–-]\s+(?=(?:ca\.|etwa|about|approx\.|circa|environ|unos)?\s*\d+\s*(?:min|std|stunde|h\b|hrs?\b|hours?|heures?|or[ae]\b))/i;

const OF_PERSONS = /\d\s*(?:servings?|portion(?:en|s)?|person(?:en|s)?|people|pers\.|port\.)/iu;

/** "Zubereitung 2 h", "ca. 60 Min." */
const TIME =
  /^(?:\p{L}+\s)?(?:ca\.|about|etwa)?\s*\d+(?:[.,]\d+)?\s*(?:min\p{L}*\.?|std\.?|stunden?|h|hrs?|hours?)$/iu;

/** Characters of a line that are looked at. */
const MAX_CHARACTERS = 200;

/**
 * What a line says about the servings, the weight or the tin of a recipe: "Serves 4" and "1.2 kg" in "Serves 4 | 1.2 kg
 * | 30 min"; nothing for other lines.
 */
export function servingsParts(line: string): string[] {
  const parts = line.slice(0, MAX_CHARACTERS).split(BETWEEN_FACTS);
  if (parts.some(isStatement))
    return parts.filter((part) => isStatement(part) || isBareWeight(part));
  const listed = line
    .slice(0, MAX_CHARACTERS)
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(/[,;]\s+/);
  // "1 Baguette, 8 Scheiben" may be bought.
  const isServed = OF_PERSONS.test(line);
  const isOther = (part: string) => {
    const wholes = wholesCounted(numberWordsInDigits(part));
    return TIME.test(part) || (wholes !== undefined && (isServed || !wholes.mayBeBought));
  };
  const isAll =
    listed.some(isStatement) && listed.every((part) => isStatement(part) || isOther(part));
  return isAll ? listed.filter((part) => !TIME.test(part)) : [];
}

const FOR_SOME = new RegExp(String.raw`^${FOR}\s+${COUNT}\s+\p{L}+(?:\s+\p{L}+)?\s*:?$`, 'iu');

/** Whether a line says for how many of something a recipe is, even if nobody can tell how many servings they are. */
export function isForSome(line: string): boolean {
  return FOR_SOME.test(numberWordsInDigits(line));
}

/** Whether a line says how many servings a recipe makes, how much it makes, or in which tin. */
export function isServingsLine(line: string): boolean {
  return servingsParts(line).length > 0;
}

function isStatement(text: string): boolean {
  if (IN_GLASSES.test(text.trim())) return true;
  const bare = numberWordsInDigits(withPlainServings(text.trim()).replace(/^\(([^()]*)\)$/, '$1'));
  if (JARS.test(bare)) return true;
  const withoutWeight = withoutWeights(bare);
  if (PATTERNS().some((pattern) => pattern.test(bare) || pattern.test(withoutWeight))) return true;
  const size = FOR_VESSEL().exec(bare)?.[1];
  return size !== undefined && !/\d/.test(size.replace(SIZES, ''));
}

const TIN = lazily(() => new RegExp(String.raw`(?<!\p{L})${VESSEL}(?!\p{L})`, 'iu'));

/** Whether a text names a tin or tray, such as "Springform". */
export function namesTin(text: string): boolean {
  return TIN().test(text);
}

/** What a line counts that a recipe may make: "rolls" in "12 rolls of 60 g"; undefined for other lines. */
export function piecesCounted(line: string): string | undefined {
  return COUNTED_PIECES().exec(withoutWeights(line))?.[1]?.toLowerCase();
}

/** "Menge: 500 g Hackfleisch": the weight of something that is no measure of what a recipe makes. */
const WEIGHT_OF = lazily(
  () =>
    new RegExp(
      String.raw`^menge\s*:\s*\d[\d.,]*\s*(?:${WEIGHT_WORDS})\.?\s+(?!(?:\p{L}*teig|${EATERS}|${pieces()}|${VESSEL})(?!\p{L}))(?:\p{L}+\s)*(\p{L}+)$`,
      'iu',
    ),
);

/** Whether a line is the amount of a food, although the dish is another: "Menge: 500 g Hackfleisch" of patties. */
export function isAmountOfOther(line: string, title: string): boolean {
  const food = WEIGHT_OF().exec(line)?.[1];
  return food !== undefined && !title.toLowerCase().endsWith(food.toLowerCase());
}

import { COUNT_WORDS } from '../../text/number-words.ts';
import { quoted } from '../../text/quote.ts';

/** The number of servings in a text. */
export interface StatedServings {
  /** Undefined if it gives none. */
  readonly servings: number | undefined;
  /** The weight of the whole dish, in g; absent if the text gives none. */
  readonly grams?: number;
  /** What was assumed, in sentences. */
  readonly notes: readonly string[];
}

const BRACKETS = /\([^()]*\)/g;

/** Units and further digits that make a number a size: "26 cm", "500 ml", "9x5-inch". */
const SIZES =
  /\d+(?:[.,]\d+)?\s*[x×]\s*\d+(?:[.,]\d+)?(?:[- ]?(?:cm|inch(?:es)?|in)\b)?|[øØ⌀]?\s*\d+(?:[.,]\d+)?[- ]?(?:cm|mm|ml|cl|dl|l|liters?|litres?|g|gramm|grams?|kg|oz|lbs?|pounds?|inch(?:es)?|quarts?|pints?|cups?)\b\.?/giu;

/** Words for servings: of two numbers, the one before such a word counts. */
const SERVED =
  /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|—|to|bis|or|oder|\/)\s*(\d+(?:[.,]\d+)?))?\s*(?:(?:kleine|große|small|large|big|generous)\s+)?(?:servings?|serves|portion(?:en|s)?|port\.|person(?:en|s)?|pers\.|people|stücke?|stk\.|pieces?|slices?|scheiben)(?![\p{L}])/iu;

/** Any number of things, such as "24 cookies". */
const COUNTED =
  /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|—|to|bis|or|oder)\s*(\d+(?:[.,]\d+)?))?\s*(\p{L}*(?:\s(?:tins?|trays?|dish(?:es)?))?)/u;

/** Dishes that are cut before serving. Their number is not a number of servings. */
const WHOLES =
  /^(?:[\p{L}\s]*(?:kuchen|torten?|blech(?:e|en)?|laibe?|brote?|form(?:en)?|gl[aä]s(?:er|chen)?|flaschen?|töpfe?|topf|loaf|loaves|cakes?|pies?|tarts?|batch(?:es)?|jars?|bottles?|pans?|tins?|trays?|dish(?:es)?|rezepte?|recipes?|dozen|quiches?|strudel|stollen|zopf|kranz|rolls? of))$/iu;

/** "Yield: 1.5 kg", "Ergibt ca. 800 g Marmelade": the weight of the dish, and not that of one of its pieces. */
const WEIGHT =
  /^(?:(?:yields?|makes|ergibt|menge|servings?|portion(?:en)?)\s*:?\s*)?(?:(?:ca\.?|circa|about|approx\.?|approximately|around|etwa|rund|insgesamt|total(?:\s+of)?)\s+)*(\d+(?:[.,]\d+)?)\s*(kg|kilo(?:grams?|gramm)?|g|gr|grams?|gramm|oz|ounces?|lbs?|pounds?)\b\.?(?!\s*(?:x|×|each|per|pro|je|-))(?:\s+(?:of\s+)?[\p{L} ]*)?$/iu;

/** Grams of a unit of weight, by its first letter. */
const GRAMS_OF: Readonly<Record<string, number>> = {
  k: 1000,
  g: 1,
  o: 28.349523125,
  l: 453.59237,
  p: 453.59237,
};

/** Words behind a weight that make it that of a piece or of a tin. */
const OF_A_PIECE =
  /(?:^|\s)(?:each|per|pro|je|tins?|pans?|loaf|loaves|form(?:en)?|gl[aä]s(?:er)?|jars?|flour|mehl)(?!\p{L})/iu;

function statedGrams(text: string): number | undefined {
  const found = WEIGHT.exec(text.slice(0, MAX_CHARACTERS).trim());
  const amount = decimal(found?.[1]);
  if (found === null || amount === undefined || amount <= 0 || OF_A_PIECE.test(text)) {
    return undefined;
  }
  return amount * (GRAMS_OF[(found[2] ?? '').charAt(0).toLowerCase()] ?? 1);
}

/** The number of characters that are read, since the servings are at the beginning. */
const MAX_CHARACTERS = 200;

/**
 * The servings of a text such as "4 servings", "für 4-6 Personen" or "Makes 24 cookies". A range counts as its
 * midpoint. "1 Kuchen", "500 ml" and the like give no servings, and "1.5 kg" the weight of the dish.
 */
export function statedServings(text: string): StatedServings {
  const grams = statedGrams(text);
  if (grams !== undefined) return { servings: undefined, grams, notes: [] };
  const digits = text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/(\d+)\s+dozen\b/g, (_, count: string) => String(12 * Number(count)))
    .replace(/\p{L}+/gu, (word) => String(COUNT_WORDS.get(word) ?? word));
  const counts = digits.replace(SIZES, ' ');
  const served =
    SERVED.exec(digits) ?? COUNTED.exec(counts.replace(BRACKETS, ' ')) ?? COUNTED.exec(counts);
  const first = decimal(served?.[1]);
  const what = served?.[3] ?? '';
  if (served === null || first === undefined || first <= 0 || WHOLES.test(what)) {
    const isStated = text.trim() !== '';
    return { servings: undefined, notes: isStated ? [withoutServings(text)] : [] };
  }
  const last = decimal(served[2]);
  if (last === undefined || last <= first) return { servings: first, notes: [] };
  const servings = (first + last) / 2;
  return {
    servings,
    notes: [`Used the midpoint of ${quoted(text.trim())}: ${servings} servings`],
  };
}

function decimal(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(',', '.'));
}

function withoutServings(text: string): string {
  return `The recipe makes ${quoted(text.trim())}, which is not a number of servings`;
}

import { lazily } from '../../../collections/lazily.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { DECIMAL_NUMBER, fractionNumber } from '../../../text/numbers/fractions.ts';
import { numberWordsInDigits } from '../../../text/numbers/number-words.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import { VOLUME_WORDS, WEIGHT_WORDS } from '../../../text/vocabulary/unit-words.ts';
import { EATERS } from './eaters.ts';
import { pieces } from './pieces.ts';
import { isForOne, withPlainServings } from './plain-servings.ts';
import { statedWeight } from './stated-weight.ts';
import { ALSO_BOUGHT, ONLY_MADE } from './whole-dishes.ts';

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

/** Units of volume. */
const VOLUME = `(?:${VOLUME_WORDS}|gallons?|quarts?|pints?|cups?|tassen?)`;

/** Units and further digits that make a number a size: "26 cm", "500 ml", "9x5-inch", "26er". */
const SIZES = new RegExp(
  String.raw`${DECIMAL_NUMBER}\s*[x×]\s*${DECIMAL_NUMBER}(?:[- ]?(?:cm|inch(?:es)?|in)\b)?|\d+er(?!\p{L})|[øØ⌀]?\s*(?:\d+/)?${DECIMAL_NUMBER}[- ]?(?:cm|mm|${VOLUME}|${WEIGHT_WORDS}|inch(?:es)?)(?!\p{L})\.?`,
  'giu',
);

const HAS_VOLUME = new RegExp(String.raw`\d\s*${VOLUME}(?!\p{L})`, 'iu');

/** Words for servings. If a text has two numbers, the one before such a word counts. */
const SERVED = new RegExp(
  String.raw`(${DECIMAL_NUMBER})(?:\s*(?:-|–|—|to|bis|or|oder|/)\s*(${DECIMAL_NUMBER}))?\s*(?:(?:kleine|große|small|large|big|generous)\s+)?(?:serves|${EATERS})(?![\p{L}])`,
  'iu',
);

/** Whether a text counts servings or persons, rather than pieces. */
const OF_PERSONS =
  /(?<!\p{L})(?:serves|servings?|feeds|portion(?:en|s)?|person(?:en|s)?|people|pers|pax|personnes?|persone|personas|guests|gäste|esser)(?!\p{L})|(?<!\p{L})(?:für|for)\s+\d+(?:\s*[-–]\s*\d+)?\s*$/iu;

/** Any number of things, such as "24 cookies". */
const COUNTED =
  /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|—|to|bis|or|oder)\s*(\d+(?:[.,]\d+)?))?\s*(\p{L}*(?:\s(?:tins?|trays?|dish(?:es)?|cakes))?)/iu;

/** Dishes that are cut before serving, so that their number is not the number of servings. */
const WHOLES = new RegExp(
  String.raw`^(?:[\p{L}\s]*(?:${ONLY_MADE}|${ALSO_BOUGHT}|gallons?|form(?:en)?|gl[aä]s(?:er|chen)?|flaschen?|töpfe?|topf|jars?|bottles?|pans?|tins?|dish(?:es)?|dozen|rolls? of))$`,
  'iu',
);

const arePieces = lazily(() => new RegExp(`^${pieces()}$`, 'iu'));

/** The number of characters that are read, because the servings are at the beginning. */
const MAX_CHARACTERS = 200;

/**
 * The servings of a text such as "4 servings", "für 4-6 Personen" or "Makes 24 cookies", and the weight of the dish as
 * in "1.5 kg". A range counts as its midpoint. "1 Kuchen", "500 ml" and the like give neither.
 */
export function statedServings(text: string): StatedServings {
  const { grams, isMiddle, isUnclear, rest } = statedWeight(
    withPlainServings(text.slice(0, MAX_CHARACTERS).trim()),
  );
  const ofWeight = grams === undefined ? {} : { grams };
  const notes = [
    ...(isUnclear
      ? [`Ignored the weight in ${quoted(text.trim())}: it may be that of a serving`]
      : []),
    ...(isMiddle && grams !== undefined
      ? [`Used the midpoint of ${quoted(text.trim())}: ${weightText(grams)} g`]
      : []),
  ];
  const [first, last] = countedServings(rest);
  if (first === undefined) {
    const isUnread = text.trim() !== '' && grams === undefined;
    return {
      servings: undefined,
      ...ofWeight,
      notes: [...notes, ...(isUnread ? [withoutServings(text)] : [])],
    };
  }
  if (last === undefined || last <= first) return { servings: first, ...ofWeight, notes };
  const servings = (first + last) / 2;
  const middle = `Used the midpoint of ${quoted(text.trim())}: ${servings} servings`;
  return { servings, ...ofWeight, notes: [...notes, middle] };
}

/** "4½", "4 1/2": a number with a fraction. A fraction alone is a part of something, or a range ("4/6"). */
const MIXED = /\d+\s*[½⅓⅔¼¾⅛]|\d+\s+[1-7]\/[2348](?!\d)|(?<![\d/])[½⅓⅔¼¾⅛]/g;

/** "Serves -2": damaged, and no range. */
const NEGATIVE = /(?<![\d\p{L}])(?<!\d\s)[-−]\d/u;

function withDecimals(text: string): string {
  return text.replace(MIXED, (number) => String(fractionNumber(number)));
}

/** The number of servings in a text, or the first and last number of a range; nothing if it gives none. */
function countedServings(text: string): readonly (number | undefined)[] {
  if (NEGATIVE.test(text)) return [];
  const digits = numberWordsInDigits(
    withDecimals(text).replace(/(\d+)\s+dozen\b/gi, (_, count: string) =>
      String(12 * Number(count)),
    ),
  );
  const counts = digits.replace(SIZES, ' ');
  const served =
    SERVED.exec(digits) ?? COUNTED.exec(counts.replace(BRACKETS, ' ')) ?? COUNTED.exec(counts);
  const first = decimal(served?.[1]);
  const what = served?.[3] ?? '';
  const isWhole = WHOLES.test(what) && !arePieces().test(what);
  return served === null || first === undefined || first <= 0 || isWhole
    ? []
    : [first, decimal(served[2])];
}

/**
 * The servings and the weight from everything that a recipe says about its servings, in any order: "Serves 4" and
 * "Yield: 1.5 kg". If it gives several numbers, servings or persons take precedence over pieces, and the first over the
 * others. "Pro Person:" takes precedence over all, because the amounts below it are those of one person.
 */
export function servingsOf(texts: readonly string[]): StatedServings {
  const all = texts
    .map((text) => ({ text, ...statedServings(text) }))
    .filter(({ text }, _, every) => !every.some((other) => isNumberOfWholes(text, other)));
  const counts = all.filter(({ servings }) => servings !== undefined);
  const used =
    counts.find(({ text }) => isForOne(text)) ??
    counts.find(({ text }) => OF_PERSONS.test(text)) ??
    counts[0];
  const weighed = all.find(({ grams }) => grams !== undefined);
  const isUnread = ({ text, servings, grams }: (typeof all)[number]) =>
    servings === undefined && grams === undefined && (used === undefined || HAS_VOLUME.test(text));
  const said = all.filter((one) => one === used || one === weighed || isUnread(one));
  const others = counts.filter(({ servings }) => servings !== used?.servings);
  return {
    servings: used?.servings,
    ...(weighed?.grams === undefined ? {} : { grams: weighed.grams }),
    notes: [
      ...said.flatMap(({ notes }) => notes),
      ...others.map(({ text }) => {
        const isOfOne = used !== undefined && isForOne(used.text);
        const makes = `the recipe makes ${used?.servings} servings`;
        return `Ignored ${quoted(text.trim())}: ${isOfOne ? 'the amounts are for one person' : makes}`;
      }),
    ],
  };
}

/** Whether a text only repeats the number of another text that counts no servings: "1" next to "1 loaf". */
function isNumberOfWholes(
  text: string,
  other: { readonly text: string; readonly servings: number | undefined },
): boolean {
  const number = text.trim();
  const isBare = /^\d+$/.test(number) && other.servings === undefined;
  return isBare && new RegExp(`^${number}\\s+\\p{L}`, 'u').test(other.text.trim());
}

function decimal(text: string | undefined): number | undefined {
  return text === undefined ? undefined : decimalOf(text);
}

function withoutServings(text: string): string {
  return `The recipe makes ${quoted(text.trim())}, which is not a number of servings`;
}

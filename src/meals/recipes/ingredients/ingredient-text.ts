import {
  FRACTION_SIGN,
  fractionNumber,
  withFractionsInDigits,
} from '../../../text/numbers/fractions.ts';
import { partsOfFruit } from '../../../text/vocabulary/parts-of-fruit.ts';
import { withoutGroupLabel } from './group-headings.ts';
import { withRomanceInEnglish } from './languages/romance-ingredients.ts';
import { withoutOptional } from './optional.ts';
import { withPlainAmount } from './rewriting/amount-wordings.ts';
import { withPlainWords } from './rewriting/kitchen-words.ts';
import { withMashedWeighed } from './rewriting/mashed-cups.ts';
import { summands, withoutExtra, withoutSecondAmount } from './rewriting/second-amounts.ts';
import { withPaprikaAsPowder, withSeasoningsApart } from './seasonings-in-row.ts';

/** Characters of an ingredient. Longer lines name no food, and some patterns scan a line many times. */
const MAX_CHARACTERS = 2000;

const DIGIT = /[\d¼-¾⅐-⅞]/;

/** "Möhre(n)", "Ei(er)", "Stange/n": endings for the singular and the plural. */
const ENDINGS = /(?<=\p{L})(?:\((?:n|en|e|er|s|es|ies|nen)\)|\/(?:n|en|e|er|s)(?=[\s,]|$))/gu;

/** Words before an ingredient that say that it is optional, or how exact its amount is. */
const LEAD =
  /^(?:(?:n\.\s?b\.|n\.\s?bel\.|nach (?:belieben|geschmack|gusto|wunsch)|to taste|evtl\.|evt\.|eventuell|ggf\.|gegebenenfalls|wahlweise|optional(?:ly)?|bei bedarf|if desired|as needed|as desired)[:,]?\s+|(?:max\.|maximal|höchstens|mind\.|mindestens|bis zu|up to|at least|at most|insgesamt|etw\.|à|(?:a few|several|some) (?:grinds|cracks|twists)(?: of)?|plus)\s+(?=[\d¼-¾⅐-⅞\p{L}]))/iu;

/** Single-character fractions that the reader of lines does not know. */
const RARE_FRACTION = /[⅐-⅒⅕-⅚⅜-⅞]/g;

/** Decimals that people use with spoons and cups. */
const DECIMALS: Readonly<Record<string, string>> = {
  ...{ '25': '1/4', '33': '1/3', '34': '1/3', '50': '1/2', '66': '2/3', '67': '2/3' },
  ...{ '75': '3/4', '125': '1/8', '333': '1/3', '667': '2/3' },
};
/** An amount that the brackets repeat without a weight: "1 cup (2 sticks) butter". */
const REPEATED_COUNT =
  /(?<=\d\s*\p{L}{1,12}\.? ?)\((?![^()]*\d\s?(?:k?g|lbs?|oz)(?!\p{L}))(?:about |or |ca\. |etwa )?[\d½⅓⅔¼¾⅛][^()]*\b(?:sticks?|medium|large|small|cloves?|pieces?|cubes?|stück|mittelgroße|große|kleine)\b[^()]*\)\s*/giu;

/** "Butter für die Form", "Mehl für die Arbeitsfläche": the purpose of an ingredient. */
const FOR_UTENSIL =
  /,?\s(?:zum einfetten |zum ausfetten )?für (?:die|das|den) (?:(?:\p{L}+)?form(?:en)?|(?:\p{L}+)?pfanne|(?:\p{L}+)?blech|arbeitsfläche|\p{L}*topf|\p{L}*eisen|\p{L}*förmchen|hände)(?!\p{L})/giu;

const DECIMAL =
  /(?<![\d.,/])(\d{1,2})[.,](25|33|34|50|66|67|75|125|333|667)(?![\d.,/])(?=\s*\p{L})(?!\s*-?(?:oz|ounces?)(?!\p{L}))/gu;

const NUMBER = String.raw`(?:\d{1,3} ?)?${FRACTION_SIGN}|(?:\d{1,3} )?\d{1,3}(?:/\d{1,3})?`;

/** "1/2 - 1", "1-1½": a range with a fraction. */
const RANGE = new RegExp(
  String.raw`(?<![\d/.,])(${NUMBER})\s*(?:[-–—]|to|bis)\s*(${NUMBER})(?![\d/.,])`,
  'g',
);

/** "Speck od. Tofu". */
const SHORT_OR = /(?<=\p{L}\)?)\sod\.?\s(?=\p{L})/giu;

/** Words for freshness or farming, which do not change what a food is. */
const QUALITY =
  /(?<![\p{L}-])(?:frisch(?:e[rsn]?)?(?:\s|-)?gemahlene[rsn]?|frisch aus der mühle|(?:frisch )?(?:aus der|a\.?\s?d\.?) mühle|(?:frisch )?a\.\s?d\.\s?m\.|schwarze[rn]? aus der mühle|freshly[ -](?:ground|cracked|milled)|fresh[ -]ground|kosher)(?!\p{L})/giu;

/**
 * An ingredient in the words of a food record, without words for freshness: "1 Möhre" for "1 Möhre(n)", and "3/4 cup"
 * for "0.75 cup", which might be a time of day.
 */
export function ingredientText(text: string): string {
  if (text.length > MAX_CHARACTERS) return text;
  const line = text
    .replace(/[\s\u00a0\u2000-\u200b\u202f]+/g, ' ')
    .replaceAll('\u2044', '/')
    .trim()
    .replace(/^\[[ xX]?\]\s*/, '')
    .replace(LEAD, '');
  const plain = withoutOptional(line).replace(/;\s*([^;]+)$/, (whole, last: string) =>
    PARTICIPLE.test(last) ? `, ${last}` : whole,
  );
  const english = withRomanceInEnglish(plain);
  if (english !== plain) return english;
  const once = withoutExtra(
    withoutSecondAmount(withPlainAmount(withMashedWeighed(plain).replace(SHORT_OR, ' oder '))),
  );
  return withPlainWords(withoutGroupLabel(once))
    .replace(ENDINGS, '')
    .replace(FOR_UTENSIL, '')
    .replace(REPEATED_COUNT, '')
    .replace(RARE_FRACTION, withFractionsInDigits)
    .replace(/\s+,/g, ',')
    .replace(/ {2,}/g, ' ')
    .replace(DECIMAL, (_, whole: string, part: string) =>
      [...(whole === '0' ? [] : [whole]), DECIMALS[part]].join(' '),
    )
    .replace(RANGE, (whole, first: string, last: string) =>
      /[/½⅓⅔¼¾⅛]/.test(whole) ? middleOf(first, last) : whole,
    )
    .replace(QUALITY, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}

/** The largest denominator of a fraction that people write. */
const MOST_PARTS = 9;

/** Half the sum of two numbers such as "1 1/2", as a number with a fraction that people may write: "3/4". */
function middleOf(first: string, last: string): string {
  const middle = (fractionNumber(first) + fractionNumber(last)) / 2;
  const whole = Math.floor(middle);
  const rest = middle - whole;
  const parts = Array.from({ length: MOST_PARTS }, (_, index) => index + 1);
  const distance = (of: number) => Math.abs(rest - Math.round(rest * of) / of);
  const of = parts.reduce((best, one) => (distance(one) < distance(best) - 1e-9 ? one : best));
  const above = Math.round(rest * of);
  if (of === 1) return String(whole + above);
  return whole === 0 ? `${above}/${of}` : `${whole} ${above}/${of}`;
}

/** "je 1 TL Zimt und Salz", "1 tsp each cumin and coriander": the amount of each. */
const EACH_BEFORE = /^je(?:weils)?\s+(.*)$/i;
const EACH_BEHIND = /^(.*?)\s+each\s+(?:of\s+)?(.*)$/i;
const AMOUNT =
  /^((?:\d[\d.,/]*(?:\s+\d+\/\d+)?|eine?n?|an?|one|half an?)\s+(?:(?:g|kg|ml|l|el|tl|msp\.?|prisen?|bund|zweige?|tbsps?|tsps?|tablespoons?|teaspoons?|cups?|oz|pinch(?:es)?|handvoll|handful|stängel|dosen?|cans?|becher|pck\.?|päckchen|große[rn]?|kleine[rn]?|large|small|medium)(?:\s+of)?(?!\p{L})\.?\s*)*)(.*)$/iu;

/** "Sesame seeds, lime wedges and cilantro, to garnish": what all foods of a list are for. */
const FOR_ALL =
  /,?\s\(?(?:(?:for|to) (?:garnish(?:ing)?|top(?:ping)?|sprinkl(?:e|ing)|decorat(?:e|ing)|finish(?:ing)?)|zum (?:garnieren|bestreuen|dekorieren|verzieren|anrichten))\)?$/iu;

/** "cheddar, sour cream, or green onions": alternatives rather than a list. */
const LISTED_ALTERNATIVES = /,\s(?:or|oder)\s/i;

const JOINER = /\s*(?:,\s*(?:und|and|sowie)|,|;|\s(?:und|u\.|and|sowie|&|\+)(?=\s))\s*/i;

/** Words for what is done with a food. They are not foods, unlike the other parts of a list. */
const PARTICIPLE =
  /^(?:(?:frisch|fein|grob|freshly|finely|roughly|coarsely|thinly|lightly)\s.*|\p{Ll}\S*(?:ed|ly|iert)|ge\p{Ll}+(?:t|en)(?:e[rsn]?)?|(?:schwarz|weiß|rot|grün|gelb|bunt|glatt|kraus|scharf|mild|grob|fein|stückig)e[rsn]?|to taste|for .*|nach .*|zum .*|aus .*|optional)$/u;

/**
 * The ingredients that one line may name, each with its amount: those of "Salz, Pfeffer und Muskat" and of "je 1 TL
 * Zimt und Nelken". Only a search can tell whether they are foods.
 *
 * @returns only the text itself if it names one ingredient
 */
export function ingredientParts(text: string): string[] {
  const plain = ingredientText(text);
  const sum = summands(plain);
  if (sum !== undefined) return [...sum];
  const each = EACH_BEFORE.exec(plain)?.[1] ?? joined(EACH_BEHIND.exec(plain));
  const [, amount = '', foods = ''] = (each === undefined ? null : AMOUNT.exec(each)) ?? [];
  if (amount !== '') {
    const parts = foodsJoined(foods);
    if (parts.length > 1) return parts.map((part) => `${amount.trim()} ${part}`);
  }
  const ofFruit = partsOfFruit(plain);
  if (ofFruit !== undefined) return ofFruit;
  if (DIGIT.test(plain)) return [plain];
  return withPaprikaAsPowder(foodsJoined(withSeasoningsApart(plain)));
}

/**
 * The foods of a line in which only the first has an amount, so that the others may be seasonings: "2 EL Öl, Salz und
 * Pfeffer".
 *
 * @returns only the text itself for any other line
 */
export function seasonedParts(text: string): string[] {
  const plain = ingredientText(text);
  const [first = '', ...others] = withPaprikaAsPowder(foodsJoined(plain));
  const isSeasoned = DIGIT.test(first) && !DIGIT.test(others.join()) && !ALTERNATIVE.test(plain);
  return isSeasoned ? [first, ...others] : [plain];
}

function joined(found: RegExpExecArray | null): string | undefined {
  return found === null ? undefined : `${found[1]} ${found[2]}`;
}

function foodsJoined(text: string): string[] {
  if (LISTED_ALTERNATIVES.test(text)) return [text];
  const parts = text
    .replace(FOR_ALL, '')
    .split(JOINER)
    .map((part) => part.trim());
  const last = parts.findLastIndex((part) => part !== '' && !PARTICIPLE.test(part));
  const foods = parts.slice(0, last + 1);
  const areFoods = foods.every((part) => part !== '' && !PARTICIPLE.test(part));
  return areFoods && foods.length > 1 ? foods : [text];
}

/** "6-8 Basilikumblätter": counted leaves of a plant, as one word. */
const COUNTED_LEAVES =
  /^(\d+(?:\s?[-–]\s?\d+)?)\s(?:(?:frische|große|kleine)\s)?(\p{L}{4,})blätt(?:er|chen)(?!\p{L})/u;

/** Counted leaves with the name of their plant apart: "8 Blätter Basilikum"; undefined for any other line. */
export function leavesApart(text: string): string | undefined {
  const apart = text.replace(COUNTED_LEAVES, '$1 Blätter $2');
  return apart === text ? undefined : apart;
}

/** "Rinder- oder Schweinehack": the first half of a compound, and the second compound. */
const HALF_COMPOUND = /^(.*?)(\p{L}{3,})-\s?(?:(?:oder|or|bzw\.)\s|\/\s?)(\p{L}{5,})(.*)$/iu;

/** The fewest letters of the last part of a compound. */
const LEAST_LETTERS = 2;

/**
 * The lines that the first of two alternatives may mean if they share the end of a compound: "250 g Rinderhack" for "250
 * g Rinder- oder Schweinehack". Only a search can tell which of the words is a food.
 */
export function withCompoundCompleted(text: string): readonly { line: string; word: string }[] {
  const [, before = '', first = '', second = '', behind = ''] = HALF_COMPOUND.exec(text) ?? [];
  return Array.from({ length: Math.max(0, second.length - 2 * LEAST_LETTERS + 1) }, (_, index) => {
    const word = first + second.slice(LEAST_LETTERS + index).toLowerCase();
    return { word, line: `${before}${word}${behind}` };
  });
}

const ALTERNATIVE =
  /\s(?:oder|or|bzw\.|alternativ|beziehungsweise)\s|(?<=^[\d½¼¾][^/]*\p{L}{4})\s?\/\s?(?=\p{L}{4})/iu;

/** "Rice or corn syrup", "Hafer oder Sojamilch": a grain before its syrup or drink, which is not the grain alone. */
const PRODUCT_OF_GRAIN =
  /(?<!\p{L})(?:rice|oats?|barley|corn|spelt|reis|hafer|gerste|mais|dinkel)\s(?:or|oder)\s(?:\p{L}+[ -])?\p{L}*(?:syrup|malt|milk|drink|sirup|malz|milch)(?!\p{L})/iu;

/** "Fig or apricot jam": the word that both alternatives share, as a fruit is no alternative to jam. */
const SHARED =
  /^\s(?:or|oder)\s\p{L}+(?:\s|-)?(jam|jelly|preserves?|marmalade|konfitüre|marmelade)(?!\p{L})(.*)$/iu;

/** "pineapple, orange, or lemon juice": the word that a list of alternatives shares. */
const SHARED_IN_LIST =
  /^,\s(?:\p{L}+,\s)*(?:or|oder)\s\p{L}+\s(juice|jam|jelly|marmalade|stock|broth|vinegar|oil|syrup|liqueur)(?!\p{L})/iu;

/**
 * The first of the alternatives in a line: "125 g Butter" of "125 g Butter oder Margarine"; undefined if there is no
 * alternative.
 */
export function firstAlternative(text: string): string | undefined {
  if (PRODUCT_OF_GRAIN.test(text)) return undefined;
  const at = LISTED_ALTERNATIVES.test(text) ? text.indexOf(',') : text.search(ALTERNATIVE);
  const alone = at < 0 ? '' : text.slice(0, at).trim();
  const [, shared = '', rest = ''] = at < 0 ? [] : (SHARED.exec(text.slice(at)) ?? []);
  const ofList = LISTED_ALTERNATIVES.test(text)
    ? SHARED_IN_LIST.exec(text.slice(Math.max(at, 0)))
    : null;
  if (ofList !== null) return `${alone} ${ofList[1]}`;
  const isShared = shared !== '' && !alone.toLowerCase().includes(shared.toLowerCase());
  const first = isShared ? `${alone} ${shared}${rest}` : alone;
  // "Reis-" of "Reis- oder Maissirup" is half a word.
  return /\p{L}{3}/u.test(first) && !first.endsWith('-') ? first : undefined;
}

import { lazily } from '../../../collections/lazily.ts';
import { HOUSEHOLD_AMOUNT, WEIGHT_OR_VOLUME } from '../words/amount-patterns.ts';
import { DESCRIPTIVE_WORDS } from '../words/descriptive-words.ts';
import {
  BERRY_WORDS,
  CHEESE_WORDS,
  FISH_WORDS,
  FRUIT_WORDS,
  JUICE_WORDS,
  MEAT_WORDS,
  NUT_WORDS,
  OIL_WORDS,
  SAUSAGE_WORDS,
  VEGETABLE_WORDS,
} from '../words/general-words.ts';
import { isPreparation } from '../words/preparation-words.ts';

/**
 * Collective words for foods. People name one of these foods in brackets. German words also end compounds: "Hartkäse".
 */
const GERMAN =
  'käse|wurst|aufschnitt|nüsse|öl|fisch|brot|brötchen|nudeln|fleisch|obst|gemüse|saft|mehl|kuchen|tee|wein|bier|eis|joghurts?|marmelade|konfitüre|müsli|suppe|schokolade|kekse|bohnen|pilze|kräuter|beeren|samen|zucker|süßungsmittel|süßstoff|fette?|getränke?';
const OTHERS = `${FRUIT_WORDS}|${VEGETABLE_WORDS}|${NUT_WORDS}|${CHEESE_WORDS}|${FISH_WORDS}|${MEAT_WORDS}|${SAUSAGE_WORDS}|${JUICE_WORDS}|${OIL_WORDS}|${BERRY_WORDS}|pasta|bread|rolls?|noodles|flour|cake|tea|wine|beer|ice cream|yoghurt|yogurt|jam|cereal|soup|chocolate|biscuits|cookies|beans|mushrooms|herbs|seeds|poultry|seafood|lettuce|muffins?|doughnuts?|donuts?|bagels?|milkshakes?|rice cakes?|cheesecake|pancakes?|popcorn|sugar|sweetener|fats?|drinks?|beverages?`;
const GENERAL = `(?:\\p{L}*(?:${GERMAN})|${OTHERS})`;

const AS = String.raw`(?:z\.\s?b\.\s?|zum beispiel\s|e\.\s?g\.,?\s?|such as\s|like\s|wie\s)?`;

const KIND = String.raw`\p{L}[\p{L}' -]{2,}`;

/** "Käse (Gruyère)", "fish (e.g. salmon)", "fruit (banana, ripe)" */
const inBrackets = lazily(
  () =>
    new RegExp(
      String.raw`^(.*?)(?<!\p{L})(${GENERAL})\s*\(${AS}(${KIND})((?:\s*,\s*${KIND})*)\)(.*)$`,
      'iu',
    ),
);

/** "Obst: 150 g (Banane)": the amount is between the collective word and its food. */
const aroundAmount = lazily(
  () =>
    new RegExp(
      String.raw`^(${GENERAL})\s*:?\s*(${WEIGHT_OR_VOLUME}|${HOUSEHOLD_AMOUNT})\s*(?=\(${AS}${KIND}(?:\s*,\s*${KIND})*\))`,
      'iu',
    ),
);

/** "Käse, Gruyère 30 g", "Saft, Orange 200 ml" */
const behindComma = lazily(
  () =>
    new RegExp(
      String.raw`^(.*?)(?<!\p{L})(\p{L}*(?:käse|öl|saft)|${CHEESE_WORDS}|${OIL_WORDS}|${NUT_WORDS}|${JUICE_WORDS})\s*,\s*(\p{L}[\p{L}' -]{2,}?)((?:\s\(?[\d½⅓⅔¼¾⅛].*)?)$`,
      'iu',
    ),
);

/** A line that names a food by a collective word and says which food it is. */
export interface SpecifiedFood {
  /** Whether a comma is between the two, which may also list two foods. */
  readonly isListed: boolean;
  /** The line with the kind before that word, possibly as one word: "200 ml Orangensaft", "30 g Gruyère Käse". */
  readonly together: readonly string[];
  /** The line with the kind alone: "30 g Gruyère". */
  readonly kindAlone: string;
  /** That line without the state behind the kind. */
  readonly kindWithoutState: string;
  /** The word for many. */
  readonly general: string;
  /** The line with only the collective word. */
  readonly generalAlone: string;
}

/** The parts of a line with brackets, with the state of the kind behind it; null if the brackets list other words. */
function withStateBehind(found: RegExpExecArray): readonly (string | undefined)[] | null {
  const [all, before, general, kind, states = '', after = ''] = found;
  const words = states.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (!words.every((word) => isPreparation(word) || DESCRIPTIVE_WORDS.has(word))) return null;
  return [all, before, general, kind, `${states}${after}`, after];
}

/** Foods that people eat several kinds of at once; the brackets behind "soup" list what is in it. */
const OF_SEVERAL = `(?:obst|gemüse|nüsse|käse|fisch|fleisch|wurst|aufschnitt|beeren|kräuter|samen|pilze|${FRUIT_WORDS}|${VEGETABLE_WORDS}|${NUT_WORDS}|${CHEESE_WORDS}|${FISH_WORDS}|${MEAT_WORDS}|${SAUSAGE_WORDS}|${BERRY_WORDS})`;

const severalInBrackets = lazily(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?<!(?:mixed|gemischte[rsn]?|mix)\s)${OF_SEVERAL}:?\s*(?:${WEIGHT_OR_VOLUME}|${HOUSEHOLD_AMOUNT})?\s*\(${AS}(${KIND}(?:,\s*${KIND})*)\)`,
      'iu',
    ),
);

/** The kinds that a line lists in brackets behind a collective word: "Obst 150 g (Banane und Apfel)"; empty for one. */
export function listedKinds(text: string): readonly string[] {
  const listed = severalInBrackets()
    .exec(text)?.[1]
    ?.split(/\s*,\s*(?:(?:and|und)\s)?|\s(?:and|und)\s/iu);
  return listed === undefined || listed.length < 2 ? [] : listed;
}

/** The kind that a line gives for a word such as "cheese"; undefined for any other line. */
export function specifiedFood(text: string): SpecifiedFood | undefined {
  const inside = inBrackets().exec(text.replace(aroundAmount(), '$2 $1 '));
  const found = inside === null ? behindComma().exec(text) : withStateBehind(inside);
  if (found === null) return undefined;
  const [, before = '', general = '', kind = '', after = '', rest = after] = found;
  if (new RegExp(`^(?:${GERMAN}|${OTHERS})$`, 'iu').test(kind)) return undefined;
  const isGerman = new RegExp(`(?:${GERMAN})$`, 'iu').test(general) && !kind.includes(' ');
  const joined = isGerman ? [`${kind}n`, kind, kind.replace(/e$/, '')] : [];
  const isListed = inside === null;
  return {
    isListed,
    general,
    together: [
      ...joined.map((one) => `${before}${one}${general.toLowerCase()}${after}`),
      `${before}${kind} ${general}${after}`,
    ],
    kindAlone: `${before}${kind}${after}`,
    kindWithoutState: `${before}${kind}${rest}`,
    generalAlone: `${before}${general}${after}`,
  };
}

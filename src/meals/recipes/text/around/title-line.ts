import { beginsWithAmount } from '../../../words/amounts/begins-with-amount.ts';
import { isInstruction } from '../../../words/asides/instructions.ts';
import {
  isGroupHeading,
  isPartOfDish,
  namesMoreThanAmount,
  withoutGroupLabel,
} from '../../ingredients/group-headings.ts';
import { countedTitle } from '../../servings/counted-title.ts';
import { namesMadeDish } from '../../servings/made-dishes.ts';
import {
  isForSome,
  isGlassesOfDrink,
  isServingsLine,
  namesTin,
  piecesCounted,
  wholesCounted,
} from '../../servings/servings-line.ts';
import { MAX_TITLE, titleServings } from '../../servings/title-servings.ts';
import { isLongSentence } from '../lines/long-sentence.ts';
import { FACT, INGREDIENTS_HEADING, RECIPE_NUMBER, withoutHashes } from './recipe-headings.ts';

/** A line that names the recipe: "# Potato soup", "Title: Potato soup". */
export const TITLE_LINE =
  /^(?:#\s+|(?:title|titel|rezept(?:ur)?|recipe|formula|name|gericht|speise|dish|bezeichnung)\s*:\s*)(\S.*)$/i;

/** Seasonings and staples, as alternatives of a pattern. */
export const STAPLE_WORDS = String.raw`salz|salt|pfeffer|pepper|öl|\p{L}*öl|oil|butter|wasser|water|zucker|sugar|mehl|flour|milch|milk|petersilie|parsley|schnittlauch|chives|basilikum|basil|dill|koriander|coriander|cilantro|thymian|thyme|rosmarin|rosemary|oregano|minze|mint|kräuter|herbs|gewürze?|spices?|muskat|nutmeg|zimt|cinnamon|paprikapulver|paprika|knoblauch|garlic|zitrone|lemon`;

/** Words that make a line without an amount an ingredient above others with amounts, rather than a title or heading. */
const LITTLE = new RegExp(
  String.raw`(?<!\p{L})(?:etwas|some|n\.\s?b\.|nach (?:belieben|geschmack|bedarf|gusto)|to taste|pinch|prise|handvoll|handful|zum|for|${STAPLE_WORDS})(?!\p{L})`,
  'iu',
);

/** Whether a text names a seasoning or a staple, or says how little of a food is needed. */
export function namesStaple(text: string): boolean {
  return LITTLE.test(text);
}

/** The most lines below a title that are looked at. */
export const BELOW_TITLE = 3;

const DIGIT = /[\d¼-¾⅐-⅞]/;

/** Numbers that are not amounts: "(26 cm)", "9x13-inch", "30 Minuten", "5-Zutaten", "26er", "(1952)", "Sheet1". */
const NO_AMOUNT =
  /[øØ⌀]?\s*\d+(?:[.,]\d+)?\s*-?\s*(?:[x×]\s*\d+(?![\d.,]*\s?(?:k?g|[mc]?l|oz)(?!\p{L}))|cm(?!\p{L})|inch(?:es)?(?!\p{L})|["″”]|(?:min(?:ute[ns]?)?|std|stunden?|h(?:ou)?rs?)(?!\p{L}))|(?<![\d.,/-])\d+-(?!gramm|liter|pound|ounce)\p{L}{4,}|\d+er(?!\p{L})|\(\d{4}\)|^(?:sheet|tabelle)\d+$/giu;

/** "Lachsfilets, 4 Stück à 150 g": an ingredient, although pieces after a name may also be what a recipe makes. */
const WEIGHED_PIECES = /(?:stück|pieces)[\s,(]+(?:(?:zu|à|je|jeweils|of|each)\s+)+\d/iu;

/**
 * The line that is an unmarked title: the first line, if it has no amount and is followed by the servings, the
 * ingredients' heading, a fact or an empty line. Lists with empty lines between all ingredients have none.
 */
export function titleLine(lines: readonly string[]): number | undefined {
  const top = lines.findIndex((line) => line !== '' && !isRule(line) && !RECIPE_NUMBER.test(line));
  const first = lines[top];
  if (first === undefined) return undefined;
  if (isServingsLine(first) || FACT.test(first)) return titleBelowFacts(lines, top);
  if (first.length > MAX_TITLE || TITLE_LINE.test(first)) return undefined;
  const isTitle =
    isCertainTitle(first, lines[top + 1]) ||
    isAboveMuchFlour(lines, top) ||
    isTitleByNext(lines, top);
  return isTitle ? top : undefined;
}

/** Whether a line is certainly a title: it has the servings, or is underlined by the next line. */
function isCertainTitle(line: string, next = ''): boolean {
  const hasServings = titleServings(line).yields.length > 0 && !WEIGHED_PIECES.test(line);
  return hasServings || /^(?:={3,}|-{3,})$/.test(next);
}

/** A hundred grams of flour or oats, or a cup of it, but not of crumbs, coconut, or starch. */
const MUCH_FLOUR =
  /(?:\d{3,}\s?g|\d\s?kg|[\d½¼¾]\s?(?:cups?|tassen?|oz|ounces?|lbs?))(?!\p{L})[^,;]*?(?:(?<!corn)flour|(?<!panier)mehl|oats|(?<!kokos|chili|mandel|corn)flocken)(?!\p{L})/iu;

/** Whether a line counts muffins or the like that the recipe makes from flour, rather than uses. */
function isAboveMuchFlour(lines: readonly string[], at: number): boolean {
  const isCounted = countedTitle(lines[at] as string) !== undefined;
  return isCounted && lines.some((line, index) => index > at && MUCH_FLOUR.test(line));
}

/** Whether a line is a title by the lines below it. */
function isTitleByNext(lines: readonly string[], first: number): boolean {
  const line = lines[first] as string;
  if (DIGIT.test(line.replace(NO_AMOUNT, ''))) return false;
  const second = lines.findIndex((one, index) => index > first && one !== '');
  if (second < 0 || INGREDIENTS_HEADING.test(line)) return false;
  const named = line.replace(/:$/, '');
  const mayBeNamed = named !== line && !isGroupHeading(named);
  if (mayBeNamed && isFactBelow(withoutHashes(lines[second] as string))) return true;
  if (/[:,]$/.test(line) || isGroupHeading(line)) return false;
  if (isBelowTitle(withoutHashes(lines[second] as string), line)) return true;
  if (isYieldInPieces(lines, second, line)) return true;
  const isApart = second > first + 1;
  if (isApart && haveNeighbours(lines.slice(second))) return true;
  if (DIGIT.test(line) && !namesTin(line)) return false;
  const below = lines.slice(first, first + LEAST_BELOW + 1);
  return isUnmarkedTitle(lines.slice(first)) || isAboveAmountsBehind(below);
}

/** Whether the first of some lines is a title only by the amounts below it, so that it might be an ingredient. */
export function isUnmarkedTitle(lines: readonly string[]): boolean {
  const [title = '', ...below] = lines;
  const next = below.find((line) => line !== '') ?? '';
  return (
    isAboveAmounts(lines.slice(0, LEAST_BELOW + 1), LEAST_BELOW) ||
    (listsAmounts(next) && !namesStaple(title)) ||
    isDishAboveSomeAmounts(lines)
  );
}

/** "250 g Mehl, 500 ml Milch, 4 Eier": several foods with amounts in one line. */
function listsAmounts(line: string): boolean {
  const parts = line.split(/[,;]\s/).filter(beginsWithAmount);
  return parts.length >= LEAST_BELOW && parts.every(namesMoreThanAmount);
}

/** "handful spinach", "a pinch of salt", "juice of 1 lime": amounts in words. */
const AMOUNT_IN_WORDS =
  /^(?:[-–•*]\s*)?(?:(?:a|an|one|half an?|eine?n?|halbe[rs]?)\s(?=\p{L})|(?:handful|handvoll|pinch|prise|splash|schuss|dash|drizzle|knob|bunch|bund|glass|cup)(?!\p{L})|juice of\s|saft\s(?:einer|von)\s)/iu;

/** Whether a dish is above lines, although some lack amounts: "green smoothie" above "1 banana", "spinach". */
function isDishAboveSomeAmounts([line = '', ...below]: readonly string[]): boolean {
  const next = below.slice(0, BELOW_TITLE);
  const haveAmounts = next.filter((one) => beginsWithAmount(one) || AMOUNT_IN_WORDS.test(one));
  const areStaples = next.filter((one) => !haveAmounts.includes(one) && namesStaple(one));
  const isAbove = haveAmounts.length > 0 && haveAmounts.length + areStaples.length >= LEAST_BELOW;
  return isAbove && namesMadeDish(line) && !namesStaple(line);
}

/** Whether a line is what stands below the title: servings, a fact, the ingredients' heading, or a long sentence. */
function isBelowTitle(line: string, title: string): boolean {
  if (isFactBelow(line)) return true;
  if (namesStaple(title) || /[.,]/.test(title)) return false;
  return isLongSentence(line) || (isSentence(line) && namesMadeDish(title));
}

/** Whether a line gives the servings or another fact of a recipe, or is the heading of its ingredients. */
function isFactBelow(line: string): boolean {
  return (
    isServingsLine(line) || isForSome(line) || FACT.test(line) || INGREDIENTS_HEADING.test(line)
  );
}

/** "Our family loves it.": some words with a full stop, and neither amounts nor staples. */
function isSentence(line: string): boolean {
  const words = line.split(' ').length;
  return /^\p{Lu}\D*[.!]$/u.test(line) && words >= LEAST_WORDS && !namesStaple(line);
}

/** "Salt, freshly ground." has fewer words than a sentence. */
const LEAST_WORDS = 4;

/** "FLOUR - 2 CUPS", "Mehl: 250 g", "Bananas, ripe - 3": an amount behind its food. */
const AMOUNT_BEHIND = /^\p{L}[^\d½¼¾]*[\s:–-][\d½¼¾][\d.,/ ½¼¾]*\s*\p{L}*\.?$/u;

/**
 * Whether the lines below the name of a dish all have amounts behind their foods, like those below a title. Above such
 * lines, "Chicken breast" may be one more ingredient.
 */
function isAboveAmountsBehind([title = '', ...below]: readonly string[]): boolean {
  const haveAmounts =
    below.length >= LEAST_BELOW &&
    below.every((line) => AMOUNT_BEHIND.test(line) && !isServingsLine(line) && !FACT.test(line));
  return haveAmounts && namesMadeDish(title);
}

/** "Serving Size: 8" above "Brownies": a title between facts and at least two lines with amounts. */
function titleBelowFacts(lines: readonly string[], top: number): number | undefined {
  const isOther = (line: string) => line === '' || isServingsLine(line) || FACT.test(line);
  const at = lines.findIndex((line, index) => index > top && !isOther(line));
  const line = lines[at] ?? '';
  const isName =
    /^\p{Lu}[^:,\d¼-¾⅐-⅞]*$/u.test(line) &&
    line.length <= MAX_TITLE &&
    ![isRule, isGroupHeading, isPartOfDish, isInstruction].some((is) => is(line)) &&
    !INGREDIENTS_HEADING.test(line);
  const isApart = lines[at + 1] === '';
  const below = lines.slice(isApart ? at + 2 : at + 1);
  return isName && isAboveAmounts([line, ...below], 2) ? at : undefined;
}

function isRule(line: string): boolean {
  return /^[-=*_~]+$/.test(line);
}

/** Whether any two lines have no empty line between them. */
function haveNeighbours(lines: readonly string[]): boolean {
  return lines.some((line, at) => line !== '' && (lines[at + 1] ?? '') !== '');
}

/** Whether the lines below a line begin with amounts, like those below a title or heading. */
export function isAboveAmounts([title = '', ...below]: readonly string[], least = 1): boolean {
  const end = below.indexOf('');
  const next = below.slice(0, end < 0 ? BELOW_TITLE : Math.min(end, BELOW_TITLE));
  const haveAmounts =
    next.length >= least &&
    next.every((line) => beginsWithAmount(withoutGroupLabel(line)) && !isServingsLine(line));
  return haveAmounts && !namesStaple(title);
}

/** "How to make spaghetti bolognese:" */
const HOW_TO =
  /^how to (?:make|cook|prepare|bake)\s(?:(?:the|a|an|your|my)\s)?([^\d:]*\p{L})\s*:?$/iu;

/** The fewest amounts below such a title. */
const LEAST_BELOW = 2;

/** The dish of a line such as "How to make noodle soup:", if amounts are below it rather than steps. */
export function dishAboveAmounts(lines: readonly string[], index: number): string | undefined {
  const dish = HOW_TO.exec(withoutHashes(lines[index] as string))?.[1];
  const next = lines.slice(index, index + LEAST_BELOW + 1);
  return dish !== undefined && isAboveAmounts(next, LEAST_BELOW) ? dish : undefined;
}

/** The ingredients of things that are made by the piece. */
const FLOUR = /(?:flour|mehl|oats|flocken|dough|teig|semolina|grieß|batter)(?!\p{L})/iu;

/** Whether a line above all ingredients counts what the recipe makes: "12 muffins", "1 loaf". */
export function isYieldInPieces(lines: readonly string[], index: number, title: string): boolean {
  const line = lines[index] as string;
  const below = lines.slice(index + 1).find((one) => one !== '') ?? '';
  if (isGlassesOfDrink(line, below)) return true;
  const pieces = piecesCounted(line);
  const wholes = pieces === undefined ? wholesCounted(line) : undefined;
  if (pieces === undefined && wholes === undefined) return false;
  if (wholes?.mayBeBought === false) return true;
  const next = lines[index + 1] ?? '';
  const isApart = next === '' || INGREDIENTS_HEADING.test(withoutHashes(next));
  const made = pieces ?? wholes?.word ?? '';
  // "Filled rolls" need rolls, and rolls need flour.
  const isTitle = title.toLowerCase().endsWith(made) && lines.some((one) => FLOUR.test(one));
  return isTitle || (isApart && pieces !== undefined);
}

/** Whether a line without an amount is directly above the servings, as a title is. */
export function isAboveServings(lines: readonly string[], index: number): boolean {
  return (
    !DIGIT.test(lines[index] as string) && isServingsLine(withoutHashes(lines[index + 1] ?? ''))
  );
}

import { beginningOf } from '../../../../text/escaping/notes-on-lines.ts';
import { quotedList } from '../../../../text/escaping/quote.ts';
import { numberWordsInDigits } from '../../../../text/numbers/number-words.ts';
import { SOLD_IN_WORDS } from '../../../../text/vocabulary/container-words.ts';
import { SPOON_WORDS, VOLUME_WORDS, WEIGHT_WORDS } from '../../../../text/vocabulary/unit-words.ts';
import { withoutTimesAndHeat } from '../../../words/instructions.ts';
import { servingsInLetter, servingsInStep } from '../../servings/sentence-servings.ts';
import { isAmountOfFood } from '../around/above-ingredients.ts';
import { isIngredientsHeading, withoutHashes } from '../around/recipe-headings.ts';
import { STAPLE_WORDS } from '../around/title-line.ts';
import { isLongSentence } from './long-sentence.ts';

const UNIT = String.raw`(?:${WEIGHT_WORDS}|${VOLUME_WORDS}|(?:${SPOON_WORDS})(?:ful)?s?|cups?|cupfuls?|tassen?|pints?|quarts?|pinch(?:es)?|prisen?|sprigs?|zweige?|cloves?|zehen?|${SOLD_IN_WORDS})(?!\p{L})\.?`;

const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?(?:\s?[-–]\s?\d+)?\s?[¼-¾⅐-⅞]?|[¼-¾⅐-⅞])`;

/** An amount and the words behind it, up to a comma or the end of a sentence. The groups are the word before it, the number, its unit, and the words. */
const AMOUNT_OF_FOOD = new RegExp(
  String.raw`(?:(\p{L}+)\s)?(?<![\d.,/–-])(${NUMBER})\s?(${UNIT})?\s*((?:\p{L}[\p{L}'’-]*)(?:\s\p{L}[\p{L}'’-]*){0,5})`,
  'giu',
);

/** Words behind the name of a food: "2 cups milk and stir". */
const BEHIND_FOOD =
  /(?:^|\s)(?:and|or|in|into|to|until|till|over|with|for|on|onto|from|then|at|by|the|till|beaten|well|together|und|oder|mit|auf|bis|dann|zu|zum|im|unter|über|nach|dazu|darin|darüber|die|der|das|den|dem)(?:\s.*)?$/iu;

/** The name of a German food: its adjectives and its noun. */
const GERMAN_FOOD = /^(?:\p{Ll}[\p{L}-]*\s){0,3}\p{Lu}[\p{L}-]*/u;

/** Words of German sentences. */
const GERMAN =
  /(?<!\p{L})(?:und|mit|den|die|das|der|dem|eine?[nr]?|auf|verrühren|geben)(?!\p{L})/giu;
const ENGLISH = /(?<!\p{L})(?:and|with|the|of|into|add|mix|an?)(?!\p{L})/giu;

/** Before a number without a unit: what the recipe makes, or into what something is cut. */
const MAKES =
  /^(?:makes?|making|yields?|gives?|into|serves?|feeds?|for|ergibt|ergeben|in|für|reicht|to|je|about|ca|on|auf|bei|um|step|schritt|stufe|mark)$/iu;

/** Amounts that may be a part of others: "50 g of the butter", "the remaining 100 g". */
const OF_OTHERS =
  /(?<!\p{L})(?:of the|of it|of this|remaining|rest(?:liche[nrsm]?)?|übrige[nrsm]?|davon|another|more|each|every|weitere[nrsm]?|noch(?:mals?)?|half of|hälfte|statt|instead|oder|or)(?!\p{L})/iu;

/** The fewest amounts of a recipe in prose, of which this many have a unit. */
const LEAST_AMOUNTS = 3;
const LEAST_WITH_UNIT = 2;

/** The longest sentences that are read. */
const MAX_CHARACTERS = 2000;

/** The first characters of a word that another form of it shares. */
const STEM = 4;

/** A recipe in prose: its sentences as lists of ingredients, each in the place of its line. */
export interface ProseRecipe {
  readonly lines: readonly string[];
  readonly yields: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Replaces the sentences of a recipe that has no list of ingredients by the amounts in them: "Mix 200 g flour with two
 * eggs." becomes "200 g flour, 2 eggs". Staples without an amount follow. Any other recipe stays as it is, and so does
 * one whose amounts may be parts of others.
 */
export function withoutProse(lines: readonly string[]): ProseRecipe {
  const unchanged = { lines, yields: [], notes: [] };
  if (lines.some((line) => line.length > MAX_CHARACTERS || isListed(line))) return unchanged;
  const german = lines.join(' ').match(GERMAN)?.length ?? 0;
  const isGerman = german > (lines.join(' ').match(ENGLISH)?.length ?? 0);
  const read = lines.map((line) => (isProse(line) ? readSentences(line, isGerman) : undefined));
  const amounts = read.flatMap((one) => one?.amounts ?? []);
  const withUnit = amounts.filter(({ hasUnit }) => hasUnit).length;
  const isUnclear = read.some((one) => one?.isOfOthers);
  if (amounts.length < LEAST_AMOUNTS || withUnit < LEAST_WITH_UNIT || isUnclear) return unchanged;
  const named = amounts
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  const staples = new Set<string>();
  const listed = read.map((one, at) => {
    if (one === undefined) return lines[at] as string;
    const own = one.staples.filter((word) => {
      const isNew = !named.includes(word.slice(0, STEM)) && !staples.has(word);
      staples.add(word);
      return isNew;
    });
    return [...one.amounts.map(({ text }) => text), ...own].join(', ');
  });
  return {
    lines: listed,
    yields: read.flatMap((one, at) => (one === undefined ? [] : (said(lines[at] as string) ?? []))),
    notes: [
      `Read the ingredients in the sentences, which have no list of them: ${quotedList(listed.filter((line, at) => line !== '' && line !== lines[at]).map(beginningOf))}`,
    ],
  };
}

function said(line: string): string | undefined {
  return servingsInStep(line) ?? servingsInLetter(line);
}

/** Whether a line is an item or the heading of a list of ingredients. */
function isListed(line: string): boolean {
  return isIngredientsHeading(withoutHashes(line)) || (isAmountOfFood(line) && !isProse(line));
}

/** Whether a line is a sentence, or several. */
function isProse(line: string): boolean {
  return isLongSentence(line) && /\p{L}{3}[.!](?:\s|$)/u.test(line);
}

interface Sentences {
  readonly amounts: readonly { readonly text: string; readonly hasUnit: boolean }[];
  /** Words for staples without an amount, in lower case. */
  readonly staples: readonly string[];
  readonly isOfOthers: boolean;
}

function readSentences(line: string, isGerman: boolean): Sentences {
  const written = withoutTimesAndHeat(inDigits(line));
  const amounts: { text: string; hasUnit: boolean }[] = [];
  let isOfOthers = false;
  const rest = written.replace(
    AMOUNT_OF_FOOD,
    (whole, before = '', number: string, unit = '', words: string) => {
      const name = foodIn(words.replace(/^of\s/i, ''), isGerman);
      const isMade = unit === '' && (MAKES.test(before) || IS_EATER.test(words));
      if (isMade || name === '') return `${before} `;
      isOfOthers ||= OF_OTHERS.test(`${before} ${words.slice(0, name.length + SOME)}`);
      amounts.push({
        text: [number.trim(), unit, name].filter((one) => one !== '').join(' '),
        hasUnit: unit !== '',
      });
      return `${before} ${whole.slice(whole.indexOf(name) + name.length)}`;
    },
  );
  const staples = [...rest.matchAll(STAPLE)].map(([word]) => word.toLowerCase());
  return { amounts, staples, isOfOthers };
}

/** How many characters behind the name of a food may say that it is a part of another amount. */
const SOME = 8;

/** Those who eat the dish, and their helpings. Slices and pieces may be those of an ingredient. */
const IS_EATER =
  /^(?:portion(?:en|s)?|servings?|helpings?|person(?:en|s)?|people|leute|gäste|guests|adults?|kinder|children|kids)(?!\p{L})/iu;

const STAPLE = new RegExp(String.raw`(?<!\p{L})(?:${STAPLE_WORDS})(?!\p{L})`, 'giu');

/** "Half a pound" and "two eggs" in digits; "a cup" is 1 cup. */
function inDigits(line: string): string {
  return numberWordsInDigits(
    line
      .replace(
        /(?<!\p{L})(?:half an?|halbe[nrs]?|ein halbe[sr]?|eine halbe|half)\s(?=\p{L})/giu,
        '½ ',
      )
      .replace(
        /(?<!\p{L})an?\s(?=\p{L})(?!(?:little|few|bit|time|while|moment|boil|simmer|medium|low|high)(?!\p{L}))/giu,
        '1 ',
      ),
  );
}

/** The food at the beginning of some words; empty if there is none. */
function foodIn(words: string, isGerman: boolean): string {
  if (isGerman) return GERMAN_FOOD.exec(words)?.[0] ?? '';
  return words.replace(BEHIND_FOOD, '').trim();
}

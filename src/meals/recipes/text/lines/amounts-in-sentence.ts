import { PLAIN_NUMBER } from '../../../../text/numbers/fractions.ts';
import { numberWordsInDigits } from '../../../../text/numbers/number-words.ts';
import { SOLD_IN_WORDS } from '../../../../text/vocabulary/container-words.ts';
import { SPOON_WORDS, VOLUME_WORDS, WEIGHT_WORDS } from '../../../../text/vocabulary/unit-words.ts';
import { withoutTimesAndHeat } from '../../../words/asides/instructions.ts';
import { STAPLE_WORDS } from '../around/title-line.ts';

/** An amount in a sentence. */
export interface SentenceAmount {
  readonly text: string;
  /** Its food; blank if the sentence does not name one next to it. */
  readonly food: string;
  readonly hasUnit: boolean;
  /** The food with some of the text around it, which may say that it is a part of another. */
  readonly around: string;
}

/** What a sentence says of ingredients. */
export interface SentenceAmounts {
  readonly amounts: readonly SentenceAmount[];
  /** Words for staples without an amount, in lower case. */
  readonly staples: readonly string[];
}

/** Measures of ingredients next to units, in English and German. */
const MEASURES =
  'cups?|cupfuls?|tassen?|pints?|quarts?|pfund|pinch(?:es)?|prisen?|dash(?:es)?|spritzer|schuss|sprigs?|zweige?|cloves?|zehen?|sticks?|stalks?|stangen?|bunch(?:es)?|bund|bündel|heads?|k[oö]pfe?|knollen?|handvoll|handfuls?|würfel|cubes?|slices?|scheiben?|pieces?|stücke?|sheets?|blatt|blätter|msp';

const UNIT = String.raw`(?:${WEIGHT_WORDS}|${VOLUME_WORDS}|(?:${SPOON_WORDS})(?:fuls?)?|${MEASURES}|${SOLD_IN_WORDS})(?!\p{L})\.?`;

const NUMBER = String.raw`(?:\d+\s\d+\/\d+|${PLAIN_NUMBER}(?:\s?[-–]\s?\d+)?\s?[¼-¾⅐-⅞]?|[¼-¾⅐-⅞])`;

/** An amount, with the word before it and the words behind it, up to a comma or the end of a sentence. */
const AMOUNT = new RegExp(
  String.raw`(?:(?<before>\p{L}+)\s)?(?<![\d.,/–-])(?<number>${NUMBER})\s?(?<unit>${UNIT})?\s*(?:of\s)?(?<words>\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,5})`,
  'giu',
);

/** Words behind the name of a food: "2 cups milk and stir". */
const BEHIND_FOOD =
  /(?:^|\s)(?:and|or|in|into|to|until|till|over|with|for|on|onto|from|then|at|by|the|beaten|cut|well|together|separately|finely|thinly|gently|slowly|is|are|which|while)(?:\s.*)?$/iu;

/** A German food: its adjectives and its noun, perhaps of two words: "passierte Tomaten". */
const GERMAN_FOOD = /^(?:\p{Ll}[\p{L}-]*\s){0,3}\p{Lu}[\p{L}-]*/u;

/** Words of German sentences, and of English ones. */
const GERMAN = /(?<!\p{L})(?:und|mit|den|die|das|der|dem|eine?[nr]?|auf|zu|geben)(?!\p{L})/giu;
const ENGLISH = /(?<!\p{L})(?:and|with|the|of|into|add|mix|an?|to)(?!\p{L})/giu;

/** The share of German words among the small words of a text; 0 if it has none. */
export function germanShare(text: string): number {
  const [german, english] = [GERMAN, ENGLISH].map((words) => text.match(words)?.length ?? 0) as [
    number,
    number,
  ];
  return german / Math.max(1, german + english);
}

/** Words before a number without a unit that does not count a food: what the recipe makes, or into what it is cut. */
const MAKES =
  /^(?:makes?|making|yields?|gives?|into|serves?|feeds?|for|ergibt|ergeben|in|für|reicht|to|about|ca|on|onto|over|auf|aus|bei|um|step|schritt|stufe|mark|every|alle|nach|after)$/iu;

/** Those who eat the dish, and their helpings. */
const EATERS =
  /^(?:portion(?:en|s)?|servings?|helpings?|person(?:en|s)?|people|leute|gäste|guests|adults?|kinder|children|kids|weeks?|wochen?|times?|mal|parts?|teile|batches)(?!\p{L})/iu;

/** What the recipe made before, and what it is made in. */
const NO_FOOD =
  /^(?:(?:large|small|big|große[rsn]?|kleine[rsn]?) )?(?:teig|masse|mischung|dough|batter|mixture|filling|füllung|form|pfanne|topf|schüssel|backblech|blech|pan|pot|bowl|dish|tin|tray|oven|ofen)$/iu;

/** "the juice of 1 lemon", "den Saft 1 Zitrone" */
const PART_OF = /(?<!\p{L})(?<part>juice|zest|saft|schale|abrieb)(?:\s(?:of|von))?\s$/iu;

/** How many characters before and behind a food are around it. */
const AROUND = 24;

/** Foods with much energy that cooks often name without an amount. */
const RICH_WORDS =
  'cheese|käse|parmesan|ham|schinken|bacon|speck|sahne|nuts|nüsse|chocolate|schokolade|honey|honig|mayonnaise|margarine|schmalz|lard|ghee';

const STAPLE = new RegExp(String.raw`(?<!\p{L})(?:${STAPLE_WORDS}|${RICH_WORDS})(?!\p{L})`, 'giu');

/** Reads the amounts of foods in a sentence. */
export function amountsInSentence(line: string, isGerman: boolean): SentenceAmounts {
  const text = withoutTimesAndHeat(inDigits(line));
  const amounts: SentenceAmount[] = [];
  let rest = '';
  let end = 0;
  const pattern = new RegExp(AMOUNT);
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const { before = '', number = '', unit = '', words = '' } = found.groups ?? {};
    const wordsAt = found.index + found[0].length - words.length;
    const name = foodIn(words, isGerman);
    // The next amount may follow the name: "500 g flour and 2 eggs".
    pattern.lastIndex = Math.max(wordsAt + name.length, found.index + 1 + before.length);
    const isOther = unit === '' && (name === '' || MAKES.test(before) || EATERS.test(words));
    if (isOther || NO_FOOD.test(name)) continue;
    const part = PART_OF.exec(text.slice(0, found.index + found[0].indexOf(number)))?.groups;
    const around = text.slice(Math.max(end, wordsAt - AROUND), wordsAt + name.length + AROUND);
    amounts.push({
      text: [
        part === undefined ? '' : `${part['part']} ${isGerman ? 'von' : 'of'}`,
        number.trim(),
        unit,
        name,
      ]
        .filter(Boolean)
        .join(' '),
      food: name,
      hasUnit: unit !== '',
      around,
    });
    rest += text.slice(end, found.index);
    end = wordsAt + name.length;
  }
  rest += text.slice(end);
  const staples = [...rest.matchAll(STAPLE)].map(([word]) => word.toLowerCase());
  return { amounts, staples };
}

/** Fractions and numbers in words, in digits: "half a pound", "a quarter of a pound", "two eggs", "a cup". */
function inDigits(line: string): string {
  const inFractions = line
    .replace(/(?<!\p{L})three[ -]quarters of an?\s/giu, '¾ ')
    .replace(/(?<!\p{L})(?:an? )?quarter of an?\s/giu, '¼ ')
    .replace(
      /(?<!\p{L})(?:half (?:of )?an?|ein(?:e[nrs]?)? halbe[nrs]?|halbe[nrs]?|half)\s(?=\p{L})/giu,
      '½ ',
    )
    .replace(
      /(?<!\p{L})an?\s(?=\p{L})(?!(?:little|few|bit|time|while|moment|boil|simmer)(?!\p{L}))/giu,
      '1 ',
    );
  return numberWordsInDigits(inFractions);
}

/** The food at the beginning of some words; empty if there is none. */
function foodIn(words: string, isGerman: boolean): string {
  if (isGerman) return GERMAN_FOOD.exec(words)?.[0] ?? '';
  return words.replace(BEHIND_FOOD, '').trim();
}

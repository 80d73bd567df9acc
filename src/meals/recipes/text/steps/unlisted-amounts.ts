import { quotedList } from '../../../../text/escaping/quote.ts';
import { PLAIN_NUMBER } from '../../../../text/numbers/fractions.ts';
import { SOLD_IN_WORDS } from '../../../../text/vocabulary/container-words.ts';
import { SPOON_WORDS, VOLUME_WORDS, WEIGHT_WORDS } from '../../../../text/vocabulary/unit-words.ts';

const AMOUNT = String.raw`(?<![\d.,/–-])(?:${PLAIN_NUMBER}|[½¼¾])\s?(?:${WEIGHT_WORDS}|${VOLUME_WORDS}|${SPOON_WORDS}|cups?|tassen?|${SOLD_IN_WORDS})(?!\p{L})\.?`;

/** An amount and up to three words after it, which name the food. */
const AMOUNT_OF_FOOD = new RegExp(
  String.raw`(${AMOUNT})\s(?:of\s)?(\p{L}{2,}(?:\s\p{L}{2,}){0,2})`,
  'giu',
);

/** Words after the name of a food: "2 cups milk and stir". */
const BEHIND_FOOD =
  /\s(?:and|or|in|into|to|until|over|with|for|on|from|und|oder|mit|auf)(?:\s.*)?$/iu;

/** What is no ingredient of its own: water, nutrients, and what the recipe has made. */
const NO_INGREDIENT =
  /(?<!\p{L})(?:protein|eiweiß|fat|fett|carbs|carbohydrates?|kohlenhydrate|kh|fib(?:er|re)|ballaststoffe|water|\p{L}*wasser|the|this|your|each|more|sauce|mixture|batter|dough|filling|\p{L}*teig|\p{L}*masse|\p{L}*creme|\p{L}*mischung|\p{L}*portionen|\p{L}*stücke?n?)(?!\p{L})/iu;

/** Characters of a word that another form of it shares: "Kirschen" and "Sauerkirsche". */
const STEM = 4;

/** The most amounts that a note quotes. */
const QUOTED = 5;

/** The longest step that is read. */
const MAX_CHARACTERS = 2000;

/** Notes on amounts in the steps of foods that no ingredient names. */
export function unlistedAmountsNotes(
  steps: readonly string[],
  ingredients: readonly string[],
): string[] {
  const listed = ingredients.join(' ').toLowerCase();
  const isListed = (food: string) =>
    food.split(' ').some((word) => listed.includes(word.toLowerCase().slice(0, STEM)));
  const found = steps
    .filter((step) => step.length <= MAX_CHARACTERS)
    .flatMap((step) => [...step.matchAll(AMOUNT_OF_FOOD)])
    .map(([, amount = '', words = '']) => ({ amount, food: foodIn(words) }))
    .filter(({ food }) => !NO_INGREDIENT.test(food) && !isListed(food))
    .map(({ amount, food }) => `${amount} ${food}`);
  const unlisted = [...new Set(found)].slice(0, QUOTED);
  if (unlisted.length === 0) return [];
  return [`Not counted, since only the steps name them: ${quotedList(unlisted)}`];
}

/** The food in words: up to the first noun in German, which has a capital, or up to a word that goes on. */
function foodIn(words: string): string {
  const [german] = /^(?:\p{Ll}+\s)*\p{Lu}\p{L}*/u.exec(words) ?? [];
  return german ?? words.replace(BEHIND_FOOD, '');
}

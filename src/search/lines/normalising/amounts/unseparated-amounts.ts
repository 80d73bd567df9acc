import { FRACTION_SIGN, PLAIN_NUMBER } from '../../../../text/numbers/fractions.ts';
import { SPOON } from '../../words/amount-patterns.ts';

const AMOUNT = String.raw`(?:${PLAIN_NUMBER}|${FRACTION_SIGN})\s?(?:g|gr|gramm?s?|kg|ml|cl|l|${SPOON}|cups?|tassen?)(?![\p{L}\d])`;

/** Two or more foods with their amounts before them and nothing between them: "50g oats 150ml soya milk". */
const AMOUNTS_FIRST = new RegExp(
  String.raw`^(?:\p{L}[\p{L}' -]*\s)?(?:${AMOUNT}\s(?:of\s)?\p{L}[\p{L}'’ -]*(?:\s|$)){2,}$`,
  'iu',
);
/** Two or more with their amounts after them: "Haferflocken 50g Milch 150ml". */
const AMOUNTS_LAST = new RegExp(String.raw`^(?:\p{L}[\p{L}'’ -]*\s${AMOUNT}(?:\s|$)){2,}$`, 'iu');

const BEFORE_AMOUNT = new RegExp(String.raw`(?<=\p{L})\s(?=${AMOUNT})`, 'giu');
const BEHIND_AMOUNT = new RegExp(String.raw`(?<=${AMOUNT})\s(?=\p{L})`, 'giu');

/** Words that join foods, which need no comma. */
const JOINED = /[,;:()+&]|\s(?:and|und|with|mit|plus|or|oder|in|of|auf|on|from|aus|für|for)\s/iu;

/** Dishes that people mix from several foods. */
const MIXED = /(?:porridge|oats|smoothie|shake|brei)$/iu;

/**
 * Adds commas to a list of foods written without them: "50g oats 150ml soya milk" becomes "50g oats, 150ml soya milk".
 * A name before them is that of the dish if people mix it from such foods: "overnight oats". Otherwise, each amount may
 * be that of the food before it: "muesli 60g milk 200ml banana".
 */
export function withAmountsSeparated(text: string): string {
  const line = text.trim();
  if (JOINED.test(line)) return text;
  if (AMOUNTS_LAST.test(line)) return line.replace(BEHIND_AMOUNT, ', ');
  if (!AMOUNTS_FIRST.test(line)) return text;
  const [first = '', ...others] = line.split(BEFORE_AMOUNT);
  if (/^[\d½⅓⅔¼¾⅛]/.test(first)) return line.replace(BEFORE_AMOUNT, ', ');
  return MIXED.test(first) ? `${first}: ${others.join(', ')}` : text;
}

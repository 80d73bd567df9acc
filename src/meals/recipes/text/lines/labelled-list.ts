import { numberWordsInDigits } from '../../../../text/numbers/number-words.ts';
import { EATERS } from '../../servings/eaters.ts';
import { INGREDIENTS_WORDS } from '../around/recipe-headings.ts';
import { SENTENCES } from '../around/title-on-line.ts';

/** "Zutaten für ca. vier Personen: 4 Eier, ...", "Für 4 Portionen werden benötigt: 600 g ..." */
const LABELLED = new RegExp(
  String.raw`^((?=[^:]*(?<!\p{L})(?:${INGREDIENTS_WORDS}|benötigt|gebraucht|brauch(?:en|t|st)|need(?:ed)?|man nehme)(?!\p{L}))[^:]{3,120}):\s+(\S.*)$`,
  'iu',
);

/** "Man benötigt 300 g Honig, 2 EL Wasser, ...", "You need 2 eggs, ...": a list in a sentence without a colon. */
const NEEDED =
  /^((?:(?:für\s[^:,]{3,60}\s)?(?:benötig(?:en|t)|brauch(?:en|t)|nehmen|nimmt) (?:wir|sie|man|ihr)|man (?:benötigt|braucht|nimmt|nehme)|(?:du|ihr|sie|wir|ich) (?:benötig(?:s?t|en?)|brauch(?:s?t|en?)|nehm(?:en?|t)|nimmst)|(?:you(?:['’]ll)?|we|i) (?:will )?(?:need|use|take)))\s+(\S.*)$/iu;

/** The fewest amounts in such a sentence. */
const LEAST_AMOUNTS_NEEDED = 3;

/** Words that begin the amount of a food in digits or letters. */
const AMOUNT = /^(?:ca\.?\s|etwa\s|about\s)?[\d¼-¾⅐-⅞]/iu;

/** The fewest amounts in a list of ingredients. */
const LEAST_AMOUNTS = 2;

/** The longest line that is read. */
const MAX_CHARACTERS = 1500;

const COUNT = new RegExp(
  String.raw`(?<![\d.,])(\d+(?:\s*(?:-|–|bis|to)\s*\d+)?)\s+${EATERS}(?!\p{L})`,
  'iu',
);

/** The lines of a recipe, and what the label of a list says about the servings. */
export interface Unlabelled {
  readonly lines: readonly string[];
  readonly yields: readonly string[];
}

/** Takes the label from a line that lists the ingredients in a sentence, and the sentences after the list. */
export function withoutListLabel(lines: readonly string[]): Unlabelled {
  const yields: string[] = [];
  const plain = lines.map((line) => {
    const [, label = '', list = ''] =
      line.length > MAX_CHARACTERS ? [] : (LABELLED.exec(line) ?? NEEDED.exec(line) ?? []);
    const [foods = ''] = list.split(SENTENCES);
    const amounts = numberWordsInDigits(foods)
      .split(/[,;]\s+/)
      .filter((part) => AMOUNT.test(part));
    const least = LABELLED.test(line) ? LEAST_AMOUNTS : LEAST_AMOUNTS_NEEDED;
    if (amounts.length < least) return line;
    const count = COUNT.exec(numberWordsInDigits(label))?.[1];
    if (count !== undefined) yields.push(`Serves ${count}`);
    return foods;
  });
  return { lines: plain, yields };
}

import { lazily } from '../../../../collections/lazily.ts';

/** "1 EL Stärke, mit 2 EL Wasser verrührt": water in which the measured food is dissolved. */
const inWater =
  /,?\s(?:\(?(?:mixed|dissolved|whisked|blended|stirred|slaked) (?:with|in|into) [^,()]*\bwater\b\)?|\(?(?:mit|in) [^,()]*\bwasser (?:an|ver|glatt )?(?:gerührt|verrührt|aufgelöst|gelöst)\)?)/giu;

/** "Dry oats cooked in water": the oats were cooked after they were measured. */
const DRY_IN_WATER =
  /(?<=(?<!\p{L})(?:dry|uncooked|raw|trockene|rohe)\s\p{L}[^,;()\d]*?),?\s(?:cooked|made|boiled|soaked) (?:in|with) (?:hot |boiling )?water(?=\s*$)/iu;

const OATS =
  '(?<!\\p{L})(?:(?:porridge |rolled |jumbo |instant |quick )?oats|haferflocken)(?!\\p{L})';
const PORRIDGE = '(?<!\\p{L})(?:porridge|oatmeal|haferbrei)(?!\\p{L})';
const PLAIN_MILK = '(?:(?:whole|(?:semi-)?skimmed) )?milk|(?:voll)?milch';
const COOKED_IN = String.raw`,?\s\(?(?:(?:made|cooked|prepared|boiled) (?:up )?(?:with|in) (?:hot |boiling )?(water|${PLAIN_MILK})|(?:mit|in) (wasser|${PLAIN_MILK}) (?:gekocht|zubereitet|angerührt|aufgekocht))\)?`;

/** "Porridge oats, made with water, 200 g": an amount behind is that of the porridge, and one before that of the oats. */
const porridge = lazily(
  () =>
    new RegExp(
      String.raw`(?:(?<=^[^\d½¼¾]*)${OATS}|${PORRIDGE})${COOKED_IN}(?=\s*(?:$|[,;\d]))`,
      'iu',
    ),
);
const OF_WATER = /^wa/iu;

/** "Porridge, 50 g oats, 300 ml milk": the name of the dish before all that it is made of. */
const porridgeOfOats = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(?:(?:an? |1 |ein(?:e)? )?(?:bowl of |schüssel |schale |teller )?)(?:${PORRIDGE}(?:\s(?:made |cooked )?with water)?|overnight[- ]oats)(?:\s?[,:–]|\s(?:made )?(?:with|from|of|using|aus|mit))?\s(?:made (?:with|from) )?(?=\d[\d.,]*\s?(?:g|oz|ml|cups?|EL|tbsps?|tassen?)\s(?:of )?(?:dry |raw )?${OATS})`,
      'iu',
    ),
);

/** "Couscous, made with water": how everybody makes it. */
const AS_USUAL =
  /(?<=(?:couscous|bulgh?ur|polenta|soup|gravy|jelly|stock|mashed? potato(?:es)?|suppe|brühe|püree)),?\s\(?(?:(?:made|prepared) (?:up )?with (?:hot |boiling )?water|mit wasser (?:zubereitet|angerührt))\)?(?=\s*(?:$|[,;\d]))/iu;

/** A text without the water in which something was dissolved: "1 stock cube dissolved in 500 ml water". */
export function withoutWaterMixedIn(text: string): string {
  return text
    .replace(inWater, '')
    .replace(DRY_IN_WATER, '')
    .replace(porridgeOfOats(), '')
    .replace(porridge(), (_, english?: string, german?: string) =>
      OF_WATER.test(english ?? german ?? '') ? 'porridge made with water' : 'porridge',
    )
    .replace(AS_USUAL, '');
}

/** "1 litre stock (from 2 cubes)": the ingredient is not a second amount of the food. */
const MADE_FROM = /\s\((?:made (?:from|with|using)|from|using|aus) [^()]*\d[^()]*\)/giu;

/** A text without the amounts of the ingredients of its food. */
export function withoutIngredients(text: string): string {
  return text.replace(MADE_FROM, '');
}

/** "Rührei aus 2 Eiern", "omelette (3 eggs)": as much as is made from this many eggs. */
const fromEggs = lazily(
  () =>
    /^\s*(?:1 |an? |ein(?:e|en)? )?(rührei(?:er)?|omelet(?:te?)?|spiegelei(?:er)?|scrambled eggs?)(?:[,\s]+\(?(?:aus |von |mit |from |of |with |made (?:from|with) )|\s\()(\d)\s+(?:eiern?|eggs?)\)?\s*$/iu,
);

/** "2 egg omelette", "a three-egg cheese omelette" */
const EGGS_FIRST =
  /^\s*(?:(?:1|an?|one) )?(\d|two|three|four)[- ]eggs? (?=(?:\p{L}+ )?omelet(?:te?)?(?!\p{L}))/iu;

/**
 * A text that counts a dish in place of its eggs: "omelette made with 2 eggs" becomes "2 small omelette", since a small
 * one is made from one egg.
 */
export function withEggsOfDish(text: string): string {
  return text
    .replace(EGGS_FIRST, '$1 small ')
    .replace(fromEggs(), (_, dish: string, eggs: string) =>
      /^o/i.test(dish) ? `${eggs} small ${dish}` : `${eggs} ${dish}`,
    );
}

import { lazily } from '../../../../collections/lazily.ts';
import { CUP_WORDS } from '../../../../text/vocabulary/container-words.ts';
import { SPOON } from '../../words/amount-patterns.ts';
import { HOT_DRINK_WORDS } from '../../words/foods-with-additions.ts';

const HOT_DRINK = `(?:${HOT_DRINK_WORDS})`;
const CUPS = `(?:${CUP_WORDS})`;
const IN_A_CUP = `(?:(?:an?|1|one|eine?|${CUP_WORDS}|haferl)(?: of)? )*`;

/** "Cup of tea, splash of milk x4": four cups with a splash in each. */
const drinkRepeated = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(${IN_A_CUP})(${HOT_DRINK}(?:,| with| w\/| mit| and| und)\s(?!\d\s?${CUPS})(?:(?!\d\s?[x×]|[x×]\s?\d|\d\s?${CUPS})[^;])*?)\s*[,(]?\s*(?:[x×]\s*([2-9])|([2-9])\s?(?:x|mal|times|${CUPS}))\)?\s*$`,
      'iu',
    ),
);

/** Amounts that go into each cup: "1 sugar", "splash of milk". */
const AMOUNTS_ADDED =
  /(?<=(?:,|\s(?:with|w\/|mit|and|und))\s*)(?:an? |one |ein(?:e|en)? |(\d) )?(?=(?:splash|dash|drop|spoon|teaspoon|tsp|sugars?|schuss|spritzer|löffel|tl|zucker|stück)(?!\p{L}))/giu;

/** "3 coffees with a splash of milk": a splash in each. */
const SPLASH_IN_EACH = new RegExp(
  String.raw`^(\s*([2-9])\s(?:${CUPS}(?: of)? )?(?:black )?${HOT_DRINK}s?(?:,| with| w\/| mit| and| und)\s)(?:an? |one |einem |ein(?:en)? |etwas )?(?=(?:splash|dash|drop|schuss|spritzer)(?!\p{L}))`,
  'iu',
);

const MEASURE_ADDED = `(?:splash|dash|drop|schuss|spritzer|${SPOON}|lumps?|Löffel|Stück|Würfel)(?: of)? `;
const ADDED = String.raw`(?:(?:(?!(?:in|im)\s)\p{L}+[- ]){0,2}(?:milk|creamer|cream|sugars?|honey|sweeteners?)|\p{L}*(?:milch|sahne)|zucker|honig|süßstoff)`;

/** "Splash of milk in coffee x 3 cups", "2 sugars in tea x4": drinks named after what goes into each of them. */
const addedToDrinks = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(?:(an?|one|ein(?:en)?|\d) )?(${MEASURE_ADDED})?(${ADDED})\s(?:in|im|in den)\s(?:my |the )?(coffee|tea|kaffee|tee),?\s(?:[x×]\s?([2-9])(?:\s(${CUPS}|times|mal))?|([2-9])\s?(?:[x×]|times|mal|(${CUPS})))\s*$`,
      'iu',
    ),
);

/** "2 sugars in my tea", "Zucker im Kaffee": a drink named after its sugar. "Milk in tea" may be a little milk alone. */
const SUGAR_IN_DRINK =
  /^\s*([^,;+]*(?:sugars?|zucker|sweeteners?|süßstoff|honey|honig))\s(?:in (?:my |the |a )?(coffee|tea|cuppa)|im (kaffee|tee))\s*$/iu;

function withDrinksFirst(text: string): string {
  const found = addedToDrinks().exec(text);
  if (found === null)
    return text.replace(SUGAR_IN_DRINK, (_, sugar: string, drink?: string, german?: string) =>
      drink === undefined ? `${german} mit ${sugar}` : `${drink} with ${sugar}`,
    );
  const [, of = '', measure = '', added, drink = '', after, cupsAfter, before, cups] = found;
  const count = Number(after ?? before);
  const vessel = [cupsAfter, cups].find((word) => new RegExp(`^${CUPS}$`, 'iu').test(word ?? ''));
  const each = of === '' && measure === '' ? '' : `${count * (Number(of) || 1)} `;
  const joiner = /^(?:kaffee|tee)$/iu.test(drink) ? 'mit' : 'with';
  return `${count} ${vessel === undefined ? '' : `${vessel} `}${drink} ${joiner} ${each}${measure}${added}`;
}

/**
 * What may follow a drink after a comma and still go into each cup. A biscuit there is counted separately: "tea, toast
 * x2".
 */
const IN_EACH_CUP = new RegExp(
  String.raw`(?:\s(?:with|mit|w\/)\s.*|(?:^|\s)(?:${ADDED}|black|white|decaf|splenda|lemon|schwarz|zitrone))\s*$`,
  'iu',
);

/** Counts drinks and their additions, if a line says how many cups there were: "tea, splash of milk x4". */
export function withDrinksRepeated(text: string): string {
  const first = withDrinksFirst(text);
  const [all, cup = '', drink = '', after, before] = drinkRepeated().exec(first) ?? [];
  if (all === undefined || !IN_EACH_CUP.test(drink)) return first.replace(SPLASH_IN_EACH, '$1$2 ');
  const count = `${after ?? before} `;
  const vessel = cup.replace(/^(?:an?|1|one|eine?)\s/iu, '');
  const times = (_: string, of?: string) => `${Number(of ?? 1) * Number(after ?? before)} `;
  return `${count}${vessel}${drink.replace(AMOUNTS_ADDED, times)}`;
}

import { lazily } from '../../collections/lazily.ts';
import { singular, typedWords } from '../../text/words/fold-words.ts';

/** Short and familiar words for foods that few names contain, and pairs of words that people write as one. */
const inFull = lazily(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      `pud pudding; tom tomato; cuke cucumber; cauli cauliflower; brocc broccoli; shroom mushroom; strawb strawberry;
       avo avocado; nana banana; spud potato; tattie potato; tatty potato; veggie vegetable; veg vegetable;
       choccy chocolate; choccie chocolate; choc chocolate; biccy biscuit; biccie biscuit; bicky biscuit; bickie biscuit;
       sarnie sandwich; butty sandwich; sammie sandwich; sanger sandwich; spag spaghetti; bol bolognese; bolo bolognese;
       mozz mozzarella; parm parmesan; mayo mayonnaise; marg margarine; guac guacamole; banger sausage; snag sausage;
       chook chicken; cappu cappuccino; brekkie breakfast; brekky breakfast; yog yoghurt; yogh yoghurt;
       pb peanut butter; oj orange juice; froyo frozen yoghurt; schoki schokolade;
       coke cola; pepsi cola; cuppa tea; lowfat low fat; nonfat non fat; fullfat full fat; reducedfat reduced fat;
       fatfree fat free; glutenfree gluten free; dairyfree dairy free; lactosefree lactose free;
       wholewheat whole wheat; wholegrain whole grain; bbq barbecue; barbeque barbecue; vk vollkorn;
       knobi knoblauch; remou remoulade;
       hipp baby food; alete baby food; bebivita baby food; gerber baby food; ellas baby food`
        .split(/;\s+/)
        .map((pair) => {
          const [short = '', ...words] = typedWords(pair);
          return [short, words];
        }),
    ),
);

/** Whether a word, folded and in the singular, is short or familiar for another. */
export function isEverydayWord(word: string): boolean {
  return inFull().has(word);
}

/**
 * Spells out short and familiar words: "cherry tomato" for "cherry toms". Returns the same words if none is short.
 *
 * @param isShort whether a folded word may be short for others
 */
export function withEverydayWordsInFull(
  words: readonly string[],
  isShort: (word: string) => boolean,
): readonly string[] {
  const full = words.flatMap((word) => {
    const one = singular(word);
    const full = inFull().get(one);
    return full !== undefined && isShort(one) ? full : word;
  });
  return full.every((word, at) => word === words[at]) ? words : full;
}

import { lazily } from '../../../collections/lazily.ts';
import { anyWordOf } from '../../../text/words/word-patterns.ts';

const GERMAN = `
  (?:küchen|brat|binde)garn; zahnstocher; (?:holz|schaschlik|grill|bambus|metall)(?:spieß(?:e|chen)?|stäbchen)
  rouladen(?:nadeln?|klammern?); backpapier; (?:alu|frischhalte|klarsicht)folie
  (?:muffin|papier|cupcake)-?(?:förmchen|manschetten); (?:gefrier|spritz|koch)beutel; eisstiele
`;
const ENGLISH = `
  (?:kitchen|butcher['’]?s?|cooking) (?:twine|string); toothpicks?; (?:cocktail|lollipop|popsicle|lolly) sticks?
  skewers?; (?:parchment|baking|greaseproof|wax) paper; (?:alumini?um|tin|kitchen) foil; cling ?film; plastic wrap
  (?:muffin|cupcake|paper|bun) (?:cases|liners); cheesecloth; piping bags?
`;

const UTENSIL = lazily(
  () =>
    new RegExp(
      String.raw`^(?:\d+(?:\s?[-–]\s?\d+)?\s|etwas\s|some\s)?(?:(?:kleine|große|lange|gewässerte|wooden|bamboo|metal|small|large|long|soaked|paper)\s){0,2}${anyWordOf(GERMAN, ENGLISH)}(?:[,\s(]\s?(?:fürs?|zum|for|to)\s.*)?$`,
      'iu',
    ),
);

/** Whether a line is a thing of the kitchen, which recipes list among the ingredients: "Küchengarn", "8 skewers". */
export function isUtensil(line: string): boolean {
  return UTENSIL().test(line);
}

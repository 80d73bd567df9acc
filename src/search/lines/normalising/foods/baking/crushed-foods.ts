import { lazily } from '../../../../../collections/lazily.ts';
import { AMOUNT_NUMBER, fractionNumber } from '../../../../../text/numbers/fractions.ts';

/**
 * The weight of a cup of crushed food, in g, by the project's judgement: USDA has 84 g for crackers, and the maker of
 * cornflakes about 88 g for their crumbs. The whole pieces weigh half of that or less.
 */
const OF_A_CUP = 80;
/** The weight of a cup of crushed crisps, in g. They weigh least. */
const OF_A_CUP_OF_CRISPS = 65;
const TABLESPOONS_OF_A_CUP = 16;

const CUP = String.raw`cups?|tassen?|c\.`;
const SPOON = 'tbsps?|tablespoons?|el|esslöffel';
const CRUSHED =
  '(?:finely |coarsely |roughly |lightly |fein |grob )?(?:crushed|crumbled|zerbröselte|zerdrückte|zerkleinerte|zerstoßene)n?';
const CRISPS =
  'crisps|potato chips|tortilla chips|corn chips|nachos|doritos|kartoffelchips|tortillachips|chips';
const FLAKES =
  'corn ?flakes?|bran flakes|rice krispies|(?:salted )?pretzels?|saltines?(?: crackers?)?|(?:ritz |soda |butter |cream )?crackers?|salzbrezeln|salzstangen|cracker';

/** "1 cup crushed cornflakes", "2 tbsp cracker crumbs". "2 cups cornflakes, crushed" are measured before crushing. */
const crushed = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(${AMOUNT_NUMBER})\s?(?:(${CUP})|${SPOON})\.?\s(?:of )?(?:${CRUSHED}\s(?:(${CRISPS})|(${FLAKES}))(?:\scereal)?|(corn ?flake|cracker|pretzel)\scrumbs)(?=\s*(?:$|[,(]))`,
      'iu',
    ),
);

/** The weight of crushed food that a line measures in cups or spoons, and the text with that weight. */
export function crushedFood(text: string): { grams: number; text: string } | undefined {
  const found = crushed().exec(text);
  if (found === null) return undefined;
  const [all, number = '', cup, crisps, flakes, crumbs] = found;
  const ofCup = crisps === undefined ? OF_A_CUP : OF_A_CUP_OF_CRISPS;
  const cups = fractionNumber(number) / (cup === undefined ? TABLESPOONS_OF_A_CUP : 1);
  const grams = Math.round(cups * ofCup * 10) / 10;
  const food = crisps ?? flakes ?? `${crumbs}s`;
  return { grams, text: `${grams} g ${food}${text.slice(all.length)}` };
}

/** The catalogue has a cup of these, crushed. */
const GRAHAM = /(?<!\p{L})graham cracker crumbs(?!\p{L})/giu;

/**
 * A text with the weight of crushed food in place of its volume: "2 tbsp crushed cornflakes" becomes "10 g cornflakes".
 */
export function withCrushedWeighed(text: string): string {
  return (crushedFood(text)?.text ?? text).replace(GRAHAM, 'crushed graham crackers');
}

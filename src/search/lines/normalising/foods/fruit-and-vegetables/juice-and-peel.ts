import { lazily } from '../../../../../collections/lazily.ts';
import { DECIMAL_NUMBER } from '../../../../../text/numbers/fractions.ts';

/** Fruit that is pressed or grated, by the beginning of its names in English and German. */
const FRUIT = {
  lemon: 'lemon',
  zitrone: 'lemon',
  lime: 'lime',
  limette: 'lime',
  orange: 'orange',
  grapefruit: 'grapefruit',
  pampelmuse: 'grapefruit',
  mandarin: 'mandarin',
  mandarine: 'mandarin',
  clementine: 'clementine',
};
const ONE_FRUIT = `(${Object.keys(FRUIT).join('|')})[ns]?(?!\\p{L})`;
const COUNT = String.raw`(half (?:an? )?|an? |one |two |three |zwei |drei |(?:\d+\s?[½¼¾]|\d+ \d/\d|1/2|½|${DECIMAL_NUMBER}(?:\s?[-–]\s?\d+)?) |(?:einer |eines )?halben |eine[rs]? |(?:\d+)er )`;

/** "1 Limette, davon der Abrieb", "1 lemon (only the juice)" */
const ONLY_THE = '(?:(?:davon|nur|only|just) )?(?:(?:der|die|den|das|the) )?';

/** Words for the farming and the size of a fruit, before its name. */
const GROWN =
  '(?:(?:bio|organic|unwaxed|unbehandelte[nr]?|unbehandelten|large|small|grosse[nr]?|große[nr]?|kleine[nr]?)[- ])*';

/** "Juice of 1 lemon", "juice 1 lemon", "Saft einer Zitrone", "1 lemon, juice": as much as the fruit yields. */
const juiceOf = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(?:(?:the|der|den) )?(?:(?:freshly squeezed )?juice(?: of)?|(?:\p{L}+)?saft (?:von )?|saft von)\s*${COUNT}${GROWN}${ONE_FRUIT}`,
      'iu',
    ),
);
const peelOf = lazily(
  () =>
    new RegExp(
      String.raw`^\s*(?:(?:the|die|der|den) )?(?:(?:finely )?(?:grated )?(?:zest|rind|peel)(?: (?:of|from))?|(?:abgeriebene |geriebene )?(?:schale|abrieb) (?:von )?)\s*${COUNT}${GROWN}${ONE_FRUIT}`,
      'iu',
    ),
);
const fruitJuiced = lazily(
  () =>
    new RegExp(
      String.raw`^\s*${COUNT}${GROWN}${ONE_FRUIT}(?:(?:,| -| \()\s?(?:juiced?|${ONLY_THE}(?:juice|saft)(?: only| davon| of)?|ausgepresst)\)?| juiced)\s*$`,
      'iu',
    ),
);

const fruitZested = lazily(
  () =>
    new RegExp(
      String.raw`^\s*${COUNT}${GROWN}${ONE_FRUIT}(?:(?:,| -| \()\s?(?:${ONLY_THE}(?:(?:finely )?(?:grated )?(?:zest(?:ed)?|rind|peel)|abrieb|(?:abgeriebene )?schale)(?: only| davon| of)?|abgerieben)\)?| zested)\s*$`,
      'iu',
    ),
);

function partOfFruit(part: 'juice' | 'peel') {
  return (_: string, count: string, fruit: string) =>
    `${count.replace(/^eine[rs] (?=halb)/i, '')}fruit${part} ${FRUIT[fruit.toLowerCase() as keyof typeof FRUIT]} ${part}`;
}

/** Turns "juice of 2 lemons" into two fruits' worth of lemon juice, and the same for peel. */
export function withJuiceAndPeel(text: string): string {
  return text
    .replace(juiceOf(), partOfFruit('juice'))
    .replace(fruitJuiced(), partOfFruit('juice'))
    .replace(fruitZested(), partOfFruit('peel'))
    .replace(peelOf(), partOfFruit('peel'));
}

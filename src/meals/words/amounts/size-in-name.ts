import { lazily } from '../../../collections/lazily.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import {
  CUP_WORDS,
  HELPING_WORDS,
  PIECE_WORDS,
  SOLD_IN_WORDS,
} from '../../../text/vocabulary/container-words.ts';
import { VOLUME_WORDS, WEIGHT_WORDS } from '../../../text/vocabulary/unit-words.ts';
import { gramsOrMl } from './amount-cells.ts';

const WEIGHT = String.raw`(${DECIMAL_NUMBER}\s?(?:${WEIGHT_WORDS}|${VOLUME_WORDS})\.?)`;

/** A weight or volume after the name of a food. */
const SIZE = String.raw`(?:je|à|per|of)?\s?${WEIGHT}(?:\s(?:each|pro stück))?`;

/** Containers, or the forms in which foods are sold. */
const CONTAINER = `(?:${SOLD_IN_WORDS}|${CUP_WORDS}|${PIECE_WORDS}|${HELPING_WORDS}|riegel|bars?)`;

/** "Apfel 150 g", "Apfel, 150g", "Milk (250 ml)", "Wasser je 0,5 l", "Joghurt (150 g Becher)" */
const nameAndSize = lazily(
  () =>
    new RegExp(
      String.raw`^(.*\p{L}.*?)(?:\s*\(\s*(?:${CONTAINER}\s)?${SIZE}(?:[\s-]${CONTAINER})?\s*\)|(?:\s*,\s*|\s+)${SIZE})$`,
      'iu',
    ),
);

/** A number that may count portions. */
const COUNT = /^(\d{1,2}(?:[.,]\d{1,2})?|\d?\s?[½¼¾⅓⅔]|(?:\d\s)?\d\/\d)(?:\s?[x×])?$/;

/**
 * If the portions together weigh more than this, in g or ml, the number is probably a weight without a unit: 20 of
 * "Ketchup 500 ml".
 */
const MOST_IN_ALL = 3000;

/** "2 x Vollkornbrot": a count before the name that the column repeats. */
const COUNT_BEFORE = /^(\d{1,2})\s?[x×]\s(?=\p{L})/u;

/** An amount with its unit, and the name of the food without them. */
export interface CountOfSize {
  readonly measure: string;
  readonly food: string;
}

/** "Apple (150 g)" with a count of 2 is 2 x 150 g of apple; undefined if either is missing. */
export function countOfSize(count: string, name: string): CountOfSize | undefined {
  const [, number] = COUNT.exec(count.trim()) ?? [];
  if (number === undefined) return undefined;
  const before = COUNT_BEFORE.exec(name);
  if (before !== null && Number(before[1]) !== Number(number)) return undefined;
  const bare = before === null ? name : name.slice(before[0].length);
  const [, food = '', inBrackets, behind] = nameAndSize().exec(bare) ?? [];
  const size = inBrackets ?? behind;
  // "2 x 150 g yoghurt 150 g" has more than one amount.
  if (size === undefined || /^\d/.test(food)) return undefined;
  const inAll = decimalOf(number) * (gramsOrMl(size, '') ?? 0);
  if (inAll > MOST_IN_ALL) return undefined;
  return { measure: `${number} x ${size}`, food: food.trim().replace(/,$/, '') };
}

/** "Scheibe (50 g)", "Glas à 200 ml", "200 ml glass", "x 150 g" */
const unitAndSize = lazily(
  () =>
    new RegExp(
      String.raw`^(\p{L}[\p{L}. -]*?)??\s?([([,]?)\s?(?:(?:je|à|of|zu|per|x|×|=|ca\.|about)\s?)?${WEIGHT}(?:\s?(each|pro stück))?\s?[)\]]?(?:[\s-]${CONTAINER})?$`,
      'iu',
    ),
);

/** "1 cup (234 g)", "2 slices (56 g)", "1 medium (about 182g)" */
const weighedServing = lazily(
  () =>
    new RegExp(
      String.raw`^[\d½¼¾⅓⅔][^()]*\p{L}[^()]*\(\s*(?:(?:about|approx\.?|ca\.?|~|=)\s?)?${WEIGHT}\s*\)$`,
      'iu',
    ),
);

/** The weight of a serving size such as "1 cup (234 g)" or "slice (28 g)"; undefined if it states none. */
export function weightOfServing(size: string): string | undefined {
  if (size.length > MAX_CHARACTERS) return undefined;
  const ofUnit = sizeOfUnit(size);
  return ofUnit?.mayBeOfAll === false ? ofUnit.size : weighedServing().exec(size)?.[1];
}

/** Measures in the plural: the size in brackets may be that of all. */
const PLURAL =
  /(?:scheiben|stücke|gläser|tassen|portionen|dosen|flaschen|packungen|kugeln|tafeln|\p{L}{2}[^s]s)$/iu;

/** The longest unit that may have a size. */
const MAX_CHARACTERS = 60;

/** What a number counts if the unit has a size. */
export interface SizeOfUnit {
  readonly size: string;
  /** The size may be that of all: 2 of "slices (80 g)". */
  readonly mayBeOfAll: boolean;
}

/** The size in a unit: "Scheibe (50 g)" and "1 slice (50 g)" are 50 g, and "Glas à 50 ml" is 50 ml; undefined for any other text. */
export function sizeOfUnit(unit: string): SizeOfUnit | undefined {
  if (unit.length > MAX_CHARACTERS || !/\d/.test(unit)) return undefined;
  const ofOne = unit.replace(/^1\s(?=\p{L})/u, '');
  const [, measure = '', bracket = '', size, each] = unitAndSize().exec(ofOne) ?? [];
  // "g (1 Scheibe)" and "ml, 200 g" are units of their own.
  if (size === undefined || gramsOrMl('1', measure) !== undefined) return undefined;
  const mayBeOfAll = bracket !== '' && each === undefined && PLURAL.test(measure);
  return { size, mayBeOfAll };
}

import type { ServingType } from '../../../model/food.ts';
import { DECIMAL_NUMBER } from '../../../text/numbers/fractions.ts';
import type { Basis } from './bases.ts';
import { measureOfName } from './measure-names.ts';
import { toWeight } from './parse-weight.ts';
import { PORTION_WORDS, USUAL } from './portion-names.ts';

/** "kcal100": 100 g, or 100 ml if the table or the row says that amounts are per volume. */
export const OF_STATED_UNIT = '100';

/** The reference amount of a column or a row: a usual basis, a weight or volume such as "30 g", or a measure. */
export type AmountBasis =
  | Basis
  | typeof OF_STATED_UNIT
  | `${number} g`
  | `${number} ml`
  | ServingType;

/** The reference amount in a title, in a heading or in the names of columns. */
export interface StatedBasis {
  readonly text: string;
  /** Undefined if it names several amounts, or an amount that viand cannot convert. */
  readonly basis: AmountBasis | undefined;
  /** The basis in words: "100 g", "1 serving", "1 piece". */
  readonly per: string;
  /** Why there is no reference amount, unless there are several: the text names one that viand cannot convert. */
  readonly isForeign?: true;
  /** The text consists of names of columns: those of a US nutrition label, or those that give the reference amount. */
  readonly columns?: 'label' | 'neighbours';
}

const THINGS = [
  ...[`(?:${PORTION_WORDS.join('|')})s?`, 'serv\\.?', 'portionen', 'port\\.', 'porcion', 'racion'],
  ...[
    'dose',
    'verre',
    'tranche',
    'pièce',
    'bouteille',
    'bol',
    'stück',
    'stk\\.?',
    'piece',
    'riegel',
  ],
  ...['bar', 'scheibe', 'slice', 'glas', 'glass', 'tasse', 'cup', 'flasche', 'bottle', 'can'],
  ...['becher', 'packung', 'package', 'schüssel', 'bowl', 'esslöffel', 'el', 'tbsp', 'tablespoon'],
  ...['teelöffel', 'tl', 'tsp', 'teaspoon'],
].join('|');
/** Words for things that amounts may be per. Their meanings are in `measure-names.ts`. */
export const REFERENCE_THING = `(?:${USUAL}?(?:${THINGS}))`;

/** Units of the weight or volume that amounts may be per. */
export const REFERENCE_UNIT =
  '(?:kilo(?:gramm?s?)?|kg|grm|mlt|gr(?:amm?s?)?|g|milliliters?|millilitres?|ml|cl|dl|liters?|litres?|lbs?|pounds?|l|oz|ounces?|fl[\\s.]*oz)';

/**
 * Words for food as it is sold, before somebody adds water to it: "je 100 g Pulver", "per 100 g dry". Amounts per dry
 * matter are others.
 */
const AS_SOLD = `pulver|powder|trocken(?:produkt|ware|pulver|mischung)?|dry(?! ?(?:matter|weight|mass|basis))(?: (?:product|powder|mix|food))?|unzubereitet|ungekocht|unprepared|uncooked|as (?:sold|packaged|packed)`;

/** Text that may follow a reference amount without changing it: "per 30 g serving", "je 100 g essbarer Anteil". */
const KINDS = `serving|portion|edible portion|essbarer anteil|de (?:porción|parte) comestible|di parte edibile|verzehrbarer anteil|verzehrfertig|product|produkt|food|lebensmittel|${AS_SOLD}`;
const KIND = `(?:[\\s_]*(?:${KINDS}|${REFERENCE_THING})(?![a-zäöü]))?`;

/** Words for "per" in several languages, as alternatives of a pattern. */
export const PER = String.raw`per|je|pro|par|pour|por|pr\.?|na|w`;

/** Amounts "per 100 g", in the name of a column: `fat_100g`, "Fett je 100 g". */
const PER_100 = new RegExp(
  String.raw`[\s_([,-]*(?:(?<![a-z])(?:${PER}|in)[\s_]*)?100[\s_]*(g|ml)(?![a-z])(?:\s*(?:/|bzw\.?|oder|or|und|ou|o)\s*(?:100\s*)?(?:ml|g)(?![a-z]))?[)\]]?${KIND}[)\]]?`,
  'i',
);

/** "kcal100", "protein_100", "Fett je 100". */
const PER_BARE_100 = new RegExp(
  String.raw`(?<=\p{L}{3})(?<!^(?:${PER}))(?:[\s_-]*|[\s_]*/\s*|[\s_]+(?:${PER}|in)[\s_]*)100$`,
  'iu',
);

/** "per 30 g", "pro Portion (45 g)", "(je 1 kg)". */
const PER_AMOUNT = new RegExp(
  String.raw`[\s_([,-]*(?:(?<![a-z])(?:${PER}|for|für)[\s_]+|/\s*)(?:(?:(?:1|une?)[\s_]+)?${REFERENCE_THING}[\s_]*[([]?\s*(?:of|à|von|zu|de|=|ca\.|(?:portionsgr(?:ö|oe)(?:ß|ss)e|(?:serving|portion) size)\s*:?)?\s*)?(${DECIMAL_NUMBER})[\s_]*(${REFERENCE_UNIT})(?![a-z])[)\]]?${KIND}[)\]]?`,
  'i',
);

/** A weight in brackets after anything: "per 2 biscuits (25g)", "pro Kugel (60 g)". */
const PER_PHRASE = new RegExp(
  String.raw`[\s_([,-]*(?<![a-z])(?:${PER}|for|für)[\s_]+[^()[\]]{1,40}?[([]\s*(?:ca\.\s*)?(${DECIMAL_NUMBER})\s*(${REFERENCE_UNIT})\s*[)\]]`,
  'i',
);

/** "g/kg", "mg/l", "pro Liter", "kcal/oz", and "mg/g"; "Fett/g" gives the unit. */
const PER_ONE =
  /(?:\s*\/\s*|[\s_([,-]+(?:per|je|pro)[\s_]+)(kg|kilo|liter|litre|l|oz|lb)(?![a-z])|(?<=(?<![a-z])(?:[mµμu]?g|kj|kcal)\s*)\/\s*(g|ml)(?![a-z\d])/i;

const PER_SERVING = new RegExp(
  String.raw`[\s_([,-]*(?:(?:(?<![a-z])(?:${PER})[\s_]*|/\s*)(?:(?:1|une?|una)[\s_]+)?(${REFERENCE_THING})|_(serving|portion|stück|piece|riegel|bar))(?![a-zäöü])[)\]]?`,
  'i',
);

/** The name of a column without its reference amount. */
export interface SplitName {
  readonly bare: string;
  /** Undefined if the name does not give it. */
  readonly basis: AmountBasis | undefined;
  /** The reference amount as the name has it. */
  readonly said: string;
}

/** Splits "Fett je 100 g" into "Fett" and "100 g". */
export function splitBasis(name: string): SplitName {
  for (const [pattern, basisIn] of PATTERNS) {
    const found = pattern.exec(name);
    const basis = found === null ? undefined : basisIn(found.slice(1).filter(Boolean));
    if (found !== null && basis !== undefined) {
      return { bare: name.replace(pattern, ' '), basis, said: found[0].trim() };
    }
  }
  return { bare: name, basis: undefined, said: '' };
}

/** The reference amounts in a name, the most certain first, with the basis of each. */
const PATTERNS: readonly (readonly [
  RegExp,
  (parts: readonly string[]) => AmountBasis | undefined,
])[] = [
  [PER_100, ([unit = '']) => (/^ml$/i.test(unit) ? '100 ml' : '100 g')],
  [PER_BARE_100, () => OF_STATED_UNIT],
  [PER_AMOUNT, ([number = '', unit = '']) => basisOf(number, unit)],
  [PER_PHRASE, ([number = '', unit = '']) => basisOf(number, unit)],
  [PER_ONE, ([unit = '']) => basisOf('1', unit)],
  [PER_SERVING, ([thing = '']) => basisOfThing(thing)],
];

const WEIGHT = new RegExp(
  `^(?:per|je|pro|pour|por)?(?:1?${REFERENCE_THING}(?:of|à|a|von|zu|de|[=:])?)?(${DECIMAL_NUMBER})(${REFERENCE_UNIT})(?:${KINDS.replaceAll(' ?', '').replaceAll(' ', '')}|${REFERENCE_THING})?$`,
);
const IN_BRACKETS = new RegExp(String.raw`\((${DECIMAL_NUMBER})(${REFERENCE_UNIT})\)$`);
const ONE_THING = new RegExp(`^(?:per|je|pro)?(?:1(?:[.,]0+)?)?(${REFERENCE_THING})$`);

/** Reads a cell with a reference amount: "100 g", "Portion", "Portion 50 g", "1 cup (240 g)"; undefined for anything else. */
export function readBasisText(text: string): AmountBasis | undefined {
  // "100 g/ml" means 100 g of solid food, as in the name of a column.
  const written = text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/100g\/(?:100)?ml$/, '100g');
  const [, thing] = ONE_THING.exec(written) ?? [];
  if (thing !== undefined) return basisOfThing(thing);
  const found = WEIGHT.exec(written) ?? IN_BRACKETS.exec(written);
  return found === null ? undefined : basisOf(found[1] ?? '', found[2] ?? '');
}

/** Whole portions, which every food has, or the measure that a word means. */
export function basisOfThing(word: string): AmountBasis {
  const type = measureOfName(word.replace(/^port\.$/i, 'portion')) ?? 'portion';
  return type === 'portion' ? 'serving' : type;
}

/** The reference amount of a number and its unit; undefined for 0. */
export function basisOf(number: string, unit: string): AmountBasis | undefined {
  const weight = toWeight(number, unit);
  return weight && `${weight.amount} ${weight.unit}`;
}

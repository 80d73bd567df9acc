import { NUTRIENTS, type Nutrient, type NutrientName, nutrient } from '../../../model/nutrients.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { NUTRIENT_COLUMNS } from '../../fndds/nutrient-columns.ts';
import { EUROPEAN_NAMES } from './european-nutrient-names.ts';
import { FRENCH_NAMES } from './french-nutrient-names.ts';
import { FURTHER_NAMES } from './further-nutrient-names.ts';
import { INFOODS_TAGS } from './infoods-tags.ts';
import { NUTRIENT_SYNONYMS } from './nutrient-synonyms.ts';
import { USDA_ABBREVIATIONS } from './usda-abbreviations.ts';

/** Chemical symbols, which tables put after the names of minerals. */
const SYMBOLS: readonly (readonly [NutrientName, string])[] = [
  ['sodium', 'na'],
  ['potassium', 'k'],
  ['calcium', 'ca'],
  ['iron', 'fe'],
  ['magnesium', 'mg'],
  ['phosphorus', 'p'],
  ['zinc', 'zn'],
  ['copper', 'cu'],
  ['manganese', 'mn'],
  ['selenium', 'se'],
  ['fluoride', 'f'],
  ['iodide', 'i'],
  ['iodide', 'j'],
  ['chloride', 'cl'],
  ['chromium', 'cr'],
  ['molybdenum', 'mo'],
];

/** Greek letters in the names of fatty acids and vitamins: "α-Tocopherol", "β-Carotin", "ω-3". */
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ω: 'omega',
};

/** A name without differences that do not matter: case, umlauts, plurals, separators and Greek letters. */
export function foldedKey(name: string): string {
  return foldWords(name.replace(/[αβγδω]/g, (letter) => GREEK[letter] as string)).join('');
}

const BY_KEY = new Map<string, Nutrient>();
for (const one of NUTRIENTS) {
  const [, outside = '', inside = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(one.label) ?? [];
  const names = [one.name, ...(NUTRIENT_SYNONYMS[one.name] ?? []), one.label, outside];
  for (const name of names) addName(name, one);
  // "Vitamin B1 (thiamin)" has a name in brackets; "(total)" is not one.
  if (/^[a-z]+$/i.test(inside) && inside !== 'total') addName(inside, one);
}
addName('pp', nutrient('niacin'));
const OTHER_LANGUAGES = [FRENCH_NAMES, ...EUROPEAN_NAMES, ...FURTHER_NAMES];
for (const names of [...OTHER_LANGUAGES, INFOODS_TAGS, USDA_ABBREVIATIONS]) {
  for (const [name, others] of Object.entries(names)) {
    for (const other of others) addName(other, nutrient(name as NutrientName));
  }
}
// Names of the USDA: "Fatty acids, total saturated", "Sodium, Na".
for (const { column, nutrient: name } of NUTRIENT_COLUMNS) {
  addName(column.replace(/ \([^()]*\)$/, ''), nutrient(name));
}
for (const [name, symbol] of SYMBOLS) {
  const others = OTHER_LANGUAGES.flatMap((names) => names[name] ?? []);
  for (const called of [nutrient(name).label, ...(NUTRIENT_SYNONYMS[name] ?? []), ...others]) {
    addName(`${called} ${symbol}`, nutrient(name));
  }
}

function addName(name: string, one: Nutrient): void {
  const key = foldedKey(name);
  if (key !== '' && !BY_KEY.has(key)) BY_KEY.set(key, one);
}

/** Symbols that may be alone in the header of a table of minerals, if they have a unit. */
const MINERALS = new Map<string, NutrientName>([
  ...SYMBOLS.map(([name, symbol]): [string, NutrientName] => [symbol, name]),
  // The INFOODS tag of iodine is ID.
  ['id', 'iodide'],
]);

/** Letters in tables of dietitians: "E", "F" and "KH" in grams are protein, fat and carbohydrates. */
const GRAMS = new Map<string, NutrientName>([
  ['e', 'protein'],
  ['f', 'fat'],
]);

/** Letters that mean energy together with its units: "E (kcal)". */
const ENERGY = new Set(['e', 'en', 'energ']);

/**
 * The nutrient that a symbol and its unit mean: "Fe (mg)" is iron, "F (g)" fat, and "E (kcal)" energy.
 *
 * @param unit the unit of the column; without one, no symbol has a meaning
 */
export function nutrientOfSymbol(symbol: string, unit: string | undefined): Nutrient | undefined {
  const key = symbol.toLowerCase();
  if ((unit === 'kJ' || unit === 'kcal') && ENERGY.has(key)) return nutrient('energy');
  // "MG" is "matières grasses"; magnesium is "Mg".
  if (symbol === 'MG' && unit === 'g') return nutrient('fat');
  const isSmall = unit === 'mg' || unit === 'µg';
  const name = isSmall ? MINERALS.get(key) : unit === 'g' ? GRAMS.get(key) : undefined;
  return name === undefined ? undefined : nutrient(name);
}

/** The nutrient that a name without a unit means, even if it names it twice: "B1 (Thiamine)", "Eiweiß / Protein". */
export function nutrientOfName(name: string): Nutrient | undefined {
  const found = nutrientOfPlainName(name);
  if (found !== undefined) return found;
  const words = name.split(/[\s/()]+/).filter((word) => word !== '');
  // "Vitamin C (ascorbic acid)" is two names of several words each.
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const inTwo = halves.map((two) => two.map((half) => half.join(' ')));
  for (const names of [words, name.split(/\s+(?:ou|oder|or)\s+/i), ...inTwo]) {
    const meant = new Set(names.map(nutrientOfPlainName));
    const [only] = meant;
    if (names.length > 1 && meant.size === 1 && only !== undefined) return only;
  }
  const partial = TOTAL.test(name) ? nutrientOfPlainName(name.replace(TOTAL, '')) : undefined;
  return partial?.name === 'carbohydrates' ? undefined : partial;
}

/**
 * "Fibra alimentare totale", "Eiweiß gesamt". Total carbohydrates have names of their own, because they may include
 * fibre.
 */
const TOTAL = /\s+(?:total(?:e?s|[eti])?|totaux|totaal|totais|gesamt|insgesamt)$/i;

/** A vitamin in other languages: "Vit. C", "vitamina C", "witamina C". */
const VITAMIN = /^[vw]it(?:amin[ae])?\.?\s*(?=[a-k](?:-?\d|\b))/i;
/** Vitamins in Danish: "C-vitamin". */
const LETTER_FIRST = /^([a-k]\d{0,2})[ -]vitamin$/i;

function nutrientOfPlainName(name: string): Nutrient | undefined {
  return BY_KEY.get(
    foldedKey(name.replace(VITAMIN, 'vitamin ').replace(LETTER_FIRST, 'vitamin $1')),
  );
}

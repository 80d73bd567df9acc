import { NUTRIENTS, type Nutrient, type NutrientName, nutrient } from '../../../model/nutrients.ts';
import { foldWords } from '../../../text/fold-words.ts';
import { NUTRIENT_COLUMNS } from '../../fndds/nutrient-columns.ts';
import { FRENCH_NAMES } from './french-nutrient-names.ts';
import { INFOODS_TAGS } from './infoods-tags.ts';

/**
 * Names of nutrients in tables of foods that differ from the names and labels of the registry: English, German, and the
 * French of labels. Case, umlauts, plurals and separators do not matter.
 */
const SYNONYMS: Readonly<Partial<Record<NutrientName, readonly string[]>>> = {
  energy: [
    'energie',
    'énergie',
    'valeur énergétique',
    'brennwert',
    'energy value',
    'energiewert',
    'energiegehalt',
    'energy content',
    'enerc',
    'kalorien',
    'kilokalorien',
    'calories',
    'kilojoule',
  ],
  protein: [
    'proteins',
    'eiweiß',
    'eiweiss',
    'protein content',
    'ew',
    'eiw',
    'prot',
    'rohprotein',
    'protéines',
  ],
  fat: [
    'fats',
    'fett',
    'total fat',
    'fat total',
    'fett gesamt',
    'gesamtfett',
    'lipid',
    'total lipid',
    'total lipid fat',
    'rohfett',
    'fett abs',
    'fett absolut',
    'matières grasses',
    'lipides',
    'graisses',
  ],
  carbohydrates: [
    'carbohydrate',
    'carbs',
    'net carbs',
    'available carbohydrate',
    'cho',
    'kohlenhydrate',
    'kohlenhydr',
    'verwertbare kohlenhydrate',
    'kohlenhydrate verwertbar',
    'kohlenhydrate verfügbar',
    'verfügbare kohlenhydrate',
    'kh',
    'khs',
    'glucides',
  ],
  carbohydrates_by_difference: [
    'carbohydrate by difference',
    'total carbohydrate',
    'carbohydrate total',
    'total carbs',
  ],
  sugar: [
    'sugars',
    'total sugars',
    'sugars total',
    'zucker',
    'zucker gesamt',
    'of which sugars',
    'sucres',
  ],
  saturated_fatty_acids: [
    'saturated',
    'saturates',
    'saturated fat',
    'fatty acids saturated',
    'Fettsäuren gesättigt',
    'Fettsäuren ges.',
    'Fett davon ges.',
    'Fett davon gesättigt',
    'Fett davon gesättigte Fettsäuren',
    'gesättigte Fette',
    'sat fat',
    'of which saturates',
    'gesättigte Fettsäuren',
    'gesättigte',
    'gesättigtes Fett',
    'ges. Fettsäuren',
    'ges. Fetts.',
    'ges. FS',
    'gesätt. Fettsäuren',
    'gesättigt',
    'gesättigte FS',
    'gfs',
    'fasat',
    'sfa',
    'acides gras saturés',
    'ags',
  ],
  monounsaturated_fatty_acids: [
    'monounsaturated',
    'monounsaturated fat',
    'fatty acids monounsaturated',
    'mono unsaturated fat',
    'einfach ungesättigtes Fett',
    'monounsaturates',
    'mufa',
    'einfach ungesättigte Fettsäuren',
  ],
  polyunsaturated_fatty_acids: [
    'polyunsaturated',
    'polyunsaturated fat',
    'fatty acids polyunsaturated',
    'poly unsaturated fat',
    'mehrfach ungesättigtes Fett',
    'polyunsaturates',
    'pufa',
    'mehrfach ungesättigte Fettsäuren',
  ],
  salt: ['salz', 'nacl', 'kochsalz', 'speisesalz', 'salzgehalt', 'sel'],
  sodium: ['natrium', 'na'],
  water: ['wasser', 'moisture', 'eau'],
  alcohol: ['alkohol', 'ethanol', 'alcohol ethyl', 'alk', 'alkoholgehalt', 'alcool'],
  eicosapentaenoic_acid: ['epa'],
  docosahexaenoic_acid: ['dha'],
  fiber: [
    'fibre',
    'dietary fiber',
    'ballaststoffe',
    'ballaststoffe gesamt',
    'ballastst',
    'bst',
    'nahrungsfasern',
    'fibres',
    'fibres alimentaires',
    'rohfaser',
    'aoac fibre',
    'total dietary fibre',
    'fibt',
  ],
  ash: ['asche', 'rohasche'],
  cholesterol: ['cholesterin', 'cholesterol total'],
  retinol_equivalent: [
    'vitamin a',
    'retinoläquivalent',
    'retinoläquivalente',
    'vitamin a re',
    'vitamin a aktivität re',
  ],
  retinol_activity_equivalent: ['vitamin a rae', 'rae'],
  beta_carotene: ['betacarotin', 'beta carotin', 'carotene beta'],
  vitamin_D: ['vitamin d3', 'calciferol', 'vitamin d d2 d3'],
  vitamin_E: ['tocopherol', 'vitamin e te', 'vitamin e ate'],
  vitamin_K: ['vitamin k'],
  thiamin: ['vitamin b1', 'thiamine', 'b1'],
  riboflavin: ['vitamin b2', 'b2'],
  niacin: ['vitamin b3', 'vitamin pp', 'nicotinic acid', 'b3'],
  niacin_equivalent: ['niacinäquivalent', 'niacinäquivalente', 'niacin ne'],
  pantothenic_acid: ['vitamin b5', 'pantothensäure', 'b5', 'pantothenate'],
  vitamin_B6: ['pyridoxin', 'pyridoxine', 'b6'],
  biotin: ['vitamin b7', 'vitamin h', 'b7'],
  folate: [
    'folat',
    'vitamin b9',
    'folate dfe',
    'folat dfe',
    'folatäquivalent',
    'folatäquivalente',
    'b9',
  ],
  folic_acid: ['folsäure'],
  vitamin_B12: ['cobalamin', 'b12'],
  vitamin_C: ['ascorbic acid', 'ascorbinsäure', 'vitamin c total ascorbic acid'],
  choline: ['cholin'],
  chloride: ['chlorid'],
  potassium: ['kalium'],
  calcium: ['kalzium'],
  phosphorus: ['phosphor'],
  iron: ['eisen'],
  zinc: ['zink'],
  iodide: ['iodine', 'jod', 'iod'],
  copper: ['kupfer'],
  manganese: ['mangan'],
  fluoride: ['fluorid', 'fluor', 'fluorine'],
  chromium: ['chrom'],
  molybdenum: ['molybdän'],
  selenium: ['selen'],
  caffeine: ['koffein', 'coffein'],
  sugar_alcohols: ['polyols', 'polyole', 'mehrwertige alkohole'],
  starch: ['stärke'],
  glucose: ['glukose', 'traubenzucker'],
  fructose: ['fruktose', 'fruchtzucker'],
  lactose: ['laktose', 'milchzucker'],
  sucrose: ['saccharose'],
  maltose: ['malzzucker'],
  galactose: ['galaktose'],
  oligosaccharides: ['oligosaccharide'],
  omega_3_fatty_acids: ['omega 3', 'omega3', 'omega 3 fat', 'omega-3-fettsäuren'],
  omega_6_fatty_acids: ['omega 6', 'omega6', 'omega 6 fat', 'omega-6-fettsäuren'],
};

/** Chemical symbols, which tables give after the names of minerals. */
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
];

/** A name without the differences that do not matter: case, umlauts, plurals and separators. */
export function foldedKey(name: string): string {
  return foldWords(name).join('');
}

const BY_KEY = new Map<string, Nutrient>();
for (const one of NUTRIENTS) {
  const [, outside = '', inside = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(one.label) ?? [];
  const names = [one.name, ...(SYNONYMS[one.name] ?? []), one.label, outside];
  for (const name of names) addName(name, one);
  // "Vitamin B1 (thiamin)" has a name in brackets; "(total)" is not one.
  if (/^[a-z]+$/i.test(inside) && inside !== 'total') addName(inside, one);
}
addName('pp', nutrient('niacin'));
for (const names of [FRENCH_NAMES, INFOODS_TAGS]) {
  for (const [name, others] of Object.entries(names)) {
    for (const other of others) addName(other, nutrient(name as NutrientName));
  }
}
// Names of the USDA: "Fatty acids, total saturated", "Sodium, Na".
for (const { column, nutrient: name } of NUTRIENT_COLUMNS) {
  addName(column.replace(/ \([^()]*\)$/, ''), nutrient(name));
}
for (const [name, symbol] of SYMBOLS) {
  for (const called of [nutrient(name).label, ...(SYNONYMS[name] ?? [])]) {
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
  ...Object.entries({ j: 'iodide', cl: 'chloride', cr: 'chromium', mo: 'molybdenum' } as const),
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
 * @param unit of the column; without one, no symbol means anything
 */
export function nutrientOfSymbol(symbol: string, unit: string | undefined): Nutrient | undefined {
  const key = symbol.toLowerCase();
  if ((unit === 'kJ' || unit === 'kcal') && ENERGY.has(key)) return nutrient('energy');
  const isSmall = unit === 'mg' || unit === 'µg';
  const name = isSmall ? MINERALS.get(key) : unit === 'g' ? GRAMS.get(key) : undefined;
  return name === undefined ? undefined : nutrient(name);
}

/** The nutrient that a name without a unit means, even if it says it twice: "B1 (Thiamine)", "Eiweiß / Protein". */
export function nutrientOfName(name: string): Nutrient | undefined {
  const found = nutrientOfPlainName(name);
  if (found !== undefined) return found;
  const parts = [name.split(/[\s/()]+/), name.split(/\s+(?:ou|oder|or)\s+/i)];
  for (const words of parts.map((all) => all.filter((word) => word !== ''))) {
    const meant = new Set(words.map(nutrientOfPlainName));
    const [only] = meant;
    if (words.length > 1 && meant.size === 1 && only !== undefined) return only;
  }
  return undefined;
}

function nutrientOfPlainName(name: string): Nutrient | undefined {
  return BY_KEY.get(foldedKey(name.replace(/^vit(?:amine)?\.?\s*(?=[a-k](?:\d|\b))/i, 'vitamin ')));
}

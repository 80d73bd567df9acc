import { NUTRIENTS, type Nutrient, type NutrientName, nutrient } from '../../model/nutrients.ts';
import { foldWords } from '../../text/fold-words.ts';
import { NUTRIENT_COLUMNS } from '../fndds/nutrient-columns.ts';

/**
 * What tables of foods call nutrients besides the names and labels of the registry, in English and
 * German. Case, umlauts, plurals and what stands between words do not count.
 */
const SYNONYMS: Readonly<Partial<Record<NutrientName, readonly string[]>>> = {
  energy: [
    'energie',
    'brennwert',
    'energy value',
    'energiewert',
    'energiegehalt',
    'energy content',
    'enerc',
  ],
  protein: ['proteins', 'eiweiß', 'eiweiss', 'protein content', 'ew', 'eiw', 'prot', 'rohprotein'],
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
    'kh',
    'khs',
  ],
  carbohydrates_by_difference: [
    'carbohydrate by difference',
    'total carbohydrate',
    'carbohydrate total',
  ],
  sugar: ['sugars', 'total sugars', 'sugars total', 'zucker', 'zucker gesamt', 'of which sugars'],
  saturated_fatty_acids: [
    'saturated',
    'saturates',
    'saturated fat',
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
  ],
  monounsaturated_fatty_acids: [
    'monounsaturated',
    'monounsaturated fat',
    'monounsaturates',
    'mufa',
    'einfach ungesättigte Fettsäuren',
  ],
  polyunsaturated_fatty_acids: [
    'polyunsaturated',
    'polyunsaturated fat',
    'polyunsaturates',
    'pufa',
    'mehrfach ungesättigte Fettsäuren',
  ],
  salt: ['salz', 'nacl', 'kochsalz', 'speisesalz', 'salzgehalt'],
  sodium: ['natrium', 'na'],
  water: ['wasser', 'moisture'],
  alcohol: ['alkohol', 'ethanol', 'alcohol ethyl'],
  fiber: [
    'fibre',
    'dietary fiber',
    'ballaststoffe',
    'ballaststoffe gesamt',
    'ballastst',
    'bst',
    'nahrungsfasern',
    'rohfaser',
    'aoac fibre',
    'total dietary fibre',
    'fibt',
  ],
  ash: ['asche', 'rohasche'],
  cholesterol: ['cholesterin', 'cholesterol total'],
  retinol_equivalent: ['vitamin a', 'retinoläquivalent', 'vitamin a re'],
  retinol_activity_equivalent: ['vitamin a rae', 'rae'],
  beta_carotene: ['betacarotin', 'beta carotin', 'carotene beta'],
  vitamin_D: ['vitamin d3', 'calciferol', 'vitamin d d2 d3'],
  vitamin_E: ['tocopherol'],
  vitamin_K: ['vitamin k'],
  thiamin: ['vitamin b1', 'thiamine'],
  riboflavin: ['vitamin b2'],
  niacin: ['vitamin b3', 'vitamin pp', 'nicotinic acid'],
  niacin_equivalent: ['niacinäquivalent'],
  pantothenic_acid: ['vitamin b5', 'pantothensäure'],
  vitamin_B6: ['pyridoxin', 'pyridoxine'],
  biotin: ['vitamin b7', 'vitamin h'],
  folate: ['folat', 'vitamin b9', 'folate dfe', 'folatäquivalent'],
  folic_acid: ['folsäure'],
  vitamin_B12: ['cobalamin'],
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

/** A name without what people vary: case, umlauts, plurals, and what stands between its words. */
export function foldedKey(name: string): string {
  return foldWords(name).join('');
}

const BY_KEY = new Map<string, Nutrient>();
for (const one of NUTRIENTS) {
  const [, outside = '', inside = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(one.label) ?? [];
  const names = [one.name, ...(SYNONYMS[one.name] ?? []), one.label, outside];
  for (const name of names) addName(name, one);
  // "Vitamin B1 (thiamin)": a name of its own; "(total)" is none.
  if (/^[a-z]+$/i.test(inside) && inside !== 'total') addName(inside, one);
}
addName('pp', nutrient('niacin'));
// As the USDA calls them: "Fatty acids, total saturated", "Sodium, Na".
for (const { column, nutrient: name } of NUTRIENT_COLUMNS) {
  addName(column.replace(/ \([^()]*\)$/, ''), nutrient(name));
}
for (const [name, symbol] of SYMBOLS) addName(`${nutrient(name).label} ${symbol}`, nutrient(name));

function addName(name: string, one: Nutrient): void {
  const key = foldedKey(name);
  if (key !== '' && !BY_KEY.has(key)) BY_KEY.set(key, one);
}

/** The nutrient that a name without a unit means; undefined for any other name. */
export function nutrientOfName(name: string): Nutrient | undefined {
  return BY_KEY.get(foldedKey(name.replace(/^vit\.? +/i, 'vitamin ')));
}

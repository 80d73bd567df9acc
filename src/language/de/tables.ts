import { ownValue } from '../../collections/own-value.ts';
import type { Messages } from '../en/messages.ts';
import { servingInGerman } from './serving-words.ts';

/** Headings of columns by the names in files; long ones have line breaks. */
const COLUMNS: Readonly<Record<string, string>> = {
  left_out: 'aus-\ngelassen',
  total_fruits: 'Obst\ngesamt',
  whole_fruits: 'ganze\nFrüchte',
  total_vegetables: 'Gemüse\ngesamt',
  greens_and_beans: 'grünes\nGemüse und\nHülsen-\nfrüchte',
  whole_grains: 'Vollkorn',
  dairy: 'Milch-\nprodukte',
  total_protein_foods: 'Eiweiß-\nquellen',
  seafood_and_plant_proteins: 'Fisch und\npflanzliches\nEiweiß',
  refined_grains: 'raffiniertes\nGetreide',
  added_sugars: 'zugesetzter\nZucker',
  saturated_fats: 'gesättigte\nFette',
  fatty_acids: 'Fett-\nsäuren',
  sodium: 'Natrium',
  empty_calories: 'leere\nKalorien',
  vegetables: 'Gemüse',
  legumes: 'Hülsen-\nfrüchte',
  fruits: 'Obst',
  nuts: 'Nüsse',
  nuts_and_legumes: 'Nüsse und\nHülsen-\nfrüchte',
  fish: 'Fisch',
  red_and_processed_meat: 'rotes und\nverarbeitetes\nFleisch',
  alcohol: 'Alkohol',
  saturated_fat: 'gesättigte\nFette',
  fat: 'Fett',
  protein: 'Eiweiß',
  cholesterol: 'Cholesterin',
  fiber: 'Ballast-\nstoffe',
  magnesium: 'Magnesium',
  calcium: 'Calcium',
  potassium: 'Kalium',
  iron: 'Eisen',
  total_score: 'Summe',
  carbohydrates_percent: 'Kohlen-\nhydrate\n%',
  protein_percent: 'Eiweiß\n%',
  fat_percent: 'Fett\n%',
  alcohol_percent: 'Alkohol\n%',
  total_kcal: 'kcal\ngesamt',
  kJ_per_g: 'kJ\nje g',
  kcal_per_g: 'kcal\nje g',
  liquids_energy_kJ: 'Energie\nGetränke\nkJ',
  // An energy, not a density.
  energy_density_liquids_energy_kJ: 'Energie\nGetränke\nkJ',
  vitamin_A: 'Vitamin\nA',
  vitamin_C: 'Vitamin\nC',
  vitamin_E: 'Vitamin\nE',
  grams: 'Gramm',
  energy_kJ: 'Energie\nkJ',
  protein_g: 'Eiweiß\ng',
  fat_g: 'Fett\ng',
  carbohydrates_g: 'Kohlen-\nhydrate\ng',
  sugar_g: 'Zucker\ng',
  saturated_fatty_acids_g: 'gesättigte\nFett-\nsäuren\ng',
  salt_g: 'Salz\ng',
};

/** Evaluations in headings of tables with several of them, by the beginning of the names of their columns. */
const PREFIXES: Readonly<Record<string, string>> = {
  energy_density_: 'Energie-\ndichte',
  hei_: 'HEI',
  macros_: 'Makros',
  summary_: 'Nähr-\nwerte',
};

function columnHead(name: string): string | undefined {
  const known = ownValue(COLUMNS, name);
  const prefix = Object.keys(PREFIXES).find((one) => name.startsWith(one));
  if (known !== undefined || prefix === undefined) return known;
  const rest = ownValue(COLUMNS, name.slice(prefix.length));
  return rest === undefined ? undefined : `${PREFIXES[prefix]}\n${rest}`;
}

/** What happened to an id, by the word in catalogues. */
const CHANGES: Readonly<Record<string, string>> = {
  renamed: 'umbenannt',
  merged: 'zusammengelegt',
  split: 'aufgeteilt',
  deleted: 'gestrichen',
};

/** Cards and tables, in German. */
export const TABLES_DE: Messages['tables'] = {
  titles: {
    'energy-density': 'Energiedichte',
    'healthy-eating-index': 'Healthy Eating Index 2015',
    'healthy-eating-index-2020': 'Healthy Eating Index 2020',
    'healthy-eating-index-toddlers-2020': 'Healthy Eating Index Toddlers 2020',
    'healthy-eating-index-2010': 'Healthy Eating Index 2010',
    'dash-mellen': 'DASH nach Nährstoffen (Mellen)',
    'nutrient-rich-foods': 'Index der Nährstoffdichte (NRF9.3)',
    'alternate-mediterranean': 'Alternativer Mittelmeerdiät-Index',
    'dash-fung': 'DASH nach Lebensmittelgruppen (Fung)',
    'macro-distribution': 'Verteilung der Energie',
    intakes: 'Zufuhr',
    'nutrition-summary': 'Summe der Nährstoffe',
  },
  amount: 'Menge',
  unit: 'Einheit',
  solidFoods: 'Feste Lebensmittel',
  drinks: 'Getränke',
  energyOfSolids: 'Energie fester Lebensmittel',
  energyOfDrinks: 'Energie der Getränke',
  percentOfEnergy: '% der Energie',
  kcalByFactors: (kcal) =>
    `${kcal} kcal: Kohlenhydrate 4, Ballaststoffe 2, Eiweiß 4, Fett 9, Alkohol 7 kcal/g`,
  byDifference: (share) =>
    `Kohlenhydrate als Differenz, Ballaststoffe mit 4 kcal/g: ${share} der Masse`,
  coverage: 'bekannt',
  estimated: 'geschätzt',
  added: 'zugesetzt',
  estimatedRemark:
    'geschätzt: Anteil dieser Masse, für den die Menge von einem ähnlichen Lebensmittel stammt',
  addedRemark: 'zugesetzt: Anteil der Menge, der Lebensmitteln zugesetzt wurde (Anreicherung)',
  score: 'Punkte',
  max: 'von',
  density: 'Dichte',
  total: 'Summe',
  estimatedPatterns: (share) => `${share} der Energie haben geschätzte Lebensmittelgruppen`,
  knownFor: (what, share) => `${what}: nur für ${share} der Masse bekannt`,
  knownForPart: (figures) => `nur für einen Teil der Masse bekannt: ${figures}`,
  noDataScoresNothing: 'Eine Komponente ohne Daten erhält 0 Punkte',
  unsure: (entries, isOne, figures) =>
    `${entries} ${isOne ? 'Eintrag ist' : 'Einträge sind'} bei Lebensmittel oder Größe unsicher; am meisten hängt davon ab: ${figures}`,
  dayByDay: 'Tag für Tag',
  column: (name) => columnHead(name) ?? name.replaceAll('_', '\n'),
  foodHead: ['Kennung', 'Name', 'kcal', 'Eiweiß', 'Kohlenh.', 'Fett', 'eine Portion'],
  types: {
    generic_single_food: 'einzelnes Lebensmittel',
    generic_composite_food: 'Gericht',
    branded_food: 'Markenprodukt',
  },
  foodLine: (type, isDrink, unit) =>
    `${type}${isDrink ? ', ein Getränk' : ''}, gemessen in ${unit}`,
  alsoCalled: (names) => `auch ${names}`,
  retired: (release) => `entfallen in Ausgabe ${release}`,
  legacy: (id, change, release, now) =>
    `${id} (${ownValue(CHANGES, change) ?? change}, Ausgabe ${release}): heute ${now}`,
  standIn: (code, now) => `${code} fehlt in diesem Katalog: gezeigt wird das ähnliche ${now}`,
  per100: 'je 100 g',
  usualState: (state) => `üblicher Zustand: ${state}`,
  fromSimilar: 'geschätzt nach einem ähnlichen Lebensmittel',
  sources: (origins) => `Quellen: ${origins}`,
  similarTo: (origin) => `ähnlich ${origin}`,
  noPatterns: 'keine Lebensmittelgruppen',
  patternsOf: (code, isEstimated) =>
    `Lebensmittelgruppen ${isEstimated ? 'ähnlich' : 'von'} ${code}`,
  servings: 'Portionen',
  servingsOf: (state) => `Portionen: ${state}`,
  type: 'Art',
  serving: servingInGerman,
  ifNoAmount: 'gilt, wenn keine Menge angegeben ist',
};

/** Cards and tables on a terminal. */
export const TABLES_EN = {
  titles: {
    'energy-density': 'Energy density',
    'healthy-eating-index': 'Healthy Eating Index 2015',
    'healthy-eating-index-2020': 'Healthy Eating Index 2020',
    'healthy-eating-index-toddlers-2020': 'Healthy Eating Index Toddlers 2020',
    'healthy-eating-index-2010': 'Healthy Eating Index 2010',
    'dash-mellen': 'DASH by nutrients (Mellen)',
    'nutrient-rich-foods': 'Nutrient Rich Foods Index 9.3',
    'alternate-mediterranean': 'Alternate Mediterranean Diet Score',
    'dash-fung': 'DASH by food groups (Fung)',
    'macro-distribution': 'Macro distribution',
    intakes: 'Intakes',
    'nutrition-summary': 'Nutrition summary',
  },
  amount: 'amount',
  unit: 'unit',
  solidFoods: 'Solid foods',
  drinks: 'Drinks',
  energyOfSolids: 'energy of solid foods',
  energyOfDrinks: 'energy of drinks',
  percentOfEnergy: '% of energy',
  kcalByFactors: (kcal: string) =>
    `${kcal} kcal: carbohydrates 4, fibre 2, protein 4, fat 9, alcohol 7 kcal/g`,
  byDifference: (share: string) =>
    `carbohydrates by difference, fibre at 4 kcal/g: ${share} of the mass`,
  coverage: 'coverage',
  estimated: 'estimated',
  added: 'added',
  estimatedRemark: 'estimated: the share of that mass whose amount comes from a similar food',
  addedRemark: 'added: the share of the amount that was added to foods (fortification)',
  score: 'score',
  max: 'max',
  density: 'density',
  total: 'Total',
  estimatedPatterns: (share: string) => `${share} of the energy has estimated food patterns`,
  knownFor: (what: string, share: string) => `${what}: known for only ${share} of the mass`,
  knownForPart: (figures: string) => `known for only part of the mass: ${figures}`,
  noDataScoresNothing: 'A component without data scores 0',
  unsure: (entries: string, isOne: boolean, figures: string) =>
    `${entries} ${isOne ? 'entry has' : 'entries have'} an uncertain food or size; most affected: ${figures}`,
  dayByDay: 'Day by day',
  /** Headings of columns by the names in files, with their line breaks. */
  column: (name: string) => name.replaceAll('_', '\n'),
  foodHead: ['id', 'name', 'kcal', 'protein', 'carbs', 'fat', 'a serving'],
  types: {
    generic_single_food: 'single food',
    generic_composite_food: 'composite dish',
    branded_food: 'branded product',
  },
  foodLine: (type: string, isDrink: boolean, unit: string) =>
    `${type}${isDrink ? ', a drink' : ''}, measured in ${unit}`,
  alsoCalled: (names: string) => `also called ${names}`,
  retired: (release: string) => `retired in release ${release}`,
  legacy: (id: string, change: string, release: string, now: string) =>
    `${id} was ${change} in release ${release}: now ${now}`,
  standIn: (code: string, now: string) =>
    `${code} is not in this catalogue: showing the similar ${now}`,
  per100: 'per 100 g',
  usualState: (state: string) => `usual state: ${state.toLowerCase()}`,
  fromSimilar: 'estimated from a similar food',
  sources: (origins: string) => `Sources: ${origins}`,
  similarTo: (origin: string) => `similar to ${origin}`,
  noPatterns: 'no food patterns',
  patternsOf: (code: string, isEstimated: boolean) =>
    `food patterns ${isEstimated ? 'similar to' : 'of'} ${code}`,
  servings: 'Servings',
  servingsOf: (state: string) => `Servings: ${state}`,
  type: 'type',
  /** A serving by its type and its label, which is English. */
  serving: (_type: string, label: string) => label,
  ifNoAmount: 'used if no amount is given',
};

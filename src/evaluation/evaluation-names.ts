/** The names of an evaluation for people, files and programs. */
export interface EvaluationWords {
  /** The name of its command, and the prefix of its columns if one row has several evaluations. */
  readonly short: string;
  readonly title: string;
  /** The result of the evaluation in a phrase, for help and for the description of the service. */
  readonly summary: string;
}

/** The evaluations by the names of the specification's routes, in the order in which they are shown. */
export const EVALUATION_WORDS = {
  'energy-density': {
    short: 'energy-density',
    title: 'Energy density',
    summary: 'Compute the energy per gram of solid foods, and the energy of drinks',
  },
  'healthy-eating-index': {
    short: 'hei',
    title: 'Healthy Eating Index 2015',
    summary: 'Score the Healthy Eating Index 2015: 13 components, 100 points',
  },
  'healthy-eating-index-2020': {
    short: 'hei-2020',
    title: 'Healthy Eating Index 2020',
    summary: 'Score the Healthy Eating Index 2020; with --age, toddlers by their own standards',
  },
  'healthy-eating-index-toddlers-2020': {
    short: 'hei-toddlers',
    title: 'Healthy Eating Index Toddlers 2020',
    summary: 'Score the Healthy Eating Index of toddlers (12 to 23 months)',
  },
  'healthy-eating-index-2010': {
    short: 'hei-2010',
    title: 'Healthy Eating Index 2010',
    summary: 'Score the Healthy Eating Index 2010: 12 components, 100 points',
  },
  'dash-mellen': {
    short: 'dash-mellen',
    title: 'DASH by nutrients (Mellen)',
    summary: 'Score DASH by nine nutrients (Mellen 2008), 9 points',
  },
  'nutrient-rich-foods': {
    short: 'nrf93',
    title: 'Nutrient Rich Foods Index 9.3',
    summary: 'Score nutrient density by NRF9.3 per 100 kcal',
  },
  'alternate-mediterranean': {
    short: 'amed',
    title: 'Alternate Mediterranean Diet Score',
    summary:
      'Score the alternate Mediterranean diet by comparing each group with the median of all groups',
  },
  'dash-fung': {
    short: 'dash-fung',
    title: 'DASH by food groups (Fung)',
    summary: "Score DASH by each group's quintile among all groups (Fung 2008), 40 points",
  },
  intakes: {
    short: 'intakes',
    title: 'Intakes',
    summary: 'Sum energy, all nutrients and all food patterns, to be merged or scored later',
  },
  'macro-distribution': {
    short: 'macros',
    title: 'Macro distribution',
    summary: 'Compute the share of energy from carbohydrates, protein, fat and alcohol',
  },
  'nutrition-summary': {
    short: 'summary',
    title: 'Nutrition summary',
    summary: 'Sum all nutrients, with their coverage',
  },
} as const satisfies Readonly<Record<string, EvaluationWords>>;

/** The name of an evaluation, as the library and provenance give it. */
export type EvaluationName = keyof typeof EVALUATION_WORDS;

/** The evaluations that are an index. */
export const INDEX_NAMES = [
  'healthy-eating-index',
  'healthy-eating-index-2020',
  'healthy-eating-index-toddlers-2020',
  'healthy-eating-index-2010',
  'dash-mellen',
  'nutrient-rich-foods',
  'alternate-mediterranean',
  'dash-fung',
] as const satisfies readonly EvaluationName[];

/** The name of an index that viand scores. */
export type IndexName = (typeof INDEX_NAMES)[number];

/** Makes something for every index, by its name. */
export function forEachIndexName<Made>(
  make: (name: IndexName) => Made,
): Readonly<Record<IndexName, Made>> {
  return Object.fromEntries(INDEX_NAMES.map((name) => [name, make(name)])) as Record<
    IndexName,
    Made
  >;
}

/** The evaluations that `all` runs: those of the specification. */
export const SCORED_EVALUATIONS = [
  'energy-density',
  'healthy-eating-index',
  'macro-distribution',
  'nutrition-summary',
] as const satisfies readonly EvaluationName[];

/** The names of all evaluations, in the order of results. */
export const EVALUATION_NAMES = Object.keys(EVALUATION_WORDS) as readonly EvaluationName[];

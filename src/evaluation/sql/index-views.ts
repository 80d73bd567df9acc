import type { EntryField } from '../../model/entry.ts';
import { isFoodPattern } from '../../model/food-patterns.ts';
import {
  convertMass,
  convertVolume,
  isMassUnit,
  UNITS,
  type Unit,
  unitNames,
} from '../../model/units.ts';
import type { IndexEvaluation } from '../indices/index-score.ts';
import type { IndexComponent, IndexInput } from '../indices/index-table.ts';
import type { Dialect } from './dialects.ts';

/** The tables and columns on which views are based. */
export interface ViewOptions {
  readonly dialect: Dialect;
  /** Name of the view with the scores, and prefix of the names of the other views. */
  readonly view: string;
  /** Name of the table of meals, an entry a row. */
  readonly meals: string;
  /** Name of the table that `viand sql foods` writes. */
  readonly foods: string;
  /** Columns to group by. */
  readonly by: readonly string[];
  /** Columns of the meals with other names. */
  readonly map: Readonly<Partial<Record<EntryField, string>>>;
  /** Unit of amounts without one. */
  readonly unit: Unit | undefined;
  /** Skips faulty entries; otherwise, nothing is scored while there are any. */
  readonly skipFaulty: boolean;
  /** Grams above which an entry is at fault. */
  readonly maxGrams: number;
  /** Lines of the comment in front. */
  readonly about: readonly string[];
}

/** The values of a flag, in lower case. */
const TRUE = "'1', 'true', 'yes'";
/** See {@link TRUE}. */
const FALSE = "'0', 'false', 'no'";

/** An amount in a unit, converted to grams by the operations of the engine. */
function gramsIn(unit: Unit): string {
  const [factor, divisor] = isMassUnit(unit)
    ? [convertMass(1, unit, 'g'), convertMass(1, 'g', unit)]
    : [convertVolume(1, unit, 'ml'), convertVolume(1, 'ml', unit)];
  const amount = factor >= 1 ? `amount * ${factor}` : `amount / ${divisor}`;
  return isMassUnit(unit) ? amount : `${amount} * grams_per_ml`;
}

/** Sums are whole numbers of billionths of a unit, as in the engine: exact in any order. All of them are doubles. */
const PARTS_PER_UNIT = '1e9';

/** Adding and then subtracting this number rounds to a whole number: doubles from 2^52 on have no fraction. */
const WHOLE = 1.5 * 2 ** 52;

/** The sum of portions in a unit, each as a whole number of billionths. */
function sumOf(condition: string, partsPerGram: string): string {
  const parts = `(grams * (${partsPerGram}) + ${WHOLE}) - ${WHOLE}`;
  return `SUM(CASE WHEN ${condition} THEN ${parts} END) / ${PARTS_PER_UNIT}`;
}

/** The amount that a gram of a food adds, in billionths. */
function partsPerGram(figure: string): string {
  return `${figure} * ${PARTS_PER_UNIT} / ${BASIS_GRAMS}`;
}

/** 1 kcal = 4.184 kJ. */
const KJ_PER_KCAL = '4.184';
/** Amounts of foods are per 100 g. */
const BASIS_GRAMS = '100';

/** The figures of foods that an index sums, by their columns: energy first. */
export function figuresOf(components: readonly IndexComponent[]): readonly IndexInput[] {
  return [
    ...new Set<IndexInput>([
      'energy',
      ...components.flatMap(({ density }) =>
        density.kind === 'ratio' ? [...density.of, density.to] : density.of,
      ),
    ]),
  ];
}

/** Columns of the views, other than figures, components and the results of both. */
const OWN_COLUMNS = [
  ...['food_id', 'known_id', 'written_amount', 'amount', 'unit', 'raw_flag', 'grams', 'fault'],
  ...['food_patterns_estimated', 'grams_per_ml', 'default_grams', 'yield_factor'],
  ...['entries', 'skipped', 'kcal', 'total_score', 'estimated_energy', 'estimated_energy_share'],
];

/** The names that labels cannot have in the views of an index, in lower case, because the views have such columns. */
export function viewColumns(components: readonly IndexComponent[]): ReadonlySet<string> {
  const figures = figuresOf(components);
  return new Set([
    ...OWN_COLUMNS,
    ...figures.flatMap((name) => [name, `${name}_sum`]),
    ...[...gapsOf(figures).keys()].flatMap((gap) => [`${gap}_grams`, `${gap}_coverage`]),
    ...components.flatMap(({ component }) => [component, `${component}_density`]),
  ]);
}

/**
 * SQL of three views over tables of meals and foods: `viand_hei_entries` weighs each entry or gives its problem,
 * `viand_hei_sums` adds up each group, and `viand_hei` has densities, scores and the total. A database may have the
 * views of several indices. They follow the rules and the sums of {@link indexEvaluation}.
 */
export function indexViews({ components, table }: IndexEvaluation, options: ViewOptions): string {
  const { dialect, about, view } = options;
  const comment = [
    `${table.index} (${table.version}) in ${dialect.name}.`,
    ...about,
    ...(dialect.isExecuted ? [] : ['These views have been parsed, and not been executed.']),
  ].map((line) => `-- ${line}\n`);
  const figures = figuresOf(components);
  const views = [
    [`${view}_entries`, entriesView(figures, options)],
    [`${view}_sums`, sumsView(figures, options)],
    [view, scoresView(components, options)],
  ];
  const isReplaced = dialect.canReplaceViews;
  // A view is dropped before the views that it reads.
  const drops = views.toReversed().map(([name]) => `DROP VIEW IF EXISTS ${name};\n`);
  const create = isReplaced ? 'CREATE OR REPLACE VIEW' : 'CREATE VIEW';
  const statements = views.map(([name, select]) => `${create} ${name} AS\n${select};\n`);
  return `${comment.join('')}\n${isReplaced ? '' : `${drops.join('')}\n`}${statements.join('\n')}`;
}

function entriesView(figures: readonly IndexInput[], options: ViewOptions): string {
  const { dialect, by, map, unit, meals, foods, maxGrams } = options;
  const { quote, text } = dialect;
  const column = (field: EntryField) => `meal.${quote(map[field] ?? field)}`;
  const hasRawWeights = map.weighted_before_process !== undefined;
  const cell = (field: EntryField) => `NULLIF(trim(CAST(${column(field)} AS ${text})), '')`;
  const written = `lower(${cell('unit')})`;
  const given = unit === undefined ? written : `COALESCE(${written}, '${unit.toLowerCase()}')`;
  const flag = hasRawWeights ? `lower(${cell('weighted_before_process')})` : `'false'`;
  const isRaw = `${flag} IN (${TRUE})`;
  const namesOf = (one: Unit) => unitNames(one).map((name) => `'${name}'`);
  const masses = UNITS.map(
    (one) => `WHEN unit IN (${namesOf(one).join(', ')}) THEN ${gramsIn(one)}`,
  );
  const known = UNITS.flatMap(namesOf).join(', ');
  const labels = by.map(quote);
  const labelText = (label: string) => `CAST(${label} AS ${text})`;
  const isBlank = labels.map((label) => `COALESCE(trim(${labelText(label)}), '') = ''`);
  const isPadded = labels.map(
    (label) => `${dialect.withoutWhiteSpace(labelText(label))} <> ${labelText(label)}`,
  );
  const figureList = figures
    .map((name) => `${dialect.figure(`food.${quote(name)}`)} AS ${quote(name)}`)
    .join(',\n    ');
  const own = (name: string) => dialect.figure(`food.${name}`);
  const weighed = (raw: string, eaten: string) =>
    hasRawWeights ? `CASE WHEN ${isRaw} THEN ${own(raw)} ELSE ${own(eaten)} END` : own(eaten);
  return `WITH read_entries AS (
  SELECT ${[...labels.map((label) => `meal.${label}`), ''].join(', ')}${column('food_id')} AS food_id,
    ${cell('amount')} AS written_amount, ${given} AS unit, ${flag} AS raw_flag,
    food.id AS known_id, ${own('food_patterns_estimated')} AS food_patterns_estimated,
    COALESCE(${weighed('raw_grams_per_ml', 'grams_per_ml')}, 1) AS grams_per_ml,
    ${weighed('raw_default_grams', 'default_grams')} AS default_grams,
    ${hasRawWeights ? `CASE WHEN ${isRaw} THEN ${own('yield_factor')} ELSE 1 END` : '1'} AS yield_factor,
    ${figureList}
  FROM ${meals} AS meal
  LEFT JOIN ${foods} AS food ON food.id = trim(CAST(${column('food_id')} AS ${text}))
), numbers AS (
  SELECT read_entries.*, ${dialect.number('written_amount')} AS amount FROM read_entries
), weighed AS (
  SELECT numbers.*, CASE WHEN written_amount IS NULL THEN default_grams
    ELSE CASE ${masses.join('\n      ')} END * yield_factor END AS grams
  FROM numbers
)
SELECT weighed.*, CASE
  ${isBlank.length === 0 ? '' : `WHEN ${isBlank.join(' OR ')} THEN 'blank label'\n  WHEN ${isPadded.join(' OR ')} THEN 'spaces around label'\n  `}WHEN known_id IS NULL THEN 'unknown food'
  WHEN written_amount IS NOT NULL AND (amount IS NULL OR amount < 0) THEN 'invalid amount'
  WHEN unit NOT IN (${known}) OR (unit IS NULL AND written_amount IS NOT NULL) THEN 'unknown unit'
  WHEN raw_flag NOT IN (${TRUE}, ${FALSE}) THEN 'invalid flag'
  WHEN grams > ${maxGrams} THEN 'impossible amount' END AS fault
FROM weighed`;
}

function sumsView(figures: readonly IndexInput[], { dialect, view, by, skipFaulty }: ViewOptions) {
  const { quote } = dialect;
  const group = by.map(quote);
  const isGood = 'fault IS NULL';
  const sums = figures.map(
    (name) => `${sumOf(isGood, partsPerGram(quote(name)))} AS ${quote(`${name}_sum`)}`,
  );
  const gapNames = gapsOf(figures);
  const gaps = [...gapNames].map(
    ([gap, figure]) =>
      `${sumOf(`${isGood} AND ${quote(figure)} IS NOT NULL`, PARTS_PER_UNIT)} AS ${quote(`${gap}_grams`)}`,
  );
  const isEstimated = `${isGood} AND food_patterns_estimated = 1`;
  const estimated = `${sumOf(isEstimated, partsPerGram(quote('energy')))} AS estimated_energy`;
  const lists = [
    ...group,
    'COUNT(*) AS entries',
    'SUM(CASE WHEN fault IS NULL THEN 0 ELSE 1 END) AS skipped',
    `${sumOf(isGood, PARTS_PER_UNIT)} AS grams`,
    ...sums,
    ...gaps,
    estimated,
  ];
  const groupBy = group.length === 0 ? '' : `\nGROUP BY ${group.join(', ')}`;
  const where = skipFaulty
    ? ''
    : `\nWHERE NOT EXISTS (SELECT 1 FROM ${view}_entries WHERE fault IS NOT NULL)`;
  return `SELECT ${lists.join(',\n  ')}\nFROM ${view}_entries${where}${groupBy}`;
}

/** Inputs that may be missing, each with a figure that shows it: a food has all food patterns or none. */
function gapsOf(figures: readonly IndexInput[]): Map<string, IndexInput> {
  return new Map(figures.map((name) => [gapOf(name), name]));
}

function gapOf(input: IndexInput): string {
  return isFoodPattern(input) ? 'food_patterns' : input;
}

function scoresView(components: readonly IndexComponent[], options: ViewOptions): string {
  const { dialect, view, by } = options;
  const { quote } = dialect;
  const group = by.map(quote);
  const figures = figuresOf(components);
  const gaps = [...gapsOf(figures).keys()];
  const densities = components.map(
    (component) => `${densityOf(component, quote)} AS ${quote(`${component.component}_density`)}`,
  );
  const scores = components.map(
    (component) => `${scoreOf(component, quote)} AS ${quote(component.component)}`,
  );
  const total = components.map(({ component }) => quote(component)).join(' + ');
  const coverage = gaps.map(
    (gap) =>
      `CASE WHEN COALESCE(grams, 0) = 0 THEN 1 ELSE COALESCE(${quote(`${gap}_grams`)}, 0) / grams END AS ${quote(`${gap}_coverage`)}`,
  );
  const names = [
    ...group,
    'entries',
    'skipped',
    ...components.map(({ component }) => quote(component)),
    `${total} AS total_score`,
    `CASE WHEN COALESCE(energy_sum, 0) > 0 THEN CASE WHEN COALESCE(estimated_energy, 0) > energy_sum THEN 1 ELSE COALESCE(estimated_energy, 0) / energy_sum END ELSE 0 END AS estimated_energy_share`,
    ...components.map(({ component }) => quote(`${component}_density`)),
    ...coverage,
  ];
  return `WITH energies AS (
  SELECT sums.*, NULLIF(COALESCE(energy_sum, 0) / ${KJ_PER_KCAL}, 0) AS kcal FROM ${view}_sums AS sums
), densities AS (
  SELECT energies.*,
    ${densities.join(',\n    ')}
  FROM energies
), scores AS (
  SELECT densities.*,
    ${scores.join(',\n    ')}
  FROM densities
)
SELECT ${names.join(',\n  ')}
FROM scores
WHERE entries > skipped`;
}

type Quote = Dialect['quote'];

/** NULL without energy, if an input is unknown for all foods, and for a ratio whose denominator is 0. */
function densityOf({ density }: IndexComponent, quote: Quote): string {
  const amount = density.of.map((name) => `COALESCE(${quote(`${name}_sum`)}, 0)`).join(' + ');
  const inputs = density.kind === 'ratio' ? [...density.of, density.to] : density.of;
  const isUnknown = isUnknownOf(inputs, quote);
  switch (density.kind) {
    case 'amount':
      return `CASE WHEN ${isUnknown} THEN NULL ELSE (${amount}) END`;
    case 'per 100 kcal':
      return `CASE WHEN ${isUnknown} THEN NULL ELSE (${amount}) / (kcal / 100) END`;
    case 'per 1000 kcal':
      return `CASE WHEN ${isUnknown} THEN NULL ELSE (${amount}) / (kcal / 1000) END`;
    case 'per kcal':
      return `CASE WHEN ${isUnknown} THEN NULL ELSE (${amount}) / kcal END`;
    case '% of energy':
      return `CASE WHEN ${isUnknown} THEN NULL ELSE 100 * ((${amount}) * ${density.kcalPerUnit} / kcal) END`;
    case 'ratio':
      return `CASE WHEN kcal IS NULL OR ${isUnknown} THEN NULL ELSE (${amount}) / NULLIF(${quote(`${density.to}_sum`)}, 0) END`;
  }
}

function isUnknownOf(inputs: readonly IndexInput[], quote: Quote): string {
  const gaps = [...new Set(inputs.map(gapOf))].map((gap) => quote(`${gap}_grams`));
  return `(grams > 0 AND (${gaps.map((gap) => `COALESCE(${gap}, 0) = 0`).join(' OR ')}))`;
}

/** Linear between the two standards, and constant beyond them. */
function scoreOf(row: IndexComponent, quote: Quote): string {
  const { component, density, maxScore, worstAt, bestAt } = row;
  const value = quote(`${component}_density`);
  const score =
    worstAt > bestAt
      ? `${maxScore} - ${maxScore} * (${value} - ${bestAt}) / ${worstAt - bestAt}`
      : worstAt === 0
        ? `${maxScore} * (${value} / ${bestAt})`
        : `${maxScore} * ((${value} - ${worstAt}) / ${bestAt - worstAt})`;
  const infinite =
    density.kind === 'ratio'
      ? `WHEN kcal IS NOT NULL AND NOT ${isUnknownOf([...density.of, density.to], quote)} AND COALESCE(${quote(`${density.to}_sum`)}, 0) = 0 AND ${density.of.map((name) => `COALESCE(${quote(`${name}_sum`)}, 0)`).join(' + ')} > 0 THEN ${maxScore} `
      : '';
  return `CASE ${infinite}WHEN ${value} IS NULL THEN 0 WHEN ${score} < 0 THEN 0 WHEN ${score} > ${maxScore} THEN ${maxScore} ELSE ${score} END`;
}

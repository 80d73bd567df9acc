import type { IndexInput } from '../../src/evaluation/indices/index-table.ts';

/** A file of meals as DuckDB reads it. */
export interface MealTable {
  readonly files: readonly string[];
  /** All columns of the files, in their order, with the types they are read as. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns to group by. */
  readonly by: readonly string[];
  readonly foodId: string;
  /** SQL of the grams that were eaten; NULL for a faulty row. */
  readonly grams: string;
  /** Whether rows that cannot be read, such as those of an unknown food, are skipped. */
  readonly hasFaults: boolean;
  readonly isQuoted: boolean;
}

/** SQL of the grams of an amount with a unit. */
export const GRAMS_OF_UNIT = `CASE WHEN amount >= 0 THEN amount * CASE unit
  WHEN 'g' THEN 1 WHEN 'kg' THEN 1000 WHEN 'mg' THEN 0.001 END END`;

/** The sums from which HEI-2015 is scored, each with the inputs that it adds up. */
export const FIGURES: Readonly<Record<string, readonly IndexInput[]>> = {
  energy: ['energy'],
  total_fruits: ['f_total'],
  whole_fruits: ['f_citmlb', 'f_other'],
  total_vegetables: ['v_total', 'v_legumes'],
  greens_and_beans: ['v_drkgr', 'v_legumes'],
  whole_grains: ['g_whole'],
  dairy: ['d_total'],
  total_protein_foods: ['pf_mps_total', 'pf_eggs', 'pf_soy', 'pf_nutsds', 'pf_legumes'],
  seafood_and_plant_proteins: ['pf_seafd_hi', 'pf_seafd_low', 'pf_soy', 'pf_nutsds', 'pf_legumes'],
  refined_grains: ['g_refined'],
  added_sugars: ['add_sugars'],
  saturated_fats: ['saturated_fatty_acids'],
  unsaturated_fats: ['monounsaturated_fatty_acids', 'polyunsaturated_fatty_acids'],
  sodium: ['sodium'],
};

export const SCORES = [
  'total_fruits',
  'whole_fruits',
  'total_vegetables',
  'greens_and_beans',
  'whole_grains',
  'dairy',
  'total_protein_foods',
  'seafood_and_plant_proteins',
  'refined_grains',
  'added_sugars',
  'saturated_fats',
  'fatty_acids',
  'sodium',
  'total_score',
] as const;

const figures = Object.keys(FIGURES);

/** A table of the amounts of foods per gram, by the ids in meal files. */
export const FIGURE_TABLE = `CREATE TEMP TABLE figure (
  id VARCHAR, default_grams DOUBLE, ${figures.map((name) => `${name} DOUBLE`).join(', ')}
)`;

/** The foods by id. The ids are an enum, so that joins compare numbers and need less memory. */
export const FOOD_TABLE = `
CREATE TYPE food_id AS ENUM (SELECT id FROM figure ORDER BY id);
CREATE TABLE food AS SELECT * REPLACE (id::food_id AS id) FROM figure;`;

/**
 * Points for a density: 0 at the worst density or beyond, all at the best, and 0 without a density.
 */
export const SCORE_MACRO = `CREATE TEMP MACRO score(density, worst, best, points) AS
  coalesce(least(greatest(points * ((density - worst) / (best - worst)), 0), points), 0)`;

export function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * SQL that writes the HEI-2015 of each group to a CSV file. It is written by hand with the rules of
 * `src/evaluation`, for foods whose amounts are all known. Groups without energy score 0.
 */
export function heiQuery(meals: MealTable, output: string): string {
  const by = meals.by.join(', ');
  const quote = meals.isQuoted ? '"' : '';
  const columns = Object.entries(meals.columns).map(([name, type]) => `'${name}': '${type}'`);
  const sums = figures.map((name) => `sum(eaten_grams * ${name}) AS ${name}`);
  return `COPY (
  WITH eaten AS (
    SELECT food.*, ${by}, ${meals.grams} AS eaten_grams
    FROM read_csv([${meals.files.map(quotedText).join(', ')}],
      auto_detect = false, header = true, delim = ',', quote = '${quote}', escape = '${quote}',
      columns = {${columns.join(', ')}}, ignore_errors = ${meals.hasFaults}) AS meal
    JOIN food ON food.id = meal.${meals.foodId}
  ), sums AS (
    SELECT ${by}, ${sums.join(', ')}
    FROM eaten
    ${meals.hasFaults ? 'WHERE eaten_grams IS NOT NULL' : ''}
    GROUP BY ${by}
  ), densities AS (
    SELECT *, nullif(energy / 4.184, 0) AS kcal, kcal / 1000 AS mcal FROM sums
  ), scores AS (
    SELECT ${by},
      score(total_fruits / mcal, 0, 0.8, 5) AS total_fruits,
      score(whole_fruits / mcal, 0, 0.4, 5) AS whole_fruits,
      score(total_vegetables / mcal, 0, 1.1, 5) AS total_vegetables,
      score(greens_and_beans / mcal, 0, 0.2, 5) AS greens_and_beans,
      score(whole_grains / mcal, 0, 1.5, 10) AS whole_grains,
      score(dairy / mcal, 0, 1.3, 10) AS dairy,
      score(total_protein_foods / mcal, 0, 2.5, 5) AS total_protein_foods,
      score(seafood_and_plant_proteins / mcal, 0, 0.8, 5) AS seafood_and_plant_proteins,
      score(refined_grains / mcal, 4.3, 1.8, 10) AS refined_grains,
      score(100 * added_sugars * 16 / kcal, 26, 6.5, 10) AS added_sugars,
      score(100 * saturated_fats * 9 / kcal, 16, 8, 10) AS saturated_fats,
      CASE WHEN kcal IS NULL THEN 0
        WHEN saturated_fats = 0 THEN CASE WHEN unsaturated_fats > 0 THEN 10 ELSE 0 END
        ELSE score(unsaturated_fats / saturated_fats, 1.2, 2.5, 10) END AS fatty_acids,
      score(sodium / kcal, 2, 1.1, 10) AS sodium
    FROM densities
  ), totals AS (
    SELECT *, ${SCORES.slice(0, -1).join(' + ')} AS total_score FROM scores
  )
  SELECT ${by}, ${SCORES.map((name) => `round(${name}, 6) AS ${name}`).join(', ')} FROM totals
) TO ${quotedText(output)} (FORMAT csv, HEADER)`;
}

/** The column of the food code in the tables of FNDDS. */
export const CODE = 'Food code';

/**
 * The tables of FNDDS and FPED, recognised by their columns, because USDA changes their names from release to release.
 */
export const TABLES = {
  nutrients: [CODE, 'Main food description', 'WWEIA Category number', 'Energy (kcal)'],
  foods: [CODE, 'Main food description', 'Additional food description', 'WWEIA Category number'],
  portions: [CODE, 'Subcode description', 'Portion description', 'Portion weight (g)'],
  /** FPED of one release, such as 2017-2018. */
  foodPatterns: ['FOODCODE', 'F_TOTAL (cup eq.)', 'A_DRINKS (no. of drinks)'],
  /** FPED of several releases, such as 2017-2020. */
  severalFoodPatterns: ['FOODCODE', 'F_TOTAL (cup eq)', 'A_DRINKS (no. of drinks)'],
} as const;

/** The name of a table of FNDDS. */
export type Table = keyof typeof TABLES;

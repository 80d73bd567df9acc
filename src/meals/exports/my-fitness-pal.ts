import type { ProgramExport } from './export.ts';

const TOTALS = /^(?:(?:daily|weekly) )?totals$/i;

/** One food per row, with the amount in the name: "Oatmeal, 40 g". */
export const MY_FITNESS_PAL_FOODS: ProgramExport = {
  program: 'MyFitnessPal',
  header: ['Date', 'Meal', 'Food', 'Calories'],
  amounts: ['Quantity', 'Amount', 'Unit', 'Units'],
  read: (row) =>
    TOTALS.test(row('Meal')) || row('Food') === ''
      ? undefined
      : {
          food: row('Food'),
          measure: [row('Quantity') || row('Amount'), row('Unit') || row('Units')].join(' ').trim(),
          date: row('Date'),
          meal: row('Meal'),
        },
};

/** The MyFitnessPal export that has meals but no foods. */
export const MY_FITNESS_PAL_SUMMARY: ProgramExport = {
  program: 'MyFitnessPal',
  header: ['Date', 'Meal', 'Calories', 'Fat (g)'],
  without: ['Food', 'Name'],
  lacksFoods: 'print the diary with its foods, and save that as CSV with a column "Food"',
};
